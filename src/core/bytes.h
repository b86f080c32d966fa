/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * bytes.h: words from and to bytes, at any alignment and on any byte order, and their rotation.
 */
#ifndef EDMONT_CORE_BYTES_H
#define EDMONT_CORE_BYTES_H

#include "compiler.h"

#include <stdint.h>
#include <string.h>

static inline uint64_t load_le64(const uint8_t b[8])
{
    return (uint64_t)b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 |
           (uint64_t)b[4] << 32 | (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 |
           (uint64_t)b[7] << 56;
}

static inline uint64_t load_be64(const uint8_t b[8])
{
    return (uint64_t)b[0] << 56 | (uint64_t)b[1] << 48 | (uint64_t)b[2] << 40 |
           (uint64_t)b[3] << 32 | (uint64_t)b[4] << 24 | (uint64_t)b[5] << 16 |
           (uint64_t)b[6] << 8 | (uint64_t)b[7];
}

static inline uint32_t load_be32(const uint8_t b[4])
{
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | (uint32_t)b[3];
}

static ALWAYS_INLINE uint32_t rotr32(uint32_t x, int n)
{
    return x >> n | x << (32 - n);
}

static ALWAYS_INLINE uint64_t rotr64(uint64_t x, int n)
{
    return x >> n | x << (64 - n);
}

static inline void store_le64(uint8_t b[8], uint64_t x)
{
    UNROLL
    for (int i = 0; i < 8; i++)
        b[i] = (uint8_t)(x >> (8 * i));
}

static inline void store_be64(uint8_t b[8], uint64_t x)
{
    UNROLL
    for (int i = 0; i < 8; i++)
        b[7 - i] = (uint8_t)(x >> (8 * i));
}

static inline void store_be32(uint8_t b[4], uint32_t x)
{
    UNROLL
    for (int i = 0; i < 4; i++)
        b[3 - i] = (uint8_t)(x >> (8 * i));
}

/* 32 bytes as four 64-bit words, least significant first. */
static inline void load_words(uint64_t w[4], const uint8_t b[32])
{
    for (int i = 0; i < 4; i++)
        w[i] = load_le64(b + 8 * i);
}

static inline void store_words(uint8_t b[32], const uint64_t w[4])
{
    for (int i = 0; i < 4; i++)
        store_le64(b + 8 * i, w[i]);
}

/* The 32 bytes the other way round; the two do not overlap. */
static inline void reverse_bytes(uint8_t to[32], const uint8_t from[32])
{
    for (int i = 0; i < 32; i++)
        to[i] = from[31 - i];
}

/* memcpy that takes NULL where n is 0. */
static inline void copy_bytes(void *to, const void *from, size_t n)
{
    if (n != 0)
        memcpy(to, from, n);
}

#endif
