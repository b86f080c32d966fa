/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * commands.h: the table of commands.
 */
#ifndef EDMONT_TOOL_COMMANDS_H
#define EDMONT_TOOL_COMMANDS_H

#include "options.h"
#include "pkcs8.h"

#include <stddef.h>

/* What stands behind a command's options. */
enum operand {
    NO_OPERAND,
    OPERAND_FILE,
    OPERAND_FILES,
    OPERAND_NUMBER,
    OPERAND_ACTION /* list or register, or nothing */
};

struct command {
    const char *name;
    const char *summary;
    const char *notes;   /* what --help adds; NULL: nothing */
    option_set needs;    /* those without which it does not run */
    option_set takes;    /* those that it takes besides */
    enum key_type keys;  /* the only kind of keys that it works with; KEY_UNKNOWN: any */
    enum operand operand;
    int (*run)(const struct options *opt); /* returns a status, after a complaint if it is not OK */
};

extern const struct command commands[];
extern const size_t command_count;

/* What help calls an operand; NULL for NO_OPERAND. */
const char *operand_name(enum operand operand);

/* NULL if there is none of that name. */
const struct command *command_find(const char *name);

/* Runs the words of a line, "sign -k KEY FILE", inside of the run that the program was started for:
 * its way of reporting, its providers and its target stay as they are. */
int command_run(const char *line);

int run_info(const struct options *opt);
int run_selftest(const struct options *opt);
int run_keygen(const struct options *opt);
int run_public(const struct options *opt);
int run_sign(const struct options *opt);
int run_verify(const struct options *opt);
int run_dh(const struct options *opt);
int run_spake2(const struct options *opt);
int run_hash(const struct options *opt);
int run_random(const struct options *opt);
int run_demo(const struct options *opt);
int run_bench(const struct options *opt);

#endif
