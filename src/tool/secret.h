/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * secret.h: memory for secrets: pages of their own, kept out of swap and core dumps where the
 * system lets us, wiped when they are given back.
 */
#ifndef EDMONT_TOOL_SECRET_H
#define EDMONT_TOOL_SECRET_H

#include <stddef.h>

/* n zeroed bytes; or NULL, after a complaint. */
void *secret_new(size_t n);

/* Wipes the n bytes that secret_new(n) gave, and gives them back. NULL is nothing. */
void secret_free(void *p, size_t n);

#endif
