/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * blake2b.h: BLAKE2b-512 (RFC 7693), with a key or without. Knows nothing of providers. Messages of
 * up to 2^128 - 1 bytes, of which the key takes a block, at any alignment; a pointer may be NULL
 * where its length is 0. Messages and keys are secret, their lengths are not.
 */
#ifndef EDMONT_HASH_BLAKE2B_H
#define EDMONT_HASH_BLAKE2B_H

#include <stddef.h>
#include <stdint.h>

#define BLAKE2B_BLOCK  128
#define BLAKE2B_DIGEST 64
#define BLAKE2B_KEY    64 /* the longest key */

struct blake2b {
    uint64_t h[8];
    uint64_t count[2]; /* bytes compressed so far, low word first */
    size_t have;       /* bytes that wait in block, which may be full: the last block is special */
    uint8_t block[BLAKE2B_BLOCK];
};

/* key_len <= BLAKE2B_KEY; 0 is the hash without a key. */
void edmont_i_blake2b_init(struct blake2b *s, const void *key, size_t key_len);
void edmont_i_blake2b_update(struct blake2b *s, const void *in, size_t len);

/* Writes the digest and wipes the state, which must be initialised before it is used again. */
void edmont_i_blake2b_final(struct blake2b *s, uint8_t out[BLAKE2B_DIGEST]);

#endif
