/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * scalar.h: integers mod L = 2^252 + 27742317777372353535851937790883648493, the order of the base
 * point. Everything is constant time and any result may be the same object as any argument.
 */
#ifndef EDMONT_CORE_SCALAR_H
#define EDMONT_CORE_SCALAR_H

#include <stddef.h>
#include <stdint.h>

/* An integer in [0, L), least significant word first. */
struct scalar {
    uint64_t w[4];
};

/* The clamp of X25519 and Ed25519 (RFC 7748, section 5; RFC 8032, section 5.1.5): a multiple of 8
 * with bit 254 as its highest. */
static inline void scalar_clamp(uint8_t k[32])
{
    k[0] &= 248;
    k[31] &= 127;
    k[31] |= 64;
}

/* 1 if the 32 bytes are an integer below L, else 0. */
int edmont_i_scalar_is_canonical(const uint8_t in[32]);

/* r = in mod L, for 32 or 64 bytes, little endian. */
void edmont_i_scalar_reduce32(struct scalar *r, const uint8_t in[32]);
void edmont_i_scalar_reduce64(struct scalar *r, const uint8_t in[64]);

/* r = in mod L, for n bytes, *big* endian. */
void edmont_i_scalar_reduce_be(struct scalar *r, const uint8_t *in, size_t n);

/* The 32 bytes of a scalar. */
void edmont_i_scalar_encode(uint8_t out[32], const struct scalar *a);

void edmont_i_scalar_add(struct scalar *r, const struct scalar *a, const struct scalar *b);
void edmont_i_scalar_sub(struct scalar *r, const struct scalar *a, const struct scalar *b);
void edmont_i_scalar_neg(struct scalar *r, const struct scalar *a);
void edmont_i_scalar_mul(struct scalar *r, const struct scalar *a, const struct scalar *b);

/* r = a b + c. */
void edmont_i_scalar_muladd(struct scalar *r, const struct scalar *a, const struct scalar *b,
                            const struct scalar *c);

/* r = 1/a; 0 for a = 0. */
void edmont_i_scalar_invert(struct scalar *r, const struct scalar *a);

#endif
