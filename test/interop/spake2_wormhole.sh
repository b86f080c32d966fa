#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: real transfers of magic-wormhole through a mailbox server on 127.0.0.1. One side is the
# client in Python with examples/python/edmont_spake2.py in the place of its spake2 package; the
# other is the same client as it is, or wormhole-william, in Go. A code that differs is refused by
# both. Does not cover a file from Go, which would ask for a relay on the Internet; a text comes.
. "${0%/*}/loopback.sh"
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

tap_need python3 twistd3 wormhole wormhole-william
tap_need_module wormhole_mailbox_server
library=$TOP_BUILDDIR/.libs/libedmont.so
if [ ! -e "$library" ]; then
    echo "1..0 # SKIP no shared library is built"
    exit 0
fi

# The clients, as commands of one interface: with-python, with-edmont and with-go.
make_clients()
{
    mkdir -p "$tap_scratch/bin" "$tap_scratch/shim/spake2"
    cat > "$tap_scratch/shim/spake2/__init__.py" << 'END'
# What magic-wormhole takes for python-spake2. Leaves a line in a file for each key.
import ctypes, os
import edmont_spake2

library = edmont_spake2._lib
library.edmont_random_by_name.restype = ctypes.c_void_p
system = ctypes.c_void_p(library.edmont_random_by_name(b"system"))
assert library.edmont_random_use(system) == 0

class SPAKE2_Symmetric(edmont_spake2.SPAKE2_Symmetric):
    def finish(self, message):
        key = super().finish(message)
        with open(os.environ["KEYS_MADE"], "a") as file:
            print("one", file=file)
        return key
END
    cat > "$tap_scratch/bin/with-python" << END
#!/bin/sh
exec timeout 30 wormhole --relay-url ws://127.0.0.1:$mailbox/v1 \\
    --transit-helper tcp:127.0.0.1:1 "\$@"
END
    cat > "$tap_scratch/bin/with-edmont" << END
#!/bin/sh
PYTHONPATH='$tap_scratch/shim:$TOP_SRCDIR/examples/python'
EDMONT_LIBRARY='$library'
PYTHONDONTWRITEBYTECODE=1
KEYS_MADE='$tap_scratch/keys_made'
export PYTHONPATH EDMONT_LIBRARY PYTHONDONTWRITEBYTECODE KEYS_MADE
exec with-python "\$@"
END
    cat > "$tap_scratch/bin/with-go" << END
#!/bin/sh
exec timeout 30 wormhole-william --relay-url ws://127.0.0.1:$mailbox/v1 "\$@"
END
    chmod +x "$tap_scratch"/bin/*
}

# behind COMMAND...: runs a client beside the case, which it does not outlive.
behind()
{
    "$@" > behind.out 2>&1 < /dev/null &
    behind=$!
    trap 'kill $behind 2> /dev/null || :' EXIT
}

# The status of the client behind.
behind_ends()
{
    got=0
    wait $behind || got=$?
    trap - EXIT
    [ $got -eq "$1" ] || { echo "the other side ended with $got"; cat behind.out; return 1; }
}

# transfer CODE FROM TO: a file of 1 MB.
transfer()
{
    : > "$tap_scratch/keys_made"
    head -c 1000000 /dev/urandom > sent
    behind $2 send --hide-progress --code "$1" sent
    mkdir there
    cd there
    echo y | ends 0 $3 receive --hide-progress "$1"
    cd ..
    behind_ends 0
    cmp sent there/sent
    same "$(cat "$tap_scratch/keys_made")" one
}

# refuse CODE FROM OTHER-CODE TO: both sides notice.
refuse()
{
    : > "$tap_scratch/keys_made"
    echo secret > sent
    behind $2 send --hide-progress --code "$1" sent
    mkdir there
    cd there
    echo y | ends 1 $4 receive --hide-progress "$3"
    cd ..
    behind_ends 1
    grep -i -q -e confirmation -e password -e decrypt behind.out
    grep -i -q -e confirmation -e password -e decrypt there/out there/err
    same "$(ls there)" "$(printf 'err\nout')"
    same "$(cat "$tap_scratch/keys_made")" one
}

a_file_goes_from_edmont_to_python()
{
    transfer 1-sea-shell with-edmont with-python
}

a_file_goes_from_python_to_edmont()
{
    transfer 2-sea-shell with-python with-edmont
}

a_file_goes_from_edmont_to_go()
{
    transfer 3-sea-shell with-edmont with-go
}

a_text_goes_from_go_to_edmont()
{
    : > "$tap_scratch/keys_made"
    behind with-go send --code 4-sea-shell --text 'sea shells'
    ends 0 with-edmont receive --hide-progress 4-sea-shell
    behind_ends 0
    same "$(tail -n 1 out)" 'sea shells'
    same "$(cat "$tap_scratch/keys_made")" one
}

another_code_is_refused_between_python_and_edmont()
{
    refuse 5-sea-shell with-python 5-sea-shore with-edmont
}

another_code_is_refused_between_edmont_and_go()
{
    refuse 6-sea-shell with-edmont 6-sea-shore with-go
}

PATH=$tap_scratch/bin:$PATH
HOME=$tap_scratch
LC_ALL=C.UTF-8
export HOME LC_ALL
mailbox=$(free_port)
make_clients
case $("$python" -c 'import ctypes, sys; ctypes.CDLL(sys.argv[1])' "$library" 2>&1) in
*'wrong ELF class'* | *'cannot open shared object file'*)
    echo "1..0 # SKIP Python is here, but not for the machine that this is built for"
    exit 0
    ;;
esac
serve "$mailbox" twistd3 --nodaemon --pidfile= wormhole-mailbox \
    --port="tcp:$mailbox:interface=127.0.0.1" --channel-db=:memory: --usage-db=:memory:
run_cases \
    a_file_goes_from_edmont_to_python \
    a_file_goes_from_python_to_edmont \
    a_file_goes_from_edmont_to_go \
    a_text_goes_from_go_to_edmont \
    another_code_is_refused_between_python_and_edmont \
    another_code_is_refused_between_edmont_and_go
