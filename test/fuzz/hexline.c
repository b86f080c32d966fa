/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: hexline_parse, which takes the peer's lines for the command, with any text: what it takes
 * is the digits of what it gives, and at most a line end; what it refuses gives nothing.
 * Does not cover: how a line is read (test/tool/hexline).
 */
#include "../../src/tool/encode.h"
#include "../../src/tool/hexline.h"
#include "../check.h"
#include "fuzz.h"

#include <string.h>

/* The number of characters before the line end. */
static size_t without_end(const uint8_t *text, size_t n)
{
    if (n > 0 && text[n - 1] == '\n')
        n--;
    return n > 0 && text[n - 1] == '\r' ? n - 1 : n;
}

/* 1 if the digits, of either case, are those of the bytes. */
static int are_digits_of(const uint8_t *text, const uint8_t *bytes, size_t n)
{
    char digits[2 * HEXLINE_BYTES];

    hex_encode(digits, bytes, n);
    for (size_t i = 0; i < 2 * n; i++) {
        int is_upper = text[i] >= 'A' && text[i] <= 'F';

        if ((is_upper ? text[i] + 32 : text[i]) != digits[i])
            return 0;
    }
    return 1;
}

static int is_line(const uint8_t *text, size_t n)
{
    size_t digits = 0;

    while (digits < n && text[digits] != 0 &&
           strchr("0123456789abcdefABCDEF", text[digits]) != NULL)
        digits++;
    return digits == n && n % 2 == 0 && n <= 2 * HEXLINE_BYTES;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    uint8_t out[HEXLINE_BYTES + 1];
    size_t len, digits = without_end(data, n);
    int taken;

    memset(out, 0xee, sizeof out);
    taken = hexline_parse(out, &len, (const char *)data, n);
    check_int(taken, is_line(data, digits));
    check_int(len, taken ? digits / 2 : 0);
    check(are_digits_of(data, out, len));
    check_int(out[HEXLINE_BYTES], 0xee);
    return 0;
}

/* Lines of 1, 32, 33, 256 and 257 bytes, with each line end. */
size_t fuzz_seed(size_t i, uint8_t out[FUZZ_BYTES])
{
    static const size_t lengths[]   = {1, 32, 33, HEXLINE_BYTES, HEXLINE_BYTES + 1};
    static const char *const ends[] = {"", "\n", "\r\n", "\r"};
    const char *end                 = ends[i % CHECK_COUNT(ends)];
    size_t row                      = i / CHECK_COUNT(ends), n;

    if (row >= CHECK_COUNT(lengths))
        return 0;
    n = 2 * lengths[row];
    for (size_t k = 0; k < n; k++)
        out[k] = (uint8_t) "0123456789abcdefABCDEF"[k * 7 % 22];
    memcpy(out + n, end, strlen(end));
    return n + strlen(end);
}
