#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: edmont and the openssl command on the same files: keys of either are read by the other,
# signatures of either are verified by the other and are the same bytes, and both agree on X25519
# secrets. Does not cover what the two judge differently on purpose: public keys of small order,
# which edmont refuses and OpenSSL takes.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

rounds="1 2 3 4 5 6 7 8"

# A message of this round: 1 byte, or some thousands with a length that is no round number.
message()
{
    if [ "$1" = 1 ]; then
        printf x
    else
        head -c $(($1 * 999 + 1)) /dev/zero | tr '\0' "$1"
    fi
}


openssl_reads_the_keys_of_edmont()
{
    need openssl
    for type in ed25519 x25519; do
        "$EDMONT" keygen --type $type -o key
        "$EDMONT" public -k key -o pub
        openssl pkey -in key -out key.again
        cmp key key.again
        openssl pkey -pubin -in pub -pubout -out pub.again
        cmp pub pub.again
        openssl pkey -in key -pubout -out pub.computed
        cmp pub pub.computed
        rm key
    done
}

edmont_reads_the_keys_of_openssl()
{
    need openssl
    for type in ed25519 x25519; do
        openssl genpkey -algorithm $type -out key
        openssl pkey -in key -pubout -out pub
        "$EDMONT" public -k key | cmp - pub
        # The last 32 bytes of both encodings are the raw keys.
        openssl pkey -in key -outform DER | tail -c 32 >raw
        "$EDMONT" public --type $type -k raw | cmp - pub
        openssl pkey -pubin -in pub -outform DER | tail -c 32 >pub.raw
        "$EDMONT" public -k key --format raw | cmp - pub.raw
    done
}

an_encrypted_key_of_openssl_is_refused()
{
    need openssl
    openssl genpkey -algorithm ed25519 -aes256 -pass pass:secret -out key
    ends 2 "$EDMONT" public -k key
    complains "it is encrypted"
    openssl pkey -in key -passin pass:secret -out plain
    ends 0 "$EDMONT" public -k plain
}

keys_of_other_kinds_of_openssl_are_refused()
{
    need openssl
    openssl genpkey -algorithm ed448 -out ed448
    openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out p256
    for key in ed448 p256; do
        ends 2 "$EDMONT" public -k $key
        complains "$key: it is a key of another kind, neither Ed25519 nor X25519"
        openssl pkey -in $key -pubout -out $key.pub
        ends 2 "$EDMONT" verify -p $key.pub -s $key $key
        complains "$key.pub: it is a key of another kind, neither Ed25519 nor X25519"
    done
}

edmont_verifies_what_openssl_signs()
{
    need openssl
    for round in $rounds; do
        openssl genpkey -algorithm ed25519 -out key
        openssl pkey -in key -pubout -out pub
        message "$round" >file
        openssl pkeyutl -sign -inkey key -rawin -in file -out file.sig
        for rule in standard cofactorless strict zip215; do
            ends 0 "$EDMONT" verify --rule $rule -p pub -s file.sig file
        done
        "$EDMONT" sign -k key -o file.sig2 file
        cmp file.sig file.sig2
        printf y >>file
        ends 1 "$EDMONT" verify -p pub -s file.sig file
    done
}

openssl_verifies_what_edmont_signs()
{
    need openssl
    for round in $rounds; do
        "$EDMONT" keygen --force -o key
        "$EDMONT" public -k key -o pub
        message "$round" >file
        "$EDMONT" sign -k key file
        ends 0 openssl pkeyutl -verify -pubin -inkey pub -rawin -in file -sigfile file.sig
        printf y >>file
        ends 1 openssl pkeyutl -verify -pubin -inkey pub -rawin -in file -sigfile file.sig
    done
}

both_agree_on_x25519_secrets()
{
    need openssl
    for round in $rounds; do
        openssl genpkey -algorithm x25519 -out theirs
        openssl pkey -in theirs -pubout -out theirs.pub
        "$EDMONT" keygen --type x25519 --force -o ours
        "$EDMONT" public -k ours -o ours.pub
        openssl pkeyutl -derive -inkey theirs -peerkey ours.pub -out secret
        "$EDMONT" dh -k ours -p theirs.pub -o secret2
        cmp secret secret2
        openssl pkeyutl -derive -inkey ours -peerkey theirs.pub -out secret3
        "$EDMONT" dh -k theirs -p ours.pub -o secret4
        cmp secret secret3
        cmp secret secret4
        same "$(wc -c <secret)" 32
    done
}

run_cases \
    openssl_reads_the_keys_of_edmont \
    edmont_reads_the_keys_of_openssl \
    an_encrypted_key_of_openssl_is_refused \
    keys_of_other_kinds_of_openssl_are_refused \
    edmont_verifies_what_openssl_signs \
    openssl_verifies_what_edmont_signs \
    both_agree_on_x25519_secrets
