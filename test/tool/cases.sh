# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# cases.sh: test cases as functions of the shell. A script reads this file, defines a function for
# each case, and ends with `run_cases NAME...`.
#
# A case runs under `set -e` in an empty directory of its own and fails at its first command that
# fails. What it printed is shown then.
: "${EDMONT:=edmont}" "${TOP_SRCDIR:=.}"
. "$TOP_SRCDIR/test/tap.sh"

# skip REASON: leaves the case as skipped.
skip()
{
    echo "$1" >"$tap_scratch/skipped"
    exit 0
}

# need COMMAND: leaves the case as skipped where there is no such command; under REQUIRE_REAL=1 it
# fails.
need()
{
    command -v "$1" >/dev/null && return
    [ "${REQUIRE_REAL-}" != 1 ] || { echo "$1 is missing"; exit 1; }
    skip "$1 is missing"
}

# ends STATUS COMMAND...: runs a command, its output in the files out and err, and checks how it
# ended.
ends()
{
    wanted=$1
    shift
    got=0
    "$@" >out 2>err || got=$?
    [ "$got" -ne "$wanted" ] || return 0
    echo "it ended with $got, not with $wanted: $*"
    cat err
    return 1
}

# complains TEXT: whether the last command that ends() ran said this on standard error.
complains()
{
    grep -F -q -e "$1" err || { echo "no complaint \"$1\" but:"; cat err; return 1; }
}

# lacks TEXT FILE: whether the file does not hold the text. (`! grep` would not end a case.)
lacks()
{
    ! grep -F -q -e "$1" "$2" || { echo "\"$1\" is in $2"; return 1; }
}

# same TEXT TEXT: whether both are equal.
same()
{
    [ "$1" = "$2" ] || { echo "\"$1\" is not \"$2\""; return 1; }
}

# hex <BYTES: the bytes as lower-case digits, in one line.
hex()
{
    od -An -v -tx1 | tr -d ' \n'
    echo
}

# bytes HEX: the bytes that the digits stand for.
bytes()
{
    # The format is made of octal escapes alone.
    # shellcheck disable=SC2059
    printf "$(printf '%s\n' "$1" | awk '{
        for (i = 1; i < length($0); i += 2)
            printf "\\%03o", 16 * (index("0123456789abcdef", substr($0, i, 1)) - 1) + \
                             index("0123456789abcdef", substr($0, i + 1, 1)) - 1
    }')"
}

run_cases()
{
    for case in "$@"; do
        rm -rf "$tap_scratch/here" "$tap_scratch/skipped"
        mkdir "$tap_scratch/here"
        (
            cd "$tap_scratch/here" || exit 1
            set -e
            "$case"
        ) >"$tap_scratch/said" 2>&1
        status=$?
        if [ $status -eq 0 ] && [ -e "$tap_scratch/skipped" ]; then
            tap_skip "$case" "$(cat "$tap_scratch/skipped")"
        else
            tap_result $status "$case"
            [ $status -eq 0 ] || sed 's/^/# /' "$tap_scratch/said"
        fi
    done
    tap_done
}
