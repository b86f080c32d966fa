/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "finish.h"

#include "../bytes.h"
#include "../ct.h"
#include "field.h"

/* src/core/adx, which every CPU with IFMA can run: w = 1/x mod p for a canonical x, 0 for 0. */
void edmont_i_adx_invert(uint64_t w[4], const uint64_t x[4]);

void edmont_i_ifma_divide(uint64_t w[4], const uint64_t x[5], const uint64_t z[5])
{
    uint64_t inverse[4], limb[5];
    struct fe4 a, b;

    words_from_limbs(inverse, z);
    edmont_i_adx_invert(inverse, inverse);
    limbs_from_words(limb, inverse);
    for (int i = 0; i < 5; i++) {
        a.v[i] = fe4_splat(x[i]);
        b.v[i] = fe4_splat(limb[i]);
    }
    a = fe4_mul(fe4_carry(a), b);
    for (int i = 0; i < 5; i++)
        limb[i] = (uint64_t)_mm256_extract_epi64(a.v[i], 0);
    words_from_limbs(w, limb);
}

void edmont_i_ifma_ladder_end(uint8_t out[32], const uint64_t *limb, int lanes, int minus,
                              uint64_t mask)
{
    uint64_t x[5], z[5], w[4];

    for (int i = 0; i < 5; i++) {
        const uint64_t *row = limb + lanes * i;
        uint64_t sum        = ct_select(mask, row[2], row[0]);
        uint64_t difference = ct_select(mask, row[minus + 2], row[minus]);

        x[i] = sum + difference;
        z[i] = sum + 2 * (i == 0 ? MASK51 - 18 : MASK51) - difference;
    }
    edmont_i_ifma_divide(w, x, z);
    store_words(out, w);
}
