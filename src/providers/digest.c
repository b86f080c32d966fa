/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * digest.c: one message through a hash provider, which may fail at any call.
 */
#include "provider.h"

#include "../core/wipe.h"

#include <string.h>

size_t edmont_i_hash_memory_used(const edmont_hash *hash)
{
    return hash->state_size != 0 ? hash->state_size : sizeof(void *);
}

/* From a state that is started to the digest. */
static int take(const edmont_hash *hash, void *state, uint8_t out[64], const edmont_span *part,
                size_t parts)
{
    for (size_t i = 0; i < parts; i++)
        if (hash->update(state, part[i].data, part[i].len) != 0)
            return -1;
    return hash->final(state, out);
}

int edmont_i_hash_stream(const edmont_hash *hash, struct hash_memory *memory, uint8_t out[64],
                         const edmont_span *part, size_t parts)
{
    size_t used = edmont_i_hash_memory_used(hash);
    int failed;

    memset(memory->bytes, 0, used);
    failed = hash->init(memory->bytes, hash->env);
    if (failed == 0) {
        failed = take(hash, memory->bytes, out, part, parts);
        hash->release(memory->bytes);
    }
    edmont_wipe(memory->bytes, used);
    if (failed == 0)
        return EDMONT_OK;
    edmont_wipe(out, 64);
    return EDMONT_ERR_HASH;
}

int edmont_i_hash_parts(const edmont_hash *hash, uint8_t out[64], const edmont_span *part,
                        size_t parts)
{
    struct hash_memory memory;

    if (hash->digest == NULL)
        return edmont_i_hash_stream(hash, &memory, out, part, parts);
    if (hash->digest(hash->env, out, part, parts) == 0)
        return EDMONT_OK;
    edmont_wipe(out, 64);
    return EDMONT_ERR_HASH;
}
