/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * calls.h: every public function that is handed a secret or makes one, as one call on data that
 * stand off the stack, with the secrets that it has handled.
 */
#ifndef EDMONT_TEST_CALLS_H
#define EDMONT_TEST_CALLS_H

#include "../../include/edmont/dh.h"
#include "../../include/edmont/sign.h"
#include "secrets.h"

#define DRAWN_MAX 128

/* What a call reads and writes. */
struct io {
    uint8_t in[64];     /* the secret: a scalar, or a seed and its public key */
    uint8_t other[32];  /* a point, or the second secret of a comparison */
    uint8_t msg[300];   /* more than two blocks of SHA-512 */
    uint8_t made[64];   /* a secret that the call makes */
    uint8_t public[64]; /* a public key or a signature */
    edmont_sign_key key;
    const edmont_hash *hash; /* for the calls that take one; NULL for the default */
    int result;

    uint8_t drawn[DRAWN_MAX]; /* what the tests' random provider has given */
    size_t drawn_n;
};

enum { USES_HASH = 1, USES_RANDOM = 2, MAKES_KEY = 4 };

struct call {
    const char *name;
    void (*prepare)(struct io *io); /* NULL, or makes valid input of random bytes */
    void (*run)(void *io);          /* the one call */
    void (*know)(struct secrets *s, const struct io *io);
    unsigned uses;
    size_t made, public; /* how many bytes of io it writes; zeros after an error */
};

/* The calls, and how many they are. */
extern const struct call calls[];
extern const size_t calls_n;

/* The call of that name, which must exist. */
const struct call *calls_find(const char *name);

#endif
