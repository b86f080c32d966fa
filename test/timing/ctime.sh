#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: test/timing/ctime.c, with the library as gcc and clang make it at every level, under
# valgrind. `make check-ctime` runs it; CTIME_SUBSET=1 takes -O2 alone.
#
# Does not cover: the library's own objects, which other flags may have made; 32-bit machines.
. "${TOP_SRCDIR:?}/test/timing/library.sh"

COMPILERS=${COMPILERS:-gcc;clang}
LEVELS=${LEVELS:--O0;-O1;-O2;-O3;-Os}
[ "${CTIME_SUBSET:-0}" = 1 ] && LEVELS=-O2
work=${TOP_BUILDDIR:?}/test/timing/builds

# valgrind 3.19 reads no DWARF 5 from clang, and then reports nothing at all, leaks included.
debug='-g -gdwarf-4'
tests="test/timing/ctime.c test/timing/controls.c test/timing/slots.c test/timing/calls.c
    test/check.c test/fakes.c $CALL_TABLES"

command -v valgrind >/dev/null || missing valgrind
echo '#include <valgrind/memcheck.h>' | ${CC:-cc} -E - >/dev/null 2>&1 ||
    missing "valgrind's header memcheck.h"

# build COMPILER LEVEL DIRECTORY
build()
{
    options="$2 $debug -DEDMONT_CTIME"
    rm -rf "$3"
    # shellcheck disable=SC2086
    compile_library "$3" "$1" "$options" && compile_into "$3" "$1" "$options" $tests &&
        $1 $2 -o "$3/ctime" "$3"/*.o $PROVIDER_LIBS
}

# explain LOG < TAP: after each failed case, the first of valgrind's reports on it.
explain()
{
    while IFS= read -r line; do
        echo "$line"
        case $line in
        not\ ok*)
            name=${line#*- }
            awk -v name="case ${name% on *}" 'index($0, "case ") { on = index($0, name) != 0 }
                on && shown++ < 14 { print "# " $0 }' "$1"
            ;;
        esac
    done
}

try()
{
    directory=$work/$(echo "$1$2" | tr -d ' ')
    if build "$1" "$2" "$directory"; then
        valgrind -q --error-limit=no --log-file="$directory/log" "$directory/ctime" \
            >"$directory/tap"
        explain "$directory/log" <"$directory/tap" >"$directory/explained"
    else
        mkdir -p "$directory"
        printf '1..1\nnot ok 1 - compiles\n' >"$directory/explained"
    fi
    renumber "$1 $2" <"$directory/explained"
}

for_every_build try
finish
