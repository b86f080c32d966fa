/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: edmont against libsodium on random inputs: the same public keys, signatures, verdicts on
 * them, X25519 outputs, keys converted to X25519, and BLAKE2b digests. Does not cover signatures
 * and public keys that nobody makes honestly, on which libsodium has rules of its own; test/sign
 * does.
 */
#include "../check.h"

#include "../../src/hash/blake2b.h"

#include <edmont.h>

#include <stdio.h>
#include <string.h>

#ifdef HAVE_SODIUM
#include <sodium.h>

enum { ROUNDS = 200, MESSAGE_MAX = 600 };

static void public_keys_are_the_same(void)
{
    uint8_t seed[32], ours[32], theirs[32], both[64];
    int i;

    for (i = 0; i < ROUNDS; i++) {
        check_random_bytes(seed, sizeof seed);
        check_int(edmont_sign_public(ours, seed), EDMONT_OK);
        check_int(crypto_sign_seed_keypair(theirs, both, seed), 0);
        check_bytes(ours, theirs, 32);
        edmont_dh_public(ours, seed);
        check_int(crypto_scalarmult_base(theirs, seed), 0);
        check_bytes(ours, theirs, 32);
    }
}

static void signatures_are_the_same_and_each_verifies_them(void)
{
    uint8_t seed[32], pub[32], both[64], message[MESSAGE_MAX], ours[64], theirs[64];
    size_t n;
    int i;

    for (i = 0; i < ROUNDS; i++) {
        check_random_bytes(seed, sizeof seed);
        check_random_bytes(message, sizeof message);
        n = (size_t)i * MESSAGE_MAX / ROUNDS;
        check_note("%zu bytes", n);
        check_int(crypto_sign_seed_keypair(pub, both, seed), 0);
        check_int(crypto_sign_detached(theirs, NULL, message, n, both), 0);
        check_int(edmont_sign(ours, message, n, seed), EDMONT_OK);
        check_bytes(ours, theirs, 64);
        check_int(edmont_verify(theirs, message, n, pub), EDMONT_OK);
        check_int(crypto_sign_verify_detached(ours, message, n, pub), 0);
    }
}

static void both_refuse_a_changed_bit(void)
{
    uint8_t seed[32], pub[32], message[32], sig[64], *changed;
    size_t bit, n;
    int i;

    for (i = 0; i < ROUNDS; i++) {
        check_random_bytes(seed, sizeof seed);
        check_random_bytes(message, sizeof message);
        check_int(edmont_sign_public(pub, seed), EDMONT_OK);
        check_int(edmont_sign(sig, message, sizeof message, seed), EDMONT_OK);
        changed = i % 2 ? sig : message;
        n       = i % 2 ? sizeof sig : sizeof message;
        bit     = (size_t)(check_random() % (8 * n));
        changed[bit / 8] = (uint8_t)(changed[bit / 8] ^ 1 << bit % 8);
        check_note("bit %zu", bit);
        check_int(edmont_verify(sig, message, sizeof message, pub), EDMONT_ERR_SIGNATURE);
        check_int(crypto_sign_verify_detached(sig, message, sizeof message, pub), -1);
    }
}

/* Any u, on the curve or its twist, reduced or not, with bit 255 or without. */
static void x25519_is_the_same(void)
{
    uint8_t k[32], u[32], ours[32], theirs[32];
    int i;

    for (i = 0; i < ROUNDS; i++) {
        check_random_bytes(k, sizeof k);
        check_random_bytes(u, sizeof u);
        if (i % 8 == 0) /* 2^255 - 19 to 2^255 - 1, or 2^256 - 1 */
            memset(u + 1, 0xFF, 31);
        if (i % 16 == 0)
            u[31] = 0x7F;
        check_int(edmont_dh_shared(ours, k, u), EDMONT_OK);
        check_int(crypto_scalarmult(theirs, k, u), 0);
        check_bytes(ours, theirs, 32);
        edmont_x25519(ours, k, u);
        check_bytes(ours, theirs, 32);
    }
}

/* Keys of any length from 0 to 64 bytes; a third of the messages has no key. */
static void blake2b_is_the_same(void)
{
    uint8_t key[BLAKE2B_KEY], message[MESSAGE_MAX], ours[64], theirs[64];
    struct blake2b s;
    size_t n, key_len;
    int i;

    for (i = 0; i < 10 * ROUNDS; i++) {
        check_random_bytes(key, sizeof key);
        check_random_bytes(message, sizeof message);
        n       = (size_t)(check_random() % (MESSAGE_MAX + 1));
        key_len = i % 3 == 0 ? 0 : (size_t)(check_random() % (BLAKE2B_KEY + 1));
        check_note("%zu bytes, a key of %zu", n, key_len);
        edmont_i_blake2b_init(&s, key, key_len);
        edmont_i_blake2b_update(&s, message, n);
        edmont_i_blake2b_final(&s, ours);
        check_int(crypto_generichash(theirs, 64, message, n, key_len > 0 ? key : NULL, key_len), 0);
        check_bytes(ours, theirs, 64);
    }
}

static void conversions_to_x25519_are_the_same(void)
{
    uint8_t seed[32], pub[32], both[64], ours[32], theirs[32];
    int i;

    for (i = 0; i < ROUNDS; i++) {
        check_random_bytes(seed, sizeof seed);
        check_int(crypto_sign_seed_keypair(pub, both, seed), 0);
        check_int(edmont_sign_public_to_dh(ours, pub), EDMONT_OK);
        check_int(crypto_sign_ed25519_pk_to_curve25519(theirs, pub), 0);
        check_bytes(ours, theirs, 32);
        check_int(edmont_sign_seed_to_dh(ours, seed), EDMONT_OK);
        check_int(crypto_sign_ed25519_sk_to_curve25519(theirs, both), 0);
        check_bytes(ours, theirs, 32);
    }
}

static const struct check_case cases[] = {
    CASE(public_keys_are_the_same),
    CASE(signatures_are_the_same_and_each_verifies_them),
    CASE(both_refuse_a_changed_bit),
    CASE(x25519_is_the_same),
    CASE(conversions_to_x25519_are_the_same),
    CASE(blake2b_is_the_same),
};

#else

static void agrees_with_libsodium(void)
{
    check_skip("libsodium is missing");
}

static const struct check_case cases[] = { CASE(agrees_with_libsodium) };

#endif

int main(int argc, char **argv)
{
    /* Not missing, so no failure under REQUIRE_REAL=1: Debian has no other one to install. */
    if (strcmp(SODIUM_FOUND, "foreign") == 0) {
        puts("1..0 # SKIP libsodium is here, but not for the machine that this is built for");
        return 0;
    }
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
