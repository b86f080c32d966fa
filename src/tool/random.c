/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * random.c: `edmont random`: bytes from the random provider in use, all of them or none.
 */
#include "commands.h"
#include "encode.h"
#include "input.h"
#include "json.h"
#include "output.h"
#include "report.h"
#include "secret.h"

#include <edmont.h>

#include <string.h>

enum { BYTES_MAX = 1 << 24, PIECE_BYTES = 4096 };

/* Reads a number of bytes; 0 if the text is no decimal number from 1 to BYTES_MAX. */
static size_t read_number(const char *text)
{
    size_t n = 0;

    if (text[0] == '0')
        return 0;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return 0;
        n = 10 * n + (size_t)(*text - '0');
        if (n > BYTES_MAX)
            return 0;
    }
    return n;
}

/* In pieces, since a source may have a limit of its own. */
static int draw(uint8_t *out, size_t n)
{
    size_t part;
    int error = EDMONT_OK;

    for (; n > 0 && error == EDMONT_OK; out += part, n -= part) {
        part  = n < PIECE_BYTES ? n : PIECE_BYTES;
        error = edmont_random_bytes(out, part);
    }
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "cannot draw random bytes");
}

static int print_hex(const uint8_t *p, size_t n)
{
    size_t room = 2 * n + 1;
    char *text  = secret_new(room);
    int status;

    if (text == NULL)
        return STATUS_USAGE;
    hex_encode(text, p, n);
    text[2 * n] = '\n';
    status      = write_output("-", text, room, 0);
    secret_free(text, room);
    return status;
}

/* Raw to -o, in hexadecimal to standard output without it, inside the object of --json. */
static int write_bytes(const char *path, const uint8_t *p, size_t n)
{
    int status;

    json_string("random", edmont_random_current()->name);
    if (report_mode() == REPORT_JSON && (path == NULL || is_dash(path))) {
        json_hex("bytes", p, n);
        return STATUS_OK;
    }
    if (path == NULL)
        return print_hex(p, n);
    status = write_output(path, p, n, OUTPUT_SECRET);
    if (status == STATUS_OK && !is_dash(path)) {
        say("%s: %zu random bytes", path, n);
        json_string("output", path);
    }
    return status;
}

int run_random(const struct options *opt)
{
    size_t n = read_number(opt->operand);
    uint8_t *p;
    int status;

    if (n == 0)
        return fail(STATUS_USAGE, "%s is no number of bytes from 1 to %d", opt->operand, BYTES_MAX);
    p = secret_new(n);
    if (p == NULL)
        return STATUS_USAGE;
    status = draw(p, n);
    if (status == STATUS_OK)
        status = write_bytes(opt->value[OPT_OUTPUT], p, n);
    secret_free(p, n);
    return status;
}
