/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * toy.h: the points of a toy curve, for toy.c and toy_rules.c. Include a target's field.h first.
 */
#ifndef EDMONT_TEST_CORE_TOY_H
#define EDMONT_TEST_CORE_TOY_H

#include "../../src/core/generic/encode.h"
#include "../check.h"
#include "../vectors/toy_curves.h"

#include <stdlib.h>

enum { MAX_POINTS = 8 * 137 };

/* One curve: multiple[i] = i G for a generator G of the subgroup of order n = 8r. */
static struct {
    struct fe d, d2;
    unsigned r, n;
    struct ge multiple[MAX_POINTS];
    struct ge_cached cached[MAX_POINTS];
} toy;

static inline int is_same(const struct ge *p, const struct ge *q)
{
    struct fe a, b, difference;

    fe_mul(&a, &p->X, &q->Z);
    fe_mul(&b, &q->X, &p->Z);
    fe_sub(&difference, &a, &b);
    if (!fe_is_zero(&difference))
        return 0;
    fe_mul(&a, &p->Y, &q->Z);
    fe_mul(&b, &q->Y, &p->Z);
    fe_sub(&difference, &a, &b);
    if (!fe_is_zero(&difference))
        return 0;
    fe_mul(&a, &p->X, &p->Y);
    fe_mul(&b, &p->Z, &p->T);
    fe_sub(&difference, &a, &b);
    return fe_is_zero(&difference);
}

static inline void from_affine(struct ge *r, const char *x, const char *y)
{
    uint8_t bytes[32];

    check_hex(bytes, 32, x);
    fe_from_bytes(&r->X, bytes);
    check_hex(bytes, 32, y);
    fe_from_bytes(&r->Y, bytes);
    r->Z = fe_one;
    fe_mul(&r->T, &r->X, &r->Y);
}

/* B has order r and T order 8, so B + T generates the whole subgroup. */
static inline void set_up(const struct toy_curve *curve)
{
    uint64_t d[4] = {strtoull(curve->d, NULL, 10)};
    struct ge base, torsion;

    fe_from_words(&toy.d, d);
    fe_add(&toy.d2, &toy.d, &toy.d);
    toy.r = (unsigned)curve->r;
    toy.n = 8 * toy.r;
    check(toy.n <= MAX_POINTS);
    from_affine(&base, curve->base_x, curve->base_y);
    from_affine(&torsion, curve->torsion_x, curve->torsion_y);
    ge_cache(&toy.cached[0], &base, &toy.d2);
    ge_add(&toy.multiple[1], &torsion, &toy.cached[0]);
    toy.multiple[0] = ge_identity;
    ge_cache(&toy.cached[0], &toy.multiple[0], &toy.d2);
    ge_cache(&toy.cached[1], &toy.multiple[1], &toy.d2);
    for (unsigned i = 2; i < toy.n; i++) {
        ge_add(&toy.multiple[i], &toy.multiple[i - 1], &toy.cached[1]);
        ge_cache(&toy.cached[i], &toy.multiple[i], &toy.d2);
    }
}

/* The halved words of a point, made affine. */
static inline void halved_words(uint64_t w[TABLE_WORDS], const struct ge *p)
{
    static const uint64_t half_words[4] = {0xfffffffffffffff7, UINT64_MAX, UINT64_MAX,
                                           UINT64_MAX >> 2};
    struct fe inverse, x, y, t, half;

    fe_from_words(&half, half_words);
    fe_invert(&inverse, &p->Z);
    fe_mul(&x, &p->X, &inverse);
    fe_mul(&y, &p->Y, &inverse);
    fe_add(&t, &y, &x);
    fe_mul(&t, &t, &half);
    fe_to_words(w, &t);
    fe_sub(&t, &y, &x);
    fe_mul(&t, &t, &half);
    fe_to_words(w + 4, &t);
    fe_mul(&t, &x, &y);
    fe_mul(&t, &t, &toy.d);
    fe_to_words(w + 8, &t);
}

/* The table of a point for multiplication with few doublings or none: the multiples of the point of
 * index `base`. */
static inline void toy_table(struct table_step *step, int steps, unsigned base)
{
    unsigned power = base;
    int gap        = TABLE_STEPS / steps;

    for (int position = 0; position < 64; position++, power = 16 * power % toy.n)
        for (unsigned e = 1; e <= 8 && position % 8 % gap == 0; e++) {
            uint64_t w[TABLE_WORDS];

            halved_words(w, &toy.multiple[e * power % toy.n]);
            for (int i = 0; i < TABLE_WORDS; i++)
                step[position % 8 / gap].w[e - 1][i][position / 8] = w[i];
        }
}

/* Its odd multiples. */
static inline void toy_odd(uint64_t odd[64][TABLE_WORDS], unsigned base)
{
    for (unsigned i = 0; i < 64; i++)
        halved_words(odd[i], &toy.multiple[(2 * i + 1) * base % toy.n]);
}

#endif
