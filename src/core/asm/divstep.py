# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# divstep.py: inversion mod p by division steps (src/core/divstep.h and doc/maths.md say what they
# are), 20 at a time in two registers.
#
# The first register holds f, and the row (U, V) of the matrix of the steps so far times 2^20, as
# f - 2^21 U - 2^42 V; the second g and (R, S) likewise. A step is the same sum and the same shift
# for all three. f and g begin as 20 bits and stay within 2^20 in size; U and V are from -2^20 + 1
# to 2^20, so that 2^20, and 2^41 besides, make the parts above what a shift rounds down to. The
# matrix comes out with its sign turned, which turns f and g and d and e together, and that is no
# change.

from emit import LOW_HALF, Place
from field import LOW, P

BITS, BATCHES, ROUNDS = 20, 3, 10
SCALE = pow(2, -BITS * BATCHES * ROUNDS, P)


def step(c, v):
    """One step on f, g and e, which is held as its complement -1 - e: so a swap, g odd and e >= 0,
    is a carry out of bit 63. Flags come from bt, cmp and add, after which a move costs one cycle
    less than after test."""
    f, g, e, x, y, z, w = (v[name] for name in "fgexyzw")
    c.op("movq", g, x)
    c.op("subq", f, x)
    c.op("leaq", "(%%%s,%%%s)" % (g, f), y)
    c.op("cmpq", 0, e)
    c.op("cmovsq", x, y)
    c.op("leaq", "-1(%%%s)" % e, w)
    c.op("leaq", "1(%%%s)" % e, z)
    c.op("notq", z)
    c.op("movq", g, x)
    c.op("shlq", 63, x)
    c.op("btl", 0, LOW_HALF[g])
    c.op("cmovncq", g, y)
    c.op("addq", e, x)
    c.op("cmovcq", g, f)
    c.op("cmovcq", z, w)
    c.op("sarq", 1, y)
    v["g"], v["y"] = y, g
    v["e"], v["w"] = w, e


def batch(c, v, low):
    """The matrix of 20 steps on the low words of f and g: registers of U, V, R, S."""
    for name, word, one in (("f", low[0], -2**(2 * BITS + 1)), ("g", low[1], -2**(3 * BITS + 2))):
        c.op("movabsq", one, v["x"])
        c.op("movl", LOW_HALF[word], LOW_HALF[v[name]])
        c.op("andl", 2**BITS - 1, LOW_HALF[v[name]])
        c.op("addq", v["x"], v[name])
    for _ in range(BITS):
        step(c, v)
    c.op("movabsq", 2**(2 * BITS + 1) + 2**BITS, v["z"])
    row = []
    for packed, high in ((v["f"], v["x"]), (v["g"], v["y"])):
        c.op("leaq", "(%%%s,%%%s)" % (packed, v["z"]), high)
        c.op("sarq", 2 * BITS + 2, high)
        c.op("addq", 2**BITS, packed)
        c.op("shlq", 62 - 2 * BITS, packed)
        c.op("sarq", 63 - BITS, packed)
        row += [packed, high]
    return row


def combine(c, r, a, x, b, y, tmp):
    """r = a x + b y."""
    c.op("movq", x, r)
    c.op("imulq", a, r)
    c.op("movq", y, tmp)
    c.op("imulq", b, tmp)
    c.op("addq", tmp, r)


def matrix(c, v, low, t):
    """The matrix of a round, 60 steps on the low words of f and g, in t."""
    total = None
    for i in range(BATCHES):
        U, V, R, S = batch(c, v, low)
        spare = [v["z"], "rsi"]
        if i < BATCHES - 1:
            combine(c, spare[0], U, low[0], V, low[1], spare[1])
            c.op("imulq", R, low[0])
            c.op("imulq", S, low[1])
            c.op("addq", low[0], low[1])
            c.op("movq", spare[0], low[0])
            c.op("sarq", BITS, low[0])
            c.op("sarq", BITS, low[1])
        if i == 0:
            total = ["r11", "r12", "r13", "r14"]
            for to, word in zip(total, (U, V, R, S)):
                c.op("movq", word, to)
            continue
        for column in (0, 1):
            top, bottom = total[column], total[column + 2]
            combine(c, spare[0], U, top, V, bottom, spare[1])
            c.op("imulq", R, top)
            c.op("imulq", S, bottom)
            c.op("addq", top, bottom)
            c.op("movq", spare[0], top)
    for i in range(4):
        c.op("movq", total[i], t[i])


def add_product(c, a, x, is_signed, begin):
    """r8 to r12 += a x mod 2^320, for a signed word and four words x, of which the last may be
    signed; `begin` says that r12 holds nothing yet."""
    c.op("movq", a, c.MULTIPLIER)
    c.row(x, LOW + ["r12" if begin else "r13"])
    if not begin:
        c.op("addq", "r13", "r12")
    c.op("movq", a, "rdi")
    c.op("sarq", 63, "rdi")
    masked = ["rax", "r13", "r14", "r15"]
    for i in range(4):
        c.op("movq", x[i], masked[i])
        c.op("andq", "rdi", masked[i])
    c.chain("subq", "sbbq", masked, LOW[1:] + ["r12"])
    if is_signed:
        c.op("movq", x[3], "rax")
        c.op("sarq", 63, "rax")
        c.op("andq", a, "rax")
        c.op("subq", "rax", "r12")


def apply(c, r, a, b, f, g):
    """r = (a f + b g) / 2^60."""
    for register in LOW:
        c.clear(register)
    add_product(c, a, f, True, True)
    add_product(c, b, g, True, False)
    columns = LOW + ["r12"]
    for i in range(4, 0, -1):
        c.op("shldq", 64 - BITS * BATCHES, columns[i - 1], columns[i])
    c.store(r, columns[1:])


def apply_mod(c, r, a, b, d, e):
    """r = a d + b e mod p; below 2^256 -> below 2^255 + 2^69. |a| + |b| is at most 2^60: 2^62 2p
    more, and the sum is no less than 0, and less than 2^63 2^256."""
    bias = 2**62 * 2 * P
    for i, register in enumerate(LOW):
        word = bias >> 64 * i & (2**64 - 1)
        c.op("movabsq", word - 2**64 if word >> 63 else word, register)
    add_product(c, a, d, False, True)
    add_product(c, b, e, False, False)
    c.op("movabsq", bias >> 256, "rax")
    c.op("addq", "rax", "r12")
    c.op("shldq", 1, "r11", "r12")
    c.op("btrq", 63, "r11")
    c.op("movl", 19, "eax")
    c.op("mulq", "r12")
    c.chain("addq", "adcq", ["rax", "rdx", 0, 0])
    c.store(r)


def inversion(c, prefix, saved):
    f, g, d, e, t = (Place("rsp", 32 * i) for i in range(5))
    result, delta, count = Place("rsp", 160), "%d(%%rsp)" % 192, "208(%rsp)"
    m = Place("rsp", 216 + 8)
    frame = 224 + 32 + 8
    pointer = "216(%rsp)"
    low = ["r9", "r10"]

    c.begin(prefix + "invert", """
void %sinvert(uint64_t r[4], const uint64_t x[4])
  r = 1/x mod p, and 0 for 0; x below p, r below 2^255 + 2^12. r may be x.
  %d rounds of %d batches of %d steps, after which g = 0, f = 1, -1 or, for x = 0, p; f = d x and
  g = e x up to a power of 2.
  In: rdi = r, rsi = x. Stack: %d bytes.
""" % (prefix, ROUNDS, BATCHES, BITS, frame + 8 * len(saved)), saved, frame)
    c.op("movq", "rdi", pointer)
    c.load(Place("rsi"))
    c.store(g)
    c.clear("rax")
    for i in range(4):
        word = P >> 64 * i & (2**64 - 1)
        c.op("movabsq", word - 2**64 if word >> 63 else word, "rcx")
        c.op("movq", "rcx", f[i])
        c.op("movq", "rax", d[i])
        c.op("movq", "rax", e[i])
    c.op("incl", "eax")
    c.op("movq", "rax", e[0])
    c.op("movq", -1, delta)
    c.op("movl", ROUNDS, "eax")
    c.op("movq", "rax", count)

    c.label("invert_round")
    c.say("the matrix of %d steps" % (BITS * BATCHES))
    v = dict(f="rax", g="rcx", x="rdx", y="rbx", z="rdi", e="rbp", w="r8")
    c.op("movq", f[0], low[0])
    c.op("movq", g[0], low[1])
    c.op("movq", delta, v["e"])
    matrix(c, v, low, m)
    c.op("movq", v["e"], delta)
    c.say("f and g")
    apply(c, t, m[0], m[1], f, g)
    apply(c, g, m[2], m[3], f, g)
    c.load(t)
    c.store(f)
    c.say("d and e")
    apply_mod(c, t, m[0], m[1], d, e)
    apply_mod(c, e, m[2], m[3], d, e)
    c.load(t)
    c.store(d)
    c.op("decl", count)
    c.op("jnz", ".Linvert_round")

    c.say("the power of 2, and the sign of f")
    c.op("movq", f[3], "rdi")
    for i in range(4):
        for value, register in ((SCALE, "rax"), (P - SCALE, "rcx")):
            word = value >> 64 * i & (2**64 - 1)
            c.op("movabsq", word - 2**64 if word >> 63 else word, register)
        c.op("testq", "rdi", "rdi")
        c.op("cmovsq", "rcx", "rax")
        c.op("movq", "rax", t[i])
    c.op("movq", pointer, "rdi")
    c.mul(Place("rdi"), t, d)
    c.end()
