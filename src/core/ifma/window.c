/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/window.c: k times any point in constant time, as generic/window.h does it, with the four
 * coordinates in the lanes of ymm registers.
 */
#include "window.h"

#include "../ct.h"
#include "../generic/digits.h"
#include "finish.h"
#include "points.h"

/* table[i] = (i + 1) p. */
static ALWAYS_INLINE void fill(struct fe4 table[8], const struct fe4 *p)
{
    struct fe4 multiple = *p;

    table[0] = fe4_point_cache(multiple);
    for (int i = 1; i < 8; i++) {
        multiple = fe4_point_add(multiple, table[0]);
        table[i] = fe4_point_cache(multiple);
    }
}

/* digit * p, |digit| <= 8, reading the whole table. For -p the first two lanes change places, and
 * the last is subtracted from 2p: its limbs are below 2^51 + 2^18. */
static ALWAYS_INLINE struct fe4 select_point(const struct fe4 table[8], int digit)
{
    const __m256i order = _mm256_set_epi64x(3, 2, 1, 0), swap = _mm256_set_epi64x(0, 0, 1, 1);
    uint64_t negative = hide_u64((uint64_t)((int64_t)digit >> 63));
    uint64_t size     = ((uint64_t)(int64_t)digit ^ negative) - negative;
    __m256i sign = fe4_splat(negative), is_zero = fe4_splat(ct_mask_equal(size, 0));
    __m256i permuted = _mm256_xor_si256(order, _mm256_and_si256(sign, swap));
    __mmask8 minus   = (__mmask8)(negative & 8);
    struct fe4 r;

    /* 1, 1, 2, 0 */
    r.v[0] = _mm256_and_si256(is_zero, _mm256_set_epi64x(0, 2, 1, 1));
    for (int i = 1; i < 5; i++)
        r.v[i] = _mm256_setzero_si256();
    for (uint64_t entry = 0; entry < 8; entry++) {
        __m256i mask = fe4_splat(ct_mask_equal(size, entry + 1));

        UNROLL
        for (int i = 0; i < 5; i++)
            r.v[i] = _mm256_ternarylogic_epi64(r.v[i], mask, table[entry].v[i], 0xf8);
    }
    UNROLL
    for (int i = 0; i < 5; i++) {
        __m256i x = _mm256_permutexvar_epi64(permuted, r.v[i]);

        r.v[i] = _mm256_mask_sub_epi64(
            x, minus, fe4_splat(i == 0 ? 2 * (MASK51 - 18) : 2 * MASK51), x);
    }
    return r;
}

void edmont_i_ifma_mul(struct point *r, const uint8_t k[32], const struct point *p)
{
    static const struct point identity = {.Y = {{1}}, .Z = {{1}}};
    struct fe4 table[8], sum = points_load(p);
    int8_t digit[64];

    digits_radix16(digit, k);
    fill(table, &sum);
    sum = points_load(&identity);
    for (int i = 63; i >= 0; i--) {
        for (int j = 0; j < 4 && i < 63; j++)
            sum = fe4_point_double(sum);
        sum = fe4_point_add(sum, select_point(table, digit[i]));
    }
    points_store(r, sum);
}
