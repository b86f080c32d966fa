/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * oprf.c: the function of RFC 9497, section 3, with edmont's ristretto255 and its hash provider.
 */
#include "oprf_transcript.h"

/* Section 3.2.1. The counter stays 0: another is needed once in 2^252 seeds. */
int oprf_key(uint8_t sec[32], uint8_t pub[32], enum oprf_mode mode, const uint8_t seed[32],
             const void *info, size_t len)
{
    struct transcript t = {{0}, 0};
    edmont_ristretto P;
    edmont_scalar k;
    int err;

    if (len > 256)
        return EDMONT_ERR_ARGUMENT;
    put(&t, seed, 32);
    put_counted(&t, info, len);
    put(&t, "", 1);
    err = hash_to_scalar(&k, &t, CONTEXT("DeriveKeyPair", mode), CONTEXT_BYTES("DeriveKeyPair"));
    if (err == EDMONT_OK && edmont_scalar_is_zero(&k))
        err = EDMONT_ERR_WEAK;
    edmont_ristretto_mul_base(&P, &k);
    edmont_ristretto_encode(pub, &P);
    edmont_scalar_encode(sec, &k);
    edmont_wipe(&t, sizeof t);
    edmont_wipe(&k, sizeof k);
    return err;
}

/* The scalar that an info stands for (section 3.3.3). */
static int hash_info(edmont_scalar *m, const void *info, size_t len)
{
    struct transcript t = {{0}, 0};

    if (len > 256)
        return EDMONT_ERR_ARGUMENT;
    put(&t, "Info", 4);
    put_counted(&t, info, len);
    return hash_to_scalar(m, &t, CONTEXT("HashToScalar-", OPRF_PARTIAL),
                          CONTEXT_BYTES("HashToScalar-"));
}

int oprf_tweak_secret(uint8_t out[32], const uint8_t sec[32], const void *info, size_t len)
{
    edmont_scalar m, k;
    int err = hash_info(&m, info, len);

    if (err == EDMONT_OK)
        err = edmont_scalar_decode(&k, sec);
    if (err != EDMONT_OK)
        return err;
    edmont_scalar_add(&k, &k, &m);
    edmont_scalar_encode(out, &k);
    err = edmont_scalar_is_zero(&k) ? EDMONT_ERR_WEAK : EDMONT_OK;
    edmont_wipe(&k, sizeof k);
    return err;
}

int oprf_tweak_public(uint8_t out[32], const uint8_t pub[32], const void *info, size_t len)
{
    edmont_ristretto P, T;
    edmont_scalar m;
    int err = hash_info(&m, info, len);

    if (err == EDMONT_OK)
        err = edmont_ristretto_decode(&P, pub);
    if (err != EDMONT_OK)
        return err;
    edmont_ristretto_mul_base(&T, &m);
    edmont_ristretto_add(&T, &T, &P);
    edmont_ristretto_encode(out, &T);
    return EDMONT_OK;
}

/* out = k P, or P/k; both come as bytes. */
static int multiply(uint8_t out[32], const uint8_t k[32], int invert, const uint8_t in[32])
{
    edmont_ristretto P, identity;
    edmont_scalar scalar;
    int err = edmont_scalar_decode(&scalar, k);

    if (err == EDMONT_OK)
        err = edmont_ristretto_decode(&P, in);
    if (err != EDMONT_OK)
        return err;
    if (invert)
        edmont_scalar_invert(&scalar, &scalar);
    edmont_ristretto_mul(&P, &scalar, &P);
    edmont_ristretto_encode(out, &P);
    edmont_wipe(&scalar, sizeof scalar);
    edmont_ristretto_identity(&identity);
    return edmont_ristretto_equal(&P, &identity) ? EDMONT_ERR_WEAK : EDMONT_OK;
}

int oprf_blind(uint8_t blinded[32], enum oprf_mode mode, const uint8_t blind[32], const void *input,
               size_t len)
{
    edmont_ristretto P;
    int err = len > 256 ? EDMONT_ERR_ARGUMENT : EDMONT_OK;

    if (err == EDMONT_OK)
        err = edmont_hash_to_ristretto(&P, input, len, CONTEXT("HashToGroup-", mode),
                                       CONTEXT_BYTES("HashToGroup-"));
    if (err != EDMONT_OK)
        return err;
    edmont_ristretto_encode(blinded, &P);
    return multiply(blinded, blind, 0, blinded);
}

int oprf_evaluate(uint8_t evaluated[32], enum oprf_mode mode, const uint8_t sec[32],
                  const uint8_t blinded[32])
{
    return multiply(evaluated, sec, mode == OPRF_PARTIAL, blinded);
}

int oprf_finalize(uint8_t out[64], enum oprf_mode mode, const uint8_t blind[32],
                  const uint8_t evaluated[32], const void *input, size_t len, const void *info,
                  size_t info_len)
{
    struct transcript t = {{0}, 0};
    uint8_t unblinded[32];
    int err = EDMONT_ERR_ARGUMENT;

    if (len <= 256 && info_len <= 256)
        err = multiply(unblinded, blind, 1, evaluated);
    if (err != EDMONT_OK)
        return err;
    put_counted(&t, input, len);
    if (mode == OPRF_PARTIAL)
        put_counted(&t, info, info_len);
    put_counted(&t, unblinded, 32);
    put(&t, "Finalize", 8);
    err = example_hash(out, &(edmont_span){t.bytes, t.n}, 1);
    edmont_wipe(&t, sizeof t);
    return err;
}
