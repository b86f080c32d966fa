/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * backend.h: the contract between the protocols above and the targets below.
 *
 * The cut lies at the group: whole multiplications, never field operations. Points and field
 * elements cross it in one *exchange form*, the same for every target, so a target may fill a few
 * slots and leave the rest to the next one down.
 *
 * Integers k are 32 bytes, little endian, below 2^255: the caller has masked bit 255. They are
 * exact and never reduced mod L, because points have torsion. r may be the same object as any
 * input. Points are points of the curve in extended coordinates, Z != 0; the formulas are complete,
 * so there is no exception for the identity, for doubling, or for small order.
 *
 * Time and addresses depend on no argument, except in the slots called _var, which are for public
 * arguments only, and except for a length n.
 */
#ifndef EDMONT_CORE_BACKEND_H
#define EDMONT_CORE_BACKEND_H

#include "../../include/edmont/base.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

/* A field element in exchange form: any integer below 2^256, least significant word first, that
 * stands for its remainder mod p = 2^255 - 19. */
struct xfe {
    uint64_t w[4];
};

/* A point of edwards25519: x = X/Z, y = Y/Z, xy = T/Z. */
struct point {
    struct xfe X, Y, Z, T;
};

/* Multiples of one fixed point P, for constant-time multiplication with few doublings or none.
 * Digit position i of a signed radix-16 number is step i % 8, lane i / 8. Of the 8 steps a table
 * has 8, 4, 2 or 1, the first of every 1, 2, 4 or 8 = gap:
 *   step[s].w[e - 1][.][lane] = e * 16^(8 lane + gap s) * P,   e = 1..8,
 * as three canonical field elements of four words each: (y+x)/2, (y-x)/2, d*x*y (halved, so that
 * adding one costs seven multiplications and no carry; doc/maths.md). The lanes lie side by side
 * for targets that have them; 6 KiB a step. */
#define TABLE_STEPS 8
#define TABLE_LANES 8
#define TABLE_WORDS 12
struct table_step {
    _Alignas(64) uint64_t w[8][TABLE_WORDS][TABLE_LANES];
};
struct fixed_table {
    int steps;
    const struct table_step *step;
};

/* For public multiples of a point P that are wanted often: P and 2^128 P, and 1, 3, ..., 15 times
 * either, in the three halved elements of fixed_table. */
#define PUBLIC_ENTRIES 8
struct public_table {
    struct point point[2];
    uint64_t odd[2][PUBLIC_ENTRIES][TABLE_WORDS];
};

/* The slots, listed once: SLOT(name, result, parameters). The composed table, the cross-target
 * test and the benchmark all walk this list.
 *
 *   x25519        out = u-coordinate of k * (u, .); bit 255 of u ignored, u taken mod p; k as it is
 *   x25519_base   out = u-coordinate of k * (9, .)
 *   decode        1 and the point whose encoding is in, with y taken mod p and x = -0 allowed
 *                 (point.h tells canonical encodings); 0 and the identity if there is none
 *   decode_two    decode for a into p, with 1, and for b into q, with 2: the sum of those found
 *   encode        the 32 bytes of RFC 8032, section 5.1.2
 *   decode_u      1 and the point whose Montgomery u-coordinate is u mod p, bit 255 ignored, and
 *                 whose x has that sign (x = -0 allowed); 0 and the identity if there is none: for
 *                 u = -1, and for u of the twist
 *   encode_u      the Montgomery u-coordinate (Z+Y)/(Z-Y); 0 for the identity
 *   encode_uv     both Montgomery coordinates (RFC 7748, section 4.1); zeros for the identity
 *   add sub dbl   r = p + q, p - q, 2p
 *   mul           r = k p
 *   mul_base      r = k B
 *   mul_table     r = k times the point that the table is of
 *   mul_add_var   r = a p + b B
 *   public_table_var   the public_table of p
 *   mul_add_table_var  r = a p + b B, given the table of p
 *   sum_half_var  r = a p + c q + b B for a and c below 2^135
 *   sum_var       r = sum of k[i] p[i], i < n, any n; n = 0 gives the identity. At most 64 KiB of
 *                 stack, whatever n is
 *   is_torsion_free    1 if p is a multiple of B, else 0
 *   elligator_map      the point of the Elligator 2 image of in mod p, bit 255 ignored (RFC 9380,
 *                 section 6.7.1); for the image (0, 0), the point (0, -1)
 *   elligator_reverse  1 and the one in [0, (p-1)/2] whose image has u-coordinate u mod p and a v
 *                 of the parity of sign; 0 and zeros if there is none
 *   ristretto_decode   1 and a point of that element (RFC 9496, section 4.3.1); 0 and the identity
 *                 for bytes that are no canonical encoding
 *   ristretto_encode   the 32 bytes of RFC 9496, section 4.3.2
 *   ristretto_map      MAP of RFC 9496, section 4.3.4; bit 255 ignored
 */
/* clang-format off */
#define EDMONT_SLOTS(SLOT)                                                                        \
    SLOT(x25519, void, (uint8_t out[32], const uint8_t k[32], const uint8_t u[32]))               \
    SLOT(x25519_base, void, (uint8_t out[32], const uint8_t k[32]))                               \
    SLOT(decode, int, (struct point *r, const uint8_t in[32]))                                    \
    SLOT(decode_two, int,                                                                         \
         (struct point *p, struct point *q, const uint8_t a[32], const uint8_t b[32]))            \
    SLOT(encode, void, (uint8_t out[32], const struct point *p))                                  \
    SLOT(decode_u, int, (struct point *r, const uint8_t u[32], int sign))                         \
    SLOT(encode_u, void, (uint8_t out[32], const struct point *p))                                \
    SLOT(encode_uv, void, (uint8_t u[32], uint8_t v[32], const struct point *p))                  \
    SLOT(add, void, (struct point *r, const struct point *p, const struct point *q))              \
    SLOT(sub, void, (struct point *r, const struct point *p, const struct point *q))              \
    SLOT(dbl, void, (struct point *r, const struct point *p))                                     \
    SLOT(mul, void, (struct point *r, const uint8_t k[32], const struct point *p))                \
    SLOT(mul_base, void, (struct point *r, const uint8_t k[32]))                                  \
    SLOT(mul_table, void, (struct point *r, const uint8_t k[32], const struct fixed_table *t))    \
    SLOT(mul_add_var, void,                                                                       \
         (struct point *r, const uint8_t a[32], const struct point *p, const uint8_t b[32]))      \
    SLOT(public_table_var, void, (struct public_table *t, const struct point *p))                 \
    SLOT(mul_add_table_var, void,                                                                 \
         (struct point *r, const uint8_t a[32], const struct public_table *t,                     \
          const uint8_t b[32]))                                                                   \
    SLOT(sum_half_var, void,                                                                      \
         (struct point *r, const uint8_t a[32], const struct point *p, const uint8_t c[32],       \
          const struct point *q, const uint8_t b[32]))                                            \
    SLOT(sum_var, void,                                                                           \
         (struct point *r, const uint8_t (*k)[32], const struct point *p, size_t n))              \
    SLOT(is_torsion_free, int, (const struct point *p))                                           \
    SLOT(elligator_map, void, (struct point *r, const uint8_t in[32]))                            \
    SLOT(elligator_reverse, int, (uint8_t out[32], const uint8_t u[32], int sign))                \
    SLOT(ristretto_decode, int, (struct point *r, const uint8_t in[32]))                          \
    SLOT(ristretto_encode, void, (uint8_t out[32], const struct point *p))                        \
    SLOT(ristretto_map, void, (struct point *r, const uint8_t in[32]))
/* clang-format on */

/* What a target offers; a NULL slot, and a 0, is left to the next target down.
 *   sum_from   from how many signatures on their weighted sum (sum_var) costs less than a check of
 *              each: measured, 2 or more */
struct backend {
    int sum_from;
#define SLOT(name, result, params) result(*name) params;
    EDMONT_SLOTS(SLOT)
#undef SLOT
};

/* What a target runs: its own slots, the others filled from below. Written once, by whoever comes
 * first, and by a lost race a second time with the same values: hence the relaxed atomics. */
struct core {
    _Atomic int sum_from;
#define SLOT(name, result, params) result(*_Atomic name) params;
    EDMONT_SLOTS(SLOT)
#undef SLOT
};

/* The table in use, complete. Composed at the first call. */
const struct core *edmont_i_core(void);

/* core(slot)(arguments): one operation on the target in use. */
#define core(slot) atomic_load_explicit(&edmont_i_core()->slot, memory_order_relaxed)

/* For tests and the self-test: target i of those usable here, complete, best first; NULL past the
 * last; and its own slots, without those from below. */
const struct core *edmont_i_core_of(size_t i);
const struct backend *edmont_i_backend_of(size_t i);

#endif
