/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * point.h: what can be said of points in exchange form without a target's field arithmetic.
 */
#ifndef EDMONT_CORE_POINT_H
#define EDMONT_CORE_POINT_H

#include "backend.h"

/* 1 if the 32 bytes are the canonical encoding of a point, provided that they decode at all:
 * y < p, and no sign on x = 0. Else 0. */
int edmont_i_point_is_canonical(const uint8_t in[32]);

/* 1 if the 32 bytes are a u-coordinate below p, bit 255 included, else 0. */
static inline int point_u_is_canonical(const uint8_t u[32])
{
    return (u[31] >> 7 ^ 1) & edmont_i_point_is_canonical(u);
}

/* The identity (0, 1). */
void edmont_i_point_identity(struct point *r);

/* r = -p. */
void edmont_i_point_negate(struct point *r, const struct point *p);

/* 1 if p is the identity, else 0. */
int edmont_i_point_is_identity(const struct point *p);

/* 1 if 8p is the identity, else 0. */
int edmont_i_point_is_small_order(const struct point *p);

/* 1 if p is of order 1, 2 or 4, else 0: the identity of ristretto255. */
int edmont_i_point_is_4_torsion(const struct point *p);

/* r = 8p. */
void edmont_i_point_clear_cofactor(struct point *r, const struct point *p);

/* out = the integer of 48 bytes, *big* endian, mod p: hash_to_field of RFC 9380, section 5.2. */
void edmont_i_point_reduce48(uint8_t out[32], const uint8_t in[48]);

/* 1 if p = q up to a point of small order: 8p = 8q. Else 0. */
int edmont_i_point_equal_cofactored(const struct point *p, const struct point *q);

#endif
