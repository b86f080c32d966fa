#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: `edmont spake2` and python-spake2 at the two ends of a pipe, as A, B and in the symmetric
# form, with names and passwords of any bytes: the keys are equal; with another password or name
# they differ; a message that comes back is refused. Does not cover messages that no honest peer
# sends; test/spake2 does.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

tap_need_module spake2

# run CASE ROLE
run()
{
    PYTHONDONTWRITEBYTECODE=1 "$python" "$TOP_SRCDIR/test/interop/spake2_python.py" "$@"
}

as_a_edmont_and_python_agree()
{
    run agree A
}

as_b_edmont_and_python_agree()
{
    run agree B
}

symmetric_edmont_and_python_agree()
{
    run agree S
}

another_password_or_name_gives_another_key()
{
    for role in A B S; do
        run differ $role
    done
}

a_reflected_message_is_refused()
{
    for role in A B S; do
        run reflect $role
    done
}

run_cases \
    as_a_edmont_and_python_agree \
    as_b_edmont_and_python_agree \
    symmetric_edmont_and_python_agree \
    another_password_or_name_gives_another_key \
    a_reflected_message_is_refused
