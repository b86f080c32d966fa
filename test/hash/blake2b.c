/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/hash/blake2b.c: its authors' known answers, keys of every length, every cut of short
 * messages, every alignment, the count at its limits, and that final leaves nothing in the state.
 *
 * Not covered: a single update of more than 4 GiB (long.c, in `make check-long`), what is left on
 * the stack (test/wiping), timing (test/timing).
 */
#define _DEFAULT_SOURCE /* fence.h */

#include "../../src/hash/blake2b.h"

#define HASH_DIGEST              BLAKE2B_DIGEST
#define HASH_STATE               struct blake2b
#define HASH_INIT(s)             edmont_i_blake2b_init(s, NULL, 0)
#define HASH_UPDATE(s, msg, len) edmont_i_blake2b_update(s, msg, len)
#define HASH_FINAL(s, out)       edmont_i_blake2b_final(s, out)
#include "streaming.h"

#include "../vectors/blake2b_count.h"
#include "../vectors/blake2b_kat.h"
#include "../vectors/blake2b_keys.h"

/* The bytes 0, 1, 2, ..., 255, 0, ... of which messages and keys are made. */
static const uint8_t *count_up(void)
{
    static uint8_t bytes[LONGEST];

    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)i;
    return bytes;
}

static void hash_with_key(uint8_t out[64], const void *msg, size_t len, const void *key,
                          size_t key_len)
{
    struct blake2b s;

    edmont_i_blake2b_init(&s, key, key_len);
    edmont_i_blake2b_update(&s, msg, len);
    edmont_i_blake2b_final(&s, out);
}

static void check_known_answer(const struct blake2b_kat *v)
{
    uint8_t got[64], want[64];

    check_note("%zu bytes, a key of %zu", v->len, v->key_len);
    check(v->len <= LONGEST && v->key_len <= LONGEST);
    hash_with_key(got, count_up(), v->len, v->key_len == 0 ? NULL : count_up(), v->key_len);
    check_hex(want, 64, v->digest);
    check_bytes(got, want, 64);
}

static void check_known_answers(size_t key_len, size_t expected)
{
    size_t count = 0;

    for (size_t i = 0; i < CHECK_COUNT(blake2b_kat); i++)
        if (blake2b_kat[i].key_len == key_len) {
            check_known_answer(&blake2b_kat[i]);
            count++;
        }
    check_int(count, expected);
}

static void known_answers_without_a_key(void)
{
    check_known_answers(0, 256);
}

static void known_answers_with_a_key_of_64_bytes(void)
{
    check_known_answers(64, 256);
}

static void keys_of_every_length(void)
{
    check_int(CHECK_COUNT(blake2b_keys), BLAKE2B_KEY + 1);
    for (size_t i = 0; i < CHECK_COUNT(blake2b_keys); i++) {
        check_int(blake2b_keys[i].key_len, i);
        check_known_answer(&blake2b_keys[i]);
    }
}

static void every_cut_behind_a_key_gives_the_same_digest(void)
{
    const uint8_t *msg = count_up();
    uint8_t whole[64], parts[64];
    struct blake2b s;

    for (size_t len = 0; len <= LONGEST; len++) {
        hash_with_key(whole, msg, len, msg, 32);
        for (size_t cut = 0; cut <= len; cut++) {
            check_note("length %zu, cut at %zu", len, cut);
            edmont_i_blake2b_init(&s, msg, 32);
            edmont_i_blake2b_update(&s, msg, cut);
            edmont_i_blake2b_update(&s, msg + cut, len - cut);
            edmont_i_blake2b_final(&s, parts);
            check_bytes(parts, whole, 64);
        }
    }
}

static void a_key_that_ends_before_a_page_is_not_read_beyond(void)
{
    const uint8_t *msg = count_up();
    uint8_t want[64], got[64];
    struct fence key;

    fence_open(&key);
    for (size_t len = 1; len <= BLAKE2B_KEY; len++) {
        check_note("a key of %zu bytes", len);
        hash_with_key(want, msg, LONGEST, msg, len);
        hash_with_key(got, msg, LONGEST, fence_input(&key, 1, msg, len), len);
        check_bytes(got, want, 64);
    }
    fence_close(&key);
}

static void the_count_crosses_powers_of_two(void)
{
    const uint8_t *msg = count_up();
    uint8_t got[64], want[64];
    struct blake2b s;

    for (size_t i = 0; i < CHECK_COUNT(blake2b_count); i++) {
        const struct blake2b_count *v = &blake2b_count[i];

        check_note("record %zu", i);
        edmont_i_blake2b_init(&s, NULL, 0);
        s.count[0] = v->before_low;
        s.count[1] = v->before_high;
        edmont_i_blake2b_update(&s, msg, v->len / 2);
        edmont_i_blake2b_update(&s, msg + v->len / 2, v->len - v->len / 2);
        edmont_i_blake2b_final(&s, got);
        check_hex(want, 64, v->digest);
        check_bytes(got, want, 64);
    }
}

static void final_wipes_the_state_of_a_key_alone(void)
{
    static const struct blake2b wiped;
    struct blake2b s;
    uint8_t out[64];

    edmont_i_blake2b_init(&s, count_up(), BLAKE2B_KEY);
    edmont_i_blake2b_final(&s, out);
    check_bytes(&s, &wiped, sizeof s);
}

static const struct check_case cases[] = {
    CASE(known_answers_without_a_key),
    CASE(known_answers_with_a_key_of_64_bytes),
    CASE(keys_of_every_length),
    STREAMING_CASES,
    CASE(every_cut_behind_a_key_gives_the_same_digest),
    CASE(a_key_that_ends_before_a_page_is_not_read_beyond),
    CASE(the_count_crosses_powers_of_two),
    CASE(final_wipes_the_state_of_a_key_alone),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
