/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * header_hash.h: a custom hash header in edmont's style, with all that one can define: SHA-512.
 */
#include "../../src/hash/sha512.h"

#define EDMONT_CUSTOM_HASH_NAME      "header-sha512"
#define EDMONT_CUSTOM_HASH_IS_SHA512 1
#define EDMONT_CUSTOM_HASH_BLOCK     128
#define EDMONT_CUSTOM_HASH_FLAGS     EDMONT_HASH_THREAD_SAFE
#define EDMONT_CUSTOM_HASH_DIGEST    edmont_custom_hash_digest

typedef struct sha512 edmont_custom_hash_state;

static int edmont_custom_hash_init(edmont_custom_hash_state *state)
{
    edmont_i_sha512_init(state);
    return 0;
}

static int edmont_custom_hash_update(edmont_custom_hash_state *state, const void *in, size_t len)
{
    edmont_i_sha512_update(state, in, len);
    return 0;
}

static int edmont_custom_hash_final(edmont_custom_hash_state *state, uint8_t out[64])
{
    edmont_i_sha512_final(state, out);
    return 0;
}

static void edmont_custom_hash_release(edmont_custom_hash_state *state)
{
    edmont_wipe(state, sizeof *state);
}

static int edmont_custom_hash_digest(uint8_t out[64], const edmont_span *part, size_t parts)
{
    edmont_custom_hash_state state;

    edmont_i_sha512_init(&state);
    for (size_t i = 0; i < parts; i++)
        edmont_i_sha512_update(&state, part[i].data, part[i].len);
    edmont_i_sha512_final(&state, out);
    edmont_wipe(&state, sizeof state);
    return 0;
}
