/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/field.h: integers mod p = 2^255 - 19 in vectors, for AVX-512 IFMA, which multiplies 52-bit
 * integers in 64-bit lanes. An element is the sum of v[i] 2^(51 i), in one of two states:
 *
 *   carried  limbs below 2^52: the multiplier takes no more
 *   raw      limbs below 2^63.8: what products are, and sums of them
 *
 * Two carried limbs need not fit 52 bits when they are added: so sums, differences and shuffles are
 * done with raw elements, and one carry after them makes operands of the next product.
 */
#ifndef EDMONT_CORE_IFMA_FIELD_H
#define EDMONT_CORE_IFMA_FIELD_H

#include "../compiler.h"

#include <immintrin.h>
#include <stdint.h>

#define MASK51  ((UINT64_C(1) << 51) - 1)
#define CARRIED (UINT64_C(1) << 52)

/* A product's limbs are below this: limb 0 takes 1 + 19 (4 + 2 * 5) halves of products. */
#define RAW (UINT64_C(267) << 52)

/* Sums of raw elements are below this; a difference below 0 is not. */
#define SUM (UINT64_C(14) << 60)

/* A multiple of p in limbs so large that raw elements can be subtracted, those of START_30 larger
 * than RAW and those of START_58 larger than 2 RAW, and written as what a product starts from: it
 * costs nothing there. In mul_from the limbs of `start` count 19 fold, the last one 38 fold; in
 * sqr_from the even ones 38 fold. For an even n, this makes 19 n p. */
#define MUL_START(n)                                                                               \
    {                                                                                              \
        (n) * (MASK51 - 18), (n) * MASK51, (n) * MASK51, (n) * MASK51, (n) / 2 * MASK51            \
    }
#define SQR_START(n)                                                                               \
    {                                                                                              \
        (n) / 2 * (MASK51 - 18), (n) * MASK51, (n) / 2 * MASK51, (n) * MASK51, (n) / 2 * MASK51    \
    }

/* The same by lanes, n being a, b, c, d and again, for rows() in quads.h. */
#define ROW(x, a, b, c, d)                                                                         \
    {                                                                                              \
        (x) * (a), (x) * (b), (x) * (c), (x) * (d), (x) * (a), (x) * (b), (x) * (c), (x) * (d)     \
    }
#define MUL_STARTS(a, b, c, d)                                                                     \
    {                                                                                              \
        ROW(MASK51 - 18, a, b, c, d), ROW(MASK51, a, b, c, d), ROW(MASK51, a, b, c, d),            \
            ROW(MASK51, a, b, c, d), ROW(MASK51, (a) / 2, (b) / 2, (c) / 2, (d) / 2)               \
    }
#define SQR_STARTS(a, b, c, d)                                                                     \
    {                                                                                              \
        ROW(MASK51 - 18, (a) / 2, (b) / 2, (c) / 2, (d) / 2), ROW(MASK51, a, b, c, d),             \
            ROW(MASK51, (a) / 2, (b) / 2, (c) / 2, (d) / 2), ROW(MASK51, a, b, c, d),              \
            ROW(MASK51, (a) / 2, (b) / 2, (c) / 2, (d) / 2)                                        \
    }

static const uint64_t quads_point[5][8]  = MUL_STARTS(0, 30, 0, 0);
static const uint64_t quads_add[5][8]    = MUL_STARTS(0, 30, 30, 0);
static const uint64_t quads_double[5][8] = SQR_STARTS(0, 30, 30, 88);

/* 1, 1, 2, 2d. */
static const uint64_t quads_cache[5][8] = {
    {1, 1, 2, 0x69b9426b2f159, 1, 1, 2, 0x69b9426b2f159},
    {0, 0, 0, 0x35050762add7a, 0, 0, 0, 0x35050762add7a},
    {0, 0, 0, 0x3cf44c0038052, 0, 0, 0, 0x3cf44c0038052},
    {0, 0, 0, 0x6738cc7407977, 0, 0, 0, 0x6738cc7407977},
    {0, 0, 0, 0x2406d9dc56dff, 0, 0, 0, 0x2406d9dc56dff},
};

#define JOIN_(name, lanes, rest) name##lanes##rest
#define JOIN(name, lanes, rest)  JOIN_(name, lanes, rest)

#define LANES 4
#include "width.h"
#include "lanes.h"
#include "quads.h"
#undef LANES
#define LANES 8
#include "width.h"
#include "lanes.h"
#include "quads.h"
#undef LANES
#define LANES 0
#include "width.h"
#undef LANES

/* An element in exchange form as one lane's limbs, carried: the last limb has 52 bits. */
static inline void limbs_from_words(uint64_t v[5], const uint64_t w[4])
{
    v[0] = w[0] & MASK51;
    v[1] = (w[0] >> 51 | w[1] << 13) & MASK51;
    v[2] = (w[1] >> 38 | w[2] << 26) & MASK51;
    v[3] = (w[2] >> 25 | w[3] << 39) & MASK51;
    v[4] = w[3] >> 12;
}

/* The canonical integer in [0, p), from limbs below 2^63. Two rounds of carries leave a value below
 * 2^255 + 2^64 < 2p; it is p or more exactly if adding 19 carries into bit 255. */
static inline void words_from_limbs(uint64_t w[4], const uint64_t limb[5])
{
    uint64_t v[5], carry = 0;

    for (int i = 0; i < 5; i++)
        v[i] = limb[i];
    for (int round = 0; round < 2; round++) {
        UNROLL
        for (int i = 0; i < 5; i++) {
            v[i] += carry;
            carry = v[i] >> 51;
            v[i] &= MASK51;
        }
        carry *= 19;
    }
    v[0] += carry;
    carry = 19;
    UNROLL
    for (int i = 0; i < 5; i++)
        carry = (v[i] + carry) >> 51;
    carry *= 19;
    UNROLL
    for (int i = 0; i < 5; i++) {
        v[i] += carry;
        carry = v[i] >> 51;
        v[i] &= MASK51;
    }
    w[0] = v[0] | v[1] << 51;
    w[1] = v[1] >> 13 | v[2] << 38;
    w[2] = v[2] >> 26 | v[3] << 25;
    w[3] = v[3] >> 39 | v[4] << 12;
}

#endif
