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

# tap_missing WHAT: skips the whole script, which lacks something; under REQUIRE_REAL=1 it fails.
tap_missing()
{
    if [ "${REQUIRE_REAL-}" = 1 ]; then
        printf '1..1\nnot ok 1 - %s is missing\n' "$1"
        exit 1
    fi
    echo "1..0 # SKIP $1 is missing"
    exit 0
}

# tap_need PROGRAM...: skips the whole script if a program is missing.
tap_need()
{
    for tap_program; do
        command -v "$tap_program" > /dev/null 2>&1 || tap_missing "$tap_program"
    done
}

# tap_need_module MODULE: sets python to a Python that has the module, which the first in PATH may
# not have where the system's does; else skips the whole script.
tap_need_module()
{
    for python in python3 /usr/bin/python3; do
        ! "$python" -c "import $1" 2> /dev/null || return 0
    done
    tap_missing "Python's module $1"
}

tap_done()
{
    echo "1..$tap_number"
    exit $tap_failed
}
