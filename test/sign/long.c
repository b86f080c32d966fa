/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign, messages around and beyond 4 GiB, against signatures computed in Python. Needs a
 * 64-bit machine and a minute, so `make check-long` runs it and `make check` does not. The message
 * is zeros in pages that are never written to and so take no memory.
 * Does not cover: any other message, and every target (the hash alone sees the length).
 */
#define _DEFAULT_SOURCE /* mmap */

#include "../check.h"
#include "../vectors/ed25519_long.h"

#include <edmont/sign.h>

#include <sys/mman.h>

/* n zeros, read-only. */
static const uint8_t *message(uint64_t n)
{
    void *p;

    if (n > SIZE_MAX / 2)
        check_skip("a machine with 64-bit addresses");
    p = mmap(NULL, (size_t)n, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    check(p != MAP_FAILED);
    return p;
}

static void messages_around_4_gib_verify(void)
{
    for (size_t i = 0; i < CHECK_COUNT(ed25519_long); i++) {
        const struct ed25519_message *v = &ed25519_long[i];
        const uint8_t *msg              = message(v->n);
        uint8_t sig[64], pub[32];

        check_note("%llu bytes", (unsigned long long)v->n);
        check_hex(sig, 64, v->sig);
        check_hex(pub, 32, v->pub);
        check_int(edmont_verify(sig, msg, (size_t)v->n, pub), EDMONT_OK);
        check_int(munmap((void *)(uintptr_t)msg, (size_t)v->n), 0);
    }
}

static void a_message_beyond_4_gib_is_signed(void)
{
    const struct ed25519_message *v = &ed25519_long[CHECK_COUNT(ed25519_long) - 1];
    const uint8_t *msg              = message(v->n);
    uint8_t seed[32], want[64], got[64];

    check_hex(seed, 32, v->seed);
    check_hex(want, 64, v->sig);
    check_int(edmont_sign(got, msg, (size_t)v->n, seed), EDMONT_OK);
    check_bytes(got, want, 64);
    check_int(munmap((void *)(uintptr_t)msg, (size_t)v->n), 0);
}

static const struct check_case cases[] = {
    CASE(messages_around_4_gib_verify),
    CASE(a_message_beyond_4_gib_is_signed),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
