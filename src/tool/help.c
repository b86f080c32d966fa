/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "help.h"

#include <stdio.h>

enum { COLUMN = 24 }; /* where explanations begin */

/* Prints the value of an option that takes one; returns the number of characters. */
static int print_value(const struct option_row *row)
{
    return row->kind == KIND_FLAG ? 0 : printf(" %s", row->value);
}

static void print_in_synopsis(const struct option_row *row)
{
    if (row->letter != 0 && row->kind != KIND_WORD)
        printf("-%c", row->letter);
    else
        printf("--%s", row->name);
    print_value(row);
}

static void print_synopsis(const struct command *command)
{
    int id;

    printf("usage: edmont %s", command->name);
    for (id = 0; id < OPT_COUNT; id++)
        if (command->needs & OPTION(id)) {
            putchar(' ');
            print_in_synopsis(&option_rows[id]);
        }
    for (id = 0; id < OPT_COUNT; id++)
        if (command->takes & OPTION(id)) {
            fputs(" [", stdout);
            print_in_synopsis(&option_rows[id]);
            putchar(']');
        }
    if (command->operand != NO_OPERAND)
        printf(" %s", operand_name(command->operand));
    putchar('\n');
}

static void print_option(const struct option_row *row)
{
    int n;

    if (row->letter != 0)
        n = printf("  -%c, --%s", row->letter, row->name);
    else
        n = printf("      --%s", row->name);
    n += print_value(row);
    if (n >= COLUMN - 1) {
        putchar('\n');
        n = 0;
    }
    printf("%*s%s\n", COLUMN - n, "", row->help);
}

static void print_options(option_set which)
{
    int id;

    for (id = 0; id < OPT_COUNT; id++)
        if (which & OPTION(id) && option_rows[id].help != NULL)
            print_option(&option_rows[id]);
}

static void print_commands(void)
{
    size_t i;

    puts("usage: edmont COMMAND [OPTION...] [FILE... | N]\n");
    for (i = 0; i < command_count; i++)
        printf("  %-10s%s\n", commands[i].name, commands[i].summary);
    puts("\n`edmont COMMAND --help` explains a command. Every command takes:\n");
    print_options(OPTIONS_EVERYWHERE);
    puts("\n`edmont info --providers` prints the names that --hash and --random take.\n"
         "\nA file named - is standard input or output. The environment variable EDMONT_TARGET\n"
         "chooses a target. Exit status: 0 good, 1 a signature, shared secret or handshake is\n"
         "not good, 2 usage, a file, or an unreadable key or signature, 3 a provider failed,\n"
         "4 the self-test failed.");
}

void print_help(const struct command *command)
{
    if (command == NULL) {
        print_commands();
        return;
    }
    print_synopsis(command);
    printf("\n%s: %s.\n", command->name, command->summary);
    if (command->notes != NULL)
        puts(command->notes);
    putchar('\n');
    print_options(command->needs | command->takes | OPTIONS_EVERYWHERE);
}
