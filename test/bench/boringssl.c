/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * boringssl.c: SPAKE2 of BoringSSL, as Android's library in Debian has it, for the benchmark. Its
 * contexts serve once, so each call makes one.
 */
#define _GNU_SOURCE

#include "../interop/boringssl.h"
#include "peers.h"

#include <stdio.h>

static const uint8_t alice[] = "alice", bob[] = "bob", password[] = "4-purple-sausages";
static uint8_t msg[32], key[64];

/* As bob, with the message of alice or without. */
static int run(const uint8_t *peer)
{
    void *ctx = spake2_new(1, bob, sizeof bob - 1, alice, sizeof alice - 1);
    size_t n;
    int good = ctx != NULL && generate(ctx, msg, &n, 32, password, sizeof password - 1) &&
               (peer == NULL || process(ctx, key, &n, 64, peer, 32));

    spake2_free(ctx);
    return good ? 0 : -1;
}

static int start(void *p)
{
    (void)p;
    return run(NULL);
}

static int handshake(void *p)
{
    return run(((struct work *)p)->handshakes[4].msg);
}

static const struct peer_row rows[] = {
    {"spake2_start/boringssl", start},
    {"spake2/boringssl", handshake},
    {NULL, NULL},
};

static const char *prepare(struct work *w)
{
    if (boringssl_load() == BORINGSSL_LOADED && handshake(w) == 0)
        return "of android-libboringssl";
    fputs("bench: without BoringSSL. Debian: apt-get install android-libboringssl\n", stderr);
    return NULL;
}

const struct peer peer_boringssl = {"boringssl", prepare, rows};
