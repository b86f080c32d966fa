/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * cosi.c: collective signing, by which several keys make one Ed25519 signature under their sum:
 * the building blocks, not a protocol (Syta and others, "Keeping Authorities Honest or Bust", with
 * one level of witnesses).
 */
#include "key.h"

#include "../core/backend.h"
#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/scalar.h"
#include "../core/wipe.h"
#include "../providers/provider.h"
#include "weak.h"

int edmont_cosi_combine_publics(uint8_t pub[32], const uint8_t *pubs, size_t n)
{
    struct point sum, A;
    int err = pubs != NULL && n > 0 ? EDMONT_OK : EDMONT_ERR_ARGUMENT;

    if (pub == NULL)
        return EDMONT_ERR_ARGUMENT;
    edmont_i_point_identity(&sum);
    for (size_t i = 0; i < n && err == EDMONT_OK; i++) {
        err = weak_decode(&A, pubs + 32 * i);
        core(add)(&sum, &sum, &A);
    }
    if (err == EDMONT_OK && edmont_i_point_is_small_order(&sum))
        err = EDMONT_ERR_WEAK;
    if (err == EDMONT_OK)
        core(encode)(pub, &sum);
    else
        memset(pub, 0, 32);
    return err;
}

static NOINLINE int commit(uint8_t R[32], uint8_t nonce[32])
{
    struct {
        uint8_t drawn[64];
        struct scalar r;
        struct point rB;
    } s;
    int err = edmont_i_random_secret(s.drawn, sizeof s.drawn);

    if (err == EDMONT_OK) {
        edmont_i_scalar_reduce64(&s.r, s.drawn);
        if (weak_scalar(&s.r))
            err = EDMONT_ERR_RANDOM;
    }
    if (err == EDMONT_OK) {
        edmont_i_scalar_encode(nonce, &s.r);
        core(mul_base)(&s.rB, nonce);
        core(encode)(R, &s.rB);
    }
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_cosi_commit(uint8_t R[32], uint8_t nonce[32])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (R != NULL && nonce != NULL)
        err = commit(R, nonce);
    if (err != EDMONT_OK) {
        if (R != NULL)
            edmont_wipe(R, 32);
        if (nonce != NULL)
            edmont_wipe(nonce, 32);
    }
    edmont_i_wipe_stack();
    return err;
}

/* What a signer is asked to sign: R and pub are those of all signers together. */
struct session {
    const void *msg;
    size_t len;
    const uint8_t *R, *pub;
};

static NOINLINE int sign_part(uint8_t part[32], uint8_t nonce[32], const edmont_sign_key *key,
                              const struct session *session)
{
    struct {
        uint8_t digest[64];
        struct scalar r, k, a;
    } s;
    const edmont_span parts[] = {
        {session->R, 32}, {session->pub, 32}, {session->msg, session->len}};
    int err = EDMONT_ERR_ARGUMENT, canonical = edmont_i_scalar_is_canonical(nonce);

    ct_declassify(&canonical, sizeof canonical);
    edmont_i_scalar_reduce32(&s.r, nonce);
    if (!canonical || weak_scalar(&s.r))
        goto done;

    /* k = H(R || A || M), with R and A of all signers. */
    err = edmont_i_hash_parts(key->edmont_hash_used, s.digest, parts, 3);
    if (err != EDMONT_OK)
        goto done;
    edmont_i_scalar_reduce64(&s.k, s.digest);

    /* s = r + k a, with r and a of this one. */
    edmont_i_scalar_reduce32(&s.a, key->edmont_scalar);
    edmont_i_scalar_muladd(&s.r, &s.k, &s.a, &s.r);
    edmont_wipe(nonce, 32);
    edmont_i_scalar_encode(part, &s.r);

done:
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_cosi_sign(uint8_t part[32], uint8_t nonce[32], const void *msg, size_t len,
                     const edmont_sign_key *key, const uint8_t R[32], const uint8_t pub[32])
{
    const struct session session = {msg, len, R, pub};
    int err                      = EDMONT_ERR_ARGUMENT;

    if (part != NULL && nonce != NULL && (msg != NULL || len == 0) && key != NULL && R != NULL &&
        pub != NULL)
        err = key->edmont_ready == SIGN_KEY_READY ? sign_part(part, nonce, key, &session)
                                                  : EDMONT_ERR_STATE;
    if (err != EDMONT_OK) {
        if (nonce != NULL)
            edmont_wipe(nonce, 32);
        if (part != NULL)
            edmont_wipe(part, 32);
    }
    edmont_i_wipe_stack();
    return err;
}

int edmont_cosi_combine_signatures(uint8_t sig[64], const uint8_t R[32], const uint8_t *parts,
                                   size_t n)
{
    struct scalar sum = {{0}}, part;
    int err           = R != NULL && parts != NULL && n > 0 ? EDMONT_OK : EDMONT_ERR_ARGUMENT;

    if (sig == NULL)
        return EDMONT_ERR_ARGUMENT;
    for (size_t i = 0; i < n && err == EDMONT_OK; i++) {
        if (!edmont_i_scalar_is_canonical(parts + 32 * i))
            err = EDMONT_ERR_ENCODING;
        edmont_i_scalar_reduce32(&part, parts + 32 * i);
        edmont_i_scalar_add(&sum, &sum, &part);
    }
    if (err == EDMONT_OK) {
        memmove(sig, R, 32);
        edmont_i_scalar_encode(sig + 32, &sum);
    } else {
        memset(sig, 0, 64);
    }
    return err;
}
