/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * operations.h: the functions of the library that compute something, each as a call on data that
 * stand ready, for measurements. A name is that of the function without edmont_; behind a slash
 * stands of how much or how many.
 */
#ifndef EDMONT_TOOL_OPERATIONS_H
#define EDMONT_TOOL_OPERATIONS_H

#include <edmont.h>

enum { SHORT_MESSAGE = 64, LONG_MESSAGE = 16384, ITEMS_MAX = 64, SUITES_MAX = 8 };

/* One side of a handshake: before it starts, and where it waits for the peer's message. */
struct handshake {
    edmont_spake2_state st, started, finished;
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX], peer_msg[EDMONT_SPAKE2_MSG_MAX];
    uint8_t peer_mac[EDMONT_SPAKE2_MAC_BYTES];
    size_t msg_len, peer_len;
};

/* What the calls read, and where their results go. */
struct work {
    uint8_t message[LONG_MESSAGE];
    uint8_t k[32], u[32], seed[32], pub[32], sig[64], seed_and_pub[64], expanded[64], param[64];
    uint8_t ph_sig[64], xeddsa_sig[64], commitment[32], nonce[32];
    uint8_t element[32], image_u[32], image_v[32];
    edmont_sign_key key;
    edmont_verify_key verifier;

    uint8_t seeds[ITEMS_MAX * 32], pubs[ITEMS_MAX * 32], sigs[ITEMS_MAX * 64];
    edmont_signed items[ITEMS_MAX];
    const void *messages[ITEMS_MAX];
    size_t lens[ITEMS_MAX];

    edmont_scalar a, b, scalars[ITEMS_MAX];
    edmont_point p, q, points[ITEMS_MAX];
    edmont_ristretto e, f, elements[ITEMS_MAX];

    struct handshake handshakes[SUITES_MAX];
    edmont_spake2_state peer;
    uint8_t mhf[80], record[EDMONT_SPAKE2_RECORD_BYTES];

    uint8_t out[ITEMS_MAX * 64], out_2[64];
    edmont_sign_key key_out;
    edmont_verify_key verifier_out;
    edmont_scalar scalar_out;
    edmont_point point_out;
    edmont_ristretto element_out;
    edmont_stream stream;
    _Alignas(EDMONT_HASH_ALIGN_MAX) uint8_t hash_state[EDMONT_HASH_STATE_MAX];
};

struct operation {
    const char *name;
    int count;               /* how many items a call does */
    int needs_sha512;        /* it is defined with no other hash */
    int (*run)(void *work);  /* returns what the function does, or EDMONT_OK */
};

/* Makes the data. Returns EDMONT_OK, or an error of the library's. */
int operations_prepare(struct work *w);

/* Operation i; NULL past the last. Those that the hash in use does not go with are left out. */
const struct operation *operation_at(size_t i);

/* NULL if there is none. */
const struct operation *operation_find(const char *name);

/* The tables, which end with a row without a name, and the data of their own. */
extern const struct operation operations_dh[], operations_sign[], operations_group[],
    operations_hash[], operations_spake2[];
int prepare_group(struct work *w);
int prepare_spake2(struct work *w);

/* Defines a run: an expression that is an error or EDMONT_OK, w being the data. */
#define RUN(name, expression)                                                                     \
    static int name(void *p)                                                                      \
    {                                                                                             \
        struct work *w = p;                                                                       \
                                                                                                  \
        return (expression);                                                                      \
    }

/* The same of a call that cannot fail. */
#define RUN_VOID(name, call) RUN(name, ((void)(call), EDMONT_OK))

#endif
