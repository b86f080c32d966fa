/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing by itself; it is the first of two libraries in test/link/link.sh.
 */
#include "wrappers.h"

#include <edmont.h>

/* libsodium's signatures need it, whatever configure chose. */
int first_use_sha512(void)
{
    return edmont_hash_use(edmont_hash_by_name("sha512"));
}

int first_public_key(uint8_t pub[32], const uint8_t seed[32])
{
    return edmont_sign_public(pub, seed);
}

int first_sign(uint8_t sig[64], const void *msg, size_t len, const uint8_t seed[32])
{
    return edmont_sign(sig, msg, len, seed);
}
