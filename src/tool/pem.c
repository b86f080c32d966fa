/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "pem.h"

#include "encode.h"

#include <edmont.h>

#include <string.h>

#define BEGIN "-----BEGIN "
#define END   "-----END "
#define DASH  "-----"

enum { LINE_CHARS = 64, LINE_BYTES = LINE_CHARS / 4 * 3 };

/* What is left of a text. */
struct text {
    const char *p;
    size_t n;
};

static int starts_with(struct text t, const char *prefix)
{
    size_t n = strlen(prefix);

    return t.n >= n && memcmp(t.p, prefix, n) == 0;
}

int pem_begins(const char *text, size_t n)
{
    struct text t = { text, n };

    return starts_with(t, BEGIN);
}

/* Takes the next line, without its end, off the text. */
static struct text next_line(struct text *t)
{
    struct text line = *t;
    const char *end = memchr(t->p, '\n', t->n);

    if (end == NULL) {
        t->p += t->n;
        t->n = 0;
    } else {
        line.n = (size_t)(end - t->p);
        t->p += line.n + 1;
        t->n -= line.n + 1;
    }
    if (end != NULL && line.n > 0 && line.p[line.n - 1] == '\r')
        line.n--;
    return line;
}

static int is_blank(struct text t)
{
    while (t.n > 0)
        if (next_line(&t).n != 0)
            return 0;
    return 1;
}

/* Copies the label out of a line that opens or closes a PEM text. */
static int take_label(char label[40], struct text line, const char *opening)
{
    size_t n, before = strlen(opening), after = strlen(DASH);

    if (!starts_with(line, opening) || line.n < before + after)
        return 0;
    n = line.n - before - after;
    if (n >= 40 || memcmp(line.p + before + n, DASH, after) != 0)
        return 0;
    memcpy(label, line.p + before, n);
    label[n] = '\0';
    return 1;
}

static const char *read_lines(struct pem *pem, struct text t)
{
    struct text line;
    size_t chars = 0;
    char label[40];

    if (!take_label(pem->label, next_line(&t), BEGIN))
        return "its first line is no PEM line \"" BEGIN "...-----\"";
    for (;;) {
        if (t.n == 0)
            return "its PEM text has no line \"" END "...-----\": the file is cut short";
        line = next_line(&t);
        if (starts_with(line, DASH))
            break;
        if (line.n > PEM_CHARS_MAX - chars)
            return "its PEM text is longer than that of any key";
        memcpy(pem->chars + chars, line.p, line.n);
        chars += line.n;
    }
    if (!take_label(label, line, END) || strcmp(label, pem->label) != 0)
        return "its first and last PEM lines do not belong together";
    if (!is_blank(t))
        return "something follows its last PEM line";
    if (!base64_decode(pem->bytes, &pem->len, pem->chars, chars))
        return "its PEM text is not correct base64";
    return NULL;
}

const char *pem_read(struct pem *pem, const char *text, size_t n)
{
    struct text t = { text, n };
    const char *why = read_lines(pem, t);

    edmont_wipe(pem->chars, sizeof pem->chars);
    if (why != NULL)
        edmont_wipe(pem, sizeof *pem);
    return why;
}

static char *append(char *out, const char *s)
{
    size_t n = strlen(s);

    memcpy(out, s, n);
    return out + n;
}

size_t pem_write(char *out, const char *label, const uint8_t *bytes, size_t n)
{
    char *p = out;
    size_t i, part;

    p = append(append(append(p, BEGIN), label), DASH "\n");
    for (i = 0; i < n; i += LINE_BYTES) {
        part = n - i < LINE_BYTES ? n - i : LINE_BYTES;
        base64_encode(p, bytes + i, part);
        p += BASE64_LENGTH(part);
        *p++ = '\n';
    }
    p = append(append(append(p, END), label), DASH "\n");
    *p = '\0';
    return (size_t)(p - out);
}
