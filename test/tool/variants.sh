#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: --variant and --context with the signatures of RFC 8032, that a signature is good for its
# own variant and context alone, through single files, many and lists, what does not go together,
# --hedged and --checked, and what signatures are called. Does not cover the hedged nonce, whose
# vectors are in test/sign, nor a fault that --checked finds.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

rows()
{
    awk '$1 == "'"$1"'" { print $2, $3, $4, $5, $6 }' "$TOP_SRCDIR/test/vectors/ed25519_rfc8032.txt"
}

make_files()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key -o pub
    echo text >file
}

the_signatures_of_rfc_8032_come_out()
{
    for variant in ctx ph; do
        rows $variant >rows
        [ -s rows ]
        while read -r seed public message context signature; do
            bytes "$seed" >key
            echo "$public" >pub
            bytes "$message" >file
            set -- --variant $variant
            [ "$context" = - ] || set -- "$@" --context "$(bytes "$context")"
            ends 0 "$EDMONT" sign "$@" -k key file
            same "$(cat out)" "file.sig: the Ed25519$variant signature of file"
            same "$(hex <file.sig)" "$signature"
            same "$("$EDMONT" sign "$@" -k key --list - <file)" "$signature  -"
            ends 0 "$EDMONT" verify "$@" -p pub -s file.sig file
            same "$(cat out)" "file: the Ed25519$variant signature is good"
            ends 0 "$EDMONT" verify "$@" -p pub file
            ends 0 "$EDMONT" verify "$@" -p pub -s file.sig - <file
            echo more >>file
            ends 1 "$EDMONT" verify "$@" -p pub -s file.sig file
            complains "file: the Ed25519$variant signature is NOT good"
        done <rows
    done
}

a_signature_is_good_for_its_own_variant_and_context_alone()
{
    make_files
    long=$(head -c 255 /dev/zero | tr '\0' x)
    set -- "--variant=pure" "--variant=ctx --context=a" "--variant=ctx --context=b" \
        "--variant=ctx --context=$long" "--variant=ph" "--variant=ph --context=a" \
        "--variant=ph --context=$long"
    for one; do
        # shellcheck disable=SC2086
        "$EDMONT" sign $one -k key file
        # shellcheck disable=SC2086
        "$EDMONT" sign $one -k key --list file >list
        for other; do
            [ "$one" = "$other" ] && want=0 || want=1
            # shellcheck disable=SC2086
            {
                ends $want "$EDMONT" verify $other -p pub -s file.sig file
                ends $want "$EDMONT" verify $other -p pub file
                ends $want "$EDMONT" verify $other -p pub --check list
            }
        done
    done
    # An empty context is none.
    "$EDMONT" sign --variant ph -k key file
    ends 0 "$EDMONT" verify --variant ph --context "" -p pub -s file.sig file
}

what_does_not_go_together_is_refused()
{
    make_files
    long=$(head -c 256 /dev/zero | tr '\0' x)
    for command in "sign -k key -o sig" "verify -p pub -s pub"; do
        # shellcheck disable=SC2086
        {
            ends 2 "$EDMONT" $command --context a file
            complains "${command%% *}: --context goes with --variant ctx or --variant ph alone"
            ends 2 "$EDMONT" $command --context "" --variant pure file
            ends 2 "$EDMONT" $command --variant ctx file
            complains "--variant ctx needs a --context"
            ends 2 "$EDMONT" $command --variant ctx --context "" file
            complains "--context must not be empty with --variant ctx"
            for variant in ctx ph; do
                ends 2 "$EDMONT" $command --variant $variant --context "$long" file
                complains "--context has 256 bytes, and may have 255"
            done
            ends 2 "$EDMONT" $command --variant hash file
            complains "--variant takes one of pure|ctx|ph, not hash"
        }
    done
    [ ! -e sig ]
    for option in --hedged --checked; do
        ends 2 "$EDMONT" verify $option -p pub -s pub file
        complains "it takes no option $option"
    done
}

hedged_signatures_differ_and_are_good()
{
    make_files
    for variant in --variant=pure "--variant=ctx --context=a" --variant=ph; do
        # shellcheck disable=SC2086
        {
            "$EDMONT" sign $variant -k key -o plain file
            "$EDMONT" sign $variant -k key -o again --checked file
            cmp plain again
            "$EDMONT" sign $variant -k key -o one --hedged file
            "$EDMONT" sign $variant -k key -o two --hedged --checked file
            same "$(for sig in plain one two; do hex <$sig; done | sort -u | wc -l | tr -d ' ')" 3
            for sig in plain one two; do
                ends 0 "$EDMONT" verify $variant -p pub -s $sig file
            done
        }
    done
}

signatures_with_another_hash_have_its_name()
{
    "$EDMONT" --hash blake2b keygen -o key
    "$EDMONT" --hash blake2b public -k key -o pub
    echo text >file
    ends 0 "$EDMONT" --hash blake2b sign --variant ph -k key file
    same "$(cat out)" "file.sig: the EdDSA-25519/blake2b ph signature of file"
    ends 0 "$EDMONT" --hash blake2b verify --variant ph -p pub -s file.sig file
    same "$(cat out)" "file: the EdDSA-25519/blake2b ph signature is good"
    ends 1 "$EDMONT" --hash blake2b verify -p pub -s file.sig file
}

objects_say_the_variant()
{
    need python3
    make_files
    ends 0 "$EDMONT" --json sign --variant ctx --context 'a "b"' -k key file
    same "$(python3 -c "import json
o = json.load(open('out'))
print(o['variant'], o['context'], o['scheme'])")" 'ctx a "b" Ed25519'
    ends 0 "$EDMONT" --json verify --variant ctx --context 'a "b"' -p pub file
    same "$(python3 -c "import json
o = json.load(open('out'))
print(o['variant'], o['context'], o['files'][0]['good'])")" 'ctx a "b" True'
    ends 1 "$EDMONT" --json verify -p pub -s file.sig file
    same "$(python3 -c "import json
o = json.load(open('out'))
print(o['variant'], 'context' in o, o['good'])")" 'pure False False'
}

run_cases \
    the_signatures_of_rfc_8032_come_out \
    a_signature_is_good_for_its_own_variant_and_context_alone \
    what_does_not_go_together_is_refused \
    hedged_signatures_differ_and_are_good \
    signatures_with_another_hash_have_its_name \
    objects_say_the_variant
