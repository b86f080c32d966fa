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

/* Five limbs of four words below 2^255. */
static ALWAYS_INLINE struct fe8 points_unpack(__m512i w0, __m512i w1, __m512i w2, __m512i w3)
{
    const __m512i mask = fe8_splat(MASK51);
    struct fe8 r;

/* The low 51 bits of high:low >> n. */
#define MIDDLE(low, high, n)                                                                       \
    _mm512_ternarylogic_epi64(_mm512_srli_epi64(low, n), _mm512_slli_epi64(high, 64 - (n)), mask,  \
                              0xa8)
    r.v[0] = _mm512_and_si512(w0, mask);
    r.v[1] = MIDDLE(w0, w1, 51);
    r.v[2] = MIDDLE(w1, w2, 38);
    r.v[3] = MIDDLE(w2, w3, 25);
    r.v[4] = _mm512_srli_epi64(w3, 12);
#undef MIDDLE
    return r;
}

/* The point in the low four lanes plus the one in the high four. */
static inline struct fe4 points_add_halves(const struct fe8 *p)
{
    struct fe4 low, high;

    UNROLL
    for (int i = 0; i < 5; i++) {
        low.v[i]  = _mm512_castsi512_si256(p->v[i]);
        high.v[i] = _mm512_extracti64x4_epi64(p->v[i], 1);
    }
    return fe4_point_add(low, fe4_point_cache(high));
}

#endif
