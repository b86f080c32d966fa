/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/window.h: multiples of any point.
 */
#ifndef EDMONT_CORE_IFMA_WINDOW_H
#define EDMONT_CORE_IFMA_WINDOW_H

#include "../backend.h"

/* The slot mul of backend.h. */
void edmont_i_ifma_mul(struct point *r, const uint8_t k[32], const struct point *p);

#endif
