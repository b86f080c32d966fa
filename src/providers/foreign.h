/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * foreign.h: the headers of --with-custom-hash-header and --with-custom-random-header, for custom.c
 * alone. They are somebody else's code, so the compiler's warnings about them are not ours to make.
 */
#ifndef EDMONT_PROVIDERS_FOREIGN_H
#define EDMONT_PROVIDERS_FOREIGN_H

#pragma GCC system_header

#include "../../include/edmont/provider.h"

#include <config.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(EDMONT_CUSTOM_HASH_HEADER)
#include EDMONT_CUSTOM_HASH_HEADER
#endif
#if defined(EDMONT_CUSTOM_RANDOM_HEADER) && !EDMONT_CUSTOM_RANDOM_IS_THERE
#include EDMONT_CUSTOM_RANDOM_HEADER
#endif

#endif
