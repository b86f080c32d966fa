/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * half.h: an integer as a quotient of two that are half as long, so that an equation between points
 * takes half the doublings. For public numbers only. doc/maths.md, section 13.
 */
#ifndef EDMONT_CORE_HALF_H
#define EDMONT_CORE_HALF_H

#include "scalar.h"

/* Half-size scalars are below 2^HALF_BITS: 34 signed nibbles, of which the last reaches 8. */
#define HALF_BITS 135

/* c0 = c1 k mod the modulus, or -c0 = c1 k where `negative`; 0 < c1. The words of c1 and c0 are
 * integers below 2^HALF_BITS, least significant first. */
struct half {
    struct scalar c0, c1;
    int negative;
};

/* Splits k mod L, which is what points times 8 see of it. Every k < L has a split. */
void edmont_i_half_split_var(struct half *r, const struct scalar *k);

/* Splits k mod 8L, with an odd c1: what points with torsion see. Returns 1, or 0 if no such pair
 * was found to fit, which happens to less than one k in a thousand. */
int edmont_i_half_split_exact_var(struct half *r, const struct scalar *k);

#endif
