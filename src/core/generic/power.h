/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/power.h: square roots, and their exponentiation.
 */
#ifndef EDMONT_CORE_GENERIC_POWER_H
#define EDMONT_CORE_GENERIC_POWER_H

#include "../tables/constants.h"
#include "field.h"

/* Products and squares as calls, for formulas beside a power: there they cost nothing that can be
 * measured, and inlined they make frames of 40 KiB where nothing is optimised. */
static NOINLINE void fe_product(struct fe *r, const struct fe *a, const struct fe *b)
{
    fe_mul(r, a, b);
}

static NOINLINE void fe_square(struct fe *r, const struct fe *a)
{
    fe_sqr(r, a);
}

#ifndef FE_OWN_SQR_TIMES
/* r = a^(2^n), n >= 1. */
static NOINLINE void fe_sqr_times(struct fe *r, const struct fe *a, int n)
{
    struct fe t;

    fe_sqr(&t, a);
    for (int i = 1; i < n; i++)
        fe_sqr(&t, &t);
    *r = t;
}

/* The same for two elements side by side, whose squarings do not wait for each other. */
static NOINLINE void fe_sqr_times_two(struct fe r[2], const struct fe a[2], int n)
{
    struct fe s, t;

    fe_sqr(&s, &a[0]);
    fe_sqr(&t, &a[1]);
    for (int i = 1; i < n; i++) {
        fe_sqr(&s, &s);
        fe_sqr(&t, &t);
    }
    r[0] = s;
    r[1] = t;
}
#endif

/* r = a^(2^n) b, for one element or for two. */
static ALWAYS_INLINE void fe_sqr_times_product(struct fe *r, const struct fe *a, int n,
                                               const struct fe *b, int count)
{
    struct fe t[2];

    if (count == 1)
        fe_sqr_times(t, a, n);
    else
        fe_sqr_times_two(t, a, n);
    for (int i = 0; i < count; i++)
        fe_product(&r[i], &t[i], &b[i]);
}

/* r = a^((p - 5) / 8) = a^(2^252 - 3): a run of 250 ones, then 01. A run of m + n ones comes from
 * runs of m and of n by n squarings and one product. */
static ALWAYS_INLINE void fe_pow_p58_of(struct fe *r, const struct fe *a, int count)
{
    struct fe t[2], ones5[2], ones10[2], ones20[2], ones50[2];

    fe_sqr_times_product(t, a, 1, a, count);     /* 2 ones */
    fe_sqr_times_product(ones5, t, 2, t, count); /* 4 */
    fe_sqr_times_product(ones5, ones5, 1, a, count);
    fe_sqr_times_product(ones10, ones5, 5, ones5, count);
    fe_sqr_times_product(ones20, ones10, 10, ones10, count);
    fe_sqr_times_product(t, ones20, 20, ones20, count); /* 40 */
    fe_sqr_times_product(ones50, t, 10, ones10, count);
    fe_sqr_times_product(t, ones50, 50, ones50, count); /* 100 */
    fe_sqr_times_product(t, t, 100, t, count);          /* 200 */
    fe_sqr_times_product(t, t, 50, ones50, count);      /* 250 */
    fe_sqr_times_product(r, t, 2, a, count);
}

static NOINLINE void fe_pow_p58(struct fe *r, const struct fe *a)
{
    fe_pow_p58_of(r, a, 1);
}

static NOINLINE void fe_pow_p58_two(struct fe r[2], const struct fe a[2])
{
    fe_pow_p58_of(r, a, 2);
}

/* x = sqrt(u/v), either root: 1 if there is one; else 0, and x = sqrt(i u/v) for i = sqrt(-1), or 0
 * for v = 0. Since p = 5 mod 8, the candidate u v^3 (u v^7)^((p-5)/8) is a root of u/v times a
 * power of i: one product with i mends that (RFC 8032, section 5.1.3; RFC 9496, section 4.2).
 *
 * In three parts, of which the power is the longest: base = u v^7; its power; and the root. */
static inline void fe_sqrt_ratio_base(struct fe *base, struct fe *v3, const struct fe *u,
                                      const struct fe *v)
{
    struct fe t;

    fe_square(&t, v);
    fe_product(v3, &t, v);
    fe_square(&t, v3);
    fe_product(&t, &t, v);
    fe_product(base, &t, u);
}

static inline int fe_sqrt_ratio_root(struct fe *x, const struct fe *power, const struct fe *v3,
                                     const struct fe *u, const struct fe *v)
{
    struct fe t, vxx, i, sum;
    int right, turned, turned_i;

    fe_product(&t, power, v3);
    fe_product(x, &t, u);

    fe_square(&t, x);
    fe_product(&vxx, &t, v);
    fe_sub_carry(&t, &vxx, u);
    right = fe_is_zero(&t);
    fe_carry(&t, u);
    fe_add(&sum, &vxx, &t);
    turned = fe_is_zero(&sum);
    fe_from_words(&i, constant_sqrt_m1);
    fe_product(&t, &t, &i);
    fe_add(&t, &t, &vxx);
    turned_i = fe_is_zero(&t);

    fe_product(&t, x, &i);
    fe_move(x, &t, ct_mask((uint64_t)(turned | turned_i)));
    return right | turned;
}

static inline int fe_sqrt_ratio(struct fe *x, const struct fe *u, const struct fe *v)
{
    struct fe t, v3;

    fe_sqrt_ratio_base(&t, &v3, u, v);
    fe_pow_p58(&t, &t);
    return fe_sqrt_ratio_root(x, &t, &v3, u, v);
}

/* a = -a for flag 1, tight -> tight; a stays for flag 0. */
static inline void fe_negate_if(struct fe *a, int flag)
{
    struct fe t;

    fe_neg(&t, a);
    fe_carry(&t, &t);
    fe_move(a, &t, ct_mask((uint64_t)flag));
}

#endif
