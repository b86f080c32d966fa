/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sha512.h: SHA-512 (FIPS 180-4). Knows nothing of providers. Messages of up to 2^125 - 1 bytes, at
 * any alignment; a pointer may be NULL where its length is 0. Messages are secret.
 */
#ifndef EDMONT_HASH_SHA512_H
#define EDMONT_HASH_SHA512_H

#include <stddef.h>
#include <stdint.h>

#define SHA512_BLOCK  128
#define SHA512_DIGEST 64

/* The first 64 bits after the point of the square roots of the first 8 primes; FIPS 180-4, 5.3.5.
 * BLAKE2b starts with them too. */
#define SHA512_INITIAL_HASH                                                                        \
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,                \
        0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179

struct sha512 {
    uint64_t h[8];
    uint64_t count[2]; /* bytes taken so far, low word first */
    uint8_t block[SHA512_BLOCK];
};

void edmont_i_sha512_init(struct sha512 *s);
void edmont_i_sha512_update(struct sha512 *s, const void *in, size_t len);

/* Writes the digest and wipes the state, which must be initialised before it is used again. */
void edmont_i_sha512_final(struct sha512 *s, uint8_t out[SHA512_DIGEST]);

#endif
