/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "encode.h"

#include <string.h>

/* A value that the compiler knows nothing about, so that it cannot make a branch of a mask. */
static uint32_t hide(uint32_t x)
{
    volatile uint32_t hidden = x;

    return hidden;
}

/* All ones if lowest <= x <= highest, else zero; all below 2^31. */
static uint32_t in_range(uint32_t x, uint32_t lowest, uint32_t highest)
{
    uint32_t outside = (x - lowest) | (highest - x);

    return hide((outside >> 31) - 1);
}

/* The value of a character plus one, 0 if it has none. */
static uint32_t hex_value(uint32_t c)
{
    return (in_range(c, '0', '9') & (c - '0' + 1)) | (in_range(c, 'a', 'f') & (c - 'a' + 11)) |
           (in_range(c, 'A', 'F') & (c - 'A' + 11));
}

static uint32_t base64_value(uint32_t c)
{
    return (in_range(c, 'A', 'Z') & (c - 'A' + 1)) | (in_range(c, 'a', 'z') & (c - 'a' + 27)) |
           (in_range(c, '0', '9') & (c - '0' + 53)) | (in_range(c, '+', '+') & 63) |
           (in_range(c, '/', '/') & 64);
}

static char hex_digit(uint32_t v)
{
    return (char)((in_range(v, 0, 9) & (v + '0')) | (in_range(v, 10, 15) & (v - 10 + 'a')));
}

static char base64_digit(uint32_t v)
{
    return (char)((in_range(v, 0, 25) & (v + 'A')) | (in_range(v, 26, 51) & (v - 26 + 'a')) |
                  (in_range(v, 52, 61) & (v - 52 + '0')) | (in_range(v, 62, 62) & '+') |
                  (in_range(v, 63, 63) & '/'));
}

void hex_encode(char *out, const uint8_t *in, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        out[2 * i]     = hex_digit(in[i] >> 4);
        out[2 * i + 1] = hex_digit(in[i] & 15);
    }
}

int hex_decode(uint8_t *out, const char *in, size_t n)
{
    uint32_t high, low, bad = 0;
    size_t i;

    for (i = 0; i < n; i++) {
        high = hex_value((unsigned char)in[2 * i]);
        low  = hex_value((unsigned char)in[2 * i + 1]);
        bad |= (high - 1) | (low - 1); /* bit 31 where a value is 0 */
        out[i] = (uint8_t)((high - 1) << 4 | ((low - 1) & 15));
    }
    if (bad >> 31) {
        memset(out, 0, n);
        return 0;
    }
    return 1;
}

void base64_encode(char *out, const uint8_t *in, size_t n)
{
    uint32_t group;
    size_t i, left, j;

    for (i = 0; i < n; i += 3) {
        left  = n - i;
        group = (uint32_t)in[i] << 16;
        group |= left > 1 ? (uint32_t)in[i + 1] << 8 : 0;
        group |= left > 2 ? in[i + 2] : 0;
        for (j = 0; j < 4; j++)
            *out++ = j <= left ? base64_digit(group >> (18 - 6 * j) & 63) : '=';
    }
}

/* How many '=' end the n characters at in: 0 to 2. */
static size_t base64_padding(const char *in, size_t n)
{
    if (n == 0 || in[n - 1] != '=')
        return 0;
    return in[n - 2] == '=' ? 2 : 1;
}

int base64_decode(uint8_t *out, size_t *len, const char *in, size_t n)
{
    size_t padding, i, bytes = 0;
    uint32_t v, held = 0, bad = 0;
    unsigned bits = 0;

    *len = 0;
    if (n % 4 != 0)
        return 0;
    padding = base64_padding(in, n);
    for (i = 0; i < n - padding; i++) {
        v = base64_value((unsigned char)in[i]) - 1;
        bad |= v >> 31;
        held = held << 6 | (v & 63);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            out[bytes++] = (uint8_t)(held >> bits);
            held &= (1u << bits) - 1;
        }
    }
    if ((bad | held) != 0) {
        memset(out, 0, bytes);
        return 0;
    }
    *len = bytes;
    return 1;
}
