/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * vrf.h: a verifiable random function, ECVRF-EDWARDS25519-SHA512-TAI and -ELL2 of RFC 9381. Its
 * keys are Ed25519's: a seed, and the public key that edmont_sign_public makes of it.
 */
#ifndef EXAMPLES_VRF_H
#define EXAMPLES_VRF_H

#include <stddef.h>
#include <stdint.h>

/* The suite's octet: how alpha becomes a point. */
enum vrf_suite { VRF_TAI = 3, VRF_ELL2 = 4 };

/* Proves what the function makes of alpha. seed is secret. Under VRF_TAI time depends on alpha,
 * under VRF_ELL2 alpha has at most 256 bytes. Returns EDMONT_OK; ARGUMENT for more; PROVIDER if the
 * hash in use is not SHA-512; HASH. On error pi is zeros. */
int vrf_prove(uint8_t pi[80], enum vrf_suite suite, const uint8_t seed[32], const void *alpha,
              size_t len);

/* Checks a proof. beta: the function's value, 64 bytes; zeros on error. Returns EDMONT_OK;
 * SIGNATURE for a proof or key that is not good; ARGUMENT, PROVIDER and HASH as above. */
int vrf_verify(uint8_t beta[64], enum vrf_suite suite, const uint8_t pi[80], const uint8_t pub[32],
               const void *alpha, size_t len);

#endif
