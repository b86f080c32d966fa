#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: the targets of test/fuzz under clang's libFuzzer, with AddressSanitizer and
# UndefinedBehaviorSanitizer, each for $SECONDS_EACH seconds, 60 if that is empty, from its seeds
# and from what was found before. `make fuzz` runs it. An input that breaks one stays in
# test/fuzz/found of the build directory; test/fuzz/NAME.fuzz FILE there runs it again.
#
# Does not cover: other compilers; inputs of more than 1024 bytes.
. "${TOP_SRCDIR:?}/test/timing/library.sh"

seconds=${SECONDS_EACH:-60}
compiler=${FUZZ_CC:-clang}
work=${TOP_BUILDDIR:?}/test/fuzz
objects=$work/objects
found=$work/found
options='-O1 -g -fno-sanitize-recover=all -fsanitize=fuzzer-no-link,address,undefined'

command -v "$compiler" >/dev/null || missing "$compiler"
echo 'int LLVMFuzzerTestOneInput(void); int LLVMFuzzerTestOneInput(void) { return 0; }' |
    $compiler -fsanitize=fuzzer -x c -o /dev/null - 2>/dev/null || missing libFuzzer

# build: the library, what the targets share, and each target.
build()
{
    rm -rf "$objects"
    # shellcheck disable=SC2086
    compile_library "$objects/library" "$compiler" "$options" &&
        compile_into "$objects/parts" "$compiler" "$options" test/check.c $FUZZ_PARTS || return 1
    for target in $FUZZ_TARGETS; do
        compile_into "$objects/$target" "$compiler" "$options" "test/fuzz/$target.c" || return 1
        # shellcheck disable=SC2086
        $compiler -fsanitize=fuzzer,address,undefined -o "$work/$target.fuzz" \
            "$objects/$target"/*.o "$objects"/parts/*.o "$objects"/library/*.o $PROVIDER_LIBS ||
            return 1
    done
}

mkdir -p "$found"
if ! build; then
    echo '1..1'
    echo 'not ok 1 - the targets compile'
    exit 1
fi
number=0 failed=0
for target in $FUZZ_TARGETS; do
    mkdir -p "$work/corpus-$target"
    "$work/$target" --seeds "$work/corpus-$target" &&
        "$work/$target.fuzz" -max_len=1024 -max_total_time="$seconds" -timeout=10 \
            -artifact_prefix="$found/$target-" "$work/corpus-$target" >"$work/$target.out" 2>&1
    status=$?
    number=$((number + 1))
    if [ $status -eq 0 ]; then
        echo "ok $number - $target, $(sed -n 's/^Done \([0-9]* runs\).*/\1/p' "$work/$target.out")"
    else
        failed=1
        tail -n 40 "$work/$target.out" | sed 's/^/# /'
        echo "not ok $number - $target"
    fi
done
echo "1..$number"
exit $failed
