/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: examples/providers/sodium.c with the real libsodium: its hash makes RFC 8032's keys and
 * signatures, its random bytes make keys. Does not cover: a source of libsodium's that fails, which
 * ends the program; edmont's own provider over libsodium.
 */
#include "../check.h"

#include <stdio.h>
#include <string.h>

#ifdef HAVE_SODIUM
#include "../../examples/providers/providers.h"
#include "uses.h"

static void the_hash_signs_as_rfc8032_says(void)
{
    check_use_of_sha512(&libsodium_hash);
}

static void the_random_bytes_make_keys(void)
{
    check_use_of_random(&libsodium_random);
}

static const struct check_case cases[] = {
    CASE(the_hash_signs_as_rfc8032_says),
    CASE(the_random_bytes_make_keys),
};

#else

static void libsodium_signs(void)
{
    check_skip("libsodium is missing");
}

static const struct check_case cases[] = {CASE(libsodium_signs)};

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
