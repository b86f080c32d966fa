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
void %sselect(uint64_t chosen[12][8], const struct table_step *step,
                        const uint64_t size[8])
  For each lane the entry that size, at most 8, says, and (1/2, 1/2, 0) for 0. All of the step is
  read, in the same order always. The step lies at a multiple of 16.
  In: rdi = chosen, rsi = step, rdx = size. Uses xmm0 to xmm15, and zeroes them. Stack: none.
""" % prefix)
    c.op("movl", LANES // 2, "ecx")
    c.label("select_pair")
    c.op("movdqu", "(%rdx)", SIZE)
    c.op("pshufd", 0xa0, SIZE, SIZE)
    c.op("pxor", COUNT, COUNT)
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
    for entry in range(ENTRIES):
        c.op("pcmpeqd", SPARE, SPARE)
        c.op("psubd", SPARE, COUNT)
        c.op("movdqa", SIZE, MASK)
        c.op("pcmpeqd", COUNT, MASK)
        for word in range(WORDS):
            c.op("movdqa", MASK, SPARE)
            c.op("pand", "%d(%%rsi)" % (8 * LANES * (WORDS * entry + word)), SPARE)
            c.op("por", SPARE, "xmm%d" % word)
    for word in range(WORDS):
        c.op("movdqu", "xmm%d" % word, "%d(%%rdi)" % (8 * LANES * word))
    for pointer in ("rsi", "rdi", "rdx"):
        c.op("addq", 16, pointer)
    c.op("decl", "ecx")
    c.op("jnz", ".Lselect_pair")
    for register in range(16):
        c.op("pxor", "xmm%d" % register, "xmm%d" % register)
    c.end()
