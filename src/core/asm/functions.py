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
    """The four elements of a struct ge, ge_product or ge_cached; ge_halved has the first three."""
    return [Place(base, 32 * i) for i in range(4)]


def copy(c, r, a):
    c.load(a)
    c.store(r)


def field(c, prefix):
    c.has_spare = False
    c.begin(prefix + "mul", """
void %smul(uint64_t r[4], const uint64_t a[4], const uint64_t b[4])
  r = a b mod p; a, b below 2^256, r below 2^255 + 2^12. r may be a or b.
  In: rdi = r, rsi = a, rdx = b. Stack: %d bytes.
""" % (prefix, 8 * len(SAVED)), SAVED)
    c.op("movq", "rdx", "rbp")
    c.mul(Place("rdi"), Place("rsi"), Place("rbp"))
    c.end()

    for count, name in ((1, "sqr_times"), (2, "sqr_times_two")):
        c.has_spare = count == 2
        squarings(c, prefix + name, count)


def squarings(c, name, count):
    elements = [Place("rdi", 32 * i) for i in range(count)]
    left = "(%rsp)"

    c.begin(name, """
void %s(uint64_t r[%d], const uint64_t a[%d], int n)
  r = a^(2^n) mod p, n >= 1%s; a below 2^256, r below 2^255 + 2^12. r may be a.
  In: rdi = r, rsi = a, edx = n, which is public. Stack: %d bytes.
""" % (name, 4 * count, 4 * count, ", for both elements" if count > 1 else "",
       8 * len(SAVED) + 8), SAVED, 8)
    for i, element in enumerate(elements):
        copy(c, element, Place("rsi", 32 * i))
    c.op("movq", "rdx", left)
    c.label(name)
    for element in elements:
        c.sqr(element, element)
    c.op("decl", left)
    c.op("jnz", ".L" + name)
    c.end()


def ladder(c, prefix):
    """One step for each bit, in an order that was found by trying. Swapping (x2, z2) and (x3, z3)
    would swap A with C and B with D: that leaves DA + CB as it is and changes the sign of DA - CB,
    which is squared. So nothing is swapped: AA and BB are of A and B, or of C and D."""
    t = temporaries("x2 z2 x3 z3 A B C D DA CB AA BB E S x1 k")
    x2, z2, x3, z3, A, B, C, D, DA, CB, AA, BB, E, S, x1, k = t.values()
    frame = 32 * len(t) + 16 + 8
    bit, result = "%d(%%rsp)" % (32 * len(t)), "%d(%%rsp)" % (32 * len(t) + 8)

    c.begin(prefix + "ladder", """
void %sladder(uint64_t xz[2][4], const uint64_t k[4], const uint64_t x1[4])
  xz[0] / xz[1] = u-coordinate of k times a point with u-coordinate x1: RFC 7748, section 5, bits
  254 to 0 of k. x1 and the results are below 2^255 + 2^12.
  In: rdi = xz, rsi = k, rdx = x1. Stack: %d bytes.
""" % (prefix, frame + 8 * len(SAVED)), SAVED, frame)
    c.op("movq", "rdi", result)
    copy(c, k, Place("rsi"))
    copy(c, x1, Place("rdx"))
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
    c.sub_add(B, A, x2, z2)
    c.sub_add(D, C, x3, z3)
    c.say("AA and BB: A and B, or C and D if this bit of k differs from the one before")
    c.op("movl", "edi", "eax")
    c.op("shrl", 6, "eax")
    c.op("movq", "%d(%%rsp,%%rax,8)" % k.offset, "rdx")
    c.op("movl", "edi", "ecx")
    c.shift_right("rdx")
    c.op("andl", 1, "edx")
    c.op("movq", bit, "rax")
    c.op("movq", "rdx", bit)
    c.op("cmpq", "rdx", "rax")
    c.select(AA, A, C)
    c.select(BB, B, D)
    c.say("AA = A^2, BB = B^2, CB = C B, E = AA - BB, DA = D A")
    c.sqr(AA, AA)
    c.sqr(BB, BB)
    c.mul(CB, C, B)
    c.sub(E, AA, BB)
    c.mul(DA, D, A)
    c.say("S = (DA - CB)^2, x3 = (DA + CB)^2, x2 = AA BB, z2 = E (AA + 121665 E), z3 = x1 S")
    c.sub_add(S, x3, DA, CB)
    c.mul(x2, AA, BB)
    c.mul_small_add(z2, E, 121665, AA)
    c.sqr(x3, x3)
    c.sqr(S, S)
    c.mul(z2, z2, E)
    c.mul(z3, x1, S)
    c.op("decl", "edi")
    c.op("jns", ".Lladder_step")

    c.say("the results are x3 and z3, if bit 0 of k is 1")
    c.op("movq", result, "rdi")
    c.op("movq", bit, "rax")
    c.op("testq", "rax", "rax")
    c.select(Place("rdi"), x2, x3)
    c.select(Place("rdi", 32), z2, z3)
    c.end()


POINT = temporaries("E F G H C Z T X Y")
BOUNDS = """Coordinates of p and r are below 2^255 + 2^12,
  members of q below 2^256"""


def on_points(c, prefix):
    """Of functions on points: the members behind rdi, the places of two pointers that wait on the
    stack, and what begins such a function."""
    frame = 32 * len(POINT) + 24
    stack = frame + 8 * len(SAVED)

    def begin(name, banner):
        c.begin(prefix + name, banner % (prefix, stack), SAVED, frame)

    return members("rdi"), "%d(%%rsp)" % (32 * 9), "%d(%%rsp)" % (32 * 9 + 8), begin


def edwards(c, prefix):
    """The order of the products was found by trying. rdi points to one of the arguments at a time,
    the others' pointers wait on the stack."""
    E, F, G, H, C, Z, T, X, Y = POINT.values()
    r, first, second, begin = on_points(c, prefix)

    begin("double_times", """
void %sdouble_times(struct ge *r, const struct ge *p, int n)
  r = 2^n p, n >= 1: E = 2XY, G = Y^2 - X^2, H = Y^2 + X^2, F = 2Z^2 - G; X = EF, Y = GH, Z = FG,
  T = EH, that of the last alone. Coordinates are below 2^255 + 2^12. r may be p.
  In: rdi = r, rsi = p, edx = n, which is public. Stack: %d bytes.
""")
    c.op("movq", "rdx", first)
    for i in range(3):
        copy(c, r[i], Place("rsi", 32 * i))
    c.label("double_again")
    double(c, (E, F, G, H), r[:3], C)
    c.mul(r[1], G, H)
    c.mul(r[0], E, F)
    c.mul(r[2], F, G)
    c.op("decl", first)
    c.op("jnz", ".Ldouble_again")
    c.mul(r[3], E, H)
    c.end()

    for name, kind, text, halved in (
            ("add", "ge_cached", "YmX, B = (Y + X) YpX, C = T T2d, D = Z Z2", False),
            ("add_halved", "ge_halved", "ymx, B = (Y + X) ypx, C = T dxy, D = Z", True)):
        begin(name, """
void %%s%s(struct ge *r, const struct ge *p, const struct %s *q)
  r = p + q: A = (Y - X) %s;
  E = B - A, F = D - C, G = D + C, H = B + A; X = EF, Y = GH, Z = FG, T = EH.
  %s. r may be p.
  In: rdi = r, rsi = p, rdx = q. Stack: %%d bytes.
""" % (name, kind, text, BOUNDS))
        c.op("movq", "rdi", first)
        c.op("movq", "rdx", second)
        c.op("movq", "rsi", "rdi")
        copy(c, T, r[3])
        copy(c, Z, r[2])
        c.sub_add(H, E, r[1], r[0])
        c.op("movq", second, "rdi")
        sums(c, (E, F, G, H), (E, H, Z, T), r, halved)
        c.op("movq", first, "rdi")
        c.mul(r[2], F, G)
        c.mul(r[1], G, H)
        c.mul(r[3], E, H)
        c.mul(r[0], E, F)
        c.end()


def products(c, prefix):
    """The same for points on their way, in place: E, F, G, H, whose products come first."""
    E, F, G, H, C, Z, T, X, Y = POINT.values()
    r, first, second, begin = on_points(c, prefix)

    begin("product_double", """
void %sproduct_double(struct ge_product *r, int n)
  r = 2^n r, n >= 1, as double_times. Members are below 2^256.
  In: rdi = r, esi = n, which is public. Stack: %d bytes.
""")
    c.op("movq", "rsi", first)
    c.label("product_again")
    c.mul(Y, r[2], r[3])
    c.mul(X, r[0], r[1])
    c.mul(Z, r[1], r[2])
    double(c, r, (X, Y, Z), C)
    c.op("decl", first)
    c.op("jnz", ".Lproduct_again")
    c.end()

    for name, kind, halved in (("product_add", "ge_cached", False),
                               ("product_add_halved", "ge_halved", True)):
        begin(name, """
void %%s%s(struct ge_product *r, const struct %s *q)
  r = r + q, as %s. Members are below 2^256.
  In: rdi = r, rsi = q. Stack: %%d bytes.
""" % (name, kind, name[len("product_"):]))
        c.op("movq", "rdi", first)
        c.op("movq", "rsi", second)
        c.mul(X, r[0], r[1])
        c.mul(Y, r[2], r[3])
        c.mul(T, r[0], r[3])
        c.mul(Z, r[1], r[2])
        c.sub_add(H, E, Y, X)
        c.op("movq", second, "rdi")
        sums(c, (E, F, G, H), (E, H, Z, T), r, halved)
        c.op("movq", first, "rdi")
        for member, place in zip(r, (E, F, G, H)):
            copy(c, member, place)
        c.end()


def double(c, EFGH, XYZ, C):
    """EFGH = 2p. G is below 2p, so F is a difference that one correction mends."""
    E, F, G, H = EFGH
    X, Y, Z = XYZ
    c.sqr(G, Y)
    c.sqr(F, X)
    c.add(E, X, X)
    c.sqr(C, Z)
    c.sub_add(G, H, G, F)
    c.mul(E, E, Y)
    c.add(C, C, C)
    c.sub(F, C, G)


def sums(c, EFGH, operands, q, halved):
    """EFGH = p + q, from Y + X, Y - X, Z and T."""
    E, F, G, H = EFGH
    plus, minus, Z, T = operands
    c.mul(G, T, q[2] if halved else q[3])
    if not halved:
        c.mul(Z, Z, q[2])
    c.mul(H, minus, q[1])
    c.sub_add(F, G, Z, G)
    c.mul(E, plus, q[0])
    c.sub_add(E, H, E, H)


def inversion(c, prefix):
    c.has_spare = False
    divstep.inversion(c, prefix, SAVED)
