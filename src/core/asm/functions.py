# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# functions.py: the functions of the targets with four words an element, on top of field.py. Each
# makes one file; `c` is the Field that writes it, `prefix` the beginning of its names.

import divstep
from emit import Place
from select_lanes import select

# What a function saves: the columns and the zero of field.py, and a pointer or counter.
SAVED = "rbx rbp r12 r13 r14 r15".split()


def temporaries(names, base="rsp"):
    return {name: Place(base, 32 * i) for i, name in enumerate(names.split())}


def members(base):
    """The four elements of a struct ge or ge_cached; ge_halved has the first three."""
    return [Place(base, 32 * i) for i in range(4)]


def field(c, prefix):
    a, b, r = Place("rsi"), Place("rbp"), Place("rdi")

    c.begin(prefix + "mul", """
void %smul(uint64_t r[4], const uint64_t a[4], const uint64_t b[4])
  r = a b mod p; a, b below 2^256, r below 2^255 + 2^12. r may be a or b.
  In: rdi = r, rsi = a, rdx = b. Stack: %d bytes.
""" % (prefix, 8 * len(SAVED)), SAVED)
    c.op("movq", "rdx", "rbp")
    c.mul(r, a, b)
    c.end()

    c.begin(prefix + "sqr_times", """
void %ssqr_times(uint64_t r[4], const uint64_t a[4], int n)
  r = a^(2^n) mod p, n >= 1; a below 2^256, r below 2^255 + 2^12. r may be a.
  In: rdi = r, rsi = a, edx = n, which is public. Stack: %d bytes.
""" % (prefix, 8 * len(SAVED)), SAVED)
    c.op("movl", "edx", "ebp")
    c.label("sqr_again")
    c.sqr(r, a)
    c.op("movq", "rdi", "rsi")
    c.op("decl", "ebp")
    c.op("jnz", ".Lsqr_again")
    c.end()


def ladder(c, prefix):
    """One step for each bit, in an order that was found by trying. Swapping (x2, z2) and (x3, z3)
    would swap A with C and B with D: that leaves DA + CB as it is and changes the sign of DA - CB,
    which is squared. So nothing is swapped: AA and BB are of A and B, or of C and D."""
    t = temporaries("x2 z2 x3 z3 A B C D DA CB AA BB E S")
    x2, z2, x3, z3, A, B, C, D, DA, CB, AA, BB, E, S = t.values()
    frame = 32 * len(t) + 16 + 8
    bit, result = "%d(%%rsp)" % (32 * len(t)), "%d(%%rsp)" % (32 * len(t) + 8)
    k, x1 = "rsi", Place("rbp")

    c.begin(prefix + "ladder", """
void %sladder(uint64_t xz[2][4], const uint64_t k[4], const uint64_t x1[4])
  xz[0] / xz[1] = u-coordinate of k times a point with u-coordinate x1: RFC 7748, section 5, bits
  254 to 0 of k. x1 and the results are below 2^255 + 2^12.
  In: rdi = xz, rsi = k, rdx = x1. Stack: %d bytes.
""" % (prefix, frame + 8 * len(SAVED)), SAVED, frame)
    c.op("movq", "rdi", result)
    c.op("movq", "rdx", "rbp")
    c.load(x1)
    c.store(x3)
    c.clear("rax")
    for place in (x2, z2, z3):
        for i in range(4):
            c.op("movq", "rax", place[i])
    c.op("incl", "eax")
    c.op("movq", "rax", x2[0])
    c.op("movq", "rax", z3[0])
    c.op("movq", 0, bit)
    c.op("movl", 254, "edi")

    c.label("ladder_step")
    c.say("A = x2 + z2, B = x2 - z2, C = x3 + z3, D = x3 - z3")
    c.sub_add(D, C, x3, z3)
    c.sub_add(B, A, x2, z2)
    c.say("AA and BB: A and B, or C and D if this bit of k differs from the one before")
    c.op("movl", "edi", "eax")
    c.op("shrl", 6, "eax")
    c.op("movq", "(%rsi,%rax,8)", "rdx")
    c.op("movl", "edi", "ecx")
    c.shift_right("rdx")
    c.op("andl", 1, "edx")
    c.op("movq", bit, "rax")
    c.op("movq", "rdx", bit)
    c.op("cmpq", "rdx", "rax")
    c.select(AA, A, C)
    c.select(BB, B, D)
    c.say("CB = C B, AA = A^2, BB = B^2, DA = D A")
    c.mul(CB, C, B)
    c.sqr(BB, BB)
    c.sqr(AA, AA)
    c.mul(DA, D, A)
    c.say("S = (DA - CB)^2, x3 = (DA + CB)^2, x2 = AA BB, E = AA - BB, z2 = AA + 121665 E")
    c.sub_add(S, x3, DA, CB)
    c.mul(x2, AA, BB)
    c.sub(E, AA, BB)
    c.sqr(S, S)
    c.mul_small_add(z2, E, 121665, AA)
    c.sqr(x3, x3)
    c.say("z3 = x1 S, z2 = z2 E")
    c.mul(z3, x1, S)
    c.mul(z2, z2, E)
    c.op("decl", "edi")
    c.op("jns", ".Lladder_step")

    c.say("the results are x3 and z3, if bit 0 of k is 1")
    c.op("movq", result, "rdi")
    c.op("movq", bit, "rax")
    c.op("testq", "rax", "rax")
    c.select(Place("rdi"), x2, x3)
    c.select(Place("rdi", 32), z2, z3)
    c.end()


def edwards(c, prefix):
    """The order of the products was found by trying."""
    t = temporaries("E F G H C")
    E, F, G, H, C = t.values()
    r, p, q = members("rdi"), members("rsi"), members("rbp")
    frame = 32 * len(t) + 8
    stack = frame + 8 * len(SAVED)

    c.begin(prefix + "double_times", """
void %sdouble_times(struct ge *r, const struct ge *p, int n)
  r = 2^n p, n >= 1: E = 2XY, G = Y^2 - X^2, H = Y^2 + X^2, F = 2Z^2 - G; X = EF, Y = GH, Z = FG,
  T = EH, that of the last alone. Coordinates are below 2^255 + 2^12. r may be p.
  In: rdi = r, rsi = p, edx = n, which is public. Stack: %d bytes.
""" % (prefix, stack), SAVED, frame)
    c.op("movl", "edx", "ebp")
    c.label("double_again")
    double(c, r, p, E, F, G, H, C)
    c.op("movq", "rdi", "rsi")
    c.op("decl", "ebp")
    c.op("jnz", ".Ldouble_again")
    c.mul(r[3], E, H)
    c.end()

    c.begin(prefix + "add", """
void %sadd(struct ge *r, const struct ge *p, const struct ge_cached *q)
  r = p + q: A = (Y - X) YmX, B = (Y + X) YpX, C = T T2d, D = Z Z2; E = B - A, F = D - C,
  G = D + C, H = B + A; X = EF, Y = GH, Z = FG, T = EH. Coordinates of p and r are below
  2^255 + 2^12, those of q below 2^256. r may be p.
  In: rdi = r, rsi = p, rdx = q. Stack: %d bytes.
""" % (prefix, stack), SAVED, frame)
    c.op("movq", "rdx", "rbp")
    c.sub_add(H, E, p[1], p[0])
    c.mul(E, E, q[0])
    c.mul(H, H, q[1])
    c.sub_add(E, H, E, H)
    c.mul(G, p[3], q[3])
    c.mul(F, p[2], q[2])
    finish_sum(c, r, E, F, G, H, F)
    c.end()

    c.begin(prefix + "add_halved", """
void %sadd_halved(struct ge *r, const struct ge *p, const struct ge_halved *q)
  r = p + q: A = (Y - X) ymx, B = (Y + X) ypx, C = T dxy; E = B - A, F = Z - C, G = Z + C,
  H = B + A; X = EF, Y = GH, Z = FG, T = EH. Coordinates of p and r are below 2^255 + 2^12, those
  of q below 2^256. r may be p.
  In: rdi = r, rsi = p, rdx = q. Stack: %d bytes.
""" % (prefix, stack), SAVED, frame)
    c.op("movq", "rdx", "rbp")
    c.sub_add(H, E, p[1], p[0])
    c.mul(E, E, q[0])
    c.mul(H, H, q[1])
    c.sub_add(E, H, E, H)
    c.mul(G, p[3], q[2])
    finish_sum(c, r, E, F, G, H, p[2])
    c.end()


def double(c, r, p, E, F, G, H, C):
    """r = 2p but for T. G is below 2p, so F is a difference that one correction mends."""
    c.sqr(G, p[1])
    c.sqr(F, p[0])
    c.add(E, p[0], p[0])
    c.sqr(C, p[2])
    c.sub_add(G, H, G, F)
    c.mul(E, E, p[1])
    c.add(C, C, C)
    c.sub(F, C, G)
    c.mul(r[1], G, H)
    c.mul(r[0], E, F)
    c.mul(r[2], F, G)


def finish_sum(c, r, E, F, G, H, D):
    """From E, H, D and C, which is in G."""
    c.mul(r[3], E, H)
    c.sub_add(F, G, D, G)
    c.mul(r[0], E, F)
    c.mul(r[1], G, H)
    c.mul(r[2], F, G)


def inversion(c, prefix):
    divstep.inversion(c, prefix, SAVED)
