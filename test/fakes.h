/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * fakes.h: providers for tests: a hash of every shape and a source of randomness, which count their
 * calls, notice those that the contract forbids, and go wrong at a call of the test's choice.
 */
#ifndef EDMONT_TEST_FAKES_H
#define EDMONT_TEST_FAKES_H

#include "../src/hash/sha512.h"
#include "check.h"

#include <edmont/provider.h>

#include <stdatomic.h>
#include <string.h>

/* How a call goes wrong. */
enum fake_fault {
    /* An error: before anything is done, after half of it, after all of it. */
    FAKE_BEFORE,
    FAKE_SHORT,
    FAKE_AFTER,
    FAKE_ERRORS,

    /* Of a source of randomness alone, and without an error. */
    FAKE_ZEROS = FAKE_ERRORS,
    FAKE_ALMOST_ZEROS, /* all but one bit, which is another one in the next call */
    FAKE_STICKS,       /* every byte is 0xff */
    FAKE_REPEATS,      /* what the first call gave */
    FAKE_NOTHING       /* nothing is written */
};

/* In place of a call's number, from 1; 0: none. */
enum { FAKE_EVERY = -1 };

/* What kind of state a hash has, and which calls for whole messages. */
enum fake_shape {
    FAKE_STREAMING, /* neither digest nor digest_many */
    FAKE_LARGE,     /* the largest state at the largest alignment, written from end to end */
    FAKE_HANDLE,    /* state_size 0 */
    FAKE_DIGEST,    /* digest */
    FAKE_MANY,      /* digest and digest_many */
    FAKE_SHAPES
};

struct fake_state {
    struct fake_hash *owner;
    void *home; /* the memory that init was given */
    int stage;
    struct sha512 sha512;
};

/* SHA-512. Threads may share one, but not a FAKE_HANDLE. */
struct fake_hash {
    edmont_hash table; /* what edmont is given; its env points to this struct */
    unsigned twist;    /* 0, or 1 and the number of the digest's bit that is wrong */

    int fail_at; /* see fake_hash_arm */
    enum fake_fault fault;

    atomic_int calls; /* of all callbacks but release */
    struct {
        atomic_int init, update, final, release, digest, digest_many;
    } count;
    atomic_int open; /* good inits less releases, from the beginning */

    struct fake_state session[4]; /* of FAKE_HANDLE: as many messages at once */
};

/* twist 0: the name is fake-sha512; else fake-hash, without the claim to be SHA-512. */
void fake_hash_make(struct fake_hash *fake, enum fake_shape shape, unsigned twist);

/* Counts from anew; the n-th call goes wrong by an error. */
void fake_hash_arm(struct fake_hash *fake, int n, enum fake_fault fault);

/* NULL, or how a fake was called as no caller may, since this was last asked; a phrase. */
const char *fake_misuse(void);

/* Fails the case if one was. */
void check_fake_use(void);

/* The digest that a fake hash without a twist gives. */
void fake_sha512(uint8_t out[64], const edmont_span *part, size_t parts);

enum fake_source {
    FAKE_COUNTS,   /* 0, 1, 2, ... through all calls */
    FAKE_SCATTERED /* check_random_bytes */
};

/* Threads may share one whose every call is FAKE_BEFORE. */
struct fake_random {
    edmont_random table;
    enum fake_source source;
    uint8_t next; /* of FAKE_COUNTS */

    int fail_at; /* see fake_random_arm */
    enum fake_fault fault;

    atomic_int calls;
    atomic_size_t asked; /* bytes in the last call */
    uint8_t drawn[128];  /* what was given, as far as there is room */
    size_t drawn_n;
};

void fake_random_make(struct fake_random *fake, enum fake_source source);

/* Counts from anew, and begins at 0 again if it counts; the n-th call, or FAKE_EVERY, goes wrong.
 */
void fake_random_arm(struct fake_random *fake, int n, enum fake_fault fault);

#endif
