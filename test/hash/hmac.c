/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/hash/hmac.c: RFC 4231's test cases, keys and messages of every length around a block,
 * every cut of short messages, every alignment, pieces, keys that are the same key, copies of a
 * state, and that final leaves nothing in the state.
 *
 * Not covered: comparing tags, which is the caller's; what is left on the stack (test/wiping);
 * timing (test/timing).
 */
#define _DEFAULT_SOURCE /* fence.h */

#include "../../src/hash/hmac.h"

/* For what holds with any key. */
static const uint8_t some_key[32] = "a key of 32 bytes, none of them";

#define HASH_DIGEST              HMAC_TAG
#define HASH_STATE               struct hmac
#define HASH_INIT(s)             edmont_i_hmac_init(s, some_key, sizeof some_key)
#define HASH_UPDATE(s, msg, len) edmont_i_hmac_update(s, msg, len)
#define HASH_FINAL(s, out)       edmont_i_hmac_final(s, out)
#include "streaming.h"

#include "../vectors/hmac_lengths.h"
#include "../vectors/hmac_rfc4231.h"

#define LONGEST_KEY 200

static void tag_of(uint8_t out[HMAC_TAG], const uint8_t *key, size_t key_len, const uint8_t *msg,
                   size_t len)
{
    const edmont_span part = {msg, len};

    edmont_i_hmac(out, key, key_len, &part, 1);
}

static void rfc4231_test_cases(void)
{
    check_int(CHECK_COUNT(hmac_rfc4231), 7);
    for (size_t i = 0; i < CHECK_COUNT(hmac_rfc4231); i++) {
        const struct hmac_rfc4231 *v = &hmac_rfc4231[i];
        uint8_t key[131], msg[152], got[HMAC_TAG], want[HMAC_TAG];
        size_t key_len = vector_bytes(key, sizeof key, v->key);
        size_t len     = vector_bytes(msg, sizeof msg, v->msg);
        size_t tag_len = vector_bytes(want, sizeof want, v->tag);

        check_note("test case %zu", i + 1);
        check_int(tag_len, i + 1 == 5 ? 16 : HMAC_TAG);
        tag_of(got, key, key_len, msg, len);
        check_bytes(got, want, tag_len);
    }
}

static void keys_and_messages_of_every_length(void)
{
    uint8_t key[LONGEST_KEY], msg[LONGEST], got[HMAC_TAG], want[HMAC_TAG];

    check_int(CHECK_COUNT(hmac_lengths), 921);
    for (size_t i = 0; i < CHECK_COUNT(hmac_lengths); i++) {
        const struct hmac_message *v = &hmac_lengths[i];

        check_note("a key of %zu bytes, a message of %zu", v->key_len, v->len);
        check(v->key_len <= sizeof key && v->len <= sizeof msg);
        vector_pattern(key, v->key_len);
        vector_pattern(msg, v->len);
        tag_of(got, key, v->key_len, msg, v->len);
        check_hex(want, sizeof want, v->tag);
        check_bytes(got, want, sizeof want);
    }
}

static void zeros_behind_a_short_key_change_nothing(void)
{
    uint8_t key[SHA256_BLOCK] = {0}, msg[LONGEST], got[HMAC_TAG], want[HMAC_TAG];

    check_random_bytes(msg, sizeof msg);
    for (size_t len = 0; len < SHA256_BLOCK; len++) {
        check_note("a key of %zu bytes", len);
        check_random_bytes(key, len);
        tag_of(want, key, len, msg, sizeof msg);
        tag_of(got, key, sizeof key, msg, sizeof msg);
        check_bytes(got, want, sizeof want);
    }
}

static void a_key_of_more_than_a_block_is_its_digest_and_no_other_key_is(void)
{
    uint8_t key[LONGEST_KEY], digest[SHA256_DIGEST], got[HMAC_TAG], want[HMAC_TAG];

    check_random_bytes(key, sizeof key);
    for (size_t len = 0; len <= LONGEST_KEY; len++) {
        const edmont_span whole = {key, len};

        check_note("a key of %zu bytes", len);
        edmont_i_sha256(digest, &whole, 1);
        tag_of(want, digest, sizeof digest, key, 40);
        tag_of(got, key, len, key, 40);
        check_int(memcmp(got, want, sizeof want) == 0, len > SHA256_BLOCK);
    }
}

static void a_key_that_ends_before_a_page_is_not_read_beyond(void)
{
    uint8_t key[LONGEST_KEY], want[HMAC_TAG], got[HMAC_TAG];
    struct fence fence;

    check_random_bytes(key, sizeof key);
    fence_open(&fence);
    for (size_t len = 0; len <= LONGEST_KEY; len++)
        for (int end = 0; end < 2; end++) {
            check_note("a key of %zu bytes, end %d", len, end);
            tag_of(want, key, len, key, 40);
            tag_of(got, fence_input(&fence, end, key, len), len, key, 40);
            check_bytes(got, want, sizeof want);
        }
    fence_close(&fence);
}

static void null_stands_for_no_key_and_no_pieces(void)
{
    uint8_t want[HMAC_TAG], got[HMAC_TAG];

    tag_of(want, some_key, 0, some_key, 0);
    edmont_i_hmac(got, NULL, 0, NULL, 0);
    check_bytes(got, want, sizeof want);
}

static void pieces_are_taken_one_after_the_other(void)
{
    uint8_t msg[LONGEST], whole[HMAC_TAG], got[HMAC_TAG];

    check_random_bytes(msg, sizeof msg);
    hash(whole, msg, sizeof msg);
    for (size_t cut = 0; cut <= LONGEST; cut++) {
        const edmont_span part[] = {
            {msg, cut / 2}, {NULL, 0}, {msg + cut / 2, cut - cut / 2}, {msg + cut, LONGEST - cut}};

        edmont_i_hmac(got, some_key, sizeof some_key, part, CHECK_COUNT(part));
        check_bytes(got, whole, sizeof whole);
    }
}

static void a_tag_may_overlap_its_message_and_its_key(void)
{
    uint8_t bytes[LONGEST], want[HMAC_TAG];

    for (size_t at = 0; at + HMAC_TAG <= LONGEST; at += 67) {
        check_random_bytes(bytes, sizeof bytes);
        tag_of(want, bytes, LONGEST_KEY, bytes, sizeof bytes);
        tag_of(bytes + at, bytes, LONGEST_KEY, bytes, sizeof bytes);
        check_bytes(bytes + at, want, sizeof want);
    }
}

static void a_copy_of_a_state_goes_on_by_itself(void)
{
    uint8_t msg[LONGEST], want[HMAC_TAG], got[HMAC_TAG];
    struct hmac keyed, copy;

    check_random_bytes(msg, sizeof msg);
    edmont_i_hmac_init(&keyed, some_key, sizeof some_key);
    for (size_t len = 0; len <= LONGEST; len++) {
        copy = keyed;
        edmont_i_hmac_update(&copy, msg, len);
        edmont_i_hmac_final(&copy, got);
        hash(want, msg, len);
        check_bytes(got, want, sizeof want);
    }
}

static const struct check_case cases[] = {
    CASE(rfc4231_test_cases),
    CASE(keys_and_messages_of_every_length),
    STREAMING_CASES,
    CASE(zeros_behind_a_short_key_change_nothing),
    CASE(a_key_of_more_than_a_block_is_its_digest_and_no_other_key_is),
    CASE(a_key_that_ends_before_a_page_is_not_read_beyond),
    CASE(null_stands_for_no_key_and_no_pieces),
    CASE(pieces_are_taken_one_after_the_other),
    CASE(a_tag_may_overlap_its_message_and_its_key),
    CASE(a_copy_of_a_state_goes_on_by_itself),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
