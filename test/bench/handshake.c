/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * handshake.c: SPAKE2 beside BoringSSL's, in one run: in each round both make a handshake with each
 * other, and the two halves of it are timed, each first in turn. Start has the password's hash in
 * it, finish gives out the key. Run by `make bench`; no test.
 *
 *   handshake [ROUNDS]     EDMONT_TARGET=name chooses the target
 */
#define _GNU_SOURCE

#include <config.h>

#include "../interop/boringssl.h"
#include "rounds.h"

/* The two sides of a handshake: edmont is alice. */
static struct {
    edmont_spake2_state st;
    void *ctx;
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX], their_msg[32];
    uint8_t key[EDMONT_SPAKE2_KEY_MAX], their_key[64];
    int failed;
} b;

static const uint8_t client[16] = "adb pair client", server[16] = "adb pair server";
static const edmont_bytes password         = {(const uint8_t *)"123456", 6};
static const edmont_spake2_params params   = {.id_a = {client, 16}, .id_b = {server, 16}};

static void must(int holds)
{
    b.failed |= !holds;
}

static void our_start(void)
{
    size_t n;

    must(edmont_spake2_set_password(&b.st, EDMONT_SPAKE2_BORINGSSL_V1, EDMONT_SPAKE2_A, password) ==
         EDMONT_OK);
    must(edmont_spake2_start(&b.st, &params, b.msg, &n) == EDMONT_OK);
}

static void their_start(void)
{
    size_t n;

    must(generate(b.ctx, b.their_msg, &n, 32, password.p, password.n));
}

static void our_finish(void)
{
    size_t n;

    must(edmont_spake2_finish(&b.st, &params, b.their_msg, 32) == EDMONT_OK);
    must(edmont_spake2_key_unconfirmed(&b.st, b.key, &n) == EDMONT_OK);
}

static void their_finish(void)
{
    size_t n;

    must(process(b.ctx, b.their_key, &n, 64, b.msg, 32));
}

static double time_of(void (*run)(void))
{
    double start = now();

    run();
    return now() - start;
}

/* Both, ours first in every other round. */
static void time_both(double *ours, double *theirs, double *ratio, int i, void (*our)(void),
                      void (*their)(void))
{
    if (i % 2)
        theirs[i] = time_of(their);
    ours[i] = time_of(our);
    if (i % 2 == 0)
        theirs[i] = time_of(their);
    ratio[i] = ours[i] / theirs[i];
}

int main(int argc, char **argv)
{
    static double ours[2][MAX_ROUNDS], theirs[2][MAX_ROUNDS], ratio[2][MAX_ROUNDS];
    int rounds = rounds_asked(argc, argv);

    if (rounds == 0)
        return 2;
    if (boringssl_load() != BORINGSSL_LOADED) {
        fputs("handshake: BoringSSL is missing. Debian: apt-get install android-libboringssl\n",
              stderr);
        return 1;
    }
    must(edmont_target_select(getenv("EDMONT_TARGET")) == EDMONT_OK);
    print_labels("boringssl", "of android-libboringssl", "one handshake at a time", rounds);
    for (int i = 0; i < rounds; i++) {
        b.ctx = spake2_new(1, server, 16, client, 16);
        time_both(ours[0], theirs[0], ratio[0], i, our_start, their_start);
        time_both(ours[1], theirs[1], ratio[1], i, our_finish, their_finish);
        must(memcmp(b.key, b.their_key, 64) == 0);
        spake2_free(b.ctx);
    }
    print_row("SPAKE2 start", ours[0], theirs[0], ratio[0], rounds);
    print_row("SPAKE2 finish", ours[1], theirs[1], ratio[1], rounds);
    if (b.failed)
        fputs("handshake: a call failed, so the figures mean nothing\n", stderr);
    return b.failed;
}
