/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * encode.h: hexadecimal and base64 (RFC 4648), strict, without branches or table indices that
 * depend on the bytes: they are secret keys.
 */
#ifndef EDMONT_TOOL_ENCODE_H
#define EDMONT_TOOL_ENCODE_H

#include <stddef.h>
#include <stdint.h>

/* The number of characters of n bytes in base64. */
#define BASE64_LENGTH(n) (((n) + 2) / 3 * 4)

/* Writes 2n lower-case digits, without a zero byte at the end. */
void hex_encode(char *out, const uint8_t *in, size_t n);

/* Reads 2n digits of either case into n bytes. Returns 1, or 0 and zeros if one is no digit. */
int hex_decode(uint8_t *out, const char *in, size_t n);

/* Writes BASE64_LENGTH(n) characters, padded, without a zero byte at the end. */
void base64_encode(char *out, const uint8_t *in, size_t n);

/* Reads n characters into at most n / 4 * 3 bytes and writes their number to *len. Returns 1; or
 * 0, zeros and *len = 0 unless the text is what base64_encode writes: no line breaks, padding
 * complete, unused bits zero. */
int base64_decode(uint8_t *out, size_t *len, const char *in, size_t n);

#endif
