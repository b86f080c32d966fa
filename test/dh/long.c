/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/dh/dh.c, the 1,000,000 iterations of RFC 7748, section 5.2, on every target. Runs for
 * minutes, so `make check-long` runs it and `make check` does not. Covers nothing else.
 */
#include "../targets.h"
#include "../vectors/x25519_rfc7748.h"
#include "iterate.h"

static void rfc7748_iterations(void)
{
    uint8_t got[32], want[32];
    long most = 0;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(x25519_rfc7748); i++) {
            if (x25519_rfc7748[i].n == 0)
                continue;
            check_note("target %s, %ld iterations", edmont_target(), x25519_rfc7748[i].n);
            check_hex(want, 32, x25519_rfc7748[i].out);
            iterate(got, x25519_rfc7748[i].n);
            check_bytes(got, want, 32);
            most = x25519_rfc7748[i].n;
        }
    check_int(most, 1000000);
}

static const struct check_case cases[] = {
    CASE(rfc7748_iterations),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
