/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "speed.h"

#include "contest.h"
#include "json.h"
#include "operations.h"
#include "report.h"
#include "secret.h"

#include <edmont.h>

static const double seconds_each = 0.2;

static const struct shown {
    const char *operation, *name, *words;
} shown[] = {
    { "sign_public", "public", "public key for signing" },
    { "sign_with", "sign", "sign 64 bytes" },
    { "verify", "verify", "verify 64 bytes" },
    { "dh_shared", "dh", "X25519 shared secret" },
};

static int measure(const struct shown *row, struct work *w)
{
    struct side side = { .library = "edmont", .run = operation_find(row->operation)->run,
                         .data = w, .count = 1 };
    int error        = contest_hold(&side, 1, NULL, seconds_each);

    if (error != EDMONT_OK)
        return error;
    say("  %-22s %8.0f a second", row->words, 1e9 / side.ns);
    json_number(row->name, (long long)(1e9 / side.ns));
    return EDMONT_OK;
}

int show_speed(void)
{
    struct work *w = secret_new(sizeof *w);
    size_t i;
    int error;

    if (w == NULL)
        return STATUS_USAGE;
    json_object("per_second");
    error = operations_prepare(w);
    for (i = 0; i < sizeof shown / sizeof shown[0] && error == EDMONT_OK; i++)
        error = measure(&shown[i], w);
    json_close();
    secret_free(w, sizeof *w);
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "an operation failed");
}
