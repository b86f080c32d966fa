/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * progress.h: what is done so far, on one line of a terminal, when it takes longer than a second.
 *
 * Without a terminal on standard error, and with --json, there is none. The line is gone before
 * anything else is printed and at the end.
 */
#ifndef EDMONT_TOOL_PROGRESS_H
#define EDMONT_TOOL_PROGRESS_H

/* Begins to count. total: all bytes that will be read, 0 if that is not known. */
void progress_begin(unsigned long long total);

/* So many bytes more are read, and files are done. */
void progress_bytes(unsigned long long n);
void progress_file(void);

void progress_end(void);

#endif
