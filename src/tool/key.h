/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * key.h: keys in files: 32 raw bytes, 64 hexadecimal digits, or PEM (pkcs8.h); and for signatures
 * with another hash than SHA-512 a line of text (keyline.h), and nothing else. Reading tells them
 * apart by their content. The hash never comes from a file: a key for another hash than the one in
 * use is refused.
 */
#ifndef EDMONT_TOOL_KEY_H
#define EDMONT_TOOL_KEY_H

#include "pkcs8.h"
#include "providers.h"

/* The formats, in the order of the option --format, and the one that it does not name. */
enum key_format { FORMAT_PEM, FORMAT_RAW, FORMAT_HEX, FORMAT_LINE };

enum key_half { KEY_PUBLIC, KEY_SECRET };

struct key {
    enum key_type type;
    enum key_half half;
    char scheme[SCHEME_BYTES]; /* what it is a key of: "X25519", or as in providers.h */
    uint8_t bytes[32];
};

/* All return STATUS_OK, or complain and return another status. A secret key is expected to lie in
 * memory of secret.h; on failure *key is wiped. */

/* Reads a key of one half and type. With KEY_UNKNOWN any type is welcome, but the file has to say
 * which it is. */
int key_read(struct key *key, const char *path, enum key_half half, enum key_type type);

/* Makes a new secret key from the random provider. */
int key_make(struct key *key, enum key_type type);

/* Computes the public key of a secret one. */
int key_public(struct key *pub, const struct key *secret);

/* Chooses how a key of this type and half is written, with the hash in use. word: the place of the
 * format that was asked for among the words of --format, 0 for none. */
int key_format(enum key_format *format, int word, enum key_type type, enum key_half half);

/* Writes a key in a format that key_format chose: a secret one with mode 0600. flags: of
 * write_output. */
int key_write(const char *path, const struct key *key, enum key_format format, unsigned flags);

#endif
