#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: --json: one object for every command, whether it goes well or not, wherever --json stands;
# its members; names of files that are hard to quote; no secret key in it. Does not cover numbers of
# operations, which differ from run to run.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

# member EXPRESSION: what Python prints for it, the object that ends() left in out being o.
member()
{
    python3 -c "import json, sys
o = json.load(open('out', encoding='utf-8'))
print($1)"
}

# One line, which is an object with this command and this exit status.
is_object()
{
    same "$(wc -l <out)" 1
    same "$(member "o['command'], o['exit'], 'error' in o")" \
         "$1 $2 $([ "$2" = 0 ] && echo False || echo True)"
}

make_files()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key -o pub
    "$EDMONT" keygen --type x25519 -o x
    "$EDMONT" public -k x -o x.pub
    "$EDMONT" sign -k key pub
    rm -f out err
}

every_command_gives_one_object()
{
    need python3
    make_files
    for line in info "info --targets" "info --providers" selftest "hash pub" "random 32" \
        "random 32 -o new.bytes" "keygen -o new" "public -k key" \
        "public -k key -o new.pub" "sign -k key pub" "verify -p pub -s pub.sig pub" \
        "dh -k x -p x.pub" "dh -k x -p x.pub -o shared" "spake2 list" \
        demo "info --slots" "bench --seconds 0 --filter x25519"; do
        # shellcheck disable=SC2086
        ends 0 "$EDMONT" $line --json
        is_object "${line%% *}" 0
        [ ! -s err ]
    done
    ends 0 "$EDMONT" --json info
    is_object info 0
}

every_failure_gives_one_object()
{
    need python3
    make_files
    echo 0000000000000000000000000000000000000000000000000000000000000000 >zero
    ends 1 "$EDMONT" verify -p pub -s pub.sig key --json
    is_object verify 1
    same "$(member "o['good']")" False
    ends 1 "$EDMONT" dh -k x -p zero --json
    is_object dh 1
    for line in "info --bogus" "keygen -o key" "public -k missing" "sign -k x key" "sign" \
        "verify -p pub -s key pub" "dh -k key -p x.pub" "demo extra" "selftest --hash none-such" \
        "hash missing" "random 0" "bench --filter x" "spake2 --suite none"; do
        # shellcheck disable=SC2086
        ends 2 "$EDMONT" $line --json
        is_object "${line%% *}" 2
        # shellcheck disable=SC2086
        ends 2 "$EDMONT" --json $line
        is_object "${line%% *}" 2
        same "edmont: ${line%% *}: $(member "o['error']")" "$(cat err)"
    done
    ends 2 "$EDMONT" --json
    same "$(member "o['command'], o['exit']")" "None 2"
    ends 2 "$EDMONT" --json sing
    same "$(member "o['command'], o['exit']")" "None 2"
}

the_members_are_what_was_computed()
{
    need python3
    make_files
    ends 0 "$EDMONT" --json public -k key
    same "$(member "o['type'], o['public']")" \
         "ed25519 $("$EDMONT" public -k key --format hex)"
    ends 0 "$EDMONT" --json keygen --type x25519 -o y
    same "$(member "o['output'], o['type'], o['public']")" \
         "y x25519 $("$EDMONT" public -k y --format hex)"
    ends 0 "$EDMONT" --json sign -k key -o - pub
    same "$(member "o['file'], o['scheme'], o['signature'], 'output' in o")" \
         "pub Ed25519 $(hex <pub.sig) False"
    ends 0 "$EDMONT" --json sign -k key pub
    same "$(member "o['output'], o['signature']")" "pub.sig $(hex <pub.sig)"
    ends 0 "$EDMONT" --json verify -p pub -s pub.sig pub --rule strict
    same "$(member "o['file'], o['rule'], o['good']")" "pub strict True"
    ends 0 "$EDMONT" --json dh -k x -p x.pub
    same "$(member "o['shared']")" "$("$EDMONT" dh -k x -p x.pub)"
    ends 0 "$EDMONT" --json info
    same "$(member "o['version']")" "$("$EDMONT" --version | sed 's/^edmont //')"
    same "$(member "' '.join(o['targets'])")" "$(echo $("$EDMONT" info --targets))"
    same "$(member "o['target'] == o['targets'][0]")" True
    same "$(member "'x25519' in o['slots'], set(o['slots'].values()) <= set(o['targets'])")" \
         "True True"
    same "$(member "o['hash']['sha512'], o['random']['insecure']")" "True False"
    ends 0 "$EDMONT" --json selftest
    same "$(member "' '.join(o['targets'])")" "$(echo $("$EDMONT" info --targets))"
}

no_secret_is_in_an_object_unless_it_is_the_result()
{
    need python3
    make_files
    "$EDMONT" keygen --type x25519 --format hex -o x.hex
    secret=$(cat x.hex)
    shared=$("$EDMONT" dh -k x.hex -p x.pub)
    ends 0 "$EDMONT" --json public --type x25519 -k x.hex
    lacks "$secret" out
    ends 0 "$EDMONT" --json dh -k x.hex -p x.pub -o shared
    lacks "$secret" out
    lacks "$shared" out
    ends 0 "$EDMONT" --json dh -k x.hex -p x.pub
    lacks "$secret" out
    ends 0 "$EDMONT" --json keygen --format hex -o new
    lacks "$(cat new)" out
    ends 2 "$EDMONT" --json keygen -o -
    is_object keygen 2
}

# The octal escapes of names: quotes and controls; UTF-8 of each length; bytes that are none; a
# surrogate, overlong forms, a number above U+10FFFF; a sequence that the end cuts.
names_of_files_are_quoted()
{
    need python3
    make_files
    for escapes in 'a "b" \134 \t\001\177 z' '\303\251 \342\202\254 \360\220\200\200' \
        '\377 \200 \300\200' '\355\240\200 \355\237\277' '\340\200\200 \360\200\200\200' \
        '\364\220\200\200 \364\217\277\277' '\342\202'; do
        # shellcheck disable=SC2059
        name=$(printf "$escapes")
        : >"$name"
        ends 0 "$EDMONT" --json sign -k key "$name"
        is_object sign 0
        same "$(member "ascii(o['file'])")" \
             "$(python3 -X utf8 -c 'import sys; print(ascii(sys.argv[1]))' "$name")"
        ends 2 "$EDMONT" --json sign -k key "missing$name"
        is_object sign 2
    done
}

an_object_that_is_cut_short_is_closed()
{
    need python3
    (
        mkdir temporary
        TMPDIR=$PWD/temporary
        export TMPDIR
        ulimit -f 0
        "$EDMONT" --json demo 2>/dev/null || echo $?
    ) | cat >said
    same "$(tail -n 1 said)" 2
    grep '^{' said >out
    is_object demo 2
    same "$(member "o['steps'][0]['exit'], o['steps'][0]['expected']")" "2 0"
}

run_cases \
    every_command_gives_one_object \
    every_failure_gives_one_object \
    the_members_are_what_was_computed \
    no_secret_is_in_an_object_unless_it_is_the_result \
    names_of_files_are_quoted \
    an_object_that_is_cut_short_is_closed
