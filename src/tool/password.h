/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * password.h: what two sides of a handshake share beforehand, read from open files or files. It is
 * never a word of the command line, where other users could see it.
 */
#ifndef EDMONT_TOOL_PASSWORD_H
#define EDMONT_TOOL_PASSWORD_H

#include "hexline.h"
#include "options.h"

enum { PASSWORD_MAX = 4096 };

struct password {
    uint8_t bytes[PASSWORD_MAX + 2]; /* with a line end, and one byte more to see what is longer */
    size_t n;
};

/* Both are expected to read into memory of secret.h, and return STATUS_OK, or complain and return
 * STATUS_USAGE. */

/* The password behind --password-fd: all bytes to the end less one newline. */
int password_read(struct password *out, const struct options *opt);

/* What an option names in hexadecimal: an open file (--mhf-fd) or a file (--record). */
int password_read_hex(struct hexline *out, const struct options *opt, enum option_id id);

#endif
