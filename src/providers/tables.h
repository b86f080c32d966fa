/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * tables.h: the providers that this library is built with, and what makes a table well formed.
 */
#ifndef EDMONT_PROVIDERS_TABLES_H
#define EDMONT_PROVIDERS_TABLES_H

#include "../../include/edmont/provider.h"

extern const edmont_hash edmont_i_provider_sha512;           /* builtin.c */
extern const edmont_hash edmont_i_provider_blake2b;          /* blake2b.c */
extern const edmont_hash edmont_i_provider_openssl_hash;     /* openssl.c */
extern const edmont_hash edmont_i_provider_sodium_hash;      /* sodium.c */
extern const edmont_hash edmont_i_provider_custom_hash;      /* custom.c */
extern const edmont_random edmont_i_provider_system;         /* builtin.c */
extern const edmont_random edmont_i_provider_openssl_random; /* openssl.c */
extern const edmont_random edmont_i_provider_sodium_random;  /* sodium.c */
extern const edmont_random edmont_i_provider_custom_random;  /* custom.c */
extern const edmont_random edmont_i_provider_isaac;          /* isaac.c */

/* 1 if every member is what include/edmont/provider.h says of it, else 0. Calls no callback. */
int edmont_i_hash_is_well_formed(const edmont_hash *hash);
int edmont_i_random_is_well_formed(const edmont_random *random);

#endif
