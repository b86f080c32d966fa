/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * counting.c: a provider around a provider. It passes each call on, counts it and logs it: what an
 * operation asks of a hash that is far away, and where the time goes. For debugging: the times tell
 * how long secrets were hashed, and writing a line takes longer than to hash one.
 *
 *     cc program.c counting.c $(pkg-config --cflags --libs edmont)
 */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */

#include "providers.h"

#include <string.h>
#include <time.h>

/* Begins a state; the state of the counted hash follows at state_offset. update, final and release
 * are given no env, so the way back to the table is here. */
struct state {
    struct counting_hash *owner;
};

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

/* A multiple of both alignments, since each is a power of two. */
static size_t alignment(const edmont_hash *counted)
{
    return larger(counted->state_align, _Alignof(struct state));
}

static size_t state_offset(const edmont_hash *counted)
{
    return larger(sizeof(struct state), alignment(counted));
}

/* state_size 0 means one handle. */
static size_t counted_size(const edmont_hash *counted)
{
    return larger(counted->state_size, counted->state_size == 0 ? sizeof(void *) : 0);
}

static void *counted_state(void *state)
{
    return (char *)state + state_offset(((struct state *)state)->owner->counted);
}

static unsigned long now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (unsigned long)t.tv_sec * 1000000000 + (unsigned long)t.tv_nsec;
}

/* What all calls have in common. A line is written at once, so that those of threads do not mix. */
static int counted_call(struct counts *counts, FILE *log, const char *name, const char *call,
                        size_t bytes, int answer, unsigned long start)
{
    unsigned long time = now() - start;

    atomic_fetch_add(&counts->failed, answer != 0);
    atomic_fetch_add(&counts->bytes, bytes);
    atomic_fetch_add(&counts->nanoseconds, time);
    if (log != NULL)
        fprintf(log, "%s: %s, %zu bytes: %d, %lu ns\n", name, call, bytes, answer, time);
    return answer;
}

/* --- The hash --------------------------------------------------------------------------------- */

static int report(struct counting_hash *c, const char *call, size_t bytes, int answer,
                  unsigned long start)
{
    return counted_call(&c->counts, c->log, c->table.name, call, bytes, answer, start);
}

static int hash_init(void *state, void *env)
{
    struct counting_hash *c = env;
    unsigned long start     = now();

    ((struct state *)state)->owner = c;
    atomic_fetch_add(&c->counts.init, 1);
    return report(c, "init", 0, c->counted->init(counted_state(state), c->counted->env), start);
}

static int hash_update(void *state, const void *in, size_t len)
{
    struct counting_hash *c = ((struct state *)state)->owner;
    unsigned long start     = now();

    atomic_fetch_add(&c->counts.update, 1);
    return report(c, "update", len, c->counted->update(counted_state(state), in, len), start);
}

static int hash_final(void *state, uint8_t out[64])
{
    struct counting_hash *c = ((struct state *)state)->owner;
    unsigned long start     = now();

    atomic_fetch_add(&c->counts.final, 1);
    return report(c, "final", 0, c->counted->final(counted_state(state), out), start);
}

static void hash_release(void *state)
{
    struct counting_hash *c = ((struct state *)state)->owner;
    unsigned long start     = now();

    atomic_fetch_add(&c->counts.release, 1);
    c->counted->release(counted_state(state));
    (void)report(c, "release", 0, 0, start);
}

static size_t length(const edmont_span *part, size_t parts)
{
    size_t sum = 0;

    for (size_t i = 0; i < parts; i++)
        sum += part[i].len;
    return sum;
}

static int hash_digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    struct counting_hash *c = env;
    unsigned long start     = now();

    atomic_fetch_add(&c->counts.digest, 1);
    return report(c, "digest", length(part, parts),
                  c->counted->digest(c->counted->env, out, part, parts), start);
}

static int hash_digest_many(void *env, uint8_t (*out)[64], const edmont_span *part, size_t parts,
                            size_t n)
{
    struct counting_hash *c = env;
    unsigned long start     = now();

    atomic_fetch_add(&c->counts.digest_many, 1);
    return report(c, "digest_many", length(part, parts * n),
                  c->counted->digest_many(c->counted->env, out, part, parts, n), start);
}

int counting_hash_make(struct counting_hash *counting, const edmont_hash *counted, FILE *log)
{
    memset(counting, 0, sizeof *counting);
    if (counted == NULL || state_offset(counted) + counted_size(counted) > EDMONT_HASH_STATE_MAX)
        return -1;
    counting->counted           = counted;
    counting->log               = log;
    counting->table             = *counted; /* its name, block size and flags */
    counting->table.struct_size = sizeof counting->table;
    counting->table.state_size  = state_offset(counted) + counted_size(counted);
    counting->table.state_align = alignment(counted);
    counting->table.env         = counting;
    counting->table.init        = hash_init;
    counting->table.update      = hash_update;
    counting->table.final       = hash_final;
    counting->table.release     = hash_release;
    counting->table.digest      = counted->digest != NULL ? hash_digest : NULL;
    counting->table.digest_many = counted->digest_many != NULL ? hash_digest_many : NULL;
    return 0;
}

/* --- Random bytes ----------------------------------------------------------------------------- */

static int random_fill(void *env, void *out, size_t len)
{
    struct counting_random *c = env;
    unsigned long start       = now();

    atomic_fetch_add(&c->counts.fill, 1);
    return counted_call(&c->counts, c->log, c->table.name, "fill", len,
                        c->counted->fill(c->counted->env, out, len), start);
}

int counting_random_make(struct counting_random *counting, const edmont_random *counted, FILE *log)
{
    memset(counting, 0, sizeof *counting);
    if (counted == NULL)
        return -1;
    counting->counted           = counted;
    counting->log               = log;
    counting->table             = *counted;
    counting->table.struct_size = sizeof counting->table;
    counting->table.env         = counting;
    counting->table.fill        = random_fill;
    return 0;
}

/* --- Sums ------------------------------------------------------------------------------------- */

void counting_print(const struct counts *counts, const char *name, FILE *to)
{
    fprintf(to,
            "%s: init %lu, update %lu, final %lu, release %lu, digest %lu, digest_many %lu, "
            "fill %lu, of which %lu failed; %lu bytes, %lu ns\n",
            name, counts->init, counts->update, counts->final, counts->release, counts->digest,
            counts->digest_many, counts->fill, counts->failed, counts->bytes, counts->nanoseconds);
}
