/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/pippenger.h: sums of many multiples, variable time: for each window of c bits the points
 * go into the bucket of their digit, and the buckets are summed with their weights.
 */
#ifndef EDMONT_CORE_GENERIC_PIPPENGER_H
#define EDMONT_CORE_GENERIC_PIPPENGER_H

#include "digits.h"
#include "edwards.h"

/* The widest window: 128 buckets, 20 KiB of stack. */
#define PIPPENGER_WIDTH_MAX 8

/* The signed digit in [-2^(c-1), 2^(c-1)] of the window that starts at `bit`, a multiple of c. A
 * window of 2^(c-1) or more counts 2^c less and carries 1 upwards, but for the last. What the
 * window below carries is seen from its own bits, unless they are 2^(c-1) - 1: then it depends on
 * the next one down. */
static inline int pippenger_digit_var(const uint64_t w[4], unsigned bit, unsigned c)
{
    unsigned half  = 1u << (c - 1);
    unsigned digit = digits_bits(w, bit, c), carry = 0;

    for (unsigned low = bit; low >= c;) {
        unsigned below;

        low -= c;
        below = digits_bits(w, low, c);
        carry = below >= half;
        if (below != half - 1)
            break;
    }
    digit += carry;
    return digit >= half && bit + c < 256 ? (int)digit - (int)(2 * half) : (int)digit;
}

/* r = r + sum over the buckets of (i + 1) bucket[i]: running sums from the top. */
static inline void pippenger_sum_buckets_var(struct ge *r, const struct ge *bucket, unsigned n,
                                             const struct fe *d2)
{
    struct ge running = ge_identity;
    struct ge_cached t;

    for (unsigned i = n; i-- > 0;) {
        ge_cache(&t, &bucket[i], d2);
        ge_add(&running, &running, &t);
        ge_cache(&t, &running, d2);
        ge_add(r, r, &t);
    }
}

/* r = sum of k[i] p[i]. */
static inline void pippenger_sum_var(struct ge *r, const uint8_t (*k)[32], const struct point *p,
                                     size_t n, unsigned c, const struct fe *d2)
{
    struct ge bucket[1 << (PIPPENGER_WIDTH_MAX - 1)];
    unsigned half = 1u << (c - 1);

    *r = ge_identity;
    for (int bit = (int)(255 / c * c); bit >= 0; bit -= (int)c) {
        if (bit < (int)(255 / c * c))
            ge_double_times(r, r, (int)c);
        for (unsigned i = 0; i < half; i++)
            bucket[i] = ge_identity;
        for (size_t i = 0; i < n; i++) {
            struct ge_cached q;
            uint64_t w[4];
            struct ge t;
            int digit;

            load_words(w, k[i]);
            digit = pippenger_digit_var(w, (unsigned)bit, c);
            if (digit == 0)
                continue;
            ge_from_point(&t, &p[i]);
            ge_cache(&q, &t, d2);
            if (digit < 0)
                ge_cached_negate(&q, UINT64_MAX);
            digit = digit < 0 ? -digit : digit;
            ge_add(&bucket[digit - 1], &bucket[digit - 1], &q);
        }
        pippenger_sum_buckets_var(r, bucket, half, d2);
    }
}

#endif
