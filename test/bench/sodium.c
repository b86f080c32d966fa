/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sodium.c: libsodium, for the benchmark.
 */
#include "peers.h"

#include <sodium.h>

#include <stdio.h>
#include <string.h>

static uint8_t secret[crypto_sign_SECRETKEYBYTES], out[64], out_2[64];

#define CALL(name, call)                                                                           \
    static int name(void *p)                                                                       \
    {                                                                                              \
        const struct work *w = p;                                                                  \
                                                                                                   \
        return (call);                                                                             \
    }
#define CALL_VOID(name, call) CALL(name, ((call), 0))

CALL(x25519, crypto_scalarmult_curve25519(out, w->k, w->u))
CALL(x25519_base, crypto_scalarmult_curve25519_base(out, w->k))
CALL(sign_public, crypto_sign_seed_keypair(out, secret, w->seed))
CALL(sign_with, crypto_sign_detached(out, NULL, w->message, SHORT_MESSAGE, secret))
CALL(sign_with_long, crypto_sign_detached(out, NULL, w->message, LONG_MESSAGE, secret))
CALL(sign_from_seed, crypto_sign_seed_keypair(out_2, secret, w->seed) |
                         crypto_sign_detached(out, NULL, w->message, SHORT_MESSAGE, secret))
CALL(verify, crypto_sign_verify_detached(w->sig, w->message, SHORT_MESSAGE, w->pub))
CALL(sign_public_to_dh, crypto_sign_ed25519_pk_to_curve25519(out, w->pub))
CALL(hash_short, crypto_hash_sha512(out, w->message, SHORT_MESSAGE))
CALL(hash_long, crypto_hash_sha512(out, w->message, LONG_MESSAGE))
CALL_VOID(scalar_reduce64, crypto_core_ed25519_scalar_reduce(out, w->param))
CALL_VOID(scalar_add,
          crypto_core_ed25519_scalar_add(out, w->a.edmont_bytes, w->b.edmont_bytes))
CALL_VOID(scalar_sub,
          crypto_core_ed25519_scalar_sub(out, w->a.edmont_bytes, w->b.edmont_bytes))
CALL_VOID(scalar_mul,
          crypto_core_ed25519_scalar_mul(out, w->a.edmont_bytes, w->b.edmont_bytes))
CALL(scalar_invert, crypto_core_ed25519_scalar_invert(out, w->a.edmont_bytes))

static int random_bytes(void *p)
{
    (void)p;
    randombytes_buf(out, 32);
    return 0;
}

static const struct peer_row rows[] = {
    {"x25519", x25519},
    {"x25519_base", x25519_base},
    {"x25519_many/8", x25519},
    {"x25519_many/64", x25519},
    {"x25519_base_many/8", x25519_base},
    {"x25519_base_many/64", x25519_base},
    {"x25519_scan/8", x25519},
    {"x25519_scan/64", x25519},
    {"dh_public", x25519_base},
    {"dh_shared", x25519},
    {"sign_public", sign_public},
    {"sign_key_init", sign_public},
    {"sign", sign_from_seed},
    {"sign_with", sign_with},
    {"sign_with/16384", sign_with_long},
    {"sign_many/8", sign_with},
    {"sign_many/64", sign_with},
    {"sign_public_to_dh", sign_public_to_dh},
    {"verify", verify},
    {"verify_with", verify},
    {"verify_batch/8", verify},
    {"verify_batch/64", verify},
    {"hash/64", hash_short},
    {"hash/16384", hash_long},
    {"random_bytes/32", random_bytes},
    {"scalar_reduce64", scalar_reduce64},
    {"scalar_add", scalar_add},
    {"scalar_sub", scalar_sub},
    {"scalar_mul", scalar_mul},
    {"scalar_invert", scalar_invert},
    {NULL, NULL},
};

static const char *prepare(struct work *w)
{
    uint8_t shared[32];

    edmont_x25519(shared, w->k, w->u);
    if (sodium_init() >= 0 && sign_public(w) == 0 && memcmp(out, w->pub, 32) == 0 &&
        sign_with(w) == 0 && memcmp(out, w->sig, 64) == 0 && verify(w) == 0 && x25519(w) == 0 &&
        memcmp(out, shared, 32) == 0)
        return sodium_version_string();
    fputs("bench: libsodium does not compute what edmont computes\n", stderr);
    return NULL;
}

const struct peer peer_sodium = {"libsodium", prepare, rows};
