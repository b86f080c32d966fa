#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: progress: a line on a terminal once a second is over, which is gone before anything else is
# printed and at the end; none before that second, without a terminal, or with --json. The terminal
# is a pseudo terminal of Python's, the time is taken by a pipe that somebody is slow to fill. Does
# not cover its numbers, nor how often it changes.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

# on_terminal COMMAND...: runs a command whose standard error is a terminal; what that was sent goes
# to the file terminal.
on_terminal()
{
    python3 - "$@" <<'END'
import os, pty, subprocess, sys
master, slave = pty.openpty()
child = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stderr=slave)
os.close(slave)
said = b""
try:
    while True:
        piece = os.read(master, 4096)
        if not piece:
            break
        said += piece
except OSError:  # what Linux answers when nobody has the terminal open any more
    pass
open("terminal", "wb").write(said)
sys.exit(child.wait())
END
}

# slow_pipe NAME SECONDS: a pipe that brings nothing until then.
slow_pipe()
{
    mkfifo "$1"
    { sleep "$2"; echo text; } >"$1" &
}

make_files()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key -o pub
    echo text >file
    "$EDMONT" sign -k key file
    line=$("$EDMONT" sign -k key --list file)
    for i in 1 2 3; do
        echo "${line}$i"
    done >list
    echo text >file1
    echo text >file3
}

a_line_stands_on_a_terminal_after_a_second_and_is_erased()
{
    need python3
    make_files
    slow_pipe file2 1.1
    on_terminal "$EDMONT" verify -p pub -c list >said
    same "$(cat said)" "file1: OK
file2: OK
file3: OK"
    # Each text begins at the start of the line; the last one is blank and as long.
    tr '\r' '\n' <terminal >texts
    grep -E '^[12] files?, 0 MiB$' texts
    same "$(tail -n 1 texts | tr -d ' ')" ""
    lacks 'OK' texts
}

there_is_none_before_a_second_without_a_terminal_or_in_json()
{
    need python3
    make_files
    slow_pipe file2 0.2
    on_terminal "$EDMONT" verify -p pub -c list
    [ ! -s terminal ]
    rm file2
    slow_pipe file2 1.1
    on_terminal "$EDMONT" verify --json -p pub -c list &
    mkdir other
    (
        cd other
        cp ../list ../pub ../file1 ../file3 .
        slow_pipe file2 1.1
        ends 0 "$EDMONT" verify -p pub -c list
        [ ! -s err ]
    )
    wait
    [ -e terminal ] && [ ! -s terminal ]
}

a_complaint_does_not_stand_in_the_same_line()
{
    need python3
    make_files
    rm file3
    slow_pipe file2 1.1
    got=0
    on_terminal "$EDMONT" verify -p pub -c list || got=$?
    same "$got" 2
    tr '\r' '\n' <terminal | grep '^edmont: verify: cannot read file3'
}

run_cases \
    a_line_stands_on_a_terminal_after_a_second_and_is_erased \
    there_is_none_before_a_second_without_a_terminal_or_in_json \
    a_complaint_does_not_stand_in_the_same_line
