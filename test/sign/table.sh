#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: the table in edmont_sign(3) of how many rows each rule accepts: it has every file of
# vectors that test/sign/rules counts, with the numbers that it counted just now. Does not cover:
# which rows they are; test/sign/rules does.
set -eu
export LC_ALL=C

. "$TOP_SRCDIR/test/tap.sh"

# Lines of a file's name, its rows, and what the rules accept of them, as the page has them.
counted()
{
    "$TOP_BUILDDIR/test/sign/rules" > "$tap_scratch/rules"
    sed -n 's/^# accepted of \([a-z0-9]* .*\)/\1/p' "$tap_scratch/rules" | sed 's/ / Ta /g'
}

printed()
{
    sed -n 's/^\.It \([a-z0-9]* Ta [0-9]* Ta .*\)/\1/p' "$TOP_SRCDIR/doc/edmont_sign.3"
}

differences()
{
    counted > "$tap_scratch/counted"
    printed > "$tap_scratch/printed"
    [ -s "$tap_scratch/counted" ] || echo "test/sign/rules has counted nothing"
    diff "$tap_scratch/counted" "$tap_scratch/printed"
}

tap_silent the_table_in_the_manual_has_the_numbers_that_are_counted differences
tap_done
