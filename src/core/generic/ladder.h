/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/ladder.h: the Montgomery ladder of RFC 7748, section 5.
 */
#ifndef EDMONT_CORE_GENERIC_LADDER_H
#define EDMONT_CORE_GENERIC_LADDER_H

#include "field.h"

#ifndef FE_OWN_LADDER
/* (x2 : z2) = 2 (x2 : z2) and (x3 : z3) = (x2 : z2) + (x3 : z3), where x1 is the u-coordinate of
 * their difference. The names are the RFC's; 121665 = (486662 - 2) / 4. */
static ALWAYS_INLINE void ladder_step(struct fe *x2, struct fe *z2, struct fe *x3, struct fe *z3,
                                      const struct fe *x1)
{
    struct fe A, AA, B, BB, E, C, D, DA, CB, t;

    fe_add(&A, x2, z2);
    fe_sub(&B, x2, z2);
    fe_add(&C, x3, z3);
    fe_sub(&D, x3, z3);
    fe_mul(&DA, &D, &A);
    fe_mul(&CB, &C, &B);
    fe_sqr(&AA, &A);
    fe_sqr(&BB, &B);
    fe_add(&t, &DA, &CB);
    fe_sqr(x3, &t);
    fe_sub(&t, &DA, &CB);
    fe_sqr(&t, &t);
    fe_mul(z3, x1, &t);
    fe_mul(x2, &AA, &BB);
    fe_sub(&E, &AA, &BB);
    fe_mul_small(&t, &E, 121665);
    fe_add(&t, &AA, &t);
    fe_mul(z2, &E, &t);
}

/* x / z = the u-coordinate of k times a point with u-coordinate x1, on the curve or its twist; z is
 * 0 for the point at infinity. Bits 0 to 254 of k count. */
static void ladder_fraction(struct fe *x, struct fe *z, const uint64_t k[4], const struct fe *x1)
{
    struct fe x2 = fe_one, z2 = fe_zero, x3 = *x1, z3 = fe_one;
    uint64_t swapped = 0;

    for (int i = 254; i >= 0; i--) {
        uint64_t bit = k[i / 64] >> (i % 64) & 1, mask = ct_mask(bit ^ swapped);

        fe_swap(&x2, &x3, mask);
        fe_swap(&z2, &z3, mask);
        swapped = bit;
        ladder_step(&x2, &z2, &x3, &z3, x1);
    }
    fe_swap(&x2, &x3, ct_mask(swapped));
    fe_swap(&z2, &z3, ct_mask(swapped));
    *x = x2;
    *z = z2;
}
#endif

/* out = the u-coordinate of k times a point with u-coordinate u, 0 for the point at infinity. Bit
 * 255 of u does not count. */
static void ladder(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    struct fe x1, x, z;
    uint64_t word[4];

    load_words(word, k);
    fe_from_bytes(&x1, u);
    ladder_fraction(&x, &z, word, &x1);
    fe_invert(&z, &z);
    fe_mul(&x, &x, &z);
    fe_to_bytes(out, &x);
}

#endif
