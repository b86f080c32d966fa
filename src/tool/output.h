/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * output.h: writing files whole or not at all. "-" is standard output.
 *
 * A file is written under another name beside its place, forced to the disk, and put in its place
 * in one step; so nobody ever sees a part of it, and on failure nothing is left. What is no regular
 * file (a device, a pipe) is written to as it is.
 */
#ifndef EDMONT_TOOL_OUTPUT_H
#define EDMONT_TOOL_OUTPUT_H

#include <stddef.h>

enum {
    OUTPUT_SECRET = 1, /* mode 0600, whatever the umask; else 0666 less the umask */
    OUTPUT_NEW    = 2  /* refuse a path that exists */
};

/* All return STATUS_OK, or complain and return another status. */

int write_output(const char *path, const void *data, size_t n, unsigned flags);

/* Complains if an output could not be written under OUTPUT_NEW, before any work is done. */
int check_new(const char *path);

/* Hands what stdio holds to standard output. */
int flush_output(void);

/* Whether two paths lead to one file. */
int same_file(const char *a, const char *b);

#endif
