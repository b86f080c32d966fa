/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * report.h: what the tool says: results on standard output, complaints on standard error, and the
 * exit status that goes with them.
 *
 * With --json standard output holds one JSON object and nothing else: say() is quiet then, and the
 * json_* functions (json.h) are quiet otherwise. A command calls both.
 */
#ifndef EDMONT_TOOL_REPORT_H
#define EDMONT_TOOL_REPORT_H

enum status {
    STATUS_OK       = 0,
    STATUS_NO       = 1, /* a verification or a handshake said no, a shared secret is worthless */
    STATUS_USAGE    = 2, /* wrong use, input or output failed, a key or signature is unreadable */
    STATUS_PROVIDER = 3, /* the hash or the random provider failed */
    STATUS_SELFTEST = 4  /* a target computes wrongly */
};

enum report_mode {
    REPORT_TEXT,
    REPORT_JSON,  /* say() is quiet */
    REPORT_SILENT /* nothing is printed at all */
};

#if defined(__GNUC__)
#define PRINTF_LIKE(string, first) __attribute__((format(printf, string, first)))
#else
#define PRINTF_LIKE(string, first)
#endif

/* How results leave from now on; returns how they left until now. */
enum report_mode report_as(enum report_mode mode);
enum report_mode report_mode(void);

/* The command that complaints name from now on, NULL for none; returns the one until now. */
const char *report_command(const char *command);

/* Prints a line of a result, unless in REPORT_JSON; printf's format without the newline. */
void say(const char *format, ...) PRINTF_LIKE(1, 2);

/* Complains: `edmont: COMMAND: ...`. Returns status. */
int fail(int status, const char *format, ...) PRINTF_LIKE(2, 3);

/* Complains about an error of the library, with the status that api errors have. */
int fail_library(int error, const char *what);

/* Shows a short text at the start of a line of the terminal that standard error is, until another
 * comes in its place or something else is said; "" to take it away. */
void show_meanwhile(const char *text);

/* The last line that was said or complained, also while nothing is printed. */
const char *report_last(void);

#endif
