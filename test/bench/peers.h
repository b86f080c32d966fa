/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * peers.h: the libraries that edmont stands beside. Each does the operations that it has by the
 * fastest way that its documentation shows, on the same data.
 */
#ifndef EDMONT_TEST_BENCH_PEERS_H
#define EDMONT_TEST_BENCH_PEERS_H

#include "../../src/tool/operations.h"

struct peer {
    const char *library;
    /* Makes ready, computes once what edmont computes, and compares. Returns the version, or NULL
     * after a complaint. */
    const char *(*prepare)(struct work *w);
    /* One operation of edmont's, done once; run returns 0 if it went well. They end without a
     * name. */
    const struct peer_row {
        const char *operation;
        int (*run)(void *work);
    } *rows;
};

extern const struct peer peer_sodium, peer_openssl, peer_boringssl;

#endif
