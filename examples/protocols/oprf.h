/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * oprf.h: oblivious pseudorandom functions, ristretto255-SHA512 of RFC 9497: a client learns what
 * the server's key makes of its input, and the server learns nothing of either.
 *
 *     client                              server
 *     oprf_blind          - blinded ->    oprf_evaluate, oprf_prove
 *     oprf_check,
 *     oprf_finalize       <- evaluated, proof -
 *
 * All functions return EDMONT_OK; ENCODING for bytes that are no element or scalar; WEAK for a zero
 * or identity; SIGNATURE for a proof that is not good; PROVIDER if the hash in use is not SHA-512;
 * HASH; ARGUMENT for an input or info of more than 256 bytes.
 */
#ifndef EXAMPLES_OPRF_H
#define EXAMPLES_OPRF_H

#include <stddef.h>
#include <stdint.h>

enum oprf_mode {
    OPRF_PLAIN      = 0, /* without a proof */
    OPRF_VERIFIABLE = 1, /* the server proves that it used the key it is known by */
    OPRF_PARTIAL    = 2  /* the same, and a public info is part of the input */
};

/* The server's key pair from a secret seed and a public info. */
int oprf_key(uint8_t sec[32], uint8_t pub[32], enum oprf_mode mode, const uint8_t seed[32],
             const void *info, size_t len);

/* The keys to use for one info under OPRF_PARTIAL, instead of the server's own. */
int oprf_tweak_secret(uint8_t out[32], const uint8_t sec[32], const void *info, size_t len);
int oprf_tweak_public(uint8_t out[32], const uint8_t pub[32], const void *info, size_t len);

/* blind is secret: a scalar as edmont_scalar_random makes it, kept for oprf_finalize. */
int oprf_blind(uint8_t blinded[32], enum oprf_mode mode, const uint8_t blind[32], const void *input,
               size_t len);

int oprf_evaluate(uint8_t evaluated[32], enum oprf_mode mode, const uint8_t sec[32],
                  const uint8_t blinded[32]);

/* One proof for n pairs of elements. r is secret: a fresh scalar for each proof. */
int oprf_prove(uint8_t proof[64], enum oprf_mode mode, const uint8_t sec[32], const uint8_t r[32],
               const uint8_t (*blinded)[32], const uint8_t (*evaluated)[32], size_t n);
int oprf_check(const uint8_t proof[64], enum oprf_mode mode, const uint8_t pub[32],
               const uint8_t (*blinded)[32], const uint8_t (*evaluated)[32], size_t n);

/* The function's value; info is empty but under OPRF_PARTIAL. */
int oprf_finalize(uint8_t out[64], enum oprf_mode mode, const uint8_t blind[32],
                  const uint8_t evaluated[32], const void *input, size_t len, const void *info,
                  size_t info_len);

#endif
