/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * hard.h: integers, elements and points that are hard for some target, and when two points in
 * exchange form are the same; the words of a table's point.
 */
#ifndef EDMONT_TEST_CORE_HARD_H
#define EDMONT_TEST_CORE_HARD_H

#include "../../src/core/backend.h"
#include "../../src/core/bytes.h"
#include "../../src/core/tables/constants.h"
#include "../check.h"
#include "../vectors/edwards_loworder.h"
#include "big.h"

/* Integers below 2^255 with digits and carries at their extremes. */
static inline void hard_integer(uint8_t k[32], int i)
{
    static const uint8_t fill[] = {0x00, 0xff, 0x77, 0x88, 0x78, 0x87, 0x7f, 0x80, 0x08, 0x55};
    int n                       = (int)CHECK_COUNT(fill);

    if (i < n) {
        memset(k, fill[i], 32);
    } else if (i < n + 8) {
        memset(k, 0, 32);
        k[0] = (uint8_t)(i - n);
    } else if (i < n + 14) {
        /* L - 2 .. L + 3 */
        store_words(k, big_l.w);
        k[0] = (uint8_t)(k[0] + i - n - 10);
    } else if (i < n + 20) {
        memset(k, 0, 32);
        k[(i - n - 14) * 6 + 1] = 0x80;
    } else {
        check_random_bytes(k, 32);
    }
    k[31] &= 127;
}

/* Field elements in bytes: 0, 1, p - 1, p, p + 1, 2^255 - 1, 2^256 - 1, and others. */
static inline void hard_element(uint8_t u[32], int i)
{
    static const uint8_t low[] = {0, 1, 2, 9}, high[] = {0xec, 0xed, 0xee, 0xff};

    if (i < 4) {
        memset(u, 0, 32);
        u[0] = low[i];
    } else if (i < 12) {
        memset(u, 0xff, 32);
        u[0]  = high[i % 4];
        u[31] = i < 8 ? 0x7f : 0xff;
    } else if (i < 12 + (int)CHECK_COUNT(edwards_loworder)) {
        check_hex(u, 32, edwards_loworder[i - 12].encoding);
    } else {
        check_random_bytes(u, 32);
    }
}

/* The same element as an integer that is p more, if that stays below 2^256. */
static inline void add_prime(struct xfe *a)
{
    uint64_t carry = 0;

    if (a->w[3] >> 63)
        return;
    for (int i = 0; i < 4; i++) {
        uint64_t sum = a->w[i] + big_p.w[i] + carry;

        carry   = carry ? sum <= a->w[i] : sum < a->w[i];
        a->w[i] = sum;
    }
}

/* Points: torsion, multiples of B, and sums of both, with coordinates that are not canonical. */
static inline void hard_point(struct point *p, int i)
{
    uint8_t encoding[32], k[32];
    struct point t;

    check_hex(encoding, 32, edwards_loworder[i % (int)CHECK_COUNT(edwards_loworder)].encoding);
    check(core(decode)(&t, encoding));
    hard_integer(k, i / 2);
    core(mul_base)(p, k);
    if (i % 3 == 0)
        *p = t;
    else if (i % 3 == 1)
        core(add)(p, p, &t);
    if (i % 2) {
        add_prime(&p->X);
        add_prime(&p->Y);
        add_prime(&p->Z);
        add_prime(&p->T);
    }
}

/* 1 if c[i] c[j] = c[k] c[l] mod p. */
static inline int are_products_equal(const struct big *c, int i, int j, int k, int l)
{
    struct big left = big_mul_mod(&c[i], &c[j], &big_p), right = big_mul_mod(&c[k], &c[l], &big_p);

    return big_equal(&left, &right);
}

/* 1 if p and q are the same point: X1 Z2 = X2 Z1, Y1 Z2 = Y2 Z1, and both have Z != 0, T = XY/Z. */
static inline int is_same(const struct point *p, const struct point *q)
{
    static const struct big zero;
    struct big c[8];

    memcpy(c, p, sizeof *p);
    memcpy(c + 4, q, sizeof *q);
    for (int i = 0; i < 8; i++)
        c[i] = big_mod(c[i].w, 4, &big_p);
    for (int i = 0; i < 8; i += 4)
        if (big_equal(&c[i + 2], &zero) || !are_products_equal(c, i, i + 1, i + 2, i + 3))
            return 0;
    return are_products_equal(c, 0, 6, 4, 2) && are_products_equal(c, 1, 6, 5, 2);
}

/* (y + x)/2, (y - x)/2, d x y of a point, by way of its encoding. */
static inline void halved_words(uint64_t out[TABLE_WORDS], const struct point *p)
{
    static const struct big half = {{0xfffffffffffffff7, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 2}};
    struct big x, y, d, r[3];
    uint8_t encoding[32];
    struct point affine;

    core(encode)(encoding, p);
    check(core(decode)(&affine, encoding));
    x = big_mod(affine.X.w, 4, &big_p);
    y = big_mod(affine.Y.w, 4, &big_p);
    memcpy(&d, constant_edwards_d, sizeof d);
    r[0] = big_add_mod(&y, &x, &big_p);
    r[0] = big_mul_mod(&r[0], &half, &big_p);
    r[1] = big_sub_mod(&y, &x, &big_p);
    r[1] = big_mul_mod(&r[1], &half, &big_p);
    r[2] = big_mul_mod(&x, &y, &big_p);
    r[2] = big_mul_mod(&r[2], &d, &big_p);
    memcpy(out, r, sizeof r);
}

#endif
