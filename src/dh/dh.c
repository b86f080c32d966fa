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

enum scalar_form { CLAMPED, MASKED };

/* out = k u, or k times the base point for u = NULL. Out of line: edmont_i_wipe_stack leaves the
 * frame of its caller as it is, so no word of a secret may ever come into that. */
static NOINLINE void multiply(uint8_t out[32], const uint8_t k[32], const uint8_t *u,
                              enum scalar_form form)
{
    uint8_t scalar[32];

    memcpy(scalar, k, 32);
    if (form == CLAMPED)
        scalar_clamp(scalar);
    else
        scalar[31] &= 127;
    if (u != NULL)
        core(x25519)(out, scalar, u);
    else
        core(x25519_base)(out, scalar);
    edmont_wipe(scalar, sizeof scalar);
}

void edmont_x25519(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    multiply(out, k, u, CLAMPED);
    edmont_i_wipe_stack();
}

void edmont_x25519_base(uint8_t out[32], const uint8_t k[32])
{
    multiply(out, k, NULL, CLAMPED);
    edmont_i_wipe_stack();
}

void edmont_x25519_unclamped(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    multiply(out, k, u, MASKED);
    edmont_i_wipe_stack();
}

void edmont_x25519_base_unclamped(uint8_t out[32], const uint8_t k[32])
{
    multiply(out, k, NULL, MASKED);
    edmont_i_wipe_stack();
}

void edmont_x25519_many(uint8_t *out, const uint8_t *k, const uint8_t *u, size_t n)
{
    for (size_t i = 0; i < n; i++)
        multiply(out + 32 * i, k + 32 * i, u + 32 * i, CLAMPED);
    edmont_i_wipe_stack();
}

void edmont_x25519_base_many(uint8_t *out, const uint8_t *k, size_t n)
{
    for (size_t i = 0; i < n; i++)
        multiply(out + 32 * i, k + 32 * i, NULL, CLAMPED);
    edmont_i_wipe_stack();
}

void edmont_x25519_scan(uint8_t *out, const uint8_t k[32], const uint8_t *u, size_t n)
{
    for (size_t i = 0; i < n; i++)
        multiply(out + 32 * i, k, u + 32 * i, CLAMPED);
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
        multiply(pub, sec, NULL, CLAMPED);
    } else {
        if (pub != NULL)
            edmont_wipe(pub, 32);
        if (sec != NULL)
            edmont_wipe(sec, 32);
    }
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
    multiply(out, sec, peer, CLAMPED);
    weak = ct_all_zero(out, 32);
    ct_declassify(&weak, sizeof weak);
    edmont_i_wipe_stack();
    return weak ? EDMONT_ERR_WEAK : EDMONT_OK;
}
