/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * help.h: what --help and --completion print, made from the tables of options and commands.
 */
#ifndef EDMONT_TOOL_HELP_H
#define EDMONT_TOOL_HELP_H

#include "commands.h"

/* The help of one command, or with NULL that of the program. */
void print_help(const struct command *command);

/* A script that completes words of an edmont command line in bash. */
void print_completion(void);

#endif
