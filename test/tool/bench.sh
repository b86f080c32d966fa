#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: `edmont bench`: that it measures every function that computes something, on the targets
# that are asked for, and prints it as text, CSV and JSON with its labels; what --filter takes.
# Does not cover: that the figures are right, but for one that has to be: of two targets one and the
# same thing is timed, and n operations take longer than one.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

quick="--seconds 0"

# Functions that compute nothing: they ask, choose, compare, wipe, copy, or are parts of another
# operation in the list.
not_measured="equal hash_by_name hash_check hash_current hash_use random_by_name random_current
    random_use point_base point_identity ristretto_base ristretto_identity selftest
    sign_key_public sign_key_wipe sign_name sign_stream_final sign_stream_init sign_stream_rewind
    sign_stream_update verify_update verify_final ph_init ph_update spake2_key
    spake2_key_bytes spake2_key_unconfirmed spake2_msg_bytes spake2_suite_by_name spake2_wipe
    stream_wipe strerror target target_count target_name target_select target_slot version wipe
    cosi_combine_signatures"

every_function_is_measured_or_is_said_not_to_be()
{
    # shellcheck disable=SC2086
    ends 0 "$EDMONT" bench $quick --csv
    [ ! -s err ]
    {
        grep -v '^#' out | sed '1d; s/[,/].*//'
        # shellcheck disable=SC2086
        printf '%s\n' $not_measured
    } | sort -u >have
    sed 's/^edmont_//' "$TOP_SRCDIR/src/edmont.exports" | sort >exported
    comm -13 have exported >missing
    diff /dev/null missing
}

lines_have_all_their_columns()
{
    # shellcheck disable=SC2086
    ends 0 "$EDMONT" bench $quick --csv --filter 'verify*' --target all
    same "$(grep -v '^#' out | head -n 1)" \
         "operation,library,target,cycles,cycles_least,ns,ns_least,per_second,ratio"
    grep -v '^#' out | sed 1d | awk -F, '
        NF != 9 || $2 != "edmont" || $4 < $5 || $5 <= 0 || $6 < $7 || $7 <= 0 || $8 <= 0 || $9 != ""
        END { if (NR < 6) print "too few" }' >wrong
    diff /dev/null wrong
    "$EDMONT" info --targets | sort >targets
    grep '^verify,' out | cut -d, -f3 | sort | diff targets -
    for label in edmont commit cpu compiler flags hash random; do
        grep -q "^# $label: ." out
    done
    # 64 items are counted one by one: had they been counted as one, they would take 64 times that.
    grep '^verify\(_batch/64\)*,edmont,'"$(head -n 1 targets)" out |
        awk -F, '{ ns[NR] = $7 } END { exit !(ns[2] < 8 * ns[1]) }'
}

the_table_has_the_target_in_use()
{
    # shellcheck disable=SC2086
    for target in $("$EDMONT" info --targets); do
        ends 0 env EDMONT_TARGET="$target" "$EDMONT" bench $quick --filter x25519
        same "$(tail -n 1 out | awk '{ print $1, $2 }')" "x25519 $target"
        ends 0 "$EDMONT" bench $quick --filter x25519 --target "$target"
        same "$(tail -n 1 out | awk '{ print $1, $2, NF }')" "x25519 $target 7"
    done
}

a_filter_takes_patterns()
{
    # shellcheck disable=SC2086
    ends 0 "$EDMONT" bench $quick --csv --filter 'sign,verif?,*_mul'
    same "$(grep -v '^#' out | sed '1d; s/,.*//' | tr '\n' ' ')" \
         "sign verify scalar_mul point_mul ristretto_mul "
    for nothing in none-such '' ',' X25519 'x25519 '; do
        ends 2 "$EDMONT" bench --filter "$nothing"
        complains "edmont: bench: --filter: no operation is called $nothing"
        [ ! -s out ]
    done
}

what_is_no_time_or_target_is_refused()
{
    for seconds in '' x 1x -1 3601 nan inf; do
        ends 2 "$EDMONT" bench --seconds "$seconds"
        complains "edmont: bench: --seconds: $seconds is no number from 0 to 3600"
        [ ! -s out ]
    done
    ends 2 "$EDMONT" bench --target abacus
    complains "there is no target abacus here"
}

the_object_has_labels_and_figures()
{
    need python3
    # shellcheck disable=SC2086
    ends 0 "$EDMONT" --json bench $quick --csv --filter 'hash/*' --target all
    "$EDMONT" info --targets >targets
    python3 -c "import json
o = json.load(open('out'))
targets = open('targets').read().split()
figures = o['figures']
assert [(f['operation'], f['target']) for f in figures] == [
    (size, target) for size in ('hash/64', 'hash/16384') for target in targets]
assert all(f['cycles'] >= f['cycles_least'] > 0 and f['ns'] >= f['ns_least'] > 0 and
           f['per_second'] > 0 and f['ratio'] is None and f['library'] == 'edmont'
           for f in figures)
assert all(o[label] for label in 'edmont commit cpu compiler flags hash random'.split())
assert o['exit'] == 0"
}

# Some operations are defined with SHA-512 alone.
another_hash_leaves_out_what_it_cannot_do()
{
    # shellcheck disable=SC2086
    ends 0 "$EDMONT" --hash blake2b bench $quick --csv
    grep -q '^# hash: blake2b' out
    grep -q '^sign_with,' out
    for operation in xeddsa_sign hash_to_point spake2_start/boringssl; do
        lacks "$operation," out
    done
}

run_cases \
    every_function_is_measured_or_is_said_not_to_be \
    lines_have_all_their_columns \
    the_table_has_the_target_in_use \
    a_filter_takes_patterns \
    what_is_no_time_or_target_is_refused \
    the_object_has_labels_and_figures \
    another_hash_leaves_out_what_it_cannot_do
