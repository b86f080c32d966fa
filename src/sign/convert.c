/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * convert.c: Ed25519 keys as X25519 keys and back: the birational map of RFC 7748, section 4.1.
 */
#include "../core/backend.h"
#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/scalar.h"
#include "../core/wipe.h"
#include "../providers/provider.h"
#include "weak.h"

int edmont_sign_public_to_dh(uint8_t u[32], const uint8_t pub[32])
{
    struct point A;
    int err = EDMONT_ERR_ARGUMENT;

    if (u == NULL)
        return err;
    if (pub != NULL)
        err = weak_decode(&A, pub);
    if (err == EDMONT_OK)
        core(encode_u)(u, &A);
    else
        memset(u, 0, 32);
    return err;
}

static NOINLINE int seed_to_dh(uint8_t sec[32], const uint8_t seed[32])
{
    uint8_t digest[64];
    const edmont_span part = {seed, 32};
    const edmont_hash *hash;
    int err = edmont_i_hash_choose(&hash, NULL);

    if (err == EDMONT_OK)
        err = edmont_i_hash_parts(hash, digest, &part, 1);
    if (err == EDMONT_OK) {
        scalar_clamp(digest);
        memcpy(sec, digest, 32);
    }
    edmont_wipe(digest, sizeof digest);
    return err;
}

int edmont_sign_seed_to_dh(uint8_t sec[32], const uint8_t seed[32])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (sec == NULL)
        return err;
    if (seed != NULL)
        err = seed_to_dh(sec, seed);
    if (err != EDMONT_OK)
        edmont_wipe(sec, 32);
    edmont_i_wipe_stack();
    return err;
}

int edmont_dh_public_to_sign(uint8_t pub[32], const uint8_t u[32], int sign)
{
    struct point A;
    int err = EDMONT_ERR_ARGUMENT;

    if (pub == NULL)
        return err;
    if (u != NULL && (sign == 0 || sign == 1))
        err = core(decode_u)(&A, u, sign) ? EDMONT_OK : EDMONT_ERR_ENCODING;
    if (err == EDMONT_OK && edmont_i_point_is_small_order(&A))
        err = EDMONT_ERR_WEAK;
    if (err == EDMONT_OK)
        core(encode)(pub, &A);
    else
        memset(pub, 0, 32);
    return err;
}
