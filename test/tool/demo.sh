#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: that the demonstration shows what it says, leaves nothing behind, and does not end well
# where a step does not. Does not cover that its numbers of operations are right: only that they are
# there.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

the_demonstration_shows_the_main_job()
{
    ends 0 env TMPDIR="$PWD" "$EDMONT" demo
    [ ! -s err ]
    for line in "keygen -o alice.key" "public -k alice.key -o alice.pub" \
        "sign -k alice.key letter.txt" "verify -p alice.pub -s letter.txt.sig letter.txt" \
        "dh -k alice.dh -p bob.dh.pub -o alice.shared" \
        "dh -k bob.dh -p alice.dh.pub -o bob.shared"; do
        grep -F -x -q -e "  \$ edmont $line" out
    done
    grep -F -x -q "  letter.txt: the signature is good" out
    grep -F -x -q "  edmont: verify: letter.txt: the signature is NOT good" out
    grep -F -x -q "  alice.shared and bob.shared are the same 32 bytes" out
    same "$(grep -c ' [1-9][0-9]* a second$' out)" 4
    grep -F -x -q "  alice.session and bob.session are the same 16 bytes" out
    spake2="  \$ edmont spake2 --suite rfc9382 --role"
    for line in "A --id alice --peer bob --mhf-fd 3 --key-file alice.session 3< stretched" \
        "B --id bob --peer alice --mhf-fd 3 --key-file bob.session 3< stretched" \
        "B --id bob --peer alice --mhf-fd 3 --key-file bob.session 3< guess"; do
        grep -F -x -q -e "$spake2 $line" out
    done
    same "$(grep -F -x -c "  (exit status 1)" out)" 3
    target=$("$EDMONT" info --targets | head -n 1)
    grep -q "^target $target, hash [a-z0-9-]*, random [a-z0-9-]*" out
    grep -F -x -q "Everything went as it should." out
}

nothing_is_left_behind()
{
    mkdir temporary
    ends 0 env TMPDIR="$PWD/temporary" "$EDMONT" demo
    grep -F -q "$PWD/temporary/edmont-demo-" out
    same "$(ls -A temporary)" ""
}

a_place_that_cannot_be_written_is_an_error()
{
    ends 2 env TMPDIR="$PWD/missing" "$EDMONT" demo
    complains "edmont: demo: cannot make a directory"
    lacks "Everything went" out
}

a_step_that_fails_ends_the_demonstration()
{
    (
        mkdir temporary
        TMPDIR=$PWD/temporary
        export TMPDIR
        ulimit -f 0
        "$EDMONT" demo 2>&1 && exit 1
        exit 0
    ) | cat >said
    grep -q "edmont: demo: .* ended with 2 and had to end with 0" said
    lacks "Everything went" said
    lacks "Bob" said
    same "$(ls -A temporary)" ""
}

every_target_can_show_it()
{
    "$EDMONT" info --targets >targets
    while read -r target; do
        ends 0 env TMPDIR="$PWD" EDMONT_TARGET="$target" "$EDMONT" demo
        grep -q "^target $target," out
    done <targets
}

run_cases \
    the_demonstration_shows_the_main_job \
    nothing_is_left_behind \
    a_place_that_cannot_be_written_is_an_error \
    a_step_that_fails_ends_the_demonstration \
    every_target_can_show_it
