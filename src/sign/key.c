/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * key.c: signing keys (RFC 8032, section 5.1.5).
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

/* Fills the key from a scalar, which is below 2^255 as `k` and mod L as `a`, and a prefix. */
static void fill(edmont_sign_key *key, const uint8_t k[32], const struct scalar *a,
                 const uint8_t prefix[32], const edmont_hash *hash)
{
    struct point A;

    core(mul_base)(&A, k);
    edmont_i_scalar_encode(key->edmont_scalar, a);
    memcpy(key->edmont_prefix, prefix, 32);
    core(encode)(key->edmont_pub, &A);
    key->edmont_hash_used = hash;
    key->edmont_ready     = SIGN_KEY_READY;
    edmont_wipe(&A, sizeof A);
}

NOINLINE int edmont_i_sign_key_derive(edmont_sign_key *key, const uint8_t seed[32],
                                      const edmont_hash *hash)
{
    struct {
        uint8_t digest[64];
        struct scalar scalar;
    } s;
    edmont_span part = {seed, 32};
    const edmont_hash *chosen;
    int err;

    err = edmont_i_hash_choose(&chosen, hash);
    if (err == EDMONT_OK)
        err = edmont_i_hash_parts(chosen, s.digest, &part, 1);
    edmont_wipe(key, sizeof *key);
    if (err != EDMONT_OK)
        return err;

    scalar_clamp(s.digest);
    edmont_i_scalar_reduce32(&s.scalar, s.digest);
    fill(key, s.digest, &s.scalar, s.digest + 32, chosen);
    edmont_wipe(&s, sizeof s);
    return EDMONT_OK;
}

static NOINLINE int expand(edmont_sign_key *key, const uint8_t expanded[64],
                           const edmont_hash *hash)
{
    struct {
        uint8_t expanded[64], reduced[32];
        struct scalar scalar;
    } s;
    int err;

    memcpy(s.expanded, expanded, 64);
    edmont_wipe(key, sizeof *key);
    edmont_i_scalar_reduce32(&s.scalar, s.expanded);
    edmont_i_scalar_encode(s.reduced, &s.scalar);
    err = edmont_i_hash_choose(&hash, hash);
    if (err == EDMONT_OK && weak_scalar(&s.scalar))
        err = EDMONT_ERR_WEAK;
    if (err == EDMONT_OK)
        fill(key, s.reduced, &s.scalar, s.expanded + 32, hash);
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_sign_key_init(edmont_sign_key *key, const uint8_t seed[32], const edmont_hash *hash)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (key != NULL && seed != NULL)
        err = edmont_i_sign_key_derive(key, seed, hash);
    else
        edmont_sign_key_wipe(key);
    edmont_i_wipe_stack();
    return err;
}

int edmont_sign_key_expanded(edmont_sign_key *key, const uint8_t expanded[64],
                             const edmont_hash *hash)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (key != NULL && expanded != NULL)
        err = expand(key, expanded, hash);
    else
        edmont_sign_key_wipe(key);
    edmont_i_wipe_stack();
    return err;
}

int edmont_sign_key_import(edmont_sign_key *key, const uint8_t seed_and_pub[64],
                           const edmont_hash *hash)
{
    int err = edmont_sign_key_init(key, seed_and_pub, hash), own;

    if (err != EDMONT_OK)
        return err;
    own = ct_equal(key->edmont_pub, seed_and_pub + 32, 32);
    ct_declassify(&own, sizeof own);
    if (own)
        return EDMONT_OK;
    edmont_sign_key_wipe(key);
    return EDMONT_ERR_ENCODING;
}

void edmont_sign_key_public(uint8_t pub[32], const edmont_sign_key *key)
{
    memcpy(pub, key->edmont_pub, 32);
}

void edmont_sign_key_wipe(edmont_sign_key *key)
{
    if (key != NULL)
        edmont_wipe(key, sizeof *key);
}

int edmont_sign_name(char out[64], const edmont_sign_key *key)
{
    static const char sha512[] = "Ed25519", other[] = "EdDSA-25519/";

    if (out != NULL)
        memset(out, 0, 64);
    if (out == NULL || key == NULL)
        return EDMONT_ERR_ARGUMENT;
    if (key->edmont_ready != SIGN_KEY_READY)
        return EDMONT_ERR_STATE;
    if (key->edmont_hash_used->flags & EDMONT_HASH_SHA512) {
        memcpy(out, sha512, sizeof sha512);
    } else {
        memcpy(out, other, sizeof other);
        memcpy(out + sizeof other - 1, key->edmont_hash_used->name,
               strlen(key->edmont_hash_used->name));
    }
    return EDMONT_OK;
}

int edmont_sign_public(uint8_t pub[32], const uint8_t seed[32])
{
    edmont_sign_key key;
    int err = edmont_sign_key_init(&key, seed, NULL);

    if (pub == NULL)
        err = EDMONT_ERR_ARGUMENT;
    else
        edmont_sign_key_public(pub, &key);
    edmont_sign_key_wipe(&key);
    return err;
}

int edmont_sign_keypair(uint8_t pub[32], uint8_t seed[32])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (pub != NULL && seed != NULL)
        err = edmont_i_random_secret(seed, 32);
    if (err == EDMONT_OK)
        err = edmont_sign_public(pub, seed);
    if (err != EDMONT_OK) {
        if (pub != NULL)
            edmont_wipe(pub, 32);
        if (seed != NULL)
            edmont_wipe(seed, 32);
        edmont_i_wipe_stack();
    }
    return err;
}
