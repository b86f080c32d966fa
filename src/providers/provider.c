/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * provider.c: which providers there are, which are in use, and what is drawn from the random one.
 */
#include <config.h>

#include "provider.h"

#include "tables.h"

#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/wipe.h"

#include <stdatomic.h>
#include <string.h>

/* What edmont_hash_use and edmont_random_use chose last; NULL for configure's choice. */
static _Atomic(const edmont_hash *) chosen_hash;
static _Atomic(const edmont_random *) chosen_random;

/* What configure built in; a custom provider stands there twice if it has a name of its own. */
static const struct {
    const char *name;
    const edmont_hash *hash;
} hashes[] = {EDMONT_HASHES};
static const struct {
    const char *name;
    const edmont_random *random;
} randoms[] = {EDMONT_RANDOMS};

const edmont_hash *edmont_hash_by_name(const char *name)
{
    for (size_t i = 0; name != NULL && i < sizeof hashes / sizeof hashes[0]; i++)
        if (strcmp(hashes[i].name, name) == 0)
            return hashes[i].hash;
    return NULL;
}

const edmont_random *edmont_random_by_name(const char *name)
{
    for (size_t i = 0; name != NULL && i < sizeof randoms / sizeof randoms[0]; i++)
        if (strcmp(randoms[i].name, name) == 0)
            return randoms[i].random;
    return NULL;
}

const edmont_hash *edmont_hash_current(void)
{
    const edmont_hash *hash = atomic_load_explicit(&chosen_hash, memory_order_acquire);

    return hash != NULL ? hash : EDMONT_DEFAULT_HASH;
}

const edmont_random *edmont_random_current(void)
{
    const edmont_random *random = atomic_load_explicit(&chosen_random, memory_order_acquire);

    return random != NULL ? random : EDMONT_DEFAULT_RANDOM;
}

int edmont_hash_use(const edmont_hash *hash)
{
    int err = hash == NULL ? EDMONT_OK : edmont_hash_check(hash);

    if (err == EDMONT_OK)
        atomic_store_explicit(&chosen_hash, hash, memory_order_release);
    return err;
}

/* 1 if configure lets the source make secrets, else 0. */
static int is_allowed(const edmont_random *random)
{
    return EDMONT_INSECURE_RANDOM || (random->flags & EDMONT_RANDOM_INSECURE) == 0;
}

int edmont_random_use(const edmont_random *random)
{
    if (random != NULL && !(edmont_i_random_is_well_formed(random) && is_allowed(random)))
        return EDMONT_ERR_PROVIDER;
    atomic_store_explicit(&chosen_random, random, memory_order_release);
    return EDMONT_OK;
}

int edmont_i_hash_choose(const edmont_hash **chosen, const edmont_hash *hash)
{
    *chosen = hash == NULL ? edmont_hash_current() : hash;
    if (hash != NULL && !edmont_i_hash_is_well_formed(hash))
        *chosen = NULL;
    return *chosen != NULL ? EDMONT_OK : EDMONT_ERR_PROVIDER;
}

int edmont_i_hash_choose_sha512(const edmont_hash **chosen)
{
    int err = edmont_i_hash_choose(chosen, NULL);

    return err == EDMONT_OK && !((*chosen)->flags & EDMONT_HASH_SHA512) ? EDMONT_ERR_PROVIDER : err;
}

int edmont_random_bytes(void *out, size_t n)
{
    const edmont_random *random = edmont_random_current();
    int err                     = EDMONT_OK;

    if (out == NULL && n > 0)
        return EDMONT_ERR_ARGUMENT;
    if (random == NULL)
        err = EDMONT_ERR_PROVIDER;
    else if (n > 0 && random->fill(random->env, out, n) != 0)
        err = EDMONT_ERR_RANDOM;
    if (err != EDMONT_OK)
        edmont_wipe(out, n);
    edmont_i_wipe_stack();
    return err;
}

/* What is drawn into starts as zeros, so that a source that writes nothing shows. */
static int draw(const edmont_random *random, uint8_t *out, size_t n)
{
    memset(out, 0, n);
    return random->fill(random->env, out, n);
}

NOINLINE int edmont_i_random_secret(uint8_t *out, size_t n)
{
    const edmont_random *random = edmont_random_current();
    uint8_t again[64];
    int err = EDMONT_OK;

    CHECK(n >= 32 && n <= sizeof again);
    if (random == NULL) {
        err = EDMONT_ERR_PROVIDER;
    } else if (!is_allowed(random) || draw(random, out, n) != 0 || draw(random, again, n) != 0) {
        err = EDMONT_ERR_RANDOM;
    } else {
        int broken = ct_all_zero(out, n) | ct_all_zero(again, n) | ct_equal(out, again, n);

        ct_declassify(&broken, sizeof broken);
        if (broken)
            err = EDMONT_ERR_RANDOM;
    }
    edmont_wipe(again, sizeof again);
    if (err != EDMONT_OK)
        edmont_wipe(out, n);
    return err;
}

int edmont_i_random_hedge(uint8_t *out, size_t n)
{
    const edmont_random *random = edmont_random_current();
    int err                     = EDMONT_OK;

    if (random == NULL)
        err = EDMONT_ERR_PROVIDER;
    else if (!is_allowed(random) || draw(random, out, n) != 0)
        err = EDMONT_ERR_RANDOM;
    if (err != EDMONT_OK)
        edmont_wipe(out, n);
    return err;
}
