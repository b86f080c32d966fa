/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: that the public functions that handle secrets leave none of them behind. Each runs on a
 * painted stack of its own, on every target, with success and with every failure that a provider
 * or a peer can bring about, as the process's first call and as a later one. Afterwards
 *   - no eight bytes of a secret stand on that stack or in a vector register, at any offset, in
 *     either byte order; the secrets, intermediate ones included, are computed by the test itself;
 *   - the stack is the same, byte for byte, as after the same call on other secrets: so nothing
 *     that depends on them is left in any representation.
 * test/wiping/compilers.sh runs this program as every compiler makes it.
 *
 * Does not cover: general registers, and vector registers but those of x86-64; the stacks of the
 * kernel and of signal handlers; what the operating system swaps out; providers other than the
 * built-in ones and those of fakes.h.
 */
#include "../check.h"
#include "controls.h"
#include "trial.h"

/* X25519's points 0 and 1, of small order. */
static const uint8_t small_order[2][32] = {{0}, {1}};

/* A call that succeeds, on every target, as the first of its process and as a later one. */
static void succeeds(const struct call *call)
{
    struct trial t = {.call = call};

    for (t.target = 0; t.target < edmont_target_count(); t.target++)
        for (t.warm = 0; t.warm <= 1; t.warm++)
            check_int(trial_run(&t), EDMONT_OK);
}

/* The next call that is handed secrets or makes some; NULL past the last. */
static const struct call *next_secret(size_t *i)
{
    const struct call *call = calls_at((*i)++);

    while (call != NULL && call->know == NULL)
        call = calls_at((*i)++);
    return call;
}

static void every_call_leaves_nothing(void)
{
    const struct call *call;
    size_t i = 0;

    while ((call = next_secret(&i)) != NULL)
        succeeds(call);
}

static void the_vector_registers_hold_nothing_afterwards(void)
{
    const struct call *call;
    size_t i = 0;

    while ((call = next_secret(&i)) != NULL) {
        struct trial t = {.call = call, .registers = 1};

        for (t.target = 0; t.target < edmont_target_count(); t.target++)
            check_int(trial_run(&t), EDMONT_OK);
    }
}

/* Each of the hash's calls goes wrong in turn; of the many of a stream, in one way each. */
static void hash_fails(const struct call *call, size_t target, enum fake_shape shape)
{
    struct trial t = {.call = call, .target = target, .fake_hash = 1, .shape = shape};
    int calls;

    check_int(trial_run(&t), EDMONT_OK);
    calls = trial_hash_calls();
    check(calls >= call->messages);
    for (t.hash_fails_at = 1; t.hash_fails_at <= calls; t.hash_fails_at++)
        for (int fault = 0; fault < FAKE_ERRORS; fault++) {
            if (call->streams > 0 && fault != t.hash_fails_at % FAKE_ERRORS)
                continue;
            t.fault = (enum fake_fault)fault;
            check_int(trial_run(&t), EDMONT_ERR_HASH);
            check_int(trial_hash_calls(), t.hash_fails_at);
        }
}

static void a_failing_hash_leaves_nothing(void)
{
    static const enum fake_shape shapes[] = {FAKE_STREAMING, FAKE_LARGE, FAKE_DIGEST};
    const struct call *call;
    size_t i = 0;

    while ((call = next_secret(&i)) != NULL)
        for (size_t s = call->streams > 0; s < CHECK_COUNT(shapes) && calls_hash(call); s++)
            for (size_t target = 0; target < edmont_target_count(); target++)
                hash_fails(call, target, shapes[s]);
}

static void random_is(const struct call *call, int n, enum fake_fault fault, int result)
{
    struct trial t = {.call = call, .fake_random = 1, .random_fails_at = n, .fault = fault};

    for (t.target = 0; t.target < edmont_target_count(); t.target++)
        check_int(trial_run(&t), result);
}

static void a_failing_random_provider_leaves_nothing(void)
{
    const struct call *call;
    size_t i = 0;

    while ((call = next_secret(&i)) != NULL) {
        int secret = (call->uses & DRAWS_SECRET) != 0;

        if ((call->uses & (DRAWS_SECRET | DRAWS_BYTES)) == 0)
            continue;
        random_is(call, 0, FAKE_BEFORE, EDMONT_OK);
        for (int n = 1; n <= 1 + secret; n++) {
            random_is(call, n, FAKE_SHORT, EDMONT_ERR_RANDOM);
            random_is(call, n, FAKE_AFTER, EDMONT_ERR_RANDOM);
        }
        random_is(call, FAKE_EVERY, FAKE_REPEATS, secret ? EDMONT_ERR_RANDOM : EDMONT_OK);
        random_is(call, FAKE_EVERY, FAKE_ZEROS, secret ? EDMONT_ERR_RANDOM : EDMONT_OK);
    }
}

static void a_weak_peer_leaves_nothing(void)
{
    struct trial t = {.call = calls_find("edmont_dh_shared")};

    for (t.target = 0; t.target < edmont_target_count(); t.target++)
        for (int i = 0; i < 2; i++) {
            t.other = small_order[i];
            check_int(trial_run(&t), EDMONT_ERR_WEAK);
        }
}

static void foreign_public_half(struct io *io)
{
    io->in[40] ^= 1;
}

static void an_import_that_is_refused_leaves_nothing(void)
{
    struct trial t = {.call = calls_find("edmont_sign_key_import"), .spoil = foreign_public_half};

    for (t.target = 0; t.target < edmont_target_count(); t.target++)
        check_int(trial_run(&t), EDMONT_ERR_ENCODING);
}

static void wiped_key(struct io *io)
{
    edmont_sign_key_wipe(&io->key);
}

static void a_wiped_key_holds_nothing(void)
{
    struct trial t = {.call = calls_find("edmont_sign_with"), .spoil = wiped_key};

    check_int(trial_run(&t), EDMONT_ERR_STATE);
    check(!trial_key_is_secret());
    t.call  = calls_find("edmont_sign_key_wipe");
    t.spoil = NULL;
    check_int(trial_run(&t), EDMONT_OK);
    check(!trial_key_is_secret());
}

static void what_is_left_on_purpose_is_found(void)
{
    for (size_t i = 0; i < controls_n; i++) {
        struct trial t = {.call = &controls[i].call};

        check_note("%s", t.call->name);
        t.registers = controls[i].trace == TRACE_REGISTER;
        if (controls[i].possible)
            check_int(trial_look(&t), controls[i].trace);
    }
}

static const struct check_case cases[] = {
    CASE(what_is_left_on_purpose_is_found),
    CASE(every_call_leaves_nothing),
    CASE(the_vector_registers_hold_nothing_afterwards),
    CASE(a_failing_hash_leaves_nothing),
    CASE(a_failing_random_provider_leaves_nothing),
    CASE(a_weak_peer_leaves_nothing),
    CASE(an_import_that_is_refused_leaves_nothing),
    CASE(a_wiped_key_holds_nothing),
};

int main(int argc, char **argv)
{
    trial_begin();
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
