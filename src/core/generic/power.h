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

/* r = a^(2^n), n >= 1. */
static NOINLINE void fe_sqr_times(struct fe *r, const struct fe *a, int n)
{
    struct fe t;

    fe_sqr(&t, a);
    for (int i = 1; i < n; i++)
        fe_sqr(&t, &t);
    *r = t;
}

/* r = a^((p - 5) / 8) = a^(2^252 - 3): a run of 250 ones, then 01. A run of m + n ones comes from
 * runs of m and of n by n squarings and one product. */
static NOINLINE void fe_pow_p58(struct fe *r, const struct fe *a)
{
    struct fe t, ones5, ones10, ones20, ones50;

    fe_square(&t, a);
    fe_product(&t, &t, a); /* 2 ones */
    fe_sqr_times(&ones5, &t, 2);
    fe_product(&ones5, &ones5, &t); /* 4 */
    fe_square(&ones5, &ones5);
    fe_product(&ones5, &ones5, a);
    fe_sqr_times(&ones10, &ones5, 5);
    fe_product(&ones10, &ones10, &ones5);
    fe_sqr_times(&ones20, &ones10, 10);
    fe_product(&ones20, &ones20, &ones10);
    fe_sqr_times(&t, &ones20, 20);
    fe_product(&t, &t, &ones20); /* 40 */
    fe_sqr_times(&ones50, &t, 10);
    fe_product(&ones50, &ones50, &ones10);
    fe_sqr_times(&t, &ones50, 50);
    fe_product(&t, &t, &ones50); /* 100 */
    fe_sqr_times(&ones10, &t, 100);
    fe_product(&t, &ones10, &t); /* 200 */
    fe_sqr_times(&t, &t, 50);
    fe_product(&t, &t, &ones50); /* 250 */
    fe_sqr_times(&t, &t, 2);
    fe_product(r, &t, a);
}

/* x = sqrt(u/v), either root: 1 if there is one; else 0, and x = sqrt(i u/v) for i = sqrt(-1), or 0
 * for v = 0. Since p = 5 mod 8, the candidate u v^3 (u v^7)^((p-5)/8) is a root of u/v times a
 * power of i: one product with i mends that (RFC 8032, section 5.1.3; RFC 9496, section 4.2). */
static inline int fe_sqrt_ratio(struct fe *x, const struct fe *u, const struct fe *v)
{
    struct fe v3, t, vxx, i;
    int right, turned, turned_i;

    fe_square(&t, v);
    fe_product(&v3, &t, v);
    fe_square(&t, &v3);
    fe_product(&t, &t, v);
    fe_product(&t, &t, u);
    fe_pow_p58(&t, &t);
    fe_product(&t, &t, &v3);
    fe_product(x, &t, u);

    fe_square(&t, x);
    fe_product(&vxx, &t, v);
    fe_sub_carry(&t, &vxx, u);
    right = fe_is_zero(&t);
    fe_carry(&t, u);
    fe_add(&v3, &vxx, &t);
    turned = fe_is_zero(&v3);
    fe_from_words(&i, constant_sqrt_m1);
    fe_product(&t, &t, &i);
    fe_add(&t, &t, &vxx);
    turned_i = fe_is_zero(&t);

    fe_product(&t, x, &i);
    fe_move(x, &t, ct_mask((uint64_t)(turned | turned_i)));
    return right | turned;
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
