/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * group.h: the group under the protocols: integers mod L, points of edwards25519, ristretto255, and
 * hashing to them. For those who write protocols; keys and signatures need none of it.
 *
 * L = 2^252 + 27742317777372353535851937790883648493 is the order of the base point B. The curve
 * has 8 L points; ristretto255 is a group of order L without the factor 8, to be preferred for new
 * protocols.
 *
 * Any argument may be the same object as any other. Time does not depend on values, but in the
 * functions called _var, which are for public values. What takes a scalar, or bytes to hash, wipes
 * the stack behind itself; functions called _var and those of points alone do not. Nothing but
 * decoding, hashing and randomness can fail, and the functions that return void take no NULL. After
 * an error a scalar is 0, a point or element the identity, and bytes are zeros.
 */
#ifndef EDMONT_GROUP_H
#define EDMONT_GROUP_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An integer mod L, a point, an element of ristretto255, in the caller's memory. Members are
 * private; the objects may be copied. Make one with a function below before use; zeros, as
 * edmont_wipe leaves them, are the scalar 0 and the identity. */
typedef struct edmont_scalar {
    uint8_t edmont_bytes[32];
} edmont_scalar;
typedef struct edmont_point {
    uint64_t edmont_words[16];
} edmont_point;
typedef struct edmont_ristretto {
    uint64_t edmont_words[16];
} edmont_ristretto;

/* Scalars. All are secret. */

/* Decodes 32 bytes, little endian. Returns EDMONT_OK; ENCODING for L or more; ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_scalar_decode(edmont_scalar *k, const uint8_t in[32]);

/* The 32 bytes of a scalar, less than L. */
EDMONT_API void edmont_scalar_encode(uint8_t out[32], const edmont_scalar *k);

/* r = in mod L, for 32 or 64 bytes, little endian. 64 uniform bytes give a uniform scalar. */
EDMONT_API void edmont_scalar_reduce32(edmont_scalar *r, const uint8_t in[32]);
EDMONT_API void edmont_scalar_reduce64(edmont_scalar *r, const uint8_t in[64]);

/* r = a + b, a - b, -a, a b, a b + c, all mod L. */
EDMONT_API void edmont_scalar_add(edmont_scalar *r, const edmont_scalar *a, const edmont_scalar *b);
EDMONT_API void edmont_scalar_sub(edmont_scalar *r, const edmont_scalar *a, const edmont_scalar *b);
EDMONT_API void edmont_scalar_neg(edmont_scalar *r, const edmont_scalar *a);
EDMONT_API void edmont_scalar_mul(edmont_scalar *r, const edmont_scalar *a, const edmont_scalar *b);
EDMONT_API void edmont_scalar_muladd(edmont_scalar *r, const edmont_scalar *a,
                                     const edmont_scalar *b, const edmont_scalar *c);

/* r = 1/a mod L; 0 for a = 0. */
EDMONT_API void edmont_scalar_invert(edmont_scalar *r, const edmont_scalar *a);

/* 1 if a = b, if a = 0; else 0. */
EDMONT_API int edmont_scalar_equal(const edmont_scalar *a, const edmont_scalar *b);
EDMONT_API int edmont_scalar_is_zero(const edmont_scalar *a);

/* Draws a uniform scalar other than 0 from the random provider. Returns EDMONT_OK; RANDOM; PROVIDER
 * if there is none; ARGUMENT on a NULL. */
EDMONT_API EDMONT_MUST_CHECK int edmont_scalar_random(edmont_scalar *r);

/* Points of edwards25519 (RFC 8032, section 5.1). */

/* Decodes the canonical encoding of any point of the curve, those of small order included. Returns
 * EDMONT_OK; ENCODING for y >= p, a sign on x = 0, and bytes that are no point; ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_point_decode(edmont_point *p, const uint8_t in[32]);

/* The same, but takes y mod p, and x = 0 with a sign, as many verifiers of signatures do. */
EDMONT_API EDMONT_MUST_CHECK int edmont_point_decode_lenient(edmont_point *p, const uint8_t in[32]);

/* The encoding of RFC 8032, section 5.1.2. */
EDMONT_API void edmont_point_encode(uint8_t out[32], const edmont_point *p);

/* The Montgomery u-coordinate, as X25519 has it (RFC 7748, section 4.1); 0 for the identity. */
EDMONT_API void edmont_point_to_u(uint8_t u[32], const edmont_point *p);

/* The identity; the base point B. */
EDMONT_API void edmont_point_identity(edmont_point *p);
EDMONT_API void edmont_point_base(edmont_point *p);

/* r = p + q, p - q, -p, 2p, 8p. */
EDMONT_API void edmont_point_add(edmont_point *r, const edmont_point *p, const edmont_point *q);
EDMONT_API void edmont_point_sub(edmont_point *r, const edmont_point *p, const edmont_point *q);
EDMONT_API void edmont_point_neg(edmont_point *r, const edmont_point *p);
EDMONT_API void edmont_point_dbl(edmont_point *r, const edmont_point *p);
EDMONT_API void edmont_point_clear_cofactor(edmont_point *r, const edmont_point *p);

/* 1 or 0: p = q; p is the identity; 8p is the identity; p is a multiple of B. A point may be
 * neither of small order nor a multiple of B. */
EDMONT_API int edmont_point_equal(const edmont_point *p, const edmont_point *q);
EDMONT_API int edmont_point_is_identity(const edmont_point *p);
EDMONT_API int edmont_point_is_small_order(const edmont_point *p);
EDMONT_API int edmont_point_is_torsion_free(const edmont_point *p);

/* r = k p, k as an integer in [0, L): what p has of small order counts. r = k B. k is secret. */
EDMONT_API void edmont_point_mul(edmont_point *r, const edmont_scalar *k, const edmont_point *p);
EDMONT_API void edmont_point_mul_base(edmont_point *r, const edmont_scalar *k);

/* r = a p + b B; r = the sum of k[i] p[i], i < n, the identity for n = 0. For public values only.
 * The sum takes some 100 KiB of stack, whatever n is. */
EDMONT_API void edmont_point_mul_add_base_var(edmont_point *r, const edmont_scalar *a,
                                              const edmont_point *p, const edmont_scalar *b);
EDMONT_API void edmont_point_sum_var(edmont_point *r, const edmont_scalar *k, const edmont_point *p,
                                     size_t n);

/* ristretto255 (RFC 9496). */

/* Decodes an element: every element has one encoding. Returns EDMONT_OK; ENCODING; ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_ristretto_decode(edmont_ristretto *r, const uint8_t in[32]);

/* The encoding of RFC 9496, section 4.3.2. */
EDMONT_API void edmont_ristretto_encode(uint8_t out[32], const edmont_ristretto *p);

/* The element that 64 uniform bytes stand for (RFC 9496, section 4.3.4). in is secret. */
EDMONT_API void edmont_ristretto_from_uniform(edmont_ristretto *r, const uint8_t in[64]);

/* Draws a uniform element, whose logarithm nobody knows. Returns as edmont_scalar_random does. */
EDMONT_API EDMONT_MUST_CHECK int edmont_ristretto_random(edmont_ristretto *r);

/* The identity; the generator, RFC 9496's and the class of B. */
EDMONT_API void edmont_ristretto_identity(edmont_ristretto *r);
EDMONT_API void edmont_ristretto_base(edmont_ristretto *r);

/* As for points. k is secret. */
EDMONT_API int edmont_ristretto_equal(const edmont_ristretto *p, const edmont_ristretto *q);
EDMONT_API int edmont_ristretto_is_identity(const edmont_ristretto *p);
EDMONT_API void edmont_ristretto_add(edmont_ristretto *r, const edmont_ristretto *p,
                                     const edmont_ristretto *q);
EDMONT_API void edmont_ristretto_sub(edmont_ristretto *r, const edmont_ristretto *p,
                                     const edmont_ristretto *q);
EDMONT_API void edmont_ristretto_neg(edmont_ristretto *r, const edmont_ristretto *p);
EDMONT_API void edmont_ristretto_mul(edmont_ristretto *r, const edmont_scalar *k,
                                     const edmont_ristretto *p);
EDMONT_API void edmont_ristretto_mul_base(edmont_ristretto *r, const edmont_scalar *k);
EDMONT_API void edmont_ristretto_sum_var(edmont_ristretto *r, const edmont_scalar *k,
                                         const edmont_ristretto *p, size_t n);

/* Hashing to the groups (RFC 9380), with the process's hash, which has to be SHA-512.
 *   msg   len bytes, secret
 *   dst   the domain separation tag of the protocol, dst_len bytes; of more than 255 the hash is
 *         taken (section 5.3.3)
 * All return EDMONT_OK; ARGUMENT on a NULL and for an empty tag; PROVIDER if the hash in use is not
 * SHA-512; HASH. */

/* out = out_len uniform bytes, 1 to 16320 of them, else ARGUMENT (section 5.3.1). */
EDMONT_API EDMONT_MUST_CHECK int edmont_expand_message_xmd(void *out, size_t out_len,
                                                           const void *msg, size_t len,
                                                           const void *dst, size_t dst_len);

/* edwards25519_XMD:SHA-512_ELL2_RO_ and _NU_: a multiple of B. The second is not uniform: only for
 * protocols that ask for it. */
EDMONT_API EDMONT_MUST_CHECK int edmont_hash_to_point(edmont_point *r, const void *msg, size_t len,
                                                      const void *dst, size_t dst_len);
EDMONT_API EDMONT_MUST_CHECK int edmont_encode_to_point(edmont_point *r, const void *msg,
                                                        size_t len, const void *dst,
                                                        size_t dst_len);

/* curve25519_XMD:SHA-512_ELL2_RO_ and _NU_: the coordinates u and v, which must not overlap. */
EDMONT_API EDMONT_MUST_CHECK int edmont_hash_to_curve25519(uint8_t u[32], uint8_t v[32],
                                                           const void *msg, size_t len,
                                                           const void *dst, size_t dst_len);
EDMONT_API EDMONT_MUST_CHECK int edmont_encode_to_curve25519(uint8_t u[32], uint8_t v[32],
                                                             const void *msg, size_t len,
                                                             const void *dst, size_t dst_len);

/* ristretto255_XMD:SHA-512_R255MAP_RO_. */
EDMONT_API EDMONT_MUST_CHECK int edmont_hash_to_ristretto(edmont_ristretto *r, const void *msg,
                                                          size_t len, const void *dst,
                                                          size_t dst_len);

/* Elligator 2: the point of the Montgomery curve that in stands for, mod p, bit 255 ignored (RFC
 * 9380, section 6.7.1). u and v must not overlap. in is secret. */
EDMONT_API void edmont_elligator2_map(uint8_t u[32], uint8_t v[32], const uint8_t in[32]);

/* Its inverse: the out below 2^254 whose image has this u, mod p and bit 255 ignored, and a v of
 * the parity of sign. Half of all points have one. Returns EDMONT_OK; ENCODING if there is none;
 * ARGUMENT on a NULL. u is secret, whether there is one is not. */
EDMONT_API EDMONT_MUST_CHECK int edmont_elligator2_reverse(uint8_t out[32], const uint8_t u[32],
                                                           int sign);

#ifdef __cplusplus
}
#endif
#endif
