/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; these are the bad providers of test/wiping.
 */
#include "faults.h"

#include "../check.h"

#include <string.h>

static enum fault_moment hash_moment;
static unsigned hash_calls, hash_fails_at;
static int hash_failed;

static enum fault_random random_fault;
static unsigned random_calls, random_fails_at;
static uint64_t random_seed;

static const edmont_hash *real(void)
{
    return edmont_hash_by_name("sha512");
}

/* 1 if this call is the one that fails. */
static int hash_fault(void)
{
    int fails = hash_calls++ == hash_fails_at;

    hash_failed |= fails;
    return fails;
}

static int fail_init(void *state, void *env)
{
    if (hash_fault())
        return 1;
    return real()->init(state, env);
}

static int fail_update(void *state, const void *in, size_t len)
{
    int fault = hash_fault();

    if (fault && hash_moment == FAULT_BEFORE)
        return 1;
    return real()->update(state, in, len) | fault;
}

static int fail_final(void *state, uint8_t out[64])
{
    int fault = hash_fault();

    if (fault && hash_moment == FAULT_BEFORE)
        return 1;
    return real()->final(state, out) | fault;
}

static void fail_release(void *state)
{
    real()->release(state);
}

/* Hashes by streaming, whether the real provider has a digest or not. */
static int fail_digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    _Alignas(EDMONT_HASH_ALIGN_MAX) unsigned char state[EDMONT_HASH_STATE_MAX];
    int fault = hash_fault(), failed;

    if (fault && hash_moment == FAULT_BEFORE)
        return 1;
    failed = real()->init(state, env);
    for (size_t i = 0; i < parts; i++)
        failed |= real()->update(state, part[i].data, part[i].len);
    failed |= real()->final(state, out);
    real()->release(state);
    return failed | fault;
}

static edmont_hash failing_hash;

const edmont_hash *faults_hash(enum fault_style style, enum fault_moment moment, unsigned n)
{
    failing_hash             = *real();
    failing_hash.name        = "failing-sha512";
    failing_hash.init        = fail_init;
    failing_hash.update      = fail_update;
    failing_hash.final       = fail_final;
    failing_hash.release     = fail_release;
    failing_hash.digest      = style == FAULT_DIGEST ? fail_digest : NULL;
    failing_hash.digest_many = NULL;
    hash_moment              = moment;
    hash_fails_at            = n;
    hash_calls               = 0;
    hash_failed              = 0;
    return &failing_hash;
}

int faults_hash_failed(void)
{
    return hash_failed;
}

static int fill(void *env, void *out, size_t len)
{
    struct io *io = env;
    unsigned call = random_calls++;

    if (random_fault == RANDOM_ZERO) {
        memset(out, 0, len);
        return 0;
    }
    if (random_fault == RANDOM_STUCK)
        check_seed(random_seed);
    check_random_bytes(out, len);
    if (len <= sizeof io->drawn - io->drawn_n) {
        memcpy(io->drawn + io->drawn_n, out, len);
        io->drawn_n += len;
    }
    return random_fault == RANDOM_FAILS && call == random_fails_at;
}

const edmont_random *faults_random(struct io *io, uint64_t seed, enum fault_random fault,
                                   unsigned n)
{
    static edmont_random table;

    table.abi         = EDMONT_PROVIDER_ABI;
    table.struct_size = sizeof table;
    table.name        = "failing-random";
    table.env         = io;
    table.fill        = fill;
    random_fault      = fault;
    random_fails_at   = n;
    random_calls      = 0;
    random_seed       = seed;
    check_seed(seed);
    return &table;
}
