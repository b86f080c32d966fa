/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/ladder_ymm.c: the Montgomery ladder, one scalar, in four lanes of ymm registers.
 *
 * The state is A = X2 + Z2, B = X2 - Z2, C = X3 + Z3, D = X3 - Z3. A step is three products of four
 * lanes, the second of them squares:
 *
 *   AA           BB        DA        CB
 *   TT           EE        SS        qq        T = AA + BB, E = AA - BB, S = DA + CB, q = DA - CB
 *   486662 EE    -2TE      x1 qq     0
 *
 * 4 X2 = TT - EE and 4 Z2 = 486662 EE + 2TE, X3 = SS and Z3 = x1 qq (RFC 7748's step with X2 and Z2
 * four times as large; doc/maths.md).
 */
#include "../bytes.h"
#include "../ct.h"
#include "field.h"
#include "finish.h"
#include "ladder.h"

struct constants {
    struct fe4 odd;   /* lanes 1 and 3 of a product become larger than RAW */
    struct fe4 even;  /* lanes 0 and 2 of a square become larger than 2 RAW */
    struct fe4 right; /* 486662, 0, x1, 0 */
};

/* The pairs of lanes exchanged, lane by lane. */
static ALWAYS_INLINE __m256i flip(__m256i a)
{
    return _mm256_shuffle_epi32(a, 0x4e);
}

/* left and right: which lane of the state is a lane of the factors. Raw elements are below RAW, and
 * those with a bias below 2^61.2, but for the next state, which is below 2^62.2, and 2T, which is
 * below 2^63. */
static ALWAYS_INLINE struct fe4 step(struct fe4 state, __m256i left, __m256i right,
                                     const struct constants *c)
{
    struct fe4 a, b, p, next;

    UNROLL
    for (int i = 0; i < 5; i++) {
        a.v[i] = _mm256_permutexvar_epi64(left, state.v[i]);
        b.v[i] = _mm256_permutexvar_epi64(right, state.v[i]);
    }
    p = fe4_mul_from(c->odd, a, b); /* AA BB DA CB */

    UNROLL
    for (int i = 0; i < 5; i++) {
        __m256i q = flip(p.v[i]);

        b.v[i] = _mm256_add_epi64(p.v[i], q); /* T T S S */
        a.v[i] = _mm256_mask_sub_epi64(b.v[i], 0xa, p.v[i], q); /* T -E S -q */
    }
    a = fe4_carry(a);
    p = fe4_sqr_from(c->even, a);

    UNROLL
    for (int i = 0; i < 5; i++) {
        __m256i even = _mm256_unpacklo_epi64(p.v[i], p.v[i]); /* TT TT SS SS */
        __m256i odd  = _mm256_unpackhi_epi64(p.v[i], p.v[i]); /* EE EE qq qq */

        next.v[i] = _mm256_mask_sub_epi64(even, 0x3, even, odd); /* X2 X2 X3 X3 */
        b.v[i]    = _mm256_mask_add_epi64(odd, 0x2, b.v[i], b.v[i]); /* EE 2T qq qq */
        a.v[i]    = _mm256_mask_mov_epi64(c->right.v[i], 0x2, a.v[i]);
    }
    p = fe4_mul(fe4_carry(b), a); /* 486662 EE, -2TE, x1 qq, 0 */

    UNROLL
    for (int i = 0; i < 5; i++)
        next.v[i] = _mm256_sub_epi64(_mm256_add_epi64(next.v[i], p.v[i]), flip(p.v[i]));
    return fe4_carry(next);
}

/* One element in each lane. */
static struct fe4 gather(const uint64_t a[5], const uint64_t b[5], const uint64_t c[5],
                         const uint64_t d[5])
{
    uint64_t limb[5][4];

    for (int i = 0; i < 5; i++) {
        limb[i][0] = a[i];
        limb[i][1] = b[i];
        limb[i][2] = c[i];
        limb[i][3] = d[i];
    }
    return fe4_load((const uint64_t(*)[4])limb);
}

static struct constants constants_for(const uint64_t x1[5])
{
    static const uint64_t zero[5], a24[5] = {486662};
    static const uint64_t odd[5] = MUL_START(30), even[5] = SQR_START(58);

    return (struct constants){
        .odd   = gather(zero, odd, zero, odd),
        .even  = gather(even, zero, even, zero),
        .right = gather(a24, zero, x1, zero),
    };
}

/* 1, 1, x1 + 1, x1 - 1: X2 = 1, Z2 = 0, X3 = x1, Z3 = 1. */
static struct fe4 start(const uint64_t x1[5])
{
    static const uint64_t one[5] = {1};
    uint64_t plus[5], minus[5];

    for (int i = 0; i < 5; i++) {
        plus[i]  = x1[i] + one[i];
        minus[i] = x1[i] + (i == 0 ? MASK51 - 18 : MASK51) - one[i];
    }
    return fe4_carry(gather(one, one, plus, minus));
}

void edmont_i_ifma_x25519_ymm(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    uint64_t word[4], x1[5], limb[5][4], swapped = 0;
    const __m256i left = _mm256_set_epi64x(2, 3, 1, 0), right = _mm256_set_epi64x(1, 0, 1, 0);
    struct constants c;
    struct fe4 state;

    load_words(word, u);
    word[3] &= UINT64_MAX >> 1;
    limbs_from_words(x1, word);
    c     = constants_for(x1);
    state = start(x1);
    load_words(word, k);
    for (int i = 254; i >= 0; i--) {
        uint64_t bit = word[i / 64] >> (i % 64) & 1;
        __m256i swap = fe4_splat(hide_u64(2 * (bit ^ swapped)));

        swapped = bit;
        state = step(state, _mm256_xor_si256(left, swap), _mm256_xor_si256(right, swap), &c);
    }
    fe4_store(limb, &state);
    edmont_i_ifma_ladder_end(out, limb[0], 4, 1, ct_mask(swapped));
}
