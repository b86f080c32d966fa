/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; it puts the tables of calls together and prepares their data.
 */
#include "calls.h"

#include "../check.h"

#include <string.h>

const struct call *calls_at(size_t i)
{
    static const struct call *const tables[] = {calls_base,   calls_convert,  calls_dh,
                                                calls_group,  calls_provider, calls_sign,
                                                calls_spake2, calls_stream};

    for (size_t t = 0; t < CHECK_COUNT(tables); t++)
        for (const struct call *call = tables[t]; call->name != NULL; call++)
            if (i-- == 0)
                return call;
    return NULL;
}

const struct call *calls_find(const char *name)
{
    const struct call *call;

    for (size_t i = 0; (call = calls_at(i)) != NULL; i++)
        if (strcmp(call->name, name) == 0)
            break;
    return call;
}

int calls_is_of(const struct call *call, const char *function)
{
    size_t n = strlen(function);

    return strncmp(call->name, function, n) == 0 && (call->name[n] == 0 || call->name[n] == ',');
}

int calls_hash(const struct call *call)
{
    return call->messages > 0 || call->streams > 0 || (call->uses & CHECKS_HASH) != 0;
}

void calls_poison(const struct call *call, struct io *io)
{
    for (size_t i = 0; i < CHECK_COUNT(call->out); i++)
        memset((char *)io + call->out[i].at, 0xee, call->out[i].n);
}

void calls_prepare(const struct call *call, struct io *io, uint64_t seed, const edmont_hash *hash)
{
    memset(io, 0, sizeof *io);
    check_seed(0);
    check_random_bytes(io->msg, sizeof io->msg);
    check_seed(seed);
    check_random_bytes(io->in, 32);
    check_random_bytes(io->other, sizeof io->other);
    check_random_bytes(io->expanded, sizeof io->expanded);
    check_random_bytes(io->mhf, sizeof io->mhf);
    io->hash = hash;
    calls_poison(call, io);
    if (call->prepare != NULL)
        call->prepare(io);
}
