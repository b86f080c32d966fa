/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/points.h: points in exchange form to and from lanes.
 */
#ifndef EDMONT_CORE_IFMA_POINTS_H
#define EDMONT_CORE_IFMA_POINTS_H

#include "../backend.h"
#include "field.h"

/* A point as quads.h wants it: Y is larger than RAW. */
static inline struct fe4 points_load(const struct point *p)
{
    uint64_t x[5], y[5], z[5], t[5], limb[5][4];
    struct fe4 r;

    limbs_from_words(x, p->X.w);
    limbs_from_words(y, p->Y.w);
    limbs_from_words(z, p->Z.w);
    limbs_from_words(t, p->T.w);
    for (int i = 0; i < 5; i++) {
        limb[i][0] = x[i];
        limb[i][1] = y[i] + (i == 0 ? 570 * (MASK51 - 18) : 570 * MASK51);
        limb[i][2] = z[i];
        limb[i][3] = t[i];
    }
    r = fe4_load((const uint64_t(*)[4])limb);
    return r;
}

/* r = p, with canonical coordinates. */
static inline void points_store(struct point *r, struct fe4 p)
{
    uint64_t v[4][5], limb[5][4];

    p = fe4_carry(p);
    fe4_store(limb, &p);
    for (int i = 0; i < 5; i++)
        for (int lane = 0; lane < 4; lane++)
            v[lane][i] = limb[i][lane];
    words_from_limbs(r->X.w, v[0]);
    words_from_limbs(r->Y.w, v[1]);
    words_from_limbs(r->Z.w, v[2]);
    words_from_limbs(r->T.w, v[3]);
}

#endif
