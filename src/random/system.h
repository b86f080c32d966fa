/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * system.h: randomness from the operating system. Knows nothing of providers.
 */
#ifndef EDMONT_RANDOM_SYSTEM_H
#define EDMONT_RANDOM_SYSTEM_H

#include <stddef.h>

/* Fills len bytes at out and returns 0, or returns -1; what stands in out is then of no use. */
int edmont_i_random_system(void *out, size_t len);

#endif
