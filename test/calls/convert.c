/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; these are the calls of the last sections of include/edmont/sign.h: conversions,
 * blinding, XEdDSA, CoSi.
 */
#include "calls.h"

#include <string.h>

RUN(run_public_to_dh, edmont_sign_public_to_dh(io->public, io->pub))
RUN(run_seed_to_dh, edmont_sign_seed_to_dh(io->made, io->in))
RUN(run_public_to_sign, edmont_dh_public_to_sign(io->public, io->pub, 1))
RUN(run_tor_expanded, edmont_blind_tor_expanded(io->made, io->expanded, io->other))
RUN(run_tor_public, edmont_blind_tor_public(io->public, io->pub, io->other))
RUN(run_bip32_expanded, edmont_blind_bip32_expanded(io->made, io->expanded, io->in))
RUN(run_bip32_public, edmont_blind_bip32_public(io->public, io->pub, io->in))
RUN(run_xeddsa_sign, edmont_xeddsa_sign(io->public, io->msg, sizeof io->msg, io->in))
RUN(run_xeddsa_verify, edmont_xeddsa_verify(io->sig, io->msg, sizeof io->msg, io->pub))
RUN(run_combine_publics, edmont_cosi_combine_publics(io->public, io->pub, 1))
RUN(run_commit, edmont_cosi_commit(io->public, io->made))
RUN(run_combine_signatures, edmont_cosi_combine_signatures(io->public, io->sig, io->sig + 32, 1))

/* A copy of the nonce is signed with, since the call wipes what it is given. */
RUN(run_cosi_sign,
    (memcpy(io->made, io->other, 32), edmont_cosi_sign(io->public, io->made, io->msg,
                                                       sizeof io->msg, &io->key, io->sig, io->pub)))

static void prepare_public(struct io *io)
{
    io->result = edmont_sign_public(io->pub, io->in);
}

static void prepare_dh_public(struct io *io)
{
    edmont_dh_public(io->pub, io->in);
}

/* A scalar to which the summand can be added. */
static void prepare_bip32(struct io *io)
{
    io->expanded[31] &= 127;
}

static void prepare_xeddsa(struct io *io)
{
    prepare_dh_public(io);
    io->result = edmont_xeddsa_sign(io->sig, io->msg, sizeof io->msg, io->in);
}

/* Any R does. A nonce below L. */
static void prepare_cosi_sign(struct io *io)
{
    io->result = edmont_sign_key_init(&io->key, io->in, io->hash);
    edmont_sign_key_public(io->pub, &io->key);
    memcpy(io->sig, io->pub, 32);
    io->other[31] &= 15;
}

static void know_seed(struct secrets *s, const struct io *io)
{
    secrets_add_seed(s, io->in);
}

static void know_expanded(struct secrets *s, const struct io *io)
{
    secrets_add_scalar(s, "the scalar", "the scalar mod L", io->expanded, 32);
    secrets_add(s, "the prefix", io->expanded + 32, 32);
    if (io->result == EDMONT_OK) {
        secrets_add_scalar(s, "the blinded scalar", "the blinded scalar mod L", io->made, 32);
        secrets_add(s, "the blinded prefix", io->made + 32, 32);
    }
}

static void know_parameter(struct secrets *s, const struct io *io)
{
    secrets_add_x25519_scalar(s, io->other);
}

static void know_z(struct secrets *s, const struct io *io)
{
    uint8_t summand[32] = {0};

    for (int i = 0; i < 29; i++)
        summand[i] =
            (uint8_t)((i < 28 ? io->in[i] << 3 : 0) | (i > 0 ? io->in[i - 1] >> 5 : 0));
    secrets_add(s, "z", io->in, 28);
    secrets_add(s, "8z", summand, 32);
}

static void know_tor_expanded(struct secrets *s, const struct io *io)
{
    know_expanded(s, io);
    know_parameter(s, io);
}

static void know_bip32_expanded(struct secrets *s, const struct io *io)
{
    know_expanded(s, io);
    know_z(s, io);
}

static void know_xeddsa(struct secrets *s, const struct io *io)
{
    secrets_add_xeddsa(s, io->in, io->msg, sizeof io->msg, io->drawn_n >= 64 ? io->drawn : NULL);
}

static void know_commit(struct secrets *s, const struct io *io)
{
    secrets_add_drawn(s, io->drawn, io->drawn_n);
    if (io->drawn_n >= 64)
        secrets_add_scalar(s, "what is drawn", "the nonce", io->drawn, 64);
    if (io->result == EDMONT_OK)
        secrets_add(s, "the nonce", io->made, 32);
}

static void know_cosi_sign(struct secrets *s, const struct io *io)
{
    secrets_add_seed(s, io->in);
    secrets_add(s, "the nonce", io->other, 32);
}

const struct call calls_convert[] = {
    {.name    = "edmont_sign_public_to_dh",
     .prepare = prepare_public,
     .run     = run_public_to_dh,
     .out     = {OUT(public, 32)}},
    {.name     = "edmont_sign_seed_to_dh",
     .run      = run_seed_to_dh,
     .know     = know_seed,
     .messages = 1,
     .pieces   = 1,
     .out      = {OUT(made, 32)}},
    {.name    = "edmont_dh_public_to_sign",
     .prepare = prepare_dh_public,
     .run     = run_public_to_sign,
     .out     = {OUT(public, 32)}},
    {.name     = "edmont_blind_tor_expanded",
     .run      = run_tor_expanded,
     .know     = know_tor_expanded,
     .messages = 1,
     .pieces   = 2,
     .out      = {OUT(made, 64)}},
    {.name    = "edmont_blind_tor_public",
     .prepare = prepare_public,
     .run     = run_tor_public,
     .know    = know_parameter,
     .out     = {OUT(public, 32)}},
    {.name    = "edmont_blind_bip32_expanded",
     .prepare = prepare_bip32,
     .run     = run_bip32_expanded,
     .know    = know_bip32_expanded,
     .out     = {OUT(made, 64)}},
    {.name    = "edmont_blind_bip32_public",
     .prepare = prepare_public,
     .run     = run_bip32_public,
     .know    = know_z,
     .out     = {OUT(public, 32)}},
    {.name     = "edmont_xeddsa_sign",
     .run      = run_xeddsa_sign,
     .know     = know_xeddsa,
     .uses     = DRAWS_BYTES,
     .messages = 2,
     .pieces   = 4 + 3,
     .out      = {OUT(public, 64)}},
    {.name     = "edmont_xeddsa_verify",
     .prepare  = prepare_xeddsa,
     .run      = run_xeddsa_verify,
     .messages = 1,
     .pieces   = 3},
    {.name    = "edmont_cosi_combine_publics",
     .prepare = prepare_public,
     .run     = run_combine_publics,
     .out     = {OUT(public, 32)}},
    {.name = "edmont_cosi_commit",
     .run  = run_commit,
     .know = know_commit,
     .uses = DRAWS_SECRET,
     .out  = {OUT(public, 32), OUT(made, 32)}},
    {.name     = "edmont_cosi_sign",
     .prepare  = prepare_cosi_sign,
     .run      = run_cosi_sign,
     .know     = know_cosi_sign,
     .messages = 1,
     .pieces   = 3,
     .out      = {OUT(public, 32)}},
    {.name    = "edmont_cosi_combine_signatures",
     .prepare = prepare_xeddsa,
     .run     = run_combine_signatures,
     .out     = {OUT(public, 64)}},
    {.name = NULL},
};
