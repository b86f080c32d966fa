/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * hexline.h: short byte strings as lines of hexadecimal digits, which two sides of a handshake send
 * each other.
 */
#ifndef EDMONT_TOOL_HEXLINE_H
#define EDMONT_TOOL_HEXLINE_H

#include <stddef.h>
#include <stdint.h>

enum {
    HEXLINE_BYTES = 256,                  /* more than any message, tag or secret has */
    HEXLINE_TEXT  = 2 * HEXLINE_BYTES + 2 /* with CR LF */
};

struct hexline {
    char text[HEXLINE_TEXT];
    uint8_t bytes[HEXLINE_BYTES];
    size_t n; /* of bytes */
};

/* Reads n characters: digits of either case, two for a byte, and at most one line end (LF, CR LF or
 * CR). Returns 1; or 0, and *len is 0, if they are anything else or more than HEXLINE_BYTES bytes.
 * Only the number of digits shows in its time. */
int hexline_parse(uint8_t out[HEXLINE_BYTES], size_t *len, const char *text, size_t n);

/* Both return STATUS_OK, or complain and return STATUS_USAGE. */

/* Reads a line from standard input, and not one byte more; what the line is, for complaints. The
 * last line needs no line end. What is longer than HEXLINE_BYTES bytes is cut there, and is no
 * message for its length. */
int hexline_read(struct hexline *line, const char *what);

/* Sends a line: at once, whatever standard output is. With --json it is a member of the object. */
int hexline_print(const char *name, const uint8_t *bytes, size_t n);

#endif
