/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; these are the calls of include/edmont/spake2.h, on our side of a handshake. What
 * is sent is public: in io->sig there is the peer's message, in io->pub the peer's tag.
 */
#include <config.h>

#include "../../src/hash/hkdf.h"
#include "../../src/hash/sha256.h"
#include "../../src/hash/sha512.h"
#include "../../src/spake2/suite.h"
#include "../check.h"
#include "calls.h"

#include <string.h>

static const uint8_t name_a[] = "client", name_b[] = {'s', 0, 'v'}, data[] = "data";

/* What a suite can take. */
static const edmont_spake2_params *params(const struct io *io)
{
    static edmont_spake2_params p;
    const struct suite *s = edmont_i_spake2_suite(io->suite);

    memset(&p, 0, sizeof p);
    if (s->names >= 1)
        p.id_a = (edmont_bytes){name_a, sizeof name_a};
    if (s->names >= 2)
        p.id_b = (edmont_bytes){name_b, sizeof name_b};
    if (s->aad_max > 0)
        p.aad = (edmont_bytes){data, sizeof data};
    if (s->has_ad)
        p.ad_a = p.ad_b = p.aad;
    return &p;
}

/* A handshake knows where it began, and this may be a copy. */
static edmont_spake2_state *here(struct io *io)
{
    io->spake2.edmont_self = (uintptr_t)&io->spake2;
    return &io->spake2;
}

static edmont_bytes password(const struct io *io)
{
    return (edmont_bytes){io->in, 32};
}

RUN(run_msg_bytes, edmont_spake2_msg_bytes(EDMONT_SPAKE2_PYTHON_SYM_V1) == 33 ? EDMONT_OK : -1)
RUN(run_key_bytes, edmont_spake2_key_bytes(EDMONT_SPAKE2_BORINGSSL_V1) == 64 ? EDMONT_OK : -1)
RUN(run_by_name, edmont_spake2_suite_by_name("cpace-ristretto", &io->suite))
RUN(run_set_password, edmont_spake2_set_password(&io->spake2, io->suite, io->role, password(io)))
RUN(run_set_mhf, edmont_spake2_set_mhf(&io->spake2, io->suite, io->role, io->mhf,
                                       io->suite == EDMONT_SPAKE2_KRB5_V1 ? 32 : sizeof io->mhf))
RUN(run_set_record, edmont_spake2_set_record(&io->spake2, io->expanded))
RUN(run_register, edmont_spake2_plus_register(io->mhf, sizeof io->mhf, io->made))
RUN(run_start, edmont_spake2_start(here(io), params(io), io->public, &io->len))
RUN(run_finish,
    edmont_spake2_finish(here(io), params(io), io->sig, edmont_spake2_msg_bytes(io->suite)))
RUN(run_make, edmont_spake2_confirm_make(here(io), io->public))
RUN(run_check, edmont_spake2_confirm_check(here(io), io->pub, 32))
RUN(run_key, edmont_spake2_key(here(io), io->made, &io->len))
RUN(run_key_unconfirmed, edmont_spake2_key_unconfirmed(here(io), io->made, &io->len))
RUN(run_wipe, (edmont_spake2_wipe(here(io)), EDMONT_OK))

/* Ahead of a call, one side's secret is set. */
static int set(edmont_spake2_state *st, const struct io *io, edmont_spake2_role role)
{
    uint8_t rec[EDMONT_SPAKE2_RECORD_BYTES];
    int err;

    if (io->suite == EDMONT_SPAKE2_KRB5_V1)
        return edmont_spake2_set_mhf(st, io->suite, role, io->mhf, 32);
    if (io->suite != EDMONT_SPAKE2_PLUS9383_V1)
        return edmont_spake2_set_password(st, io->suite, role, password(io));
    if (role == EDMONT_SPAKE2_A)
        return edmont_spake2_set_mhf(st, io->suite, role, io->mhf, sizeof io->mhf);
    err = edmont_spake2_plus_register(io->mhf, sizeof io->mhf, rec);
    return err == EDMONT_OK ? edmont_spake2_set_record(st, rec) : err;
}

static int fill(void *env, void *out, size_t len)
{
    (void)env;
    check_random_bytes(out, len);
    return 0;
}

/* The same at every run, whatever provider is under test. */
static int start_steadily(edmont_spake2_state *st, const struct io *io, uint8_t *msg)
{
    static const edmont_random steady = {
        .abi = EDMONT_PROVIDER_ABI, .struct_size = sizeof steady, .name = "steady", .fill = fill};
    const edmont_random *before = edmont_random_current();
    size_t len;
    int err = edmont_random_use(&steady);

    if (err == EDMONT_OK)
        err = edmont_spake2_start(st, params(io), msg, &len);
    return edmont_random_use(before) == EDMONT_OK ? err : EDMONT_ERR_PROVIDER;
}

/* How far a handshake has come before the call. */
enum { CHOSEN, SET, STARTED, FINISHED, CHECKED };

static int both_start(struct io *io, uint8_t msg[33])
{
    static const edmont_spake2_role peers[] = {0, EDMONT_SPAKE2_B, EDMONT_SPAKE2_A,
                                               EDMONT_SPAKE2_SYM};
    int err                                 = start_steadily(&io->spake2, io, msg);

    if (err == EDMONT_OK)
        err = set(&io->peer, io, peers[io->role]);
    if (err == EDMONT_OK)
        err = start_steadily(&io->peer, io, io->sig);
    return err;
}

static int both_finish(struct io *io, int stage, const uint8_t msg[33])
{
    size_t n = edmont_spake2_msg_bytes(io->suite);
    int err  = edmont_spake2_finish(&io->peer, params(io), msg, n);

    memcpy(io->pub, io->peer.edmont_tag, 32);
    if (err == EDMONT_OK && stage >= FINISHED)
        err = edmont_spake2_finish(&io->spake2, params(io), io->sig, n);
    if (err == EDMONT_OK && stage >= CHECKED)
        err = edmont_spake2_confirm_check(&io->spake2, io->pub, 32);
    return err;
}

static void prepare(struct io *io, edmont_spake2_suite suite, edmont_spake2_role role, int stage)
{
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX];

    io->suite  = suite;
    io->role   = role;
    io->result = EDMONT_OK;
    if (stage >= SET)
        io->result = set(&io->spake2, io, role);
    if (io->result == EDMONT_OK && stage >= STARTED)
        io->result = both_start(io, msg);
    if (io->result == EDMONT_OK && stage >= STARTED)
        io->result = both_finish(io, stage, msg);
    io->before = io->spake2;
}

#define PREPARE(name, suite, role, stage)                                                          \
    static void name(struct io *io)                                                                \
    {                                                                                              \
        prepare(io, EDMONT_SPAKE2_##suite, EDMONT_SPAKE2_##role, stage);                           \
    }

PREPARE(rfc9382_chosen, RFC9382_V1, A, CHOSEN)
PREPARE(rfc9382_set, RFC9382_V1, A, SET)
PREPARE(rfc9382_started, RFC9382_V1, A, STARTED)
PREPARE(rfc9382_finished, RFC9382_V1, A, FINISHED)
PREPARE(rfc9382_checked, RFC9382_V1, A, CHECKED)
PREPARE(prover_chosen, PLUS9383_V1, A, CHOSEN)
PREPARE(prover_set, PLUS9383_V1, A, SET)
PREPARE(prover_started, PLUS9383_V1, A, STARTED)
PREPARE(verifier_set, PLUS9383_V1, B, SET)
PREPARE(verifier_started, PLUS9383_V1, B, STARTED)
PREPARE(python_chosen, PYTHON_SYM_V1, SYM, CHOSEN)
PREPARE(python_set, PYTHON_SYM_V1, SYM, SET)
PREPARE(python_started, PYTHON_SYM_V1, SYM, STARTED)
PREPARE(boringssl_chosen, BORINGSSL_V1, B, CHOSEN)
PREPARE(boringssl_set, BORINGSSL_V1, B, SET)
PREPARE(boringssl_started, BORINGSSL_V1, B, STARTED)
PREPARE(boringssl_finished, BORINGSSL_V1, B, FINISHED)
PREPARE(krb5_chosen, KRB5_V1, A, CHOSEN)
PREPARE(krb5_set, KRB5_V1, A, SET)
PREPARE(krb5_started, KRB5_V1, A, STARTED)
PREPARE(x25519_chosen, CPACE_X25519_V1, A, CHOSEN)
PREPARE(x25519_set, CPACE_X25519_V1, A, SET)
PREPARE(x25519_started, CPACE_X25519_V1, A, STARTED)
PREPARE(ristretto_set, CPACE_RISTRETTO_V1, SYM, SET)
PREPARE(ristretto_started, CPACE_RISTRETTO_V1, SYM, STARTED)
#if EDMONT_SPAKE2_LEGACY
PREPARE(pure25519_chosen, PURE25519_V1, B, CHOSEN)
PREPARE(pure25519_set, PURE25519_V1, B, SET)
PREPARE(pure25519_started, PURE25519_V1, B, STARTED)
#endif

static void prepare_record(struct io *io)
{
    io->result = edmont_spake2_plus_register(io->mhf, sizeof io->mhf, io->expanded);
}

/* A scalar of n <= 64 bytes, big endian. */
static void add_be(struct secrets *s, const char *name, const uint8_t *k, size_t n)
{
    uint8_t le[64];

    for (size_t i = 0; i < n; i++)
        le[i] = k[n - 1 - i];
    secrets_add_scalar(s, name, "w", le, n);
}

static void know_password(struct secrets *s, const struct io *io)
{
    static const edmont_span info = {"SPAKE2 pw", 9};
    const edmont_span pw          = {io->in, 32};
    struct sha512 state;
    uint8_t digest[64];

    secrets_add(s, "the password", io->in, 32);
    edmont_i_sha512_init(&state);
    edmont_i_sha512_update(&state, io->in, 32);
    edmont_i_sha512_final(&state, digest);
    secrets_add_scalar(s, "SHA-512 of the password", "w", digest, 64);
    add_be(s, "SHA-512 of the password", digest, 64);
    edmont_i_hkdf(digest, 48, io->in, 32, &info, 1);
    add_be(s, "HKDF of the password", digest, 48);
    edmont_i_sha256(digest, &pw, 1);
    secrets_add(s, "SHA-256 of the password", digest, 32);
}

/* Kerberos's takes 32 bytes, RFC 9382's all of them, RFC 9383's two halves. */
static void know_mhf(struct secrets *s, const struct io *io)
{
    secrets_add(s, "what was stretched", io->mhf, 64);
    secrets_add_scalar(s, "what was stretched", "w", io->mhf, 32);
    add_be(s, "w0s", io->mhf, 40);
    add_be(s, "w1s", io->mhf + 40, 40);
}

static void know_record(struct secrets *s, const struct io *io)
{
    know_mhf(s, io);
    secrets_add(s, "w1 B", io->expanded + 32, 32);
}

static void know_register(struct secrets *s, const struct io *io)
{
    know_mhf(s, io);
    if (io->result == EDMONT_OK)
        secrets_add(s, "the record", io->made, 64);
}

/* What is set, and 8 x, by which some suites multiply. */
static void know_set(struct secrets *s, const struct io *io, const uint8_t x[32])
{
    uint8_t x8[33] = {0};

    know_password(s, io);
    secrets_add(s, "w", io->before.edmont_w, 32);
    secrets_add(s, "w1", io->before.edmont_w1, 32);
    secrets_add_scalar(s, "x", "x mod L", x, 32);
    for (int i = 0; i < 32; i++) {
        x8[i] |= (uint8_t)(x[i] << 3);
        x8[i + 1] = (uint8_t)(x[i] >> 5);
    }
    secrets_add_scalar(s, "8 x", "8 x mod L", x8, 33);
}

static void know_start(struct secrets *s, const struct io *io)
{
    know_set(s, io, io->spake2.edmont_x);
    secrets_add_drawn(s, io->drawn, io->drawn_n);
    if (io->drawn_n >= 64) {
        secrets_add_scalar(s, "what is drawn", "x", io->drawn, 64);
        add_be(s, "what is drawn", io->drawn, 64);
    }
}

/* Both sides have the same key, and the peer has it whatever becomes of us. Not the zeros behind
 * it: with its last byte they would be any small number. */
static void know_key(struct secrets *s, const struct io *io)
{
    const struct suite *suite = edmont_i_spake2_suite(io->suite);

    secrets_add(s, "the key", io->peer.edmont_key, suite->key_bytes);
}

static void know_finish(struct secrets *s, const struct io *io)
{
    const struct suite *suite  = edmont_i_spake2_suite(io->suite);
    edmont_spake2_state before = io->before;
    struct exchange e          = {.params = NULL};
    int known = suite->shared(&before, suite, io->sig + suite->side_bytes, &e) == EDMONT_OK;

    know_set(s, io, io->before.edmont_x);
    know_key(s, io);
    secrets_add(s, "our tag", io->peer.edmont_peer_tag, 32);
    secrets_add(s, "the peer's tag", io->pub, 32);
    if (known) {
        secrets_add(s, "K", e.K, 32);
        secrets_add(s, "V", e.V, 32);
    }
}

/* Our tag is a secret until we send it. */
static void know_check(struct secrets *s, const struct io *io)
{
    know_key(s, io);
    secrets_add(s, "our tag", io->before.edmont_tag, 32);
}

#define STATE OUT(spake2, sizeof(edmont_spake2_state))

/* What it hashes with SHA-512: so many messages, of so many pieces all in all. */
#define HASHES(messages_, pieces_) .messages = messages_, .pieces = pieces_

#define SETS(name_, prepare_, run_, know_)                                                         \
    .name = name_, .prepare = prepare_, .run = run_, .know = know_, .uses = SHOWS_IN_PART,         \
    .out = {STATE}
#define PASSWORD(suite, prepare_)                                                                  \
    SETS("edmont_spake2_set_password, " suite, prepare_, run_set_password, know_password)
#define MHF(suite, prepare_) SETS("edmont_spake2_set_mhf, " suite, prepare_, run_set_mhf, know_mhf)
#define STARTS(suite, prepare_)                                                                    \
    .name = "edmont_spake2_start, " suite, .prepare = prepare_, .run = run_start,                  \
    .know = know_start, .uses = DRAWS_SECRET | SHOWS_IN_PART, .out = {STATE, OUT(public, 33)}
#define FINISHES(suite, prepare_)                                                                  \
    SETS("edmont_spake2_finish, " suite, prepare_, run_finish, know_finish)

const struct call calls_spake2[] = {
    {.name = "edmont_spake2_msg_bytes", .run = run_msg_bytes},
    {.name = "edmont_spake2_key_bytes", .run = run_key_bytes},
    {.name = "edmont_spake2_suite_by_name", .run = run_by_name, .out = {OUT(suite, 4)}},

    {PASSWORD("rfc9382", rfc9382_chosen), HASHES(1, 1)},
    {PASSWORD("python", python_chosen)},
    {PASSWORD("boringssl", boringssl_chosen), HASHES(1, 1)},
    {PASSWORD("cpace", x25519_chosen)},
    {MHF("rfc9382", rfc9382_chosen)},
    {MHF("plus9383", prover_chosen)},
    {MHF("krb5", krb5_chosen)},
    {SETS("edmont_spake2_set_record", prepare_record, run_set_record, know_record)},
    {.name = "edmont_spake2_plus_register",
     .run  = run_register,
     .know = know_register,
     .out  = {OUT(made, 64)}},

    {STARTS("rfc9382", rfc9382_set)},
    {STARTS("prover of plus9383", prover_set)},
    {STARTS("verifier of plus9383", verifier_set)},
    {STARTS("python", python_set)},
    {STARTS("boringssl", boringssl_set)},
    {STARTS("krb5", krb5_set)},
    {STARTS("cpace-x25519", x25519_set), HASHES(1, 13)},
    {STARTS("cpace-ristretto", ristretto_set), HASHES(1, 13)},

    {FINISHES("rfc9382", rfc9382_started)},
    {FINISHES("prover of plus9383", prover_started)},
    {FINISHES("verifier of plus9383", verifier_started)},
    {FINISHES("python", python_started)},
    {FINISHES("boringssl", boringssl_started), HASHES(1, 12)},
    {FINISHES("krb5", krb5_started)},
    {FINISHES("cpace-x25519", x25519_started), HASHES(1, 15)},
    {FINISHES("cpace-ristretto", ristretto_started), HASHES(1, 16)},

#if EDMONT_SPAKE2_LEGACY
    {PASSWORD("pure25519", pure25519_chosen), HASHES(1, 1)},
    {STARTS("pure25519", pure25519_set)},
    {FINISHES("pure25519", pure25519_started)},
#endif

    {.name    = "edmont_spake2_confirm_make",
     .prepare = rfc9382_finished,
     .run     = run_make,
     .know    = know_key,
     .uses    = SHOWS_IN_PART,
     .out     = {OUT(public, 32), STATE}},
    {SETS("edmont_spake2_confirm_check", rfc9382_finished, run_check, know_check)},
    {.name    = "edmont_spake2_key",
     .prepare = rfc9382_checked,
     .run     = run_key,
     .know    = know_check,
     .uses    = SHOWS_IN_PART,
     .out     = {OUT(made, 64), STATE}},
    {.name    = "edmont_spake2_key_unconfirmed",
     .prepare = boringssl_finished,
     .run     = run_key_unconfirmed,
     .know    = know_check,
     .uses    = SHOWS_IN_PART,
     .out     = {OUT(made, 64), STATE}},
    {.name    = "edmont_spake2_wipe",
     .prepare = rfc9382_finished,
     .run     = run_wipe,
     .know    = know_check,
     .uses    = SHOWS_NOTHING,
     .out     = {STATE}},
    {.name = NULL},
};
