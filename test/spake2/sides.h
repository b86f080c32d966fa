/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sides.h: every suite in every role, with a secret and params that it takes.
 */
#ifndef EDMONT_TEST_SPAKE2_SIDES_H
#define EDMONT_TEST_SPAKE2_SIDES_H

#include "handshake.h"

/* Who checks that the peer has the key: nobody can; edmont, if the caller wants; the suite. */
enum tags { NO_TAGS, OWN_TAGS, ITS_TAGS };

/* How the secret comes in. */
enum setter { BY_PASSWORD, BY_MHF, BY_RECORD, SETTERS };

struct kind {
    edmont_spake2_suite suite;
    edmont_spake2_role role, peer;
    enum tags tags;
    unsigned setters; /* 1 << setter, for each that there is */
    int names, aad, ad;
    size_t msg_bytes, key_bytes;
    const char *name;
};

#define KIND(role_, peer_, suite_, ...)                                                            \
    {                                                                                              \
        EDMONT_SPAKE2_##suite_##_V1, EDMONT_SPAKE2_##role_, EDMONT_SPAKE2_##peer_, __VA_ARGS__     \
    }
#define A_AND_B(...) KIND(A, B, __VA_ARGS__), KIND(B, A, __VA_ARGS__)
#define SYM(...)     KIND(SYM, SYM, __VA_ARGS__)

static const struct kind kinds[] = {
    A_AND_B(RFC9382, ITS_TAGS, 1 << BY_PASSWORD | 1 << BY_MHF, 2, 1, 0, 32, 16, "rfc9382"),
    KIND(A, B, PLUS9383, ITS_TAGS, 1 << BY_MHF, 2, 1, 0, 32, 32, "plus9383"),
    KIND(B, A, PLUS9383, ITS_TAGS, 1 << BY_RECORD, 2, 1, 0, 32, 32, "plus9383"),
    A_AND_B(PYTHON_AB, OWN_TAGS, 1 << BY_PASSWORD, 2, 0, 0, 33, 32, "python-ab"),
    SYM(PYTHON_SYM, OWN_TAGS, 1 << BY_PASSWORD, 1, 0, 0, 33, 32, "python-sym"),
    A_AND_B(BORINGSSL, OWN_TAGS, 1 << BY_PASSWORD, 2, 0, 0, 32, 64, "boringssl"),
    A_AND_B(KRB5, NO_TAGS, 1 << BY_MHF, 0, 0, 0, 32, 32, "krb5"),
    A_AND_B(CPACE_X25519, OWN_TAGS, 1 << BY_PASSWORD, 2, 1, 1, 32, 64, "cpace-x25519"),
    SYM(CPACE_X25519, OWN_TAGS, 1 << BY_PASSWORD, 2, 1, 1, 32, 64, "cpace-x25519"),
    A_AND_B(CPACE_RISTRETTO, OWN_TAGS, 1 << BY_PASSWORD, 2, 1, 1, 32, 64, "cpace-ristretto"),
    SYM(CPACE_RISTRETTO, OWN_TAGS, 1 << BY_PASSWORD, 2, 1, 1, 32, 64, "cpace-ristretto"),
    A_AND_B(PURE25519, OWN_TAGS, 1 << BY_PASSWORD, 2, 0, 0, 32, 32, "pure25519"),
};

/* Kind i; NULL past the last that is built in. */
static inline const struct kind *kind_at(size_t i)
{
    const struct kind *k = i < CHECK_COUNT(kinds) ? &kinds[i] : NULL;

    if (k == NULL || suite_named(k->name) == 0)
        return NULL;
    check_note("%s, role %d, target %s", k->name, k->role, edmont_target());
    return k;
}

static inline const struct kind *kind_of(edmont_spake2_suite suite, edmont_spake2_role role)
{
    size_t i = 0;

    while (i < CHECK_COUNT(kinds) && (kinds[i].suite != suite || kinds[i].role != role))
        i++;
    check(i < CHECK_COUNT(kinds));
    return &kinds[i];
}

static const uint8_t password[] = "correct horse", name_a[] = "client", name_b[] = {'s', 0, 'v'},
                     extra[] = "data", own_ad[] = "own", peers_ad[] = "the peer's";
static const uint8_t stretched[80] = {1, [39] = 2, [40] = 3, [79] = 4};

#define BYTES(array) ((edmont_bytes){array, sizeof(array)})

/* All that a suite has. */
static inline edmont_spake2_params params_of(const struct kind *k)
{
    edmont_spake2_params p;

    memset(&p, 0, sizeof p);
    if (k->names >= 1)
        p.id_a = BYTES(name_a);
    if (k->names >= 2)
        p.id_b = BYTES(name_b);
    if (k->aad)
        p.aad = BYTES(extra);
    if (k->ad && k->role == EDMONT_SPAKE2_B) {
        p.ad_a = BYTES(peers_ad);
        p.ad_b = BYTES(own_ad);
    } else if (k->ad) {
        p.ad_a = BYTES(own_ad);
        p.ad_b = BYTES(peers_ad);
    }
    return p;
}

/* The same for its peer: what is one's own is the other's peer's. */
static inline edmont_spake2_params peers_params_of(const struct kind *k)
{
    edmont_spake2_params p = params_of(k);

    if (k->role == EDMONT_SPAKE2_SYM) {
        edmont_bytes own = p.ad_a;

        p.ad_a = p.ad_b;
        p.ad_b = own;
    }
    return p;
}

/* Begins with the secret by one of the setters, whether the suite has it or not. */
static inline int set_by(edmont_spake2_state *st, const struct kind *k, enum setter setter)
{
    uint8_t record[EDMONT_SPAKE2_RECORD_BYTES];

    if (setter == BY_PASSWORD)
        return edmont_spake2_set_password(st, k->suite, k->role, BYTES(password));
    if (setter == BY_MHF)
        return edmont_spake2_set_mhf(st, k->suite, k->role, stretched,
                                     k->suite == EDMONT_SPAKE2_KRB5_V1 ? 32 : sizeof stretched);
    check_int(edmont_spake2_plus_register(stretched, sizeof stretched, record), EDMONT_OK);
    return edmont_spake2_set_record(st, record);
}

/* Begins with the secret as the suite has it. */
static inline void set(edmont_spake2_state *st, const struct kind *k)
{
    enum setter setter = BY_PASSWORD;

    while ((k->setters >> setter & 1) == 0)
        setter++;
    check_int(set_by(st, k, setter), EDMONT_OK);
}

/* Starts with random bytes that are all the same. */
static inline int start(edmont_spake2_state *st, const edmont_spake2_params *p, uint8_t random,
                        uint8_t msg[EDMONT_SPAKE2_MSG_MAX], size_t *len)
{
    uint8_t bytes[64];

    memset(bytes, random, sizeof bytes);
    entropy_set(bytes, sizeof bytes);
    return edmont_spake2_start(st, p, msg, len);
}

/* Two honest sides: `st`, which is of kind `k`, and its peer. */
struct pair {
    const struct kind *k;
    edmont_spake2_params params, peers_params;
    edmont_spake2_state st, peer;
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX], peers_msg[EDMONT_SPAKE2_MSG_MAX];
    uint8_t tag[32], peers_tag[32];
};

/* Sets both sides and starts them. */
static inline void pair_start(struct pair *x, const struct kind *k)
{
    const struct kind *peer = kind_of(k->suite, k->peer);
    size_t len;

    memset(x, 0, sizeof *x);
    x->k            = k;
    x->params       = params_of(k);
    x->peers_params = peers_params_of(k);
    set(&x->st, k);
    set(&x->peer, peer);
    check_int(start(&x->st, &x->params, 0x51, x->msg, &len), EDMONT_OK);
    check_int(start(&x->peer, &x->peers_params, 0x62, x->peers_msg, &len), EDMONT_OK);
}

static inline void pair_finish(struct pair *x)
{
    size_t n = x->k->msg_bytes;

    check_int(edmont_spake2_finish(&x->st, &x->params, x->peers_msg, n), EDMONT_OK);
    check_int(edmont_spake2_finish(&x->peer, &x->peers_params, x->msg, n), EDMONT_OK);
    if (x->k->tags != NO_TAGS)
        check_int(edmont_spake2_confirm_make(&x->peer, x->peers_tag), EDMONT_OK);
}

/* All n bytes are 0, or are not. */
static inline int all_zero(const uint8_t *bytes, size_t n)
{
    uint8_t any = 0;

    for (size_t i = 0; i < n; i++)
        any |= bytes[i];
    return any == 0;
}

#endif
