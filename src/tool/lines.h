/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * lines.h: lists in the format of sha512sum: on each line bytes in hexadecimal, two spaces (or a
 * space and an asterisk), and the name of a file. A backslash before a line says that backslashes,
 * newlines and carriage returns in the name are written \\, \n and \r.
 */
#ifndef EDMONT_TOOL_LINES_H
#define EDMONT_TOOL_LINES_H

#include <stddef.h>
#include <stdint.h>

enum { LINE_BYTES = 64 }; /* a digest or a signature */

/* Print a line, or a name, escaped likewise, and what was found about it. Return STATUS_OK, or
 * complain and return another status. */
int print_line(const uint8_t bytes[LINE_BYTES], const char *path);
int print_verdict(const char *path, const char *verdict);

/* Reads a line of n characters and a zero byte behind them. Returns the name, which is in place of
 * the line; NULL if it is no such line. */
const char *parse_line(uint8_t bytes[LINE_BYTES], char *line, size_t n);

/* Reads a list and hands each line to take(), until that does not return STATUS_OK or the list
 * ends. The line has no line end and is cut where it is longer than any that can be parsed. Returns
 * what take() did, or complains and returns another status. */
int read_lines(const char *path, int (*take)(void *context, char *line, size_t n), void *context);

#endif
