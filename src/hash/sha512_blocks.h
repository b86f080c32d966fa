/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sha512_blocks.h: what sha512.c and the compression that is made for one kind of CPU share.
 */
#ifndef EDMONT_HASH_SHA512_BLOCKS_H
#define EDMONT_HASH_SHA512_BLOCKS_H

#include "sha512.h"

/* The first 64 bits after the point of the cube roots of the first 80 primes; FIPS 180-4, 4.2.3. */
extern const uint64_t edmont_i_sha512_constants[80];

/* A compression for some CPUs: takes whole blocks into the hash value, 6.4.2, and wipes what it has
 * put on the stack. */
struct sha512_compression {
    uint32_t needs; /* features of cpu.h */
    void (*compress)(uint64_t h[8], const uint8_t *in, size_t blocks);
};

/* Best first; the last one is NULL, and CPU_ANY. */
extern const struct sha512_compression edmont_i_sha512_x86[];

#endif
