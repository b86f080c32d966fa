/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "finish.h"

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
