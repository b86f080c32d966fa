/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * xeddsa.c: signatures by X25519 keys, step by step as in Signal's "The XEdDSA and VXEdDSA
 * Signature Schemes", revision 1, section 4, with curve25519 and SHA-512.
 */
#include "../core/backend.h"
#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/scalar.h"
#include "../core/wipe.h"
#include "../providers/provider.h"
#include "weak.h"

/* calculate_key_pair(k): A = kB with the sign 0, and its scalar, k or -k. The sign that kB has is
 * no more public than k: u does not say it. */
static void key_pair(uint8_t A[32], struct scalar *a, const uint8_t k[32])
{
    struct scalar minus;
    struct point E;
    uint64_t sign;

    core(mul_base)(&E, k);
    core(encode)(A, &E);
    sign = A[31] >> 7;
    A[31] &= 127;
    edmont_i_scalar_reduce32(a, k);
    edmont_i_scalar_neg(&minus, a);
    ct_move_words(a->w, minus.w, 4, ct_mask(sign));
    edmont_wipe(&minus, sizeof minus);
    edmont_wipe(&E, sizeof E);
}

static NOINLINE int sign(uint8_t sig[64], const void *msg, size_t len, const uint8_t sec[32])
{
    /* What makes hash_1: 2^256 - 2, which begins no encoding of a point. */
    static const uint8_t one[32] = {0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
                                    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
                                    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
                                    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
    struct {
        uint8_t k[32], scalar[32], Z[64], digest[64], nonce[32], R[32], A[32];
        struct scalar a, r, h;
        struct point rB;
    } s;
    const edmont_span r_parts[] = {{one, 32}, {s.scalar, 32}, {msg, len}, {s.Z, 64}};
    const edmont_span h_parts[] = {{s.R, 32}, {s.A, 32}, {msg, len}};
    const edmont_hash *hash;
    int err = edmont_i_hash_choose_sha512(&hash);

    if (err == EDMONT_OK)
        err = edmont_i_random_hedge(s.Z, sizeof s.Z);
    if (err != EDMONT_OK)
        goto done;

    /* A, a = calculate_key_pair(k). */
    memcpy(s.k, sec, 32);
    scalar_clamp(s.k);
    key_pair(s.A, &s.a, s.k);
    edmont_i_scalar_encode(s.scalar, &s.a);

    /* r = hash_1(a || M || Z) mod L. */
    err = edmont_i_hash_parts(hash, s.digest, r_parts, 4);
    if (err != EDMONT_OK)
        goto done;
    edmont_i_scalar_reduce64(&s.r, s.digest);

    /* R = rB. */
    edmont_i_scalar_encode(s.nonce, &s.r);
    core(mul_base)(&s.rB, s.nonce);
    core(encode)(s.R, &s.rB);

    /* h = hash(R || A || M) mod L. */
    err = edmont_i_hash_parts(hash, s.digest, h_parts, 3);
    if (err != EDMONT_OK)
        goto done;
    edmont_i_scalar_reduce64(&s.h, s.digest);

    /* S = r + h a mod L; the signature is R || S. */
    edmont_i_scalar_muladd(&s.r, &s.h, &s.a, &s.r);
    memcpy(sig, s.R, 32);
    edmont_i_scalar_encode(sig + 32, &s.r);

done:
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_xeddsa_sign(uint8_t sig[64], const void *msg, size_t len, const uint8_t sec[32])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (sig == NULL)
        return err;
    if (sec != NULL && (msg != NULL || len == 0))
        err = sign(sig, msg, len, sec);
    if (err != EDMONT_OK)
        edmont_wipe(sig, 64);
    edmont_i_wipe_stack();
    return err;
}

/* convert_mont(u): the point with the sign 0 and its encoding. 0 if u >= p, if u is of the twist or
 * -1, or if the point is of small order. */
static int decode_key(struct point *A, uint8_t encoded[32], const uint8_t u[32])
{
    if (!point_u_is_canonical(u) || !core(decode_u)(A, u, 0))
        return 0;
    core(encode)(encoded, A);
    return !edmont_i_point_is_small_order(A);
}

static int verify(const uint8_t sig[64], const void *msg, size_t len, const uint8_t u[32])
{
    const uint8_t *R = sig, *S = sig + 32;
    const struct rule *rule = edmont_i_rule(EDMONT_RULE_COFACTORLESS);
    uint8_t encoded[32], digest[64];
    const edmont_span parts[] = {{R, 32}, {encoded, 32}, {msg, len}};
    const edmont_hash *hash;
    struct scalar h, s;
    struct point A, minus_r;
    int err = edmont_i_hash_choose_sha512(&hash);

    if (err != EDMONT_OK)
        return err;
    if (!edmont_i_scalar_is_canonical(S) || !decode_key(&A, encoded, u))
        return EDMONT_ERR_SIGNATURE;

    /* h = hash(R || A || M) mod L. */
    err = edmont_i_hash_parts(hash, digest, parts, 3);
    if (err != EDMONT_OK)
        return err;
    edmont_i_scalar_reduce64(&h, digest);

    /* SB - hA encodes to the bytes of R. */
    edmont_i_point_negate(&A, &A);
    edmont_i_scalar_reduce32(&s, S);
    return edmont_i_rule_decode_r(&minus_r, rule, R) &&
                   edmont_i_rule_holds_var(rule, &minus_r, &s, &h, &A)
               ? EDMONT_OK
               : EDMONT_ERR_SIGNATURE;
}

int edmont_xeddsa_verify(const uint8_t sig[64], const void *msg, size_t len, const uint8_t u[32])
{
    if (sig == NULL || u == NULL || (msg == NULL && len != 0))
        return EDMONT_ERR_ARGUMENT;
    return verify(sig, msg, len, u);
}
