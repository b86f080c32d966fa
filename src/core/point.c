/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "point.h"

#include "bytes.h"
#include "ct.h"

/* p = 2^255 - 19. */
static const uint64_t prime[4] = {UINT64_C(0xffffffffffffffed), UINT64_MAX, UINT64_MAX,
                                  UINT64_MAX >> 1};

/* w += x; what leaves the top is lost. */
static void add_small(uint64_t w[4], uint64_t x)
{
    for (int i = 0; i < 4; i++) {
        w[i] += x;
        x = w[i] < x;
    }
}

/* w = the canonical integer in [0, p) of an element: bit 255 counts 19, and what is left is p or
 * more exactly if 19 more reach bit 255. */
static void freeze(uint64_t w[4], const struct xfe *a)
{
    uint64_t t[4];

    for (int i = 0; i < 4; i++)
        w[i] = a->w[i];
    for (int round = 0; round < 2; round++) {
        uint64_t top = w[3] >> 63;

        w[3] &= UINT64_MAX >> 1;
        add_small(w, 19 & (0 - top));
    }
    for (int i = 0; i < 4; i++)
        t[i] = w[i];
    add_small(t, 19);
    add_small(w, 19 & (0 - (t[3] >> 63)));
    w[3] &= UINT64_MAX >> 1;
}

static int is_zero(const struct xfe *a)
{
    uint64_t w[4];

    freeze(w, a);
    return (int)ct_is_zero(w[0] | w[1] | w[2] | w[3]);
}

static int is_equal(const struct xfe *a, const struct xfe *b)
{
    uint64_t v[4], w[4];

    freeze(v, a);
    freeze(w, b);
    return (int)ct_is_zero((v[0] ^ w[0]) | (v[1] ^ w[1]) | (v[2] ^ w[2]) | (v[3] ^ w[3]));
}

int edmont_i_point_is_canonical(const uint8_t in[32])
{
    uint64_t sign = in[31] >> 7, one, minus_one, frozen;
    struct xfe y, t = {{1}};
    uint64_t w[4];

    load_words(y.w, in);
    y.w[3] &= UINT64_MAX >> 1;
    freeze(w, &y);
    frozen = ct_is_zero((w[0] ^ y.w[0]) | (w[1] ^ y.w[1]) | (w[2] ^ y.w[2]) | (w[3] ^ y.w[3]));
    /* x = 0 exactly for y = 1 and y = -1. */
    one       = (uint64_t)is_equal(&y, &t);
    t         = (struct xfe){{prime[0] - 1, prime[1], prime[2], prime[3]}};
    minus_one = (uint64_t)is_equal(&y, &t);
    return (int)(frozen & (1 ^ (sign & (one | minus_one))));
}

void edmont_i_point_identity(struct point *r)
{
    *r = (struct point){.Y = {{1}}, .Z = {{1}}};
}

/* r = p - a for a below p. */
static void negate(struct xfe *r, const struct xfe *a)
{
    uint64_t w[4], borrow = 0;

    freeze(w, a);
    for (int i = 0; i < 4; i++) {
        uint64_t t = prime[i] - w[i], next = (prime[i] < w[i]) | (t < borrow);

        r->w[i] = t - borrow;
        borrow  = next;
    }
}

void edmont_i_point_negate(struct point *r, const struct point *p)
{
    struct point t = *p;

    negate(&t.X, &p->X);
    negate(&t.T, &p->T);
    *r = t;
}

int edmont_i_point_is_identity(const struct point *p)
{
    return is_zero(&p->X) & is_equal(&p->Y, &p->Z);
}

int edmont_i_point_is_small_order(const struct point *p)
{
    struct point t;

    edmont_i_point_clear_cofactor(&t, p);
    return edmont_i_point_is_identity(&t);
}

int edmont_i_point_is_4_torsion(const struct point *p)
{
    return is_zero(&p->X) | is_zero(&p->Y);
}

void edmont_i_point_clear_cofactor(struct point *r, const struct point *p)
{
    core(dbl)(r, p);
    core(dbl)(r, r);
    core(dbl)(r, r);
}

/* 2^256 = 38 mod p. The high 128 bits times 38 go onto the low 256, and their carry once more. */
void edmont_i_point_reduce48(uint8_t out[32], const uint8_t in[48])
{
    uint8_t bytes[64] = {0};
    uint64_t w[8], high, low, carry = 0;
    struct xfe a;

    for (int i = 0; i < 48; i++)
        bytes[i] = in[47 - i];
    load_words(w, bytes);
    load_words(w + 4, bytes + 32);
    for (int i = 0; i < 4; i++) {
        low = mul_u64(&high, i < 2 ? w[4 + i] : 0, 38);
        low += carry;
        high += low < carry;
        a.w[i] = w[i] + low;
        carry  = high + (a.w[i] < low);
    }
    add_small(a.w, 38 * carry);
    freeze(w, &a);
    store_words(out, w);
}

int edmont_i_point_equal_cofactored(const struct point *p, const struct point *q)
{
    struct point t;

    core(sub)(&t, p, q);
    return edmont_i_point_is_small_order(&t);
}
