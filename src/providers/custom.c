/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * custom.c: the providers of the headers that configure was given: "custom", and whatever name of
 * their own they define. An HSM's SHA-512 comes in here. edmont_provider(3) says what a header
 * declares; one in ed25519-donna's style is turned into edmont's by donna.h. Our functions have the
 * prefix although they are static, since nobody knows what a header calls its own.
 */
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* headers expect what compilers show where nobody says -std=c11 */
#endif

#include "tables.h"

#include "donna.h"
#include "foreign.h"

#if defined(EDMONT_CUSTOM_HASH_HEADER)

#if !defined(EDMONT_CUSTOM_HASH_NAME)
#define EDMONT_CUSTOM_HASH_NAME "custom"
#endif
#if !defined(EDMONT_CUSTOM_HASH_IS_SHA512)
#define EDMONT_CUSTOM_HASH_IS_SHA512 0
#endif
#if !defined(EDMONT_CUSTOM_HASH_BLOCK)
#define EDMONT_CUSTOM_HASH_BLOCK 128
#endif
#if !defined(EDMONT_CUSTOM_HASH_FLAGS)
#define EDMONT_CUSTOM_HASH_FLAGS 0
#endif

_Static_assert(sizeof(edmont_custom_hash_state) <= EDMONT_HASH_STATE_MAX,
               "the state of the custom hash is larger than EDMONT_HASH_STATE_MAX");
_Static_assert(_Alignof(edmont_custom_hash_state) <= EDMONT_HASH_ALIGN_MAX,
               "the state of the custom hash is aligned more than EDMONT_HASH_ALIGN_MAX");

static int edmont_i_custom_hash_init(void *state, void *env)
{
    (void)env;
    return edmont_custom_hash_init(state);
}

static int edmont_i_custom_hash_update(void *state, const void *in, size_t len)
{
    return edmont_custom_hash_update(state, in, len);
}

static int edmont_i_custom_hash_final(void *state, uint8_t out[64])
{
    return edmont_custom_hash_final(state, out);
}

static void edmont_i_custom_hash_release(void *state)
{
    edmont_custom_hash_release(state);
}

#if defined(EDMONT_CUSTOM_HASH_DIGEST)
static int edmont_i_custom_hash_digest(void *env, uint8_t out[64], const edmont_span *part,
                                       size_t parts)
{
    (void)env;
    return EDMONT_CUSTOM_HASH_DIGEST(out, part, parts);
}
#endif

const edmont_hash edmont_i_provider_custom_hash = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_hash),
    .name        = EDMONT_CUSTOM_HASH_NAME,
    .block_size  = EDMONT_CUSTOM_HASH_BLOCK,
    .state_size  = sizeof(edmont_custom_hash_state),
    .state_align = _Alignof(edmont_custom_hash_state),
    .flags       = EDMONT_CUSTOM_HASH_FLAGS |
             (EDMONT_CUSTOM_HASH_IS_SHA512 ? EDMONT_HASH_SHA512 : 0),
    .init    = edmont_i_custom_hash_init,
    .update  = edmont_i_custom_hash_update,
    .final   = edmont_i_custom_hash_final,
    .release = edmont_i_custom_hash_release,
#if defined(EDMONT_CUSTOM_HASH_DIGEST)
    .digest = edmont_i_custom_hash_digest,
#endif
};
#endif

#if defined(EDMONT_CUSTOM_RANDOM_HEADER)

#if !defined(EDMONT_CUSTOM_RANDOM_NAME)
#define EDMONT_CUSTOM_RANDOM_NAME "custom"
#endif
#if !defined(EDMONT_CUSTOM_RANDOM_INSECURE)
#define EDMONT_CUSTOM_RANDOM_INSECURE 0
#endif

static int edmont_i_custom_random_fill(void *env, void *out, size_t len)
{
    (void)env;
    return edmont_custom_random_fill(out, len);
}

const edmont_random edmont_i_provider_custom_random = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_random),
    .name        = EDMONT_CUSTOM_RANDOM_NAME,
    .flags       = EDMONT_CUSTOM_RANDOM_INSECURE ? EDMONT_RANDOM_INSECURE : 0,
    .fill        = edmont_i_custom_random_fill,
};
#endif
