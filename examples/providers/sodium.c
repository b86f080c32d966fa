/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sodium.c: SHA-512 and random bytes of libsodium as providers of edmont: the shortest that are
 * complete.
 *
 *     cc program.c sodium.c $(pkg-config --cflags --libs edmont libsodium)
 */
#include "providers.h"

#include <sodium.h>

/* The state is libsodium's own, in edmont's memory. sodium_init may be called any number of times,
 * from any thread. */
static int hash_init(void *state, void *env)
{
    (void)env;
    return sodium_init() < 0 ? -1 : crypto_hash_sha512_init(state);
}

static int hash_update(void *state, const void *in, size_t len)
{
    return len == 0 ? 0 : crypto_hash_sha512_update(state, in, len);
}

static int hash_final(void *state, uint8_t out[64])
{
    return crypto_hash_sha512_final(state, out);
}

static void hash_release(void *state)
{
    sodium_memzero(state, sizeof(crypto_hash_sha512_state));
}

const edmont_hash libsodium_hash = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_hash),
    .name        = "libsodium-sha512",
    .block_size  = 128,
    .state_size  = sizeof(crypto_hash_sha512_state),
    .state_align = _Alignof(crypto_hash_sha512_state),
    .flags       = EDMONT_HASH_SHA512 | EDMONT_HASH_THREAD_SAFE,
    .init        = hash_init,
    .update      = hash_update,
    .final       = hash_final,
    .release     = hash_release,
};

/* randombytes_buf has no result: it ends the program if it cannot give bytes. */
static int random_fill(void *env, void *out, size_t len)
{
    (void)env;
    if (sodium_init() < 0)
        return -1;
    randombytes_buf(out, len);
    return 0;
}

const edmont_random libsodium_random = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_random),
    .name        = "libsodium",
    .fill        = random_fill,
};
