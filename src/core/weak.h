/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * weak.h: scalars and points that make no secret. Whether one is such is told to the caller.
 */
#ifndef EDMONT_CORE_WEAK_H
#define EDMONT_CORE_WEAK_H

#include "ct.h"
#include "point.h"
#include "scalar.h"

/* 1 if a secret scalar is 0, else 0. */
static inline int weak_scalar(const struct scalar *a)
{
    int zero = (int)ct_is_zero(hide_u64(a->w[0] | a->w[1] | a->w[2] | a->w[3]));

    ct_declassify(&zero, sizeof zero);
    return zero;
}

/* 1 if a point made with a secret is of small order, else 0. */
static inline int weak_point(const struct point *A)
{
    int small = edmont_i_point_is_small_order(A);

    ct_declassify(&small, sizeof small);
    return small;
}

#endif
