/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/providers/digest.c: the digest, for providers of every shape; and for each of their
 * calls what follows when it fails.
 *
 * Not covered: what a public function makes of a failure (test/faults); more than one thread.
 */
#include "../fakes.h"

#include "../../src/providers/provider.h"

#include <string.h>

static const uint8_t zeros[64];
static uint8_t text[300];

/* A message in `parts` pieces, the second of which is empty and nowhere. */
static void cut_text(edmont_span *part, size_t parts)
{
    size_t at = 0;

    check_random_bytes(text, sizeof text);
    for (size_t i = 0; i < parts; i++) {
        part[i].len  = i == 1 ? 0 : 40 + 17 * i;
        part[i].data = i == 1 ? NULL : text + at;
        at += part[i].len;
    }
}

static void every_shape_of_provider_gives_the_digest(void)
{
    edmont_span part[4];
    uint8_t want[64], got[64];
    struct fake_hash hash;

    for (int shape = 0; shape < FAKE_SHAPES; shape++)
        for (size_t parts = 1; parts <= 4; parts++) {
            check_note("shape %d, %zu pieces", shape, parts);
            cut_text(part, parts);
            fake_sha512(want, part, parts);
            fake_hash_make(&hash, (enum fake_shape)shape, 0);
            check_int(edmont_i_hash_parts(&hash.table, got, part, parts), EDMONT_OK);
            check_bytes(got, want, 64);
            check_fake_use();
            check_int(hash.open, 0);
        }
}

static void digest_costs_one_call_and_streaming_one_a_piece_and_two(void)
{
    edmont_span part[4];
    uint8_t out[64];
    struct fake_hash hash;

    cut_text(part, 4);
    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        int whole = shape == FAKE_DIGEST || shape == FAKE_MANY;

        check_note("shape %d", shape);
        fake_hash_make(&hash, (enum fake_shape)shape, 0);
        check_int(edmont_i_hash_parts(&hash.table, out, part, 4), EDMONT_OK);
        check_int(hash.calls, whole ? 1 : 6);
        check_int(hash.count.digest, whole);
        check_int(hash.count.init, !whole);
        check_int(hash.count.release, !whole);
    }
}

static void a_long_message_is_still_one_call(void)
{
    static uint8_t megabyte[1 << 20];
    edmont_span whole = {megabyte, sizeof megabyte};
    uint8_t out[64];
    struct fake_hash hash;

    fake_hash_make(&hash, FAKE_DIGEST, 0);
    check_int(edmont_i_hash_parts(&hash.table, out, &whole, 1), EDMONT_OK);
    check_int(hash.calls, 1);
}

/* The k-th call fails: HASH, zeros, nothing is called after it but release, if init was through. */
static void check_failure(struct fake_hash *hash, int k, enum fake_fault fault,
                          const edmont_span *part, size_t parts)
{
    uint8_t out[64];

    memset(out, 0xa5, sizeof out);
    fake_hash_arm(hash, k, fault);
    check_int(edmont_i_hash_parts(&hash->table, out, part, parts), EDMONT_ERR_HASH);
    check_bytes(out, zeros, 64);
    check_int(hash->calls, k);
    check_int(hash->count.release, hash->table.digest == NULL && k > 1);
    check_int(hash->open, 0);
    check_fake_use();
}

static void whichever_call_fails_the_result_is_hash_and_zeros(void)
{
    edmont_span part[4];
    uint8_t want[64], got[64];
    struct fake_hash hash;

    cut_text(part, 4);
    fake_sha512(want, part, 4);
    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        fake_hash_make(&hash, (enum fake_shape)shape, 0);
        for (int k = 1; k <= (hash.table.digest != NULL ? 1 : 6); k++)
            for (int fault = 0; fault < FAKE_ERRORS; fault++) {
                check_note("shape %d, call %d, fault %d", shape, k, fault);
                check_failure(&hash, k, (enum fake_fault)fault, part, 4);
                fake_hash_arm(&hash, 0, FAKE_BEFORE);
                check_int(edmont_i_hash_parts(&hash.table, got, part, 4), EDMONT_OK);
                check_bytes(got, want, 64);
            }
    }
}

static void a_provider_with_digest_can_be_streamed_too(void)
{
    struct hash_memory memory;
    edmont_span part[4];
    uint8_t want[64], got[64];
    struct fake_hash hash;

    cut_text(part, 4);
    fake_sha512(want, part, 4);
    fake_hash_make(&hash, FAKE_DIGEST, 0);
    check_int(edmont_i_hash_stream(&hash.table, &memory, got, part, 4), EDMONT_OK);
    check_bytes(got, want, 64);
    check_int(hash.count.digest, 0);
    check_int(hash.count.init, 1);
}

/* Whichever call fails, and if none does. */
static void the_state_is_wiped_and_nothing_beyond_it_is_touched(void)
{
    struct hash_memory memory;
    edmont_span part[4];
    uint8_t out[64];
    struct fake_hash hash;

    cut_text(part, 4);
    for (int shape = 0; shape < FAKE_SHAPES; shape++)
        for (int k = 0; k <= 6; k++) {
            fake_hash_make(&hash, (enum fake_shape)shape, 0);
            size_t used = edmont_i_hash_memory_used(&hash.table);

            check_note("shape %d, call %d fails", shape, k);
            memset(&memory, 0xa5, sizeof memory);
            fake_hash_arm(&hash, k, FAKE_AFTER);
            check_int(edmont_i_hash_stream(&hash.table, &memory, out, part, 4),
                      k == 0 ? EDMONT_OK : EDMONT_ERR_HASH);
            for (size_t i = 0; i < sizeof memory.bytes; i++)
                check_int(memory.bytes[i], i < used ? 0 : 0xa5);
        }
}

static void a_state_size_of_0_means_one_pointer(void)
{
    struct fake_hash hash;

    fake_hash_make(&hash, FAKE_HANDLE, 0);
    check_int(edmont_i_hash_memory_used(&hash.table), sizeof(void *));
    fake_hash_make(&hash, FAKE_LARGE, 0);
    check_int(edmont_i_hash_memory_used(&hash.table), EDMONT_HASH_STATE_MAX);
}

static const struct check_case cases[] = {
    CASE(every_shape_of_provider_gives_the_digest),
    CASE(digest_costs_one_call_and_streaming_one_a_piece_and_two),
    CASE(a_long_message_is_still_one_call),
    CASE(whichever_call_fails_the_result_is_hash_and_zeros),
    CASE(a_provider_with_digest_can_be_streamed_too),
    CASE(the_state_is_wiped_and_nothing_beyond_it_is_touched),
    CASE(a_state_size_of_0_means_one_pointer),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
