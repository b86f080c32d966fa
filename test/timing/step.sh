#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: test/timing/step.c, on the objects of the library as they are in the build directory; and
# first decode.c, on every instruction in them, by what objdump says. `make check-ctime` runs it;
# TARGETS='NAME...' takes these targets; CTIME_SUBSET=1 the best alone, with two secrets, and of
# each slot the first 20,000 instructions.
#
# Does not cover: portable32, unless it is asked for: it takes three times as many instructions as
# others, and valgrind sees them all (ctime.sh).
. "${TOP_SRCDIR:?}/test/timing/library.sh"

work=${TOP_BUILDDIR:?}/test/timing/stepped
archive=$TOP_BUILDDIR/.libs/libedmont-private.a
tests="test/timing/step.c test/timing/decode.c test/timing/slots.c test/timing/calls.c
    test/check.c test/fakes.c $CALL_TABLES"

# Everything that is under test goes into a section of that name: the library as it was built, and
# controls. For references to stay as short as they are, nothing is linked at a random address.
build()
{
    rm -rf "$work"
    compile_into "$work/under" "$CC" -O2 test/timing/controls.c test/timing/step_controls.c \
        test/timing/step_sample.S &&
        compile_into "$work" "$CC" -O2 $tests &&
        ${LD:-ld} -r -o "$work/under.o" "$work"/under/*.o --whole-archive "$archive" &&
        ${OBJCOPY:-objcopy} --rename-section .text=under_test \
            --rename-section .text.unlikely=under_test "$work/under.o" "$work/under_test.o" &&
        rm "$work/under.o" &&
        $CC -no-pie -Wl,-z,now -o "$work/step" "$work"/*.o $PROVIDER_LIBS
}

# Of each instruction the address, its length, its kind, and its operand in memory, in the words of
# `step --list`.
disassemble()
{
    ${OBJDUMP:-objdump} -d -w -j under_test "$work/step" | awk -F'\t' '
/^ *[0-9a-f]+:\t/ {
    address = $1
    gsub(/[ :]/, "", address)
    text = $3
    sub(/[#<].*/, "", text)
    name = text
    while (sub(/^(data16|cs|ds|es|ss|notrack|lock|bnd|rex[.A-Z]*|repz?|repnz|addr32) +/, "", name))
        continue
    kind = "-"
    operand = match(text, /-?(0x[0-9a-f]+)?\(%[^)]*\)|-?0x[0-9a-f]+\([^)]*\)/) ? \
        substr(text, RSTART, RLENGTH) : ""
    if (name ~ /^ret/)
        kind = "R"
    else if (text ~ /%es:\(%rdi\)/)
        kind = text ~ /%ds:\(%rsi\)/ ? "T" : "W"
    else if (name ~ /^v?p?gather|^vp?scatter/)
        kind = "G"
    else if (name ~ /^i?div[bwlq]? /)
        kind = "D"
    else if (name ~ /^v?(div|sqrt)[sp]|^(pdep|pext) /)
        kind = "S"
    else if (operand != "" && name ~ /^(lea|nop|prefetch)/)
        kind = "A"
    if (kind ~ /[TWG]/)
        operand = ""
    print address, split($2, bytes, " "), kind, operand
}' > "$work/objdump"
    cut -d ' ' -f 1 "$work/objdump" | "$work/step" --list > "$work/decoded"
}

# The two that decode.c must not know are a control.
check_decoder()
{
    disassemble
    diff "$work/objdump" "$work/decoded" | sed -n 's/^>/#/p' > "$work/differ"
    known=$(grep -c -v ' 0 ?' "$work/decoded")
    unknown=$(grep -c ' 0 ? ' "$work/differ")
    total=$(wc -l < "$work/differ")
    echo "# $known instructions"
    if [ "$known" -gt 10000 ] && [ "$unknown" = 2 ] && [ "$total" = "$unknown" ]; then
        echo "ok 1 - decode.c and objdump agree on all instructions"
    else
        head -n 20 "$work/differ"
        echo "not ok 1 - decode.c and objdump agree on all instructions"
    fi
    echo 1..1
}

# explain < TAP: which function an address is in.
explain()
{
    ${NM:-nm} -n "$work/step" > "$work/symbols"
    while IFS= read -r line; do
        echo "$line"
        case $line in
        '# '*' at 0x'*)
            address=$(printf '%016x' "${line##* at }")
            { cat "$work/symbols" && echo "$address !"; } | LC_ALL=C sort |
                awk '$2 == "!" { print "# which is in " last; exit } { last = $3 }'
            ;;
        esac
    done
}

# step ENVIRONMENT ARGUMENT...
step()
{
    env EDMONT_TARGET= "$@" > "$work/tap"
    explain < "$work/tap"
}

if ! echo '#if !defined(__linux__) || !defined(__x86_64__) || defined(__ILP32__)
#error "no"
#endif' | $CC $CFLAGS -E - > /dev/null 2>&1; then
    echo "1..0 # SKIP not for Linux on x86-64"
    exit 0
fi
if ! build; then
    printf '1..1\nnot ok 1 - compiles\n'
    exit 1
fi
check_decoder > "$work/decoder"
renumber decoder < "$work/decoder"

if [ "${CTIME_SUBSET:-0}" = 1 ]; then
    targets=best
else
    targets=$(sed -n 's/^BACKEND(\([a-z0-9_]*\),.*/\1/p' \
    "$TOP_SRCDIR/src/core/backends.def" | grep -v portable32)
fi
targets=${TARGETS:-$targets}
if [ "${CTIME_SUBSET:-0}" = 1 ]; then
    step STEP_SECRETS=2 STEP_LIMIT=20000 "$work/step" $targets > "$work/explained"
    renumber "step, in part" < "$work/explained"
else
    step "$work/step" $targets > "$work/explained"
    renumber "step" < "$work/explained"
    step STEP_SECRETS=2 STEP_LIMIT=100000 STEP_CALLS=1 "$work/step" > "$work/explained"
    renumber "step, calls" < "$work/explained"
fi
finish
