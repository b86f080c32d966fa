/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * isaac.h: ISAAC, Bob Jenkins's generator of 1996 (burtleburtle.net/bob/rand/isaacafa.html), with
 * 256 words of 32 bits. For tests alone: what is made of a known seed is no secret, and the
 * addresses that it reads depend on its state. Knows nothing of providers.
 */
#ifndef EDMONT_RANDOM_ISAAC_H
#define EDMONT_RANDOM_ISAAC_H

#include <stddef.h>
#include <stdint.h>

#define ISAAC_WORDS 256

struct isaac {
    uint32_t results[ISAAC_WORDS]; /* one batch, of which the first `given` bytes are given out */
    uint32_t memory[ISAAC_WORDS];
    uint32_t a, b, c; /* accumulator, last result, number of batches */
    size_t given;
};

/* Jenkins's randinit with flag TRUE. The batch that it makes is dropped, as by the program that
 * printed the published test vector: that is what the seed of zeros gives first. */
void edmont_i_isaac_init(struct isaac *s, const uint32_t seed[ISAAC_WORDS]);

/* The next len bytes: the results in their order, each word's low byte first. */
void edmont_i_isaac_fill(struct isaac *s, void *out, size_t len);

#endif
