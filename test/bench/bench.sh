#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: that `make bench` has a figure for every slot, operation, target and library; that the
# tables in README and doc/performance.md are those of doc/performance.csv, and that a figure which
# is not would show; that the chart is drawn. Does not cover: that the figures are right, nor that
# they are those of today.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

bench=${TOP_BUILDDIR:-.}/test/bench/bench

# figures ARGUMENT...: operation,library,target of each line.
figures()
{
    ends 0 "$bench" --seconds 0 --csv "$@"
    grep -v '^#' out | sed 1d | cut -d, -f1-3
}

every_slot_is_timed_on_the_targets_that_fill_it()
{
    figures --filter 'slot.*' >have
    "$EDMONT" info --targets | while read -r target; do
        EDMONT_TARGET=$target "$EDMONT" info --slots | awk -v target="$target" '
            $2 == target { print "slot." $1 ",edmont," target }'
    done >slots
    [ "$(cut -d, -f1 slots | sort -u | wc -l)" -ge 21 ]
    sort slots >wanted
    sort have | diff wanted -
}

every_operation_is_timed_on_every_target()
{
    "$EDMONT" bench --seconds 0 --csv --target all | grep -v '^#' | sed 1d | cut -d, -f1-3 >wanted
    figures | grep -v ',[a-z]*,$' | grep -v '^slot' | diff wanted -
}

libraries_that_are_here_stand_beside_it()
{
    for library in libsodium:"$SODIUM" openssl:"$OPENSSL"; do
        [ "${library#*:}" = yes ] || continue
        figures --filter x25519,x25519_base,sign_public,sign_with,verify,hash/* >have
        same "$(grep -c ",${library%:*},\$" have)" 7
        grep -q "^# ${library%:*}: [0-9.]*\$" out
    done
    [ "$SODIUM" = yes ] || return 0
    # Theirs is 1, and ours is its part: of medians not exactly, but nearly.
    grep ,libsodium, out | cut -d, -f9 | sort -u >ratio
    same "$(cat ratio)" 1.0000
    grep '^x25519,edmont,' out | awk -F, '!($9 > 0.01 && $9 < 100)' >wrong
    diff /dev/null wrong
}

a_target_is_chosen()
{
    target=$("$EDMONT" info --targets | tail -n 1)
    figures --target "$target" --filter 'x25519,slot.x25519' | grep ,edmont, | sort >have
    printf '%s,edmont,%s\n' slot.x25519 "$target" x25519 "$target" | diff - have
    ends 2 "$bench" --target abacus
    complains "there is no such target"
    ends 2 "$bench" --seconds 1x
    ends 2 "$bench" --bogus
}

its_object_is_one()
{
    need python3
    ends 0 "$bench" --seconds 0 --json --filter 'slot.add,verify'
    python3 -c "import json
figures = json.load(open('out'))['figures']
assert {f['operation'] for f in figures} == {'slot.add', 'verify'}"
}

report()
{
    python3 -B "$TOP_SRCDIR/test/bench/report.py" "$@"
}

the_tables_are_those_of_the_measurement()
{
    need python3
    report "$TOP_SRCDIR" --check
    # And a table of other figures is not: each number of the comparison counts.
    mkdir doc
    cp "$TOP_SRCDIR/README" .
    cp "$TOP_SRCDIR/doc/performance.md" doc
    sed 's/^\(verify,libsodium,,\)[0-9.]*/\1999999/' "$TOP_SRCDIR/doc/performance.csv" \
        >doc/performance.csv
    ends 1 report . --check
    same "$(grep -c 'has other figures' out)" 2
    report .
    ends 0 report . --check
    grep -q '^    verify  *999999' README
}

the_chart_is_drawn()
{
    need python3
    need gnuplot
    report "$TOP_SRCDIR" --chart >data
    [ "$(wc -l <data)" -eq 6 ]
    for as in svg png; do
        gnuplot -e "data='data'; title='a title'; out='chart.$as'; as='$as'" \
            "$TOP_SRCDIR/test/bench/chart.gnuplot"
        [ "$(wc -c <chart.$as)" -gt 5000 ]
    done
    grep -q 'a title' chart.svg
}

run_cases \
    every_slot_is_timed_on_the_targets_that_fill_it \
    every_operation_is_timed_on_every_target \
    libraries_that_are_here_stand_beside_it \
    a_target_is_chosen \
    its_object_is_one \
    the_tables_are_those_of_the_measurement \
    the_chart_is_drawn
