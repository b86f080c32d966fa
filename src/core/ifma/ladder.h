/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/ladder.h: the Montgomery ladder, one scalar at a time, in two forms for two kinds of CPU.
 */
#ifndef EDMONT_CORE_IFMA_LADDER_H
#define EDMONT_CORE_IFMA_LADDER_H

#include <stdint.h>

/* The slot x25519 (backend.h) in ymm registers: for CPUs with more than one kind of port for ymm
 * and fewer for zmm (Intel), or with 256-bit units (Zen 4). */
void edmont_i_ifma_x25519_ymm(uint8_t out[32], const uint8_t k[32], const uint8_t u[32]);

/* The slot in zmm registers: for CPUs that do as many zmm as ymm instructions (Zen 5). */
void edmont_i_ifma_x25519_zmm(uint8_t out[32], const uint8_t k[32], const uint8_t u[32]);

#endif
