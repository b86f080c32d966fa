# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# library.sh: compiles the library by itself, for the scripts that want it made by a compiler and
# with options of their own choice. To be sourced. make says what the library consists of:
#
#   LIBRARY_SOURCES   files, relative to TOP_SRCDIR; a word that begins with - is an option for the
#                     files after it, up to a slash, where a target's files end
#   LIBRARY_CPPFLAGS  where the headers and config.h are
#   PROVIDER_LIBS     what it is to be linked with
#   CALL_TABLES       the files of test/calls
#
# and the user may say, in words that are separated by semicolons:
#
#   COMPILERS         as "gcc;clang"
#   LEVELS            one build for each, as "-O0;-O2 -march=native"

# What the house compiles with, so far as every compiler knows it.
library_options='-std=c11 -fPIC -fvisibility=hidden -fstack-protector-strong'

# compile_into DIRECTORY COMPILER OPTIONS FILES: objects of the files, named after them.
compile_into()
{
    into=$1 by=$2 with=$3
    shift 3
    mkdir -p "$into" || return 1
    for file; do
        object=$into/$(echo "$file" | tr / _).o
        # The words of a compiler and of options are to be split.
        # shellcheck disable=SC2086
        $by $library_options $with $LIBRARY_CPPFLAGS -c -o "$object" "$TOP_SRCDIR/$file" ||
            return 1
    done
}

# compile_library DIRECTORY COMPILER OPTIONS: the objects of the whole library.
compile_library()
{
    own=
    for word in $LIBRARY_SOURCES; do
        case $word in
        /) own= ;;
        -*) own="$own $word" ;;
        *.c | *.S) compile_into "$1" "$2" "$3 $own" "$word" || return 1 ;;
        esac
    done
}

# for_every_build FUNCTION: calls it with a compiler and a level, for all of $COMPILERS and $LEVELS.
for_every_build()
{
    IFS=';'
    for compiler in $COMPILERS; do
        command -v "${compiler%% *}" >/dev/null || missing "$compiler"
    done
    for compiler in $COMPILERS; do
        for level in $LEVELS; do
            unset IFS
            "$1" "$compiler" "$level"
            IFS=';'
        done
    done
    unset IFS
}

# missing WHAT: a part of the test that is not there. A failure under REQUIRE_REAL=1.
missing()
{
    if [ "${REQUIRE_REAL:-0}" = 1 ]; then
        printf '1..1\nnot ok 1 - %s is missing\n' "$1"
        exit 1
    fi
    echo "1..0 # SKIP $1 is missing"
    exit 0
}

# renumber LABEL < TAP: the lines of one program's TAP as part of a longer one. Counts in $tap_count
# and sets $tap_failed. A program that does not keep to its plan has failed.
tap_count=0
tap_failed=0
renumber()
{
    planned=none seen=0
    while IFS= read -r line; do
        case $line in
        1..*) planned=${line#1..} ;;
        ok\ * | not\ ok\ *)
            seen=$((seen + 1)) tap_count=$((tap_count + 1))
            verdict=${line%%ok *}ok
            [ "$verdict" = ok ] || tap_failed=1
            echo "$verdict $tap_count - $1: ${line#*- }"
            ;;
        *) echo "$line" ;;
        esac
    done
    if [ "$planned" != "$seen" ]; then
        tap_count=$((tap_count + 1)) tap_failed=1
        echo "not ok $tap_count - $1: runs to its end"
    fi
}

# finish: the plan, and the exit status. What was built in $work stays if it is of interest.
finish()
{
    echo "1..$tap_count"
    [ "$tap_failed" = 1 ] || rm -rf "${work:?}"
    exit "$tap_failed"
}
