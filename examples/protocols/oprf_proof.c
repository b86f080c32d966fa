/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * oprf_proof.c: the proof of RFC 9497, section 2.2, that a server used the key it is known by.
 */
#include "oprf_transcript.h"

static void put_element(struct transcript *t, const edmont_ristretto *p)
{
    uint8_t bytes[32];

    edmont_ristretto_encode(bytes, p);
    put_counted(t, bytes, 32);
}

/* Section 2.2.1: M = sum d_i C_i and Z = sum d_i D_i with weights that everybody can compute. */
static int composites(edmont_ristretto *M, edmont_ristretto *Z, enum oprf_mode mode,
                      const uint8_t pub[32], const uint8_t (*C)[32], const uint8_t (*D)[32],
                      size_t n)
{
    struct transcript t = {{0}, 0};
    uint8_t seed[64];
    int err;

    put_counted(&t, pub, 32);
    put_counted(&t, CONTEXT("Seed-", mode), CONTEXT_BYTES("Seed-"));
    err = example_hash(seed, &(edmont_span){t.bytes, t.n}, 1);
    edmont_ristretto_identity(M);
    edmont_ristretto_identity(Z);
    for (size_t i = 0; i < n && err == EDMONT_OK; i++) {
        const uint8_t index[2] = {(uint8_t)(i >> 8), (uint8_t)i};
        edmont_ristretto P, Q;
        edmont_scalar d;

        t.n = 0;
        put_counted(&t, seed, 64);
        put(&t, index, 2);
        put_counted(&t, C[i], 32);
        put_counted(&t, D[i], 32);
        put(&t, "Composite", 9);
        err = hash_to_scalar(&d, &t, CONTEXT("HashToScalar-", mode),
                             CONTEXT_BYTES("HashToScalar-"));
        if (err == EDMONT_OK)
            err = edmont_ristretto_decode(&P, C[i]);
        if (err == EDMONT_OK)
            err = edmont_ristretto_decode(&Q, D[i]);
        if (err != EDMONT_OK)
            break;
        edmont_ristretto_mul(&P, &d, &P);
        edmont_ristretto_add(M, M, &P);
        edmont_ristretto_mul(&Q, &d, &Q);
        edmont_ristretto_add(Z, Z, &Q);
    }
    return err;
}

static int challenge(edmont_scalar *c, enum oprf_mode mode, const uint8_t pub[32],
                     const edmont_ristretto *M, const edmont_ristretto *Z,
                     const edmont_ristretto *t2, const edmont_ristretto *t3)
{
    struct transcript t = {{0}, 0};

    put_counted(&t, pub, 32);
    put_element(&t, M);
    put_element(&t, Z);
    put_element(&t, t2);
    put_element(&t, t3);
    put(&t, "Challenge", 9);
    return hash_to_scalar(c, &t, CONTEXT("HashToScalar-", mode),
                          CONTEXT_BYTES("HashToScalar-"));
}

/* D = kC: the key makes evaluated of blinded, and under OPRF_PARTIAL the other way round. */
static int pairs(edmont_ristretto *M, edmont_ristretto *Z, enum oprf_mode mode,
                 const uint8_t pub[32], const uint8_t (*blinded)[32],
                 const uint8_t (*evaluated)[32], size_t n)
{
    return mode == OPRF_PARTIAL ? composites(M, Z, mode, pub, evaluated, blinded, n)
                                : composites(M, Z, mode, pub, blinded, evaluated, n);
}

/* Section 2.2.1, for the base point and pub = sec times it. */
int oprf_prove(uint8_t proof[64], enum oprf_mode mode, const uint8_t sec[32], const uint8_t r[32],
               const uint8_t (*blinded)[32], const uint8_t (*evaluated)[32], size_t n)
{
    struct {
        edmont_scalar k, r, s;
    } secret;
    edmont_ristretto M, Z, P, t2, t3;
    uint8_t pub[32];
    edmont_scalar c;
    int err = edmont_scalar_decode(&secret.k, sec);

    if (err == EDMONT_OK)
        err = edmont_scalar_decode(&secret.r, r);
    if (err == EDMONT_OK) {
        edmont_ristretto_mul_base(&P, &secret.k);
        edmont_ristretto_encode(pub, &P);
        err = pairs(&M, &Z, mode, pub, blinded, evaluated, n);
    }
    if (err == EDMONT_OK) {
        edmont_ristretto_mul_base(&t2, &secret.r);
        edmont_ristretto_mul(&t3, &secret.r, &M);
        err = challenge(&c, mode, pub, &M, &Z, &t2, &t3);
    }
    if (err == EDMONT_OK) {
        edmont_scalar_mul(&secret.s, &c, &secret.k);
        edmont_scalar_sub(&secret.s, &secret.r, &secret.s);
        edmont_scalar_encode(proof, &c);
        edmont_scalar_encode(proof + 32, &secret.s);
    }
    edmont_wipe(&secret, sizeof secret);
    return err;
}

/* Section 2.2.2. */
int oprf_check(const uint8_t proof[64], enum oprf_mode mode, const uint8_t pub[32],
               const uint8_t (*blinded)[32], const uint8_t (*evaluated)[32], size_t n)
{
    edmont_ristretto A, M, Z, t2, t3;
    edmont_scalar c, s, again;
    int err = edmont_ristretto_decode(&A, pub);

    if (err == EDMONT_OK)
        err = edmont_scalar_decode(&c, proof);
    if (err == EDMONT_OK)
        err = edmont_scalar_decode(&s, proof + 32);
    if (err == EDMONT_OK)
        err = pairs(&M, &Z, mode, pub, blinded, evaluated, n);
    if (err != EDMONT_OK)
        return err;
    /* t2 = sB + cA, t3 = sM + cZ */
    edmont_ristretto_mul_base(&t2, &s);
    edmont_ristretto_mul(&A, &c, &A);
    edmont_ristretto_add(&t2, &t2, &A);
    edmont_ristretto_mul(&t3, &s, &M);
    edmont_ristretto_mul(&A, &c, &Z);
    edmont_ristretto_add(&t3, &t3, &A);
    err = challenge(&again, mode, pub, &M, &Z, &t2, &t3);
    if (err != EDMONT_OK)
        return err;
    return edmont_scalar_equal(&c, &again) ? EDMONT_OK : EDMONT_ERR_SIGNATURE;
}
