#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: --hash and --random on every command that --help names, before it and after it; names that
# this edmont has no provider of; that info lists the providers that there are, and bash completes
# them. Does not cover what info says of providers that this build does not have: info.c.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

# The commands, out of the tool's own table.
commands()
{
    "$EDMONT" --help | awk '/^  [a-z]/ { print $1 }'
}

# arguments COMMAND: what it needs to run well on the files of make_files.
arguments()
{
    case $1 in
    info | selftest | demo) ;;
    keygen) echo --force -o new ;;
    public) echo -k key ;;
    sign) echo -k key -o new.sig file ;;
    verify) echo -p pub -s sig file ;;
    dh) echo -k x -p x.pub ;;
    spake2) echo list ;;
    hash) echo file ;;
    random) echo 16 ;;
    bench) echo --seconds 0 --filter sign ;;
    *)
        echo "there is no line for $1 in $0" >&2
        return 1 ;;
    esac
}

# make_files HASH
make_files()
{
    rm -f key x
    echo text >file
    "$EDMONT" --hash "$1" --random system keygen -o key
    "$EDMONT" --hash "$1" public -k key -o pub
    "$EDMONT" --hash "$1" sign -k key -o sig file
    "$EDMONT" --random system keygen --type x25519 -o x
    "$EDMONT" public -k x -o x.pub
}

every_command_takes_both_options_before_it_and_after_it()
{
    export TMPDIR="$PWD"
    commands >commands
    [ "$(wc -l <commands)" -ge 12 ]
    for hash in sha512 blake2b; do
        make_files $hash
        while read -r command; do
            words=$(arguments "$command")
            # shellcheck disable=SC2086
            {
                ends 0 "$EDMONT" --hash $hash --random system "$command" $words
                ends 0 "$EDMONT" "$command" $words --hash=$hash --random=system
                # The last one counts, and that stands behind the command.
                ends 0 "$EDMONT" --hash md5 --random dice "$command" $words --hash $hash \
                    --random system
            }
        done <commands
    done
}

every_command_refuses_names_that_are_not_there()
{
    make_files sha512
    names=$("$EDMONT" info --providers)
    commands >commands
    while read -r command; do
        words=$(arguments "$command")
        for option in hash random; do
            known=$(echo "$names" | sed -n "s/^$option / /p" | tr -d '\n')
            for name in none-such "" SHA512 "sha512 " sha512,blake2b \
                0123456789012345678901234567890123456789012345678901234567890123456789; do
                rm -rf new new.sig
                # shellcheck disable=SC2086
                ends 2 "$EDMONT" --$option "$name" "$command" $words
                complains "edmont: $command: --$option: this edmont was built without one named \
$name, but with:$known"
                [ ! -s out ] && [ ! -e new ] && [ ! -e new.sig ]
                # shellcheck disable=SC2086
                ends 2 "$EDMONT" "$command" $words --$option "$name"
                [ ! -s out ] && [ ! -e new ] && [ ! -e new.sig ]
            done
        done
    done <commands
}

# What configure said about it shows in what info says.
the_test_generator_makes_no_keys_unless_that_was_configured()
{
    make_files sha512
    if "$EDMONT" info --providers | grep -x "random isaac-test"; then
        keygen="keygen --random isaac-test --hash sha512 -o new"
        if "$EDMONT" info | grep "LETS PREDICTABLE RANDOM PROVIDERS MAKE KEYS"; then
            # shellcheck disable=SC2086
            ends 0 "$EDMONT" $keygen
        else
            # shellcheck disable=SC2086
            ends 3 "$EDMONT" $keygen
            complains "isaac-test is INSECURE"
            [ ! -e new ]
        fi
        return
    fi
    commands >commands
    while read -r command; do
        words=$(arguments "$command")
        # shellcheck disable=SC2086
        ends 2 "$EDMONT" --random isaac-test "$command" $words
        complains "--random: this edmont was built without one named isaac-test"
        # shellcheck disable=SC2086
        ends 2 "$EDMONT" "$command" $words --random isaac-test
        [ ! -s out ]
    done <commands
}

info_says_which_is_in_use_and_which_there_are()
{
    ends 0 "$EDMONT" info --providers
    cp out names
    grep -x "hash sha512" names
    grep -x "hash blake2b" names
    grep -x "random system" names
    while read -r option name; do
        ends 0 "$EDMONT" info --"$option" "$name"
        grep -E "^  ([a-z0-9-]+ +)?$name(,| |\$)" out
        grep "^$option  *[a-z0-9-]" out
    done <names
    for hash in sha512 blake2b; do
        ends 0 "$EDMONT" info --hash $hash
        grep "^hash  *$hash" out
    done
    ends 0 "$EDMONT" info --random system
    grep "^random  *system\$" out
    lacks "THE RANDOM PROVIDER IN USE IS PREDICTABLE" out
    # Both lists, if both are asked for.
    "$EDMONT" info --targets >targets
    cat names >>targets
    "$EDMONT" info --providers --targets | cmp - targets
}

the_object_of_info_has_the_same_names()
{
    need python3
    "$EDMONT" info --providers | sort -u >names
    for arguments in info "info --providers"; do
        # shellcheck disable=SC2086
        ends 0 "$EDMONT" --json $arguments
        python3 -c "import json
o = json.load(open('out'))
for option, providers in ('hash', o['hashes']), ('random', o['randoms']):
    for p in providers:
        print(option, p['name'])
        print(option, p['own_name'])" | sort -u | cmp - names
    done
    ends 0 "$EDMONT" --json --hash blake2b --random system info
    same "$(python3 -c "import json
o = json.load(open('out'))
print(o['hash']['name'], o['signatures'], o['random'])")" \
        "blake2b EdDSA-25519/blake2b {'name': 'system', 'insecure': False}"
}

# completes WORD...: what bash would offer in place of the last word.
completes()
{
    bash -c '
        . "$1"
        shift
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _edmont
        printf "%s\n" "${COMPREPLY[@]}"' bash "$TOP_SRCDIR/src/tool/completion/edmont" "$@"
}

bash_completes_the_names_that_there_are()
{
    need bash
    for option in hash random; do
        "$EDMONT" info --providers | sed -n "s/^$option //p" >names
        completes "$EDMONT" info --$option '' | cmp - names
        completes "$EDMONT" --$option = '' | cmp - names
    done
    same "$(completes "$EDMONT" --hash sh)" sha512
    same "$(completes "$EDMONT" sign --hash = bl)" blake2b
    # Where there is no such program, nothing.
    same "$(completes "$PWD/none-such" --hash '')" ""
}

run_cases \
    every_command_takes_both_options_before_it_and_after_it \
    every_command_refuses_names_that_are_not_there \
    the_test_generator_makes_no_keys_unless_that_was_configured \
    info_says_which_is_in_use_and_which_there_are \
    the_object_of_info_has_the_same_names \
    bash_completes_the_names_that_there_are
