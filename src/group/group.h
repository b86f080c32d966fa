/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * group.h: between the public types and those of core. Both hold the same words.
 */
#ifndef EDMONT_GROUP_GROUP_H
#define EDMONT_GROUP_GROUP_H

#include "../../include/edmont/group.h"
#include "../core/backend.h"
#include "../core/bytes.h"
#include "../core/ct.h"
#include "../core/scalar.h"

_Static_assert(sizeof(struct point) == sizeof(edmont_point), "a point is sixteen words");
_Static_assert(sizeof(struct point) == sizeof(edmont_ristretto), "an element is sixteen words");

/* Of a point or an element. Zeros, which a wiped object holds, are the identity: taken as they are,
 * of Z = 0, they would equal every point. */
static inline void load_point(struct point *r, const uint64_t words[16])
{
    uint64_t absent;

    memcpy(r, words, sizeof *r);
    absent = ct_is_zero(hide_u64(r->Z.w[0] | r->Z.w[1] | r->Z.w[2] | r->Z.w[3]));
    r->Y.w[0] |= absent;
    r->Z.w[0] |= absent;
}

static inline void store_point(uint64_t words[16], const struct point *p)
{
    memcpy(words, p, sizeof *p);
}

static inline void load_scalar(struct scalar *r, const edmont_scalar *k)
{
    load_words(r->w, k->edmont_bytes);
}

static inline void store_scalar(edmont_scalar *k, const struct scalar *a)
{
    store_words(k->edmont_bytes, a->w);
}

/* words = the sum of k[i] points[i], the points lying one after the other. */
void edmont_i_group_sum_var(uint64_t words[16], const edmont_scalar *k, const uint64_t *points,
                            size_t n);

#endif
