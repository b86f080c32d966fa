/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * pkcs11_custom_hash.h: a library whose SHA-512 is a PKCS#11 token's. pkcs11.c says how to name the
 * token.
 *
 *     ./configure CPPFLAGS="$(pkg-config --cflags p11-kit-1)" LIBS='-pthread -ldl' \
 *         --with-hash=custom --with-custom-hash-header=examples/providers/pkcs11_custom_hash.h
 */
#include "pkcs11_custom.h"

#define EDMONT_CUSTOM_HASH_NAME      "pkcs11-sha512"
#define EDMONT_CUSTOM_HASH_IS_SHA512 1
#define EDMONT_CUSTOM_HASH_FLAGS     (EDMONT_HASH_MAY_FAIL | EDMONT_HASH_THREAD_SAFE)
#define EDMONT_CUSTOM_HASH_DIGEST    edmont_custom_hash_digest

typedef struct digest edmont_custom_hash_state;

static int edmont_custom_hash_init(edmont_custom_hash_state *state)
{
    return pkcs11_hash.init(state, NULL);
}

static int edmont_custom_hash_update(edmont_custom_hash_state *state, const void *in, size_t len)
{
    return pkcs11_hash.update(state, in, len);
}

static int edmont_custom_hash_final(edmont_custom_hash_state *state, uint8_t out[64])
{
    return pkcs11_hash.final(state, out);
}

static void edmont_custom_hash_release(edmont_custom_hash_state *state)
{
    pkcs11_hash.release(state);
}

static int edmont_custom_hash_digest(uint8_t out[64], const edmont_span *part, size_t parts)
{
    return pkcs11_hash.digest(NULL, out, part, parts);
}
