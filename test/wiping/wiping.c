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
 * built-in ones and those of faults.h.
 */
#include "../check.h"
#include "controls.h"
#include "trial.h"

/* X25519's points 0 and 1, of small order. */
static const uint8_t small_order[2][32] = {{0}, {1}};

/* A call that succeeds, on every target, as the first of its process and as a later one. */
static void succeeds(const char *name)
{
    struct trial t = {.call = calls_find(name)};

    for (t.target = 0; t.target < edmont_target_count(); t.target++)
        for (t.warm = 0; t.warm <= 1; t.warm++)
            check_int(trial_run(&t), EDMONT_OK);
}

/* A call whose hash fails, at each of its calls in turn. */
static void hash_fails_at_each_call(struct trial *t)
{
    for (t->n = 0; t->n < 100; t->n++) {
        int result = trial_run(t);

        if (!trial_hash_failed()) {
            check_int(result, EDMONT_OK);
            check(t->n >= (t->style == FAULT_DIGEST ? 1 : 3));
            return;
        }
        check_int(result, EDMONT_ERR_HASH);
    }
    check_note("the call has no end");
    check(0);
}

static void hash_fails(const char *name)
{
    struct trial t = {.call = calls_find(name), .bad_hash = 1};

    for (t.target = 0; t.target < edmont_target_count(); t.target++)
        for (int kind = 0; kind < 4; kind++) {
            t.style  = kind & 1 ? FAULT_DIGEST : FAULT_STREAMING;
            t.moment = kind & 2 ? FAULT_AFTER : FAULT_BEFORE;
            hash_fails_at_each_call(&t);
        }
}

static void random_is(const char *name, enum fault_random fault, unsigned n, int result)
{
    struct trial t = {.call = calls_find(name), .recording = 1, .random = fault, .n = n};

    for (t.target = 0; t.target < edmont_target_count(); t.target++)
        check_int(trial_run(&t), result);
}

static void random_fails(const char *name)
{
    random_is(name, RANDOM_GOOD, 0, EDMONT_OK);
    random_is(name, RANDOM_FAILS, 0, EDMONT_ERR_RANDOM);
    random_is(name, RANDOM_FAILS, 1, EDMONT_ERR_RANDOM);
    random_is(name, RANDOM_STUCK, 0, EDMONT_ERR_RANDOM);
    random_is(name, RANDOM_ZERO, 0, EDMONT_ERR_RANDOM);
}

static void every_call_leaves_nothing(void)
{
    for (size_t i = 0; i < calls_n; i++)
        succeeds(calls[i].name);
}

static void the_vector_registers_hold_nothing_afterwards(void)
{
    for (size_t i = 0; i < calls_n; i++) {
        struct trial t = {.call = &calls[i], .registers = 1};

        for (t.target = 0; t.target < edmont_target_count(); t.target++)
            check_int(trial_run(&t), EDMONT_OK);
    }
}

static void a_failing_hash_leaves_nothing(void)
{
    for (size_t i = 0; i < calls_n; i++)
        if (calls[i].uses & USES_HASH)
            hash_fails(calls[i].name);
}

static void a_failing_random_provider_leaves_nothing(void)
{
    random_fails("edmont_dh_keypair");
    random_fails("edmont_sign_keypair");
    random_is("edmont_random_bytes", RANDOM_GOOD, 0, EDMONT_OK);
    random_is("edmont_random_bytes", RANDOM_FAILS, 0, EDMONT_ERR_RANDOM);
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
