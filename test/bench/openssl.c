/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * openssl.c: OpenSSL 3, for the benchmark: keys and contexts stand ready where its interface lets
 * them.
 */
#include "peers.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/rand.h>

#include <stdio.h>
#include <string.h>

static uint8_t out[64];
static EVP_PKEY *dh_key, *dh_peer, *sign_key, *verify_key;
static EVP_PKEY_CTX *dh;
static EVP_MD *sha512;

/* Which kind of key, and the public key that is computed with it. */
static int make_public(int type, const uint8_t *key)
{
    EVP_PKEY *pkey = EVP_PKEY_new_raw_private_key(type, NULL, key, 32);
    size_t n       = 32;
    int good       = pkey != NULL && EVP_PKEY_get_raw_public_key(pkey, out, &n) == 1;

    EVP_PKEY_free(pkey);
    return good ? 0 : -1;
}

static int sign_with_key(const struct work *w, EVP_PKEY *key, size_t len)
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    size_t n        = 64;
    int good        = ctx != NULL && EVP_DigestSignInit(ctx, NULL, NULL, NULL, key) == 1 &&
               EVP_DigestSign(ctx, out, &n, w->message, len) == 1;

    EVP_MD_CTX_free(ctx);
    return good ? 0 : -1;
}

static int verify_with_key(const struct work *w, EVP_PKEY *key)
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    int good        = ctx != NULL && EVP_DigestVerifyInit(ctx, NULL, NULL, NULL, key) == 1 &&
               EVP_DigestVerify(ctx, w->sig, 64, w->message, SHORT_MESSAGE) == 1;

    EVP_MD_CTX_free(ctx);
    return good ? 0 : -1;
}

static int x25519(void *p)
{
    size_t n = 32;

    (void)p;
    return EVP_PKEY_derive(dh, out, &n) == 1 ? 0 : -1;
}

static int x25519_base(void *p)
{
    return make_public(EVP_PKEY_X25519, ((const struct work *)p)->k);
}

static int sign_public(void *p)
{
    return make_public(EVP_PKEY_ED25519, ((const struct work *)p)->seed);
}

static int sign_with(void *p)
{
    return sign_with_key(p, sign_key, SHORT_MESSAGE);
}

static int sign_with_long(void *p)
{
    return sign_with_key(p, sign_key, LONG_MESSAGE);
}

static int sign_from_seed(void *p)
{
    const struct work *w = p;
    EVP_PKEY *key        = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, w->seed, 32);
    int error            = sign_with_key(w, key, SHORT_MESSAGE);

    EVP_PKEY_free(key);
    return error;
}

static int verify(void *p)
{
    const struct work *w = p;
    EVP_PKEY *key        = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, w->pub, 32);
    int error            = verify_with_key(w, key);

    EVP_PKEY_free(key);
    return error;
}

static int verify_with(void *p)
{
    return verify_with_key(p, verify_key);
}

static int hash(const struct work *w, size_t len)
{
    return EVP_Digest(w->message, len, out, NULL, sha512, NULL) == 1 ? 0 : -1;
}

static int hash_short(void *p)
{
    return hash(p, SHORT_MESSAGE);
}

static int hash_long(void *p)
{
    return hash(p, LONG_MESSAGE);
}

static int random_bytes(void *p)
{
    (void)p;
    return RAND_priv_bytes(out, 32) == 1 ? 0 : -1;
}

static const struct peer_row rows[] = {
    {"x25519", x25519},
    {"x25519_base", x25519_base},
    {"dh_public", x25519_base},
    {"dh_shared", x25519},
    {"sign_public", sign_public},
    {"sign_key_init", sign_public},
    {"sign", sign_from_seed},
    {"sign_with", sign_with},
    {"sign_with/16384", sign_with_long},
    {"verify", verify},
    {"verify_with", verify_with},
    {"hash/64", hash_short},
    {"hash/16384", hash_long},
    {"random_bytes/32", random_bytes},
    {NULL, NULL},
};

static int make_keys(const struct work *w)
{
    dh_key     = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, w->k, 32);
    dh_peer    = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, w->u, 32);
    sign_key   = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, w->seed, 32);
    verify_key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, w->pub, 32);
    sha512     = EVP_MD_fetch(NULL, "SHA512", NULL);
    dh         = dh_key != NULL ? EVP_PKEY_CTX_new(dh_key, NULL) : NULL;
    return dh != NULL && dh_peer != NULL && sign_key != NULL && verify_key != NULL &&
           sha512 != NULL && EVP_PKEY_derive_init(dh) == 1 &&
           EVP_PKEY_derive_set_peer(dh, dh_peer) == 1;
}

static const char *prepare(struct work *w)
{
    uint8_t shared[32];

    edmont_x25519(shared, w->k, w->u);
    if (make_keys(w) && x25519(w) == 0 && memcmp(out, shared, 32) == 0 && sign_public(w) == 0 &&
        memcmp(out, w->pub, 32) == 0 && sign_with(w) == 0 && memcmp(out, w->sig, 64) == 0 &&
        verify(w) == 0)
        return OpenSSL_version(OPENSSL_VERSION_STRING);
    fputs("bench: OpenSSL does not compute what edmont computes\n", stderr);
    return NULL;
}

const struct peer peer_openssl = {"openssl", prepare, rows};
