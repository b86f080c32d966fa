/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/hash/sha256.c: NIST's vectors and examples, every length of message, every cut of short
 * messages, every alignment, the length field at its limits, pieces, and that final leaves nothing
 * in the state.
 *
 * Not covered: a single update of more than 4 GiB (long.c, in `make check-long`), what is left on
 * the stack (test/wiping), timing (test/timing).
 */
#define _DEFAULT_SOURCE /* fence.h */

#include "../../src/hash/sha256.h"

#define HASH_DIGEST              SHA256_DIGEST
#define HASH_STATE               struct sha256
#define HASH_INIT(s)             edmont_i_sha256_init(s)
#define HASH_UPDATE(s, msg, len) edmont_i_sha256_update(s, msg, len)
#define HASH_FINAL(s, out)       edmont_i_sha256_final(s, out)
#include "streaming.h"

#include "../vectors/sha256_cavp.h"
#define CAVP       sha256_cavp
#define CAVP_SHORT 65
#define CAVP_LONG  64
#include "cavp.h"

#include "../vectors/sha256_examples.h"
#include "../vectors/sha256_lengths.h"

#include "../../src/core/bytes.h"

static void check_digest(const uint8_t got[SHA256_DIGEST], const char *digest)
{
    uint8_t want[SHA256_DIGEST];

    check_hex(want, sizeof want, digest);
    check_bytes(got, want, sizeof want);
}

static void messages_of_0_to_300_bytes(void)
{
    uint8_t msg[LONGEST], got[SHA256_DIGEST];

    check_int(CHECK_COUNT(sha256_lengths), LONGEST + 1);
    for (size_t n = 0; n <= LONGEST; n++) {
        check_note("%zu bytes", n);
        check_int(sha256_lengths[n].n, n);
        vector_pattern(msg, n);
        hash(got, msg, n);
        check_digest(got, sha256_lengths[n].digest);
    }
}

/* An example's message, of which every repetition is one call of update. */
static void nist_examples(void)
{
    check_int(CHECK_COUNT(sha256_examples), 15);
    for (size_t i = 0; i < CHECK_COUNT(sha256_examples); i++) {
        const struct sha256_example *v = &sha256_examples[i];
        uint8_t piece[112], got[SHA256_DIGEST];
        size_t len = vector_bytes(piece, sizeof piece, v->piece);
        struct sha256 s;

        check_note("example %zu", i);
        edmont_i_sha256_init(&s);
        for (int j = 0; j < v->times; j++)
            edmont_i_sha256_update(&s, piece, len);
        edmont_i_sha256_final(&s, got);
        check_digest(got, v->digest);
    }
}

/* What final answers after `before` zero bytes in front of the message, of which the state is only
 * told the count: padded here by hand, after FIPS 180-4, 5.1.1. */
static void check_count(uint64_t before, size_t len)
{
    uint8_t msg[LONGEST + 2 * SHA256_BLOCK] = {0}, got[SHA256_DIGEST], want[SHA256_DIGEST];
    size_t blocks                           = (len + 9 + SHA256_BLOCK - 1) / SHA256_BLOCK;
    struct sha256 s;

    check_note("%#llx and %zu bytes", (unsigned long long)before, len);
    check_random_bytes(msg, len);
    edmont_i_sha256_init(&s);
    s.count = before;
    edmont_i_sha256_update(&s, msg, len / 2);
    edmont_i_sha256_update(&s, msg + len / 2, len - len / 2);
    edmont_i_sha256_final(&s, got);

    msg[len] = 0x80;
    store_be64(msg + SHA256_BLOCK * blocks - 8, (before + len) * 8);
    edmont_i_sha256_init(&s);
    edmont_i_sha256_update(&s, msg, SHA256_BLOCK * blocks);
    for (int i = 0; i < 8; i++)
        store_be32(want + 4 * i, s.h[i]);
    check_bytes(got, want, sizeof want);
}

static void the_count_crosses_every_power_of_two(void)
{
    for (size_t len = 0; len <= LONGEST; len += 75) {
        check_count(0, len);
        for (int bit = 6; bit <= 61; bit++)
            check_count(((uint64_t)1 << bit) - SHA256_BLOCK, len);
    }
}

static void pieces_are_hashed_one_after_the_other(void)
{
    uint8_t msg[LONGEST], whole[SHA256_DIGEST], got[SHA256_DIGEST];

    check_random_bytes(msg, sizeof msg);
    hash(whole, msg, sizeof msg);
    for (size_t cut = 0; cut <= LONGEST; cut++) {
        const edmont_span part[] = {
            {msg, cut / 2}, {NULL, 0}, {msg + cut / 2, cut - cut / 2}, {msg + cut, LONGEST - cut}};

        edmont_i_sha256(got, part, CHECK_COUNT(part));
        check_bytes(got, whole, sizeof whole);
    }
    hash(whole, NULL, 0);
    edmont_i_sha256(got, NULL, 0);
    check_bytes(got, whole, sizeof whole);
}

static void a_digest_may_overlap_its_message(void)
{
    uint8_t msg[LONGEST], whole[SHA256_DIGEST];

    for (size_t at = 0; at + SHA256_DIGEST <= LONGEST; at += 67) {
        const edmont_span part = {msg, sizeof msg};

        check_random_bytes(msg, sizeof msg);
        hash(whole, msg, sizeof msg);
        edmont_i_sha256(msg + at, &part, 1);
        check_bytes(msg + at, whole, sizeof whole);
    }
}

static const struct check_case cases[] = {
    CAVP_CASES,
    CASE(nist_examples),
    CASE(messages_of_0_to_300_bytes),
    STREAMING_CASES,
    CASE(the_count_crosses_every_power_of_two),
    CASE(pieces_are_hashed_one_after_the_other),
    CASE(a_digest_may_overlap_its_message),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
