/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/digits.h: an integer k < 2^255 as signed digits.
 */
#ifndef EDMONT_CORE_GENERIC_DIGITS_H
#define EDMONT_CORE_GENERIC_DIGITS_H

#include "../bytes.h"

/* k = sum of d[i] 16^i: digits in [-8, 8), but the last in [0, 8], as the last nibble is below 8.
 * So every k below 2^255 has 64 digits and needs no reduction. Constant time. */
static inline void digits_radix16(int8_t d[64], const uint8_t k[32])
{
    int carry = 0;

    for (int i = 0; i < 64; i++) {
        int digit = ((k[i / 2] >> (4 * (i % 2))) & 15) + carry;

        carry = (digit + 8) >> 4;
        if (i == 63)
            carry = 0;
        d[i] = (int8_t)(digit - 16 * carry);
    }
}

/* The `count` bits of w from `bit` up, 1 <= count <= 16; bits from 256 up are 0. */
static inline unsigned digits_bits(const uint64_t w[4], unsigned bit, unsigned count)
{
    unsigned i = bit / 64, shift = bit % 64;
    uint64_t x = i < 4 ? w[i] >> shift : 0;

    if (shift + count > 64 && i < 3)
        x |= w[i + 1] << (64 - shift);
    return (unsigned)x & ((1u << count) - 1);
}

/* k = sum of naf[i] 2^i, where a digit that is not 0 is odd, below 2^(width - 1) in size, and
 * followed by at least width - 1 zeros; 2 <= width <= 8. */
static inline void digits_naf_var(int8_t naf[256], const uint8_t k[32], unsigned width)
{
    uint64_t w[4];
    unsigned carry = 0, i = 0;

    load_words(w, k);
    memset(naf, 0, 256);
    while (i < 256) {
        unsigned window = digits_bits(w, i, width) + carry;

        if (window % 2 == 0) {
            i++;
            continue;
        }
        carry  = window >> (width - 1);
        naf[i] = (int8_t)((int)window - (int)(carry << width));
        i += width;
    }
}

#endif
