# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# loopback.sh: servers for a test. To be read before anything else: where the system allows it, the
# script starts again in a network of its own, where 127.0.0.1 is all there is. own_network is yes
# then, else no. The functions want tap.sh and python3.

if [ -z "${own_network-}" ]; then
    own_network=yes
    export own_network
    for as_root in "" -r; do
        ! unshare -n $as_root true 2> /dev/null || exec unshare -n $as_root "$0"
    done
    own_network=no
fi

# A port at which nobody listens.
free_port()
{
    python3 - << 'END'
import fcntl, os, socket, struct
with socket.socket() as s:
    if os.environ.get("own_network") == "yes":
        fcntl.ioctl(s, 0x8914, struct.pack("16sh14x", b"lo", 1))  # SIOCSIFFLAGS, IFF_UP
    s.bind(("127.0.0.1", 0))
    print(s.getsockname()[1])
END
}

# serve PORT COMMAND...: starts a server, for the rest of the script but at most two minutes, and
# returns when it listens at the port. What it prints is in server.log.
serve()
{
    port=$1
    shift
    timeout 120 "$@" < /dev/null > "$tap_scratch/server.log" 2>&1 &
    server=$!
    trap '{ kill $server; wait $server; } 2> /dev/null; rm -rf "$tap_scratch"' EXIT
    python3 - "$port" << 'END' || { cat "$tap_scratch/server.log" >&2; exit 1; }
import socket, sys, time
for _ in range(1000):
    try:
        socket.create_connection(("127.0.0.1", int(sys.argv[1])), 1).close()
        sys.exit()
    except OSError:
        time.sleep(0.02)
sys.exit("the server does not listen")
END
}
