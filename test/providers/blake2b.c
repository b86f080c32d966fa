/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/providers/blake2b.c: that it keeps the contract of a provider, and that keys and
 * signatures made with it are those of nano-node and Monocypher; and that those made through
 * examples/providers/donna_blake2b.h are the same, in a build with that header.
 *
 * Not covered: the hash function itself (test/hash/blake2b.c).
 */
#include <config.h>

#include "../check.h"

#include "../../src/hash/blake2b.h"

#include <edmont.h>

#include <string.h>

/* The public key is nano-node's and Monocypher's, the signature of "abc" Monocypher's: nano-node
 * signs with randomness. */
static const char seed_hex[] = "34f0a37aad20f4a260f0a5b3cb3d7fb50673212263e58a380bc10474bb039ce4";
static const char pub_hex[]  = "b0311ea55708d6a53c75cdbf88300259c6d018522fe3d4d0a242e431f9e8b6d0";
static const char sig_hex[]  = "904e858668bb89bc08e4de2b66203c25276c1373c759de3c8193e9360dc155b1"
                               "27c2ffc0d9caadc8073c2e17263ae7071017f0dceef56e9a685cca2958173c02";

static const edmont_hash *blake2b(void)
{
    const edmont_hash *hash = edmont_hash_by_name("blake2b");

    check(hash != NULL);
    return hash;
}

static void it_keeps_the_contract_and_does_not_claim_to_be_sha512(void)
{
    check_int(edmont_hash_check(blake2b()), EDMONT_OK);
    check(strcmp(blake2b()->name, "blake2b") == 0);
    check(blake2b()->flags == EDMONT_HASH_THREAD_SAFE);
    check_int(blake2b()->block_size, BLAKE2B_BLOCK);
}

static void its_digest_is_that_of_the_hash_without_a_key(void)
{
    edmont_span part[2] = {{"ab", 2}, {"c", 1}};
    uint8_t got[64], want[64];
    struct blake2b s;

    edmont_i_blake2b_init(&s, NULL, 0);
    edmont_i_blake2b_update(&s, "abc", 3);
    edmont_i_blake2b_final(&s, want);
    check_int(blake2b()->digest(blake2b()->env, got, part, 2), 0);
    check_bytes(got, want, 64);
}

static void release_wipes_a_state_that_was_given_up(void)
{
    static const struct blake2b wiped;
    struct blake2b s;

    check_int(blake2b()->state_size, sizeof s);
    check_int(blake2b()->init(&s, blake2b()->env), 0);
    check_int(blake2b()->update(&s, seed_hex, sizeof seed_hex), 0);
    blake2b()->release(&s);
    check_bytes(&s, &wiped, sizeof s);
}

static void check_signs(uint8_t seed[32])
{
    uint8_t pub[32], sig[64], want[64];

    check_hex(want, 32, pub_hex);
    check_int(edmont_sign_public(pub, seed), EDMONT_OK);
    check_bytes(pub, want, 32);
    check_hex(want, 64, sig_hex);
    check_int(edmont_sign(sig, "abc", 3, seed), EDMONT_OK);
    check_bytes(sig, want, 64);
    check_int(edmont_verify(sig, "abc", 3, pub), EDMONT_OK);
    check_int(edmont_verify(sig, "abd", 3, pub), EDMONT_ERR_SIGNATURE);
}

static void as_default_it_makes_the_keys_and_signatures_of_others(void)
{
    uint8_t seed[32];

    check_hex(seed, 32, seed_hex);
    check_int(edmont_hash_use(blake2b()), EDMONT_OK);
    check_signs(seed);
    check_pin();
}

static void in_a_key_it_signs_beside_another_default(void)
{
    uint8_t seed[32], sig[64], want[64];
    edmont_sign_key key;
    char name[64];

    check_hex(seed, 32, seed_hex);
    check_hex(want, 64, sig_hex);
    check_int(edmont_sign_key_init(&key, seed, blake2b()), EDMONT_OK);
    check_int(edmont_sign_name(name, &key), EDMONT_OK);
    check(strcmp(name, "EdDSA-25519/blake2b") == 0);
    check_int(edmont_sign_with(sig, "abc", 3, &key, NULL), EDMONT_OK);
    check_bytes(sig, want, 64);
    edmont_sign_key_wipe(&key);
}

/* test/configure/cells and the release's test in .ci/run build with that header. */
#if defined(EDMONT_CUSTOM_HASH_HEADER)
#define CUSTOM_HEADER EDMONT_CUSTOM_HASH_HEADER
#else
#define CUSTOM_HEADER ""
#endif

static void through_a_header_of_donnas_it_does_the_same(void)
{
    uint8_t seed[32];

    check_hex(seed, 32, seed_hex);
    check_int(edmont_hash_use(edmont_hash_by_name("custom")), EDMONT_OK);
    check(strcmp(edmont_hash_current()->name, "custom") == 0);
    check_signs(seed);
    check_pin();
}

/* The last one is for builds with the header. */
static const struct check_case cases[] = {
    CASE(it_keeps_the_contract_and_does_not_claim_to_be_sha512),
    CASE(its_digest_is_that_of_the_hash_without_a_key),
    CASE(release_wipes_a_state_that_was_given_up),
    CASE(as_default_it_makes_the_keys_and_signatures_of_others),
    CASE(in_a_key_it_signs_beside_another_default),
    CASE(through_a_header_of_donnas_it_does_the_same),
};

int main(int argc, char **argv)
{
    int has_header = strstr(CUSTOM_HEADER, "/donna_blake2b.h") != NULL;

    return check_run(argc, argv, cases, CHECK_COUNT(cases) - !has_header);
}
