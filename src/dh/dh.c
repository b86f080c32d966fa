/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * dh.c: X25519 (RFC 7748).
 */
#include "../../include/edmont/dh.h"

#include "../core/backend.h"
#include "../core/bytes.h"
#include "../core/ct.h"
#include "../core/scalar.h"
#include "../core/wipe.h"
#include "../providers/provider.h"

void edmont_x25519(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    uint8_t clamped[32];

    memcpy(clamped, k, 32);
    scalar_clamp(clamped);
    core(x25519)(out, clamped, u);
    edmont_wipe(clamped, sizeof clamped);
    edmont_i_wipe_stack();
}

void edmont_x25519_base(uint8_t out[32], const uint8_t k[32])
{
    uint8_t clamped[32];

    memcpy(clamped, k, 32);
    scalar_clamp(clamped);
    core(x25519_base)(out, clamped);
    edmont_wipe(clamped, sizeof clamped);
    edmont_i_wipe_stack();
}

void edmont_x25519_unclamped(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    uint8_t masked[32];

    memcpy(masked, k, 32);
    masked[31] &= 127;
    core(x25519)(out, masked, u);
    edmont_wipe(masked, sizeof masked);
    edmont_i_wipe_stack();
}

void edmont_x25519_base_unclamped(uint8_t out[32], const uint8_t k[32])
{
    uint8_t masked[32];

    memcpy(masked, k, 32);
    masked[31] &= 127;
    core(x25519_base)(out, masked);
    edmont_wipe(masked, sizeof masked);
    edmont_i_wipe_stack();
}

void edmont_dh_public(uint8_t pub[32], const uint8_t sec[32])
{
    edmont_x25519_base(pub, sec);
}

int edmont_dh_keypair(uint8_t pub[32], uint8_t sec[32])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (pub != NULL && sec != NULL)
        err = edmont_i_random_secret(sec, 32);
    if (err == EDMONT_OK) {
        edmont_dh_public(pub, sec);
        return EDMONT_OK;
    }
    if (pub != NULL)
        edmont_wipe(pub, 32);
    if (sec != NULL)
        edmont_wipe(sec, 32);
    edmont_i_wipe_stack();
    return err;
}

int edmont_dh_shared(uint8_t out[32], const uint8_t sec[32], const uint8_t peer[32])
{
    int weak;

    if (out == NULL || sec == NULL || peer == NULL) {
        if (out != NULL)
            edmont_wipe(out, 32);
        return EDMONT_ERR_ARGUMENT;
    }
    edmont_x25519(out, sec, peer);
    weak = ct_all_zero(out, 32);
    ct_declassify(&weak, sizeof weak);
    return weak ? EDMONT_ERR_WEAK : EDMONT_OK;
}
