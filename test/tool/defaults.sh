#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: the command with the providers that configure chose, which every other script replaces by
# those of known answers: info names them, and keys, signatures and secrets are made with them, or
# the command ends with 3 and says why. Does not cover: the library (test/providers/default.c).
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

edmont=$EDMONT_AS_CONFIGURED

# What edmont.pc says, which is beside the library that was built.
pc()
{
    sed -n "s/^$1=//p" "$TOP_BUILDDIR/edmont.pc"
}
hash=$(pc hash)
random=$(pc random)
insecure=$(pc insecure_random)

# Whether there is what makes an X25519 key, and whether there is also what makes one to sign with.
has_secrets()
{
    [ "$random" != none ] && [ "$random,$insecure" != isaac-test,no ]
}

has_keys()
{
    has_secrets && [ "$hash" != none ]
}

info_names_them()
{
    ends 0 "$edmont" info
    grep -q "^hash  *$hash\(\$\|[, ]\)" out
    grep -q "^random  *$random\(\$\|[, ]\)" out
}

an_option_replaces_them()
{
    ends 0 "$edmont" --hash sha512 --random system info
    grep -q "^hash  *sha512\(\$\|[, ]\)" out
    grep -q "^random  *system\(\$\|[, ]\)" out
    ends 0 "$edmont" --hash sha512 --random system keygen -o key
}

signatures_are_made_and_verified_or_the_status_is_3()
{
    if ! has_keys; then
        ends 3 "$edmont" keygen -o key
        [ ! -e key ]
        return
    fi
    ends 0 "$edmont" keygen -o key
    ends 0 "$edmont" public -k key -o pub
    ends 0 "$edmont" sign -k key pub
    ends 0 "$edmont" verify -p pub -s pub.sig pub
    ends 1 "$edmont" verify -p pub -s pub.sig pub.sig
}

secrets_are_agreed_on_or_the_status_is_3()
{
    if ! has_secrets; then
        ends 3 "$edmont" keygen --type x25519 -o a
        [ ! -e a ]
        return
    fi
    for who in a b; do
        ends 0 "$edmont" keygen --type x25519 -o $who
        ends 0 "$edmont" public -k $who -o $who.pub
    done
    ends 0 "$edmont" dh -k a -p b.pub -o one
    ends 0 "$edmont" dh -k b -p a.pub -o two
    cmp one two
}

the_self_test_passes_or_misses_a_provider()
{
    if [ "$hash" = none ] || [ "$random" = none ]; then
        ends 3 "$edmont" selftest
    else
        ends 0 "$edmont" selftest
    fi
}

run_cases \
    info_names_them \
    an_option_replaces_them \
    signatures_are_made_and_verified_or_the_status_is_3 \
    secrets_are_agreed_on_or_the_status_is_3 \
    the_self_test_passes_or_misses_a_provider
