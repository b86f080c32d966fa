/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the reader of keys that stand in a line of text: what it writes comes back; no cut, no
 * longer text and no changed byte makes it read another key or read beyond the end, and what it
 * refuses leaves no secret. Does not cover files, nor whether the hash of a line is the one in use:
 * schemes.sh.
 */
#define _DEFAULT_SOURCE
#include "../../src/tool/keyline.h"
#include "../check.h"
#include "../fence.h"

#include <string.h>

#define DIGITS "34F0A37AAD20F4A260F0A5B3CB3D7FB50673212263E58A380BC10474BB039CE4"
#define LINE   "EdDSA-25519/blake2b secret " DIGITS "\n"

static struct fence fence;

/* Reads n characters from memory that ends where they end. */
static const char *read_exactly(struct key *key, const char *text, size_t n)
{
    memset(key, 0xA5, sizeof *key);
    return keyline_read(key, (const char *)fence_input(&fence, 1, text, n), n);
}

static void check_is_read(const char *text, size_t n, const char *scheme, enum key_half half)
{
    uint8_t bytes[32];
    struct key key;

    check_hex(bytes, 32, "34f0a37aad20f4a260f0a5b3cb3d7fb50673212263e58a380bc10474bb039ce4");
    check_note("%.*s", (int)n, text);
    check(keyline_begins(text, n));
    check(read_exactly(&key, text, n) == NULL);
    check(key.type == KEY_ED25519 && key.half == half);
    check(strcmp(key.scheme, scheme) == 0);
    check_bytes(key.bytes, bytes, 32);
}

static void check_is_refused(const char *text, size_t n, const char *because)
{
    static const struct key zeros;
    struct key key;
    const char *why = read_exactly(&key, text, n);

    check_note("%.*s", (int)n, text);
    check(why != NULL);
    check(strstr(why, because) != NULL);
    check_bytes(&key, &zeros, sizeof key);
}

static void written_lines_come_back(void)
{
    static const char *const schemes[] = {
        "EdDSA-25519/x", "EdDSA-25519/blake2b",
        "EdDSA-25519/0123456789abcdefghijklmnopqrstuvwxyz-0-0",
    };
    struct key key, again;
    char text[KEYLINE_MAX];
    size_t i, n;

    for (i = 0; i < 2 * CHECK_COUNT(schemes); i++) {
        memset(&key, 0, sizeof key);
        key.type = KEY_ED25519;
        key.half = i % 2 == 0 ? KEY_PUBLIC : KEY_SECRET;
        strcpy(key.scheme, schemes[i / 2]);
        check_random_bytes(key.bytes, sizeof key.bytes);
        n = keyline_write(text, &key);
        check_note("%s", text);
        check_int(n, strlen(text));
        check(memchr(text, '\n', n) == text + n - 1);
        check(read_exactly(&again, text, n) == NULL);
        check(again.type == key.type && again.half == key.half);
        check(strcmp(again.scheme, key.scheme) == 0);
        check_bytes(again.bytes, key.bytes, sizeof key.bytes);
    }
}

static void line_ends_and_the_case_of_digits_do_not_matter(void)
{
    static const char crlf[]   = "EdDSA-25519/blake2b secret " DIGITS "\r\n";
    static const char lower[]  = "EdDSA-25519/blake2b secret "
                                "34f0a37aad20f4a260f0a5b3cb3d7fb50673212263e58a380bc10474bb039ce4";
    static const char public[] = "EdDSA-25519/blake2b public " DIGITS "\n";

    check_is_read(LINE, sizeof LINE - 1, "EdDSA-25519/blake2b", KEY_SECRET);
    check_is_read(LINE, sizeof LINE - 2, "EdDSA-25519/blake2b", KEY_SECRET);
    check_is_read(crlf, sizeof crlf - 1, "EdDSA-25519/blake2b", KEY_SECRET);
    check_is_read(lower, sizeof lower - 1, "EdDSA-25519/blake2b", KEY_SECRET);
    check_is_read(public, sizeof public - 1, "EdDSA-25519/blake2b", KEY_PUBLIC);
}

static void what_is_no_line_is_refused_with_a_reason(void)
{
    static const char curve[] = "does not begin with EdDSA-25519/", hash[] = "names no hash",
                      half[]   = "neither secret nor public",
                      digits[] = "does not end with 64 hexadecimal digits",
                      other[]  = "an Ed25519 or X25519 key is PEM, raw or hexadecimal";
    static const struct {
        const char *text, *because;
    } rows[] = {
        { "Ed25519 secret " DIGITS "\n", other },
        { "Ed25519 public " DIGITS "\n", other },
        { "X25519 secret " DIGITS "\n", other },
        { "EdDSA-448/blake2b secret " DIGITS "\n", curve },
        { "EdDSA-25519 secret " DIGITS "\n", curve },
        { "EdDSA-255190/blake2b secret " DIGITS "\n", curve },
        { "eddsa-25519/blake2b secret " DIGITS "\n", curve },
        { " EdDSA-25519/blake2b secret " DIGITS "\n", curve },
        { "EdDSA-25519/ secret " DIGITS "\n", hash },
        { "EdDSA-25519/BLAKE2b secret " DIGITS "\n", hash },
        { "EdDSA-25519/0123456789abcdef0123456789abcdef012345678 secret " DIGITS "\n", hash },
        { "EdDSA-25519/blake2B secret " DIGITS "\n", half },
        { "EdDSA-25519/blake_2b secret " DIGITS "\n", half },
        { "EdDSA-25519/blake2b Secret " DIGITS "\n", half },
        { "EdDSA-25519/blake2b  secret " DIGITS "\n", half },
        { "EdDSA-25519/blake2b\tsecret " DIGITS "\n", half },
        { "EdDSA-25519/blake2b seed " DIGITS "\n", half },
        { "EdDSA-25519/blake2b " DIGITS "\n", half },
        { "EdDSA-25519/blake2b secret  " DIGITS "\n", digits },
        { "EdDSA-25519/blake2b secret " DIGITS " \n", digits },
        { "EdDSA-25519/blake2b secret " DIGITS "0\n", digits },
        { "EdDSA-25519/blake2b secret " DIGITS "\r", digits },
        { "EdDSA-25519/blake2b secret " DIGITS "\n\n", digits },
        { "EdDSA-25519/blake2b secret " DIGITS "\n#", digits },
        { LINE LINE, digits },
        { "EdDSA-25519/blake2b secret public " DIGITS "\n", digits },
        { "EdDSA-25519/blake2b secret 0x" DIGITS "\n", digits },
    };
    size_t i;

    for (i = 0; i < CHECK_COUNT(rows); i++)
        check_is_refused(rows[i].text, strlen(rows[i].text), rows[i].because);
    /* A zero byte ends no line. */
    check_is_refused("EdDSA-25519/blake2b secret " DIGITS "\0", sizeof LINE - 1, digits);
    check_is_refused("EdDSA-25519/bla\0e2b secret " DIGITS "\n", sizeof LINE - 1, half);
}

static void every_cut_is_refused(void)
{
    size_t n;

    for (n = 0; n + 2 < sizeof LINE; n++)
        check_is_refused(LINE, n, "");
}

/* A changed byte is noticed or, in the hash's name and among the digits, seen in what is read. */
static void no_changed_byte_makes_another_key_of_the_same_name(void)
{
    char text[sizeof LINE];
    struct key good, key;
    size_t place;
    int byte, reads = 0;

    check(read_exactly(&good, LINE, sizeof LINE - 1) == NULL);
    for (place = 0; place + 1 < sizeof LINE; place++)
        for (byte = 0; byte < 256; byte++) {
            memcpy(text, LINE, sizeof LINE);
            text[place] = (char)byte;
            if (read_exactly(&key, text, sizeof LINE - 1) != NULL)
                continue;
            check_note("byte %zu is %d", place, byte);
            check(key.half == good.half);
            reads++;
            if (place < 12 || (place >= 19 && place < 27)) {
                check_int(byte, LINE[place]);
            } else if (place < 19) {
                check((strcmp(key.scheme, good.scheme) == 0) == (byte == LINE[place]));
                check_bytes(key.bytes, good.bytes, 32);
            } else {
                check(strcmp(key.scheme, good.scheme) == 0);
            }
        }
    /* 20 places of one byte, 7 of a name, 64 of a digit of either case, and the line's end. */
    check_int(reads, 20 + 7 * 37 + 64 * 22 + 1);
}

static const struct check_case cases[] = {
    CASE(written_lines_come_back),
    CASE(line_ends_and_the_case_of_digits_do_not_matter),
    CASE(what_is_no_line_is_refused_with_a_reason),
    CASE(every_cut_is_refused),
    CASE(no_changed_byte_makes_another_key_of_the_same_name),
};

int main(int argc, char **argv)
{
    int status;

    fence_open(&fence);
    status = check_run(argc, argv, cases, CHECK_COUNT(cases));
    fence_close(&fence);
    return status;
}
