/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/field.h: the field contract, and what follows from it for every target.
 *
 * A target's own field.h, included before this file, defines `struct fe { fe_limb v[FE_LIMBS]; }`,
 * DIVSTEP_LIMB_BITS (divstep.h), and the functions below. An element is in one of two grades, whose
 * bounds are the target's: *tight* and *loose*. Every tight element is a loose one; a loose one
 * becomes tight by fe_carry. In a build with --enable-checks every function checks its grades.
 *
 *   fe_sub(r, a, b)        r = a - b         tight, tight -> loose
 *   fe_sub_carry(r, a, b)  r = a - b         loose, loose -> tight
 *   fe_carry_round(r)      r stays           a loose element, in place -> tight
 *   fe_mul(r, a, b)        r = a b           loose, loose -> tight
 *   fe_sqr(r, a)           r = a^2           loose -> tight
 *   fe_mul_small(r, a, k)  r = k a, k < 2^20 loose -> tight
 *   fe_from_words(r, w)    any w below 2^256 -> tight
 *   fe_to_words(w, a)      the canonical integer in [0, p), from a loose element
 *   fe_is_within(a, n)     1 if every limb is at most n times the tight bound; 3 times is loose
 *
 * r may be any of the arguments. All of it is constant time.
 *
 * A field.h that has parts of generic/ of its own, in assembly, says so by one macro for each:
 *
 *   FE_OWN_ADD             fe_add
 *   FE_OWN_INVERT          fe_invert
 *   FE_OWN_SQR_TIMES       fe_sqr_times and fe_sqr_times_two, of power.h
 *   FE_OWN_LADDER          ladder_fraction, of ladder.h
 *   FE_OWN_SELECT          fixed_base_operands, of fixed_base.h
 *   FE_OWN_POINTS          ge_double_times, ge_add and ge_add_affine, of edwards.h, and
 *                          ge_product_double and the two sums below it
 */
#ifndef EDMONT_CORE_GENERIC_FIELD_H
#define EDMONT_CORE_GENERIC_FIELD_H

#include "../bytes.h"
#include "../ct.h"

static const struct fe fe_zero = {{0}};
static const struct fe fe_one  = {{1}};

#ifndef FE_OWN_ADD
/* r = a + b; tight, tight -> loose: limbs have room for one addition. */
static ALWAYS_INLINE void fe_add(struct fe *r, const struct fe *a, const struct fe *b)
{
    CHECK(fe_is_within(a, 1) && fe_is_within(b, 1));
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++)
        r->v[i] = a->v[i] + b->v[i];
}
#endif

/* r = a; loose -> tight. */
static ALWAYS_INLINE void fe_carry(struct fe *r, const struct fe *a)
{
    CHECK(fe_is_within(a, 3));
    *r = *a;
    fe_carry_round(r);
}

/* r = -a; tight -> loose. */
static inline void fe_neg(struct fe *r, const struct fe *a)
{
    fe_sub(r, &fe_zero, a);
}

/* Takes the low 255 bits, whatever bit 255 is. */
static inline void fe_from_bytes(struct fe *r, const uint8_t in[32])
{
    uint64_t w[4];

    load_words(w, in);
    w[3] &= UINT64_MAX >> 1;
    fe_from_words(r, w);
}

static inline void fe_to_bytes(uint8_t out[32], const struct fe *a)
{
    uint64_t w[4];

    fe_to_words(w, a);
    store_words(out, w);
}

/* 1 if a = 0, else 0. */
static inline int fe_is_zero(const struct fe *a)
{
    uint64_t w[4];

    fe_to_words(w, a);
    return (int)ct_is_zero(hide_u64(w[0] | w[1] | w[2] | w[3]));
}

/* 1 if the canonical integer is odd, else 0: the sign of RFC 8032. */
static inline int fe_is_odd(const struct fe *a)
{
    uint64_t w[4];

    fe_to_words(w, a);
    return (int)(w[0] & 1);
}

/* r = a where the mask is all ones; r stays where it is 0. */
static ALWAYS_INLINE void fe_move(struct fe *r, const struct fe *a, uint64_t mask)
{
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++)
        r->v[i] ^= (r->v[i] ^ a->v[i]) & (fe_limb)mask;
}

/* Swaps a and b where the mask is all ones. */
static ALWAYS_INLINE void fe_swap(struct fe *a, struct fe *b, uint64_t mask)
{
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++) {
        fe_limb t = (a->v[i] ^ b->v[i]) & (fe_limb)mask;

        a->v[i] ^= t;
        b->v[i] ^= t;
    }
}

#ifndef FE_OWN_INVERT
#include "../divstep.h"

/* r = 1/a, and 0 for a = 0; loose -> tight. */
static inline void fe_invert(struct fe *r, const struct fe *a)
{
    uint64_t w[4];

    fe_to_words(w, a);
    divstep_invert(w, &divstep_p);
    fe_from_words(r, w);
}
#endif

#endif
