/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * zeros.h: scalars that are 0 mod L, though their bytes are not.
 */
#ifndef EDMONT_TEST_SPAKE2_ZEROS_H
#define EDMONT_TEST_SPAKE2_ZEROS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* L and 2 L, little endian. */
static const uint8_t order[32]       = {0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58,       0xd6,
                                        0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, [31] = 0x10},
                     twice_order[32] = {0xda, 0xa7, 0xeb, 0xb9, 0x34, 0xc6, 0x24, 0xb0,       0xac,
                                        0x39, 0xef, 0x45, 0xbd, 0xf3, 0xbd, 0x29, [31] = 0x20};

/* out = the scalar at the end of n bytes, big endian. */
static inline void big_endian(uint8_t *out, size_t n, const uint8_t scalar[32])
{
    memset(out, 0, n);
    for (size_t i = 0; i < 32; i++)
        out[n - 1 - i] = scalar[i];
}

#endif
