/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * vrf.c: RFC 9381, section 5, written with edmont's group and hash provider alone.
 */
#include "vrf.h"

#include "hash.h"

#include <string.h>

#define DST "ECVRF_edwards25519_XMD:SHA-512_ELL2_NU_\4"

/* Section 5.4.1.1: hash with a counter until the digest is the encoding of a point. */
static int try_and_increment(edmont_point *H, const uint8_t pub[32], const void *alpha, size_t len)
{
    uint8_t front[] = {VRF_TAI, 1}, counter[] = {0, 0}, digest[64];
    const edmont_span parts[] = {{front, 2}, {pub, 32}, {alpha, len}, {counter, 2}};

    do {
        int err = example_hash(digest, parts, 4);

        if (err != EDMONT_OK)
            return err;
        if (edmont_point_decode(H, digest) == EDMONT_OK) {
            edmont_point_clear_cofactor(H, H);
            if (!edmont_point_is_identity(H))
                return EDMONT_OK;
        }
    } while (++counter[0] != 0);
    return EDMONT_ERR_HASH;
}

/* Section 5.4.1.2: hashing to the curve as in RFC 9380. */
static int encode_to_curve(edmont_point *H, enum vrf_suite suite, const uint8_t pub[32],
                           const void *alpha, size_t len)
{
    uint8_t salted[32 + 256];

    if (suite == VRF_TAI)
        return try_and_increment(H, pub, alpha, len);
    if (len > sizeof salted - 32)
        return EDMONT_ERR_ARGUMENT;
    memcpy(salted, pub, 32);
    if (len != 0)
        memcpy(salted + 32, alpha, len);
    return edmont_encode_to_point(H, salted, 32 + len, DST, sizeof DST - 1);
}

/* Section 5.4.3: the challenge, 16 bytes, of five points in their encodings. */
static int challenge(edmont_scalar *c, enum vrf_suite suite, uint8_t point[5][32])
{
    uint8_t front[] = {(uint8_t)suite, 2}, zero = 0, digest[64];
    const edmont_span parts[] = {{front, 2}, {point, 5 * 32}, {&zero, 1}};
    int err = example_hash(digest, parts, 3);

    memset(digest + 16, 0, 16);
    return err == EDMONT_OK ? edmont_scalar_decode(c, digest) : err;
}

/* Section 5.1. */
int vrf_prove(uint8_t pi[80], enum vrf_suite suite, const uint8_t seed[32], const void *alpha,
              size_t len)
{
    struct {
        uint8_t digest[64], nonce[64];
        edmont_scalar x, k, s;
    } secret;
    const edmont_span seed_part = {seed, 32};
    uint8_t point[5][32]; /* Y, H, Gamma, kB, kH */
    const edmont_span nonce_parts[] = {{secret.digest + 32, 32}, {point[1], 32}};
    edmont_point H, P;
    edmont_scalar c;
    int err = example_hash(secret.digest, &seed_part, 1);

    memset(pi, 0, 80);
    if (err != EDMONT_OK)
        goto done;
    secret.digest[0] &= 248;
    secret.digest[31] &= 127;
    secret.digest[31] |= 64;
    edmont_scalar_reduce32(&secret.x, secret.digest);
    edmont_point_mul_base(&P, &secret.x);
    edmont_point_encode(point[0], &P);
    err = encode_to_curve(&H, suite, point[0], alpha, len);
    if (err != EDMONT_OK)
        goto done;
    edmont_point_encode(point[1], &H);
    edmont_point_mul(&P, &secret.x, &H);
    edmont_point_encode(point[2], &P);

    err = example_hash(secret.nonce, nonce_parts, 2); /* section 5.4.2.2 */
    if (err != EDMONT_OK)
        goto done;
    edmont_scalar_reduce64(&secret.k, secret.nonce);
    edmont_point_mul_base(&P, &secret.k);
    edmont_point_encode(point[3], &P);
    edmont_point_mul(&P, &secret.k, &H);
    edmont_point_encode(point[4], &P);
    err = challenge(&c, suite, point);
    if (err != EDMONT_OK)
        goto done;
    edmont_scalar_muladd(&secret.s, &c, &secret.x, &secret.k);
    edmont_scalar_encode(secret.nonce, &c);
    memcpy(pi, point[2], 32);
    memcpy(pi + 32, secret.nonce, 16);
    edmont_scalar_encode(pi + 48, &secret.s);
done:
    edmont_wipe(&secret, sizeof secret);
    return err;
}

/* U = sB - cY and V = sH - cGamma, from points decoded; then section 5.2 for beta. */
static int check(uint8_t beta[64], enum vrf_suite suite, uint8_t point[5][32],
                 const edmont_scalar term[2], const edmont_point pair[2], const edmont_point *Y)
{
    uint8_t front[] = {(uint8_t)suite, 3}, zero = 0, encoded[32];
    const edmont_span parts[] = {{front, 2}, {encoded, 32}, {&zero, 1}};
    edmont_point P;
    edmont_scalar c;
    int err;

    edmont_point_neg(&P, Y);
    edmont_point_mul_add_base_var(&P, &term[1], &P, &term[0]);
    edmont_point_encode(point[3], &P);
    edmont_point_sum_var(&P, term, pair, 2);
    edmont_point_encode(point[4], &P);
    err = challenge(&c, suite, point);
    if (err != EDMONT_OK)
        return err;
    if (!edmont_scalar_equal(&c, &term[1]))
        return EDMONT_ERR_SIGNATURE;
    edmont_point_neg(&P, &pair[1]);
    edmont_point_clear_cofactor(&P, &P);
    edmont_point_encode(encoded, &P);
    return example_hash(beta, parts, 3);
}

/* Section 5.3, with the key validated (section 5.4.5). */
int vrf_verify(uint8_t beta[64], enum vrf_suite suite, const uint8_t pi[80], const uint8_t pub[32],
               const void *alpha, size_t len)
{
    uint8_t point[5][32], c[32] = {0};
    edmont_point Y, pair[2]; /* H and -Gamma */
    edmont_scalar term[2];   /* s and c */
    int err;

    memset(beta, 0, 64);
    memcpy(c, pi + 32, 16);
    if (edmont_point_decode(&Y, pub) != EDMONT_OK || edmont_point_is_small_order(&Y) ||
        edmont_point_decode(&pair[1], pi) != EDMONT_OK ||
        edmont_scalar_decode(&term[1], c) != EDMONT_OK ||
        edmont_scalar_decode(&term[0], pi + 48) != EDMONT_OK)
        return EDMONT_ERR_SIGNATURE;
    edmont_point_neg(&pair[1], &pair[1]);
    err = encode_to_curve(&pair[0], suite, pub, alpha, len);
    if (err != EDMONT_OK)
        return err;
    memcpy(point[0], pub, 32);
    edmont_point_encode(point[1], &pair[0]);
    memcpy(point[2], pi, 32);
    return check(beta, suite, point, term, pair, &Y);
}
