/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/ladder_zmm.c: the Montgomery ladder, one scalar, in eight lanes of zmm registers: two
 * products a step instead of three, because each point carries W = x1 Z besides.
 *
 * With A, B = X2 +- Z2 and C, D = X3 +- Z3, the lanes of a step are
 *
 *   AA  BB   DA  CB   2X3 W2  2X2 W3   2X2 W2   AB
 *   E G = Z2,  F G = W2,  q w = Z3,  w w = W3,  AB AB = X2, twice,  SS = X3, twice
 *
 * where E = AA - BB, S = DA + CB, q = DA - CB, w = 2X3 W2 - 2X2 W3 = x1 q, F = 4X2 W2 = x1 E,
 * G = BB + 121666 E (doc/maths.md).
 */
#include "../bytes.h"
#include "../ct.h"
#include "field.h"
#include "finish.h"
#include "ladder.h"

struct constants {
    struct fe8 even; /* lanes 0, 2 and 4 of the first product become larger than RAW */
    struct fe8 x;    /* lanes 4 and 6 of the second: X2 and X3, from which Z2 and Z3 go */
};

/* n times a start in the lanes of the mask. */
static struct fe8 start_in(__mmask8 lanes)
{
    static const uint64_t start[5] = MUL_START(30);
    struct fe8 r;

    for (int i = 0; i < 5; i++)
        r.v[i] = _mm512_maskz_mov_epi64(lanes, fe8_splat(start[i]));
    return r;
}

/* G = BB + 121666 E in lanes 0 and 1, raw: bb has BB there, d has E. */
static ALWAYS_INLINE struct fe8 small_product(const struct fe8 *bb, const struct fe8 *d)
{
    const __m512i k = fe8_splat(121666), zero = _mm512_setzero_si512();
    struct fe8 r, high;

    UNROLL
    for (int i = 0; i < 5; i++) {
        r.v[i]    = _mm512_madd52lo_epu64(bb->v[i], d->v[i], k);
        high.v[i] = _mm512_madd52hi_epu64(zero, d->v[i], k);
    }
    r.v[0] = _mm512_madd52lo_epu64(r.v[0], high.v[4], fe8_splat(38));
    UNROLL
    for (int i = 1; i < 5; i++)
        r.v[i] = _mm512_add_epi64(r.v[i], _mm512_slli_epi64(high.v[i - 1], 1));
    return r;
}

/* The state, raw: Z2 W2 Z3 W3 X2 X2 X3 X3. Its sums, carried: A W2 C W3 B 2X2 D 2X3. */
static ALWAYS_INLINE struct fe8 sums(struct fe8 s)
{
    UNROLL
    for (int i = 0; i < 5; i++) {
        __m512i x = s.v[i], y = _mm512_mask_shuffle_i64x2(x, 0x55, x, x, 0x4e);
        __m512i t = _mm512_mask_add_epi64(x, 0xa5, x, y);

        s.v[i] = _mm512_mask_sub_epi64(t, 0x50, x, y);
    }
    return fe8_carry(s);
}

/* left and right: which lane of the sums is a lane of the first factors. */
static ALWAYS_INLINE struct fe8 step(struct fe8 m, __m512i left, __m512i right,
                                     const struct constants *c)
{
    const __m512i left2 = _mm512_set_epi64(3, 3, 7, 7, 4, 2, 6, 0);
    const __m512i right2 = _mm512_set_epi64(3, 3, 7, 7, 4, 4, 0, 0);
    struct fe8 a, b, d, odd;

    UNROLL
    for (int i = 0; i < 5; i++) {
        a.v[i] = _mm512_permutexvar_epi64(left, m.v[i]);
        b.v[i] = _mm512_permutexvar_epi64(right, m.v[i]);
    }
    a = fe8_mul_from(c->even, a, b);
    UNROLL
    for (int i = 0; i < 5; i++) {
        __m512i p = a.v[i], even = _mm512_mask_unpacklo_epi64(p, 0x7f, p, p);

        odd.v[i] = _mm512_unpackhi_epi64(p, p);
        even     = _mm512_mask_sub_epi64(even, 0x37, even, odd.v[i]);
        d.v[i]   = _mm512_mask_add_epi64(even, 0x48, even, p); /* E E q S w w F AB */
    }
    d   = fe8_carry(d);
    odd = fe8_carry(small_product(&odd, &d));
    UNROLL
    for (int i = 0; i < 5; i++) {
        a.v[i] = _mm512_permutexvar_epi64(left2, d.v[i]);
        b.v[i] = _mm512_permutexvar_epi64(right2, d.v[i]);
        b.v[i] = _mm512_mask_mov_epi64(b.v[i], 0x03, odd.v[i]);
    }
    return sums(fe8_mul_from(c->x, a, b));
}

/* The sums of X2 = 1, Z2 = W2 = 0, X3 = W3 = x1, Z3 = 1. */
static struct fe8 begin(const uint64_t x1[5])
{
    struct fe8 s;

    for (int i = 0; i < 5; i++) {
        long long one = i == 0, x = (long long)x1[i];
        long long p   = (long long)(i == 0 ? MASK51 - 18 : MASK51);

        s.v[i] = _mm512_set_epi64(x, x + p, one, one + p, x, one, 0, 0);
    }
    return sums(s);
}

void edmont_i_ifma_x25519_zmm(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    const __m512i left  = _mm512_set_epi64(0, 5, 5, 7, 2, 6, 4, 0);
    const __m512i right = _mm512_set_epi64(4, 1, 3, 1, 4, 0, 4, 0);
    const struct constants c = {start_in(0x15), start_in(0x50)};
    uint64_t word[4], x1[5], limb[5][8], swapped = 0;
    struct fe8 m;

    load_words(word, u);
    word[3] &= UINT64_MAX >> 1;
    limbs_from_words(x1, word);
    m = begin(x1);
    load_words(word, k);
    for (int i = 254; i >= 0; i--) {
        uint64_t bit = word[i / 64] >> (i % 64) & 1;
        __m512i swap = fe8_splat(hide_u64(2 * (bit ^ swapped)));

        swapped = bit;
        m = step(m, _mm512_xor_si512(left, swap), _mm512_xor_si512(right, swap), &c);
    }
    fe8_store(limb, &m);
    edmont_i_ifma_ladder_end(out, limb[0], 8, 4, ct_mask(swapped));
}
