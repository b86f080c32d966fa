/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "password.h"

#include "input.h"
#include "report.h"

#include <stdio.h>

enum { DESCRIPTOR_MAX = 99999 };

/* The number of an open file; -1 if the text is none. */
static int read_number(const char *text)
{
    int n = 0;

    if (text[0] == '\0' || (text[0] == '0' && text[1] != '\0'))
        return -1;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return -1;
        n = 10 * n + (*text - '0');
        if (n > DESCRIPTOR_MAX)
            return -1;
    }
    return n;
}

/* Reads up to room bytes from the open file whose number an option has. In a handshake, where no
 * operand stands, standard input is the peer's, and standard output and error are no inputs. */
static int read_descriptor(void *out, size_t room, size_t *n, const struct options *opt,
                           enum option_id id)
{
    int fd = read_number(opt->value[id]);
    char name[64];

    if (fd < 0 || (fd == 0 && opt->operand == NULL) || fd == 1 || fd == 2)
        return fail(STATUS_USAGE, "--%s takes the number of an open file, 3 or more: `3<FILE` "
                    "behind the command opens one", option_rows[id].name);
    snprintf(name, sizeof name, "--%s %d", option_rows[id].name, fd);
    return read_open(out, room, n, fd, name);
}

int password_read(struct password *out, const struct options *opt)
{
    int status = read_descriptor(out->bytes, sizeof out->bytes, &out->n, opt, OPT_PASSWORD_FD);

    if (status != STATUS_OK)
        return status;
    if (out->n > 0 && out->bytes[out->n - 1] == '\n')
        out->n--;
    if (out->n == 0)
        return fail(STATUS_USAGE, "--password-fd: the password is empty");
    if (out->n > PASSWORD_MAX)
        return fail(STATUS_USAGE, "--password-fd: a password has at most %d bytes", PASSWORD_MAX);
    return STATUS_OK;
}

int password_read_hex(struct hexline *out, const struct options *opt, enum option_id id)
{
    const char *path = opt->value[id];
    size_t n;
    int status;

    if (option_rows[id].kind == KIND_INPUT)
        status = read_small((uint8_t *)out->text, sizeof out->text, &n, path);
    else
        status = read_descriptor(out->text, sizeof out->text, &n, opt, id);
    if (status != STATUS_OK)
        return status;
    if (!hexline_parse(out->bytes, &out->n, out->text, n))
        return fail(STATUS_USAGE, "--%s: it is no line of hexadecimal digits",
                    option_rows[id].name);
    return STATUS_OK;
}
