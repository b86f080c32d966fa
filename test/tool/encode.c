/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: hexadecimal and base64 of the tool, both ways, against the vectors of RFC 4648 and against
 * each other for every length and every character. Does not cover that no time depends on the
 * bytes.
 */
#include "../../src/tool/encode.h"
#include "../check.h"

#include <string.h>

static void hex_of_every_byte_is_its_two_digits(void)
{
    static const char digits[] = "0123456789abcdef";
    uint8_t in, back;
    char out[2];
    int i;

    for (i = 0; i < 256; i++) {
        in = (uint8_t)i;
        hex_encode(out, &in, 1);
        check(out[0] == digits[i / 16] && out[1] == digits[i % 16]);
        check(hex_decode(&back, out, 1));
        check_int(back, i);
    }
}

static void hex_takes_digits_of_either_case_and_nothing_else(void)
{
    static const char digits[] = "0123456789abcdefABCDEF";
    char in[4] = "00";
    uint8_t out;
    int c, place;

    for (c = 0; c < 256; c++)
        for (place = 0; place < 2; place++) {
            memcpy(in, "00", 2);
            in[place] = (char)c;
            out = 0xAA;
            check_note("character %d", c);
            check_int(hex_decode(&out, in, 1), c != 0 && strchr(digits, c) != NULL);
            if (c == 'f' || c == 'F')
                check_int(out, place == 0 ? 0xF0 : 0x0F);
        }
}

static void hex_that_is_refused_leaves_zeros(void)
{
    uint8_t out[3] = { 1, 2, 3 };

    check(!hex_decode(out, "0102x3", 3));
    check(out[0] == 0 && out[1] == 0 && out[2] == 0);
}

/* RFC 4648, section 10. */
static const struct {
    const char *bytes, *text;
} vectors[] = {
    { "", "" },
    { "f", "Zg==" },
    { "fo", "Zm8=" },
    { "foo", "Zm9v" },
    { "foob", "Zm9vYg==" },
    { "fooba", "Zm9vYmE=" },
    { "foobar", "Zm9vYmFy" },
};

static void base64_vectors_of_rfc_4648(void)
{
    uint8_t bytes[8];
    char text[16];
    size_t i, n, len;

    for (i = 0; i < CHECK_COUNT(vectors); i++) {
        check_note("%s", vectors[i].text);
        n   = strlen(vectors[i].bytes);
        len = strlen(vectors[i].text);
        check_int(BASE64_LENGTH(n), len);
        base64_encode(text, (const uint8_t *)vectors[i].bytes, n);
        check_bytes(text, vectors[i].text, len);
        check(base64_decode(bytes, &n, vectors[i].text, len));
        check_int(n, strlen(vectors[i].bytes));
        check_bytes(bytes, vectors[i].bytes, n);
    }
}

static void base64_comes_back_for_every_length(void)
{
    uint8_t in[100], back[102];
    char text[136];
    size_t n, len;

    for (n = 0; n <= sizeof in; n++) {
        check_note("%zu bytes", n);
        check_random_bytes(in, sizeof in);
        base64_encode(text, in, n);
        check(base64_decode(back, &len, text, BASE64_LENGTH(n)));
        check_int(len, n);
        check_bytes(back, in, n);
    }
}

static void base64_takes_its_64_characters_and_nothing_else(void)
{
    static const char digits[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char text[4], again[4];
    uint8_t out[3];
    const char *found;
    size_t place, len;
    int c;

    for (c = 0; c < 256; c++)
        for (place = 0; place < 4; place++) {
            memcpy(text, "AAAA", 4);
            text[place] = (char)c;
            check_note("character %d in place %zu", c, place);
            found = c != 0 ? strchr(digits, c) : NULL;
            if (c == '=' && place == 3) /* padding, and what is before it ends in zero bits */
                check(base64_decode(out, &len, text, 4) && len == 2);
            else
                check_int(base64_decode(out, &len, text, 4), found != NULL);
            if (found == NULL)
                continue;
            check_int(out[0] << 16 | out[1] << 8 | out[2],
                      (found - digits) << (18 - 6 * (int)place));
            base64_encode(again, out, 3);
            check_bytes(again, text, 4);
        }
}

static void base64_that_base64_encode_would_not_write_is_refused(void)
{
    static const char *const bad[] = {
        "Z", "Zg", "Zg=", "Zm9", "Zh==", "Zm9=", "Zg==Zg==", "=Zg=", "Z===", "====", "Zg==\n",
        "Zm\n9v", " Zm9v", "Zm9v ", "Zm9vZ===", "Zm9-", "Zm9_", "Zm=v",
    };
    uint8_t out[16];
    size_t i, j, len;

    for (i = 0; i < CHECK_COUNT(bad); i++) {
        check_note("%s", bad[i]);
        memset(out, 0, sizeof out);
        len = 99;
        check(!base64_decode(out, &len, bad[i], strlen(bad[i])));
        check_int(len, 0);
        for (j = 0; j < sizeof out; j++)
            check_int(out[j], 0);
    }
}

static const struct check_case cases[] = {
    CASE(hex_of_every_byte_is_its_two_digits),
    CASE(hex_takes_digits_of_either_case_and_nothing_else),
    CASE(hex_that_is_refused_leaves_zeros),
    CASE(base64_vectors_of_rfc_4648),
    CASE(base64_comes_back_for_every_length),
    CASE(base64_takes_its_64_characters_and_nothing_else),
    CASE(base64_that_base64_encode_would_not_write_is_refused),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
