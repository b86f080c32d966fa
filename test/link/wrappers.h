/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * wrappers.h: two libraries of somebody else's, both built on edmont.
 */
#ifndef EDMONT_TEST_WRAPPERS_H
#define EDMONT_TEST_WRAPPERS_H

#include <stddef.h>
#include <stdint.h>

/* first.c. Each returns 0 for success. */
int first_use_sha512(void);
int first_public_key(uint8_t pub[32], const uint8_t seed[32]);
int first_sign(uint8_t sig[64], const void *msg, size_t len, const uint8_t seed[32]);

/* second.c */
int second_verify(const uint8_t sig[64], const void *msg, size_t len, const uint8_t pub[32]);
int second_agree(uint8_t out[32], uint8_t pub[32], const uint8_t sec[32], const uint8_t peer[32]);

#endif
