/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; these are the calls of include/edmont/dh.h.
 */
#include "calls.h"

RUN(run_keypair, edmont_dh_keypair(io->public, io->made))
RUN(run_public, (edmont_dh_public(io->public, io->in), EDMONT_OK))
RUN(run_shared, edmont_dh_shared(io->made, io->in, io->other))
RUN(run_x25519, (edmont_x25519(io->made, io->in, io->other), EDMONT_OK))
RUN(run_x25519_base, (edmont_x25519_base(io->public, io->in), EDMONT_OK))
RUN(run_x25519_unclamped, (edmont_x25519_unclamped(io->made, io->in, io->other), EDMONT_OK))
RUN(run_x25519_base_unclamped, (edmont_x25519_base_unclamped(io->public, io->in), EDMONT_OK))

RUN(run_x25519_many, (edmont_x25519_many(io->made, io->in, io->other, 1), EDMONT_OK))
RUN(run_x25519_base_many, (edmont_x25519_base_many(io->public, io->in, 1), EDMONT_OK))
RUN(run_x25519_scan, (edmont_x25519_scan(io->made, io->in, io->other, 1), EDMONT_OK))

static void know_keypair(struct secrets *s, const struct io *io)
{
    secrets_add_drawn(s, io->drawn, io->drawn_n);
    if (io->result == EDMONT_OK)
        secrets_add_x25519_scalar(s, io->made);
}

static void know_scalar(struct secrets *s, const struct io *io)
{
    secrets_add_x25519_scalar(s, io->in);
}

static void know_shared(struct secrets *s, const struct io *io)
{
    secrets_add_x25519_scalar(s, io->in);
    if (io->result == EDMONT_OK)
        secrets_add(s, "what the call made", io->made, 32);
}

/* X25519 of two secrets: dh.h calls u secret too. */
static void know_x25519(struct secrets *s, const struct io *io)
{
    know_shared(s, io);
    secrets_add(s, "u", io->other, 32);
}

const struct call calls_dh[] = {
    {.name = "edmont_dh_keypair",
     .run  = run_keypair,
     .know = know_keypair,
     .uses = DRAWS_SECRET,
     .out  = {OUT(public, 32), OUT(made, 32)}},
    {.name = "edmont_dh_public", .run = run_public, .know = know_scalar, .out = {OUT(public, 32)}},
    {.name = "edmont_dh_shared", .run = run_shared, .know = know_shared, .out = {OUT(made, 32)}},
    {.name = "edmont_x25519", .run = run_x25519, .know = know_x25519, .out = {OUT(made, 32)}},
    {.name = "edmont_x25519_base",
     .run  = run_x25519_base,
     .know = know_scalar,
     .out  = {OUT(public, 32)}},
    {.name = "edmont_x25519_unclamped",
     .run  = run_x25519_unclamped,
     .know = know_x25519,
     .out  = {OUT(made, 32)}},
    {.name = "edmont_x25519_base_unclamped",
     .run  = run_x25519_base_unclamped,
     .know = know_scalar,
     .out  = {OUT(public, 32)}},
    {.name = "edmont_x25519_many",
     .run  = run_x25519_many,
     .know = know_x25519,
     .out  = {OUT(made, 32)}},
    {.name = "edmont_x25519_base_many",
     .run  = run_x25519_base_many,
     .know = know_scalar,
     .out  = {OUT(public, 32)}},
    {.name = "edmont_x25519_scan",
     .run  = run_x25519_scan,
     .know = know_x25519,
     .out  = {OUT(made, 32)}},
    {.name = NULL},
};
