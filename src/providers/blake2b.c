/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * blake2b.c: the provider "blake2b", for the signatures of those who took BLAKE2b-512 where Ed25519
 * has SHA-512.
 */
#include "tables.h"

#include "../core/wipe.h"
#include "../hash/blake2b.h"

static int blake2b_init(void *state, void *env)
{
    (void)env;
    edmont_i_blake2b_init(state, NULL, 0);
    return 0;
}

static int blake2b_update(void *state, const void *in, size_t len)
{
    edmont_i_blake2b_update(state, in, len);
    return 0;
}

static int blake2b_final(void *state, uint8_t out[64])
{
    edmont_i_blake2b_final(state, out);
    return 0;
}

static void blake2b_release(void *state)
{
    edmont_wipe(state, sizeof(struct blake2b));
}

static int blake2b_digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    struct blake2b s;

    (void)env;
    edmont_i_blake2b_init(&s, NULL, 0);
    for (size_t i = 0; i < parts; i++)
        edmont_i_blake2b_update(&s, part[i].data, part[i].len);
    edmont_i_blake2b_final(&s, out);
    return 0;
}

const edmont_hash edmont_i_provider_blake2b = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_hash),
    .name        = "blake2b",
    .block_size  = BLAKE2B_BLOCK,
    .state_size  = sizeof(struct blake2b),
    .state_align = _Alignof(struct blake2b),
    .flags       = EDMONT_HASH_THREAD_SAFE,
    .init        = blake2b_init,
    .update      = blake2b_update,
    .final       = blake2b_final,
    .release     = blake2b_release,
    .digest      = blake2b_digest,
};
