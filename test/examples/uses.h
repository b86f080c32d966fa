/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * uses.h: what a program does with a provider of its own: checks it, makes it the default or gives
 * it to a key, signs, verifies, and goes back to configure's choice.
 */
#ifndef EDMONT_TEST_EXAMPLES_USES_H
#define EDMONT_TEST_EXAMPLES_USES_H

#include "../vectors/ed25519_rfc8032.h"
#include "../vectors/vectors.h"

#include <edmont.h>

#include <string.h>

/* The key and the signature of the message, wanted as hexadecimal digits, by the process's default
 * and by a key that carries the hash. */
static inline void check_signs(const edmont_hash *hash, const char *seed_hex, const char *pub_hex,
                               const uint8_t *msg, size_t len, const char *sig_hex)
{
    uint8_t seed[32], pub[32], sig[64], got[64];
    edmont_sign_key key;
    edmont_verify_key verify_key;

    check_hex(seed, 32, seed_hex);
    check_hex(pub, 32, pub_hex);
    check_hex(sig, 64, sig_hex);
    check_int(edmont_sign_public(got, seed), EDMONT_OK);
    check_bytes(got, pub, 32);
    check_int(edmont_sign(got, msg, len, seed), EDMONT_OK);
    check_bytes(got, sig, 64);
    check_int(edmont_verify(sig, msg, len, pub), EDMONT_OK);

    check_int(edmont_sign_key_init(&key, seed, hash), EDMONT_OK);
    check_int(edmont_sign_with(got, msg, len, &key, NULL), EDMONT_OK);
    edmont_sign_key_wipe(&key);
    check_bytes(got, sig, 64);
    check_int(edmont_verify_key_init(&verify_key, pub, EDMONT_RULE_STANDARD, hash), EDMONT_OK);
    check_int(edmont_verify_with(sig, msg, len, &verify_key, NULL), EDMONT_OK);

    sig[40] ^= 1;
    check_int(edmont_verify(sig, msg, len, pub), EDMONT_ERR_SIGNATURE);
    check_int(edmont_verify_with(sig, msg, len, &verify_key, NULL), EDMONT_ERR_SIGNATURE);
}

/* What edmont calls signatures by a key of this hash. */
static inline void check_scheme(const edmont_hash *hash, const char *name)
{
    static const uint8_t seed[32] = {1};
    edmont_sign_key key;
    char scheme[64];

    check_int(edmont_sign_key_init(&key, seed, hash), EDMONT_OK);
    check_int(edmont_sign_name(scheme, &key), EDMONT_OK);
    edmont_sign_key_wipe(&key);
    check_note("scheme %s", scheme);
    check(strcmp(scheme, name) == 0);
}

/* A hash that claims to be SHA-512 and signs as RFC 8032 says. */
static inline void check_use_of_sha512(const edmont_hash *hash)
{
    uint8_t msg[1024];
    int pure = 0;

    check_int(edmont_hash_check(hash), EDMONT_OK);
    check_int(edmont_hash_use(hash), EDMONT_OK);
    check(edmont_hash_current() == hash);
    check_scheme(hash, "Ed25519");
    for (size_t i = 0; i < CHECK_COUNT(ed25519_rfc8032); i++) {
        const struct ed25519_rfc8032 *v = &ed25519_rfc8032[i];

        if (strcmp(v->kind, "pure") != 0)
            continue;
        check_note("record %zu", i);
        check_signs(hash, v->seed, v->pub, msg, vector_bytes(msg, sizeof msg, v->msg), v->sig);
        pure++;
    }
    check_int(pure, 5);
    check_pin();
    check(edmont_hash_current() != hash);
}

/* Two keys from the source, which differ, and bytes of some lengths, all of them written. */
static inline void check_use_of_random(const edmont_random *source)
{
    static const size_t length[] = {1, 32, 1000, 100000};
    static uint8_t bytes[2][100000];
    uint8_t pub[2][32], seed[2][32], sig[64];

    check_int(edmont_random_use(source), EDMONT_OK);
    check(edmont_random_current() == source);
    for (int i = 0; i < 2; i++)
        check_int(edmont_sign_keypair(pub[i], seed[i]), EDMONT_OK);
    check(memcmp(seed[0], seed[1], 32) != 0);
    check_int(edmont_sign(sig, "abc", 3, seed[0]), EDMONT_OK);
    check_int(edmont_verify(sig, "abc", 3, pub[0]), EDMONT_OK);
    for (size_t i = 0; i < CHECK_COUNT(length); i++) {
        size_t n = length[i], last = n < 32 ? 0 : n - 32;

        check_note("%zu bytes", n);
        for (int j = 0; j < 2; j++)
            check_int(edmont_random_bytes(bytes[j], n), EDMONT_OK);
        check(n < 32 || memcmp(bytes[0] + last, bytes[1] + last, 32) != 0);
    }
    check_pin();
    check(edmont_random_current() != source);
}

#endif
