/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: examples/providers/openssl.c with the real OpenSSL: SHA-512 makes RFC 8032's keys and
 * signatures, two other hashes sign under names of their own, BLAKE2b as other software does it;
 * what OpenSSL does not have is refused; random bytes make keys; OpenSSL's queue of errors stays as
 * the program left it. Does not cover: failures inside OpenSSL; edmont's own provider over it.
 */
#include "../check.h"

#include <stdio.h>
#include <string.h>

#ifdef HAVE_OPENSSL
#include "../../examples/providers/providers.h"
#include "uses.h"

#include <openssl/err.h>

static void sha512_signs_as_rfc8032_says(void)
{
    edmont_hash hash;

    check_int(openssl_hash_open(&hash, "my-sha512", "SHA512", NULL), 0);
    check_use_of_sha512(&hash);
    openssl_hash_close(&hash);
}

/* The key and signature that nano's users know. */
static void blake2b_signs_as_others_do(void)
{
    edmont_hash hash;

    check_int(openssl_hash_open(&hash, "blake2b", "BLAKE2B-512", NULL), 0);
    check_int(edmont_hash_use(&hash), EDMONT_OK);
    check_scheme(&hash, "EdDSA-25519/blake2b");
    check_signs(&hash, "34f0a37aad20f4a260f0a5b3cb3d7fb50673212263e58a380bc10474bb039ce4",
                "b0311ea55708d6a53c75cdbf88300259c6d018522fe3d4d0a242e431f9e8b6d0",
                (const uint8_t *)"abc", 3,
                "904e858668bb89bc08e4de2b66203c25276c1373c759de3c8193e9360dc155b1"
                "27c2ffc0d9caadc8073c2e17263ae7071017f0dceef56e9a685cca2958173c02");
    check_pin();
    openssl_hash_close(&hash);
}

/* Its blocks have 72 bytes. */
static void sha3_signs_under_a_name_of_its_own(void)
{
    uint8_t seed[32] = {3}, pub[32], sig[64];
    edmont_hash hash;

    check_int(openssl_hash_open(&hash, "sha3-512", "SHA3-512", NULL), 0);
    check_int((long long)hash.block_size, 72);
    check_scheme(&hash, "EdDSA-25519/sha3-512");
    check_int(edmont_hash_use(&hash), EDMONT_OK);
    check_int(edmont_sign_public(pub, seed), EDMONT_OK);
    check_int(edmont_sign(sig, "abc", 3, seed), EDMONT_OK);
    check_int(edmont_verify(sig, "abc", 3, pub), EDMONT_OK);
    check_int(edmont_hash_use(edmont_hash_by_name("sha512")), EDMONT_OK);
    check_int(edmont_verify(sig, "abc", 3, pub), EDMONT_ERR_SIGNATURE);
    check_pin();
    openssl_hash_close(&hash);
}

static void what_openssl_lacks_is_refused(void)
{
    static const edmont_hash zeros;
    static const struct {
        const char *algorithm, *properties;
    } wrong[] = {{"SHA256", NULL}, {"no-such-hash", NULL}, {"SHA512", "provider=no-such-one"}};
    edmont_hash hash;

    for (size_t i = 0; i < CHECK_COUNT(wrong); i++) {
        check_note("%s", wrong[i].algorithm);
        memset(&hash, 0xa5, sizeof hash);
        check_int(openssl_hash_open(&hash, "wrong", wrong[i].algorithm, wrong[i].properties), -1);
        check_bytes(&hash, &zeros, sizeof hash);
        check_int(edmont_hash_use(&hash), EDMONT_ERR_PROVIDER);
        check_int((long long)ERR_peek_error(), 0);
    }
}

static void errors_of_the_program_stay_in_the_queue(void)
{
    edmont_hash hash;

    ERR_raise(ERR_LIB_USER, 42);
    check_int(openssl_hash_open(&hash, "my-sha512", "SHA512", NULL), 0);
    check_int(edmont_hash_check(&hash), EDMONT_OK);
    openssl_hash_close(&hash);
    check_int(openssl_hash_open(&hash, "wrong", "no-such-hash", NULL), -1);
    check_int(ERR_GET_REASON(ERR_get_error()), 42);
    check_int((long long)ERR_get_error(), 0);
}

static void the_random_bytes_make_keys(void)
{
    check_use_of_random(&openssl_random);
}

static const struct check_case cases[] = {
    CASE(sha512_signs_as_rfc8032_says),
    CASE(blake2b_signs_as_others_do),
    CASE(sha3_signs_under_a_name_of_its_own),
    CASE(what_openssl_lacks_is_refused),
    CASE(errors_of_the_program_stay_in_the_queue),
    CASE(the_random_bytes_make_keys),
};

#else

static void openssl_signs(void)
{
    check_skip("OpenSSL is missing");
}

static const struct check_case cases[] = {CASE(openssl_signs)};

#endif

int main(int argc, char **argv)
{
    /* Not missing, so no failure under REQUIRE_REAL=1: Debian has no other one to install. */
    if (strcmp(OPENSSL_FOUND, "foreign") == 0) {
        puts("1..0 # SKIP OpenSSL is here, but not for the machine that this is built for");
        return 0;
    }
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
