/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * hmac.h: HMAC (RFC 2104) with SHA-256. Keys and messages are secret, their lengths are not; a
 * pointer may be NULL where its length is 0. To compare a tag is the caller's: ct_equal.
 */
#ifndef EDMONT_HASH_HMAC_H
#define EDMONT_HASH_HMAC_H

#include "sha256.h"

#define HMAC_TAG SHA256_DIGEST

/* Two hashes, each of which has taken a block made of the key. A copy of a state that has only been
 * initialised saves the work of that. */
struct hmac {
    struct sha256 inner, outer;
};

void edmont_i_hmac_init(struct hmac *s, const uint8_t *key, size_t len);
void edmont_i_hmac_update(struct hmac *s, const void *in, size_t len);

/* Writes the tag and wipes the state, which must be initialised before it is used again. */
void edmont_i_hmac_final(struct hmac *s, uint8_t out[HMAC_TAG]);

/* The tag of the pieces, one after the other; out may overlap them and the key. */
void edmont_i_hmac(uint8_t out[HMAC_TAG], const uint8_t *key, size_t key_len,
                   const edmont_span *part, size_t parts);

#endif
