/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; these are the calls of include/edmont/sign.h.
 */
#include "calls.h"

/* The message and its signature three times. */
static const edmont_signed *items(const struct io *io)
{
    static edmont_signed list[3];

    for (int i = 0; i < 3; i++)
        list[i] = (edmont_signed){io->sig, io->msg, sizeof io->msg, io->pub};
    return list;
}

static const void *const *messages(const struct io *io)
{
    static const void *list[1];

    list[0] = io->msg;
    return list;
}

#include "../check.h"

RUN(run_keypair, edmont_sign_keypair(io->public, io->made))
RUN(run_public, edmont_sign_public(io->public, io->in))
RUN(run_sign, edmont_sign(io->public, io->msg, sizeof io->msg, io->in))
RUN(run_key_init, edmont_sign_key_init(&io->key, io->in, io->hash))
RUN(run_key_expanded, edmont_sign_key_expanded(&io->key, io->in, io->hash))
RUN(run_key_import, edmont_sign_key_import(&io->key, io->in, io->hash))
RUN(run_key_public, (edmont_sign_key_public(io->public, &io->key), EDMONT_OK))
RUN(run_key_wipe, (edmont_sign_key_wipe(&io->key), EDMONT_OK))
RUN(run_name, edmont_sign_name((char *)io->public, &io->key))
RUN(run_with, edmont_sign_with(io->public, io->msg, sizeof io->msg, &io->key, NULL))
RUN(run_batch, edmont_verify_batch(io->public, items(io), 3, EDMONT_RULE_STANDARD))
RUN(run_many, edmont_sign_many(io->public, messages(io), (const size_t[]){sizeof io->msg}, 1,
                               &io->key))
RUN(run_verify, edmont_verify(io->sig, io->msg, sizeof io->msg, io->pub))
RUN(run_verify_rule,
    edmont_verify_rule(io->sig, io->msg, sizeof io->msg, io->pub, EDMONT_RULE_ZIP215))
RUN(run_verify_key_init,
    edmont_verify_key_init(&io->verifier, io->pub, EDMONT_RULE_STRICT, io->hash))
RUN(run_verify_with, edmont_verify_with(io->sig, io->msg, sizeof io->msg, &io->verifier, NULL))

static void prepare_expanded(struct io *io)
{
    check_random_bytes(io->in + 32, 32);
}

static void prepare_import(struct io *io)
{
    io->result = edmont_sign_public(io->in + 32, io->in);
}

static void prepare_key(struct io *io)
{
    io->result = edmont_sign_key_init(&io->key, io->in, io->hash);
}

static void prepare_signature(struct io *io)
{
    prepare_key(io);
    edmont_sign_key_public(io->pub, &io->key);
    if (io->result == EDMONT_OK)
        io->result = edmont_sign_with(io->sig, io->msg, sizeof io->msg, &io->key, NULL);
}

static void prepare_verifier(struct io *io)
{
    prepare_signature(io);
    if (io->result == EDMONT_OK)
        run_verify_key_init(io);
}

static void know_keypair(struct secrets *s, const struct io *io)
{
    secrets_add_drawn(s, io->drawn, io->drawn_n);
    if (io->result == EDMONT_OK)
        secrets_add_seed(s, io->made);
    else if (io->drawn_n >= 32)
        secrets_add_seed(s, io->drawn);
}

static void know_seed(struct secrets *s, const struct io *io)
{
    secrets_add_seed(s, io->in);
}

static void know_expanded(struct secrets *s, const struct io *io)
{
    secrets_add_scalar(s, "the scalar", "the scalar mod L", io->in, 32);
    secrets_add(s, "the prefix", io->in + 32, 32);
}

static void know_signing(struct secrets *s, const struct io *io)
{
    secrets_add_seed(s, io->in);
    secrets_add_nonce(s, io->in, io->msg, sizeof io->msg);
}

const struct call calls_sign[] = {
    {.name     = "edmont_sign_keypair",
     .run      = run_keypair,
     .know     = know_keypair,
     .uses     = DRAWS_SECRET,
     .messages = 1,
     .pieces   = 1,
     .out      = {OUT(public, 32), OUT(made, 32)}},
    {.name     = "edmont_sign_public",
     .run      = run_public,
     .know     = know_seed,
     .messages = 1,
     .pieces   = 1,
     .out      = {OUT(public, 32)}},
    {.name     = "edmont_sign",
     .run      = run_sign,
     .know     = know_signing,
     .messages = 3,
     .pieces   = 1 + 2 + 3,
     .out      = {OUT(public, 64)}},
    {.name     = "edmont_sign_key_init",
     .run      = run_key_init,
     .know     = know_seed,
     .messages = 1,
     .pieces   = 1,
     .out      = {OUT(key, sizeof(edmont_sign_key))}},
    {.name    = "edmont_sign_key_expanded",
     .prepare = prepare_expanded,
     .run     = run_key_expanded,
     .know    = know_expanded,
     .out     = {OUT(key, sizeof(edmont_sign_key))}},
    {.name     = "edmont_sign_key_import",
     .prepare  = prepare_import,
     .run      = run_key_import,
     .know     = know_seed,
     .messages = 1,
     .pieces   = 1,
     .out      = {OUT(key, sizeof(edmont_sign_key))}},
    {.name    = "edmont_sign_key_public",
     .prepare = prepare_key,
     .run     = run_key_public,
     .know    = know_seed,
     .out     = {OUT(public, 32)}},
    {.name    = "edmont_sign_key_wipe",
     .prepare = prepare_key,
     .run     = run_key_wipe,
     .know    = know_seed,
     .uses    = SHOWS_NOTHING,
     .out     = {OUT(key, sizeof(edmont_sign_key))}},
    {.name    = "edmont_sign_name",
     .prepare = prepare_key,
     .run     = run_name,
     .know    = know_seed,
     .uses    = SHOWS_NOTHING,
     .out     = {OUT(public, 64)}},
    {.name     = "edmont_sign_with",
     .prepare  = prepare_key,
     .run      = run_with,
     .know     = know_signing,
     .messages = 2,
     .pieces   = 2 + 3,
     .out      = {OUT(public, 64)}},
    {.name     = "edmont_verify",
     .prepare  = prepare_signature,
     .run      = run_verify,
     .messages = 1,
     .pieces   = 3},
    {.name     = "edmont_verify_rule",
     .prepare  = prepare_signature,
     .run      = run_verify_rule,
     .messages = 1,
     .pieces   = 3},
    {.name    = "edmont_verify_key_init",
     .prepare = prepare_signature,
     .run     = run_verify_key_init,
     .out     = {OUT(verifier, sizeof(edmont_verify_key))}},
    {.name     = "edmont_verify_with",
     .prepare  = prepare_verifier,
     .run      = run_verify_with,
     .messages = 1,
     .pieces   = 3},
    {.name     = "edmont_sign_many",
     .prepare  = prepare_key,
     .run      = run_many,
     .know     = know_signing,
     .messages = 2,
     .pieces   = 2 + 3,
     .out      = {OUT(public, 64)}},
    {.name     = "edmont_verify_batch",
     .prepare  = prepare_signature,
     .run      = run_batch,
     .uses     = TAKES_RANDOM,
     .messages = 3,
     .pieces   = 3 * 3,
     .out      = {OUT(public, 3)}},
    {.name = NULL},
};
