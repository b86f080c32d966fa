#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: the edmont command of a library that examples/providers/pkcs11_custom_*.h are compiled
# into, with a token of SoftHSM2 in the process and behind a server: keys, signatures and verdicts
# are those of openssl; without the token every command fails, and none leaves an output.
#
# Does not cover: pkcs11.c by itself, which pkcs11.sh tests.
set -eu

. "$TOP_SRCDIR/test/tap.sh"
. "$TOP_SRCDIR/test/style/build_tree.sh"
. "$TOP_SRCDIR/test/interop/softhsm.sh"
tap_need openssl make
here=$tap_scratch/build
edmont=$here/edmont
mkdir "$here"
cd "$here"

# As pkcs11_custom_hash.h says, with the compiler of this build, but by a make of its own.
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOVERRIDES
builds()
{
    {
        "$TOP_SRCDIR/configure" -q --disable-shared --without-openssl --without-libsodium \
            CC="$CC" CFLAGS="$CFLAGS" LIBS='-pthread -ldl' \
            CPPFLAGS="$(pkg-config --cflags p11-kit-1)" \
            --with-hash=custom \
            --with-custom-hash-header=examples/providers/pkcs11_custom_hash.h \
            --with-random=custom \
            --with-custom-random-header=examples/providers/pkcs11_custom_random.h &&
            make -s -j2 edmont
    } > log 2>&1 || tail -n 40 log
    ! grep 'warning:' log || :
}

says()
{
    grep -q -e "$1" "$2" || { echo "no $1 in:"; cat "$2"; }
}

# ends STATUS COMMAND...
ends()
{
    wanted=$1
    shift
    status=0
    "$@" > out 2> err || status=$?
    [ $status -eq "$wanted" ] || { echo "it ended with $status: $*"; cat out err; }
}

names_are_the_tokens()
{
    says '^hash=pkcs11-sha512$' edmont.pc
    says '^random=pkcs11$' edmont.pc
    "$edmont" info --json > info
    says '"hash": *{"name": *"pkcs11-sha512", *"sha512": *true, *"may_fail": *true' info
    says '"random": *{"name": *"pkcs11"' info
    ends 0 "$edmont" selftest
}

signatures_are_those_of_openssl()
{
    for round in 1 2 3 4; do
        head -c $((round * round * 999)) /dev/urandom > file
        openssl genpkey -algorithm ed25519 -out key
        openssl pkey -in key -pubout -out pub
        "$edmont" --json sign -k key -o sig file > json
        openssl pkeyutl -sign -inkey key -rawin -in file -out openssl.sig
        cmp sig openssl.sig
        says "\"signature\": *\"$(od -An -v -tx1 openssl.sig | tr -d ' \n')\"" json
        ends 0 "$edmont" verify -p pub -s openssl.sig file
        "$edmont" public -k key | cmp - pub
    done
}

keys_are_drawn_from_the_token()
{
    ends 0 "$edmont" keygen -o first
    ends 0 "$edmont" keygen -o second
    ! cmp -s first second || echo "twice the same key"
    ends 0 "$edmont" public -k first -o first.pub
    openssl pkey -in first -pubout | cmp - first.pub
}

# Every command ends with 3, a provider that failed, and writes nothing.
all_commands_fail()
{
    rm -f new.sig new.key
    ends 3 "$edmont" sign -k key -o new.sig file
    ends 3 "$edmont" verify -p pub -s sig file
    ends 3 "$edmont" keygen -o new.key
    ends 3 "$edmont" selftest
    [ ! -e new.sig ] && [ ! -e new.key ] || echo "an output was written"
}

all_commands_work()
{
    ends 0 "$edmont" sign -k key -o new.sig file
    cmp sig new.sig
    ends 0 "$edmont" verify -p pub -s sig file
    ends 0 "$edmont" keygen --force -o new.key
}

wrong_settings_fail()
{
    EDMONT_PKCS11_TOKEN=another all_commands_fail
    EDMONT_PKCS11_MODULE=/nonexistent.so all_commands_fail
    (unset EDMONT_PKCS11_TOKEN && all_commands_fail)
    (unset EDMONT_PKCS11_MODULE && all_commands_fail)
    all_commands_work
}

start_server()
{
    p11-kit server --foreground --name "$tap_scratch/socket" --provider "$softhsm" pkcs11: \
        > server.out 2>&1 &
    server=$!
    tries=0
    while [ ! -S "$tap_scratch/socket" ] && [ $tries -lt 500 ]; do
        sleep 0.02
        tries=$((tries + 1))
    done
}

stop_server()
{
    kill "$server"
    wait "$server" || :
    rm -f "$tap_scratch/socket"
}

a_server_serves_while_it_is_there()
(
    EDMONT_PKCS11_MODULE=$p11_client
    P11_KIT_SERVER_ADDRESS=unix:path=$tap_scratch/socket
    XDG_RUNTIME_DIR=$tap_scratch
    export EDMONT_PKCS11_MODULE P11_KIT_SERVER_ADDRESS XDG_RUNTIME_DIR
    start_server
    all_commands_work
    stop_server
    all_commands_fail
    start_server
    all_commands_work
    stop_server
)

make_token edmont
EDMONT_PKCS11_MODULE=$softhsm
EDMONT_PKCS11_TOKEN=edmont
export EDMONT_PKCS11_MODULE EDMONT_PKCS11_TOKEN
tap_silent a_library_with_the_token_inside_builds builds
tap_silent names_are_the_tokens names_are_the_tokens
tap_silent signatures_are_those_of_openssl signatures_are_those_of_openssl
tap_silent keys_are_drawn_from_the_token keys_are_drawn_from_the_token
tap_silent wrong_settings_fail_and_leave_no_output wrong_settings_fail
tap_silent a_server_serves_while_it_is_there a_server_serves_while_it_is_there
tap_done
