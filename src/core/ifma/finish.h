/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/finish.h: what ends a computation in lanes.
 */
#ifndef EDMONT_CORE_IFMA_FINISH_H
#define EDMONT_CORE_IFMA_FINISH_H

#include <stdint.h>

/* w = x/z mod p, canonical, and 0 for z = 0; x and z in limbs below 2^63. */
void edmont_i_ifma_divide(uint64_t w[4], const uint64_t x[5], const uint64_t z[5]);

#endif
