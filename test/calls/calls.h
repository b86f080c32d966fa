/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * calls.h: every public function, as one call on data that stand off the stack, or as several where
 * it does several things, with what it asks of the providers and the secrets that it has handled.
 * test/faults insists on a row for each name in src/edmont.exports and on what the rows say of
 * providers; test/wiping and test/timing make the calls that handle secrets.
 */
#ifndef EDMONT_TEST_CALLS_H
#define EDMONT_TEST_CALLS_H

#include "../../include/edmont/dh.h"
#include "../../include/edmont/group.h"
#include "../../include/edmont/sign.h"
#include "../../include/edmont/spake2.h"
#include "secrets.h"

#define DRAWN_MAX 128

/* What a call reads and writes. */
struct io {
    uint8_t in[64];           /* the secret: a scalar, or a seed and its public key */
    uint8_t expanded[64];     /* a secret scalar and a prefix */
    uint8_t other[32];        /* a point, or the second secret of a comparison */
    uint8_t msg[300];         /* more than two blocks of SHA-512 */
    uint8_t pub[32], sig[64]; /* a public key, and its signature of msg */
    uint8_t made[64];         /* a secret that the call makes */
    uint8_t public[64];       /* something public that it makes */
    edmont_point p;
    edmont_ristretto e;
    edmont_sign_key key;
    edmont_verify_key verifier;
    edmont_stream stream;
    const edmont_hash *hash; /* for the calls that take one; NULL for the default */

    edmont_spake2_suite suite;
    edmont_spake2_role role;
    edmont_spake2_state spake2;       /* a handshake, which each call moves to where it stands */
    edmont_spake2_state before, peer; /* the same before the call; the other side */
    uint8_t mhf[80];
    size_t len; /* of what is made */

    int result;

    uint8_t drawn[DRAWN_MAX]; /* what the tests' random provider has given */
    size_t drawn_n;
};

/* What a call asks of the providers, beyond the messages that it hashes; and what it shows. */
enum {
    CHECKS_HASH   = 1,  /* edmont_hash_check: hundreds of calls */
    DRAWS_BYTES   = 2,  /* random bytes, unchecked */
    DRAWS_SECRET  = 4,  /* the same, twice, and compared */
    SHOWS_NOTHING = 8,  /* what it writes does not depend on the secret that it is given */
    TAKES_RANDOM  = 16, /* one call for random bytes, and goes on where it fails */
    SHOWS_IN_PART = 32 /* of what it writes first a part depends on the secret, and maybe no more */
};

struct call {
    const char *name;               /* the function's; then a comma and which call of it it is */
    void (*prepare)(struct io *io); /* NULL, or makes valid input of random bytes */
    void (*run)(void *io);          /* the one call */
    void (*know)(struct secrets *s, const struct io *io); /* NULL if it handles no secret */

    unsigned uses;
    int messages, pieces;  /* how many messages it hashes, and of how many pieces all in all */
    int streams, streamed; /* the same for messages that it never has at hand */
    int given_up;          /* as many of these are begun and not finished */

    struct {
        size_t at, n; /* of struct io; n 0: none */
    } out[2];         /* what it writes; zeros after an error */
};

/* The tables, one for each header; they end with a row without a name. */
extern const struct call calls_base[], calls_convert[], calls_dh[], calls_group[], calls_provider[],
    calls_sign[], calls_spake2[], calls_stream[];

/* Row i of all tables, NULL past the last. */
const struct call *calls_at(size_t i);

/* The row of that name, NULL if there is none. */
const struct call *calls_find(const char *name);

/* 1 if the row is of that function, else 0. */
int calls_is_of(const struct call *call, const char *function);

/* 1 if the call reaches the hash, 0 if not. */
int calls_hash(const struct call *call);

/* Fills the outputs with something. */
void calls_poison(const struct call *call, struct io *io);

/* Makes input of pseudorandom bytes, the same for the same seed but for hash. The message is public
 * and the same for every seed. Outputs are poisoned. */
void calls_prepare(const struct call *call, struct io *io, uint64_t seed, const edmont_hash *hash);

/* Defines a run that keeps the result of an expression, in which io is the struct. */
#define RUN(name, expression)                                                                      \
    static void name(void *p)                                                                      \
    {                                                                                              \
        struct io *io = p;                                                                         \
                                                                                                   \
        io->result = (expression);                                                                 \
    }

/* The first n bytes of a member of struct io. */
#define OUT(member, n)                                                                             \
    {                                                                                              \
        offsetof(struct io, member), n                                                             \
    }

#endif
