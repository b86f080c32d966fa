/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * masks.h: the points that hide a share, each of order L and of unknown logarithm, made from its
 * seed by src/core/tables/make_tables.py, each protocol's into masks_PROTOCOL.c.
 */
#ifndef EDMONT_SPAKE2_MASKS_H
#define EDMONT_SPAKE2_MASKS_H

#include "../core/backend.h"

struct mask {
    uint8_t encoding[32];
    struct fixed_table table;
};

/* RFC 9382, section 4. */
extern const struct mask edmont_i_mask_rfc9382_m, edmont_i_mask_rfc9382_n;

/* python-spake2, of the seeds "M", "N" and "symmetric". */
extern const struct mask edmont_i_mask_python_m, edmont_i_mask_python_n, edmont_i_mask_python_s;

/* The parts of order L of BoringSSL's points, which are of order 2L and 8L: its multiples of 8 have
 * the same products with both (doc/maths.md). */
extern const struct mask edmont_i_mask_boringssl_m, edmont_i_mask_boringssl_n;

/* python-pure25519, of the seeds "U" and "V". */
extern const struct mask edmont_i_mask_pure25519_u, edmont_i_mask_pure25519_v;

#endif
