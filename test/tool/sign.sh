#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: that sign, verify, public and dh give the published answers, that what is not good has exit
# status 1 and what is no signature 2, and the Wycheproof signatures that are not 64 bytes long,
# which the library's own tests cannot hand to a function that takes 64. Does not cover the rules of
# verification row by row: test/sign does.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

vectors=$TOP_SRCDIR/test/vectors

# rows FILE CONDITION FIELDS: the fields of the rows of a vector file that awk picks.
rows()
{
    awk '!/^#/ && '"$2"' { print '"$3"' }' "$vectors/$1"
}

# text HEX: the bytes, where the vectors write the empty ones as "-".
text()
{
    [ "$1" = - ] || bytes "$1"
}

the_signatures_of_rfc_8032_come_out()
{
    rows ed25519_rfc8032.txt '$1 == "pure"' '$2, $3, $4, $6' >rows
    [ "$(wc -l <rows)" -ge 4 ]
    while read -r seed public message signature; do
        bytes "$seed" >key
        text "$message" >file
        same "$("$EDMONT" public --type ed25519 -k key --format hex)" "$public"
        ends 0 "$EDMONT" sign -k key file
        same "$(hex <file.sig)" "$signature"
        echo "$public" >pub
        ends 0 "$EDMONT" verify -p pub -s file.sig file
        same "$(cat out)" "file: the signature is good"
        echo more >>file
        ends 1 "$EDMONT" verify -p pub -s file.sig file
        complains "edmont: verify: file: the signature is NOT good"
        [ ! -s out ]
    done <rows
}

the_secrets_of_rfc_7748_come_out()
{
    rows x25519_rfc7748.txt '$1 == "base"' '$2, $3' >rows
    [ "$(wc -l <rows)" -ge 2 ]
    while read -r secret public; do
        echo "$secret" >key
        same "$("$EDMONT" public --type x25519 -k key --format hex)" "$public"
    done <rows
    rows x25519_rfc7748.txt '$1 == "dh"' '$2, $3, $4' >rows
    [ -s rows ]
    while read -r secret peer shared; do
        echo "$secret" >key
        echo "$peer" >pub
        same "$("$EDMONT" dh -k key -p pub)" "$shared"
        ends 0 "$EDMONT" dh -k key -p pub -o out.raw
        same "$(hex <out.raw)" "$shared"
    done <rows
}

every_public_key_of_small_order_is_refused_by_dh()
{
    "$EDMONT" keygen --type x25519 -o key
    rows x25519_loworder.txt 1 '$1' >rows
    [ "$(wc -l <rows)" -ge 12 ]
    while read -r u; do
        echo "$u" >pub
        ends 1 "$EDMONT" dh -k key -p pub
        complains "edmont: dh: pub: with this public key every secret is zero"
        [ ! -s out ]
        ends 1 "$EDMONT" dh -k key -p pub -o shared
        [ ! -e shared ]
    done <rows
}

a_change_anywhere_is_noticed()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key --format raw -o pub
    echo "the text" >file
    "$EDMONT" sign -k key file
    ends 0 "$EDMONT" verify -p pub -s file.sig file
    echo "the next" >changed
    ends 1 "$EDMONT" verify -p pub -s file.sig changed
    signature=$(hex <file.sig)
    # Its first byte, one of S, and its last.
    for place in 1 80 127; do
        digit=$(echo "$signature" | cut -c$place | tr 0123456789abcdef 1032547698badcfe)
        head=$(echo "0$signature" | cut -c1-$place)
        tail=$(echo "$signature" | cut -c$((place + 1))-)
        bytes "${head#0}$digit$tail" >bad.sig
        same "$(wc -c <bad.sig)" 64
        ends 1 "$EDMONT" verify -p pub -s bad.sig file
    done
    "$EDMONT" keygen -o other
    "$EDMONT" public -k other -o other.pub
    ends 1 "$EDMONT" verify -p other.pub -s file.sig file
}

signatures_of_another_length_are_none()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key -o pub
    "$EDMONT" sign -k key pub
    for n in 0 1 32 63; do
        head -c $n pub.sig >short
        ends 2 "$EDMONT" verify -p pub -s short pub
        complains "it is no signature: it has $n bytes, and a signature has 64"
    done
    for n in 1 64 100000; do
        { cat pub.sig; head -c $n /dev/zero; } >long
        ends 2 "$EDMONT" verify -p pub -s long pub
        complains "it is no signature: it has more than 64 bytes"
    done
    hex <pub.sig >digits
    ends 2 "$EDMONT" verify -p pub -s digits pub
}

wycheproof_signatures_of_another_length_are_none()
{
    rows ed25519_wycheproof.txt 'length($6) != 128' '$1, $4, $5, $6' >rows
    same "$(wc -l <rows)" 12
    while read -r number public message signature; do
        echo "row $number"
        echo "$public" >pub
        text "$message" >file
        text "$signature" >sig
        ends 2 "$EDMONT" verify -p pub -s sig file
        complains "it is no signature"
    done <rows
}

# The place of a rule's verdict in the last field of the vectors.
rule_columns="standard:2 cofactorless:4 strict:6 zip215:3"

each_rule_has_its_own_answer()
{
    rows ed25519_speccheck.txt 1 '$2, $3, $4, $5' >rows
    same "$(wc -l <rows)" 12
    while read -r public message signature verdicts; do
        echo "$public" >pub
        text "$message" >file
        bytes "$signature" >sig
        for rule in $rule_columns; do
            good=$(echo "$verdicts" | cut -c"${rule#*:}")
            # The standard rule refuses what RFC 8032 does and, besides, keys of small order.
            if [ "${rule%:*}" = standard ] && grep -q "^$public" "$vectors/edwards_loworder.txt"
            then
                good=0
            fi
            ends $((1 - good)) "$EDMONT" verify --rule "${rule%:*}" -p pub -s sig file
            echo "${rule%:*} $good" >>answers
        done
        # Without a rule it is the standard one.
        if "$EDMONT" verify --rule standard -p pub -s sig file; then status=0; else status=1; fi
        ends $status "$EDMONT" verify -p pub -s sig file
    done <rows
    same "$(sort answers | uniq -c | awk '$3 == 1 { printf "%s %s ", $2, $1 }')" \
         "cofactorless 5 standard 4 strict 1 zip215 9 "
}

run_cases \
    the_signatures_of_rfc_8032_come_out \
    the_secrets_of_rfc_7748_come_out \
    every_public_key_of_small_order_is_refused_by_dh \
    a_change_anywhere_is_noticed \
    signatures_of_another_length_are_none \
    wycheproof_signatures_of_another_length_are_none \
    each_rule_has_its_own_answer
