/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#define _DEFAULT_SOURCE
#define _FILE_OFFSET_BITS 64
#include "lines.h"

#include "encode.h"
#include "input.h"
#include "report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* With a name of 4095 bytes, all of them escaped. */
enum { DIGITS = 2 * LINE_BYTES, LINE_MAX_CHARS = 1 + DIGITS + 2 + 2 * 4096 };

static const char special[] = "\\\n\r", letters[] = "\\nr";

/* Returns 1 if there are escapes in what it wrote. */
static int escape_name(char *out, const char *name)
{
    const char *place;
    int escaped = 0;

    for (; *name != '\0'; name++) {
        place = strchr(special, *name);
        if (place != NULL) {
            *out++  = '\\';
            escaped = 1;
        }
        *out++ = place != NULL ? letters[place - special] : *name;
    }
    *out = '\0';
    return escaped;
}

static int say_line(const char *before, const char *path, const char *behind)
{
    char *name = malloc(2 * strlen(path) + 1);
    int escaped;

    if (name == NULL)
        return fail(STATUS_USAGE, "there is no memory for a path");
    escaped = escape_name(name, path);
    say("%s%s%s%s", escaped ? "\\" : "", before, name, behind);
    free(name);
    return STATUS_OK;
}

int print_line(const uint8_t bytes[LINE_BYTES], const char *path)
{
    char digits[DIGITS + 3] = "";

    hex_encode(digits, bytes, LINE_BYTES);
    strcpy(digits + DIGITS, "  ");
    return say_line(digits, path, "");
}

int print_verdict(const char *path, const char *verdict)
{
    return say_line("", path, verdict);
}

/* Takes the escapes out of a name, in its place. Returns 0 if there is one that is none. */
static int unescape_name(char *name)
{
    const char *place, *from = name;

    for (; *from != '\0'; from++) {
        if (*from != '\\') {
            *name++ = *from;
            continue;
        }
        from++;
        place = *from != '\0' ? strchr(letters, *from) : NULL;
        if (place == NULL)
            return 0;
        *name++ = special[place - letters];
    }
    *name = '\0';
    return 1;
}

const char *parse_line(uint8_t bytes[LINE_BYTES], char *line, size_t n)
{
    int escaped = line[0] == '\\';
    char *name  = line + escaped + DIGITS + 2;

    if (n >= LINE_MAX_CHARS || strlen(line) != n || line + n <= name)
        return NULL;
    if (name[-2] != ' ' || (name[-1] != ' ' && name[-1] != '*'))
        return NULL;
    if (!hex_decode(bytes, line + escaped, LINE_BYTES) || (escaped && !unescape_name(name)))
        return NULL;
    return name;
}

/* Reads up to a newline, which is not kept, or the end. Returns 0 if there was nothing to read. */
static int next_line(char *line, size_t *n, FILE *file)
{
    int c, any = 0;

    *n = 0;
    while ((c = getc(file)) != EOF && c != '\n') {
        any = 1;
        if (*n < LINE_MAX_CHARS)
            line[(*n)++] = (char)c;
    }
    if (*n > 0 && *n < LINE_MAX_CHARS && line[*n - 1] == '\r') /* one of the name is escaped */
        --*n;
    line[*n] = '\0';
    return any || c == '\n';
}

int read_lines(const char *path, int (*take)(void *context, char *line, size_t n), void *context)
{
    FILE *file = is_dash(path) ? stdin : fopen(path, "re");
    char line[LINE_MAX_CHARS + 1];
    size_t n;
    int status = STATUS_OK;

    while (file != NULL && status == STATUS_OK && next_line(line, &n, file) && !ferror(file))
        status = take(context, line, n);
    if (file == NULL || (status == STATUS_OK && ferror(file)))
        status = fail(STATUS_USAGE, "cannot read %s: %s", input_name(path), strerror(errno));
    if (file != NULL && file != stdin)
        (void)fclose(file);
    return status;
}
