#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: that memory does not grow with the file that is signed or verified, for every variant; that
# a pipe is signed like a file, though it is in memory for that; sizes around the pieces in which a
# file is read; files that are standard input. Does not cover files beyond 4 GiB, nor those that
# change while they are read: failures.c.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

variants="--variant=pure --variant=ctx,--context=a --variant=ph"

make_key()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key -o pub
}

signatures_of_large_files_need_little_memory()
{
    case "${CFLAGS-} ${EDMONT_CFLAGS-}" in
    *fsanitize*) skip "a sanitizer needs more memory than this allows" ;;
    esac
    make_key
    # 64 MiB, nearly all of it a hole.
    cat key >large
    dd if=/dev/zero of=large bs=1 count=1 seek=67108863 conv=notrunc 2>/dev/null
    same "$(wc -c <large | tr -d ' ')" 67108864
    for words in $variants; do
        (
            ulimit -v 50000
            # shellcheck disable=SC2046
            set -- $(echo "$words" | tr , ' ')
            ends 0 "$EDMONT" sign "$@" -k key large
            ends 0 "$EDMONT" verify "$@" -p pub -s large.sig large
        )
    done
    # The last is ph, which reads a pipe once, too; to be signed the others want it in memory.
    (
        ulimit -v 50000
        cat large | "$EDMONT" sign --variant ph -k key - | cmp - large.sig
        cat large | "$EDMONT" verify --variant ph -p pub -s large.sig -
        mkfifo pipe
        { cat large >pipe 2>/dev/null || :; } &
        ends 2 "$EDMONT" sign -k key -o sig pipe
        complains "there is no memory"
        [ ! -e sig ]
    )
}

# In memory, and in pieces.
pipes_and_files_get_the_same_signatures()
{
    make_key
    for size in 0 1 65535 65536 65537 131072 200000; do
        head -c $size /dev/zero | tr '\0' x >file
        for words in $variants; do
            # shellcheck disable=SC2046
            set -- $(echo "$words" | tr , ' ')
            ends 0 "$EDMONT" sign "$@" -k key file
            same "$(wc -c <file.sig | tr -d ' ')" 64
            cat file | "$EDMONT" sign "$@" -k key - | cmp - file.sig
            "$EDMONT" sign "$@" -k key - <file | cmp - file.sig
            ends 0 "$EDMONT" verify "$@" -p pub -s file.sig file
            echo more | cat file - | { ends 1 "$EDMONT" verify "$@" -p pub -s file.sig -; }
        done
    done
}

what_is_left_of_standard_input_is_signed()
{
    make_key
    { echo first; head -c 100000 /dev/zero; } >file
    tail -c +7 file >rest
    for words in $variants; do
        # shellcheck disable=SC2046
        set -- $(echo "$words" | tr , ' ')
        { dd bs=6 count=1 of=/dev/null 2>/dev/null; "$EDMONT" sign "$@" -k key -; } <file >sig
        ends 0 "$EDMONT" verify "$@" -p pub -s sig rest
    done
}

run_cases \
    signatures_of_large_files_need_little_memory \
    pipes_and_files_get_the_same_signatures \
    what_is_left_of_standard_input_is_signed
