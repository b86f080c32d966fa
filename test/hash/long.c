/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests the hashes of src/hash, those that have providers by way of them, on a message beyond 4
 * GiB, in one update and in several, against what coreutils' sha512sum, b2sum and sha256sum say.
 * Needs a 64-bit machine and a minute, so `make check-long` runs it and `make check` does not. The
 * message is zeros in pages that are never written to and so take no memory.
 *
 * Not covered: any other message.
 */
#define _DEFAULT_SOURCE /* mmap */

#include "../check.h"

#include "../../src/hash/sha256.h"
#include "../../src/providers/provider.h"

#include <stdint.h>
#include <sys/mman.h>

/* The digests are those of LENGTH zero bytes. */
#define LENGTH (UINT64_C(0x100000000) + 239)
static const char sha512[]  = "90f97091c37eb025ae7812b21c15b2f4da3fc463ff980c49384af60617d353ea"
                              "cb6cc0b5e73e031be03da624e587a622ccd893545fb8c76079ecf6894a3c59fa";
static const char blake2b[] = "0ed969e0b40e97576b26113b6580edc03e74fd3e4e2b5cd086aa476305ac0f6b"
                              "dc2d918395aaca1da24eb64bb5db26c17ca6a86e8e5ba9daebf73875e2ea700e";
static const char sha256[]  = "c9a80723317e0266a0bccddc5adc23d7d745b15ff4e3802cefcacc82d4611f8f";

static const uint64_t whole[]       = {LENGTH, 0};
static const uint64_t across_4gib[] = {77, UINT64_C(0xffffffff), 163, 0};

static const uint8_t *open_zeros(void)
{
    void *zeros;

    if (LENGTH > SIZE_MAX / 2)
        check_skip("a machine with 64-bit addresses");
    zeros =
        mmap(NULL, (size_t)LENGTH, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    check(zeros != MAP_FAILED);
    return zeros;
}

static void close_zeros(const uint8_t *zeros)
{
    check_int(munmap((void *)(uintptr_t)zeros, (size_t)LENGTH), 0);
}

/* Hashes the message, cut where the pieces end; pieces end with a 0. */
static void check_pieces(const char *name, const uint64_t *piece, const char *digest)
{
    const edmont_hash *hash = edmont_hash_by_name(name);
    struct hash_memory state;
    uint8_t got[64], want[64];
    const uint8_t *zeros = open_zeros();
    uint64_t taken       = 0;

    check(hash != NULL);
    check_int(hash->init(&state, hash->env), 0);
    for (; *piece != 0; taken += *piece++)
        check_int(hash->update(&state, zeros, (size_t)*piece), 0);
    check_int(hash->final(&state, got), 0);
    hash->release(&state);
    check(taken == LENGTH);
    check_hex(want, 64, digest);
    check_bytes(got, want, 64);
    close_zeros(zeros);
}

static void check_sha256_pieces(const uint64_t *piece)
{
    const uint8_t *zeros = open_zeros();
    uint8_t got[SHA256_DIGEST], want[SHA256_DIGEST];
    struct sha256 s;

    edmont_i_sha256_init(&s);
    for (; *piece != 0; piece++)
        edmont_i_sha256_update(&s, zeros, (size_t)*piece);
    check(s.count == LENGTH);
    edmont_i_sha256_final(&s, got);
    check_hex(want, sizeof want, sha256);
    check_bytes(got, want, sizeof want);
    close_zeros(zeros);
}

static void sha512_in_one_update_of_more_than_4_gib(void)
{
    check_pieces("sha512", whole, sha512);
}

static void sha512_in_updates_that_cross_4_gib_off_a_block(void)
{
    check_pieces("sha512", across_4gib, sha512);
}

static void blake2b_in_one_update_of_more_than_4_gib(void)
{
    check_pieces("blake2b", whole, blake2b);
}

static void blake2b_in_updates_that_cross_4_gib_off_a_block(void)
{
    check_pieces("blake2b", across_4gib, blake2b);
}

static void sha256_in_one_update_of_more_than_4_gib(void)
{
    check_sha256_pieces(whole);
}

static void sha256_in_updates_that_cross_4_gib_off_a_block(void)
{
    check_sha256_pieces(across_4gib);
}

static const struct check_case cases[] = {
    CASE(sha512_in_one_update_of_more_than_4_gib),
    CASE(sha512_in_updates_that_cross_4_gib_off_a_block),
    CASE(blake2b_in_one_update_of_more_than_4_gib),
    CASE(blake2b_in_updates_that_cross_4_gib_off_a_block),
    CASE(sha256_in_one_update_of_more_than_4_gib),
    CASE(sha256_in_updates_that_cross_4_gib_off_a_block),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
