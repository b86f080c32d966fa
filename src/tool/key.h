/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * key.h: keys in files: 32 raw bytes, 64 hexadecimal digits, or PEM (pkcs8.h). Reading tells them
 * apart by their content.
 */
#ifndef EDMONT_TOOL_KEY_H
#define EDMONT_TOOL_KEY_H

#include "pkcs8.h"

/* The formats, in the order of the option --format. */
enum key_format { FORMAT_PEM, FORMAT_RAW, FORMAT_HEX };

enum key_half { KEY_PUBLIC, KEY_SECRET };

struct key {
    enum key_type type;
    enum key_half half;
    uint8_t bytes[32];
};

/* "Ed25519", "X25519". */
const char *key_type_name(enum key_type type);

/* All return STATUS_OK, or complain and return another status. A secret key is expected to lie in
 * memory of secret.h; on failure *key is wiped. */

/* Reads a key of one half and type. With KEY_UNKNOWN any type is welcome, but the file has to say
 * which it is. */
int key_read(struct key *key, const char *path, enum key_half half, enum key_type type);

/* Makes a new secret key from the random provider. */
int key_make(struct key *key, enum key_type type);

/* Computes the public key of a secret one. */
int key_public(struct key *pub, const struct key *secret);

/* Writes a key: a secret one with mode 0600. flags: of write_output. */
int key_write(const char *path, const struct key *key, enum key_format format, unsigned flags);

#endif
