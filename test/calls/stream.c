/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; these are the calls of the streams of include/edmont/sign.h. A row is named for
 * one function, and begins and ends a message, so that whatever fails on the way is seen
 * to leave nothing open.
 */
#include "../fakes.h"
#include "calls.h"

static const edmont_sign_options prehash        = {EDMONT_PH, NULL, 0, 0},
                                 prehash_hedged = {EDMONT_PH, "c", 1,
                                                   EDMONT_HEDGED | EDMONT_CHECKED},
                                 hedged         = {EDMONT_PURE, NULL, 0, EDMONT_HEDGED},
                                 checked        = {EDMONT_PURE, NULL, 0, EDMONT_CHECKED},
                                 context        = {EDMONT_CTX, "c", 1, 0};

/* dom2(1, "c"). */
static const char dom[] = "SigEd25519 no Ed25519 collisions\1\1c";

/* What has been written where the stream did not come to the function that signs. */
static int stopped(struct io *io, int err)
{
    memset(io->public, 0, sizeof io->public);
    return err;
}

/* An update of the stream under test. */
typedef int edmont_update(edmont_stream *, const void *, size_t);

/* 300 bytes in two pieces. */
static int feed(struct io *io, edmont_update *update)
{
    int err = update(&io->stream, io->msg, 101);

    return err == EDMONT_OK ? update(&io->stream, io->msg + 101, 199) : err;
}

static int ph(struct io *io)
{
    int err = edmont_ph_init(&io->stream, io->hash);

    return err == EDMONT_OK ? feed(io, edmont_ph_update) : err;
}

static int ph_sign(struct io *io, const edmont_sign_options *opt)
{
    int err = ph(io);

    return err == EDMONT_OK ? edmont_ph_sign(io->public, &io->stream, &io->key, opt)
                            : stopped(io, err);
}

static int ph_verify(struct io *io)
{
    int err = ph(io);

    return err == EDMONT_OK ? edmont_ph_verify(io->sig, &io->stream, &io->verifier, &prehash) : err;
}

static int verify(struct io *io, const edmont_sign_options *opt)
{
    int err = edmont_verify_init(&io->stream, io->sig, &io->verifier, opt);

    if (err == EDMONT_OK)
        err = feed(io, edmont_verify_update);
    return err == EDMONT_OK ? edmont_verify_final(&io->stream) : err;
}

static int sign(struct io *io, const edmont_sign_options *opt)
{
    int err = edmont_sign_stream_init(&io->stream, &io->key, opt);

    if (err == EDMONT_OK)
        err = feed(io, edmont_sign_stream_update);
    if (err == EDMONT_OK)
        err = edmont_sign_stream_rewind(&io->stream);
    if (err == EDMONT_OK)
        err = feed(io, edmont_sign_stream_update);
    return err == EDMONT_OK ? edmont_sign_stream_final(io->public, &io->stream) : stopped(io, err);
}

/* How far a message comes that is given up. */
enum { BEGUN, FED, REWOUND };

static int give_up_ph(struct io *io, int stage)
{
    int err = stage == BEGUN ? edmont_ph_init(&io->stream, io->hash) : ph(io);

    edmont_stream_wipe(&io->stream);
    return err;
}

static int give_up(struct io *io, int stage)
{
    int err = edmont_sign_stream_init(&io->stream, &io->key, NULL);

    if (err == EDMONT_OK && stage >= FED)
        err = feed(io, edmont_sign_stream_update);
    if (err == EDMONT_OK && stage >= REWOUND)
        err = edmont_sign_stream_rewind(&io->stream);
    edmont_stream_wipe(&io->stream);
    return err;
}

RUN(run_ph_sign, ph_sign(io, &prehash_hedged))
RUN(run_ph_init, give_up_ph(io, BEGUN))
RUN(run_ph_update, give_up_ph(io, FED))
RUN(run_ph_verify, ph_verify(io))
RUN(run_verify, verify(io, NULL))
RUN(run_verify_context, verify(io, &context))
RUN(run_sign_hedged, sign(io, &hedged))
RUN(run_sign_update, give_up(io, FED))
RUN(run_sign_rewind, give_up(io, REWOUND))
RUN(run_sign_checked, sign(io, &checked))
RUN(run_wipe, give_up(io, BEGUN))

static void prepare_key(struct io *io)
{
    io->result = edmont_sign_key_init(&io->key, io->in, io->hash);
}

static void prepare_verifier(struct io *io, const edmont_sign_options *opt)
{
    prepare_key(io);
    edmont_sign_key_public(io->pub, &io->key);
    if (io->result == EDMONT_OK)
        io->result = edmont_sign_with(io->sig, io->msg, sizeof io->msg, &io->key, opt);
    if (io->result == EDMONT_OK)
        io->result = edmont_verify_key_init(&io->verifier, io->pub, EDMONT_RULE_STANDARD, io->hash);
}

static void prepare_pure(struct io *io)
{
    prepare_verifier(io, NULL);
}

static void prepare_context(struct io *io)
{
    prepare_verifier(io, &context);
}

static void prepare_prehash(struct io *io)
{
    prepare_verifier(io, &prehash);
}

static void know_pure(struct secrets *s, const struct io *io)
{
    secrets_add_seed(s, io->in);
    secrets_add_nonce(s, io->in, io->msg, sizeof io->msg);
}

/* Z and, in blocks of 128 bytes, 64 zeros. */
static void know_hedged(struct secrets *s, const struct io *io)
{
    uint8_t tail[64 + sizeof io->msg] = {0};

    memcpy(tail + 64, io->msg, sizeof io->msg);
    secrets_add_seed(s, io->in);
    secrets_add_nonce_after(s, io->drawn, 32, io->in, tail, sizeof tail);
}

/* dom2 of 35 bytes, Z, the prefix, and zeros up to 128 bytes. */
static void know_prehash(struct secrets *s, const struct io *io)
{
    uint8_t head[35 + 32], tail[29 + 64] = {0};

    memcpy(head, dom, 35);
    memcpy(head + 35, io->drawn, 32);
    fake_sha512(tail + 29, &(edmont_span){io->msg, sizeof io->msg}, 1);
    secrets_add_seed(s, io->in);
    secrets_add_nonce_after(s, head, sizeof head, io->in, tail, sizeof tail);
}

const struct call calls_stream[] = {
    {.name = "edmont_ph_init", .run = run_ph_init, .streams = 1, .given_up = 1},
    {.name = "edmont_ph_update", .run = run_ph_update, .streams = 1, .streamed = 2, .given_up = 1},
    {.name     = "edmont_ph_sign",
     .prepare  = prepare_key,
     .run      = run_ph_sign,
     .know     = know_prehash,
     .uses     = DRAWS_BYTES,
     .messages = 3,
     .pieces   = 5 + 4 + 4,
     .streams  = 1,
     .streamed = 2,
     .out      = {OUT(public, 64)}},
    {.name     = "edmont_ph_verify",
     .prepare  = prepare_prehash,
     .run      = run_ph_verify,
     .messages = 1,
     .pieces   = 4,
     .streams  = 1,
     .streamed = 2},
    {.name     = "edmont_verify_init",
     .prepare  = prepare_context,
     .run      = run_verify_context,
     .streams  = 1,
     .streamed = 3 + 2},
    {.name     = "edmont_verify_update",
     .prepare  = prepare_pure,
     .run      = run_verify,
     .streams  = 1,
     .streamed = 2 + 2},
    {.name     = "edmont_verify_final",
     .prepare  = prepare_pure,
     .run      = run_verify,
     .streams  = 1,
     .streamed = 2 + 2},
    {.name     = "edmont_sign_stream_init",
     .prepare  = prepare_key,
     .run      = run_sign_hedged,
     .know     = know_hedged,
     .uses     = DRAWS_BYTES,
     .streams  = 3,
     .streamed = 5 + 5 + 4,
     .out      = {OUT(public, 64)}},
    {.name     = "edmont_sign_stream_update",
     .prepare  = prepare_key,
     .run      = run_sign_update,
     .know     = know_pure,
     .uses     = SHOWS_NOTHING,
     .streams  = 1,
     .streamed = 3,
     .given_up = 1},
    {.name     = "edmont_sign_stream_rewind",
     .prepare  = prepare_key,
     .run      = run_sign_rewind,
     .know     = know_pure,
     .uses     = SHOWS_NOTHING,
     .streams  = 3,
     .streamed = 3 + 1 + 2,
     .given_up = 2},
    {.name     = "edmont_sign_stream_final",
     .prepare  = prepare_key,
     .run      = run_sign_checked,
     .know     = know_pure,
     .streams  = 4,
     .streamed = 3 + 3 + 4 + 4,
     .out      = {OUT(public, 64)}},
    {.name     = "edmont_stream_wipe",
     .prepare  = prepare_key,
     .run      = run_wipe,
     .know     = know_pure,
     .uses     = SHOWS_NOTHING,
     .streams  = 1,
     .streamed = 1,
     .given_up = 1},
    {.name = NULL},
};
