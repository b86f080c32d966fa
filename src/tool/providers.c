/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "providers.h"

#include "report.h"

#include <stdio.h>
#include <string.h>

const char *const provider_words[] = { "hash", "random" };

/* The names that libraries may have them under. */
static const char *const hash_names[]   = { "sha512", "blake2b", "openssl-sha512",
                                            "libsodium-sha512", "custom", NULL };
static const char *const random_names[] = { "system", "openssl", "libsodium", "custom",
                                            "isaac-test", NULL };

int provider_here(struct provider *p, enum provider_kind kind, size_t i)
{
    const char *const *name = kind == PROVIDER_HASH ? hash_names : random_names;

    for (; *name != NULL; name++) {
        p->name   = *name;
        p->hash   = kind == PROVIDER_HASH ? edmont_hash_by_name(*name) : NULL;
        p->random = kind == PROVIDER_RANDOM ? edmont_random_by_name(*name) : NULL;
        if (p->hash == NULL && p->random == NULL)
            continue;
        p->own_name = p->hash != NULL ? p->hash->name : p->random->name;
        if (i-- == 0)
            return 1;
    }
    return 0;
}

/* Complains that there is none of that name, and says which there are. */
static int no_provider(enum provider_kind kind, const char *name)
{
    struct provider p;
    char names[512] = "";
    size_t i, n;
    int has_two;

    for (i = 0; provider_here(&p, kind, i); i++) {
        n       = strlen(names);
        has_two = strcmp(p.name, p.own_name) != 0;
        snprintf(names + n, sizeof names - n, " %s%s%s", p.name, has_two ? " " : "",
                 has_two ? p.own_name : "");
    }
    return fail(STATUS_USAGE, "--%s: this edmont was built without one named %s, but with:%s",
                provider_words[kind], name, names);
}

int choose_hash(const char *name)
{
    const edmont_hash *hash;
    int error;

    if (name == NULL)
        return STATUS_OK;
    hash = edmont_hash_by_name(name);
    if (hash == NULL)
        return no_provider(PROVIDER_HASH, name);
    error = edmont_hash_use(hash);
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "--hash");
}

int choose_random(const char *name)
{
    const edmont_random *source;
    int error;

    if (name == NULL)
        return STATUS_OK;
    source = edmont_random_by_name(name);
    if (source == NULL)
        return no_provider(PROVIDER_RANDOM, name);
    if (source == edmont_random_current()) /* configure's choice may be one that is refused here */
        return STATUS_OK;
    error = edmont_random_use(source);
    if (error == EDMONT_ERR_PROVIDER && is_insecure_random(source))
        return fail(STATUS_PROVIDER, "--random: %s is INSECURE, and this edmont was configured "
                    "without --enable-insecure-random", name);
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "--random");
}

int is_insecure_random(const edmont_random *random)
{
    return random != NULL && (random->flags & EDMONT_RANDOM_INSECURE) != 0;
}

static int fill_nothing(void *env, void *out, size_t len)
{
    (void)env;
    (void)out;
    (void)len;
    return -1;
}

int is_insecure_random_allowed(void)
{
    static const edmont_random probe = {
        .abi         = EDMONT_PROVIDER_ABI,
        .struct_size = sizeof probe,
        .name        = "probe",
        .flags       = EDMONT_RANDOM_INSECURE,
        .fill        = fill_nothing,
    };
    const edmont_random *before = edmont_random_current();

    if (edmont_random_use(&probe) != EDMONT_OK)
        return 0;
    /* A library that takes the probe takes any table. NULL was configure's choice. */
    return edmont_random_use(before) == EDMONT_OK;
}

int is_ed25519_hash(const edmont_hash *hash)
{
    return hash == NULL || (hash->flags & EDMONT_HASH_SHA512) != 0;
}

void scheme_in_use(char scheme[SCHEME_BYTES])
{
    const edmont_hash *hash = edmont_hash_current();

    if (is_ed25519_hash(hash))
        snprintf(scheme, SCHEME_BYTES, "%s", SCHEME_ED25519);
    else
        snprintf(scheme, SCHEME_BYTES, "%s%s", SCHEME_PREFIX, hash->name);
}
