/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: test/fakes.c, the providers of tests: that each shape gives the digest, that every misuse
 * is noticed, how much is done in a call that fails, and what the source of randomness gives.
 * Does not cover: that edmont makes none of these mistakes (faults.c).
 */
#include "../fakes.h"

static struct fake_hash hash;
static edmont_hash *table = &hash.table;

/* A state for one message, of any shape. */
static _Alignas(EDMONT_HASH_ALIGN_MAX) uint8_t memory[2 * EDMONT_HASH_STATE_MAX];

static void check_misuse(const char *want)
{
    const char *got = fake_misuse();

    check(got != NULL);
    check_note("%s, not %s", got, want);
    check_int(strcmp(got, want), 0);
}

static void make(int shape)
{
    check_note("shape %d", shape);
    fake_hash_make(&hash, (enum fake_shape)shape, 0);
    memset(memory, 0, sizeof memory);
    check_fake_use();
}

/* The same with a message that is started. */
static void begin(int shape)
{
    make(shape);
    check_int(table->init(memory, table->env), 0);
    check_int(hash.open, 1);
    check_int(table->update(memory, "abc", 3), 0);
    check_fake_use();
}

static void every_shape_gives_the_digest_by_every_way(void)
{
    static const edmont_span abc = {"abc", 3}, two[] = {{"abc", 3}, {"", 0}};
    uint8_t want[64], out[2][64];

    fake_sha512(want, &abc, 1);
    check_int(want[0], 0xdd);
    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        begin(shape);
        check_int(table->final(memory, out[0]), 0);
        table->release(memory);
        check_bytes(out[0], want, 64);
        check_int(hash.open, 0);
        if (table->digest != NULL) {
            check_int(table->digest(table->env, out[0], two, 2), 0);
            check_bytes(out[0], want, 64);
        }
        if (table->digest_many != NULL) {
            check_int(table->digest_many(table->env, out, two, 1, 2), 0);
            check_bytes(out[0], want, 64);
            check(memcmp(out[1], want, 64) != 0);
        }
        check_fake_use();
    }
}

static void a_twist_is_one_bit(void)
{
    static const edmont_span abc = {"abc", 3};
    uint8_t want[64], out[64];

    fake_sha512(want, &abc, 1);
    want[2] ^= 0x20;
    fake_hash_make(&hash, FAKE_DIGEST, 1 + 8 * 2 + 5);
    check_int(table->flags & EDMONT_HASH_SHA512, 0);
    check_int(table->digest(table->env, out, &abc, 1), 0);
    check_bytes(out, want, 64);
}

static void a_dirty_or_misaligned_state_is_noticed(void)
{
    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        make(shape);
        memory[(table->state_size != 0 ? table->state_size : sizeof(void *)) - 1] = 1;
        check_int(table->init(memory, table->env), 0);
        check_misuse("a state that is not zeroed");
    }
    make(FAKE_LARGE);
    check_int(table->init(memory + EDMONT_HASH_ALIGN_MAX / 2, table->env), 0);
    check_misuse("the alignment of a state");
}

static void calls_in_the_wrong_order_are_noticed(void)
{
    uint8_t out[64];

    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        begin(shape);
        check_int(table->update(memory, NULL, 1), 0);
        check_misuse("update without an address");
        begin(shape);
        check_int(table->final(memory, out), 0);
        check_int(table->update(memory, "", 1), 0);
        check_misuse("update past an error, final or release");
        check_int(table->final(memory, out), 0);
        check_misuse("final past an error, final or release");
        table->release(memory);
        check_fake_use();
        check_int(table->final(memory, out), 0);
        check_misuse("final past an error, final or release");
    }
}

static void a_second_release_or_one_of_nothing_is_noticed(void)
{
    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        begin(shape);
        table->release(memory);
        check_fake_use();
        table->release(memory);
        check_misuse("a second release");
        check_int(hash.open, -1);
        make(shape);
        table->release(memory);
        check_misuse("a state that is not started");
        check(table->update(memory, "", 0) != 0);
        check_misuse("a state that is not started");
        check(table->final(memory, memory) != 0);
        check_misuse("a state that is not started");
    }
}

static void a_release_after_a_failed_init_is_noticed(void)
{
    for (int shape = 0; shape < FAKE_SHAPES; shape++)
        for (int fault = 0; fault < FAKE_ERRORS; fault++) {
            make(shape);
            fake_hash_arm(&hash, 1, (enum fake_fault)fault);
            check(table->init(memory, table->env) != 0);
            check_int(hash.open, 0);
            check_fake_use();
            table->release(memory);
            check_misuse(fault == FAKE_BEFORE ? "a state that is not started"
                                              : "a release after a failed init");
        }
}

static void a_state_that_was_moved_is_noticed(void)
{
    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        begin(shape);
        memcpy(memory + EDMONT_HASH_STATE_MAX, memory, EDMONT_HASH_STATE_MAX);
        check_int(table->update(memory + EDMONT_HASH_STATE_MAX, "", 0), 0);
        check_misuse("a state that was moved");
    }
}

static void after_an_error_only_release_is_no_misuse(void)
{
    uint8_t out[64];

    begin(FAKE_STREAMING);
    fake_hash_arm(&hash, 1, FAKE_SHORT);
    check(table->update(memory, "abc", 3) != 0);
    check_int(table->update(memory, "abc", 3), 0);
    check_misuse("update past an error, final or release");
    begin(FAKE_STREAMING);
    fake_hash_arm(&hash, 1, FAKE_SHORT);
    check(table->final(memory, out) != 0);
    table->release(memory);
    check_fake_use();
    check_int(hash.open, 0);
}

/* Of 64 bytes that were `before`, the first `n` are now those of `want`. */
static void check_written(const uint8_t out[64], uint8_t before, const uint8_t want[64], size_t n)
{
    check_bytes(out, want, n);
    for (size_t i = n; i < 64; i++)
        check_int(out[i], before);
}

static void what_the_contract_keeps_apart_must_be_apart(void)
{
    uint8_t bytes[3 * 64] = {0};
    edmont_span part[2]   = {{bytes, 64}, {bytes + 128, 64}};

    make(FAKE_MANY);
    check_int(table->digest(table->env, bytes + 64, part, 2), 0);
    check_fake_use();
    check_int(table->digest(table->env, bytes + 65, part, 2), 0);
    check_misuse("a digest over its message");
    check_int(table->digest(table->env, bytes + 63, part, 2), 0);
    check_misuse("a digest over its message");
    part[1].len = 0;
    check_int(table->digest_many(table->env, (uint8_t(*)[64])(bytes + 64), part, 1, 2), 0);
    check_fake_use();
    check_int(table->digest_many(table->env, (uint8_t(*)[64])bytes, part, 1, 1), 0);
    check_misuse("a digest over its message");
}

static void a_call_that_fails_does_nothing_half_or_all_of_its_work(void)
{
    static const size_t much[FAKE_ERRORS] = {0, 32, 64};
    static const edmont_span abc          = {"abc", 3};
    uint8_t want[64], out[64];

    fake_sha512(want, &abc, 1);
    for (int fault = 0; fault < FAKE_ERRORS; fault++) {
        begin(FAKE_MANY);
        memset(out, 0xa5, 64);
        fake_hash_arm(&hash, 1, (enum fake_fault)fault);
        check(table->final(memory, out) != 0);
        check_written(out, 0xa5, want, much[fault]);
        memset(out, 0xa5, 64);
        fake_hash_arm(&hash, 1, (enum fake_fault)fault);
        check(table->digest(table->env, out, &abc, 1) != 0);
        check_written(out, 0xa5, want, much[fault]);
        check_int(table->digest(table->env, out, &abc, 1), 0);
        check_bytes(out, want, 64);
        check_int(hash.calls, 2);
        check_int(hash.count.digest, 2);
        check_int(hash.count.final, 0);
    }
}

static void a_source_gives_what_it_is_told_to(void)
{
    static const struct {
        enum fake_fault fault;
        int result, first, last; /* of the second call's bytes, which are 8 to 15 if all is well */
    } wants[] = {
        {FAKE_BEFORE, 1, 0xa5, 0xa5}, {FAKE_SHORT, 1, 8, 0xa5},      {FAKE_AFTER, 1, 8, 15},
        {FAKE_ZEROS, 0, 0, 0},        {FAKE_ALMOST_ZEROS, 0, 0, 4},  {FAKE_STICKS, 0, 0xff, 0xff},
        {FAKE_REPEATS, 0, 0, 7},      {FAKE_NOTHING, 0, 0xa5, 0xa5},
    };
    struct fake_random source;
    uint8_t out[8];

    fake_random_make(&source, FAKE_COUNTS);
    for (size_t i = 0; i < CHECK_COUNT(wants); i++) {
        check_note("fault %d", wants[i].fault);
        fake_random_arm(&source, 2, wants[i].fault);
        check_int(source.table.fill(source.table.env, out, 8), 0);
        check_int(out[7], 7);
        memset(out, 0xa5, 8);
        check_int(source.table.fill(source.table.env, out, 8) != 0, wants[i].result);
        check_int(out[0], wants[i].first);
        check_int(out[7], wants[i].last);
        check_int(source.calls, 2);
    }
    check_fake_use();
    check_int(source.table.fill(source.table.env, out, 0), 0);
    check_misuse("a source that is asked for nothing");
}

static const struct check_case cases[] = {
    CASE(every_shape_gives_the_digest_by_every_way),
    CASE(a_twist_is_one_bit),
    CASE(a_dirty_or_misaligned_state_is_noticed),
    CASE(calls_in_the_wrong_order_are_noticed),
    CASE(a_second_release_or_one_of_nothing_is_noticed),
    CASE(a_release_after_a_failed_init_is_noticed),
    CASE(a_state_that_was_moved_is_noticed),
    CASE(after_an_error_only_release_is_no_misuse),
    CASE(what_the_contract_keeps_apart_must_be_apart),
    CASE(a_call_that_fails_does_nothing_half_or_all_of_its_work),
    CASE(a_source_gives_what_it_is_told_to),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
