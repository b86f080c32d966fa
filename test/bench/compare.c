/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * compare.c: edmont beside libsodium, in one run. Each round times both, one right after the other
 * and each first in turn, so that what slows the machine down slows both; what is reported is the
 * median over the rounds of ours / theirs. Batches are counted by the signature and stand beside
 * single verification: no library in Debian verifies batches of Ed25519. Run by `make bench`; no
 * test.
 *
 *   compare [ROUNDS]       EDMONT_TARGET=name chooses the target
 */
#define _POSIX_C_SOURCE 200809L

#include <config.h>

#include "rounds.h"

#include <sodium.h>

enum { MESSAGE = 64, LONG_MESSAGE = 16384, MAX_BATCH = 1024 };

/* What both sides work on. */
static struct {
    uint8_t k[32], u[32], seed[32], pub[32], sig[64], out[64];
    uint8_t secret[crypto_sign_SECRETKEYBYTES], pair[32], message[LONG_MESSAGE];
    edmont_sign_key sign_key;
    edmont_verify_key verify_key;
    uint8_t seeds[MAX_BATCH][32], pubs[MAX_BATCH][32], sigs[MAX_BATCH][64];
    edmont_signed items[MAX_BATCH];
    int failed;
} b;

static void must(int err)
{
    b.failed |= err != 0;
}

static void our_x25519(void)
{
    edmont_x25519(b.out, b.k, b.u);
}

static void their_x25519(void)
{
    must(crypto_scalarmult_curve25519(b.out, b.k, b.u));
}

static void our_base(void)
{
    edmont_x25519_base(b.out, b.k);
}

static void their_base(void)
{
    must(crypto_scalarmult_curve25519_base(b.out, b.k));
}

static void our_public(void)
{
    must(edmont_sign_public(b.out, b.seed));
}

static void their_public(void)
{
    must(crypto_sign_seed_keypair(b.pair, b.secret, b.seed));
}

static void our_sign_prepared(void)
{
    must(edmont_sign_with(b.out, b.message, MESSAGE, &b.sign_key, NULL));
}

static void their_sign(void)
{
    must(crypto_sign_detached(b.out, NULL, b.message, MESSAGE, b.secret));
}

static void our_sign_seed(void)
{
    must(edmont_sign(b.out, b.message, MESSAGE, b.seed));
}

static void their_sign_seed(void)
{
    their_public();
    their_sign();
}

static void our_verify(void)
{
    must(edmont_verify(b.sig, b.message, MESSAGE, b.pub));
}

static void our_verify_prepared(void)
{
    must(edmont_verify_with(b.sig, b.message, MESSAGE, &b.verify_key, NULL));
}

static void their_verify(void)
{
    must(crypto_sign_verify_detached(b.sig, b.message, MESSAGE, b.pub));
}

static void our_batch_8(void)
{
    must(edmont_verify_batch(NULL, b.items, 8, EDMONT_RULE_STANDARD));
}

static void our_batch_64(void)
{
    must(edmont_verify_batch(NULL, b.items, 64, EDMONT_RULE_STANDARD));
}

static void our_batch_1024(void)
{
    must(edmont_verify_batch(NULL, b.items, 1024, EDMONT_RULE_STANDARD));
}

static void our_hash(size_t len)
{
    const edmont_hash *hash = edmont_hash_by_name("sha512");
    edmont_span part        = {b.message, len};

    must(hash->digest(hash->env, b.out, &part, 1));
}

static void our_hash_short(void)
{
    our_hash(MESSAGE);
}

static void their_hash_short(void)
{
    must(crypto_hash_sha512(b.out, b.message, MESSAGE));
}

static void our_hash_long(void)
{
    our_hash(LONG_MESSAGE);
}

static void their_hash_long(void)
{
    must(crypto_hash_sha512(b.out, b.message, LONG_MESSAGE));
}

/* `count` is how many things one call of ours does, where one of theirs does one. */
static const struct contest {
    const char *name;
    void (*ours)(void), (*theirs)(void);
    int count;
} contests[] = {
    {"X25519", our_x25519, their_x25519, 1},
    {"X25519 base", our_base, their_base, 1},
    {"Ed25519 public key", our_public, their_public, 1},
    {"Ed25519 sign, key prepared", our_sign_prepared, their_sign, 1},
    {"Ed25519 sign, from the seed", our_sign_seed, their_sign_seed, 1},
    {"Ed25519 verify", our_verify, their_verify, 1},
    {"Ed25519 verify, key prepared", our_verify_prepared, their_verify, 1},
    {"Ed25519 verify, one of 8", our_batch_8, their_verify, 8},
    {"Ed25519 verify, one of 64", our_batch_64, their_verify, 64},
    {"Ed25519 verify, one of 1024", our_batch_1024, their_verify, 1024},
    {"SHA-512, 64 bytes", our_hash_short, their_hash_short, 1},
    {"SHA-512, 16 KiB", our_hash_long, their_hash_long, 1},
};

/* Nanoseconds a call. */
static double measure(void (*run)(void), int calls)
{
    double start = now();

    for (int i = 0; i < calls; i++)
        run();
    return (now() - start) / calls;
}

/* As many calls as take about 0.2 ms. */
static int calls_for(void (*run)(void))
{
    int calls = 1;

    while (measure(run, calls) * calls < 2e5 && calls < 1 << 20)
        calls *= 2;
    return calls;
}

static void hold(const struct contest *c, int rounds)
{
    static double ours[MAX_ROUNDS], theirs[MAX_ROUNDS], ratio[MAX_ROUNDS];
    int our_calls = calls_for(c->ours), their_calls = calls_for(c->theirs);

    for (int i = 0; i < rounds; i++) {
        if (i % 2) {
            theirs[i] = measure(c->theirs, their_calls);
            ours[i]   = measure(c->ours, our_calls) / c->count;
        } else {
            ours[i]   = measure(c->ours, our_calls) / c->count;
            theirs[i] = measure(c->theirs, their_calls);
        }
        ratio[i] = ours[i] / theirs[i];
    }
    print_row(c->name, ours, theirs, ratio, rounds);
}

static void set_up_batch(void)
{
    must(edmont_random_bytes(b.seeds, sizeof b.seeds));
    for (size_t i = 0; i < MAX_BATCH; i++) {
        must(edmont_sign_public(b.pubs[i], b.seeds[i]));
        must(edmont_sign(b.sigs[i], b.message, MESSAGE, b.seeds[i]));
        b.items[i] = (edmont_signed){b.sigs[i], b.message, MESSAGE, b.pubs[i]};
    }
}

static void set_up(void)
{
    const char *target = getenv("EDMONT_TARGET");

    must(edmont_target_select(target));
    must(sodium_init() < 0);
    must(edmont_random_bytes(b.k, 32));
    must(edmont_random_bytes(b.seed, 32));
    must(edmont_random_bytes(b.message, sizeof b.message));
    edmont_x25519_base(b.u, b.seed);
    must(edmont_sign_public(b.pub, b.seed));
    must(edmont_sign(b.sig, b.message, MESSAGE, b.seed));
    must(edmont_sign_key_init(&b.sign_key, b.seed, NULL));
    must(edmont_verify_key_init(&b.verify_key, b.pub, EDMONT_RULE_STANDARD, NULL));
    set_up_batch();
    their_public();
    must(memcmp(b.pair, b.pub, 32));
}

int main(int argc, char **argv)
{
    int rounds = rounds_asked(argc, argv);

    if (rounds == 0)
        return 2;
    set_up();
    print_labels("libsodium", sodium_version_string(), "messages of 64 bytes, one at a time",
                 rounds);
    for (size_t i = 0; i < sizeof contests / sizeof contests[0]; i++)
        hold(&contests[i], rounds);
    if (b.failed)
        fprintf(stderr, "compare: a call failed, so the figures mean nothing\n");
    return b.failed;
}
