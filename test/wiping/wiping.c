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

#include "../../src/spake2/masks.h"

#include <string.h>

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

/* Each of the hash's calls goes wrong in turn; of many, in one way each. */
static void hash_fails(const struct call *call, size_t target, enum fake_shape shape)
{
    struct trial t = {.call = call, .target = target, .fake_hash = 1, .shape = shape};
    int many       = call->streams > 0 || call->pieces > 10;
    int calls;

    check_int(trial_run(&t), EDMONT_OK);
    calls = trial_hash_calls();
    check(calls >= call->messages);
    for (t.hash_fails_at = 1; t.hash_fails_at <= calls; t.hash_fails_at++)
        for (int fault = 0; fault < FAKE_ERRORS; fault++) {
            if (many && fault != t.hash_fails_at % FAKE_ERRORS)
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

/* As the peer's message there is: no point; ours; w N, which makes the shared element the identity
 * (its N is what masks the verifier's share); and other params than at the start. */
static void no_point(struct io *io)
{
    memset(io->sig, 0xff, 33);
}

static void our_own(struct io *io)
{
    memcpy(io->sig, io->before.edmont_share, 32);
}

static void no_more_than_the_mask(struct io *io)
{
    edmont_point N;
    edmont_scalar w;

    if (edmont_point_decode(&N, edmont_i_mask_rfc9382_n.encoding) == EDMONT_OK &&
        edmont_scalar_decode(&w, io->before.edmont_w) == EDMONT_OK) {
        edmont_point_mul(&N, &w, &N);
        edmont_point_encode(io->sig, &N);
    }
}

static void other_params(struct io *io)
{
    io->spake2.edmont_params[31] ^= 1;
}

static void out_of_turn(struct io *io)
{
    io->spake2.edmont_stage++;
}

static void foreign_tag(struct io *io)
{
    io->pub[31] ^= 128;
}

static void bad_record(struct io *io)
{
    memset(io->expanded + 32, 0xff, 32);
}

static void a_handshake_that_is_refused_leaves_nothing(void)
{
    static const struct {
        const char *call;
        void (*spoil)(struct io *io);
        int result;
    } refusals[] = {
        {"edmont_spake2_finish, rfc9382", no_point, EDMONT_ERR_ENCODING},
        {"edmont_spake2_finish, rfc9382", our_own, EDMONT_ERR_ENCODING},
        {"edmont_spake2_finish, rfc9382", no_more_than_the_mask, EDMONT_ERR_WEAK},
        {"edmont_spake2_finish, rfc9382", other_params, EDMONT_ERR_ARGUMENT},
        {"edmont_spake2_finish, rfc9382", out_of_turn, EDMONT_ERR_STATE},
        {"edmont_spake2_finish, prover of plus9383", no_more_than_the_mask, EDMONT_ERR_WEAK},
        {"edmont_spake2_finish, python", no_point, EDMONT_ERR_ENCODING},
        {"edmont_spake2_finish, cpace-x25519", no_point, EDMONT_ERR_ENCODING},
        {"edmont_spake2_finish, cpace-ristretto", no_point, EDMONT_ERR_ENCODING},
        {"edmont_spake2_finish, cpace-ristretto", our_own, EDMONT_ERR_ENCODING},
        {"edmont_spake2_confirm_check", foreign_tag, EDMONT_ERR_CONFIRM},
        {"edmont_spake2_confirm_check", out_of_turn, EDMONT_ERR_STATE},
        {"edmont_spake2_confirm_make", out_of_turn, EDMONT_ERR_STATE},
        {"edmont_spake2_key", out_of_turn, EDMONT_ERR_STATE},
        {"edmont_spake2_key_unconfirmed", out_of_turn, EDMONT_ERR_STATE},
        {"edmont_spake2_start, rfc9382", out_of_turn, EDMONT_ERR_STATE},
        {"edmont_spake2_set_record", bad_record, EDMONT_ERR_ENCODING},
    };

    for (size_t i = 0; i < CHECK_COUNT(refusals); i++) {
        struct trial t = {.call = calls_find(refusals[i].call), .spoil = refusals[i].spoil};

        for (t.target = 0; t.target < edmont_target_count(); t.target++)
            check_int(trial_run(&t), refusals[i].result);
    }
}

static int holds(const edmont_spake2_state *st, const uint8_t *secret, size_t n)
{
    static struct secrets s;
    struct finding f;

    s.n = 0;
    secrets_add(&s, "a secret", secret, n);
    return secrets_find(&f, &s, (const unsigned char *)st, sizeof *st);
}

/* What a state that is finished still has: the tags and the key, which in Kerberos is K. */
static int is_kept(const struct secret *secret, const struct io *io)
{
    return strstr(secret->name, "tag") != NULL ||
           memcmp(secret->bytes, io->peer.edmont_key, 32) == 0;
}

static void finished(const struct call *call)
{
    static struct io io;
    static struct secrets s;

    calls_prepare(call, &io, 1, NULL);
    call->run(&io);
    check_int(io.result, EDMONT_OK);
    s.n = 0;
    call->know(&s, &io);
    check(holds(&io.before, io.before.edmont_x, 32));
    check(holds(&io.spake2, io.peer.edmont_key, 64));
    for (size_t i = 0; i < s.n; i++) {
        check_note("%s: %s", call->name, s.list[i].name);
        check(is_kept(&s.list[i], &io) || !holds(&io.spake2, s.list[i].bytes, s.list[i].n));
    }
}

/* Whether a state still has the key, our tag and the peer's after a call. */
static void has(const char *name, int key, int tag, int peers)
{
    const struct call *call = calls_find(name);
    static struct io io;

    check_note("%s", name);
    calls_prepare(call, &io, 1, NULL);
    call->run(&io);
    check_int(io.result, EDMONT_OK);
    check_int(holds(&io.spake2, io.peer.edmont_key, 64), key);
    check_int(holds(&io.spake2, io.peer.edmont_peer_tag, 32), tag);
    check_int(holds(&io.spake2, io.pub, 32), peers);
}

static void a_handshake_forgets_what_it_needs_no_more(void)
{
    const struct call *call;

    for (size_t i = 0; (call = calls_at(i)) != NULL; i++)
        if (calls_is_of(call, "edmont_spake2_finish"))
            finished(call);
    has("edmont_spake2_confirm_make", 1, 0, 1);
    has("edmont_spake2_confirm_check", 1, 1, 0);
    has("edmont_spake2_key", 0, 1, 0);
    has("edmont_spake2_key_unconfirmed", 0, 1, 1);
    has("edmont_spake2_wipe", 0, 0, 0);
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
    CASE(a_handshake_that_is_refused_leaves_nothing),
    CASE(a_handshake_forgets_what_it_needs_no_more),
};

int main(int argc, char **argv)
{
    trial_begin();
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
