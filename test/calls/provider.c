/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; these are the calls of include/edmont/provider.h.
 */
#include "calls.h"

#include "../../include/edmont/provider.h"

RUN(run_hash_by_name, edmont_hash_by_name("sha512") == NULL)
RUN(run_hash_check, edmont_hash_check(io->hash))
RUN(run_hash_current, edmont_hash_current() == NULL)
RUN(run_hash_use, edmont_hash_use(io->hash))
RUN(run_random_by_name, edmont_random_by_name("system") == NULL)
RUN(run_random_bytes, edmont_random_bytes(io->made, sizeof io->made))
RUN(run_random_current, edmont_random_current() == NULL)
RUN(run_random_use, edmont_random_use(edmont_random_current()))

static void know_random_bytes(struct secrets *s, const struct io *io)
{
    secrets_add_drawn(s, io->drawn, io->drawn_n);
    if (io->result == EDMONT_OK)
        secrets_add(s, "what the call made", io->made, 64);
}

const struct call calls_provider[] = {
    {.name = "edmont_hash_by_name", .run = run_hash_by_name},
    {.name = "edmont_hash_check", .run = run_hash_check, .uses = CHECKS_HASH},
    {.name = "edmont_hash_current", .run = run_hash_current},
    {.name = "edmont_hash_use", .run = run_hash_use, .uses = CHECKS_HASH},
    {.name = "edmont_random_by_name", .run = run_random_by_name},
    {.name = "edmont_random_bytes",
     .run  = run_random_bytes,
     .know = know_random_bytes,
     .uses = DRAWS_BYTES,
     .out  = {OUT(made, 64)}},
    {.name = "edmont_random_current", .run = run_random_current},
    {.name = "edmont_random_use", .run = run_random_use},
    {.name = NULL},
};
