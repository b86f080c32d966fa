/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * openssl.c: hashes and random bytes of OpenSSL 3 as providers of edmont. Which hash is chosen at
 * run time: `env` is OpenSSL's handle of it, and a state is a handle, too.
 *
 *     cc program.c openssl.c $(pkg-config --cflags --libs edmont libcrypto)
 */
#include "providers.h"

#include <limits.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <string.h>

/* With state_size 0, state points to one `void *`, for a handle of ours. */
static EVP_MD_CTX **context_of(void *state)
{
    return state;
}

/* OpenSSL's success is 1, edmont's is 0. What went wrong since ERR_set_mark leaves OpenSSL's queue
 * of errors again: edmont reports it, and the program would find it there after some other call. */
static int result(int good)
{
    ERR_pop_to_mark();
    return good ? 0 : -1;
}

static int hash_init(void *state, void *env)
{
    EVP_MD_CTX *context;

    ERR_set_mark();
    context = EVP_MD_CTX_new();
    if (context == NULL || EVP_DigestInit_ex2(context, env, NULL) != 1) {
        EVP_MD_CTX_free(context); /* after a failed init there is no release */
        return result(0);
    }
    *context_of(state) = context;
    return result(1);
}

static int hash_update(void *state, const void *in, size_t len)
{
    ERR_set_mark();
    return result(EVP_DigestUpdate(*context_of(state), in, len) == 1);
}

static int hash_final(void *state, uint8_t out[64])
{
    unsigned written = 0;

    ERR_set_mark();
    return result(EVP_DigestFinal_ex(*context_of(state), out, &written) == 1 && written == 64);
}

/* OpenSSL wipes a context that it frees. */
static void hash_release(void *state)
{
    EVP_MD_CTX_free(*context_of(state));
}

/* The whole message by one call of edmont's. */
static int hash_digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    void *state = NULL;
    int failed  = hash_init(&state, env);

    if (failed)
        return failed;
    for (size_t i = 0; failed == 0 && i < parts; i++)
        failed = hash_update(&state, part[i].data, part[i].len);
    if (failed == 0)
        failed = hash_final(&state, out);
    hash_release(&state);
    return failed;
}

int openssl_hash_open(edmont_hash *hash, const char *name, const char *algorithm,
                      const char *properties)
{
    EVP_MD *md;

    memset(hash, 0, sizeof *hash);
    ERR_set_mark();
    md = EVP_MD_fetch(NULL, algorithm, properties);
    if (md == NULL || EVP_MD_get_size(md) != 64) {
        EVP_MD_free(md);
        return result(0);
    }
    *hash = (edmont_hash){
        .abi         = EDMONT_PROVIDER_ABI,
        .struct_size = sizeof(edmont_hash),
        .name        = name,
        .block_size  = (size_t)EVP_MD_get_block_size(md),
        .state_size  = 0,
        .state_align = _Alignof(void *),
        .flags       = EDMONT_HASH_MAY_FAIL | EDMONT_HASH_THREAD_SAFE,
        .env         = md,
        .init        = hash_init,
        .update      = hash_update,
        .final       = hash_final,
        .release     = hash_release,
        .digest      = hash_digest,
    };
    if (EVP_MD_is_a(md, "SHA512"))
        hash->flags |= EDMONT_HASH_SHA512;
    return result(1);
}

void openssl_hash_close(edmont_hash *hash)
{
    EVP_MD_free(hash->env);
    memset(hash, 0, sizeof *hash);
}

/* RAND_priv_bytes is the generator that OpenSSL keeps for secrets; it takes an int. */
static int random_fill(void *env, void *out, size_t len)
{
    uint8_t *to = out;
    int good    = 1;

    (void)env;
    ERR_set_mark();
    while (good && len > 0) {
        int n = len < INT_MAX ? (int)len : INT_MAX;

        good = RAND_priv_bytes(to, n) == 1;
        to += n;
        len -= (size_t)n;
    }
    return result(good);
}

const edmont_random openssl_random = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_random),
    .name        = "openssl",
    .fill        = random_fill,
};
