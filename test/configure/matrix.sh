#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: that every choice of providers that configure offers builds and passes its tests, says in
# edmont.pc and `edmont info` what it is, and has the same ABI. One cell of test/configure/cells
# after the other in one build directory, so that only what depends on the choice is compiled again.
# Prints TAP. What the tests of a cell found is left as NAME/*.trs.
#
#   matrix.sh part    the provider, fault and RFC vector programs of each cell
#   matrix.sh all     every test of each cell
#
# Does not cover: what configure refuses (test/configure/configure.sh); every pair of the choices.
set -u

scope=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/test/tap.sh"
build=$PWD/matrix-build
mkdir -p "$build"

# The names of edmont.pc in the build directory: value hash.
value()
{
    PKG_CONFIG_PATH=$build${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH} \
        pkg-config --variable="$1" edmont-uninstalled
}

# Autoconf keeps one cache for one set of variables.
builds()
(
    cd "$build" && "$root/configure" -q --disable-static ${CONFIGURE_ARGS-} "$@" \
        --cache-file="config.cache.$(echo "$@" | tr ' ' '\n' | grep -c '^[A-Z]*=')" && make -j2
)

run_tests()
(
    cd "$build" || return 1
    find . -name '*.trs' -exec rm -f {} +
    case $scope in
    all) make -j2 check ;;
    *)
        programs=$(cd "$root" && ls test/providers/*.c | sed 's/\.c$//')
        programs="$(echo $programs) test/faults/faults test/sign/sign test/selftest"
        make -j2 check-TESTS check_LTLIBRARIES=test/libcheck.la check_PROGRAMS="$programs" \
            TESTS="$programs"
        ;;
    esac
)

# The hash and the random provider that edmont.pc and the command name are those in use.
names_agree()
{
    [ "$("$build/edmont" --json info | sed 's/.*"hash": {"name": "\([^"]*\)".*/\1/;
        s/.*"hash": null.*/none/')" = "$(value hash)" ] || echo "another hash than edmont.pc says"
    [ "$("$build/edmont" --json info | sed 's/.*"random": {"name": "\([^"]*\)".*/\1/;
        s/.*"random": null.*/none/')" = "$(value random)" ] || echo "another random provider"
}

# The first cell's library is kept. abidiff sees more than nm: sizes and types.
same_abi()
{
    library=$build/.libs/libedmont.so
    nm -D --defined-only "$library" | sed 's/^[^ ]* //' | sort > "$tap_scratch/exports"
    if [ ! -e "$tap_scratch/first.so" ]; then
        cp "$library" "$tap_scratch/first.so"
        cp "$tap_scratch/exports" "$tap_scratch/first"
    fi
    diff "$tap_scratch/first" "$tap_scratch/exports"
    abidiff "$tap_scratch/first.so" "$library"
}

tap_need abidiff pkg-config
grep -v '^#' "$root/test/configure/cells" > "$tap_scratch/cells"
while IFS=: read -r cell options; do
    # Words of the line, hence not quoted.
    builds $options > "$cell.log" 2>&1 < /dev/null
    status=$?
    tap_result $status "${cell}_builds"
    [ $status -eq 0 ] || { tail -n 20 "$cell.log" | sed 's/^/# /'; continue; }
    run_tests > "$cell.log" 2>&1 < /dev/null
    status=$?
    tap_result $status "${cell}_passes_its_tests"
    [ $status -eq 0 ] || grep -E '^(FAIL|ERROR)' "$cell.log" | sed 's/^/# /'
    mkdir -p "$cell"
    (cd "$build" && find . -name "*.trs" | tar cf - -T -) | tar xf - -C "$cell"
    find "$build" -name "*.trs" -exec rm -f {} +
    tap_silent "${cell}_is_what_edmont_pc_says" names_agree
    tap_silent "${cell}_has_the_same_abi" same_abi
done < "$tap_scratch/cells"
tap_done
