/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * blind.c: key blinding, whereby a key pair gives others: who has only the public key derives the
 * same public keys that the owner has the secrets of.
 *   Tor's, by a factor:                   rend-spec-v3, appendix A.2
 *   BIP32-Ed25519's, by a summand:        Khovratovich and Law, section V.B
 */
#include "../core/backend.h"
#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/scalar.h"
#include "../core/wipe.h"
#include "../providers/provider.h"
#include "weak.h"

/* t: the parameter, clamped to a multiple of 8 in [2^254, 2^255), which is none of L. */
static void tor_factor(uint8_t t[32], const uint8_t param[32])
{
    memcpy(t, param, 32);
    scalar_clamp(t);
}

static NOINLINE int tor_expanded(uint8_t out[64], const uint8_t expanded[64],
                                 const uint8_t param[32])
{
    static const char label[] = "Derive temporary signing key hash input";
    struct {
        uint8_t factor[32], digest[64];
        struct scalar t, a;
    } s;
    const edmont_span parts[] = {{label, sizeof label - 1}, {expanded + 32, 32}};
    const edmont_hash *hash;
    int err = edmont_i_hash_choose_sha512(&hash);

    if (err == EDMONT_OK)
        err = edmont_i_hash_parts(hash, s.digest, parts, 2);
    if (err != EDMONT_OK)
        goto done;

    /* a' = t a mod L. */
    tor_factor(s.factor, param);
    edmont_i_scalar_reduce32(&s.t, s.factor);
    edmont_i_scalar_reduce32(&s.a, expanded);
    edmont_i_scalar_mul(&s.a, &s.t, &s.a);
    if (weak_scalar(&s.a)) {
        err = EDMONT_ERR_WEAK;
        goto done;
    }

    /* prefix' = the first half of the hash. */
    edmont_i_scalar_encode(out, &s.a);
    memcpy(out + 32, s.digest, 32);

done:
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_blind_tor_expanded(uint8_t out[64], const uint8_t expanded[64], const uint8_t param[32])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (out == NULL)
        return err;
    if (expanded != NULL && param != NULL)
        err = tor_expanded(out, expanded, param);
    if (err != EDMONT_OK)
        edmont_wipe(out, 64);
    edmont_i_wipe_stack();
    return err;
}

/* A' = t A: never the identity, since A is not of small order. */
static NOINLINE int tor_public(uint8_t out[32], const uint8_t pub[32], const uint8_t param[32])
{
    struct {
        uint8_t factor[32];
        struct point A;
    } s;
    int err = weak_decode(&s.A, pub);

    if (err == EDMONT_OK) {
        tor_factor(s.factor, param);
        core(mul)(&s.A, s.factor, &s.A);
        core(encode)(out, &s.A);
    }
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_blind_tor_public(uint8_t out[32], const uint8_t pub[32], const uint8_t param[32])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (out == NULL)
        return err;
    if (pub != NULL && param != NULL)
        err = tor_public(out, pub, param);
    if (err != EDMONT_OK)
        edmont_wipe(out, 32);
    edmont_i_wipe_stack();
    return err;
}

/* 8 times the first 28 bytes of z, an integer below 2^227. */
static void bip32_summand(uint64_t w[4], const uint8_t z[64])
{
    uint8_t low[32] = {0};

    memcpy(low, z, 28);
    load_words(w, low);
    for (int i = 3; i > 0; i--)
        w[i] = w[i] << 3 | w[i - 1] >> 61;
    w[0] <<= 3;
    edmont_wipe(low, sizeof low);
}

/* w += the 32 bytes; the carry out of 2^256. */
static uint64_t add_bytes(uint64_t w[4], const uint8_t b[32])
{
    uint64_t carry = 0;

    for (int i = 0; i < 4; i++) {
        uint64_t t = load_le64(b + 8 * i) + carry, over = t < carry;

        w[i] += t;
        carry = over | (w[i] < t);
    }
    return carry;
}

static NOINLINE int bip32_expanded(uint8_t out[64], const uint8_t expanded[64],
                                   const uint8_t z[64])
{
    struct {
        uint64_t scalar[4], prefix[4];
        uint8_t bytes[32];
        struct scalar reduced;
    } s;
    int err, over;

    bip32_summand(s.scalar, z);
    over = (int)add_bytes(s.scalar, expanded);
    ct_declassify(&over, sizeof over);
    store_words(s.bytes, s.scalar);
    edmont_i_scalar_reduce32(&s.reduced, s.bytes);
    err = over ? EDMONT_ERR_ENCODING : weak_scalar(&s.reduced) ? EDMONT_ERR_WEAK : EDMONT_OK;
    if (err == EDMONT_OK) {
        load_words(s.prefix, z + 32);
        add_bytes(s.prefix, expanded + 32);
        store_words(out, s.scalar);
        store_words(out + 32, s.prefix);
    }
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_blind_bip32_expanded(uint8_t out[64], const uint8_t expanded[64], const uint8_t z[64])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (out == NULL)
        return err;
    if (expanded != NULL && z != NULL)
        err = bip32_expanded(out, expanded, z);
    if (err != EDMONT_OK)
        edmont_wipe(out, 64);
    edmont_i_wipe_stack();
    return err;
}

/* A' = A + 8 z B. */
static NOINLINE int bip32_public(uint8_t out[32], const uint8_t pub[32], const uint8_t z[64])
{
    struct {
        uint64_t summand[4];
        uint8_t bytes[32];
        struct point A, zB;
    } s;
    int err = weak_decode(&s.A, pub);

    if (err == EDMONT_OK) {
        bip32_summand(s.summand, z);
        store_words(s.bytes, s.summand);
        core(mul_base)(&s.zB, s.bytes);
        core(add)(&s.A, &s.A, &s.zB);
        if (weak_point(&s.A))
            err = EDMONT_ERR_WEAK;
        else
            core(encode)(out, &s.A);
    }
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_blind_bip32_public(uint8_t out[32], const uint8_t pub[32], const uint8_t z[64])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (out == NULL)
        return err;
    if (pub != NULL && z != NULL)
        err = bip32_public(out, pub, z);
    if (err != EDMONT_OK)
        edmont_wipe(out, 32);
    edmont_i_wipe_stack();
    return err;
}
