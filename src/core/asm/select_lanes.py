# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# select_lanes.py: the lookup in one step of a fixed-base table (src/core/backend.h has its
# layout), two lanes at a time in SSE2, which every x86-64 has.

from field import P

ENTRIES, WORDS, LANES = 8, 12, 8
MASK, COUNT, SIZE, SPARE = "xmm12", "xmm13", "xmm14", "xmm15"
HALF = pow(2, -1, P)


def select(c, prefix):
    c.begin(prefix + "select", """
void %sselect(struct ge_halved q[8], const struct table_step *step,
                        const uint64_t size[8], const uint64_t negative[8])
  For each lane the entry that size, at most 8, says, and (1/2, 1/2, 0) for 0; negated where
  `negative` is all ones, not 0. All of the step is read, in the same order always. The step lies
  at a multiple of 16. Members of q are below 2^256.
  In: rdi = q, rsi = step, rdx = size, rcx = negative. Uses xmm0 to xmm15, and zeroes them.
  Stack: none.
""" % prefix)
    c.op("movl", LANES // 2, "r8d")
    c.label("select_pair")
    c.op("movdqu", "(%rdx)", SIZE)
    c.op("pshufd", 0xa0, SIZE, SIZE)
    c.op("pxor", COUNT, COUNT)
    identity(c)
    for entry in range(ENTRIES):
        c.op("pcmpeqd", SPARE, SPARE)
        c.op("psubd", SPARE, COUNT)
        c.op("movdqa", SIZE, MASK)
        c.op("pcmpeqd", COUNT, MASK)
        for word in range(WORDS):
            c.op("movdqa", MASK, SPARE)
            c.op("pand", "%d(%%rsi)" % (8 * LANES * (WORDS * entry + word)), SPARE)
            c.op("por", SPARE, "xmm%d" % word)
    negate_and_store(c)
    c.op("addq", 2 * 8 * WORDS, "rdi")
    for pointer in ("rsi", "rdx", "rcx"):
        c.op("addq", 16, pointer)
    c.op("decl", "r8d")
    c.op("jnz", ".Lselect_pair")
    for register in range(16):
        c.op("pxor", "xmm%d" % register, "xmm%d" % register)
    c.end()


def identity(c):
    """(1/2, 1/2, 0) where SIZE is 0, else 0."""
    c.op("movdqa", SIZE, MASK)
    c.op("pcmpeqd", COUNT, MASK)
    for word in range(WORDS):
        register = "xmm%d" % word
        if word >= 8:
            c.op("pxor", register, register)
            continue
        value = HALF >> 64 * (word % 4) & (2**64 - 1)
        c.op("movabsq", value - 2**64 if value >> 63 else value, "rax")
        c.op("movq", "rax", register)
        c.op("punpcklqdq", register, register)
        c.op("pand", MASK, register)


def negate_and_store(c):
    """To negate: the first two members change places, and the third becomes its complement less
    37, as 2^256 - 1 - x - 37 = -x mod p. It is canonical, so that does not go below 0."""
    c.op("movdqu", "(%rcx)", MASK)
    for word in range(4):
        first, second = "xmm%d" % word, "xmm%d" % (word + 4)
        c.op("movdqa", first, SPARE)
        c.op("pxor", second, SPARE)
        c.op("pand", MASK, SPARE)
        c.op("pxor", SPARE, first)
        c.op("pxor", SPARE, second)
        c.op("pxor", MASK, "xmm%d" % (word + 8))
    for word in range(WORDS):
        c.op("movq", "xmm%d" % word, "%d(%%rdi)" % (8 * word))
        c.op("movhps", "xmm%d" % word, "%d(%%rdi)" % (8 * (word + WORDS)))
    for lane in range(2):
        third = 8 * (8 + WORDS * lane)
        c.op("movl", "%d(%%rcx)" % (8 * lane), "eax")
        c.op("andl", 37, "eax")
        for word in range(4):
            c.op("sbbq" if word else "subq", 0 if word else "rax", "%d(%%rdi)" % (third + 8 * word))
