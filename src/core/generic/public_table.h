/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/public_table.h: the odd multiples of a point and of 2^128 times it, for public scalars.
 */
#ifndef EDMONT_CORE_GENERIC_PUBLIC_TABLE_H
#define EDMONT_CORE_GENERIC_PUBLIC_TABLE_H

#include "encode.h"
#include "straus.h"

/* Width of the non-adjacent form that has so many odd digits. */
#define PUBLIC_WIDTH 5
_Static_assert(PUBLIC_ENTRIES == 1 << (PUBLIC_WIDTH - 2), "every digit has its entry");

enum { PUBLIC_ALL = 2 * PUBLIC_ENTRIES };

/* z[i] = 1 / Z of p[i] for all of them, by one inversion of the product. */
static inline void public_table_invert(struct fe z[PUBLIC_ALL], const struct ge p[PUBLIC_ALL])
{
    struct fe inverse, t;

    z[0] = p[0].Z;
    for (int i = 1; i < PUBLIC_ALL; i++)
        fe_product(&z[i], &z[i - 1], &p[i].Z);
    fe_invert(&inverse, &z[PUBLIC_ALL - 1]);
    for (int i = PUBLIC_ALL - 1; i > 0; i--) {
        fe_product(&t, &inverse, &p[i].Z);
        fe_product(&z[i], &inverse, &z[i - 1]);
        inverse = t;
    }
    z[0] = inverse;
}

/* (y + x)/2, (y - x)/2, d x y, where z = 1/Z. */
static inline void public_table_words(uint64_t w[TABLE_WORDS], const struct ge *p,
                                      const struct fe *z, const struct fe *half, const struct fe *d)
{
    struct fe x, y, t;

    fe_product(&x, &p->X, z);
    fe_product(&y, &p->Y, z);
    fe_add(&t, &y, &x);
    fe_product(&t, &t, half);
    fe_to_words(w, &t);
    fe_sub(&t, &y, &x);
    fe_product(&t, &t, half);
    fe_to_words(w + 4, &t);
    fe_product(&t, &x, &y);
    fe_product(&t, &t, d);
    fe_to_words(w + 8, &t);
}

static inline void public_table_fill(struct public_table *t, const struct ge *p, const struct fe *d,
                                     const struct fe *d2)
{
    struct ge multiple[PUBLIC_ALL], power = *p, twice;
    struct ge_cached cached;
    struct fe z[PUBLIC_ALL], half;

    for (int i = 0; i < PUBLIC_ALL; i++) {
        if (i == PUBLIC_ENTRIES)
            ge_double_times(&power, &power, 128);
        if (i % PUBLIC_ENTRIES == 0) {
            ge_to_point(&t->point[i / PUBLIC_ENTRIES], &power);
            ge_double_times(&twice, &power, 1);
            ge_cache(&cached, &twice, d2);
            multiple[i] = power;
        } else {
            ge_add(&multiple[i], &multiple[i - 1], &cached);
        }
    }
    public_table_invert(z, multiple);
    fe_from_words(&half, ge_half);
    for (int i = 0; i < PUBLIC_ALL; i++)
        public_table_words(t->odd[i / PUBLIC_ENTRIES][i % PUBLIC_ENTRIES], &multiple[i], &z[i],
                           &half, d);
}

#endif
