/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: every public function with a hash and a source of randomness that go wrong. For each
 * exported name there is a row in test/calls; each is called with a hash of every shape, and each
 * call of the hash and of the source fails in turn, in every way. Then the answer is HASH or
 * RANDOM, the outputs are zeros, every state that was started has been released once, nothing else
 * was called after the failure, and the next call gives the right result. Counts what a call costs.
 *
 * Does not cover: secrets that are left behind (test/wiping); providers that give wrong answers
 * (test/providers/check.c) or fail more than once; a callback that never returns.
 */
#include "../../src/core/backend.h"
#include "../calls/calls.h"
#include "../fakes.h"

static const char *const exported[] = {
#include <test/faults/exports.h>
};

static struct fake_hash hash;
static struct fake_random source;
static struct io prepared, want, got;
static const uint8_t zeros[sizeof(struct io)];

/* The rows, one after the other; NULL past the last. */
static const struct call *next(size_t *i)
{
    const struct call *call = calls_at((*i)++);

    if (call != NULL)
        check_note("%s", call->name);
    return call;
}

static void no_faults(void)
{
    fake_hash_arm(&hash, 0, FAKE_BEFORE);
    fake_random_arm(&source, 0, FAKE_BEFORE);
}

static void restore(void)
{
    check_int(edmont_hash_use(NULL), EDMONT_OK);
    check_int(edmont_random_use(NULL), EDMONT_OK);
}

/* A batch draws weights where sums pay, which is not on every target. */
static void choose_target(const struct call *call)
{
    check_int(edmont_target_select(NULL), EDMONT_OK);
    for (size_t t = 0; (call->uses & TAKES_RANDOM) && core(sum_from) > 3; t++)
        check_int(edmont_target_select(edmont_target_name(t)), EDMONT_OK);
}

/* Installs the fakes and prepares the call; what it is to give is what it gives with the built-in
 * SHA-512. */
static void set_up(const struct call *call, int shape)
{
    const edmont_hash *sha512 = edmont_hash_by_name("sha512");

    choose_target(call);
    fake_hash_make(&hash, (enum fake_shape)shape, 0);
    fake_random_make(&source, FAKE_COUNTS);
    check_int(edmont_random_use(&source.table), EDMONT_OK);
    check_int(edmont_hash_use(sha512), EDMONT_OK);
    calls_prepare(call, &want, 1, sha512);
    check_int(want.result, EDMONT_OK);
    no_faults();
    call->run(&want);
    check_int(want.result, EDMONT_OK);

    check_int(edmont_hash_use(&hash.table), EDMONT_OK);
    calls_prepare(call, &prepared, 1, &hash.table);
    check_int(prepared.result, EDMONT_OK);
    no_faults();
}

/* Whatever happens, a stream is wiped in the end. */
static int run(const struct call *call)
{
    got = prepared;
    call->run(&got);
    check_fake_use();
    check_int(hash.open, 0);
    check_bytes(&got.stream, zeros, sizeof got.stream);
    return got.result;
}

/* Prepared keys hold the address of their hash, handshakes their own. */
static struct io without_addresses(const struct io *io)
{
    struct io copy = *io;

    copy.key.edmont_hash_used      = NULL;
    copy.verifier.edmont_hash_used = NULL;
    copy.spake2.edmont_self        = 0;
    return copy;
}

static void check_works(const struct call *call)
{
    struct io is, should_be;

    no_faults();
    check_int(run(call), EDMONT_OK);
    is        = without_addresses(&got);
    should_be = without_addresses(&want);
    for (size_t i = 0; i < CHECK_COUNT(call->out); i++)
        check_bytes((char *)&is + call->out[i].at, (char *)&should_be + call->out[i].at,
                    call->out[i].n);
}

static void check_fails(const struct call *call, int err)
{
    check_int(run(call), err);
    for (size_t i = 0; i < CHECK_COUNT(call->out); i++)
        check_bytes((char *)&got + call->out[i].at, zeros, call->out[i].n);
}

static int is_exported(const struct call *call)
{
    for (size_t i = 0; i < CHECK_COUNT(exported); i++)
        if (calls_is_of(call, exported[i]))
            return 1;
    return 0;
}

static int has_row(const char *function)
{
    const struct call *call;

    for (size_t i = 0; (call = calls_at(i)) != NULL; i++)
        if (calls_is_of(call, function))
            return 1;
    return 0;
}

static void every_exported_function_has_a_row(void)
{
    const struct call *call;
    size_t rows = 0;

    for (size_t i = 0; i < CHECK_COUNT(exported); i++) {
        check_note("%s", exported[i]);
        check(has_row(exported[i]));
    }
    while ((call = next(&rows)) != NULL) {
        check(is_exported(call));
        check(calls_find(call->name) == call);
    }
}

/* Also with the row's numbers: a message is one call of digest, or init, an update for each piece,
 * final and release; what comes in a stream is always the latter. */
static void check_cost(const struct call *call)
{
    int whole = hash.table.digest != NULL;
    int n     = call->streams + (whole ? 0 : call->messages);

    check_int(hash.count.digest, whole ? call->messages : 0);
    check_int(hash.count.digest_many, 0);
    check_int(hash.count.init, n);
    check_int(hash.count.update, call->streamed + (whole ? 0 : call->pieces));
    check_int(hash.count.final, n - call->given_up);
    check_int(hash.count.release, n);
}

static void a_function_asks_of_the_providers_what_its_row_says(void)
{
    const struct call *call;
    size_t i = 0;

    while ((call = next(&i)) != NULL)
        for (int shape = 0; shape < FAKE_SHAPES; shape++) {
            set_up(call, shape);
            check_works(call);
            if (call->uses & CHECKS_HASH)
                check(hash.calls > 0);
            else
                check_cost(call);
            if (call->uses & DRAWS_BYTES)
                check(source.calls > 0);
            else if (call->uses & TAKES_RANDOM)
                check_int(source.calls, 1);
            else
                check_int(source.calls, call->uses & DRAWS_SECRET ? 2 : 0);
        }
    restore();
}

static void a_signature_costs_three_hashes_and_with_a_prepared_key_two(void)
{
    check_int(calls_find("edmont_sign")->messages, 3);
    check_int(calls_find("edmont_sign_with")->messages, 2);
    check_int(calls_find("edmont_sign_public")->messages, 1);
    check_int(calls_find("edmont_sign_keypair")->messages, 1);
    check_int(calls_find("edmont_verify")->messages, 1);
    check_int(calls_find("edmont_verify_with")->messages, 1);
}

/* The k-th call of the hash fails, and is the last. */
static void hash_fails(const struct call *call, int k, int fault)
{
    check_note("%s, %zu bytes of state, call %d of the hash, fault %d", call->name,
               hash.table.state_size, k, fault);
    fake_hash_arm(&hash, k, (enum fake_fault)fault);
    check_fails(call, EDMONT_ERR_HASH);
    check_int(hash.calls, k);
}

/* Where the hash is checked, of hundreds of calls each fails in one way with one shape and in
 * another with the next; that the next call works shows in that it comes to call k + 1. */
static void every_call_fails(const struct call *call, int shape)
{
    int calls;

    set_up(call, shape);
    check_works(call);
    calls = hash.calls;
    for (int k = 1; k <= calls; k++)
        if (call->uses & CHECKS_HASH)
            hash_fails(call, k, (k + shape) % FAKE_ERRORS);
        else
            for (int fault = 0; fault < FAKE_ERRORS; fault++) {
                hash_fails(call, k, fault);
                if (call->streams == 0 || fault == k % FAKE_ERRORS)
                    check_works(call);
            }
    check_works(call);
}

static void whichever_call_of_the_hash_fails_the_answer_is_hash_and_zeros(void)
{
    const struct call *call;
    size_t i = 0;

    while ((call = next(&i)) != NULL)
        for (int shape = 0; shape < FAKE_SHAPES && calls_hash(call); shape++)
            every_call_fails(call, shape);
    restore();
}

/* The k-th call of the source goes wrong, and is the last if that is an error. */
static void random_fails(const struct call *call, int k, enum fake_fault fault)
{
    check_note("%s, call %d of the source, fault %d", call->name, k, fault);
    fake_random_arm(&source, k, fault);
    if (call->uses & TAKES_RANDOM) {
        check_int(run(call), EDMONT_OK);
        return;
    }
    check_fails(call, EDMONT_ERR_RANDOM);
    if (fault < FAKE_ERRORS)
        check_int(source.calls, k);
    check_works(call);
}

static void whichever_call_of_the_source_fails_the_answer_is_random_and_zeros(void)
{
    const struct call *call;
    size_t i = 0;

    while ((call = next(&i)) != NULL) {
        int calls;

        set_up(call, FAKE_STREAMING);
        check_works(call);
        calls = source.calls;
        for (int k = 1; k <= calls; k++)
            for (int fault = 0; fault < FAKE_ERRORS; fault++)
                random_fails(call, k, (enum fake_fault)fault);
    }
    restore();
}

static void no_secret_is_made_of_zeros_or_of_what_repeats(void)
{
    static const enum fake_fault faults[] = {FAKE_ZEROS, FAKE_NOTHING, FAKE_REPEATS, FAKE_STICKS};
    const struct call *call;
    size_t i = 0;

    while ((call = next(&i)) != NULL) {
        if ((call->uses & DRAWS_SECRET) == 0)
            continue;
        set_up(call, FAKE_STREAMING);
        check_works(call);
        check(source.asked >= 32);
        check_int(source.drawn_n, 2 * source.asked);
        for (size_t f = 0; f < CHECK_COUNT(faults); f++)
            random_fails(call, FAKE_EVERY, faults[f]);
        random_fails(call, 1, FAKE_ZEROS);
        random_fails(call, 2, FAKE_ZEROS);
        random_fails(call, 1, FAKE_NOTHING);
        random_fails(call, 2, FAKE_NOTHING);
        random_fails(call, 2, FAKE_REPEATS);
        fake_random_arm(&source, FAKE_EVERY, FAKE_ALMOST_ZEROS);
        check_int(run(call), EDMONT_OK);
    }
    restore();
}

static void random_bytes_are_one_unchecked_call(void)
{
    static const enum fake_fault faults[] = {FAKE_ZEROS, FAKE_NOTHING, FAKE_REPEATS, FAKE_STICKS};
    const struct call *call               = calls_find("edmont_random_bytes");

    set_up(call, FAKE_STREAMING);
    for (size_t f = 0; f < CHECK_COUNT(faults); f++) {
        fake_random_arm(&source, FAKE_EVERY, faults[f]);
        check_int(run(call), EDMONT_OK);
        check_int(source.calls, 1);
        check_int(source.asked, sizeof got.made);
    }
    restore();
}

/* Where configure chose none. A call that was prepared with a hash of its own does without the
 * default. */
static void without_a_provider_the_answer_is_provider_and_zeros(void)
{
    const struct call *call;
    size_t i = 0;
    int no_hash, no_random;

    restore();
    no_hash   = edmont_hash_current() == NULL;
    no_random = edmont_random_current() == NULL;
    while ((call = next(&i)) != NULL) {
        int draws = (call->uses & (DRAWS_BYTES | DRAWS_SECRET)) != 0;

        set_up(call, FAKE_STREAMING);
        fake_hash_arm(&hash, 0, FAKE_BEFORE);
        if (no_hash)
            check_int(edmont_hash_use(NULL), EDMONT_OK);
        if (no_random)
            check_int(edmont_random_use(NULL), EDMONT_OK);
        if ((no_random && draws) || (no_hash && calls_hash(call) && run(call) != EDMONT_OK))
            check_fails(call, EDMONT_ERR_PROVIDER);
    }
    restore();
}

static const struct check_case cases[] = {
    CASE(every_exported_function_has_a_row),
    CASE(a_function_asks_of_the_providers_what_its_row_says),
    CASE(a_signature_costs_three_hashes_and_with_a_prepared_key_two),
    CASE(whichever_call_of_the_hash_fails_the_answer_is_hash_and_zeros),
    CASE(whichever_call_of_the_source_fails_the_answer_is_random_and_zeros),
    CASE(no_secret_is_made_of_zeros_or_of_what_repeats),
    CASE(random_bytes_are_one_unchecked_call),
    CASE(without_a_provider_the_answer_is_provider_and_zeros),
};

/* The last case is for a build that has no hash or no source of randomness by default. */
int main(int argc, char **argv)
{
    int complete = edmont_hash_current() != NULL && edmont_random_current() != NULL;

    return check_run(argc, argv, cases, CHECK_COUNT(cases) - (complete ? 1 : 0));
}
