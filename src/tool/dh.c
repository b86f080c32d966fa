/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * dh.c: `edmont dh`.
 */
#include "commands.h"
#include "encode.h"
#include "input.h"
#include "json.h"
#include "key.h"
#include "output.h"
#include "report.h"
#include "secret.h"

#include <edmont.h>

enum { SHARED_BYTES = 32, SHARED_DIGITS = 2 * SHARED_BYTES };

struct agreement {
    struct key key;
    uint8_t shared[SHARED_BYTES];
    char text[SHARED_DIGITS + 1];
};

/* Raw to -o, in hexadecimal to standard output without it, inside the object of --json. */
static int write_shared(const char *path, struct agreement *a)
{
    int status;

    if (report_mode() == REPORT_JSON && (path == NULL || is_dash(path))) {
        json_hex("shared", a->shared, SHARED_BYTES);
        return STATUS_OK;
    }
    if (path == NULL) {
        hex_encode(a->text, a->shared, SHARED_BYTES);
        a->text[SHARED_DIGITS] = '\n';
        return write_output("-", a->text, sizeof a->text, 0);
    }
    status = write_output(path, a->shared, SHARED_BYTES, OUTPUT_SECRET);
    if (status == STATUS_OK && !is_dash(path)) {
        say("%s: the shared secret", path);
        json_string("output", path);
    }
    return status;
}

static int agree(const struct options *opt, struct agreement *a)
{
    const char *peer_path = opt->value[OPT_PUBLIC];
    struct key peer;
    int error, status;

    status = key_read(&a->key, opt->value[OPT_KEY], KEY_SECRET, KEY_X25519);
    if (status == STATUS_OK)
        status = key_read(&peer, peer_path, KEY_PUBLIC, KEY_X25519);
    if (status != STATUS_OK)
        return status;
    error = edmont_dh_shared(a->shared, a->key.bytes, peer.bytes);
    if (error == EDMONT_ERR_WEAK)
        return fail(STATUS_NO, "%s: with this public key every secret is zero; do not use it",
                    input_name(peer_path));
    if (error != EDMONT_OK)
        return fail_library(error, "cannot agree on a secret");
    return write_shared(opt->value[OPT_OUTPUT], a);
}

int run_dh(const struct options *opt)
{
    struct agreement *a = secret_new(sizeof *a);
    int status;

    if (a == NULL)
        return STATUS_USAGE;
    status = agree(opt, a);
    secret_free(a, sizeof *a);
    return status;
}
