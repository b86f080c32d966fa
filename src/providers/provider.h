/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * provider.h: how dh, sign and spake2 call the hash and random providers.
 */
#ifndef EDMONT_PROVIDERS_PROVIDER_H
#define EDMONT_PROVIDERS_PROVIDER_H

#include "../../include/edmont/provider.h"

/* The hash that an operation is to use: `hash` itself if its members are well formed, the process's
 * default for NULL. Returns EDMONT_OK, or PROVIDER (and *chosen = NULL). No callback is called. */
int edmont_i_hash_choose(const edmont_hash **chosen, const edmont_hash *hash);

/* The process's default hash, which must be SHA-512. Returns EDMONT_OK, or PROVIDER. */
int edmont_i_hash_choose_sha512(const edmont_hash **chosen);

/* out = hash of the pieces, one after the other: one call of digest where the provider has it, else
 * init, update, final, release. The pieces are secret; out overlaps none of them. parts >= 1.
 * Returns EDMONT_OK, or HASH and zeros. */
int edmont_i_hash_parts(const edmont_hash *hash, uint8_t out[64], const edmont_span *part,
                        size_t parts);

/* Room for one state of any hash. */
struct hash_memory {
    _Alignas(EDMONT_HASH_ALIGN_MAX) uint8_t bytes[EDMONT_HASH_STATE_MAX];
};

/* How much of the room a hash uses: its state, or a handle if it has state_size 0. */
size_t edmont_i_hash_memory_used(const edmont_hash *hash);

/* The same result as edmont_i_hash_parts, always by init, update, final, release, with the state in
 * `memory`, of which what is used is wiped on every path. */
int edmont_i_hash_stream(const edmont_hash *hash, struct hash_memory *memory, uint8_t out[64],
                         const edmont_span *part, size_t parts);

/* Draws n secret bytes, 32 <= n <= 64: two calls of the default random provider for n bytes each,
 * of which the first is used; a source that is stuck shows. Returns EDMONT_OK; RANDOM if a call
 * fails, if either block is all zero or if both are equal, or if the provider is an insecure one
 * that configure did not allow; PROVIDER if there is none. On error the output is zeroed. */
int edmont_i_random_secret(uint8_t *out, size_t n);

/* Draws n bytes that need not be secret, but that no insecure provider may make: one call, of which
 * the result alone is checked. Returns EDMONT_OK; RANDOM if the call fails, or if the provider is
 * an insecure one that configure did not allow; PROVIDER. On error the output is zeroed. */
int edmont_i_random_hedge(uint8_t *out, size_t n);

#endif
