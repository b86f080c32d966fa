/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sodium.c: the providers over libsodium: "libsodium-sha512" and "libsodium".
 *
 * libsodium wants sodium_init before anything else, so whatever begins a message or a request sees
 * to it, and no init call is owed to edmont. Once it is done it is not called again: it takes a
 * lock, and a child that was forked while another thread held that would wait for ever.
 */
#include "tables.h"

#include "../core/wipe.h"
#include "../hash/sha512.h"

#include <sodium.h>
#include <stdatomic.h>

static _Atomic int sodium_ready;

static int is_ready(void)
{
    if (atomic_load_explicit(&sodium_ready, memory_order_acquire))
        return 1;
    if (sodium_init() < 0)
        return 0;
    atomic_store_explicit(&sodium_ready, 1, memory_order_release);
    return 1;
}

static int hash_init(void *state, void *env)
{
    (void)env;
    return is_ready() ? crypto_hash_sha512_init(state) : -1;
}

static int hash_update(void *state, const void *in, size_t len)
{
    return len > 0 ? crypto_hash_sha512_update(state, in, len) : 0;
}

static int hash_final(void *state, uint8_t out[64])
{
    return crypto_hash_sha512_final(state, out);
}

static void hash_release(void *state)
{
    edmont_wipe(state, sizeof(crypto_hash_sha512_state));
}

static int hash_digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    crypto_hash_sha512_state state;
    int failed = hash_init(&state, env);

    for (size_t i = 0; failed == 0 && i < parts; i++)
        failed = hash_update(&state, part[i].data, part[i].len);
    if (failed == 0)
        failed = hash_final(&state, out);
    hash_release(&state);
    return failed;
}

const edmont_hash edmont_i_provider_sodium_hash = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_hash),
    .name        = "libsodium-sha512",
    .block_size  = SHA512_BLOCK,
    .state_size  = sizeof(crypto_hash_sha512_state),
    .state_align = _Alignof(crypto_hash_sha512_state),
    .flags       = EDMONT_HASH_SHA512 | EDMONT_HASH_THREAD_SAFE,
    .init        = hash_init,
    .update      = hash_update,
    .final       = hash_final,
    .release     = hash_release,
    .digest      = hash_digest,
};

/* libsodium does not report a failure of its source: it ends the program. */
static int random_fill(void *env, void *out, size_t len)
{
    (void)env;
    if (!is_ready())
        return -1;
    randombytes_buf(out, len);
    return 0;
}

const edmont_random edmont_i_provider_sodium_random = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_random),
    .name        = "libsodium",
    .fill        = random_fill,
};
