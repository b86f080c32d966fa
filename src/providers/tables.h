/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * tables.h: the providers that this library is built with, and what makes a table well formed.
 */
#ifndef EDMONT_PROVIDERS_TABLES_H
#define EDMONT_PROVIDERS_TABLES_H

#include "../../include/edmont/provider.h"

/* builtin.c */
extern const edmont_hash edmont_i_provider_sha512;
extern const edmont_random edmont_i_provider_system;

/* 1 if every member is what include/edmont/provider.h says of it, else 0. Calls no callback. */
int edmont_i_hash_is_well_formed(const edmont_hash *hash);
int edmont_i_random_is_well_formed(const edmont_random *random);

#endif
