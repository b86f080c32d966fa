/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * donna.h: the functions of ed25519-donna's custom headers under the names of edmont's, for
 * custom.c alone. They return nothing, hence they cannot fail.
 */
#ifndef EDMONT_PROVIDERS_DONNA_H
#define EDMONT_PROVIDERS_DONNA_H

#include "foreign.h"

#include "../core/wipe.h"

#if defined(EDMONT_CUSTOM_HASH_HEADER) && EDMONT_CUSTOM_HASH_IS_DONNAS
typedef ed25519_hash_context edmont_custom_hash_state;

static int edmont_custom_hash_init(edmont_custom_hash_state *state)
{
    ed25519_hash_init(state);
    return 0;
}

static int edmont_custom_hash_update(edmont_custom_hash_state *state, const void *in, size_t len)
{
    if (len > 0)
        ed25519_hash_update(state, in, len);
    return 0;
}

static int edmont_custom_hash_final(edmont_custom_hash_state *state, uint8_t out[64])
{
    ed25519_hash_final(state, out);
    return 0;
}

static void edmont_custom_hash_release(edmont_custom_hash_state *state)
{
    edmont_wipe(state, sizeof *state);
}
#endif

#if defined(EDMONT_CUSTOM_RANDOM_HEADER) && EDMONT_CUSTOM_RANDOM_IS_DONNAS
static int edmont_custom_random_fill(void *out, size_t len)
{
    ed25519_randombytes_unsafe(out, len);
    return 0;
}
#endif

#endif
