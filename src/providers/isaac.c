/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * isaac.c: the random provider "isaac-test": the same bytes in every process, which begin with
 * c8 e4 50 f6 6d e9 48 e4, since the seed is 1,024 zero bytes. Built in by --with-random=isaac-test
 * alone.
 *
 * The generator is one for the process; threads wait for each other. A child of fork goes on with
 * its parent's bytes, and waits for ever if another thread of the parent was drawing meanwhile.
 */
#include "tables.h"

#include "../random/isaac.h"

#include <stdatomic.h>

static struct {
    atomic_flag busy;
    int seeded;
    struct isaac isaac;
} generator = {.busy = ATOMIC_FLAG_INIT};

static int isaac_fill(void *env, void *out, size_t len)
{
    static const uint32_t seed[ISAAC_WORDS];

    (void)env;
    while (atomic_flag_test_and_set_explicit(&generator.busy, memory_order_acquire))
        ;
    if (!generator.seeded)
        edmont_i_isaac_init(&generator.isaac, seed);
    generator.seeded = 1;
    edmont_i_isaac_fill(&generator.isaac, out, len);
    atomic_flag_clear_explicit(&generator.busy, memory_order_release);
    return 0;
}

const edmont_random edmont_i_provider_isaac = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_random),
    .name        = "isaac-test",
    .flags       = EDMONT_RANDOM_INSECURE,
    .fill        = isaac_fill,
};
