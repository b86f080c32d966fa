/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * openssl.c: the providers over OpenSSL 3's libcrypto: "openssl-sha512" and "openssl".
 *
 * OpenSSL finds the function by a search through its providers, which takes as long as to hash a
 * short message. So it is fetched once for the process, by whichever thread comes first, and kept
 * until the process ends. Errors stay out of OpenSSL's error queue, which is the program's.
 */
#include "tables.h"

#include "../hash/sha512.h"

#include <limits.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <stdatomic.h>

static _Atomic(EVP_MD *) openssl_sha512;

/* SHA-512 as OpenSSL has it, or NULL. */
static const EVP_MD *fetch(void)
{
    EVP_MD *found = atomic_load_explicit(&openssl_sha512, memory_order_acquire), *first = NULL;

    if (found != NULL)
        return found;
    found = EVP_MD_fetch(NULL, "SHA512", NULL);
    if (found == NULL)
        return NULL;
    if (atomic_compare_exchange_strong_explicit(&openssl_sha512, &first, found,
                                                memory_order_acq_rel, memory_order_acquire))
        return found;
    EVP_MD_free(found);
    return first;
}

/* 0 if OpenSSL's answer is 1, its word for success. Forgets errors since ERR_set_mark. */
static int result(int answer)
{
    (void)ERR_pop_to_mark();
    return answer == 1 ? 0 : -1;
}

static int start(EVP_MD_CTX *context)
{
    const EVP_MD *sha512 = fetch();

    return sha512 != NULL && EVP_DigestInit_ex2(context, sha512, NULL) == 1;
}

static int finish(EVP_MD_CTX *context, uint8_t out[64])
{
    unsigned written = 0;

    return EVP_DigestFinal_ex(context, out, &written) == 1 && written == 64;
}

/* The state is one handle: OpenSSL's context, on its heap. */
static int hash_init(void *state, void *env)
{
    EVP_MD_CTX *context;

    (void)env;
    (void)ERR_set_mark();
    context = EVP_MD_CTX_new();
    if (context == NULL || !start(context)) {
        EVP_MD_CTX_free(context);
        return result(0);
    }
    *(EVP_MD_CTX **)state = context;
    return result(1);
}

static int hash_update(void *state, const void *in, size_t len)
{
    if (len == 0)
        return 0;
    (void)ERR_set_mark();
    return result(EVP_DigestUpdate(*(EVP_MD_CTX **)state, in, len));
}

static int hash_final(void *state, uint8_t out[64])
{
    (void)ERR_set_mark();
    return result(finish(*(EVP_MD_CTX **)state, out));
}

/* OpenSSL wipes what it frees. */
static void hash_release(void *state)
{
    EVP_MD_CTX_free(*(EVP_MD_CTX **)state);
}

static int hash_digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    EVP_MD_CTX *context;
    int good;

    (void)env;
    (void)ERR_set_mark();
    context = EVP_MD_CTX_new();
    good    = context != NULL && start(context);
    for (size_t i = 0; good && i < parts; i++)
        good = part[i].len == 0 || EVP_DigestUpdate(context, part[i].data, part[i].len) == 1;
    good = good && finish(context, out);
    EVP_MD_CTX_free(context);
    return result(good);
}

const edmont_hash edmont_i_provider_openssl_hash = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_hash),
    .name        = "openssl-sha512",
    .block_size  = SHA512_BLOCK,
    .state_size  = 0,
    .state_align = _Alignof(void *),
    .flags       = EDMONT_HASH_SHA512 | EDMONT_HASH_MAY_FAIL | EDMONT_HASH_THREAD_SAFE,
    .init        = hash_init,
    .update      = hash_update,
    .final       = hash_final,
    .release     = hash_release,
    .digest      = hash_digest,
};

/* From the generator that OpenSSL keeps for secrets; it seeds itself anew after a fork. */
static int random_fill(void *env, void *out, size_t len)
{
    uint8_t *to = out;
    int answer  = 1;

    (void)env;
    (void)ERR_set_mark();
    while (answer == 1 && len > 0) {
        int n = len < INT_MAX ? (int)len : INT_MAX;

        answer = RAND_priv_bytes(to, n);
        to += n;
        len -= (size_t)n;
    }
    return result(answer);
}

const edmont_random edmont_i_provider_openssl_random = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_random),
    .name        = "openssl",
    .fill        = random_fill,
};
