# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# tap.sh: test cases in shell, reported as TAP. A script reads this file, calls what is below, and
# ends with tap_done.

tap_number=0
tap_failed=0
tap_scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$tap_scratch"' EXIT

# tap_result STATUS NAME: a case that passed if STATUS is 0.
tap_result()
{
    tap_number=$((tap_number + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $tap_number - $2"
    else
        echo "not ok $tap_number - $2"
        tap_failed=1
    fi
}

# tap_silent NAME COMMAND...: a case that passed if the command succeeds and prints nothing. What
# it prints is shown.
tap_silent()
{
    tap_name=$1
    shift
    tap_status=0
    "$@" > "$tap_scratch/output" 2>&1 || tap_status=$?
    [ ! -s "$tap_scratch/output" ] || tap_status=1
    tap_result $tap_status "$tap_name"
    sed 's/^/# /' "$tap_scratch/output"
}

# tap_skip NAME REASON: a case that cannot be asked here.
tap_skip()
{
    tap_number=$((tap_number + 1))
    echo "ok $tap_number - $1 # SKIP $2"
}

# tap_need PROGRAM...: skips the whole script if a program is missing; under REQUIRE_REAL=1 it
# fails.
tap_need()
{
    for tap_program; do
        command -v "$tap_program" > /dev/null 2>&1 && continue
        if [ "${REQUIRE_REAL-}" = 1 ]; then
            echo "1..1"
            echo "not ok 1 - $tap_program is missing"
            exit 1
        fi
        echo "1..0 # SKIP $tap_program is missing"
        exit 0
    done
}

tap_done()
{
    echo "1..$tap_number"
    exit $tap_failed
}
