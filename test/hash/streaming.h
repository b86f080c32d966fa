/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * streaming.h: cases for what holds of every hash of src/hash, whatever it computes. The including
 * file defines, before,
 *
 *   _DEFAULT_SOURCE             for fence.h
 *   HASH_DIGEST                 the bytes of its digest, at most 64
 *   HASH_STATE                  the type of its state
 *   HASH_INIT(s) HASH_UPDATE(s, in, len) HASH_FINAL(s, out)
 *
 * and lists STREAMING_CASES among its cases.
 */
#ifndef EDMONT_TEST_STREAMING_H
#define EDMONT_TEST_STREAMING_H

#include "../check.h"
#include "../fence.h"

#include <string.h>

#define LONGEST 300 /* bytes: three blocks, of which two are padding at some lengths */

static void hash(uint8_t out[HASH_DIGEST], const void *msg, size_t len)
{
    HASH_STATE s;

    HASH_INIT(&s);
    HASH_UPDATE(&s, msg, len);
    HASH_FINAL(&s, out);
}

/* Two cuts, every first one with every length and a few second ones. */
static void every_cut_of_a_message_gives_the_same_digest(void)
{
    uint8_t msg[LONGEST], whole[HASH_DIGEST], parts[HASH_DIGEST];
    HASH_STATE s;

    check_random_bytes(msg, sizeof msg);
    for (size_t len = 0; len <= LONGEST; len++) {
        hash(whole, msg, len);
        for (size_t cut = 0; cut <= len; cut++) {
            size_t second = cut + (size_t)check_random() % (len - cut + 1);

            check_note("length %zu, cut at %zu and %zu", len, cut, second);
            HASH_INIT(&s);
            HASH_UPDATE(&s, msg, cut);
            HASH_UPDATE(&s, msg + cut, second - cut);
            HASH_UPDATE(&s, msg + second, len - second);
            HASH_FINAL(&s, parts);
            check_bytes(parts, whole, HASH_DIGEST);
        }
    }
}

static void single_bytes_give_the_same_digest(void)
{
    uint8_t msg[LONGEST], whole[HASH_DIGEST], bytes[HASH_DIGEST];
    HASH_STATE s;

    check_random_bytes(msg, sizeof msg);
    hash(whole, msg, sizeof msg);
    HASH_INIT(&s);
    for (size_t i = 0; i < sizeof msg; i++)
        HASH_UPDATE(&s, msg + i, 1);
    HASH_FINAL(&s, bytes);
    check_bytes(bytes, whole, HASH_DIGEST);
}

static void no_alignment_changes_the_digest_or_a_byte_beside_it(void)
{
    uint8_t msg[LONGEST], shifted[LONGEST + 64], want[HASH_DIGEST], out[64 + 64 + 64];

    check_random_bytes(msg, sizeof msg);
    hash(want, msg, sizeof msg);
    for (size_t shift = 0; shift < 64; shift++) {
        check_note("shifted by %zu", shift);
        memset(out, 0xa5, sizeof out);
        memcpy(shifted + shift, msg, sizeof msg);
        hash(out + shift, shifted + shift, sizeof msg);
        check_bytes(out + shift, want, HASH_DIGEST);
        for (size_t i = 0; i < sizeof out; i++)
            check(i - shift < HASH_DIGEST || out[i] == 0xa5);
    }
}

static void nothing_beside_the_message_and_the_digest_is_touched(void)
{
    uint8_t msg[LONGEST], want[HASH_DIGEST];
    struct fence input, output;

    check_random_bytes(msg, sizeof msg);
    fence_open(&input);
    fence_open(&output);
    for (size_t len = 0; len <= LONGEST; len++)
        for (int end = 0; end < 2; end++) {
            uint8_t *out = fence_place(&output, end, msg, HASH_DIGEST);

            check_note("length %zu, end %d", len, end);
            hash(want, msg, len);
            hash(out, fence_input(&input, end, msg, len), len);
            check_bytes(out, want, HASH_DIGEST);
            fence_check(&output, out, HASH_DIGEST);
        }
    fence_close(&input);
    fence_close(&output);
}

static void null_stands_for_no_bytes(void)
{
    uint8_t want[HASH_DIGEST], got[HASH_DIGEST];
    HASH_STATE s;

    hash(want, "", 0);
    hash(got, NULL, 0);
    check_bytes(got, want, HASH_DIGEST);

    hash(want, "abc", 3);
    HASH_INIT(&s);
    HASH_UPDATE(&s, NULL, 0);
    HASH_UPDATE(&s, "abc", 3);
    HASH_UPDATE(&s, NULL, 0);
    HASH_FINAL(&s, got);
    check_bytes(got, want, HASH_DIGEST);
}

static void final_wipes_the_state(void)
{
    static const HASH_STATE wiped;
    HASH_STATE s;
    uint8_t msg[LONGEST], out[HASH_DIGEST];

    check_random_bytes(msg, sizeof msg);
    for (size_t len = 0; len <= LONGEST; len++) {
        memset(&s, 0xa5, sizeof s);
        HASH_INIT(&s);
        HASH_UPDATE(&s, msg, len);
        HASH_FINAL(&s, out);
        check_bytes(&s, &wiped, sizeof s);
    }
}

#define STREAMING_CASES                                                                            \
    CASE(every_cut_of_a_message_gives_the_same_digest), CASE(single_bytes_give_the_same_digest),   \
        CASE(no_alignment_changes_the_digest_or_a_byte_beside_it),                                 \
        CASE(nothing_beside_the_message_and_the_digest_is_touched),                                \
        CASE(null_stands_for_no_bytes), CASE(final_wipes_the_state)

#endif
