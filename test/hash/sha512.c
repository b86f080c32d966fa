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

#include "../check.h"
#include "../fence.h"
#include "../vectors/sha512_cavp.h"

#include "../../src/core/bytes.h"
#include "../../src/hash/sha512.h"

#include <string.h>

#define LONGEST 300 /* bytes: three blocks, of which two are padding at some lengths */

static void hash(uint8_t out[64], const void *msg, size_t len)
{
    struct sha512 s;

    edmont_i_sha512_init(&s);
    edmont_i_sha512_update(&s, msg, len);
    edmont_i_sha512_final(&s, out);
}

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

/* Two cuts, every first one with every length and a few second ones. */
static void every_cut_of_a_message_gives_the_same_digest(void)
{
    uint8_t msg[LONGEST], whole[64], parts[64];
    struct sha512 s;

    check_random_bytes(msg, sizeof msg);
    for (size_t len = 0; len <= LONGEST; len++) {
        hash(whole, msg, len);
        for (size_t cut = 0; cut <= len; cut++) {
            size_t second = cut + (size_t)check_random() % (len - cut + 1);

            check_note("length %zu, cut at %zu and %zu", len, cut, second);
            edmont_i_sha512_init(&s);
            edmont_i_sha512_update(&s, msg, cut);
            edmont_i_sha512_update(&s, msg + cut, second - cut);
            edmont_i_sha512_update(&s, msg + second, len - second);
            edmont_i_sha512_final(&s, parts);
            check_bytes(parts, whole, 64);
        }
    }
}

static void single_bytes_give_the_same_digest(void)
{
    uint8_t msg[LONGEST], whole[64], bytes[64];
    struct sha512 s;

    check_random_bytes(msg, sizeof msg);
    hash(whole, msg, sizeof msg);
    edmont_i_sha512_init(&s);
    for (size_t i = 0; i < sizeof msg; i++)
        edmont_i_sha512_update(&s, msg + i, 1);
    edmont_i_sha512_final(&s, bytes);
    check_bytes(bytes, whole, 64);
}

static void no_alignment_changes_the_digest_or_a_byte_beside_it(void)
{
    uint8_t msg[LONGEST], shifted[LONGEST + 64], want[64], out[64 + 64 + 64];

    check_random_bytes(msg, sizeof msg);
    hash(want, msg, sizeof msg);
    for (size_t shift = 0; shift < 64; shift++) {
        check_note("shifted by %zu", shift);
        memset(out, 0xa5, sizeof out);
        memcpy(shifted + shift, msg, sizeof msg);
        hash(out + shift, shifted + shift, sizeof msg);
        check_bytes(out + shift, want, 64);
        for (size_t i = 0; i < sizeof out; i++)
            check(i - shift < 64 || out[i] == 0xa5);
    }
}

static void nothing_beside_the_message_and_the_digest_is_touched(void)
{
    uint8_t msg[LONGEST], want[64];
    struct fence input, output;

    check_random_bytes(msg, sizeof msg);
    fence_open(&input);
    fence_open(&output);
    for (size_t len = 0; len <= LONGEST; len++)
        for (int end = 0; end < 2; end++) {
            uint8_t *out = fence_place(&output, end, msg, 64);

            check_note("length %zu, end %d", len, end);
            hash(want, msg, len);
            hash(out, fence_input(&input, end, msg, len), len);
            check_bytes(out, want, 64);
            fence_check(&output, out, 64);
        }
    fence_close(&input);
    fence_close(&output);
}

static void null_stands_for_no_bytes(void)
{
    uint8_t want[64], got[64];
    struct sha512 s;

    hash(want, "", 0);
    hash(got, NULL, 0);
    check_bytes(got, want, 64);

    hash(want, "abc", 3);
    edmont_i_sha512_init(&s);
    edmont_i_sha512_update(&s, NULL, 0);
    edmont_i_sha512_update(&s, "abc", 3);
    edmont_i_sha512_update(&s, NULL, 0);
    edmont_i_sha512_final(&s, got);
    check_bytes(got, want, 64);
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

static void final_wipes_the_state(void)
{
    static const struct sha512 wiped;
    struct sha512 s;
    uint8_t msg[LONGEST], out[64];

    check_random_bytes(msg, sizeof msg);
    for (size_t len = 0; len <= LONGEST; len++) {
        memset(&s, 0xa5, sizeof s);
        edmont_i_sha512_init(&s);
        edmont_i_sha512_update(&s, msg, len);
        edmont_i_sha512_final(&s, out);
        check_bytes(&s, &wiped, sizeof s);
    }
}

static const struct check_case cases[] = {
    CASE(short_messages_of_cavp),
    CASE(long_messages_of_cavp),
    CASE(monte_carlo_chain_of_cavp),
    CASE(every_cut_of_a_message_gives_the_same_digest),
    CASE(single_bytes_give_the_same_digest),
    CASE(no_alignment_changes_the_digest_or_a_byte_beside_it),
    CASE(nothing_beside_the_message_and_the_digest_is_touched),
    CASE(null_stands_for_no_bytes),
    CASE(the_count_crosses_every_power_of_two),
    CASE(final_wipes_the_state),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
