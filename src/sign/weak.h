/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * weak.h: which keys are refused where keys are made of keys.
 */
#ifndef EDMONT_SIGN_WEAK_H
#define EDMONT_SIGN_WEAK_H

#include "../../include/edmont/sign.h"
#include "../core/ct.h"
#include "../core/point.h"
#include "../core/scalar.h"
#include "rule.h"

/* Decodes a public key as EDMONT_RULE_STANDARD does. Returns EDMONT_OK; ENCODING unless it is the
 * canonical encoding of a point; WEAK if that is of small order. */
static inline int weak_decode(struct point *A, const uint8_t pub[32])
{
    return edmont_i_rule_decode_key(A, edmont_i_rule(EDMONT_RULE_STANDARD), pub);
}

/* 1 if a secret scalar is 0, else 0; the caller is told. */
static inline int weak_scalar(const struct scalar *a)
{
    int zero = (int)ct_is_zero(hide_u64(a->w[0] | a->w[1] | a->w[2] | a->w[3]));

    ct_declassify(&zero, sizeof zero);
    return zero;
}

/* 1 if a point made with a secret is of small order, else 0; the caller is told. */
static inline int weak_point(const struct point *A)
{
    int small = edmont_i_point_is_small_order(A);

    ct_declassify(&small, sizeof small);
    return small;
}

#endif
