# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# spake2_python.py CASE ROLE: a case of spake2_python.sh, with the command that EDMONT names as A, B
# or S and python-spake2 as the other side, 30 times.
import os
import random
import subprocess
import sys

import spake2

RUNS = 30


class Edmont:
    """The command in one handshake: its message, then what it makes of the other's."""

    def __init__(self, role, password, id_a, id_b):
        if role == "S":
            arguments = ["--suite", "python-sym", "--id-hex", id_a.hex()]
        else:
            me, peer = (id_a, id_b) if role == "A" else (id_b, id_a)
            arguments = ["--suite", "python-ab", "--role", role,
                         "--id-hex", me.hex(), "--peer-hex", peer.hex()]
        read, write = os.pipe()
        os.write(write, password + b"\n")
        os.close(write)
        command = [os.environ["EDMONT"], "spake2", *arguments, "--password-fd", str(read)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, pass_fds=[read])
        os.close(read)

    def start(self):
        return bytes.fromhex(self.process.stdout.readline().decode())

    def finish(self, message):
        """The exit status and the key, None without one."""
        out, err = self.process.communicate(message.hex().encode() + b"\n", timeout=10)
        status = self.process.returncode
        word, _, key = out.decode().rstrip("\n").partition(" ")
        assert (status, word) == (0, "key") or (status, out) == (1, b""), (status, out, err)
        return status, bytes.fromhex(key) if key else None


def python(role, password, id_a, id_b):
    if role == "S":
        return spake2.SPAKE2_Symmetric(password, idSymmetric=id_a)
    return {"A": spake2.SPAKE2_A, "B": spake2.SPAKE2_B}[role](password, idA=id_a, idB=id_b)


def random_text(*lengths):
    return random.randbytes(random.choice(lengths))


def secrets(role):
    """A password, which the command wants, and two names; the symmetric form has one."""
    return (random_text(1, 12, 200), random_text(0, 1, 12, 200),
            b"" if role == "S" else random_text(0, 1, 12, 200))


def other(role):
    return {"A": "B", "B": "A", "S": "S"}[role]


def handshake(role, ours, theirs):
    """Both messages, then both keys."""
    edmont, peer = Edmont(role, *ours), python(other(role), *theirs)
    to_peer, to_edmont = edmont.start(), peer.start()
    status, key = edmont.finish(to_edmont)
    assert status == 0
    return to_peer, to_edmont, key, peer.finish(to_peer)


def agree(role):
    smaller = 0
    for _ in range(RUNS):
        both = secrets(role)
        to_peer, to_edmont, key, their_key = handshake(role, both, both)
        assert len(key) == 32 and key == their_key, both
        smaller += to_peer[1:] < to_edmont[1:]
    # The symmetric form hashes the smaller message first.
    assert 0 < smaller < RUNS


def differ(role):
    for run in range(RUNS):
        password, id_a, id_b = secrets(role)
        wrong = ((password + b"x", id_a, id_b), (password, id_a + b"x", id_b),
                 (password, id_a, id_b + b"x"))[run % (2 if role == "S" else 3)]
        _, _, key, their_key = handshake(role, wrong, (password, id_a, id_b))
        assert len(key) == 32 and key != their_key


def reflect(role):
    for run in range(RUNS):
        both = secrets(role)
        edmont, peer = Edmont(role, *both), python(other(role), *both)
        message = edmont.start()
        # As it is, and as the other side's.
        if run % 2 == 1:
            message = other(role).encode() + message[1:]
        assert edmont.finish(message) == (1, None)
        try:
            peer.finish(peer.start())
        except spake2.SPAKEError:
            continue
        raise AssertionError("python-spake2 took its own message")


{"agree": agree, "differ": differ, "reflect": reflect}[sys.argv[1]](sys.argv[2])
