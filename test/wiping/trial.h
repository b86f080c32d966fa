/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * trial.h: one call on the painted stack, in a process of its own, and what it left there.
 */
#ifndef EDMONT_TEST_TRIAL_H
#define EDMONT_TEST_TRIAL_H

#include "../calls/calls.h"
#include "../fakes.h"

struct trial {
    const struct call *call;
    size_t target; /* 0: the one that the library chooses by itself */
    int warm;      /* 1: the process has made the same call before, elsewhere */

    int fake_hash; /* 1: the default is a fake, and so is the hash of what the call is given */
    enum fake_shape shape;
    int fake_random; /* 1: and so is the random provider, whose bytes are written down */

    /* Which call of one of the fakes goes wrong, and how; 0: none. */
    int hash_fails_at, random_fails_at;
    enum fake_fault fault;

    int registers; /* 1: look at the vector registers, 0: at everything else */

    const uint8_t *other;         /* NULL, or the peer's 32 bytes */
    void (*spoil)(struct io *io); /* NULL, or a last change of the input */
};

/* What a call left behind. */
enum trace {
    TRACE_NONE,
    TRACE_STACK,      /* a word of a secret on the stack */
    TRACE_REGISTER,   /* in a vector register */
    TRACE_OUTPUT,     /* an output that is not zero after an error */
    TRACE_DIFFERENCE, /* a stack that other secrets leave differently */
    TRACE_CRASH
};

/* Once, before the others. Ends the program, as skipped, in a build with a sanitizer. */
void trial_begin(void);

/* Runs the call on two sets of secrets; the worst trace (the first of the list above). */
enum trace trial_look(const struct trial *t);

/* The same; the case fails if there is a trace. Returns what the call returned. */
int trial_run(const struct trial *t);

/* Of the last run: how often the hash was called; how deep the stack went; 1 if the prepared key
 * holds a secret. */
int trial_hash_calls(void);
size_t trial_depth(void);
int trial_key_is_secret(void);

#endif
