/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sha256.h: SHA-256 (FIPS 180-4). Knows nothing of providers. Messages of up to 2^61 - 1 bytes, at
 * any alignment; a pointer may be NULL where its length is 0. Messages are secret, their lengths
 * are not.
 */
#ifndef EDMONT_HASH_SHA256_H
#define EDMONT_HASH_SHA256_H

#include "../../include/edmont/provider.h" /* edmont_span */

#include <stddef.h>
#include <stdint.h>

#define SHA256_BLOCK  64
#define SHA256_DIGEST 32

struct sha256 {
    uint32_t h[8];
    uint64_t count; /* bytes taken so far */
    uint8_t block[SHA256_BLOCK];
};

void edmont_i_sha256_init(struct sha256 *s);
void edmont_i_sha256_update(struct sha256 *s, const void *in, size_t len);

/* Writes the digest and wipes the state, which must be initialised before it is used again. */
void edmont_i_sha256_final(struct sha256 *s, uint8_t out[SHA256_DIGEST]);

/* The digest of the pieces, one after the other; out may overlap them. */
void edmont_i_sha256(uint8_t out[SHA256_DIGEST], const edmont_span *part, size_t parts);

#endif
