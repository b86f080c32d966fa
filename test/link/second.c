/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing by itself; it is the second of two libraries in test/link/link.sh.
 */
#include "wrappers.h"

#include <edmont.h>

int second_verify(const uint8_t sig[64], const void *msg, size_t len, const uint8_t pub[32])
{
    return edmont_verify(sig, msg, len, pub);
}

int second_agree(uint8_t out[32], uint8_t pub[32], const uint8_t sec[32], const uint8_t peer[32])
{
    edmont_dh_public(pub, sec);
    return edmont_dh_shared(out, sec, peer);
}
