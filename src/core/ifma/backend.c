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

#include <string.h>

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

/* By the two points of the table: its multiples are for targets without lanes. */
static void mul_add_table_var(struct point *r, const uint8_t a[32], const struct public_table *t,
                              const uint8_t b[32])
{
    uint8_t half[2][32] = {{0}};

    memcpy(half[0], a, 16);
    memcpy(half[1], a + 16, 16);
    edmont_i_ifma_sum_half_var(r, half[0], &t->point[0], half[1], &t->point[1], b);
}

const struct backend edmont_i_backend_ifma = {
    .sum_from          = SUM_NEVER,
    .x25519            = x25519,
    .x25519_base       = edmont_i_ifma_x25519_base,
    .decode            = edmont_i_ifma_decode,
    .decode_two        = edmont_i_ifma_decode_two,
    .mul               = edmont_i_ifma_mul,
    .mul_base          = edmont_i_ifma_mul_base,
    .mul_table         = edmont_i_ifma_mul_table,
    .sum_half_var      = edmont_i_ifma_sum_half_var,
    .mul_add_table_var = mul_add_table_var,
};

#else

const struct backend edmont_i_backend_ifma = {0};

#endif
