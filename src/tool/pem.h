/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * pem.h: the textual encoding of RFC 7468: bytes in base64 between two lines with a label.
 */
#ifndef EDMONT_TOOL_PEM_H
#define EDMONT_TOOL_PEM_H

#include <stddef.h>
#include <stdint.h>

#define PEM_LABEL_SECRET "PRIVATE KEY"
#define PEM_LABEL_PUBLIC "PUBLIC KEY"

/* The longest body that pem_read takes, in bytes and in characters. */
#define PEM_BYTES_MAX 1536
#define PEM_CHARS_MAX (PEM_BYTES_MAX / 3 * 4)

/* Whether the n characters at text begin as PEM does. */
int pem_begins(const char *text, size_t n);

struct pem {
    char label[40];
    uint8_t bytes[PEM_BYTES_MAX];
    size_t len;
    char chars[PEM_CHARS_MAX]; /* room for reading */
};

/* Reads n characters that are one PEM text and nothing else but empty lines behind it. Line ends
 * are LF or CR LF, lines are of any length. Returns NULL, or a phrase that says what is wrong, with
 * zeros in *pem. */
const char *pem_read(struct pem *pem, const char *text, size_t n);

/* Writes n bytes under a label, ends with a zero byte, and returns the length without it. out has
 * room for PEM_TEXT_MAX(n). */
#define PEM_TEXT_MAX(n) ((n) * 4 / 3 + (n) / 48 + 128)
size_t pem_write(char *out, const char *label, const uint8_t *bytes, size_t n);

#endif
