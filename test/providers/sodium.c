/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/providers/sodium.c with the real libsodium, in a program that does not call
 * sodium_init: RFC 8032's keys and signatures, random bytes. Does not cover: a failure of
 * libsodium's, which ends the program; threads and fork (threads.c, fork.c).
 */
#include <config.h>

#include "../check.h"

#include <stdio.h>
#include <string.h>

#if EDMONT_WITH_SODIUM
#include "../examples/uses.h"

static void it_signs_as_rfc8032_says(void)
{
    const edmont_hash *hash = edmont_hash_by_name("libsodium-sha512");

    check(hash != NULL);
    check_use_of_sha512(hash);
}

static void its_random_bytes_make_keys(void)
{
    const edmont_random *source = edmont_random_by_name("libsodium");

    check(source != NULL);
    check_use_of_random(source);
}

static const struct check_case cases[] = {
    CASE(it_signs_as_rfc8032_says),
    CASE(its_random_bytes_make_keys),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}

#else

static void sodium_is_there(void)
{
    check_skip("libsodium is missing");
}

static const struct check_case cases[] = {CASE(sodium_is_there)};

/* Only what is not on this machine is missing, and a failure under REQUIRE_REAL=1. */
int main(int argc, char **argv)
{
    if (strcmp(SODIUM_FOUND, "no") == 0)
        return check_run(argc, argv, cases, CHECK_COUNT(cases));
    puts("1..0 # SKIP the library was built without libsodium");
    return 0;
}

#endif
