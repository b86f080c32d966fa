/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * big.h: modular arithmetic one bit at a time, slow and plain, to compare the library with.
 */
#ifndef EDMONT_TEST_CORE_BIG_H
#define EDMONT_TEST_CORE_BIG_H

#include <stdint.h>
#include <string.h>

/* An integer below 2^256, least significant word first. */
struct big {
    uint64_t w[4];
};

static const struct big big_p = {{0xffffffffffffffed, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1}};
static const struct big big_l = {{0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0, 0x1000000000000000}};

static inline int big_less(const struct big *a, const struct big *b)
{
    for (int i = 3; i >= 0; i--)
        if (a->w[i] != b->w[i])
            return a->w[i] < b->w[i];
    return 0;
}

static inline struct big big_sub(const struct big *a, const struct big *b)
{
    struct big r;
    int borrow = 0;

    for (int i = 0; i < 4; i++) {
        r.w[i] = a->w[i] - b->w[i] - (uint64_t)borrow;
        borrow = borrow ? a->w[i] <= b->w[i] : a->w[i] < b->w[i];
    }
    return r;
}

/* 2a + bit mod m, for a < m < 2^255. */
static inline struct big big_push(const struct big *a, int bit, const struct big *m)
{
    struct big r;

    for (int i = 3; i >= 0; i--)
        r.w[i] = a->w[i] << 1 | (i > 0 ? a->w[i - 1] >> 63 : (uint64_t)bit);
    return big_less(&r, m) ? r : big_sub(&r, m);
}

static inline struct big big_add_mod(const struct big *a, const struct big *b, const struct big *m)
{
    struct big r;
    uint64_t carry = 0;

    for (int i = 0; i < 4; i++) {
        r.w[i] = a->w[i] + b->w[i] + carry;
        carry  = carry ? r.w[i] <= a->w[i] : r.w[i] < a->w[i];
    }
    return big_less(&r, m) ? r : big_sub(&r, m);
}

static inline struct big big_sub_mod(const struct big *a, const struct big *b, const struct big *m)
{
    struct big t = big_sub(m, b);

    return big_add_mod(a, &t, m);
}

/* The n words at w mod m. */
static inline struct big big_mod(const uint64_t *w, int n, const struct big *m)
{
    struct big r = {{0}};

    for (int i = 64 * n - 1; i >= 0; i--)
        r = big_push(&r, w[i / 64] >> (i % 64) & 1, m);
    return r;
}

static inline struct big big_mul_mod(const struct big *a, const struct big *b, const struct big *m)
{
    struct big r = {{0}};

    for (int i = 255; i >= 0; i--) {
        r = big_push(&r, 0, m);
        if (b->w[i / 64] >> (i % 64) & 1)
            r = big_add_mod(&r, a, m);
    }
    return r;
}

static inline int big_equal(const struct big *a, const struct big *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

#endif
