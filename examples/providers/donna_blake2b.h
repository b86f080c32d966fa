/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * donna_blake2b.h: a custom hash header as users of ed25519-donna have them, here with BLAKE2b-512
 * from libb2, as for coins that sign with it. Nothing in it is made for edmont:
 *
 *     ./configure --with-hash=custom \
 *         --with-custom-hash-header=examples/providers/donna_blake2b.h LIBS=-lb2
 */
#include <blake2.h>

typedef blake2b_state ed25519_hash_context;

static void ed25519_hash_init(ed25519_hash_context *ctx)
{
    blake2b_init(ctx, 64);
}

static void ed25519_hash_update(ed25519_hash_context *ctx, const uint8_t *in, size_t inlen)
{
    blake2b_update(ctx, in, inlen);
}

static void ed25519_hash_final(ed25519_hash_context *ctx, uint8_t *hash)
{
    blake2b_final(ctx, hash, 64);
}

static void ed25519_hash(uint8_t *hash, const uint8_t *in, size_t inlen)
{
    ed25519_hash_context ctx;

    ed25519_hash_init(&ctx);
    ed25519_hash_update(&ctx, in, inlen);
    ed25519_hash_final(&ctx, hash);
}
