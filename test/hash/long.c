/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/hash/sha512.c on a message beyond 4 GiB, in one update and in several, against what
 * coreutils' sha512sum says. Needs a 64-bit machine and half a minute, so `make check-long` runs it
 * and `make check` does not. The message is zeros in pages that are never written to and so take no
 * memory.
 *
 * Not covered: any other message.
 */
#define _DEFAULT_SOURCE /* mmap */

#include "../check.h"

#include "../../src/hash/sha512.h"

#include <stdint.h>
#include <sys/mman.h>

/* sha512sum of LENGTH zero bytes. */
#define LENGTH (UINT64_C(0x100000000) + 239)
static const char digest[] = "90f97091c37eb025ae7812b21c15b2f4da3fc463ff980c49384af60617d353ea"
                             "cb6cc0b5e73e031be03da624e587a622ccd893545fb8c76079ecf6894a3c59fa";

/* Hashes the message, cut where the pieces end; pieces end with a 0. */
static void check_pieces(const uint64_t *piece)
{
    uint8_t got[64], want[64];
    uint64_t taken = 0;
    struct sha512 s;
    uint8_t *zeros;

    if (LENGTH > SIZE_MAX / 2)
        check_skip("a machine with 64-bit addresses");
    zeros =
        mmap(NULL, (size_t)LENGTH, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    check(zeros != MAP_FAILED);
    edmont_i_sha512_init(&s);
    for (; *piece != 0; taken += *piece++)
        edmont_i_sha512_update(&s, zeros, (size_t)*piece);
    edmont_i_sha512_final(&s, got);
    check(taken == LENGTH);
    check_hex(want, 64, digest);
    check_bytes(got, want, 64);
    check_int(munmap(zeros, (size_t)LENGTH), 0);
}

static void one_update_of_more_than_4_gib(void)
{
    static const uint64_t piece[] = {LENGTH, 0};

    check_pieces(piece);
}

static void updates_that_cross_4_gib_off_a_block(void)
{
    static const uint64_t piece[] = {77, UINT64_C(0xffffffff), 163, 0};

    check_pieces(piece);
}

static const struct check_case cases[] = {
    CASE(one_update_of_more_than_4_gib),
    CASE(updates_that_cross_4_gib_off_a_block),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
