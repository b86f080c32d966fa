/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * key.h: what sign.c and verify.c share of prepared keys.
 */
#ifndef EDMONT_SIGN_KEY_H
#define EDMONT_SIGN_KEY_H

#include "../../include/edmont/sign.h"

/* edmont_ready of a key that may be used; a wiped key has 0 there, other memory hardly ever this.
 */
#define SIGN_KEY_READY   UINT64_C(0xed25519a51673e01)
#define VERIFY_KEY_READY UINT64_C(0xed25519a7e21f702)

/* Fills a signing key from a seed. Returns EDMONT_OK; or HASH or PROVIDER, and a zeroed key. Does
 * not wipe the stack. */
int edmont_i_sign_key_derive(edmont_sign_key *key, const uint8_t seed[32], const edmont_hash *hash);

/* Signs a message, or what it was hashed to, with a key that is ready; dom: dom2(F, C), empty for
 * EDMONT_PURE; flags: those of edmont_sign_options, checked. Returns EDMONT_OK; or HASH, RANDOM,
 * PROVIDER or SIGNATURE, and zeros. Does not wipe the stack. */
int edmont_i_sign_dom(uint8_t sig[64], edmont_span message, const edmont_sign_key *key,
                      edmont_span dom, unsigned flags);

/* The same for EDMONT_PURE without flags. Returns EDMONT_OK, or HASH and zeros. */
int edmont_i_sign(uint8_t sig[64], const void *msg, size_t len, const edmont_sign_key *key);

/* Verifies a message, or what it was hashed to, with a key that is ready. Returns EDMONT_OK,
 * SIGNATURE, or HASH. */
int edmont_i_verify_dom(const uint8_t sig[64], edmont_span message, const edmont_verify_key *key,
                        edmont_span dom);

/* The same, given the digest that is k, and rule and -A of the key. Returns EDMONT_OK, or
 * SIGNATURE.
 */
int edmont_i_verify_digest(const uint8_t sig[64], const uint8_t k_digest[64], int rule,
                           const uint64_t minus_a[16]);

#endif
