/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/lanes.h: integers mod p = 2^255 - 19, one in each 64-bit lane of five vectors. field.h
 * includes it twice, for ymm and for zmm registers; its functions become fe4_... and fe8_...
 *
 * A product a_i b_j of 52-bit limbs comes in two halves, lo52 + 2^52 hi52, and so falls on the
 * columns i + j, once, and i + j + 1, twice, since 2^52 = 2 2^51. With L[m] and H[m] the sums of
 * what falls on column m, column m + 5 counts 19 fold on column m:
 *
 *   r[m] = L[m] + 2 H[m] + 19 c[m+5],   c[m] = L[m] + 2 H[m].
 *
 * The columns from 5 on are done first: then c is where L starts and 9c is where H starts, since
 * 19c = c + 2 (9c), and the reduction costs no additions of its own.
 */

FE
{
    V v[5];
};

static ALWAYS_INLINE V F(splat)(uint64_t x)
{
    return SPLAT((long long)x);
}

/* A zero of its own: else compilers copy one zero to all accumulators, which costs more. */
static ALWAYS_INLINE V F(zero)(void)
{
    V z;

    __asm__("vpxorq %x0, %x0, %x0" : "=v"(z));
    return z;
}

/* Whether every limb in every lane is below `bound`; for CHECK. */
static inline int F(is_below)(const FE *a, uint64_t bound)
{
    int below = 1;

    for (int i = 0; i < 5; i++) {
        uint64_t limb[LANES];
        V x = a->v[i];

        STORE(limb);
        for (int lane = 0; lane < LANES; lane++)
            below &= limb[lane] < bound;
    }
    return below;
}

/* Lane l has the limbs limb[0][l] to limb[4][l]. */
static ALWAYS_INLINE FE F(load)(const uint64_t limb[5][LANES])
{
    return (FE){{LOAD(limb[0]), LOAD(limb[1]), LOAD(limb[2]), LOAD(limb[3]), LOAD(limb[4])}};
}

static ALWAYS_INLINE void F(store)(uint64_t limb[5][LANES], const FE *a)
{
    UNROLL
    for (int i = 0; i < 5; i++) {
        V x = a->v[i];

        STORE(limb[i]);
    }
}

/* raw -> carried, one round of carries, all at once: at most 2^13 - 1 leaves a limb, and 19 times
 * that comes back into limb 0, so limbs are below 2^51 + 2^17.3. */
static ALWAYS_INLINE FE F(carry)(FE a)
{
    V mask = F(splat)(MASK51), r0 = AND(a.v[0], mask), q4 = SHR(a.v[4], 51);
    V q0 = SHR(a.v[0], 51), q1 = SHR(a.v[1], 51), q2 = SHR(a.v[2], 51), q3 = SHR(a.v[3], 51);
    FE r;

    CHECK(F(is_below)(&a, SUM));
    LO(r0, q4, F(splat)(19));
    r.v[1] = ADD(AND(a.v[1], mask), q0);
    r.v[2] = ADD(AND(a.v[2], mask), q1);
    r.v[3] = ADD(AND(a.v[3], mask), q2);
    r.v[4] = ADD(AND(a.v[4], mask), q3);
    r.v[0] = r0;
    CHECK(F(is_below)(&r, CARRIED));
    return r;
}

/* a b + start; carried, carried -> raw, below RAW more than `start`, which field.h describes. What
 * is long comes first, limbs 0 last: they are what a carry gives last. */
static ALWAYS_INLINE FE F(mul_from)(FE start, FE a, FE b)
{
    V a0 = a.v[0], a1 = a.v[1], a2 = a.v[2], a3 = a.v[3], a4 = a.v[4];
    V b0 = b.v[0], b1 = b.v[1], b2 = b.v[2], b3 = b.v[3], b4 = b.v[4];
    V h5 = F(zero)(), h6 = F(zero)(), h7 = F(zero)(), h8 = F(zero)(), h9 = start.v[4];
    V h1, h2, h3, h4;
    V l5 = start.v[0], l6 = start.v[1], l7 = start.v[2], l8 = start.v[3];
    V l0 = F(zero)(), l1, l2, l3, l4, c;
    FE r;

    CHECK(F(is_below)(&a, CARRIED) && F(is_below)(&b, CARRIED));
    HI(h5, a1, b3);
    HI(h6, a1, b4);
    HI(h7, a2, b4);
    HI(h8, a3, b4);
    HI(h9, a4, b4);
    LO(l8, a4, b4);
    LO(l7, a3, b4);
    LO(l6, a2, b4);
    LO(l5, a1, b4);
    c = TWICE(h9);
    l4 = c;
    h4 = ADD(SHL(c, 3), c);
    HI(h5, a2, b2);
    HI(h6, a2, b3);
    HI(h7, a3, b3);
    HI(h8, a4, b3);
    LO(l7, a4, b3);
    LO(l6, a3, b3);
    LO(l5, a2, b3);
    c = ADD(TWICE(h8), l8);
    l3 = c;
    h3 = ADD(SHL(c, 3), c);
    HI(h5, a3, b1);
    HI(h6, a3, b2);
    HI(h7, a4, b2);
    LO(l4, a2, b2);
    HI(h4, a1, b2);
    LO(l6, a4, b2);
    LO(l5, a3, b2);
    c = ADD(TWICE(h7), l7);
    l2 = c;
    h2 = ADD(SHL(c, 3), c);
    HI(h5, a0, b4);
    HI(h6, a4, b1);
    LO(l4, a1, b3);
    HI(h4, a2, b1);
    LO(l3, a1, b2);
    HI(h3, a1, b1);
    LO(l5, a4, b1);
    c = ADD(TWICE(h6), l6);
    l1 = c;
    h1 = ADD(SHL(c, 3), c);
    HI(h5, a4, b0);
    LO(l4, a3, b1);
    HI(h4, a0, b3);
    LO(l3, a2, b1);
    HI(h3, a0, b2);
    LO(l2, a1, b1);
    c = ADD(TWICE(h5), l5);
    LO(l4, a0, b4);
    HI(h4, a3, b0);
    LO(l3, a0, b3);
    HI(h3, a2, b0);
    HI(h2, a0, b1);
    LO(l2, a0, b2);
    LO(l1, a0, b1);
    HI(h1, a0, b0);
    LO(l0, a0, b0);
    LO(l4, a4, b0);
    LO(l3, a3, b0);
    HI(h2, a1, b0);
    LO(l2, a2, b0);
    LO(l1, a1, b0);
    r.v[4] = ADD(TWICE(h4), l4);
    r.v[3] = ADD(TWICE(h3), l3);
    r.v[2] = ADD(TWICE(h2), l2);
    r.v[1] = ADD(TWICE(h1), l1);
    r.v[0] = ADD(TWICE(ADD(SHL(c, 3), c)), ADD(c, l0));
    return r;
}

/* a b; carried, carried -> raw, below RAW. */
static ALWAYS_INLINE FE F(mul)(FE a, FE b)
{
    FE r = F(mul_from)((FE){{F(zero)(), F(zero)(), F(zero)(), F(zero)(), F(zero)()}}, a, b);

    CHECK(F(is_below)(&r, RAW));
    return r;
}

/* a^2 + start; carried -> raw, below RAW more than `start`. Of two equal products one is done and
 * counts twice: a column is x + 2y + 4z, and 19c = c + 2c + 4 (4c). */
static ALWAYS_INLINE FE F(sqr_from)(FE start, FE a)
{
    V a0 = a.v[0], a1 = a.v[1], a2 = a.v[2], a3 = a.v[3], a4 = a.v[4];
    V x0 = F(zero)(), y5 = start.v[0], x6 = start.v[1], y7 = start.v[2], x8 = start.v[3];
    V y6 = F(zero)(), y9 = start.v[4];
    V z5 = F(zero)(), z6 = F(zero)(), z7 = F(zero)(), z8 = F(zero)();
    V y1 = F(zero)(), y3 = F(zero)(), x1, x2, x3, x4, y2, y4, z2, z3, z4, c1, c;
    FE r;

    CHECK(F(is_below)(&a, CARRIED));
    HI(z5, a1, a3);
    HI(z6, a1, a4);
    HI(z7, a2, a4);
    HI(z8, a3, a4);
    HI(y9, a4, a4);
    LO(x8, a4, a4);
    LO(y7, a3, a4);
    LO(y6, a2, a4);
    LO(y5, a1, a4);
    LO(x6, a3, a3);
    c = TWICE(y9);
    x4 = y4 = c;
    z4 = SHL(c, 2);
    HI(z5, a0, a4);
    HI(z6, a2, a3);
    HI(y7, a3, a3);
    LO(y5, a2, a3);
    c = ADD(SHL(z8, 2), x8);
    x3 = c;
    z3 = SHL(c, 2);
    HI(y5, a2, a2);
    HI(z4, a1, a2);
    LO(y4, a1, a3);
    LO(x4, a2, a2);
    c = TWICE(ADD(TWICE(z7), y7));
    x2 = y2 = c;
    z2 = SHL(c, 2);
    HI(y3, a1, a1);
    LO(x2, a1, a1);
    c = ADD(TWICE(ADD(TWICE(z6), y6)), x6);
    x1 = c;
    c1 = ADD(SHL(c, 3), c);
    LO(y3, a1, a2);
    HI(z4, a0, a3);
    LO(y4, a0, a4);
    HI(z3, a0, a2);
    c = TWICE(ADD(TWICE(z5), y5));
    HI(z2, a0, a1);
    LO(y2, a0, a2);
    HI(y1, a0, a0);
    LO(x0, a0, a0);
    LO(y3, a0, a3);
    LO(y1, a0, a1);
    r.v[4] = ADD(TWICE(ADD(TWICE(z4), y4)), x4);
    r.v[3] = ADD(TWICE(ADD(TWICE(z3), ADD(y3, x3))), x3);
    r.v[2] = ADD(TWICE(ADD(TWICE(z2), y2)), x2);
    r.v[1] = ADD(TWICE(ADD(y1, c1)), x1);
    r.v[0] = ADD(TWICE(ADD(SHL(c, 3), c)), ADD(c, x0));
    return r;
}

/* a^2; carried -> raw, below RAW. */
static ALWAYS_INLINE FE F(sqr)(FE a)
{
    FE r = F(sqr_from)((FE){{F(zero)(), F(zero)(), F(zero)(), F(zero)(), F(zero)()}}, a);

    CHECK(F(is_below)(&r, RAW));
    return r;
}

static ALWAYS_INLINE FE F(add)(FE a, FE b)
{
    return (FE){{ADD(a.v[0], b.v[0]), ADD(a.v[1], b.v[1]), ADD(a.v[2], b.v[2]),
                 ADD(a.v[3], b.v[3]), ADD(a.v[4], b.v[4])}};
}

static ALWAYS_INLINE FE F(sub)(FE a, FE b)
{
    return (FE){{SUB(a.v[0], b.v[0]), SUB(a.v[1], b.v[1]), SUB(a.v[2], b.v[2]),
                 SUB(a.v[3], b.v[3]), SUB(a.v[4], b.v[4])}};
}
