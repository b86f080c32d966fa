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

/* The identity (0, 1). */
void edmont_i_point_identity(struct point *r);

/* r = -p. */
void edmont_i_point_negate(struct point *r, const struct point *p);

/* 1 if p is the identity, else 0. */
int edmont_i_point_is_identity(const struct point *p);

/* 1 if 8p is the identity, else 0. */
int edmont_i_point_is_small_order(const struct point *p);

/* 1 if p = q up to a point of small order: 8p = 8q. Else 0. */
int edmont_i_point_equal_cofactored(const struct point *p, const struct point *q);

#endif
