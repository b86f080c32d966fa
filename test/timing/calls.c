/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the public functions that are handed secrets or make them, and the hash that they call.
 */
#include "ctime.h"

#include "../../include/edmont/dh.h"
#include "../../include/edmont/sign.h"
#include "../../src/hash/blake2b.h"
#include "../../src/hash/sha512.h"
#include "../../src/providers/provider.h"
#include "../check.h"

#include <string.h>

/* A result code is public: it is what the caller branches on. */
static void expect(int result, int want)
{
    ctime_public(&result, sizeof result);
    ctime_check(result == want, "another result than expected");
}

static int fill_secret(void *env, void *out, size_t len)
{
    (void)env;
    check_random_bytes(out, len);
    ctime_secret(out, len);
    return 0;
}

static const edmont_random secret_random = {.abi         = EDMONT_PROVIDER_ABI,
                                            .struct_size = sizeof secret_random,
                                            .name        = "secret-random",
                                            .fill        = fill_secret};

static void dh_keypair(void)
{
    uint8_t pub[32], sec[32];

    expect(edmont_random_use(&secret_random), EDMONT_OK);
    expect(edmont_dh_keypair(pub, sec), EDMONT_OK);
    ctime_expect_secret(pub, sizeof pub);
    ctime_expect_secret(sec, sizeof sec);
    expect(edmont_random_use(NULL), EDMONT_OK);
}

static void dh_public(void)
{
    uint8_t pub[32];

    edmont_dh_public(pub, ctime_make_secret(32));
    ctime_expect_secret(pub, sizeof pub);
}

static void dh_shared(void)
{
    uint8_t out[32];

    expect(edmont_dh_shared(out, ctime_make_secret(32), ctime_make_public(32)), EDMONT_OK);
    ctime_expect_secret(out, sizeof out);
}

static void dh_shared_with_a_weak_peer(void)
{
    uint8_t out[32], *peer = ctime_make_public(32);

    memset(peer, 0, 32);
    expect(edmont_dh_shared(out, ctime_make_secret(32), peer), EDMONT_ERR_WEAK);
}

static void x25519(void)
{
    uint8_t out[32];

    edmont_x25519(out, ctime_make_secret(32), ctime_make_secret(32));
    ctime_expect_secret(out, sizeof out);
}

static void x25519_base(void)
{
    uint8_t out[32];

    edmont_x25519_base(out, ctime_make_secret(32));
    ctime_expect_secret(out, sizeof out);
}

static void x25519_unclamped(void)
{
    uint8_t out[32];

    edmont_x25519_unclamped(out, ctime_make_secret(32), ctime_make_secret(32));
    ctime_expect_secret(out, sizeof out);
}

static void x25519_base_unclamped(void)
{
    uint8_t out[32];

    edmont_x25519_base_unclamped(out, ctime_make_secret(32));
    ctime_expect_secret(out, sizeof out);
}

static void sign_keypair(void)
{
    uint8_t pub[32], seed[32];

    expect(edmont_random_use(&secret_random), EDMONT_OK);
    expect(edmont_sign_keypair(pub, seed), EDMONT_OK);
    ctime_expect_secret(pub, sizeof pub);
    ctime_expect_secret(seed, sizeof seed);
    expect(edmont_random_use(NULL), EDMONT_OK);
}

static void sign_public(void)
{
    uint8_t pub[32];

    expect(edmont_sign_public(pub, ctime_make_secret(32)), EDMONT_OK);
    ctime_expect_secret(pub, sizeof pub);
}

/* The message is secret too, its length is not. */
static void sign(void)
{
    uint8_t sig[64];

    expect(edmont_sign(sig, ctime_make_secret(300), 300, ctime_make_secret(32)), EDMONT_OK);
    ctime_expect_secret(sig, 32);
    ctime_expect_secret(sig + 32, 32);
}

static void key_init_and_sign_with(void)
{
    edmont_sign_key key;
    uint8_t sig[64];

    expect(edmont_sign_key_init(&key, ctime_make_secret(32), NULL), EDMONT_OK);
    ctime_expect_secret(key.edmont_scalar, 32);
    ctime_expect_secret(key.edmont_prefix, 32);
    expect(edmont_sign_with(sig, ctime_make_secret(300), 300, &key, NULL), EDMONT_OK);
    ctime_expect_secret(sig, 32);
    ctime_expect_secret(sig + 32, 32);
    edmont_sign_key_wipe(&key);
}

static void import(int foreign, int want)
{
    edmont_sign_key key;
    uint8_t *in = ctime_make_public(64);

    expect(edmont_sign_public(in + 32, in), EDMONT_OK);
    in[40] ^= (uint8_t)foreign;
    ctime_secret(in, 32);
    expect(edmont_sign_key_import(&key, in, NULL), want);
    if (want == EDMONT_OK)
        ctime_expect_secret(key.edmont_scalar, 32);
}

static void key_import(void)
{
    import(0, EDMONT_OK);
}

static void key_import_of_a_foreign_half(void)
{
    import(1, EDMONT_ERR_ENCODING);
}

static void hash_parts(const edmont_hash *hash)
{
    edmont_span part[3] = {{NULL, 0}, {ctime_make_secret(32), 32}, {ctime_make_secret(300), 300}};
    uint8_t out[64];

    expect(edmont_i_hash_parts(hash, out, part, 3), EDMONT_OK);
    ctime_expect_secret(out, sizeof out);
}

/* In one call, and by streaming. */
static void hash_provider(const char *name)
{
    edmont_hash streaming = *edmont_hash_by_name(name);

    streaming.digest      = NULL;
    streaming.digest_many = NULL;
    hash_parts(edmont_hash_by_name(name));
    hash_parts(&streaming);
}

static void sha512_provider(void)
{
    hash_provider("sha512");
}

static void blake2b_provider(void)
{
    hash_provider("blake2b");
}

static void sha512(void)
{
    struct sha512 s;
    uint8_t out[SHA512_DIGEST];

    edmont_i_sha512_init(&s);
    edmont_i_sha512_update(&s, ctime_make_secret(100), 100);
    edmont_i_sha512_update(&s, ctime_make_secret(300), 300);
    edmont_i_sha512_final(&s, out);
    ctime_expect_secret(out, sizeof out);
}

static void blake2b(void)
{
    struct blake2b s;
    uint8_t out[BLAKE2B_DIGEST];

    edmont_i_blake2b_init(&s, ctime_make_secret(40), 40);
    edmont_i_blake2b_update(&s, ctime_make_secret(100), 100);
    edmont_i_blake2b_update(&s, ctime_make_secret(300), 300);
    edmont_i_blake2b_final(&s, out);
    ctime_expect_secret(out, sizeof out);
}

const struct ctime_case ctime_api[] = {
    {"edmont_dh_keypair", dh_keypair},
    {"edmont_dh_public", dh_public},
    {"edmont_dh_shared", dh_shared},
    {"edmont_dh_shared with a weak peer", dh_shared_with_a_weak_peer},
    {"edmont_x25519", x25519},
    {"edmont_x25519_base", x25519_base},
    {"edmont_x25519_unclamped", x25519_unclamped},
    {"edmont_x25519_base_unclamped", x25519_base_unclamped},
    {"edmont_sign_keypair", sign_keypair},
    {"edmont_sign_public", sign_public},
    {"edmont_sign", sign},
    {"edmont_sign_key_init, edmont_sign_with", key_init_and_sign_with},
    {"edmont_sign_key_import", key_import},
    {"edmont_sign_key_import of a foreign half", key_import_of_a_foreign_half},
    {"hash provider sha512", sha512_provider},
    {"hash provider blake2b", blake2b_provider},
    {"sha512", sha512},
    {"blake2b", blake2b},
};

const size_t ctime_api_n = sizeof ctime_api / sizeof ctime_api[0];
