/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/providers/digest.c: the digest, for providers of every shape; and for each of their
 * calls what follows when it fails.
 *
 * Not covered: what a public function makes of a failure (test/faults); more than one thread.
 */
#include "faulty.h"

#include "../check.h"

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

    for (size_t shape = 0; shape < FAULTY_HASHES; shape++)
        for (size_t parts = 1; parts <= 4; parts++) {
            check_note("%s, %zu pieces", faulty_hashes[shape].name, parts);
            cut_text(part, parts);
            faulty_hash(want, part, parts);
            faulty_start(0);
            check_int(edmont_i_hash_parts(&faulty_hashes[shape], got, part, parts), EDMONT_OK);
            check_bytes(got, want, 64);
            check_int(faulty.misused, 0);
            check_int(faulty.released, faulty.started);
            check_int(faulty.started, shape == FAULTY_DIGEST ? 0 : 1);
        }
}

static void digest_costs_one_call_and_streaming_one_a_piece_and_two(void)
{
    edmont_span part[4];
    uint8_t out[64];

    cut_text(part, 4);
    faulty_start(0);
    check_int(edmont_i_hash_parts(&faulty_hashes[FAULTY_DIGEST], out, part, 4), EDMONT_OK);
    check_int(faulty.calls, 1);
    faulty_start(0);
    check_int(edmont_i_hash_parts(&faulty_hashes[FAULTY_STREAMING], out, part, 4), EDMONT_OK);
    check_int(faulty.calls, 6);
}

static void a_long_message_is_still_one_call(void)
{
    static uint8_t megabyte[1 << 20];
    edmont_span whole = {megabyte, sizeof megabyte};
    uint8_t out[64];

    faulty_start(0);
    check_int(edmont_i_hash_parts(&faulty_hashes[FAULTY_DIGEST], out, &whole, 1), EDMONT_OK);
    check_int(faulty.calls, 1);
}

/* The k-th call fails: HASH, zeros, nothing is called after it but release, if init was through. */
static void check_failure(const edmont_hash *hash, int k, const edmont_span *part, size_t parts)
{
    uint8_t out[64];
    int begins_with_init = hash->digest == NULL;

    check_note("%s, call %d fails", hash->name, k);
    memset(out, 0xa5, sizeof out);
    faulty_start(k);
    check_int(edmont_i_hash_parts(hash, out, part, parts), EDMONT_ERR_HASH);
    check_bytes(out, zeros, 64);
    check_int(faulty.calls, k);
    check_int(faulty.started, begins_with_init && k > 1 ? 1 : 0);
    check_int(faulty.released, faulty.started);
    check_int(faulty.misused, 0);
}

static void whichever_call_fails_the_result_is_hash_and_zeros(void)
{
    edmont_span part[4];
    uint8_t want[64], got[64];
    int calls;

    cut_text(part, 4);
    faulty_hash(want, part, 4);
    for (size_t shape = 0; shape < FAULTY_HASHES; shape++) {
        const edmont_hash *hash = &faulty_hashes[shape];

        faulty_start(0);
        check_int(edmont_i_hash_parts(hash, got, part, 4), EDMONT_OK);
        calls = faulty.calls;
        for (int k = 1; k <= calls; k++) {
            check_failure(hash, k, part, 4);
            faulty_start(0);
            check_int(edmont_i_hash_parts(hash, got, part, 4), EDMONT_OK);
            check_bytes(got, want, 64);
        }
    }
}

static void a_provider_with_digest_can_be_streamed_too(void)
{
    struct hash_memory memory;
    edmont_span part[4];
    uint8_t want[64], got[64];

    cut_text(part, 4);
    faulty_hash(want, part, 4);
    faulty_start(0);
    check_int(edmont_i_hash_stream(&faulty_hashes[FAULTY_DIGEST], &memory, got, part, 4),
              EDMONT_OK);
    check_bytes(got, want, 64);
    check_int(faulty.started, 1);
}

/* Whichever call fails, and if none does. */
static void the_state_is_wiped_and_nothing_beyond_it_is_touched(void)
{
    struct hash_memory memory;
    edmont_span part[4];
    uint8_t out[64];

    cut_text(part, 4);
    for (size_t shape = 0; shape < FAULTY_HASHES; shape++)
        for (int k = 0; k <= 6; k++) {
            size_t used = edmont_i_hash_memory_used(&faulty_hashes[shape]);

            check_note("%s, call %d fails", faulty_hashes[shape].name, k);
            memset(&memory, 0xa5, sizeof memory);
            faulty_start(k);
            check_int(edmont_i_hash_stream(&faulty_hashes[shape], &memory, out, part, 4),
                      k == 0 ? EDMONT_OK : EDMONT_ERR_HASH);
            for (size_t i = 0; i < sizeof memory.bytes; i++)
                check_int(memory.bytes[i], i < used ? 0 : 0xa5);
        }
}

static void a_state_size_of_0_means_one_pointer(void)
{
    check_int(edmont_i_hash_memory_used(&faulty_hashes[FAULTY_HANDLE]), sizeof(void *));
    check_int(edmont_i_hash_memory_used(&faulty_hashes[FAULTY_LARGE]), EDMONT_HASH_STATE_MAX);
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
