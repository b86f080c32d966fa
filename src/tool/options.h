/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * options.h: the one table of options. Parsing, --help, the completion of words in a shell and the
 * test of the man page all read it.
 */
#ifndef EDMONT_TOOL_OPTIONS_H
#define EDMONT_TOOL_OPTIONS_H

enum option_id {
    OPT_TYPE,
    OPT_FORMAT,
    OPT_KEY,
    OPT_PUBLIC,
    OPT_SIGNATURE,
    OPT_OUTPUT,
    OPT_SUITE,
    OPT_ROLE,
    OPT_ID,
    OPT_ID_HEX,
    OPT_PEER,
    OPT_PEER_HEX,
    OPT_AAD,
    OPT_AAD_HEX,
    OPT_PASSWORD_FD,
    OPT_MHF_FD,
    OPT_RECORD,
    OPT_KEY_FILE,
    OPT_VARIANT,
    OPT_CONTEXT,
    OPT_HEDGED,
    OPT_CHECKED,
    OPT_RULE,
    OPT_CHECK,
    OPT_LIST,
    OPT_TARGETS,
    OPT_PROVIDERS,
    OPT_SLOTS,
    OPT_TARGET,
    OPT_FILTER,
    OPT_SECONDS,
    OPT_CSV,
    OPT_FORCE,
    OPT_HASH,
    OPT_RANDOM,
    OPT_JSON,
    OPT_HELP,
    OPT_VERSION,
    OPT_COMPLETION,
    OPT_COUNT
};

/* A set of options: OPTION()s, joined by |. */
typedef unsigned long long option_set;
#define OPTION(id) (1ull << (id))

/* Those that every command takes, before its name or after. */
#define OPTIONS_EVERYWHERE                                                                        \
    (OPTION(OPT_HASH) | OPTION(OPT_RANDOM) | OPTION(OPT_JSON) | OPTION(OPT_HELP) |                 \
     OPTION(OPT_VERSION))

enum option_kind {
    KIND_FLAG,   /* takes no value */
    KIND_WORD,   /* takes one of the words in `value` */
    KIND_NAME,   /* takes the name of a provider */
    KIND_SUITE,  /* takes the name of a suite of SPAKE2 */
    KIND_TEXT,   /* takes any text */
    KIND_INPUT,  /* takes a file to be read, "-" for standard input */
    KIND_OUTPUT  /* takes a file to be written, "-" for standard output */
};

struct option_row {
    char letter;       /* 0: it has none */
    const char *name;
    enum option_kind kind;
    const char *value; /* what help calls the value; for a KIND_WORD its words, "a|b|c" */
    const char *help;  /* NULL: not shown */
};

extern const struct option_row option_rows[OPT_COUNT];

struct command;

/* What a command line says. */
struct options {
    const struct command *command;
    const char *value[OPT_COUNT]; /* NULL: not given; "" for a flag */
    char *const *operands; /* those that stand behind the options */
    int operand_count;
    const char *operand;   /* the first of them; NULL if there is none */
};

/* Reads a command line into *opt. Returns STATUS_OK, or complains about all that is wrong with
 * options and operands. With --help, --version or --completion nothing is required. */
int options_parse(struct options *opt, int argc, char **argv);

/* Which of the words of a KIND_WORD was given, counted from 1; 0 if none was. */
int options_word(const struct options *opt, enum option_id id);

/* The length of the first word of "a|b|c". *words is moved behind it and its bar; 0 at the end. */
int next_word(const char **words);

#endif
