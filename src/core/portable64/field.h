/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * portable64/field.h: integers mod p = 2^255 - 19 in five 51-bit limbs, products in 128 bits.
 * The contract of every function is in generic/field.h.
 */
#ifndef EDMONT_CORE_PORTABLE64_FIELD_H
#define EDMONT_CORE_PORTABLE64_FIELD_H

#include "../compiler.h"

#include <stdint.h>

#define FE_LIMBS          5
#define DIVSTEP_LIMB_BITS 62

typedef uint64_t fe_limb;

/* The sum of v[i] 2^(51 i).
 *   tight: every limb at most 2^51 + 2^13
 *   loose: every limb at most 3 (2^51 + 2^13) */
struct fe {
    fe_limb v[FE_LIMBS];
};

#define FE_MASK  ((UINT64_C(1) << 51) - 1)
#define FE_TIGHT ((UINT64_C(1) << 51) + (1 << 13))

/* 1 if every limb is at most `times` the tight bound. */
static inline int fe_is_within(const struct fe *a, unsigned times)
{
    int within = 1;

    for (int i = 0; i < FE_LIMBS; i++)
        within &= a->v[i] <= times * FE_TIGHT;
    return within;
}

/* a + 2p - b: a limb of 2p is at least 2^52 - 38, more than a tight limb of b. */
static ALWAYS_INLINE void fe_sub(struct fe *r, const struct fe *a, const struct fe *b)
{
    CHECK(fe_is_within(a, 1) && fe_is_within(b, 1));
    r->v[0] = a->v[0] + 2 * (FE_MASK - 18) - b->v[0];
    UNROLL
    for (int i = 1; i < FE_LIMBS; i++)
        r->v[i] = a->v[i] + 2 * FE_MASK - b->v[i];
    CHECK(fe_is_within(r, 3));
}

/* One round of carries, all at once, for limbs below 2^55: at most 15 moves up, and at most
 * 19 * 15 < 2^9 comes back into limb 0. */
static ALWAYS_INLINE void fe_carry_round(struct fe *r)
{
    uint64_t c0 = r->v[0] >> 51, c1 = r->v[1] >> 51, c2 = r->v[2] >> 51;
    uint64_t c3 = r->v[3] >> 51, c4 = r->v[4] >> 51;

    r->v[0] = (r->v[0] & FE_MASK) + 19 * c4;
    r->v[1] = (r->v[1] & FE_MASK) + c0;
    r->v[2] = (r->v[2] & FE_MASK) + c1;
    r->v[3] = (r->v[3] & FE_MASK) + c2;
    r->v[4] = (r->v[4] & FE_MASK) + c3;
    CHECK(fe_is_within(r, 1));
}

/* a + 4p - b: a limb of 4p is at least 2^53 - 76, more than a loose limb of b. */
static ALWAYS_INLINE void fe_sub_carry(struct fe *r, const struct fe *a, const struct fe *b)
{
    CHECK(fe_is_within(a, 3) && fe_is_within(b, 3));
    r->v[0] = a->v[0] + 4 * (FE_MASK - 18) - b->v[0];
    UNROLL
    for (int i = 1; i < FE_LIMBS; i++)
        r->v[i] = a->v[i] + 4 * FE_MASK - b->v[i];
    fe_carry_round(r);
}

/* From columns to a tight element. Two loose elements fill a column to (1 + 4 * 19) * 9 * 2^102.01
 * < 2^111.5, and column 4, which has no factor 19, to 5 * 9 * 2^102.01 < 2^107.6: so what leaves
 * a column fits 61 bits, and 19 times what leaves column 4 does too. */
static ALWAYS_INLINE void fe_carry_columns(struct fe *r, u128 h0, u128 h1, u128 h2, u128 h3,
                                           u128 h4)
{
    uint64_t low;

    CHECK(((h0 | h1 | h2 | h3) >> 112) == 0 && (h4 >> 108) == 0);
    h1 += (uint64_t)(h0 >> 51);
    h2 += (uint64_t)(h1 >> 51);
    h3 += (uint64_t)(h2 >> 51);
    h4 += (uint64_t)(h3 >> 51);
    low     = ((uint64_t)h0 & FE_MASK) + 19 * (uint64_t)(h4 >> 51);
    r->v[0] = low & FE_MASK;
    r->v[1] = ((uint64_t)h1 & FE_MASK) + (low >> 51);
    r->v[2] = (uint64_t)h2 & FE_MASK;
    r->v[3] = (uint64_t)h3 & FE_MASK;
    r->v[4] = (uint64_t)h4 & FE_MASK;
    CHECK(fe_is_within(r, 1));
}

static ALWAYS_INLINE void fe_mul(struct fe *r, const struct fe *a, const struct fe *b)
{
    uint64_t a0 = a->v[0], a1 = a->v[1], a2 = a->v[2], a3 = a->v[3], a4 = a->v[4];
    uint64_t b0 = b->v[0], b1 = b->v[1], b2 = b->v[2], b3 = b->v[3], b4 = b->v[4];
    uint64_t c1 = 19 * b1, c2 = 19 * b2, c3 = 19 * b3, c4 = 19 * b4;

    CHECK(fe_is_within(a, 3) && fe_is_within(b, 3));
    u128 h0 = (u128)a0 * b0 + (u128)a1 * c4 + (u128)a2 * c3 + (u128)a3 * c2 + (u128)a4 * c1;
    u128 h1 = (u128)a0 * b1 + (u128)a1 * b0 + (u128)a2 * c4 + (u128)a3 * c3 + (u128)a4 * c2;
    u128 h2 = (u128)a0 * b2 + (u128)a1 * b1 + (u128)a2 * b0 + (u128)a3 * c4 + (u128)a4 * c3;
    u128 h3 = (u128)a0 * b3 + (u128)a1 * b2 + (u128)a2 * b1 + (u128)a3 * b0 + (u128)a4 * c4;
    u128 h4 = (u128)a0 * b4 + (u128)a1 * b3 + (u128)a2 * b2 + (u128)a3 * b1 + (u128)a4 * b0;

    fe_carry_columns(r, h0, h1, h2, h3, h4);
}

static ALWAYS_INLINE void fe_sqr(struct fe *r, const struct fe *a)
{
    uint64_t a0 = a->v[0], a1 = a->v[1], a2 = a->v[2], a3 = a->v[3], a4 = a->v[4];
    uint64_t d0 = 2 * a0, d1 = 2 * a1, d2 = 2 * a2, d3 = 2 * a3, c3 = 19 * a3, c4 = 19 * a4;

    CHECK(fe_is_within(a, 3));
    u128 h0 = (u128)a0 * a0 + (u128)d1 * c4 + (u128)d2 * c3;
    u128 h1 = (u128)d0 * a1 + (u128)d2 * c4 + (u128)a3 * c3;
    u128 h2 = (u128)d0 * a2 + (u128)a1 * a1 + (u128)d3 * c4;
    u128 h3 = (u128)d0 * a3 + (u128)d1 * a2 + (u128)a4 * c4;
    u128 h4 = (u128)d0 * a4 + (u128)d1 * a3 + (u128)a2 * a2;

    fe_carry_columns(r, h0, h1, h2, h3, h4);
}

static ALWAYS_INLINE void fe_mul_small(struct fe *r, const struct fe *a, uint32_t k)
{
    CHECK(fe_is_within(a, 3) && k < 1 << 20);
    fe_carry_columns(r, (u128)a->v[0] * k, (u128)a->v[1] * k, (u128)a->v[2] * k, (u128)a->v[3] * k,
                     (u128)a->v[4] * k);
}

static inline void fe_from_words(struct fe *r, const uint64_t w[4])
{
    r->v[0] = (w[0] & FE_MASK) + 19 * (w[3] >> 63);
    r->v[1] = (w[0] >> 51 | w[1] << 13) & FE_MASK;
    r->v[2] = (w[1] >> 38 | w[2] << 26) & FE_MASK;
    r->v[3] = (w[2] >> 25 | w[3] << 39) & FE_MASK;
    r->v[4] = (w[3] >> 12) & FE_MASK;
}

/* After a carry the value is below 2^255 + 2^213 < 2p. It is p or more exactly if adding 19
 * carries into bit 255: then those 19 stay, and bit 255 goes. */
static inline void fe_to_words(uint64_t w[4], const struct fe *a)
{
    struct fe t    = *a;
    uint64_t carry = 19;

    CHECK(fe_is_within(a, 3));
    fe_carry_round(&t);
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++)
        carry = (t.v[i] + carry) >> 51;
    carry *= 19;
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++) {
        t.v[i] += carry;
        carry = t.v[i] >> 51;
        t.v[i] &= FE_MASK;
    }
    w[0] = t.v[0] | t.v[1] << 51;
    w[1] = t.v[1] >> 13 | t.v[2] << 38;
    w[2] = t.v[2] >> 26 | t.v[3] << 25;
    w[3] = t.v[3] >> 39 | t.v[4] << 12;
}

#endif
