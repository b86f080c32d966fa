#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# make_asm.py: prints one of the files of assembly in src/core/adx and src/core/amd64:
#
#   make_asm.py src/core/adx/ladder.S

import sys

import field
import functions

TARGETS = {"adx": field.Adx, "amd64": field.Amd64}
WHAT = {
    "field": "products and squares mod p = 2^255 - 19",
    "ladder": "the Montgomery ladder of X25519",
    "products": "doubling and addition before the products that end them",
    "inversion": "inversion mod p = 2^255 - 19",
    "select": "lookups in tables of a fixed point",
    "edwards": "points of edwards25519: doubling and addition",
}
BANNER = """
src/core/%s/%s.S: %s.
Made by src/core/asm/make_asm.py; not to be edited.

Elements are four 64-bit words, the least significant first; generic/words.h has their bounds.
The functions keep the registers that the System V convention says, and zero the others that they
use. None of them branches on a word of an element, or looks anything up by one.
"""


def make(path):
    target, name = path.rsplit("/", 2)[1:]
    name = name[:-len(".S")]
    code = TARGETS[target](BANNER % (target, name, WHAT[name]))
    getattr(functions, name)(code, "edmont_i_%s_" % target)
    return code.text()


if __name__ == "__main__":
    sys.stdout.write(make(sys.argv[1]))
