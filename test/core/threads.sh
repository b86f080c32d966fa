#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: test/core/threads.c and test/providers/threads.c under ThreadSanitizer, library included.
# `make check-threads` runs it.
#
# Does not cover: what OpenSSL and libsodium do among themselves.
. "${TOP_SRCDIR:?}/test/timing/library.sh"

COMPILERS=${COMPILERS:-gcc;clang}
LEVELS=${LEVELS:--O1}
work=${TOP_BUILDDIR:?}/test/core/builds

# build COMPILER OPTIONS DIRECTORY
build()
{
    rm -rf "$3"
    # shellcheck disable=SC2086
    compile_library "$3/library" "$1" "$2" &&
        compile_into "$3/check" "$1" "$2" test/check.c test/fakes.c &&
        compile_into "$3/core" "$1" "$2" test/core/threads.c &&
        compile_into "$3/providers" "$1" "$2" test/providers/threads.c &&
        compile_into "$3/race" "$1" "$2" test/core/race.c &&
        for room in core providers; do
            $1 $2 -pthread -o "$3/$room/run" "$3/$room"/*.o "$3"/check/*.o "$3"/library/*.o \
                $PROVIDER_LIBS || return 1
        done &&
        $1 $2 -pthread -o "$3/race/run" "$3"/race/*.o
}

need_sanitizer()
{
    echo 'int main(void) { return 0; }' >"$work/need.c"
    # shellcheck disable=SC2086
    $1 -fsanitize=thread -o "$work/need" "$work/need.c" 2>/dev/null ||
        missing "ThreadSanitizer of $1"
}

# run ROOM LABEL: its cases, and one more: a race that the sanitizer sees fails none of them, but
# the program.
run()
{
    "$directory/$1/run" >"$directory/tap" 2>"$directory/log"
    exit_status=$?
    renumber "$2" <"$directory/tap"
    sed 's/^/# /' "$directory/log"
    if [ $exit_status -eq 0 ]; then
        printf '1..1\nok 1 - no race in test/%s\n' "$1"
    else
        printf '1..1\nnot ok 1 - no race in test/%s\n' "$1"
    fi >"$directory/tap"
    renumber "$2" <"$directory/tap"
}

try()
{
    directory=$work/$(echo "$1$2" | tr -d ' ')
    if ! build "$1" "$2 -g -fsanitize=thread" "$directory"; then
        mkdir -p "$directory"
        printf '1..1\nnot ok 1 - compiles\n' >"$directory/tap"
        renumber "$1 $2" <"$directory/tap"
    elif "$directory/race/run" 2>/dev/null; then
        printf '1..1\nnot ok 1 - a race is seen\n' >"$directory/tap"
        renumber "$1 $2" <"$directory/tap"
    else
        run core "$1 $2"
        run providers "$1 $2"
    fi
}

mkdir -p "$work"
for_every_build need_sanitizer
for_every_build try
finish
