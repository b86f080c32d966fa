/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * iterate.h: the iteration of RFC 7748, section 5.2.
 */
#ifndef EDMONT_TEST_DH_ITERATE_H
#define EDMONT_TEST_DH_ITERATE_H

#include <edmont/dh.h>

#include <string.h>

/* From k = u = 9, n times: k, u = X25519(k, u), k. */
static inline void iterate(uint8_t k[32], long n)
{
    uint8_t u[32] = {9}, next[32];

    memcpy(k, u, 32);
    for (long i = 0; i < n; i++) {
        edmont_x25519(next, k, u);
        memcpy(u, k, 32);
        memcpy(k, next, 32);
    }
}

#endif
