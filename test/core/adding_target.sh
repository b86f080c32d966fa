#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: doc/adding-a-target.md: in a copy of the tree a target is added by doing what the page
# says, with the row, the include and the code that stand there: first one with a field of its own
# (portable64's, under another name), then one that fills one slot, then that slot wrong on purpose.
# Nothing else changes in the tree; it builds without warnings, dispatch knows the target, and the
# cross-target test compares it. `make check-adding-target` runs it; half a minute.
# Does not cover: flags and instructions of a real target.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/test/tap.sh"
tap_need autoreconf automake libtoolize pkg-config "${MAKE:=make}"
page=$root/doc/adding-a-target.md
copy=$tap_scratch/copy
build=$tap_scratch/build
mkdir "$copy" "$build"

# A checkout or a release, without what was built in it.
copy_tree()
{
    (cd "$root" && tar -cf - --exclude=.git --exclude='./_*' --exclude=./local \
        --exclude=autom4te.cache --exclude='*.o' --exclude='*.lo' --exclude='*.la' \
        --exclude=.libs --exclude=config.status --exclude=./Makefile .) |
        (cd "$copy" && tar -xf -)
}

# code BEGIN END: what stands indented in the page, from the line that begins so to the next one, or
# the same, that ends so.
code()
{
    awk -v from="    $1" -v to="$2" '
        index($0, from) == 1 { on = 1 }
        on { print substr($0, 5) }
        on && length($0) >= length(to) && substr($0, length($0) - length(to) + 1) == to { exit }
    ' "$page"
}

# before FILE PATTERN LINE: puts a line ahead of the first one that fits.
before()
{
    awk -v line="$3" -v pattern="$2" '!done && $0 ~ pattern { print line; done = 1 } { print }' \
        "$1" > "$tap_scratch/new" && cp "$tap_scratch/new" "$1"
}

add_target()
{
    before "$copy/src/core/backends.def" '^BACKEND\(' "$(code 'BACKEND(example' ')')"
    before "$copy/Makefile.am" '^include src/core/[a-z0-9]*/local.mk$' \
        "$(code 'include src/core/example' local.mk)"
    mkdir "$copy/src/core/example"
    sed s/portable64/example/g "$root/src/core/portable64/local.mk" \
        > "$copy/src/core/example/local.mk"
    cp "$root/src/core/portable64/field.h" "$copy/src/core/example/field.h"
    code '#include "field.h"' '};' > "$copy/src/core/example/backend.c"
}

# The same folder with one slot. $1: a statement behind its computation.
fill_one_slot()
{
    cat > "$copy/src/core/example/backend.c" << END
#include "field.h"

$(code '#include "../backend.h"' '"../backend.h"')
#include "../generic/ladder.h"

static void example_x25519(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    ladder(out, k, u);
    $1
}

$(code 'const struct backend edmont_i_backend_example = { .' '};')
END
}

one_line_more()
{
    diff "$root/$1" "$copy/$1" > "$tap_scratch/lines" || :
    [ "$(grep -c '^>' "$tap_scratch/lines")" = 1 ] && ! grep '^<' "$tap_scratch/lines"
}

only_one_folder_one_row_and_one_include_are_new()
{
    diff -r -q "$root/src" "$copy/src" > "$tap_scratch/differences" || :
    printf '%s\n' "Files $root/src/core/backends.def and $copy/src/core/backends.def differ" \
        "Only in $copy/src/core: example" | diff - "$tap_scratch/differences" &&
        diff -r -q "$root/test" "$copy/test" && one_line_more src/core/backends.def &&
        one_line_more Makefile.am
}

floors_agree()
{
    "$copy/test/style/floors" "$copy" > "$tap_scratch/log" || grep -A 5 '^not ok' "$tap_scratch/log"
}

programs="edmont test/core/slots test/core/field-example"

makes()
{
    # shellcheck disable=SC2086
    (cd "$build" && $MAKE -j2 $programs) > "$tap_scratch/log" 2>&1 ||
        { tail -n 30 "$tap_scratch/log"; return 1; }
}

builds()
{
    ("$copy/bootstrap" && cd "$build" && "$copy/configure" -q --disable-shared \
        --enable-werror --without-openssl --without-libsodium ${CC:+CC="$CC"} \
        CFLAGS=-O1) > "$tap_scratch/log" 2>&1 ||
        { tail -n 30 "$tap_scratch/log"; return 1; }
    makes
}

# slots_of TARGET: how many slots of the target in use are filled by that one.
slots_of()
{
    "$build/edmont" info --slots | awk -v target="$1" '$2 == target { n++ } END { print n + 0 }'
}

it_is_the_best_and_fills_every_slot()
{
    [ "$("$build/edmont" info --targets | sed 1q)" = example ] || echo "it is not the best"
    [ "$(slots_of example)" = "$("$build/edmont" info --slots | wc -l)" ] || echo "slots lack"
}

it_fills_one_slot_and_the_next_target_the_others()
{
    [ "$("$build/edmont" info --slots | grep ' example$' | awk '{ print $1 }')" = x25519 ] ||
        echo "it does not fill x25519 alone"
}

# passes PROGRAM
passes()
{
    "$build/$1" > "$tap_scratch/log" 2>&1 || tail -n 20 "$tap_scratch/log"
}

fails()
{
    ! "$build/$1" > "$tap_scratch/log" 2>&1 || echo "a wrong slot passes"
    grep '^not ok' "$tap_scratch/log" > "$tap_scratch/failed" || echo "no case fails"
}

copy_tree
add_target
tap_silent one_folder_one_row_and_one_include_are_new \
    only_one_folder_one_row_and_one_include_are_new
tap_silent the_floors_agree floors_agree
tap_silent it_builds_without_warnings builds
if [ -x "$build/edmont" ] && ! "$build/edmont" info --targets | grep -qx example; then
    [ "${REQUIRE_REAL-}" != 1 ] || tap_result 1 "this CPU runs the target of the page"
    tap_skip the_target_runs "this CPU does not run the target of the page"
    tap_done
fi
tap_silent it_is_the_best_and_fills_every_slot it_is_the_best_and_fills_every_slot
tap_silent its_field_passes passes test/core/field-example
tap_silent the_cross_target_test_passes passes test/core/slots
fill_one_slot ""
tap_silent one_slot_alone_builds makes
tap_silent it_fills_one_slot_and_the_next_target_the_others \
    it_fills_one_slot_and_the_next_target_the_others
tap_silent the_cross_target_test_passes_with_one_slot passes test/core/slots
fill_one_slot "out[31] ^= 64;"
tap_silent the_wrong_slot_builds makes
tap_silent the_cross_target_test_notices_a_wrong_slot fails test/core/slots
tap_done
