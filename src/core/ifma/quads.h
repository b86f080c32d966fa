/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/quads.h: points of edwards25519, one in each four lanes, X Y Z T: one in ymm, two in zmm
 * registers. The formulas are those of generic/edwards.h. field.h includes this after lanes.h.
 *
 *   point    raw: a product, X, Z and T below RAW; Y larger than RAW and below 2.1 RAW, so that X
 *            can be subtracted from it
 *   cached   carried: Y - X, Y + X, 2Z, 2dT
 *
 * Bounds of sums are in units of 2^51, in which RAW is 534 and a start of n is 19 n.
 */

/* r = the pairs of lanes exchanged. */
#define FLIP(a) I(shuffle_epi32)(a, 0x4e)

/* The products E F, G H, F G, E H, from lanes e, f, g, h of v. */
#define FINISH(v, left, right)                                                                     \
    do {                                                                                           \
        FE a_, b_;                                                                                 \
        UNROLL                                                                                     \
        for (int i = 0; i < 5; i++) {                                                              \
            a_.v[i] = PERM((v).v[i], left);                                                        \
            b_.v[i] = PERM((v).v[i], right);                                                       \
        }                                                                                          \
        return F(mul_from)(F(rows)(quads_point), a_, b_);                                          \
    } while (0)

/* The first LANES columns of a table. */
static ALWAYS_INLINE FE F(rows)(const uint64_t t[5][8])
{
    return (FE){{LOAD(t[0]), LOAD(t[1]), LOAD(t[2]), LOAD(t[3]), LOAD(t[4])}};
}

/* 2p. H = A + B is below 570 + 1068, G = B - A below 1104; so 2C takes 2 * 570 and Q 1672 before G
 * and H are subtracted. */
static ALWAYS_INLINE FE F(point_double)(FE p)
{
    FE v;

    UNROLL
    for (int i = 0; i < 5; i++)
        v.v[i] = I(mask_add_epi64)(p.v[i], PAIRS(8), PERM(p.v[i], 0x00), PERM(p.v[i], 0x55));
    v = F(sqr_from)(F(rows)(quads_double), F(carry)(v)); /* A B C Q */
    UNROLL
    for (int i = 0; i < 5; i++) {
        V x = v.v[i], y = FLIP(x), t = I(mask_add_epi64)(x, PAIRS(1), x, y);

        t      = I(mask_sub_epi64)(t, PAIRS(2), x, y);
        t      = I(mask_add_epi64)(t, PAIRS(4), x, x);
        v.v[i] = I(mask_sub_epi64)(t, PAIRS(12), t, PERM(t, 0x10)); /* H G F E */
    }
    v = F(carry)(v);
    FINISH(v, 0xe7, 0x12);
}

/* Y - X, Y + X, Z, T; carried. */
static ALWAYS_INLINE FE F(point_sums)(FE p)
{
    UNROLL
    for (int i = 0; i < 5; i++) {
        V x = p.v[i], y = FLIP(x), t = I(mask_add_epi64)(x, PAIRS(2), x, y);

        p.v[i] = I(mask_sub_epi64)(t, PAIRS(1), y, x);
    }
    return F(carry)(p);
}

/* p + q for a cached q. */
static ALWAYS_INLINE FE F(point_add)(FE p, FE q)
{
    FE v = F(mul_from)(F(rows)(quads_add), F(point_sums)(p), q); /* A B D C */

    UNROLL
    for (int i = 0; i < 5; i++) {
        V x = v.v[i], y = FLIP(x), t = ADD(x, y);

        t      = I(mask_sub_epi64)(t, PAIRS(1), y, x);
        v.v[i] = I(mask_sub_epi64)(t, PAIRS(4), x, y); /* E H F G */
    }
    v = F(carry)(v);
    FINISH(v, 0x2c, 0x76);
}

static ALWAYS_INLINE FE F(point_cache)(FE p)
{
    return F(carry)(F(mul)(F(point_sums)(p), F(rows)(quads_cache)));
}

#undef FLIP
#undef FINISH
