/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; these are the providers of tests. test/faults/fakes.c tests them.
 */
#include "fakes.h"

#include <stdio.h>

/* Of a state. A FAKE_HANDLE's session may be taken if it is FREE or REFUSED. */
enum { FREE, STARTED, BROKEN, FINISHED, RELEASED, REFUSED };

static _Atomic(const char *) misuse;

static void expect(int right, const char *otherwise)
{
    if (!right)
        misuse = otherwise;
}

const char *fake_misuse(void)
{
    return atomic_exchange(&misuse, NULL);
}

void check_fake_use(void)
{
    const char *what = fake_misuse();

    if (what != NULL)
        printf("# a provider is misused: %s\n", what);
    check(what == NULL);
}

/* Counts a call; 1 if it is the one that fails. */
static int fails(struct fake_hash *fake, atomic_int *count)
{
    ++*count;
    return ++fake->calls == fake->fail_at;
}

/* How much of n is done in a call that fails or does not. */
static size_t done(int failed, enum fake_fault fault, size_t n)
{
    if (!failed || fault == FAKE_AFTER)
        return n;
    return fault == FAKE_SHORT ? n / 2 : 0;
}

/* Different errors, one of which is EDMONT_ERR_SIGNATURE: what a callback returns means nothing to
 * the caller. */
static int outcome(int failed, enum fake_fault fault)
{
    static const int errors[FAKE_ERRORS] = {1, EDMONT_ERR_SIGNATURE, 1 << 20};

    return failed ? errors[fault] : 0;
}

void fake_sha512(uint8_t out[64], const edmont_span *part, size_t parts)
{
    struct sha512 s;

    edmont_i_sha512_init(&s);
    for (size_t i = 0; i < parts; i++)
        edmont_i_sha512_update(&s, part[i].data, part[i].len);
    edmont_i_sha512_final(&s, out);
}

static void twist(const struct fake_hash *fake, uint8_t digest[64])
{
    if (fake->twist != 0)
        digest[(fake->twist - 1) / 8] ^= (uint8_t)(1 << (fake->twist - 1) % 8);
}

/* At the beginning of every state there is a pointer to the fake_state. */
struct small_state {
    struct fake_state *pointer, state;
};

static int is_zero(const void *p, size_t n)
{
    const uint8_t *bytes = p;

    while (n > 0 && *bytes == 0) {
        bytes++;
        n--;
    }
    return n == 0;
}

/* Where the fake_state of a new state belongs. */
static struct fake_state *place(struct fake_hash *fake, void *state)
{
    size_t size = fake->table.state_size, i = 0;

    expect((uintptr_t)state % fake->table.state_align == 0, "the alignment of a state");
    expect(is_zero(state, size == 0 ? sizeof(void *) : size), "a state that is not zeroed");
    if (size == sizeof(struct small_state))
        return &((struct small_state *)state)->state;
    if (size != 0) {
        memset(state, 0x77, size);
        return (void *)((uint8_t *)state + size - sizeof(struct fake_state));
    }
    while (i < CHECK_COUNT(fake->session) && fake->session[i].stage != FREE &&
           fake->session[i].stage != REFUSED)
        i++;
    expect(i < CHECK_COUNT(fake->session), "more messages at once than there are sessions");
    return &fake->session[i % CHECK_COUNT(fake->session)];
}

static int start(void *state, void *env)
{
    struct fake_hash *fake = env;
    struct fake_state *s;
    int failed = fails(fake, &fake->count.init);

    if (failed && fake->fault == FAKE_BEFORE)
        return outcome(failed, fake->fault);
    s        = place(fake, state);
    s->owner = fake;
    s->home  = state;
    s->stage = failed ? REFUSED : STARTED;
    fake->open += !failed;
    if (done(failed, fake->fault, 2) == 2)
        edmont_i_sha512_init(&s->sha512);
    *(struct fake_state **)state = s;
    return outcome(failed, fake->fault);
}

/* The fake_state, NULL if there is none. */
static struct fake_state *find(void *state)
{
    struct fake_state *s = *(struct fake_state **)state;

    expect(s != NULL, "a state that is not started");
    if (s == NULL)
        return NULL;
    expect(s->home == state, "a state that was moved");
    return s;
}

static int update(void *state, const void *in, size_t len)
{
    struct fake_state *s = find(state);
    int failed;

    if (s == NULL)
        return 1;
    failed = fails(s->owner, &s->owner->count.update);
    expect(s->stage == STARTED, "update past an error, final or release");
    expect(in != NULL || len == 0, "update without an address");
    if (in == NULL)
        len = 0;
    edmont_i_sha512_update(&s->sha512, in, done(failed, s->owner->fault, len));
    if (failed)
        s->stage = BROKEN;
    return outcome(failed, s->owner->fault);
}

static int final(void *state, uint8_t out[64])
{
    struct fake_state *s = find(state);
    uint8_t digest[64];
    int failed;

    if (s == NULL)
        return 1;
    failed = fails(s->owner, &s->owner->count.final);
    expect(s->stage == STARTED, "final past an error, final or release");
    edmont_i_sha512_final(&s->sha512, digest);
    twist(s->owner, digest);
    memcpy(out, digest, done(failed, s->owner->fault, 64));
    s->stage = FINISHED;
    return outcome(failed, s->owner->fault);
}

/* Does not wipe: that is seen to by the caller, and tested. */
static void release(void *state)
{
    struct fake_state *s = find(state);

    if (s == NULL)
        return;
    s->owner->count.release++;
    expect(s->stage != RELEASED && s->stage != FREE, "a second release");
    expect(s->stage != REFUSED, "a release after a failed init");
    s->owner->open--;
    s->stage = s->owner->table.state_size == 0 ? FREE : RELEASED;
}

static void expect_apart(const uint8_t *out, size_t n, const edmont_span *part, size_t parts)
{
    for (size_t i = 0; i < parts; i++) {
        uintptr_t to = (uintptr_t)out, from = (uintptr_t)part[i].data;

        expect(part[i].len == 0 || to + n <= from || from + part[i].len <= to,
               "a digest over its message");
    }
}

static int digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    struct fake_hash *fake = env;
    int failed             = fails(fake, &fake->count.digest);
    uint8_t whole[64];

    expect_apart(out, 64, part, parts);
    fake_sha512(whole, part, parts);
    twist(fake, whole);
    memcpy(out, whole, done(failed, fake->fault, 64));
    return outcome(failed, fake->fault);
}

static int digest_many(void *env, uint8_t (*out)[64], const edmont_span *part, size_t parts,
                       size_t n)
{
    struct fake_hash *fake = env;
    int failed             = fails(fake, &fake->count.digest_many);

    expect_apart(out[0], 64 * n, part, n * parts);
    for (size_t i = 0; i < done(failed, fake->fault, n); i++) {
        fake_sha512(out[i], part + i * parts, parts);
        twist(fake, out[i]);
    }
    return outcome(failed, fake->fault);
}

void fake_hash_make(struct fake_hash *fake, enum fake_shape shape, unsigned twisted)
{
    edmont_hash *table = &fake->table;

    memset(fake, 0, sizeof *fake);
    fake->twist        = twisted;
    table->abi         = EDMONT_PROVIDER_ABI;
    table->struct_size = sizeof *table;
    table->name        = twisted == 0 ? "fake-sha512" : "fake-hash";
    table->block_size  = SHA512_BLOCK;
    table->state_size  = sizeof(struct small_state);
    table->state_align = _Alignof(struct small_state);
    table->flags       = EDMONT_HASH_MAY_FAIL | (twisted == 0 ? EDMONT_HASH_SHA512 : 0);
    table->env         = fake;
    table->init        = start;
    table->update      = update;
    table->final       = final;
    table->release     = release;
    table->digest      = shape == FAKE_DIGEST || shape == FAKE_MANY ? digest : NULL;
    table->digest_many = shape == FAKE_MANY ? digest_many : NULL;
    if (shape == FAKE_LARGE) {
        table->state_size  = EDMONT_HASH_STATE_MAX;
        table->state_align = EDMONT_HASH_ALIGN_MAX;
    }
    if (shape == FAKE_HANDLE) {
        table->state_size  = 0;
        table->state_align = _Alignof(void *);
    }
}

void fake_hash_arm(struct fake_hash *fake, int n, enum fake_fault fault)
{
    fake->fail_at = n;
    fake->fault   = fault;
    fake->calls   = 0;
    memset(&fake->count, 0, sizeof fake->count);
}

static void give(struct fake_random *fake, uint8_t *out, size_t len)
{
    if (fake->source == FAKE_SCATTERED)
        check_random_bytes(out, len);
    for (size_t i = 0; fake->source == FAKE_COUNTS && i < len; i++)
        out[i] = fake->next++;
}

static void write_down(struct fake_random *fake, const uint8_t *out, size_t len)
{
    size_t room = sizeof fake->drawn - fake->drawn_n;

    memcpy(fake->drawn + fake->drawn_n, out, len < room ? len : room);
    fake->drawn_n += len < room ? len : room;
}

static int fill(void *env, void *out, size_t len)
{
    struct fake_random *fake = env;
    int call                 = ++fake->calls;
    int wrong                = call == fake->fail_at || fake->fail_at == FAKE_EVERY;
    int failed               = wrong && fake->fault < FAKE_ERRORS;

    expect(len > 0, "a source that is asked for nothing");
    fake->asked = len;
    if (wrong && (fake->fault == FAKE_BEFORE || fake->fault == FAKE_NOTHING))
        return outcome(failed, fake->fault);
    if (wrong && (fake->fault == FAKE_ZEROS || fake->fault == FAKE_ALMOST_ZEROS))
        memset(out, 0, len);
    else if (wrong && fake->fault == FAKE_STICKS)
        memset(out, 0xff, len);
    else if (wrong && fake->fault == FAKE_REPEATS && call > 1)
        memcpy(out, fake->drawn, len);
    else
        give(fake, out, done(failed, fake->fault, len));
    if (wrong && fake->fault == FAKE_ALMOST_ZEROS)
        ((uint8_t *)out)[len - 1] = (uint8_t)(1 << call % 8);
    write_down(fake, out, done(failed, fake->fault, len));
    return outcome(failed, fake->fault);
}

void fake_random_make(struct fake_random *fake, enum fake_source source)
{
    memset(fake, 0, sizeof *fake);
    fake->source            = source;
    fake->table.abi         = EDMONT_PROVIDER_ABI;
    fake->table.struct_size = sizeof fake->table;
    fake->table.name        = "fake-random";
    fake->table.env         = fake;
    fake->table.fill        = fill;
}

void fake_random_arm(struct fake_random *fake, int n, enum fake_fault fault)
{
    fake->fail_at = n;
    fake->fault   = fault;
    fake->calls   = 0;
    fake->next    = 0;
    fake->drawn_n = 0;
}
