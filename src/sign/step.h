/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * step.h: the steps of signing (RFC 8032, section 5.1.6) between one hash and the next. sign.c has
 * the message at hand and stream.c has not; both take these steps.
 */
#ifndef EDMONT_SIGN_STEP_H
#define EDMONT_SIGN_STEP_H

#include "dom.h"

/* Flags of edmont_sign_options. Returns EDMONT_OK; or ARGUMENT for unknown ones, for both hedges,
 * and for EDMONT_HEDGED_NANO with another variant than EDMONT_PURE. opt may be NULL. */
int edmont_i_sign_check_flags(const edmont_sign_options *opt);

/* Draws Z if the flags hedge, else it is zeros. Returns EDMONT_OK, RANDOM, or PROVIDER. */
int edmont_i_sign_draw(uint8_t z[32], unsigned flags);

/* Begins the list of what r is the hash of; the message comes after it. What the list points to
 * must stay. */
void edmont_i_sign_nonce_input(struct pieces *p, const edmont_sign_key *key, edmont_span dom,
                               const uint8_t z[32], unsigned flags);

/* Begins the list of what k is the hash of; the message comes after it. */
void edmont_i_sign_challenge_input(struct pieces *p, edmont_span dom, const uint8_t R[32],
                                   const uint8_t pub[32]);

/* R = [r]B, where r is the digest mod L. The digest is secret. */
void edmont_i_sign_commit(uint8_t R[32], const uint8_t r_digest[64]);

/* S = (r + k a) mod L, where r and k are the digests mod L. */
void edmont_i_sign_respond(uint8_t S[32], const uint8_t r_digest[64], const uint8_t k_digest[64],
                           const edmont_sign_key *key);

/* 1 if S B = R + k A, where k is the digest mod L, else 0. In constant time: S of a signature that
 * is wrong tells about the key. */
int edmont_i_sign_is_right(const uint8_t R[32], const uint8_t S[32], const uint8_t k_digest[64],
                           const edmont_sign_key *key);

#endif
