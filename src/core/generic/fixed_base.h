/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/fixed_base.h: k times a point with a table (backend.h has its layout). 64 digits, 64
 * additions, and four doublings for each step that the table leaves out between two of its own;
 * every lookup reads the whole step of the table.
 */
#ifndef EDMONT_CORE_GENERIC_FIXED_BASE_H
#define EDMONT_CORE_GENERIC_FIXED_BASE_H

#include "digits.h"
#include "edwards.h"

#ifndef FE_OWN_SELECT
/* mask[e][lane]: all ones if size[lane] = e, else 0. Through memory, so that the loops over lanes
 * stay loops over lanes and yet the compiler does not see what a mask is made of. */
static inline void fixed_base_masks(uint64_t mask[9][TABLE_LANES], const uint64_t size[TABLE_LANES])
{
    for (uint64_t e = 0; e < 9; e++)
        for (int lane = 0; lane < TABLE_LANES; lane++)
            mask[e][lane] = 0 - ct_is_zero(size[lane] ^ e);
    hide_memory(mask);
}

/* For each lane, |digit| times its point, in words: the halved form of the identity is
 * (1/2, 1/2, 0). */
static inline void fixed_base_select(uint64_t (*restrict chosen)[TABLE_LANES],
                                     const struct table_step *restrict step,
                                     const uint64_t size[TABLE_LANES])
{
    uint64_t mask[9][TABLE_LANES];

    fixed_base_masks(mask, size);
    for (int word = 0; word < TABLE_WORDS; word++) {
        uint64_t half = word < 8 ? ge_half[word % 4] : 0;

        for (int lane = 0; lane < TABLE_LANES; lane++) {
            uint64_t x = mask[0][lane] & half;

            UNROLL
            for (int e = 1; e < 9; e++)
                x |= mask[e][lane] & step->w[e - 1][word][lane];
            chosen[word][lane] = x;
        }
    }
}

/* For each lane, its digit's multiple of its point, for a digit of this size and sign. */
static inline void fixed_base_operands(struct ge_halved q[TABLE_LANES],
                                       const struct table_step *step,
                                       const uint64_t size[TABLE_LANES],
                                       const uint64_t negative[TABLE_LANES])
{
    uint64_t chosen[TABLE_WORDS][TABLE_LANES];

    fixed_base_select(chosen, step, size);
    for (int lane = 0; lane < TABLE_LANES; lane++) {
        uint64_t w[TABLE_WORDS];

        for (int word = 0; word < TABLE_WORDS; word++)
            w[word] = chosen[word][lane];
        ge_halved_from_words(&q[lane], w);
        ge_halved_negate(&q[lane], negative[lane]);
    }
}
#endif

/* r += the multiples that the digits at one position of each lane stand for. */
static inline void fixed_base_add(struct ge *r, const int8_t digit[64], int position,
                                  const struct table_step *step)
{
    uint64_t size[TABLE_LANES], negative[TABLE_LANES];
    struct ge_halved q[TABLE_LANES];

    for (int lane = 0; lane < TABLE_LANES; lane++) {
        int64_t d = digit[TABLE_STEPS * lane + position];

        negative[lane] = hide_u64((uint64_t)(d >> 63));
        size[lane]     = ((uint64_t)d ^ negative[lane]) - negative[lane];
    }
    fixed_base_operands(q, step, size, negative);
    for (int lane = 0; lane < TABLE_LANES; lane++)
        ge_add_affine(r, r, &q[lane]);
}

/* r = k times the table's point, k < 2^255. */
static inline void fixed_base_mul(struct ge *r, const uint8_t k[32],
                                  const struct fixed_table *table)
{
    int gap = TABLE_STEPS / table->steps;
    int8_t digit[64];

    digits_radix16(digit, k);
    *r = ge_identity;
    for (int rest = gap - 1; rest >= 0; rest--) {
        for (int s = 0; s < table->steps; s++)
            fixed_base_add(r, digit, gap * s + rest, &table->step[s]);
        if (rest != 0)
            ge_double_times(r, r, 4);
    }
}

#endif
