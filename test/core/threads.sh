#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: test/core/threads.c under ThreadSanitizer, library included. `make check-threads` runs it.
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
        compile_into "$3/test" "$1" "$2" test/core/threads.c test/check.c &&
        compile_into "$3/race" "$1" "$2" test/core/race.c &&
        $1 $2 -pthread -o "$3/threads" "$3"/test/*.o "$3"/library/*.o $PROVIDER_LIBS &&
        $1 $2 -pthread -o "$3/race/run" "$3"/race/*.o
}

need_sanitizer()
{
    echo 'int main(void) { return 0; }' >"$work/need.c"
    # shellcheck disable=SC2086
    $1 -fsanitize=thread -o "$work/need" "$work/need.c" 2>/dev/null ||
        missing "ThreadSanitizer of $1"
}

try()
{
    directory=$work/$(echo "$1$2" | tr -d ' ')
    if ! build "$1" "$2 -g -fsanitize=thread" "$directory"; then
        mkdir -p "$directory"
        printf '1..1\nnot ok 1 - compiles\n' >"$directory/tap"
    elif "$directory/race/run" 2>/dev/null; then
        printf '1..1\nnot ok 1 - a race is seen\n' >"$directory/tap"
    else
        "$directory/threads" >"$directory/tap" 2>"$directory/log" || sed 's/^/# /' "$directory/log"
    fi
    renumber "$1 $2" <"$directory/tap"
}

mkdir -p "$work"
for_every_build need_sanitizer
for_every_build try
finish
