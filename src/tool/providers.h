/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * providers.h: the hash and random providers that this edmont was built with, the choice between
 * them, and what the signatures of the one in use are called.
 */
#ifndef EDMONT_TOOL_PROVIDERS_H
#define EDMONT_TOOL_PROVIDERS_H

#include <edmont/provider.h>

#include <stddef.h>

enum provider_kind { PROVIDER_HASH, PROVIDER_RANDOM };

/* "hash", "random": the option that takes its name, and what it is. */
extern const char *const provider_words[];

/* A provider that this edmont was built with. */
struct provider {
    const char *name;            /* what it is there under */
    const char *own_name;        /* what it calls itself; that finds it, too */
    const edmont_hash *hash;     /* NULL if it is of the other kind */
    const edmont_random *random; /* likewise */
};

/* The i-th provider of a kind. Returns 1, or 0 if there are no more than i. */
int provider_here(struct provider *p, enum provider_kind kind, size_t i);

/* Make the provider of that name the one in use; NULL: leave it. Return STATUS_OK, or complain and
 * return another status. */
int choose_hash(const char *name);
int choose_random(const char *name);

/* Whether a provider is EDMONT_RANDOM_INSECURE; NULL is not. */
int is_insecure_random(const edmont_random *random);

/* Whether this library lets such a provider make keys. */
int is_insecure_random_allowed(void);

enum { SCHEME_BYTES = 64 };
#define SCHEME_ED25519 "Ed25519"
#define SCHEME_PREFIX  "EdDSA-25519/"

/* Whether signatures with this hash are Ed25519. So they are with NULL, for want of another. */
int is_ed25519_hash(const edmont_hash *hash);

/* The name of the signatures that the hash in use makes: SCHEME_ED25519, or SCHEME_PREFIX and the
 * name of the hash. */
void scheme_in_use(char scheme[SCHEME_BYTES]);

#endif
