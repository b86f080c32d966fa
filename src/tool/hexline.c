/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "hexline.h"

#include "encode.h"
#include "input.h"
#include "json.h"
#include "output.h"
#include "report.h"

#include <unistd.h>

int hexline_parse(uint8_t out[HEXLINE_BYTES], size_t *len, const char *text, size_t n)
{
    *len = 0;
    if (n > 0 && text[n - 1] == '\n')
        n--;
    if (n > 0 && text[n - 1] == '\r')
        n--;
    if (n % 2 != 0 || n / 2 > HEXLINE_BYTES || !hex_decode(out, text, n / 2))
        return 0;
    *len = n / 2;
    return 1;
}

int hexline_read(struct hexline *line, const char *what)
{
    size_t n = 0, got;
    int status;

    do {
        status = read_open(line->text + n, 1, &got, STDIN_FILENO, "-");
        if (status != STATUS_OK)
            return status;
        n += got;
    } while (got == 1 && line->text[n - 1] != '\n' && n < HEXLINE_TEXT);
    if (n == 0)
        return fail(STATUS_USAGE, "standard input ended, and %s was to come", what);
    if (n == HEXLINE_TEXT && line->text[n - 1] != '\n')
        n = 2 * HEXLINE_BYTES;
    if (!hexline_parse(line->bytes, &line->n, line->text, n))
        return fail(STATUS_USAGE, "%s is no line of hexadecimal digits", what);
    return STATUS_OK;
}

int hexline_print(const char *name, const uint8_t *bytes, size_t n)
{
    char text[2 * HEXLINE_BYTES + 1];

    if (report_mode() == REPORT_JSON) {
        json_hex(name, bytes, n);
        json_break();
        return flush_output();
    }
    hex_encode(text, bytes, n);
    text[2 * n] = '\n';
    return write_output("-", text, 2 * n + 1, 0);
}
