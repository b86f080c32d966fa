/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/ristretto.h: ristretto255 (RFC 9496, section 4): a group of prime order whose elements
 * are classes of points that differ by 4-torsion. A field element is *negative* if it is odd.
 */
#ifndef EDMONT_CORE_GENERIC_RISTRETTO_H
#define EDMONT_CORE_GENERIC_RISTRETTO_H

#include "encode.h"

/* a = |a|: the even one of a and -a. */
static inline void fe_abs(struct fe *a)
{
    fe_negate_if(a, fe_is_odd(a));
}

/* 1 if the bytes are a canonical and non-negative element, else 0. */
static inline int ristretto_is_canonical(const uint8_t in[32], const struct fe *s)
{
    uint8_t bytes[32];

    fe_to_bytes(bytes, s);
    return ct_equal(bytes, in, 32) & (1 ^ (in[0] & 1));
}

/* Section 4.3.1. 1 and a point of the element; else 0 and the identity. */
static inline int ristretto_decode(struct ge *r, const uint8_t in[32])
{
    struct fe s, ss, u1, u2, u22, v, t, root, d;
    int good;

    fe_from_words(&d, constant_edwards_d);
    fe_from_bytes(&s, in);
    good = ristretto_is_canonical(in, &s);

    fe_square(&ss, &s);
    fe_sub(&u1, &fe_one, &ss);
    fe_add(&u2, &fe_one, &ss);
    fe_square(&u22, &u2);
    fe_square(&t, &u1);
    fe_product(&t, &t, &d);
    fe_add(&v, &t, &u22);
    fe_carry(&v, &v);
    fe_neg(&v, &v);
    fe_product(&t, &v, &u22);
    good &= fe_sqrt_ratio(&root, &fe_one, &t);

    fe_product(&r->X, &root, &u2); /* 1/x's denominator, then 1/y's */
    fe_product(&t, &root, &r->X);
    fe_product(&t, &t, &v);
    fe_product(&r->Y, &u1, &t);
    fe_add(&s, &s, &s);
    fe_product(&r->X, &r->X, &s);
    fe_abs(&r->X);
    r->Z = fe_one;
    fe_product(&r->T, &r->X, &r->Y);
    good &= 1 ^ (fe_is_odd(&r->T) | fe_is_zero(&r->Y));

    fe_move(&r->X, &fe_zero, ct_mask((uint64_t)(1 ^ good)));
    fe_move(&r->Y, &fe_one, ct_mask((uint64_t)(1 ^ good)));
    fe_move(&r->T, &fe_zero, ct_mask((uint64_t)(1 ^ good)));
    return good;
}

/* Section 4.3.2. */
static inline void ristretto_encode(uint8_t out[32], const struct ge *p)
{
    struct fe u1, u2, t, root, den1, den2, z_inv, x, y, i;
    uint64_t rotate;

    fe_add(&u1, &p->Z, &p->Y);
    fe_sub(&t, &p->Z, &p->Y);
    fe_product(&u1, &u1, &t);
    fe_product(&u2, &p->X, &p->Y);
    fe_square(&t, &u2);
    fe_product(&t, &t, &u1);
    (void)fe_sqrt_ratio(&root, &fe_one, &t);
    fe_product(&den1, &root, &u1);
    fe_product(&den2, &root, &u2);
    fe_product(&z_inv, &den1, &den2);
    fe_product(&z_inv, &z_inv, &p->T);

    /* A point turned by 4-torsion, if it is not of the quarter that has the encoding. */
    fe_product(&t, &p->T, &z_inv);
    rotate = ct_mask((uint64_t)fe_is_odd(&t));
    fe_from_words(&i, constant_sqrt_m1);
    x = p->X;
    y = p->Y;
    fe_product(&t, &p->Y, &i);
    fe_move(&x, &t, rotate);
    fe_product(&t, &p->X, &i);
    fe_move(&y, &t, rotate);
    fe_from_words(&t, constant_ristretto_invsqrt_ad);
    fe_product(&t, &den1, &t);
    fe_move(&den2, &t, rotate);

    fe_product(&t, &x, &z_inv);
    fe_negate_if(&y, fe_is_odd(&t));
    fe_sub(&t, &p->Z, &y);
    fe_product(&t, &den2, &t);
    fe_abs(&t);
    fe_to_bytes(out, &t);
}

/* The function MAP of section 4.3.4; bit 255 is ignored. */
static inline void ristretto_map(struct ge *p, const uint8_t in[32])
{
    struct fe t, r, u, v, s, s2, c, n, d, k, w0, w1, w2, w3;
    uint64_t other;

    fe_from_words(&d, constant_edwards_d);
    fe_from_words(&k, constant_sqrt_m1);
    fe_from_bytes(&t, in);
    fe_square(&r, &t);
    fe_product(&r, &r, &k);
    fe_add(&u, &r, &fe_one);
    fe_from_words(&k, constant_ristretto_one_minus_dd);
    fe_product(&u, &u, &k);
    fe_product(&v, &r, &d); /* v = (-1 - d r)(r + d) */
    fe_add(&v, &v, &fe_one);
    fe_carry(&v, &v);
    fe_neg(&v, &v);
    fe_add(&n, &r, &d);
    fe_product(&v, &v, &n);

    other = ct_mask((uint64_t)(1 ^ fe_sqrt_ratio(&s, &u, &v)));
    fe_abs(&s);
    fe_product(&s2, &s, &t);
    fe_abs(&s2);
    fe_negate_if(&s2, 1);
    fe_move(&s, &s2, other);
    fe_neg(&c, &fe_one);
    fe_carry(&c, &c);
    fe_move(&c, &r, other);

    fe_sub(&n, &r, &fe_one); /* N = c (r - 1)(d - 1)^2 - v */
    fe_product(&n, &n, &c);
    fe_from_words(&k, constant_ristretto_dd);
    fe_product(&n, &n, &k);
    fe_sub(&n, &n, &v);
    fe_add(&w0, &s, &s);
    fe_product(&w0, &w0, &v);
    fe_from_words(&k, constant_ristretto_sqrt_ad);
    fe_product(&w1, &n, &k);
    fe_square(&s2, &s);
    fe_sub(&w2, &fe_one, &s2);
    fe_add(&w3, &fe_one, &s2);
    fe_product(&p->X, &w0, &w3);
    fe_product(&p->Y, &w2, &w1);
    fe_product(&p->Z, &w1, &w3);
    fe_product(&p->T, &w0, &w2);
}

#endif
