/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * pkcs11_custom_random.h: a library whose random bytes are a PKCS#11 token's. pkcs11.c says how to
 * name the token, pkcs11_custom_hash.h how to configure; the options here are
 *
 *     --with-random=custom
 *     --with-custom-random-header=examples/providers/pkcs11_custom_random.h
 */
#include "pkcs11_custom.h"

#define EDMONT_CUSTOM_RANDOM_NAME "pkcs11"

static int edmont_custom_random_fill(void *out, size_t len)
{
    return pkcs11_random.fill(NULL, out, len);
}
