/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * input.h: reading files, whole or in pieces. "-" is standard input.
 *
 * Files are read, never mapped: a message is hashed twice while it is signed, and one that changes
 * in between would give the secret key away. Either it is in memory of the tool's own, or it is
 * read twice and the library compares both times.
 */
#ifndef EDMONT_TOOL_INPUT_H
#define EDMONT_TOOL_INPUT_H

#include <stddef.h>
#include <stdint.h>

/* Whether a path stands for standard input or output. */
int is_dash(const char *path);

/* What complaints call it. */
const char *input_name(const char *path);

/* What is given each piece of a file, and returns STATUS_OK for more. */
typedef int take_bytes(void *context, const uint8_t *piece, size_t n);

/* All return STATUS_OK, or complain and return another status. */

/* Reads all of a small file into room for `room` bytes, and nowhere else. A longer file is not read
 * to its end: *n is `room` then, so a caller that must know has one byte more than it wants. */
int read_small(uint8_t *out, size_t room, size_t *n, const char *path);

/* The same from an open file, which stays open. name: what complaints call it. */
int read_open(void *out, size_t room, size_t *n, int fd, const char *name);

/* Reads a file into room for `room` bytes, again and again, and hands each piece to take(), until
 * that does not return STATUS_OK or the file ends. Only the last piece may be shorter. */
int read_pieces(const char *path, uint8_t *p, size_t room, take_bytes *take, void *context);

/* A message: a file that stays open from the first time that it is read to the last. */
struct input {
    int fd;
    const char *path;
    long long start, size; /* size: -1 if it is no regular file, and can be read only once */
};

int input_open(struct input *in, const char *path);
void input_close(struct input *in);

/* Does what read_pieces does, a regular file from its beginning. A size other than at input_open is
 * an error. */
int input_pieces(struct input *in, uint8_t *p, size_t room, take_bytes *take, void *context);

struct bytes {
    uint8_t *p;
    size_t n;
};

/* Reads all of it; bytes_free gives the memory back. Not after input_pieces. */
int input_whole(struct bytes *out, struct input *in);
void bytes_free(struct bytes *b);

#endif
