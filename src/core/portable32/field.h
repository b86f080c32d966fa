/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * portable32/field.h: integers mod p = 2^255 - 19 in ten limbs of 26 and 25 bits in turn, products
 * of 32-bit words alone. The contract of every function is in generic/field.h.
 */
#ifndef EDMONT_CORE_PORTABLE32_FIELD_H
#define EDMONT_CORE_PORTABLE32_FIELD_H

#include "../compiler.h"

#include <stdint.h>

#define FE_LIMBS          10
#define DIVSTEP_LIMB_BITS 30

typedef uint32_t fe_limb;

/* The sum of v[i] 2^ceil(25.5 i): even limbs have 26 bits, odd ones 25.
 *   tight: even limbs at most 1.1 * 2^26, odd ones at most 1.1 * 2^25
 *   loose: at most three times as much, so that 38 times an odd limb fits 32 bits */
struct fe {
    fe_limb v[FE_LIMBS];
};

#define FE_EVEN_MASK  ((UINT32_C(1) << 26) - 1)
#define FE_ODD_MASK   ((UINT32_C(1) << 25) - 1)
#define FE_EVEN_TIGHT UINT32_C(73819750) /* 1.1 * 2^26 */
#define FE_ODD_TIGHT  UINT32_C(36909875)

/* 1 if every limb is at most `times` the tight bound. */
static inline int fe_is_within(const struct fe *a, unsigned times)
{
    int within = 1;

    for (int i = 0; i < FE_LIMBS; i += 2)
        within &= a->v[i] <= times * FE_EVEN_TIGHT && a->v[i + 1] <= times * FE_ODD_TIGHT;
    return within;
}

/* r = a + n p - b, limb by limb; n p has limbs n (2^26 - 19), n (2^25 - 1), n (2^26 - 1), ... */
static ALWAYS_INLINE void fe_sub_biased(struct fe *r, const struct fe *a, const struct fe *b,
                                        uint32_t n)
{
    r->v[0] = a->v[0] + n * (FE_EVEN_MASK - 18) - b->v[0];
    r->v[1] = a->v[1] + n * FE_ODD_MASK - b->v[1];
    UNROLL
    for (int i = 2; i < FE_LIMBS; i += 2) {
        r->v[i]     = a->v[i] + n * FE_EVEN_MASK - b->v[i];
        r->v[i + 1] = a->v[i + 1] + n * FE_ODD_MASK - b->v[i + 1];
    }
}

/* A limb of 2p is 2 * 2^26 - 38 or more, above the 1.1 * 2^26 of b. */
static ALWAYS_INLINE void fe_sub(struct fe *r, const struct fe *a, const struct fe *b)
{
    CHECK(fe_is_within(a, 1) && fe_is_within(b, 1));
    fe_sub_biased(r, a, b, 2);
    CHECK(fe_is_within(r, 3));
}

/* Carries once around, from limb 0 to limb 9 and back into limbs 0 and 1. Limbs below 2^30 in. */
static ALWAYS_INLINE void fe_carry_round(struct fe *r)
{
    uint32_t carry = 0;

    UNROLL
    for (int i = 0; i < FE_LIMBS; i += 2) {
        r->v[i] += carry;
        carry = r->v[i] >> 26;
        r->v[i] &= FE_EVEN_MASK;
        r->v[i + 1] += carry;
        carry = r->v[i + 1] >> 25;
        r->v[i + 1] &= FE_ODD_MASK;
    }
    r->v[0] += 19 * carry;
    CHECK(fe_is_within(r, 1));
}

/* A limb of 4p is 4 * 2^26 - 76 or more, above the 3.3 * 2^26 of b; the sum is below 7.3 * 2^26. */
static ALWAYS_INLINE void fe_sub_carry(struct fe *r, const struct fe *a, const struct fe *b)
{
    CHECK(fe_is_within(a, 3) && fe_is_within(b, 3));
    fe_sub_biased(r, a, b, 4);
    fe_carry_round(r);
}

/* From columns to a tight element. Two loose elements fill column 0, the fullest, to
 * (1 + 19 * 4 + 19 * 5 / 2) (3.3 * 2^26)^2 < 2^62.5. Two chains of carries run side by side, 0 to
 * 4 and 5 to 9. Then what is left over in 4 goes up to 5, 6 and 7, and what leaves 9, 19 times,
 * into 0 and up to 1 and 2. Column 9 has no factor 19 and stays below 2^58, so less than 2^33
 * leaves it. */
static ALWAYS_INLINE void fe_carry_columns(struct fe *r, uint64_t h[FE_LIMBS])
{
    uint64_t carry;

    UNROLL
    for (int i = 0; i < 4; i++) {
        h[i + 1] += h[i] >> (26 - i % 2);
        h[i] &= i % 2 ? FE_ODD_MASK : FE_EVEN_MASK;
        h[i + 6] += h[i + 5] >> (25 + i % 2);
        h[i + 5] &= i % 2 ? FE_EVEN_MASK : FE_ODD_MASK;
    }
    h[5] += h[4] >> 26;
    h[4] &= FE_EVEN_MASK;
    carry = h[9] >> 25;
    h[9] &= FE_ODD_MASK;
    CHECK(carry >> 33 == 0);
    h[0] += 19 * carry;
    h[6] += h[5] >> 25;
    h[5] &= FE_ODD_MASK;
    h[1] += h[0] >> 26;
    h[0] &= FE_EVEN_MASK;
    h[7] += h[6] >> 26;
    h[6] &= FE_EVEN_MASK;
    h[2] += h[1] >> 25;
    h[1] &= FE_ODD_MASK;
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++) {
        CHECK(h[i] >> 32 == 0);
        r->v[i] = (uint32_t)h[i];
    }
    CHECK(fe_is_within(r, 1));
}

/* The full product of two words. */
static ALWAYS_INLINE uint64_t m(uint32_t a, uint32_t b)
{
    return (uint64_t)a * b;
}

/* A product of two odd limbs counts twice (25.5 + 25.5 = 51 bits, not 26 + 26): there a is doubled
 * (d). A product that reaches past 2^255 counts 19 times: there b is multiplied (c). Not inlined:
 * beside a hundred products a call costs nothing, and the code is a quarter as large without. */
static NOINLINE void fe_mul(struct fe *r, const struct fe *a, const struct fe *b)
{
    uint32_t a0 = a->v[0], a1 = a->v[1], a2 = a->v[2], a3 = a->v[3], a4 = a->v[4];
    uint32_t a5 = a->v[5], a6 = a->v[6], a7 = a->v[7], a8 = a->v[8], a9 = a->v[9];
    uint32_t b0 = b->v[0], b1 = b->v[1], b2 = b->v[2], b3 = b->v[3], b4 = b->v[4];
    uint32_t b5 = b->v[5], b6 = b->v[6], b7 = b->v[7], b8 = b->v[8], b9 = b->v[9];
    uint32_t c1 = 19 * b1, c2 = 19 * b2, c3 = 19 * b3, c4 = 19 * b4, c5 = 19 * b5;
    uint32_t c6 = 19 * b6, c7 = 19 * b7, c8 = 19 * b8, c9 = 19 * b9;
    uint32_t d1 = 2 * a1, d3 = 2 * a3, d5 = 2 * a5, d7 = 2 * a7, d9 = 2 * a9;

    CHECK(fe_is_within(a, 3) && fe_is_within(b, 3));
    uint64_t h0 = m(a0, b0) + m(d1, c9) + m(a2, c8) + m(d3, c7) + m(a4, c6) + m(d5, c5) +
                  m(a6, c4) + m(d7, c3) + m(a8, c2) + m(d9, c1);
    uint64_t h1 = m(a0, b1) + m(a1, b0) + m(a2, c9) + m(a3, c8) + m(a4, c7) + m(a5, c6) +
                  m(a6, c5) + m(a7, c4) + m(a8, c3) + m(a9, c2);
    uint64_t h2 = m(a0, b2) + m(d1, b1) + m(a2, b0) + m(d3, c9) + m(a4, c8) + m(d5, c7) +
                  m(a6, c6) + m(d7, c5) + m(a8, c4) + m(d9, c3);
    uint64_t h3 = m(a0, b3) + m(a1, b2) + m(a2, b1) + m(a3, b0) + m(a4, c9) + m(a5, c8) +
                  m(a6, c7) + m(a7, c6) + m(a8, c5) + m(a9, c4);
    uint64_t h4 = m(a0, b4) + m(d1, b3) + m(a2, b2) + m(d3, b1) + m(a4, b0) + m(d5, c9) +
                  m(a6, c8) + m(d7, c7) + m(a8, c6) + m(d9, c5);
    uint64_t h5 = m(a0, b5) + m(a1, b4) + m(a2, b3) + m(a3, b2) + m(a4, b1) + m(a5, b0) +
                  m(a6, c9) + m(a7, c8) + m(a8, c7) + m(a9, c6);
    uint64_t h6 = m(a0, b6) + m(d1, b5) + m(a2, b4) + m(d3, b3) + m(a4, b2) + m(d5, b1) +
                  m(a6, b0) + m(d7, c9) + m(a8, c8) + m(d9, c7);
    uint64_t h7 = m(a0, b7) + m(a1, b6) + m(a2, b5) + m(a3, b4) + m(a4, b3) + m(a5, b2) +
                  m(a6, b1) + m(a7, b0) + m(a8, c9) + m(a9, c8);
    uint64_t h8 = m(a0, b8) + m(d1, b7) + m(a2, b6) + m(d3, b5) + m(a4, b4) + m(d5, b3) +
                  m(a6, b2) + m(d7, b1) + m(a8, b0) + m(d9, c9);
    uint64_t h9 = m(a0, b9) + m(a1, b8) + m(a2, b7) + m(a3, b6) + m(a4, b5) + m(a5, b4) +
                  m(a6, b3) + m(a7, b2) + m(a8, b1) + m(a9, b0);

    uint64_t h[FE_LIMBS] = {h0, h1, h2, h3, h4, h5, h6, h7, h8, h9};

    fe_carry_columns(r, h);
}

/* As fe_mul; what counts four times has both factors doubled, and e is 38 times an odd limb. */
static NOINLINE void fe_sqr(struct fe *r, const struct fe *a)
{
    uint32_t a0 = a->v[0], a1 = a->v[1], a2 = a->v[2], a3 = a->v[3], a4 = a->v[4];
    uint32_t a5 = a->v[5], a6 = a->v[6], a7 = a->v[7], a8 = a->v[8], a9 = a->v[9];
    uint32_t c5 = 19 * a5, c6 = 19 * a6, c7 = 19 * a7, c8 = 19 * a8, c9 = 19 * a9;
    uint32_t d0 = 2 * a0, d1 = 2 * a1, d2 = 2 * a2, d3 = 2 * a3, d4 = 2 * a4, d5 = 2 * a5;
    uint32_t d6 = 2 * a6, d7 = 2 * a7, d8 = 2 * a8, d9 = 2 * a9, e7 = 2 * c7, e9 = 2 * c9;

    CHECK(fe_is_within(a, 3));
    uint64_t h0 = m(a0, a0) + m(d1, e9) + m(d2, c8) + m(d3, e7) + m(d4, c6) + m(d5, c5);
    uint64_t h1 = m(d0, a1) + m(d2, c9) + m(d3, c8) + m(d4, c7) + m(d5, c6);
    uint64_t h2 = m(d0, a2) + m(d1, a1) + m(d3, e9) + m(d4, c8) + m(d5, e7) + m(a6, c6);
    uint64_t h3 = m(d0, a3) + m(d1, a2) + m(d4, c9) + m(d5, c8) + m(d6, c7);
    uint64_t h4 = m(d0, a4) + m(d1, d3) + m(a2, a2) + m(d5, e9) + m(d6, c8) + m(d7, c7);
    uint64_t h5 = m(d0, a5) + m(d1, a4) + m(d2, a3) + m(d6, c9) + m(d7, c8);
    uint64_t h6 = m(d0, a6) + m(d1, d5) + m(d2, a4) + m(d3, a3) + m(d7, e9) + m(a8, c8);
    uint64_t h7 = m(d0, a7) + m(d1, a6) + m(d2, a5) + m(d3, a4) + m(d8, c9);
    uint64_t h8 = m(d0, a8) + m(d1, d7) + m(d2, a6) + m(d3, d5) + m(a4, a4) + m(d9, c9);
    uint64_t h9 = m(d0, a9) + m(d1, a8) + m(d2, a7) + m(d3, a6) + m(d4, a5);

    uint64_t h[FE_LIMBS] = {h0, h1, h2, h3, h4, h5, h6, h7, h8, h9};

    fe_carry_columns(r, h);
}

static ALWAYS_INLINE void fe_mul_small(struct fe *r, const struct fe *a, uint32_t k)
{
    uint64_t h[FE_LIMBS];

    CHECK(fe_is_within(a, 3) && k < 1 << 20);
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++)
        h[i] = m(a->v[i], k);
    fe_carry_columns(r, h);
}

/* The bits of w from `bit` up, as many as a word holds. */
static ALWAYS_INLINE uint32_t fe_bits(const uint64_t w[4], unsigned bit)
{
    unsigned i = bit / 64, shift = bit % 64;
    uint64_t low = w[i] >> shift;

    if (shift > 32 && i < 3)
        low |= w[i + 1] << (64 - shift);
    return (uint32_t)low;
}

static inline void fe_from_words(struct fe *r, const uint64_t w[4])
{
    UNROLL
    for (unsigned i = 0; i < FE_LIMBS; i += 2) {
        r->v[i]     = fe_bits(w, 51 * i / 2) & FE_EVEN_MASK;
        r->v[i + 1] = fe_bits(w, 51 * i / 2 + 26) & FE_ODD_MASK;
    }
    r->v[0] += 19 * (uint32_t)(w[3] >> 63);
    CHECK(fe_is_within(r, 1));
}

/* As in portable64: below 2p after a carry; p or more exactly if adding 19 carries into bit 255. */
static inline void fe_to_words(uint64_t w[4], const struct fe *a)
{
    struct fe t    = *a;
    uint32_t carry = 19;
    uint64_t pair[FE_LIMBS / 2];

    CHECK(fe_is_within(a, 3));
    fe_carry_round(&t);
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++)
        carry = (t.v[i] + carry) >> (26 - i % 2);
    t.v[0] += 19 * carry;
    carry = 0;
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++) {
        t.v[i] += carry;
        carry = t.v[i] >> (26 - i % 2);
        t.v[i] &= i % 2 ? FE_ODD_MASK : FE_EVEN_MASK;
    }
    UNROLL
    for (int i = 0; i < FE_LIMBS / 2; i++)
        pair[i] = t.v[2 * i] | (uint64_t)t.v[2 * i + 1] << 26;
    w[0] = pair[0] | pair[1] << 51;
    w[1] = pair[1] >> 13 | pair[2] << 38;
    w[2] = pair[2] >> 26 | pair[3] << 25;
    w[3] = pair[3] >> 39 | pair[4] << 12;
}

#endif
