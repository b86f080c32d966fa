/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/backend.c: what AVX-512 IFMA does better than the targets below.
 */
#include "../backend.h"
#include "../compiler.h"
#include "../cpu.h"
#include "decode.h"
#include "fixed_base.h"
#include "half_var.h"
#include "ladder.h"
#include "window.h"

/* Without optimisation each intrinsic is a function with a frame: 180 KiB of them, more than
 * wipe.h reaches, and slower than the targets below. */
#if IS_OPTIMIZED

static void x25519(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    if (edmont_i_cpu() & CPU_FULL_ZMM)
        edmont_i_ifma_x25519_zmm(out, k, u);
    else
        edmont_i_ifma_x25519_ymm(out, k, u);
}

/* Sums are those of the target below, of which no chunk of a batch (64) is long enough to cost less
 * than single calls here. */
enum { SUM_NEVER = 65 };

const struct backend edmont_i_backend_ifma = {
    .sum_from     = SUM_NEVER,
    .x25519       = x25519,
    .x25519_base  = edmont_i_ifma_x25519_base,
    .decode       = edmont_i_ifma_decode,
    .decode_two   = edmont_i_ifma_decode_two,
    .mul          = edmont_i_ifma_mul,
    .mul_base     = edmont_i_ifma_mul_base,
    .mul_table    = edmont_i_ifma_mul_table,
    .sum_half_var = edmont_i_ifma_sum_half_var,
};

#else

const struct backend edmont_i_backend_ifma = {0};

#endif
