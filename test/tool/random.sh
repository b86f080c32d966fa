#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: edmont random: as many bytes as were asked for, in hexadecimal and raw, other ones each
# time, from every provider that is built in; what is no number of bytes. Does not cover how good
# the bytes are, nor providers that fail: failures.c.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

most=16777216

# random ARG...: the command, with the provider that every build has.
random()
{
    "$EDMONT" random --random system "$@"
}

sources()
{
    "$EDMONT" info --providers | sed -n 's/^random //p'
}

as_many_bytes_come_as_were_asked_for()
{
    for n in 1 2 31 32 33 1000 4095 4096 4097 10000; do
        ends 0 random $n
        same "$(tr -d '0-9a-f' <out | wc -lc | tr -s ' ')" " 1 1"
        same "$(wc -c <out | tr -d ' ')" $((2 * n + 1))
        ends 0 random $n -o bytes
        same "$(cat out)" "bytes: $n random bytes"
        same "$(wc -c <bytes | tr -d ' ')" $n
        random $n -o - >bytes
        same "$(wc -c <bytes | tr -d ' ')" $n
    done
    ends 0 random $most -o bytes
    same "$(wc -c <bytes | tr -d ' ')" $most
    same "$(random $most | wc -c | tr -d ' ')" $((2 * most + 1))
}

# 32 bytes that come twice in 320000 are a source that repeats.
no_bytes_come_twice()
{
    random 320000 -o bytes
    od -An -v -tx8 -w32 bytes | sort >lines
    same "$(wc -l <lines | tr -d ' ')" 10000
    same "$(uniq -d lines)" ""
    for source in $(sources); do
        case $source in
        isaac-test) continue ;; # begins anew each time, on purpose
        esac
        for n in 1 2 3; do
            "$EDMONT" random 32 --random "$source"
        done
    done >lines
    [ -s lines ]
    same "$(sort lines | uniq -d)" ""
}

every_provider_gives_bytes()
{
    sources >sources
    grep -x system sources
    while read -r source; do
        ends 0 "$EDMONT" --random "$source" random 100
        same "$(wc -c <out | tr -d ' ')" 201
    done <sources
}

the_file_is_a_secret_and_replaces_another()
{
    umask 0
    head -c 1000 /dev/zero >bytes
    chmod 644 bytes
    ends 0 random 32 -o bytes
    same "$(ls -l bytes | cut -c1-10)" -rw-------
    same "$(wc -c <bytes | tr -d ' ')" 32
    # N is no file that would be replaced.
    echo text >./16
    ends 0 random 16 -o 16
    same "$(wc -c <./16 | tr -d ' ')" 16
    ends 2 random 16 -o missing/bytes
    complains "cannot write missing/bytes"
    [ ! -e missing ]
}

what_is_no_number_of_bytes_is_refused()
{
    for n in "" 0 00 032 +32 " 32" "32 " 0x20 3.2 1e3 abc 3a - $((most + 1)) 4294967328 \
        18446744073709551648 99999999999999999999999999; do
        ends 2 random -o bytes -- "$n"
        complains "edmont: random: $n is no number of bytes from 1 to $most"
        [ ! -e bytes ]
    done
    ends 2 random -- -32
    complains "-32 is no number"
    ends 2 random -32
    ends 2 random
    complains "it needs a number N"
    ends 2 random 1 2
}

the_object_has_the_bytes_unless_a_file_has_them()
{
    need python3
    member()
    {
        python3 -c "import json
o = json.load(open('out'))
print($1)"
    }
    ends 0 random --json 5000
    same "$(member "o['command'], o['random'], len(bytes.fromhex(o['bytes']))")" \
         "random system 5000"
    ends 0 random --json 32 -o -
    same "$(member "len(bytes.fromhex(o['bytes']))")" 32
    ends 0 random --json 32 -o bytes
    same "$(member "o['output'], 'bytes' in o, o['exit']")" "bytes False 0"
    lacks "$(hex <bytes)" out
    ends 2 random --json none
    same "$(member "o['exit'], 'bytes' in o")" "2 False"
}

run_cases \
    as_many_bytes_come_as_were_asked_for \
    no_bytes_come_twice \
    every_provider_gives_bytes \
    the_file_is_a_secret_and_replaces_another \
    what_is_no_number_of_bytes_is_refused \
    the_object_has_the_bytes_unless_a_file_has_them
