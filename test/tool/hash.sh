#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: edmont hash beside sha512sum and b2sum, on files of many sizes and through pipes; that
# sha512sum can check what it prints, for any name; that memory does not grow with the file; what
# cannot be read. Does not cover providers that fail: failures.c.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

# Around the blocks of the hash and the pieces in which a file is read.
sizes="0 1 3 63 64 65 111 112 127 128 129 255 256 1000 4095 4096 65535 65536 65537 131072 131073
    200000"

# The hashes of this edmont, each with the program that computes the same.
hashes()
{
    "$EDMONT" info --providers | sed -n 's/^hash \(.*sha512\)$/\1 sha512sum/p
                                         s/^hash \(blake2b\)$/\1 b2sum/p'
}

# A file of this size, the same every time, in which no two blocks are alike.
make_file()
{
    awk 'BEGIN { for (i = 0; i < 60000; i++) printf "%d,", i }' | head -c "$1" >file
    same "$(wc -c <file | tr -d ' ')" "$1"
}

digests_are_those_of_other_programs()
{
    hashes >hashes
    grep -q "^sha512 " hashes
    grep -q "^blake2b " hashes
    for size in $sizes; do
        make_file "$size"
        while read -r hash program; do
            need "$program"
            "$program" file >want
            ends 0 "$EDMONT" hash --hash "$hash" file
            cmp out want
            # A pipe that brings its bytes in pieces.
            { head -c 100; sleep 0.01; cat; } <file | "$EDMONT" --hash "$hash" hash - >out
            same "$(cat out)" "$(cut -d ' ' -f 1 want)  -"
            ends 0 "$EDMONT" --hash "$hash" hash - <file
            same "$(cat out)" "$(cut -d ' ' -f 1 want)  -"
        done <hashes
    done
}

sha512sum_checks_what_it_prints()
{
    need sha512sum
    for escapes in plain 'with space' '\134 \134\134n' 'two\nlines' 'r\rr' ' lead' '-dash' \
        '*star' 'quote"' '\303\251 \377' '\001'; do
        # shellcheck disable=SC2059
        name=$(printf -- "$escapes")
        echo "$escapes" >"./$name"
        ends 0 "$EDMONT" hash --hash sha512 -- "$name"
        cat out >>sums
        sha512sum -- "$name" | cmp - out
    done
    same "$(wc -l <sums | tr -d ' ')" 11
    sha512sum -c sums
    echo changed >plain
    ends 1 sha512sum -c sums
}

memory_does_not_grow_with_the_file()
{
    case "${CFLAGS-} ${EDMONT_CFLAGS-}" in
    *fsanitize*) skip "a sanitizer needs more memory than this allows" ;;
    esac
    need sha512sum
    head -c 100000000 /dev/zero >large
    sha512sum large >want
    (
        ulimit -v 50000
        "$EDMONT" hash --hash sha512 large >digest
        "$EDMONT" hash --hash sha512 - <large >piped
    )
    cmp digest want
    same "$(cat piped)" "$(cut -d ' ' -f 1 want)  -"
}

what_cannot_be_read_has_no_digest()
{
    mkdir directory
    for path in directory missing ""; do
        ends 2 "$EDMONT" --hash sha512 hash "$path"
        complains "edmont: hash: cannot read $path: "
        [ ! -s out ]
    done
    ends 2 "$EDMONT" hash
    complains "it needs a FILE"
    ends 2 "$EDMONT" hash directory directory
    ends 2 "$EDMONT" --hash sha512 hash - <&-
    complains "cannot read standard input"
}

the_object_has_the_digest()
{
    need python3
    printf abc >file
    ends 0 "$EDMONT" hash --json --hash sha512 file
    same "$(python3 -c "import json
o = json.load(open('out'))
print(o['command'], o['file'], o['hash'], o['digest'], o['exit'])")" \
        "hash file sha512 $("$EDMONT" --hash sha512 hash file | cut -d ' ' -f 1) 0"
    same "$(wc -l <out | tr -d ' ')" 1
    ends 2 "$EDMONT" hash --json --hash sha512 missing
    lacks digest out
}

run_cases \
    digests_are_those_of_other_programs \
    sha512sum_checks_what_it_prints \
    memory_does_not_grow_with_the_file \
    what_cannot_be_read_has_no_digest \
    the_object_has_the_digest
