/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * builtin.c: the providers that need nothing from outside: "sha512" and "system".
 */
#include "tables.h"

#include "../core/wipe.h"
#include "../hash/sha512.h"
#include "../random/system.h"

static int sha512_init(void *state, void *env)
{
    (void)env;
    edmont_i_sha512_init(state);
    return 0;
}

static int sha512_update(void *state, const void *in, size_t len)
{
    edmont_i_sha512_update(state, in, len);
    return 0;
}

static int sha512_final(void *state, uint8_t out[64])
{
    edmont_i_sha512_final(state, out);
    return 0;
}

static void sha512_release(void *state)
{
    edmont_wipe(state, sizeof(struct sha512));
}

static int sha512_digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    struct sha512 s;

    (void)env;
    edmont_i_sha512_init(&s);
    for (size_t i = 0; i < parts; i++)
        edmont_i_sha512_update(&s, part[i].data, part[i].len);
    edmont_i_sha512_final(&s, out);
    return 0;
}

const edmont_hash edmont_i_provider_sha512 = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_hash),
    .name        = "sha512",
    .block_size  = SHA512_BLOCK,
    .state_size  = sizeof(struct sha512),
    .state_align = _Alignof(struct sha512),
    .flags       = EDMONT_HASH_SHA512 | EDMONT_HASH_THREAD_SAFE,
    .init        = sha512_init,
    .update      = sha512_update,
    .final       = sha512_final,
    .release     = sha512_release,
    .digest      = sha512_digest,
};

static int system_fill(void *env, void *out, size_t len)
{
    (void)env;
    return edmont_i_random_system(out, len);
}

const edmont_random edmont_i_provider_system = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_random),
    .name        = "system",
    .fill        = system_fill,
};
