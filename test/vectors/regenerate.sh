#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: that the headers of this folder are what make_vectors.py makes of the .txt files, and that
# compute_vectors.py still computes the .txt files that are its own. Does not cover ed25519_long,
# which takes minutes to compute, and not that the other .txt files equal their sources.
here=$(cd "$(dirname "$0")" && pwd) || exit 1

if ! command -v python3 >/dev/null; then
    if [ "$REQUIRE_REAL" = 1 ]; then
        echo "1..1"
        echo "not ok 1 - python3 is missing"
        exit 1
    fi
    echo "1..0 # SKIP python3 is missing"
    exit 0
fi

work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
number=0
status=0

# same NAME FILE: reports whether FILE in the work directory is the one that is checked in.
same()
{
    number=$((number + 1))
    if cmp "$here/$2" "$work/$2" >&2; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        status=1
    fi
}

set -- "$here"/*.txt
echo "1..$(($# + 3))"

if python3 -B "$here/make_vectors.py" "$work"; then
    made=$(cd "$work" && echo *.h | wc -w)
else
    made=0
fi
number=1
if [ "$made" -eq $# ]; then
    echo "ok 1 - every_file_becomes_a_header"
else
    echo "not ok 1 - every_file_becomes_a_header"
    status=1
fi
for file; do
    name=$(basename "$file" .txt)
    same "${name}_h_is_made_of_${name}_txt" "$name.h"
done
for name in ed25519_lengths x25519_unclamped; do
    python3 -B "$here/compute_vectors.py" $name >"$work/$name.txt"
    same "${name}_txt_is_computed" "$name.txt"
done
exit $status
