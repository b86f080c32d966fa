/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/window.h: k times any point in constant time: 64 signed digits, four doublings and one
 * addition each, every lookup reading the whole table.
 */
#ifndef EDMONT_CORE_GENERIC_WINDOW_H
#define EDMONT_CORE_GENERIC_WINDOW_H

#include "digits.h"
#include "edwards.h"

/* table[i] = (i + 1) p, i < 8. */
static inline void window_table(struct ge_cached table[8], const struct ge *p, const struct fe *d2)
{
    struct ge multiple = *p;

    ge_cache(&table[0], p, d2);
    for (int i = 1; i < 8; i++) {
        ge_add(&multiple, &multiple, &table[0]);
        ge_cache(&table[i], &multiple, d2);
    }
}

/* r = digit * p, |digit| <= 8. */
static inline void window_select(struct ge_cached *r, const struct ge_cached table[8], int digit)
{
    uint64_t negative = hide_u64((uint64_t)((int64_t)digit >> 63));
    uint64_t size     = ((uint64_t)(int64_t)digit ^ negative) - negative;

    r->YpX = fe_one;
    r->YmX = fe_one;
    r->T2d = fe_zero;
    fe_add(&r->Z2, &fe_one, &fe_one);
    for (uint64_t i = 0; i < 8; i++) {
        uint64_t mask = ct_mask_equal(size, i + 1);

        fe_move(&r->YpX, &table[i].YpX, mask);
        fe_move(&r->YmX, &table[i].YmX, mask);
        fe_move(&r->Z2, &table[i].Z2, mask);
        fe_move(&r->T2d, &table[i].T2d, mask);
    }
    ge_cached_negate(r, negative);
}

/* r = k p, k < 2^255, exactly: p may have torsion. */
static inline void window_mul(struct ge *r, const uint8_t k[32], const struct ge *p,
                              const struct fe *d2)
{
    struct ge_cached table[8], q;
    int8_t digit[64];

    digits_radix16(digit, k);
    window_table(table, p, d2);
    *r = ge_identity;
    for (int i = 63; i >= 0; i--) {
        if (i < 63)
            ge_double_times(r, r, 4);
        window_select(&q, table, digit[i]);
        ge_add(r, r, &q);
    }
}

#endif
