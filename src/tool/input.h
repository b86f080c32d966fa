/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * input.h: reading files, whole or in pieces. "-" is standard input.
 *
 * Files are read into memory of the tool's own, never mapped: a message is hashed twice while it is
 * signed, and a file that somebody changes in between would give the secret key away.
 */
#ifndef EDMONT_TOOL_INPUT_H
#define EDMONT_TOOL_INPUT_H

#include <stddef.h>
#include <stdint.h>

/* Whether a path stands for standard input or output. */
int is_dash(const char *path);

/* What complaints call it. */
const char *input_name(const char *path);

struct bytes {
    uint8_t *p;
    size_t n;
};

/* All return STATUS_OK, or complain and return another status. */

/* Reads all of a file; bytes_free gives the memory back. */
int read_file(struct bytes *out, const char *path);
void bytes_free(struct bytes *b);

/* Reads all of a small file into room for `room` bytes, and nowhere else. A longer file is not read
 * to its end: *n is `room` then, so a caller that must know has one byte more than it wants. */
int read_small(uint8_t *out, size_t room, size_t *n, const char *path);

/* Reads a file into room for `room` bytes, again and again, and hands each piece to take(), until
 * that does not return STATUS_OK or the file ends. Only the last piece may be shorter. */
int read_pieces(const char *path, uint8_t *p, size_t room,
                int (*take)(void *context, const uint8_t *piece, size_t n), void *context);

#endif
