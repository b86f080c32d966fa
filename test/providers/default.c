/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests the library with the providers that configure chose, which every other program replaces by
 * those of known answers: they have the names of config.h, keys are made, signatures are made and
 * verified, or the answer is that which the choice calls for: PROVIDER and zeros with none, RANDOM
 * and zeros with a predictable source that configure does not allow.
 *
 * Not covered: answers that are known, but for SHA-512's and BLAKE2b's; test/tool/defaults.sh has
 * the command.
 */
#include <config.h>

#include "../check.h"
#include "../vectors/ed25519_rfc8032.h"

#include <edmont.h>

#include <string.h>

static const uint8_t zeros[64];

static int has_hash(void)
{
    return strcmp(EDMONT_HASH_NAME, "none") != 0;
}

/* What an operation answers that has a hash to call, and none to call without a default. */
static int hash_answer(void)
{
    return has_hash() ? EDMONT_OK : EDMONT_ERR_PROVIDER;
}

static int has_sha512(void)
{
    return has_hash() && (edmont_hash_current()->flags & EDMONT_HASH_SHA512) != 0;
}

static int has_random(void)
{
    return strcmp(EDMONT_RANDOM_NAME, "none") != 0;
}

/* What whatever draws a secret answers. */
static int secret_answer(void)
{
    if (!has_random())
        return EDMONT_ERR_PROVIDER;
    if (strcmp(EDMONT_RANDOM_NAME, "isaac-test") == 0 && !EDMONT_INSECURE_RANDOM)
        return EDMONT_ERR_RANDOM;
    return EDMONT_OK;
}

static void check_zeros_unless_ok(int result, const uint8_t *out, size_t n)
{
    if (result != EDMONT_OK)
        check_bytes(out, zeros, n);
    else
        check(memcmp(out, zeros, n) != 0);
}

static void the_defaults_have_the_names_of_config_h(void)
{
    const edmont_hash *hash     = edmont_hash_current();
    const edmont_random *random = edmont_random_current();

    check((hash != NULL) == has_hash());
    check(hash == NULL || strcmp(hash->name, EDMONT_HASH_NAME) == 0);
    check(hash == edmont_hash_by_name(EDMONT_HASH_NAME));
    check((random != NULL) == has_random());
    check(random == NULL || strcmp(random->name, EDMONT_RANDOM_NAME) == 0);
    check(random == edmont_random_by_name(EDMONT_RANDOM_NAME));
}

static void the_default_hash_passes_the_check(void)
{
    check_int(edmont_hash_check(edmont_hash_current()),
              has_hash() ? EDMONT_OK : EDMONT_ERR_ARGUMENT);
}

static void a_seed_signs_and_its_public_key_verifies(void)
{
    static const uint8_t seed[32] = {1, 2, 3};
    uint8_t pub[32], sig[64];

    memset(pub, 0xa5, sizeof pub);
    memset(sig, 0xa5, sizeof sig);
    check_int(edmont_sign_public(pub, seed), hash_answer());
    check_zeros_unless_ok(hash_answer(), pub, 32);
    check_int(edmont_sign(sig, "abc", 3, seed), hash_answer());
    check_zeros_unless_ok(hash_answer(), sig, 64);
    if (!has_hash()) {
        /* A public key and a signature that are well formed: the base point, R the same, S = 1. */
        memset(pub, 0x66, sizeof pub);
        pub[0] = 0x58;
        memcpy(sig, pub, 32);
        sig[32] = 1;
    }
    check_int(edmont_verify(sig, "abc", 3, pub), hash_answer());
    check_int(edmont_verify(sig, "abd", 3, pub),
              has_hash() ? EDMONT_ERR_SIGNATURE : EDMONT_ERR_PROVIDER);
}

static void a_prepared_key_says_what_its_hash_is(void)
{
    static const uint8_t seed[32] = {1, 2, 3};
    char name[64], want[64] = "Ed25519";
    edmont_sign_key key;
    uint8_t sig[64], pub[32];

    check_int(edmont_sign_key_init(&key, seed, NULL), hash_answer());
    if (!has_hash())
        return;
    if (!has_sha512()) {
        strcpy(want, "EdDSA-25519/");
        strcat(want, EDMONT_HASH_NAME);
    }
    check_int(edmont_sign_name(name, &key), EDMONT_OK);
    check(strcmp(name, want) == 0);
    edmont_sign_key_public(pub, &key);
    check_int(edmont_sign_with(sig, "abc", 3, &key, NULL), EDMONT_OK);
    check_int(edmont_verify(sig, "abc", 3, pub), EDMONT_OK);
    edmont_sign_key_wipe(&key);
}

/* RFC 8032's signatures come out of SHA-512, and out of nothing else. */
static void known_signatures_come_out_of_sha512_alone(void)
{
    uint8_t seed[32], pub[32], sig[64], want[64], msg[1024];

    for (size_t i = 0; has_hash() && i < CHECK_COUNT(ed25519_rfc8032); i++) {
        const struct ed25519_rfc8032 *v = &ed25519_rfc8032[i];

        if (strcmp(v->kind, "pure") != 0)
            continue;
        check_note("record %zu", i);
        check_hex(seed, 32, v->seed);
        check_hex(want, 32, v->pub);
        check_int(edmont_sign_public(pub, seed), EDMONT_OK);
        check_int(memcmp(pub, want, 32) == 0, has_sha512());
        check_hex(want, 64, v->sig);
        check_int(edmont_sign(sig, msg, vector_bytes(msg, sizeof msg, v->msg), seed), EDMONT_OK);
        check_int(memcmp(sig, want, 64) == 0, has_sha512());
    }
}

static void random_bytes_come_from_any_source(void)
{
    int want = has_random() ? EDMONT_OK : EDMONT_ERR_PROVIDER;
    uint8_t a[64], b[64];

    memset(a, 0xa5, sizeof a);
    check_int(edmont_random_bytes(a, 64), want);
    check_int(edmont_random_bytes(b, 64), want);
    check_zeros_unless_ok(want, a, 64);
    check(memcmp(a, b, 64) != 0 || want != EDMONT_OK);
}

/* Of two pairs, if there are any, the secrets differ. */
static void check_key_pairs(int (*keypair)(uint8_t pub[32], uint8_t secret[32]), int want)
{
    uint8_t pub[2][32], secret[2][32];

    memset(pub, 0xa5, sizeof pub);
    memset(secret, 0xa5, sizeof secret);
    for (int i = 0; i < 2; i++) {
        check_int(keypair(pub[i], secret[i]), want);
        check_zeros_unless_ok(want, pub[i], 32);
        check_zeros_unless_ok(want, secret[i], 32);
    }
    check(memcmp(secret[0], secret[1], 32) != 0 || want != EDMONT_OK);
}

static void keys_for_signing_are_made_where_both_providers_are_good(void)
{
    check_key_pairs(edmont_sign_keypair, has_hash() ? secret_answer() : EDMONT_ERR_PROVIDER);
}

static void keys_for_agreement_are_made_without_a_hash(void)
{
    check_key_pairs(edmont_dh_keypair, secret_answer());
}

static void the_self_test_finds_nothing_but_what_is_missing(void)
{
    check_int(edmont_selftest(), has_hash() && has_random() ? EDMONT_OK : EDMONT_ERR_PROVIDER);
}

static const struct check_case cases[] = {
    CASE(the_defaults_have_the_names_of_config_h),
    CASE(the_default_hash_passes_the_check),
    CASE(a_seed_signs_and_its_public_key_verifies),
    CASE(a_prepared_key_says_what_its_hash_is),
    CASE(known_signatures_come_out_of_sha512_alone),
    CASE(random_bytes_come_from_any_source),
    CASE(keys_for_signing_are_made_where_both_providers_are_good),
    CASE(keys_for_agreement_are_made_without_a_hash),
    CASE(the_self_test_finds_nothing_but_what_is_missing),
};

int main(int argc, char **argv)
{
    return check_run_as_configured(argc, argv, cases, CHECK_COUNT(cases));
}
