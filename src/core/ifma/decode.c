/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/decode.c: points from bytes, as generic/encode.h and generic/power.h do it, two at a time in
 * lanes 0 and 1.
 */
#include "decode.h"

#include "../bytes.h"
#include "../ct.h"
#include "../tables/constants.h"
#include "points.h"

/* Limbs of a multiple of p from which a carried element can be subtracted. */
static const uint64_t twice_p[5] = {2 * (MASK51 - 18), 2 * MASK51, 2 * MASK51, 2 * MASK51,
                                    2 * MASK51};

static struct fe4 same_words(const uint64_t w[4])
{
    uint64_t v[5];
    struct fe4 r;

    limbs_from_words(v, w);
    for (int i = 0; i < 5; i++)
        r.v[i] = fe4_splat(v[i]);
    return r;
}

static NOINLINE void multiply(struct fe4 *r, const struct fe4 *a, const struct fe4 *b)
{
    *r = fe4_carry(fe4_mul(*a, *b));
}

/* r = a^(2^n). */
static NOINLINE void square_times(struct fe4 *r, const struct fe4 *a, int n)
{
    struct fe4 t = *a;

    for (int i = 0; i < n; i++)
        t = fe4_carry(fe4_sqr(t));
    *r = t;
}

/* r = a^(2^252 - 3): 250 ones and 01; the chain is that of generic/power.h. */
static void power(struct fe4 *r, const struct fe4 *a)
{
    struct fe4 t, ones5, ones10, ones20, ones50;

    square_times(&t, a, 1);
    multiply(&t, &t, a);
    square_times(&ones5, &t, 2);
    multiply(&ones5, &ones5, &t);
    square_times(&ones5, &ones5, 1);
    multiply(&ones5, &ones5, a);
    square_times(&ones10, &ones5, 5);
    multiply(&ones10, &ones10, &ones5);
    square_times(&ones20, &ones10, 10);
    multiply(&ones20, &ones20, &ones10);
    square_times(&t, &ones20, 20);
    multiply(&t, &t, &ones20);
    square_times(&ones50, &t, 10);
    multiply(&ones50, &ones50, &ones10);
    square_times(&t, &ones50, 50);
    multiply(&t, &t, &ones50);
    square_times(&ones10, &t, 100);
    multiply(&t, &ones10, &t);
    square_times(&t, &t, 50);
    multiply(&t, &t, &ones50);
    square_times(&t, &t, 2);
    multiply(r, &t, a);
}

/* 1 for each of the two lanes in which the element, with limbs below 2^63, is 0. */
static unsigned zero_lanes(struct fe4 a)
{
    uint64_t limb[5][4], v[5], w[4];
    unsigned lanes = 0;

    fe4_store(limb, &a);
    for (int lane = 0; lane < 2; lane++) {
        for (int i = 0; i < 5; i++)
            v[i] = limb[i][lane];
        words_from_limbs(w, v);
        lanes |= (unsigned)ct_is_zero(hide_u64(w[0] | w[1] | w[2] | w[3])) << lane;
    }
    return lanes;
}

/* x = sqrt(u/v) in the lanes that it returns. */
static unsigned root(struct fe4 *x, const struct fe4 *u, const struct fe4 *v)
{
    struct fe4 v3, t, vxx, turned, minus, i = same_words(constant_sqrt_m1);
    unsigned right, negated;

    square_times(&t, v, 1);
    multiply(&v3, &t, v);
    square_times(&t, &v3, 1);
    multiply(&t, &t, v);
    multiply(&t, &t, u);
    power(&t, &t);
    multiply(&t, &t, &v3);
    multiply(x, &t, u);

    square_times(&t, x, 1);
    multiply(&vxx, &t, v);
    for (int k = 0; k < 5; k++)
        minus.v[k] = _mm256_sub_epi64(_mm256_add_epi64(vxx.v[k], fe4_splat(twice_p[k])), u->v[k]);
    right   = zero_lanes(minus);
    negated = zero_lanes(fe4_add(vxx, *u));
    multiply(&turned, x, &i);
    for (int k = 0; k < 5; k++)
        x->v[k] = _mm256_mask_mov_epi64(x->v[k], (__mmask8)negated, turned.v[k]);
    return right | negated;
}

/* w = p - w where the mask is all ones, for a canonical w. */
static void negate_words(uint64_t w[4], uint64_t mask)
{
    static const uint64_t p[4] = {0xffffffffffffffed, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1};
    uint64_t borrow = 0;

    for (int i = 0; i < 4; i++) {
        uint64_t t = p[i] - w[i], next = (p[i] < w[i]) | (t < borrow);

        w[i]   = ct_select(mask, t - borrow, w[i]);
        borrow = next;
    }
}

/* The point of a lane: y as it came, and x and xy up to the sign that the encoding wants. */
static void finish(struct point *r, const uint64_t x[5], const uint64_t xy[5],
                   const uint64_t y[4], uint64_t sign, uint64_t found)
{
    uint64_t mask = ct_mask(found), odd;

    words_from_limbs(r->X.w, x);
    words_from_limbs(r->T.w, xy);
    odd = (r->X.w[0] & 1) ^ sign;
    negate_words(r->X.w, ct_mask(odd));
    negate_words(r->T.w, ct_mask(odd));
    for (int i = 0; i < 4; i++) {
        r->X.w[i] &= mask;
        r->T.w[i] &= mask;
        r->Y.w[i] = ct_select(mask, y[i], i == 0);
        r->Z.w[i] = i == 0;
    }
}

/* Bit i of what it returns is for point i. */
static unsigned decode(struct point r[2], const uint8_t *const in[2])
{
    static const uint64_t one[4] = {1};
    uint64_t word[2][4], sign[2], limb[2][5], x_limb[5][4], t_limb[5][4];
    struct fe4 y, yy, u, v, x, t, d = same_words(constant_edwards_d), unit = same_words(one);
    unsigned found;

    for (int lane = 0; lane < 2; lane++) {
        load_words(word[lane], in[lane]);
        sign[lane] = word[lane][3] >> 63;
        word[lane][3] &= UINT64_MAX >> 1;
        limbs_from_words(limb[lane], word[lane]);
    }
    for (int i = 0; i < 5; i++)
        y.v[i] = _mm256_set_epi64x(0, 0, (long long)limb[1][i], (long long)limb[0][i]);

    square_times(&yy, &y, 1);
    for (int i = 0; i < 5; i++)
        u.v[i] = _mm256_sub_epi64(_mm256_add_epi64(yy.v[i], fe4_splat(twice_p[i])), unit.v[i]);
    u     = fe4_carry(u);
    v     = fe4_carry(fe4_add(fe4_mul(yy, d), unit));
    found = root(&x, &u, &v);
    multiply(&t, &x, &y);
    fe4_store(x_limb, &x);
    fe4_store(t_limb, &t);
    for (int lane = 0; lane < 2; lane++) {
        uint64_t a[5], b[5];

        for (int i = 0; i < 5; i++) {
            a[i] = x_limb[i][lane];
            b[i] = t_limb[i][lane];
        }
        finish(&r[lane], a, b, word[lane], sign[lane], found >> lane & 1);
    }
    return found;
}

int edmont_i_ifma_decode(struct point *r, const uint8_t in[32])
{
    const uint8_t *const both[2] = {in, in};
    struct point t[2];
    unsigned found = decode(t, both);

    *r = t[0];
    return (int)(found & 1);
}

int edmont_i_ifma_decode_two(struct point *p, struct point *q, const uint8_t a[32],
                             const uint8_t b[32])
{
    const uint8_t *const both[2] = {a, b};
    struct point t[2];
    unsigned found = decode(t, both);

    *p = t[0];
    *q = t[1];
    return (int)found;
}
