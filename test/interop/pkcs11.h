/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * pkcs11.h: what the tests of examples/providers/pkcs11.c share: a key pair of the built-in SHA-512
 * to compare with, and threads that sign.
 */
#ifndef EDMONT_TEST_INTEROP_PKCS11_H
#define EDMONT_TEST_INTEROP_PKCS11_H

#include "../check.h"

#include "../../examples/providers/pkcs11.h"

#include <edmont.h>
#include <pthread.h>
#include <string.h>

static const uint8_t seed[32]   = {1, 2, 3, 4, 5, 6, 7, 8, 9};
static const uint8_t zeros[256] = {0};
static const char message[]     = "signed by a token's hash";

/* What the built-in SHA-512 makes of them. */
static uint8_t wanted_pub[32], wanted_sig[64];

static inline int prepare(void)
{
    edmont_sign_key key;

    if (edmont_sign_key_init(&key, seed, edmont_hash_by_name("sha512")) != EDMONT_OK ||
        edmont_sign_with(wanted_sig, message, sizeof message, &key, NULL) != EDMONT_OK)
        return -1;
    edmont_sign_key_public(wanted_pub, &key);
    return 0;
}

/* Signs with a key of the token's hash. The answer, or 1 for a signature that is not the right one,
 * or for one that is left after an error. */
static inline int sign_by_token(void)
{
    edmont_sign_key key;
    uint8_t sig[64];
    int err;

    memset(sig, 0x77, sizeof sig);
    err = edmont_sign_key_init(&key, seed, &pkcs11_hash);
    if (err != EDMONT_OK)
        return memcmp(&key, zeros, sizeof key) == 0 ? err : 1;
    err = edmont_sign_with(sig, message, sizeof message, &key, NULL);
    edmont_sign_key_wipe(&key);
    return memcmp(sig, err == EDMONT_OK ? wanted_sig : zeros, sizeof sig) == 0 ? err : 1;
}

/* Draws from the token. The answer, or 1 for bytes that are left after an error or never written.
 */
static inline int draw_from_token(uint8_t *out, size_t len)
{
    int err = edmont_random_use(&pkcs11_random);

    memset(out, 0, len);
    if (err == EDMONT_OK)
        err = edmont_random_bytes(out, len);
    if (edmont_random_use(NULL) != EDMONT_OK)
        return 1;
    for (size_t i = 0; i < len; i++)
        if (out[i] != 0)
            return err == EDMONT_OK ? EDMONT_OK : 1;
    return err == EDMONT_OK ? 1 : err;
}

enum { THREADS = 64 };

struct work {
    int rounds;
    _Atomic int right, failed, wrong;
    pthread_barrier_t start;
};

static inline void *sign_often(void *argument)
{
    struct work *w = argument;

    pthread_barrier_wait(&w->start);
    for (int i = 0; i < w->rounds; i++) {
        int err = sign_by_token();

        if (err == EDMONT_OK)
            w->right++;
        else if (err == EDMONT_ERR_HASH)
            w->failed++;
        else
            w->wrong++;
    }
    return NULL;
}

/* 64 threads that begin at once. */
static inline void sign_in_threads(struct work *w, int rounds)
{
    pthread_t thread[THREADS];

    memset(w, 0, sizeof *w);
    w->rounds = rounds;
    pthread_barrier_init(&w->start, NULL, THREADS);
    for (int i = 0; i < THREADS; i++)
        check_int(pthread_create(&thread[i], NULL, sign_often, w), 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    pthread_barrier_destroy(&w->start);
}

#endif
