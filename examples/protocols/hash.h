/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * hash.h: a message in pieces through the hash that the library uses, which has to be SHA-512.
 */
#ifndef EXAMPLES_HASH_H
#define EXAMPLES_HASH_H

#include <edmont.h>

#include <string.h>

/* Returns EDMONT_OK; PROVIDER, or HASH, and zeros. */
static int example_hash(uint8_t out[64], const edmont_span *part, size_t parts)
{
    const edmont_hash *hash = edmont_hash_current();
    _Alignas(EDMONT_HASH_ALIGN_MAX) uint8_t state[EDMONT_HASH_STATE_MAX] = {0};
    int failed;

    memset(out, 0, 64);
    if (hash == NULL || !(hash->flags & EDMONT_HASH_SHA512))
        return EDMONT_ERR_PROVIDER;
    if (hash->init(state, hash->env) != 0)
        return EDMONT_ERR_HASH;
    failed = 0;
    for (size_t i = 0; i < parts && !failed; i++)
        failed = hash->update(state, part[i].data, part[i].len);
    failed = failed || hash->final(state, out);
    hash->release(state);
    edmont_wipe(state, sizeof state);
    if (failed)
        edmont_wipe(out, 64);
    return failed ? EDMONT_ERR_HASH : EDMONT_OK;
}

#endif
