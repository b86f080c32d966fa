/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#define _DEFAULT_SOURCE
#include "speed.h"

#include "json.h"
#include "report.h"
#include "secret.h"

#include <edmont.h>

#include <time.h>

enum { MESSAGE_BYTES = 64 };

static const double seconds_each = 0.2;

/* The keys and results of the operations. */
struct work {
    uint8_t seed[32], pub[32], dh_sec[32], dh_pub[32], shared[32], sig[64];
    uint8_t message[MESSAGE_BYTES];
    edmont_sign_key key;
};

static int prepare(struct work *w)
{
    int error = edmont_sign_keypair(w->pub, w->seed);

    if (error == EDMONT_OK)
        error = edmont_sign_key_init(&w->key, w->seed, NULL);
    if (error == EDMONT_OK)
        error = edmont_dh_keypair(w->dh_pub, w->dh_sec);
    return error;
}

static int public_key(struct work *w)
{
    return edmont_sign_public(w->pub, w->seed);
}

static int sign(struct work *w)
{
    return edmont_sign_with(w->sig, w->message, MESSAGE_BYTES, &w->key, NULL);
}

static int verify(struct work *w)
{
    return edmont_verify(w->sig, w->message, MESSAGE_BYTES, w->pub);
}

static int agree(struct work *w)
{
    return edmont_dh_shared(w->shared, w->dh_sec, w->dh_pub);
}

/* In this order: verify needs what sign made. */
static const struct operation {
    const char *name, *words;
    int (*run)(struct work *);
} operations[] = {
    { "public", "public key for signing", public_key },
    { "sign", "sign 64 bytes", sign },
    { "verify", "verify 64 bytes", verify },
    { "dh", "X25519 shared secret", agree },
};

static double now(void)
{
    struct timespec t;

    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Runs an operation for a while; an error of the library, and how often a second it ran. */
static int measure(const struct operation *operation, struct work *w, double *per_second)
{
    double start, time;
    long runs;
    int error = operation->run(w); /* once before, to warm up */

    start = now();
    for (runs = 0, time = 0; error == EDMONT_OK && time < seconds_each; runs++) {
        error = operation->run(w);
        time  = now() - start;
    }
    *per_second = time > 0 ? (double)runs / time : 0;
    return error;
}

static int measure_all(struct work *w)
{
    double per_second;
    size_t i;
    int error = prepare(w);

    for (i = 0; i < sizeof operations / sizeof operations[0] && error == EDMONT_OK; i++) {
        error = measure(&operations[i], w, &per_second);
        say("  %-22s %8.0f a second", operations[i].words, per_second);
        json_number(operations[i].name, (long long)per_second);
    }
    return error;
}

int show_speed(void)
{
    struct work *w = secret_new(sizeof *w);
    int error;

    if (w == NULL)
        return STATUS_USAGE;
    json_object("per_second");
    error = measure_all(w);
    json_close();
    secret_free(w, sizeof *w);
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "an operation failed");
}
