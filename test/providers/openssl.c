/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/providers/openssl.c with the real OpenSSL: without an algorithm of OpenSSL's every
 * call fails, and works once it is there; RFC 8032's keys and signatures; random bytes; OpenSSL's
 * queue of errors stays as the program left it. Does not cover: failures of OpenSSL's memory;
 * threads and fork (threads.c, fork.c).
 */
#define _POSIX_C_SOURCE 200809L

#include <config.h>

#include "../check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if EDMONT_WITH_OPENSSL
#include "../examples/uses.h"

#include <openssl/err.h>
#include <openssl/provider.h>

static const edmont_hash *hash;
static const edmont_random *source;

static void take_providers(void)
{
    hash   = edmont_hash_by_name("openssl-sha512");
    source = edmont_random_by_name("openssl");
    check(hash != NULL && source != NULL);
}

static void check_zeros(const uint8_t *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        check_int(p[i], 0);
}

/* The first case, since what OpenSSL has found once is kept. With the provider "null" loaded it
 * does not load its own, so it has neither SHA-512 nor a generator. */
static void without_its_algorithms_every_call_fails_and_with_them_works(void)
{
    static const uint8_t seed[32] = {5};
    uint8_t sig[64], pub[32], secret[32];
    edmont_sign_key key;
    OSSL_PROVIDER *none = OSSL_PROVIDER_load(NULL, "null"), *all;

    take_providers();
    check(none != NULL);
    ERR_clear_error();
    memset(sig, 0xa5, sizeof sig);
    memset(pub, 0xa5, sizeof pub);
    memset(secret, 0xa5, sizeof secret);
    check_int(edmont_hash_use(hash), EDMONT_ERR_HASH);
    check_int(edmont_sign_key_init(&key, seed, hash), EDMONT_ERR_HASH);
    check_int(edmont_sign_with(sig, "abc", 3, &key, NULL), EDMONT_ERR_STATE);
    check_zeros(sig, 64);
    check_int(edmont_random_use(source), EDMONT_OK);
    check_int(edmont_sign_keypair(pub, secret), EDMONT_ERR_RANDOM);
    check_zeros(pub, 32);
    check_zeros(secret, 32);
    check_int((long long)ERR_peek_error(), 0);

    all = OSSL_PROVIDER_load(NULL, "default");
    check(all != NULL);
    check_int(edmont_hash_check(hash), EDMONT_OK);
    check_int(edmont_dh_keypair(pub, secret), EDMONT_OK);
    check_int(edmont_random_use(NULL), EDMONT_OK);
    check_int((long long)ERR_peek_error(), 0);
    check(OSSL_PROVIDER_unload(none));
}

static void it_signs_as_rfc8032_says(void)
{
    take_providers();
    check_use_of_sha512(hash);
}

static void its_random_bytes_make_keys(void)
{
    take_providers();
    check_use_of_random(source);
}

static void errors_of_the_program_stay_in_the_queue(void)
{
    uint8_t bytes[32];

    take_providers();
    ERR_raise(ERR_LIB_USER, 42);
    check_int(edmont_hash_check(hash), EDMONT_OK);
    check_int(edmont_random_use(source), EDMONT_OK);
    check_int(edmont_random_bytes(bytes, sizeof bytes), EDMONT_OK);
    check_int(edmont_random_use(NULL), EDMONT_OK);
    check_int(ERR_GET_REASON(ERR_get_error()), 42);
    check_int((long long)ERR_get_error(), 0);
}

static const struct check_case cases[] = {
    CASE(without_its_algorithms_every_call_fails_and_with_them_works),
    CASE(it_signs_as_rfc8032_says),
    CASE(its_random_bytes_make_keys),
    CASE(errors_of_the_program_stay_in_the_queue),
};

int main(int argc, char **argv)
{
    /* A configuration of the machine's may load other providers. */
    setenv("OPENSSL_CONF", "/dev/null", 1);
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}

#else

static void openssl_is_there(void)
{
    check_skip("OpenSSL is missing");
}

static const struct check_case cases[] = {CASE(openssl_is_there)};

/* Only what is not on this machine is missing, and a failure under REQUIRE_REAL=1. */
int main(int argc, char **argv)
{
    if (strcmp(OPENSSL_FOUND, "no") == 0)
        return check_run(argc, argv, cases, CHECK_COUNT(cases));
    puts("1..0 # SKIP the library was built without OpenSSL");
    return 0;
}

#endif
