/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * variant.h: the options that say which signatures are made and verified: --variant, --context,
 * --hedged and --checked.
 */
#ifndef EDMONT_TOOL_VARIANT_H
#define EDMONT_TOOL_VARIANT_H

#include "options.h"
#include "providers.h"

#include <edmont/sign.h>

/* Reads them, and reports them with --json. Returns STATUS_OK, or complains about what does not go
 * together and returns another status. */
int read_variant(edmont_sign_options *how, const struct options *opt);

/* What signatures are called: those of the scheme "Ed25519", under EDMONT_PH, "Ed25519ph". */
enum { VARIANT_BYTES = SCHEME_BYTES + 4 };
void variant_name(char name[VARIANT_BYTES], const char *scheme, int variant);

#endif
