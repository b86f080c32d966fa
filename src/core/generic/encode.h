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
