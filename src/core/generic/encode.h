/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/encode.h: points to and from bytes.
 */
#ifndef EDMONT_CORE_GENERIC_ENCODE_H
#define EDMONT_CORE_GENERIC_ENCODE_H

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

/* y, and x^2 = u/v of its point: u = y^2 - 1, v = d y^2 + 1. */
static inline void ge_decode_ratio(struct ge *r, struct fe *u, struct fe *v, const uint8_t in[32],
                                   const struct fe *d)
{
    struct fe t;

    fe_from_bytes(&r->Y, in);
    r->Z = fe_one;
    fe_square(&t, &r->Y);
    fe_sub(u, &t, &fe_one);
    fe_product(v, &t, d);
    fe_add(v, v, &fe_one);
}

/* With a root for x, if `found`: the sign, and T. */
static inline void ge_decode_finish(struct ge *r, const uint8_t in[32], int found)
{
    fe_negate_if(&r->X, fe_is_odd(&r->X) ^ in[31] >> 7);
    fe_move(&r->X, &fe_zero, ct_mask((uint64_t)(1 ^ found)));
    fe_move(&r->Y, &fe_one, ct_mask((uint64_t)(1 ^ found)));
    fe_product(&r->T, &r->X, &r->Y);
}

/* 1 and the point of this encoding, where y counts mod p and x = -0 is 0; else 0 and the identity.
 * d comes in from outside (edwards.h). */
static inline int ge_decode(struct ge *r, const uint8_t in[32], const struct fe *d)
{
    struct fe u, v;
    int found;

    ge_decode_ratio(r, &u, &v, in, d);
    found = fe_sqrt_ratio(&r->X, &u, &v);
    ge_decode_finish(r, in, found);
    return found;
}

/* The same for two encodings, whose roots take the time of one and a half. Bit i of what it returns
 * is for point i. */
static inline int ge_decode_two(struct ge r[2], const uint8_t *const in[2], const struct fe *d)
{
    struct fe u[2], v[2], v3[2], power[2];
    int both = 0;

    for (int i = 0; i < 2; i++) {
        ge_decode_ratio(&r[i], &u[i], &v[i], in[i], d);
        fe_sqrt_ratio_base(&power[i], &v3[i], &u[i], &v[i]);
    }
    fe_pow_p58_two(power, power);
    for (int i = 0; i < 2; i++) {
        int found = fe_sqrt_ratio_root(&r[i].X, &power[i], &v3[i], &u[i], &v[i]);

        ge_decode_finish(&r[i], in[i], found);
        both |= found << i;
    }
    return both;
}

#endif
