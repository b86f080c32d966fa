/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "json.h"

#include "report.h"

#include <stdio.h>

enum { DEPTH_MAX = 4 };

static char closing[DEPTH_MAX]; /* the brackets that are owed, innermost last */
static int depth;
static int first;               /* nothing stands yet inside the innermost bracket */

static int is_on(void)
{
    return report_mode() == REPORT_JSON;
}

/* The length of the valid UTF-8 sequence of two to four bytes at s, which ends with a zero byte;
 * 0 if there is none (RFC 3629: no overlong form, no surrogate, nothing above U+10FFFF). */
static size_t utf8_length(const unsigned char *s)
{
    unsigned lowest = 0x80, highest = 0xBF;
    size_t n, i;

    if (s[0] >= 0xC2 && s[0] <= 0xDF)
        n = 2;
    else if (s[0] >= 0xE0 && s[0] <= 0xEF)
        n = 3;
    else if (s[0] >= 0xF0 && s[0] <= 0xF4)
        n = 4;
    else
        return 0;
    if (s[0] == 0xE0)
        lowest = 0xA0;
    else if (s[0] == 0xED)
        highest = 0x9F;
    else if (s[0] == 0xF0)
        lowest = 0x90;
    else if (s[0] == 0xF4)
        highest = 0x8F;
    if (s[1] < lowest || s[1] > highest)
        return 0;
    for (i = 2; i < n; i++)
        if ((s[i] & 0xC0) != 0x80)
            return 0;
    return n;
}

static void put_quoted(const char *value)
{
    const unsigned char *s = (const unsigned char *)value;
    size_t n;

    putchar('"');
    while (*s != 0) {
        n = 1;
        if (*s == '"' || *s == '\\') {
            printf("\\%c", *s);
        } else if (*s < 0x20 || *s == 0x7F) {
            printf("\\u%04x", (unsigned)*s);
        } else if (*s < 0x80) {
            putchar(*s);
        } else {
            n = utf8_length(s);
            if (n != 0)
                fwrite(s, 1, n, stdout);
            else
                printf("\\udc%02x", (unsigned)*s);
            n += n == 0;
        }
        s += n;
    }
    putchar('"');
}

/* What stands before a value: the comma and the member's name. */
static void put_name(const char *name)
{
    if (!first)
        fputs(", ", stdout);
    first = 0;
    if (name != NULL) {
        put_quoted(name);
        fputs(": ", stdout);
    }
}

static void open_bracket(char opening, char closing_one)
{
    putchar(opening);
    closing[depth++] = closing_one;
    first = 1;
}

void json_begin(void)
{
    if (is_on())
        open_bracket('{', '}');
}

void json_string(const char *name, const char *value)
{
    if (!is_on())
        return;
    put_name(name);
    if (value != NULL)
        put_quoted(value);
    else
        fputs("null", stdout);
}

void json_hex(const char *name, const uint8_t *value, size_t n)
{
    size_t i;

    if (!is_on())
        return;
    put_name(name);
    putchar('"');
    for (i = 0; i < n; i++)
        printf("%02x", (unsigned)value[i]);
    putchar('"');
}

void json_number(const char *name, long long value)
{
    if (!is_on())
        return;
    put_name(name);
    printf("%lld", value);
}

void json_real(const char *name, double value)
{
    if (!is_on())
        return;
    put_name(name);
    printf("%.4f", value);
}

void json_bool(const char *name, int value)
{
    if (!is_on())
        return;
    put_name(name);
    fputs(value ? "true" : "false", stdout);
}

void json_break(void)
{
    if (is_on())
        putchar('\n');
}

void json_object(const char *name)
{
    if (!is_on())
        return;
    put_name(name);
    open_bracket('{', '}');
}

void json_array(const char *name)
{
    if (!is_on())
        return;
    put_name(name);
    open_bracket('[', ']');
}

void json_close(void)
{
    if (!is_on())
        return;
    putchar(closing[--depth]);
    first = 0;
}

void json_end(int status, const char *complaint)
{
    if (!is_on())
        return;
    json_number("exit", status);
    if (status != 0)
        json_string("error", complaint);
    json_close();
    putchar('\n');
}
