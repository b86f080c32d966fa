/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * keyline.h: keys for another hash than SHA-512, as they stand in files: one line of text,
 * "EdDSA-25519/<hash> secret|public HEX". Other formats do not name the hash, and a program that
 * reads one would take it for SHA-512.
 */
#ifndef EDMONT_TOOL_KEYLINE_H
#define EDMONT_TOOL_KEYLINE_H

#include "key.h"

#include <stddef.h>

/* Whether the n characters at text begin as such a line does, or as one that says what no such line
 * says: Ed25519, X25519 or another curve. Of random bytes one in 2^48 begins so. */
int keyline_begins(const char *text, size_t n);

/* Reads n characters that are one line and nothing else: its end is LF, CR LF or that of the file.
 * Fills all of *key and returns NULL, or returns a phrase that says what is wrong, with zeros in
 * *key. Whether there is a hash of that name is the caller's to check. */
const char *keyline_read(struct key *key, const char *text, size_t n);

/* Writes the line of a key whose scheme is SCHEME_PREFIX and a hash, ends it with a newline and a
 * zero byte, and returns the length without that. */
#define KEYLINE_MAX (SCHEME_BYTES + 8 + 64 + 2)
size_t keyline_write(char out[KEYLINE_MAX], const struct key *key);

#endif
