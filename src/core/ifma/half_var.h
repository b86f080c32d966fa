/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/half_var.h: the sum that verification asks for.
 */
#ifndef EDMONT_CORE_IFMA_HALF_VAR_H
#define EDMONT_CORE_IFMA_HALF_VAR_H

#include "../backend.h"

/* The slot sum_half_var of backend.h. */
void edmont_i_ifma_sum_half_var(struct point *r, const uint8_t a[32], const struct point *p,
                                const uint8_t c[32], const struct point *q, const uint8_t b[32]);

#endif
