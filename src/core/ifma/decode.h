/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/decode.h: points from bytes.
 */
#ifndef EDMONT_CORE_IFMA_DECODE_H
#define EDMONT_CORE_IFMA_DECODE_H

#include "../backend.h"

/* Slots of backend.h. */
int edmont_i_ifma_decode(struct point *r, const uint8_t in[32]);
int edmont_i_ifma_decode_two(struct point *p, struct point *q, const uint8_t a[32],
                             const uint8_t b[32]);

#endif
