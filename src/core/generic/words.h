/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/words.h: the field contract of generic/field.h for targets in assembly: integers mod p =
 * 2^255 - 19 in four 64-bit words. A target's field.h defines WORDS(name), the name of its function
 * `name` of those declared here; src/core/asm writes them.
 *
 * 2^256 = 38 mod p, so what carries out of the words comes back as 38; 2^255 = 19, so a product
 * leaves bit 255 alone but for a trifle, and a sum or difference of two products needs one
 * correction at most.
 */
#ifndef EDMONT_CORE_GENERIC_WORDS_H
#define EDMONT_CORE_GENERIC_WORDS_H

#include "../compiler.h"

#include <stdint.h>

#define FE_OWN_ADD
#define FE_OWN_SQR_TIMES
#define FE_OWN_LADDER
#define FE_OWN_POINTS
#define FE_OWN_SELECT
#define FE_OWN_INVERT
#define FE_LIMBS 4

typedef uint64_t fe_limb;

/* The sum of v[i] 2^(64 i).
 *   tight: below 2^255 + 2^12
 *   loose: anything, below 2^256 */
struct fe {
    fe_limb v[FE_LIMBS];
};

#define FE_TIGHT_LOW (1 << 12)

#include "points.h"

/* r = a b */
void WORDS(mul)(struct fe *r, const struct fe *a, const struct fe *b);
/* r = a^(2^n), n >= 1, public */
void WORDS(sqr_times)(struct fe *r, const struct fe *a, int n);
void WORDS(sqr_times_two)(struct fe r[2], const struct fe a[2], int n);
/* r = 1/x, and 0 for 0; x canonical */
void WORDS(invert)(struct fe *r, const uint64_t x[4]);
/* xz[0] / xz[1] = the u-coordinate of k times a point with u-coordinate x1, tight */
void WORDS(ladder)(struct fe xz[2], const uint64_t k[4], const struct fe *x1);

/* fixed_base_operands of generic/fixed_base.h */
struct table_step;
void WORDS(select)(struct ge_halved q[8], const struct table_step *step, const uint64_t size[8],
                   const uint64_t negative[8]);

/* r = 2^n p, p + q, p + q: those of generic/edwards.h */
void WORDS(double_times)(struct ge *r, const struct ge *p, int n);
void WORDS(add)(struct ge *r, const struct ge *p, const struct ge_cached *q);
void WORDS(add_halved)(struct ge *r, const struct ge *p, const struct ge_halved *q);

/* r = 2^n r, r + q, r + q: likewise */
void WORDS(product_double)(struct ge_product *r, int n);
void WORDS(product_add)(struct ge_product *r, const struct ge_cached *q);
void WORDS(product_add_halved)(struct ge_product *r, const struct ge_halved *q);

/* 1 if a is tight, or `times` more than 1. */
static inline int fe_is_within(const struct fe *a, unsigned times)
{
    return times > 1 || a->v[3] >> 63 == 0 ||
           (a->v[0] < FE_TIGHT_LOW && (a->v[1] | a->v[2]) == 0 && a->v[3] == UINT64_C(1) << 63);
}

/* r = a + x; returns the carry. */
static ALWAYS_INLINE uint64_t words_add_small(struct fe *r, const struct fe *a, uint64_t x)
{
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++) {
        uint64_t sum = a->v[i] + x;

        x       = sum < x;
        r->v[i] = sum;
    }
    return x;
}

/* r = a - x; returns the borrow. */
static ALWAYS_INLINE uint64_t words_sub_small(struct fe *r, const struct fe *a, uint64_t x)
{
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++) {
        uint64_t difference = a->v[i] - x;

        x       = a->v[i] < x;
        r->v[i] = difference;
    }
    return x;
}

/* A carry leaves less than 2^13, to which 38 can be added without another. */
static ALWAYS_INLINE void fe_add(struct fe *r, const struct fe *a, const struct fe *b)
{
    u128 sum = 0;

    CHECK(fe_is_within(a, 1) && fe_is_within(b, 1));
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++) {
        sum += (u128)a->v[i] + b->v[i];
        r->v[i] = (uint64_t)sum;
        sum >>= 64;
    }
    CHECK((uint64_t)sum == 0 || (r->v[0] < 2 * FE_TIGHT_LOW && r->v[3] == 0));
    r->v[0] += 38 * (uint64_t)sum;
}

/* r = a - b + 2^256 borrow; returns the borrow. */
static ALWAYS_INLINE uint64_t words_sub(struct fe *r, const struct fe *a, const struct fe *b)
{
    uint64_t borrow = 0;

    UNROLL
    for (int i = 0; i < FE_LIMBS; i++) {
        u128 difference = (u128)a->v[i] - b->v[i] - borrow;

        borrow  = (uint64_t)(difference >> 64) & 1;
        r->v[i] = (uint64_t)difference;
    }
    return borrow;
}

/* A borrow leaves at least 2^255 - 2^12, from which 38 can be taken without another. */
static ALWAYS_INLINE void fe_sub(struct fe *r, const struct fe *a, const struct fe *b)
{
    uint64_t borrow;

    CHECK(fe_is_within(a, 1) && fe_is_within(b, 1));
    borrow = words_sub(r, a, b);
    borrow = words_sub_small(r, r, 38 * borrow);
    CHECK(borrow == 0);
}

/* Bit 255 comes back as 19. */
static ALWAYS_INLINE void fe_carry_round(struct fe *r)
{
    uint64_t top = r->v[3] >> 63;

    r->v[3] &= UINT64_MAX >> 1;
    top = words_add_small(r, r, 19 * top);
    CHECK(top == 0 && fe_is_within(r, 1));
}

/* A borrow of the correction leaves at least 2^256 - 38, and then 38 more can be taken. */
static ALWAYS_INLINE void fe_sub_carry(struct fe *r, const struct fe *a, const struct fe *b)
{
    uint64_t borrow = words_sub(r, a, b);

    borrow = words_sub_small(r, r, 38 * borrow);
    r->v[0] -= 38 * borrow;
    fe_carry_round(r);
}

static ALWAYS_INLINE void fe_mul(struct fe *r, const struct fe *a, const struct fe *b)
{
    WORDS(mul)(r, a, b);
    CHECK(fe_is_within(r, 1));
}

static ALWAYS_INLINE void fe_sqr(struct fe *r, const struct fe *a)
{
    WORDS(sqr_times)(r, a, 1);
    CHECK(fe_is_within(r, 1));
}

static inline void fe_sqr_times(struct fe *r, const struct fe *a, int n)
{
    WORDS(sqr_times)(r, a, n);
    CHECK(fe_is_within(r, 1));
}

static inline void fe_sqr_times_two(struct fe r[2], const struct fe a[2], int n)
{
    WORDS(sqr_times_two)(r, a, n);
}

static inline void fe_mul_small(struct fe *r, const struct fe *a, uint32_t k)
{
    u128 sum = 0;
    uint64_t top;

    CHECK(k < 1 << 20);
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++) {
        sum += (u128)a->v[i] * k;
        r->v[i] = (uint64_t)sum;
        sum >>= 64;
    }
    top = 2 * (uint64_t)sum + (r->v[3] >> 63);
    r->v[3] &= UINT64_MAX >> 1;
    top = words_add_small(r, r, 19 * top); /* less than 2^26, so r may be 2^255 or more */
    CHECK(top == 0);
    fe_carry_round(r);
}

static inline void fe_from_words(struct fe *r, const uint64_t w[4])
{
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++)
        r->v[i] = w[i];
    fe_carry_round(r);
}

/* After a carry the value is below 2p. It is p or more exactly if adding 19 carries into bit 255:
 * then those 19 stay, and bit 255 goes. */
static inline void fe_to_words(uint64_t w[4], const struct fe *a)
{
    struct fe t = *a, more;

    fe_carry_round(&t);
    (void)words_add_small(&more, &t, 19);
    (void)words_add_small(&t, &t, 19 * (more.v[3] >> 63));
    UNROLL
    for (int i = 0; i < FE_LIMBS; i++)
        w[i] = t.v[i];
    w[3] &= UINT64_MAX >> 1;
}

static inline void fe_invert(struct fe *r, const struct fe *a)
{
    uint64_t w[4];

    fe_to_words(w, a);
    WORDS(invert)(r, w);
    CHECK(fe_is_within(r, 1));
}

static inline void ladder_fraction(struct fe *x, struct fe *z, const uint64_t k[4],
                                   const struct fe *x1)
{
    struct fe xz[2];

    WORDS(ladder)(xz, k, x1);
    *x = xz[0];
    *z = xz[1];
}

static inline void fixed_base_operands(struct ge_halved q[8], const struct table_step *step,
                                       const uint64_t size[8], const uint64_t negative[8])
{
    WORDS(select)(q, step, size, negative);
}

static inline void ge_double_times(struct ge *r, const struct ge *p, int n)
{
    WORDS(double_times)(r, p, n);
}

static inline void ge_add(struct ge *r, const struct ge *p, const struct ge_cached *q)
{
    WORDS(add)(r, p, q);
}

static inline void ge_add_affine(struct ge *r, const struct ge *p, const struct ge_halved *q)
{
    WORDS(add_halved)(r, p, q);
}

static inline void ge_product_double(struct ge_product *r, int n)
{
    WORDS(product_double)(r, n);
}

/* To negate q is to swap the first two of its members, and F with G. */
static inline void ge_product_negate_var(struct ge_product *r)
{
    struct fe F = r->F;

    r->F = r->G;
    r->G = F;
}

static inline void ge_product_add_var(struct ge_product *r, const struct ge_cached *q, int minus)
{
    struct ge_cached negative = {q->YmX, q->YpX, q->Z2, q->T2d};

    WORDS(product_add)(r, minus ? &negative : q);
    if (minus)
        ge_product_negate_var(r);
}

static inline void ge_product_add_halved_var(struct ge_product *r, const struct ge_halved *q,
                                             int minus)
{
    struct ge_halved negative = {q->ymx, q->ypx, q->dxy};

    WORDS(product_add_halved)(r, minus ? &negative : q);
    if (minus)
        ge_product_negate_var(r);
}

#endif
