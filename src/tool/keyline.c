/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "keyline.h"

#include "encode.h"

#include <edmont.h>

#include <stdio.h>
#include <string.h>

enum { KEY_BYTES = 32, KEY_DIGITS = 2 * KEY_BYTES, HASH_NAME_MAX = 40 };

static const char *const half_words[] = { [KEY_PUBLIC] = " public ", [KEY_SECRET] = " secret " };

/* What is left of a line. */
struct line {
    const char *p;
    size_t n;
};

static int starts_with(const struct line *line, const char *word)
{
    size_t n = strlen(word);

    return line->n >= n && memcmp(line->p, word, n) == 0;
}

static void skip(struct line *line, size_t n)
{
    line->p += n;
    line->n -= n;
}

int keyline_begins(const char *text, size_t n)
{
    const struct line line = { text, n };

    return starts_with(&line, "EdDSA-") || starts_with(&line, "Ed25519 ") ||
           starts_with(&line, "X25519 ");
}

/* Takes the scheme off the line: the prefix and 1 to 40 of the characters of a provider's name. */
static int take_scheme(char scheme[SCHEME_BYTES], struct line *line)
{
    size_t before = strlen(SCHEME_PREFIX), n = 0;
    char c;

    for (; before + n < line->n && n <= HASH_NAME_MAX; n++) {
        c = line->p[before + n];
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
            break;
    }
    if (n == 0 || n > HASH_NAME_MAX)
        return 0;
    memcpy(scheme, line->p, before + n);
    scheme[before + n] = '\0';
    skip(line, before + n);
    return 1;
}

static int take_half(enum key_half *half, struct line *line)
{
    if (starts_with(line, half_words[KEY_PUBLIC]))
        *half = KEY_PUBLIC;
    else if (starts_with(line, half_words[KEY_SECRET]))
        *half = KEY_SECRET;
    else
        return 0;
    skip(line, strlen(half_words[*half]));
    return 1;
}

static int is_line_end(const char *p, size_t n)
{
    return n == 0 || (n == 1 && p[0] == '\n') || (n == 2 && p[0] == '\r' && p[1] == '\n');
}

static const char *read_line(struct key *key, struct line line)
{
    key->type = KEY_ED25519;
    if (starts_with(&line, "Ed25519 ") || starts_with(&line, "X25519 "))
        return "an Ed25519 or X25519 key is PEM, raw or hexadecimal; a line of text is for other "
               "hashes than SHA-512: " SCHEME_PREFIX "<hash>";
    if (!starts_with(&line, SCHEME_PREFIX))
        return "its line of text does not begin with " SCHEME_PREFIX;
    if (!take_scheme(key->scheme, &line))
        return "its line of text names no hash: 1 to 40 of a-z, 0-9 and - after " SCHEME_PREFIX;
    if (!take_half(&key->half, &line))
        return "its line of text says neither secret nor public behind the hash";
    if (line.n < KEY_DIGITS || !is_line_end(line.p + KEY_DIGITS, line.n - KEY_DIGITS) ||
        !hex_decode(key->bytes, line.p, KEY_BYTES))
        return "its line of text does not end with 64 hexadecimal digits";
    return NULL;
}

const char *keyline_read(struct key *key, const char *text, size_t n)
{
    const struct line line = { text, n };
    const char *why        = read_line(key, line);

    if (why != NULL)
        edmont_wipe(key, sizeof *key);
    return why;
}

size_t keyline_write(char out[KEYLINE_MAX], const struct key *key)
{
    int n = snprintf(out, KEYLINE_MAX, "%s%s", key->scheme, half_words[key->half]);

    hex_encode(out + n, key->bytes, KEY_BYTES);
    memcpy(out + n + KEY_DIGITS, "\n", 2);
    return (size_t)n + KEY_DIGITS + 1;
}
