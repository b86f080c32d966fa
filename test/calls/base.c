/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; these are the calls of include/edmont/base.h.
 */
#include "calls.h"

#include <string.h>

RUN(run_equal, edmont_equal(io->in, io->other, 32))
RUN(run_selftest, edmont_selftest())
RUN(run_strerror, edmont_strerror(EDMONT_ERR_HASH) == NULL)
RUN(run_target, edmont_target() == NULL)
RUN(run_target_count, edmont_target_count() == 0)
RUN(run_target_name, edmont_target_name(0) == NULL)
RUN(run_target_select, edmont_target_select(edmont_target()))
RUN(run_version, edmont_version() == NULL)
RUN(run_wipe, (edmont_wipe(io->made, sizeof io->made), EDMONT_OK))

static void run_target_slot(void *p)
{
    const char *slot, *target;
    struct io *io = p;

    io->result = edmont_target_slot(0, &slot, &target);
}

/* Both arguments are secret, equal but for the last byte, and the verdict is the same for all of
 * the test's secrets. */
static void prepare_equal(struct io *io)
{
    memcpy(io->other, io->in, 32);
    io->other[31] ^= 1;
}

static void know_equal(struct secrets *s, const struct io *io)
{
    secrets_add(s, "what is compared", io->in, 32);
    secrets_add(s, "what it is compared with", io->other, 32);
}

const struct call calls_base[] = {
    {.name = "edmont_equal", .prepare = prepare_equal, .run = run_equal, .know = know_equal},
    {.name = "edmont_selftest", .run = run_selftest, .uses = CHECKS_HASH | DRAWS_BYTES},
    {.name = "edmont_strerror", .run = run_strerror},
    {.name = "edmont_target", .run = run_target},
    {.name = "edmont_target_count", .run = run_target_count},
    {.name = "edmont_target_name", .run = run_target_name},
    {.name = "edmont_target_select", .run = run_target_select},
    {.name = "edmont_target_slot", .run = run_target_slot},
    {.name = "edmont_version", .run = run_version},
    {.name = "edmont_wipe", .run = run_wipe, .out = {OUT(made, 64)}},
    {.name = NULL},
};
