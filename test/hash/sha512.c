/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/hash/sha512.c: NIST's vectors, every cut of short messages, every alignment, the length
 * field at its limits, and that final leaves nothing in the state.
 *
 * Not covered: a single update of more than 4 GiB (long.c, in `make check-long`), what is left on
 * the stack (test/wiping), timing (test/timing).
 */
#define _DEFAULT_SOURCE /* fence.h */

#include "../../src/hash/sha512.h"

#define HASH_STATE               struct sha512
#define HASH_INIT(s)             edmont_i_sha512_init(s)
#define HASH_UPDATE(s, msg, len) edmont_i_sha512_update(s, msg, len)
#define HASH_FINAL(s, out)       edmont_i_sha512_final(s, out)
#include "streaming.h"

#include "../vectors/sha512_cavp.h"

#include "../../src/core/bytes.h"

/* A record's message, of which every piece is one call of update. */
static void check_record(const struct sha512_cavp *v)
{
    struct sha512 s;
    uint8_t piece[2000], got[64], want[64];

    edmont_i_sha512_init(&s);
    for (const char *const *p = v->msg; *p != NULL; p++)
        edmont_i_sha512_update(&s, piece, vector_bytes(piece, sizeof piece, *p));
    edmont_i_sha512_final(&s, got);
    check_hex(want, 64, v->digest);
    check_bytes(got, want, 64);
}

static void check_kind(const char *kind, int expected)
{
    int count = 0;

    for (size_t i = 0; i < CHECK_COUNT(sha512_cavp); i++) {
        if (strcmp(sha512_cavp[i].kind, kind) != 0)
            continue;
        check_note("record %zu", i);
        check_record(&sha512_cavp[i]);
        count++;
    }
    check_int(count, expected);
}

static void short_messages_of_cavp(void)
{
    check_kind("Short", 129);
}

static void long_messages_of_cavp(void)
{
    check_kind("LongM", 128);
}

/* NIST's chain: each message is the last three digests, and every 1,000 steps the last digest is
 * published and takes the place of all three. */
static void monte_carlo_chain_of_cavp(void)
{
    uint8_t last[3][64], digest[64], want[64];
    int links = 0;

    for (size_t i = 0; i < CHECK_COUNT(sha512_cavp); i++) {
        const struct sha512_cavp *v = &sha512_cavp[i];

        if (strcmp(v->kind, "monteseed") == 0)
            check_hex(digest, 64, v->msg[0]);
        if (strcmp(v->kind, "monte") != 0)
            continue;
        check_note("link %d", v->number);
        check_int(v->number, links++);
        for (int j = 0; j < 3; j++)
            memcpy(last[j], digest, 64);
        for (int step = 0; step < 1000; step++) {
            hash(digest, last, sizeof last);
            memmove(last[0], last[1], 128);
            memcpy(last[2], digest, 64);
        }
        check_hex(want, 64, v->digest);
        check_bytes(digest, want, 64);
    }
    check_int(links, 100);
}

/* What final answers after `before` zero bytes in front of the message, of which the state is only
 * told the count: padded here by hand, after FIPS 180-4, 5.1.2. */
static void check_count(uint64_t high, uint64_t low, size_t len)
{
    uint8_t msg[4 * SHA512_BLOCK] = {0}, got[64], want[64];
    uint64_t end_low = low + len, end_high = high + (end_low < low);
    size_t blocks = (len + 17 + SHA512_BLOCK - 1) / SHA512_BLOCK;
    struct sha512 s;

    check_note("%#llx %016llx and %zu bytes", (unsigned long long)high, (unsigned long long)low,
               len);
    check_random_bytes(msg, len);
    edmont_i_sha512_init(&s);
    s.count[0] = low;
    s.count[1] = high;
    edmont_i_sha512_update(&s, msg, len / 2);
    edmont_i_sha512_update(&s, msg + len / 2, len - len / 2);
    edmont_i_sha512_final(&s, got);

    msg[len] = 0x80;
    store_be64(msg + SHA512_BLOCK * blocks - 16, end_high * 8 + end_low / ((uint64_t)1 << 61));
    store_be64(msg + SHA512_BLOCK * blocks - 8, end_low * 8);
    edmont_i_sha512_init(&s);
    edmont_i_sha512_update(&s, msg, SHA512_BLOCK * blocks);
    for (int i = 0; i < 8; i++)
        store_be64(want + 8 * i, s.h[i]);
    check_bytes(got, want, 64);
}

static void the_count_crosses_every_power_of_two(void)
{
    for (size_t len = 0; len <= LONGEST; len += 75) {
        check_count(0, 0, len);
        for (int bit = 7; bit < 64; bit++)
            check_count(0, ((uint64_t)1 << bit) - SHA512_BLOCK, len);
        check_count(0, 0 - (uint64_t)SHA512_BLOCK, len);
        for (int bit = 0; bit < 61; bit++)
            check_count(((uint64_t)1 << bit) - 1, 0 - (uint64_t)SHA512_BLOCK, len);
    }
}

static const struct check_case cases[] = {
    CASE(short_messages_of_cavp),
    CASE(long_messages_of_cavp),
    CASE(monte_carlo_chain_of_cavp),
    STREAMING_CASES,
    CASE(the_count_crosses_every_power_of_two),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
