/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/fixed_base.h: multiples of points that have tables, eight lanes at once.
 */
#ifndef EDMONT_CORE_IFMA_FIXED_BASE_H
#define EDMONT_CORE_IFMA_FIXED_BASE_H

#include "../backend.h"

/* Slots of backend.h. */
void edmont_i_ifma_mul_table(struct point *r, const uint8_t k[32], const struct fixed_table *t);
void edmont_i_ifma_mul_base(struct point *r, const uint8_t k[32]);
void edmont_i_ifma_x25519_base(uint8_t out[32], const uint8_t k[32]);

#endif
