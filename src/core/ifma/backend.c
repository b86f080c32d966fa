/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/backend.c: what AVX-512 IFMA does better than the targets below.
 */
#include "../backend.h"
#include "fixed_base.h"
#include "ladder.h"

const struct backend edmont_i_backend_ifma = {
    .x25519      = edmont_i_ifma_x25519_ymm,
    .x25519_base = edmont_i_ifma_x25519_base,
    .mul_base    = edmont_i_ifma_mul_base,
    .mul_table   = edmont_i_ifma_mul_table,
};
