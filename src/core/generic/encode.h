/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/encode.h: points to and from bytes.
 */
#ifndef EDMONT_CORE_GENERIC_ENCODE_H
#define EDMONT_CORE_GENERIC_ENCODE_H

#include "../tables/constants.h"
#include "edwards.h"
#include "power.h"

/* The encoding of RFC 8032, section 5.1.2: y, and the lowest bit of x in bit 255. */
static inline void ge_encode(uint8_t out[32], const struct ge *p)
{
    struct fe x, y, inverse;

    fe_invert(&inverse, &p->Z);
    fe_product(&x, &p->X, &inverse);
    fe_product(&y, &p->Y, &inverse);
    fe_to_bytes(out, &y);
    out[31] ^= (uint8_t)(fe_is_odd(&x) << 7);
}

/* The u-coordinate (1 + y)/(1 - y) of the Montgomery curve; 0 for the identity. */
static inline void ge_encode_u(uint8_t out[32], const struct ge *p)
{
    struct fe u, t;

    fe_sub(&t, &p->Z, &p->Y);
    fe_invert(&t, &t);
    fe_add(&u, &p->Z, &p->Y);
    fe_product(&u, &u, &t);
    fe_to_bytes(out, &u);
}

/* x = sqrt(u/v), either root: 1 if there is one; else 0, and x = sqrt(i u/v) for i = sqrt(-1), or 0
 * for v = 0. Since p = 5 mod 8, the candidate u v^3 (u v^7)^((p-5)/8) is a root of u/v times a
 * power of i: one product with i mends that (RFC 8032, section 5.1.3; RFC 9496, section 4.2). */
static inline int fe_sqrt_ratio(struct fe *x, const struct fe *u, const struct fe *v)
{
    struct fe v3, t, vxx, i;
    int right, turned, turned_i;

    fe_square(&t, v);
    fe_product(&v3, &t, v);
    fe_square(&t, &v3);
    fe_product(&t, &t, v);
    fe_product(&t, &t, u);
    fe_pow_p58(&t, &t);
    fe_product(&t, &t, &v3);
    fe_product(x, &t, u);

    fe_square(&t, x);
    fe_product(&vxx, &t, v);
    fe_sub_carry(&t, &vxx, u);
    right = fe_is_zero(&t);
    fe_carry(&t, u);
    fe_add(&v3, &vxx, &t);
    turned = fe_is_zero(&v3);
    fe_from_words(&i, constant_sqrt_m1);
    fe_product(&t, &t, &i);
    fe_add(&t, &t, &vxx);
    turned_i = fe_is_zero(&t);

    fe_product(&t, x, &i);
    fe_move(x, &t, ct_mask((uint64_t)(turned | turned_i)));
    return right | turned;
}

/* a = -a for flag 1, tight -> tight; a stays for flag 0. */
static inline void fe_negate_if(struct fe *a, int flag)
{
    struct fe t;

    fe_neg(&t, a);
    fe_carry(&t, &t);
    fe_move(a, &t, ct_mask((uint64_t)flag));
}

/* 1 and the point of this encoding, where y counts mod p and x = -0 is 0; else 0 and the identity.
 * d comes in from outside (edwards.h). */
static inline int ge_decode(struct ge *r, const uint8_t in[32], const struct fe *d)
{
    struct fe u, v, t;
    int found;

    fe_from_bytes(&r->Y, in);
    r->Z = fe_one;
    fe_square(&t, &r->Y);
    fe_sub(&u, &t, &fe_one);
    fe_product(&v, &t, d);
    fe_add(&v, &v, &fe_one);
    found = fe_sqrt_ratio(&r->X, &u, &v);

    fe_negate_if(&r->X, fe_is_odd(&r->X) ^ in[31] >> 7);
    fe_move(&r->X, &fe_zero, ct_mask((uint64_t)(1 ^ found)));
    fe_move(&r->Y, &fe_one, ct_mask((uint64_t)(1 ^ found)));
    fe_product(&r->T, &r->X, &r->Y);
    return found;
}

#endif
