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

/* out = X2/Z2 where the mask is 0, X3/Z3 where it is all ones, of five rows of `lanes` limbs: X2 +
 * Z2 and X3 + Z3 in lanes 0 and 2, X2 - Z2 and X3 - Z3 in lanes `minus` and `minus` + 2. */
void edmont_i_ifma_ladder_end(uint8_t out[32], const uint64_t *limb, int lanes, int minus,
                              uint64_t mask);

#endif
