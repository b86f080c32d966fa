/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * dh.h: X25519 key agreement (RFC 7748). Public keys are u-coordinates, 32 bytes little endian.
 */
#ifndef EDMONT_DH_H
#define EDMONT_DH_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Makes a key pair from the random provider.
 *   pub   out: the public key, to be sent to the peer
 *   sec   out, secret: 32 bytes as they were drawn; they are clamped in use, never in storage
 * Returns EDMONT_OK; RANDOM if the random provider fails or repeats itself; PROVIDER if there is
 * none; ARGUMENT on a NULL. The two outputs must not overlap. RFC 7748, section 6.1. */
EDMONT_API EDMONT_MUST_CHECK int edmont_dh_keypair(uint8_t pub[32], uint8_t sec[32]);

/* Computes the public key of a secret key. sec is secret. RFC 7748, section 6.1. */
EDMONT_API void edmont_dh_public(uint8_t pub[32], const uint8_t sec[32]);

/* Computes the secret that two key pairs share.
 *   out   out, secret: the u-coordinate; feed it to a hash together with both public keys
 *   sec   secret: our secret key
 *   peer  the other side's public key, any 32 bytes
 * Returns EDMONT_OK; WEAK and 32 zero bytes if the result is all zero, which happens exactly for
 * the peer's points of small order; ARGUMENT on a NULL. RFC 7748, sections 5 and 6.1. */
EDMONT_API EDMONT_MUST_CHECK int edmont_dh_shared(uint8_t out[32], const uint8_t sec[32],
                                                  const uint8_t peer[32]);

/* The function X25519 of RFC 7748, section 5: k is clamped, bit 255 of u is ignored, u is taken
 * mod 2^255 - 19, an all-zero result is allowed. k and u are secret. */
EDMONT_API void edmont_x25519(uint8_t out[32], const uint8_t k[32], const uint8_t u[32]);

/* X25519 of k and the base point u = 9, faster than edmont_x25519. k is secret. */
EDMONT_API void edmont_x25519_base(uint8_t out[32], const uint8_t k[32]);

/* The same two functions without clamping: bits 0 to 254 of k are used as they are, bit 255 is
 * ignored. For protocols that define their own scalars (Monero's Carrot, OPRFs). k = 0 gives 0.
 * A scalar that is no multiple of 8 shows the peer's torsion: check what you are given. */
EDMONT_API void edmont_x25519_unclamped(uint8_t out[32], const uint8_t k[32], const uint8_t u[32]);
EDMONT_API void edmont_x25519_base_unclamped(uint8_t out[32], const uint8_t k[32]);

/* X25519 many times: edmont_x25519 for n pairs of a scalar and a point, edmont_x25519_base for n
 * scalars, edmont_x25519 of one scalar for n points. Arrays hold n times 32 bytes, one after the
 * other; n may be 0. out may be exactly an input array, and overlaps an input in no other way; k of
 * the last does not overlap out. Scalars are secret. */
EDMONT_API void edmont_x25519_many(uint8_t *out, const uint8_t *k, const uint8_t *u, size_t n);
EDMONT_API void edmont_x25519_base_many(uint8_t *out, const uint8_t *k, size_t n);
EDMONT_API void edmont_x25519_scan(uint8_t *out, const uint8_t k[32], const uint8_t *u, size_t n);

#ifdef __cplusplus
}
#endif
#endif
