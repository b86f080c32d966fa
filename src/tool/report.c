/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "report.h"

#include <edmont.h>

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static enum report_mode mode_now = REPORT_TEXT;
static const char *command_now;
static char last[2 * 4096 + 256]; /* two paths and some words */

static size_t shown; /* how many characters show_meanwhile left on the terminal */

enum report_mode report_as(enum report_mode mode)
{
    enum report_mode before = mode_now;

    mode_now = mode;
    return before;
}

enum report_mode report_mode(void)
{
    return mode_now;
}

const char *report_command(const char *command)
{
    const char *before = command_now;

    command_now = command;
    return before;
}

void show_meanwhile(const char *text)
{
    size_t n = strlen(text);

    if (shown > n) /* what is longer is not left behind */
        fprintf(stderr, "\r%*s", (int)shown, "");
    if (shown > 0 || n > 0)
        fprintf(stderr, "\r%s", text);
    shown = n;
}

void say(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(last, sizeof last, format, args);
    va_end(args);
    if (mode_now != REPORT_TEXT)
        return;
    show_meanwhile("");
    puts(last);
}

int fail(int status, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(last, sizeof last, format, args);
    va_end(args);
    if (mode_now == REPORT_SILENT)
        return status;
    show_meanwhile("");
    fflush(stdout);
    if (command_now != NULL)
        fprintf(stderr, "edmont: %s: %s\n", command_now, last);
    else
        fprintf(stderr, "edmont: %s\n", last);
    return status;
}

int fail_library(int error, const char *what)
{
    int status;

    switch (error) {
    case EDMONT_ERR_SIGNATURE:
    case EDMONT_ERR_WEAK:
    case EDMONT_ERR_CONFIRM:
        status = STATUS_NO;
        break;
    case EDMONT_ERR_HASH:
    case EDMONT_ERR_RANDOM:
    case EDMONT_ERR_PROVIDER:
        status = STATUS_PROVIDER;
        break;
    case EDMONT_ERR_TARGET:
        status = STATUS_SELFTEST;
        break;
    default:
        status = STATUS_USAGE;
        break;
    }
    return fail(status, "%s: %s%s", what, edmont_strerror(error),
                error == EDMONT_ERR_PROVIDER ? "; --hash and --random choose others" : "");
}

const char *report_last(void)
{
    return last;
}
