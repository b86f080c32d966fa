/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * operations_spake2.c: handshakes: the two steps of one side in each suite. spake2_start has in it
 * what is made of the password, spake2_finish that the key is given out where there are no tags.
 */
#include "operations.h"

#include "providers.h"

#include <string.h>

static const uint8_t alice[] = "alice", bob[] = "bob", password[] = "4-purple-sausages";

enum secret { PASSWORD, MHF_32, MHF_80 };

/* In what order they stand in struct work. */
static const struct suite_of_work {
    edmont_spake2_suite suite;
    enum secret secret;
    int names;
    int confirms;
    int needs_sha512;
} suites[SUITES_MAX] = {
    { EDMONT_SPAKE2_RFC9382_V1, MHF_80, 2, 1, 0 },
    { EDMONT_SPAKE2_PLUS9383_V1, MHF_80, 2, 1, 0 },
    { EDMONT_SPAKE2_PYTHON_AB_V1, PASSWORD, 2, 0, 0 },
    { EDMONT_SPAKE2_PYTHON_SYM_V1, PASSWORD, 1, 0, 0 },
    { EDMONT_SPAKE2_BORINGSSL_V1, PASSWORD, 2, 0, 1 },
    { EDMONT_SPAKE2_KRB5_V1, MHF_32, 0, 0, 0 },
    { EDMONT_SPAKE2_CPACE_X25519_V1, PASSWORD, 2, 0, 1 },
    { EDMONT_SPAKE2_CPACE_RISTRETTO_V1, PASSWORD, 2, 0, 1 },
};

static edmont_spake2_params params_of(const struct suite_of_work *s)
{
    edmont_spake2_params p;

    memset(&p, 0, sizeof p);
    if (s->names >= 1)
        p.id_a = (edmont_bytes){ alice, sizeof alice - 1 };
    if (s->names >= 2)
        p.id_b = (edmont_bytes){ bob, sizeof bob - 1 };
    return p;
}

static int set_secret(edmont_spake2_state *st, const struct suite_of_work *s, int is_peer,
                      const struct work *w)
{
    const edmont_bytes pw   = { password, sizeof password - 1 };
    edmont_spake2_role role = s->names == 1 ? EDMONT_SPAKE2_SYM
                              : is_peer     ? EDMONT_SPAKE2_B
                                            : EDMONT_SPAKE2_A;

    if (s->secret == PASSWORD)
        return edmont_spake2_set_password(st, s->suite, role, pw);
    if (s->suite == EDMONT_SPAKE2_PLUS9383_V1 && is_peer)
        return edmont_spake2_set_record(st, w->record);
    return edmont_spake2_set_mhf(st, s->suite, role, w->mhf, s->secret == MHF_32 ? 32 : 80);
}

static int start(struct work *w, int i)
{
    struct handshake *h         = &w->handshakes[i];
    const edmont_spake2_params p = params_of(&suites[i]);
    int error                   = set_secret(&h->st, &suites[i], 0, w);

    return error == EDMONT_OK ? edmont_spake2_start(&h->st, &p, h->msg, &h->msg_len) : error;
}

static int finish(struct work *w, int i)
{
    struct handshake *h          = &w->handshakes[i];
    const edmont_spake2_params p = params_of(&suites[i]);
    size_t n;
    int error;

    h->st = h->started;
    error = edmont_spake2_finish(&h->st, &p, h->peer_msg, h->peer_len);
    if (error != EDMONT_OK || suites[i].confirms)
        return error;
    return edmont_spake2_key_unconfirmed(&h->st, w->out, &n);
}

#define RUN_SUITE(name, i)                                                                        \
    RUN(start_##name, start(w, i))                                                                \
    RUN(finish_##name, finish(w, i))
RUN_SUITE(rfc9382, 0)
RUN_SUITE(plus9383, 1)
RUN_SUITE(python_ab, 2)
RUN_SUITE(python_sym, 3)
RUN_SUITE(boringssl, 4)
RUN_SUITE(krb5, 5)
RUN_SUITE(cpace_x25519, 6)
RUN_SUITE(cpace_ristretto, 7)

/* One side from the password to the key. */
RUN(handshake_boringssl, (start(w, 4) == EDMONT_OK ? finish(w, 4) : EDMONT_ERR_HASH))
RUN(set_password, set_secret(&w->handshakes[2].st, &suites[2], 0, w))
RUN(set_mhf, set_secret(&w->handshakes[0].st, &suites[0], 0, w))
RUN(set_record, edmont_spake2_set_record(&w->handshakes[1].st, w->record))
RUN(plus_register, edmont_spake2_plus_register(w->mhf, sizeof w->mhf, w->out))

static int confirm_make(void *p)
{
    struct work *w      = p;
    struct handshake *h = &w->handshakes[0];

    h->st = h->finished;
    return edmont_spake2_confirm_make(&h->st, w->out);
}

static int confirm_check(void *p)
{
    struct work *w      = p;
    struct handshake *h = &w->handshakes[0];

    h->st = h->finished;
    return edmont_spake2_confirm_check(&h->st, h->peer_mac, sizeof h->peer_mac);
}

const struct operation operations_spake2[] = {
    { "spake2_set_password", 1, 0, set_password },
    { "spake2_set_mhf", 1, 0, set_mhf },
    { "spake2_set_record", 1, 0, set_record },
    { "spake2_plus_register", 1, 0, plus_register },
    { "spake2_start/rfc9382", 1, 0, start_rfc9382 },
    { "spake2_finish/rfc9382", 1, 0, finish_rfc9382 },
    { "spake2_confirm_make", 1, 0, confirm_make },
    { "spake2_confirm_check", 1, 0, confirm_check },
    { "spake2_start/plus9383", 1, 0, start_plus9383 },
    { "spake2_finish/plus9383", 1, 0, finish_plus9383 },
    { "spake2_start/python-ab", 1, 0, start_python_ab },
    { "spake2_finish/python-ab", 1, 0, finish_python_ab },
    { "spake2_start/python-sym", 1, 0, start_python_sym },
    { "spake2_finish/python-sym", 1, 0, finish_python_sym },
    { "spake2_start/boringssl", 1, 1, start_boringssl },
    { "spake2_finish/boringssl", 1, 1, finish_boringssl },
    { "spake2/boringssl", 1, 1, handshake_boringssl },
    { "spake2_start/krb5", 1, 0, start_krb5 },
    { "spake2_finish/krb5", 1, 0, finish_krb5 },
    { "spake2_start/cpace-x25519", 1, 1, start_cpace_x25519 },
    { "spake2_finish/cpace-x25519", 1, 1, finish_cpace_x25519 },
    { "spake2_start/cpace-ristretto", 1, 1, start_cpace_ristretto },
    { "spake2_finish/cpace-ristretto", 1, 1, finish_cpace_ristretto },
    { NULL, 0, 0, NULL }
};

/* Lets both sides of a suite come to where ours waits for the peer's message. */
static int prepare_suite(struct work *w, int i)
{
    struct handshake *h          = &w->handshakes[i];
    const edmont_spake2_params p = params_of(&suites[i]);
    edmont_spake2_state *peer    = &w->peer;
    int error                    = start(w, i);

    h->started = h->st;
    if (error == EDMONT_OK)
        error = set_secret(peer, &suites[i], 1, w);
    if (error == EDMONT_OK)
        error = edmont_spake2_start(peer, &p, h->peer_msg, &h->peer_len);
    if (error != EDMONT_OK || !suites[i].confirms)
        return error;
    error = edmont_spake2_finish(peer, &p, h->msg, h->msg_len);
    if (error == EDMONT_OK && i == 0)
        error = edmont_spake2_confirm_make(peer, h->peer_mac);
    if (error == EDMONT_OK)
        error = finish(w, i);
    h->finished = h->st;
    return error;
}

int prepare_spake2(struct work *w)
{
    int has_sha512 = is_ed25519_hash(edmont_hash_current()), i, error;

    error = edmont_random_bytes(w->mhf, sizeof w->mhf);
    if (error == EDMONT_OK)
        error = edmont_spake2_plus_register(w->mhf, sizeof w->mhf, w->record);
    for (i = 0; i < SUITES_MAX && error == EDMONT_OK; i++)
        if (has_sha512 || !suites[i].needs_sha512)
            error = prepare_suite(w, i);
    edmont_spake2_wipe(&w->peer);
    return error;
}
