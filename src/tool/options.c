/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "options.h"

#include "commands.h"
#include "input.h"
#include "output.h"
#include "report.h"

#include <getopt.h>
#include <limits.h>
#include <string.h>

const struct option_row option_rows[OPT_COUNT] = {
    [OPT_TYPE]       = { 0, "type", KIND_WORD, "ed25519|x25519", "what kind of key it is" },
    [OPT_FORMAT]     = { 0, "format", KIND_WORD, "pem|raw|hex", "how to write the key" },
    [OPT_KEY]        = { 'k', "key", KIND_INPUT, "KEY", "the secret key" },
    [OPT_PUBLIC]     = { 'p', "public", KIND_INPUT, "PUB", "the public key of the other side" },
    [OPT_SIGNATURE]  = { 's', "signature", KIND_INPUT, "SIG", "the signature" },
    [OPT_OUTPUT]     = { 'o', "output", KIND_OUTPUT, "OUT", "where the result goes" },
    [OPT_SUITE]      = { 0, "suite", KIND_SUITE, "SUITE", "what the other side speaks" },
    [OPT_ROLE]       = { 0, "role", KIND_WORD, "A|B", "which of the two sides this is" },
    [OPT_ID]         = { 0, "id", KIND_TEXT, "NAME", "the name of this side" },
    [OPT_ID_HEX]     = { 0, "id-hex", KIND_TEXT, "HEX", "the same in hexadecimal" },
    [OPT_PEER]       = { 0, "peer", KIND_TEXT, "NAME", "the name of the other side" },
    [OPT_PEER_HEX]   = { 0, "peer-hex", KIND_TEXT, "HEX", "the same in hexadecimal" },
    [OPT_AAD]        = { 0, "aad", KIND_TEXT, "TEXT", "what else both sides must agree on" },
    [OPT_AAD_HEX]    = { 0, "aad-hex", KIND_TEXT, "HEX", "the same in hexadecimal" },
    [OPT_PASSWORD_FD] = { 0, "password-fd", KIND_TEXT, "FD",
                          "read the password from this open file" },
    [OPT_MHF_FD]     = { 0, "mhf-fd", KIND_TEXT, "FD",
                         "read the stretched password, in hexadecimal" },
    [OPT_RECORD]     = { 0, "record", KIND_INPUT, "RECORD", "what a verifier knows of it" },
    [OPT_KEY_FILE]   = { 0, "key-file", KIND_OUTPUT, "FILE", "write the key there, raw" },
    [OPT_VARIANT]    = { 0, "variant", KIND_WORD, "pure|ctx|ph", "which scheme of RFC 8032" },
    [OPT_CONTEXT]    = { 0, "context", KIND_TEXT, "TEXT", "what the signature is for" },
    [OPT_HEDGED]     = { 0, "hedged", KIND_FLAG, NULL, "sign with randomness too" },
    [OPT_CHECKED]    = { 0, "checked", KIND_FLAG, NULL,
                         "verify the signature before it is written" },
    [OPT_RULE]       = { 0, "rule", KIND_WORD, "standard|cofactorless|strict|zip215",
                         "which signatures are good" },
    [OPT_CHECK]      = { 'c', "check", KIND_INPUT, "LIST",
                         "read signatures and names from a list" },
    [OPT_LIST]       = { 0, "list", KIND_FLAG, NULL, "print lines for `edmont verify --check`" },
    [OPT_TARGETS]    = { 0, "targets", KIND_FLAG, NULL, "only the targets, best first" },
    [OPT_PROVIDERS]  = { 0, "providers", KIND_FLAG, NULL, "only what --hash and --random take" },
    [OPT_SLOTS]      = { 0, "slots", KIND_FLAG, NULL, "only which target's code runs what" },
    [OPT_TARGET]     = { 0, "target", KIND_TEXT, "TARGET", "measure this one, or all" },
    [OPT_FILTER]     = { 0, "filter", KIND_TEXT, "PATTERN", "measure what has such a name" },
    [OPT_SECONDS]    = { 0, "seconds", KIND_TEXT, "SECONDS", "how long to measure each" },
    [OPT_CSV]        = { 0, "csv", KIND_FLAG, NULL, "print comma-separated values" },
    [OPT_FORCE]      = { 0, "force", KIND_FLAG, NULL, "replace a file that exists" },
    [OPT_HASH]       = { 0, "hash", KIND_NAME, "NAME", "use this hash provider" },
    [OPT_RANDOM]     = { 0, "random", KIND_NAME, "NAME", "use this random provider" },
    [OPT_JSON]       = { 0, "json", KIND_FLAG, NULL, "print one JSON object" },
    [OPT_HELP]       = { 'h', "help", KIND_FLAG, NULL, "print this help" },
    [OPT_VERSION]    = { 0, "version", KIND_FLAG, NULL, "print the version" },
    [OPT_COMPLETION] = { 0, "completion", KIND_FLAG, NULL, NULL },
};

int next_word(const char **words)
{
    size_t n = strcspn(*words, "|");

    *words += n;
    if (**words == '|')
        (*words)++;
    return (int)n;
}

/* The place of a word in "a|b|c", counted from 1; 0 if it is not there. */
static int word_place(const char *words, const char *word)
{
    const char *start = words;
    int place, n;

    for (place = 1; (n = next_word(&words)) != 0; place++, start = words)
        if (strlen(word) == (size_t)n && memcmp(start, word, (size_t)n) == 0)
            return place;
    return 0;
}

int options_word(const struct options *opt, enum option_id id)
{
    return opt->value[id] == NULL ? 0 : word_place(option_rows[id].value, opt->value[id]);
}

/* The table as getopt_long wants it. */
struct tables {
    struct option longs[OPT_COUNT + 1];
    char letters[2 * OPT_COUNT + 3];
};

/* mode: getopt's, "+:" to stop at the first operand, ":" to look behind operands. */
static void make_tables(struct tables *t, const char *mode)
{
    size_t end = strlen(mode);
    int id;

    memset(t, 0, sizeof *t);
    memcpy(t->letters, mode, end);
    for (id = 0; id < OPT_COUNT; id++) {
        const struct option_row *row = &option_rows[id];

        t->longs[id].name    = row->name;
        t->longs[id].has_arg = row->kind == KIND_FLAG ? no_argument : required_argument;
        t->longs[id].val     = 256 + id;
        if (row->letter == 0)
            continue;
        t->letters[end++] = row->letter;
        if (row->kind != KIND_FLAG)
            t->letters[end++] = ':';
    }
}

/* The option that getopt found, -1 if it found none. */
static int found_option(int got)
{
    int id;

    if (got >= 256)
        return got - 256;
    for (id = 0; id < OPT_COUNT; id++)
        if (got != 0 && got == option_rows[id].letter)
            return id;
    return -1;
}

/* Complains about what getopt did not take. */
static int unknown_option(int got, char **argv)
{
    if (got == ':')
        return fail(STATUS_USAGE, "%s needs a value", argv[optind - 1]);
    if (optopt >= 256)
        return fail(STATUS_USAGE, "--%s takes no value", option_rows[optopt - 256].name);
    if (optopt != 0)
        return fail(STATUS_USAGE, "there is no option -%c", optopt);
    return fail(STATUS_USAGE, "there is no option %s, or more than one that begins so",
                argv[optind - 1]);
}

static int take_option(struct options *opt, int id, option_set allowed)
{
    const struct option_row *row = &option_rows[id];

    if ((OPTION(id) & allowed) == 0)
        return opt->command == NULL
                   ? fail(STATUS_USAGE, "--%s belongs behind the command", row->name)
                   : fail(STATUS_USAGE, "it takes no option --%s", row->name);
    if (row->kind == KIND_WORD && word_place(row->value, optarg) == 0)
        return fail(STATUS_USAGE, "--%s takes one of %s, not %s", row->name, row->value, optarg);
    opt->value[id] = row->kind == KIND_FLAG ? "" : optarg;
    return STATUS_OK;
}

/* Reads the options of argv[1] and on. Goes on after a mistake, so that --json counts wherever it
 * stands. optind is then that of the first operand. */
static int take_options(struct options *opt, int argc, char **argv, const char *mode,
                        option_set allowed)
{
    struct tables t;
    int got, id, result, status = STATUS_OK;

    make_tables(&t, mode);
    opterr = 0;
    optind = 0; /* a new scan: getopt keeps nothing of the one before */
    while ((got = getopt_long(argc, argv, t.letters, t.longs, NULL)) != -1) {
        id     = found_option(got);
        result = id < 0 ? unknown_option(got, argv) : take_option(opt, id, allowed);
        if (status == STATUS_OK)
            status = result;
    }
    return status;
}

static int take_operands(struct options *opt, int argc, char **argv)
{
    int count = argc - optind, most = INT_MAX;

    if (opt->command->operand == NO_OPERAND || opt->value[OPT_CHECK] != NULL)
        most = 0;
    else if (opt->command->operand != OPERAND_FILES)
        most = 1;
    if (count > most)
        return fail(STATUS_USAGE, "it does not take %s", argv[optind + most]);
    opt->operands      = argv + optind;
    opt->operand_count = count;
    opt->operand       = count > 0 ? argv[optind] : NULL;
    return STATUS_OK;
}

static int check_required(const struct options *opt)
{
    int id;

    for (id = 0; id < OPT_COUNT; id++)
        if ((OPTION(id) & opt->command->needs) != 0 && opt->value[id] == NULL)
            return fail(STATUS_USAGE, "it needs -%c %s: %s", option_rows[id].letter,
                        option_rows[id].value, option_rows[id].help);
    if (opt->operand != NULL || opt->command->operand == NO_OPERAND ||
        opt->command->operand == OPERAND_ACTION || opt->value[OPT_CHECK] != NULL)
        return STATUS_OK;
    return fail(STATUS_USAGE, "it needs a %s",
                opt->command->operand == OPERAND_NUMBER ? "number N" : "FILE");
}

/* What is for one file is not for several, nor for a list. */
static int check_single(const struct options *opt)
{
    static const enum option_id ids[] = { OPT_SIGNATURE, OPT_OUTPUT };
    const char *many = opt->value[OPT_CHECK] != NULL  ? "--check"
                       : opt->value[OPT_LIST] != NULL ? "--list"
                       : opt->operand_count > 1       ? "more than one FILE"
                                                      : NULL;
    size_t i;

    for (i = 0; i < sizeof ids / sizeof ids[0] && many != NULL; i++)
        if (opt->value[ids[i]] != NULL)
            return fail(STATUS_USAGE, "-%c does not go with %s", option_rows[ids[i]].letter, many);
    return STATUS_OK;
}

static int check_type(const struct options *opt)
{
    enum key_type only = opt->command->keys;
    int type           = options_word(opt, OPT_TYPE);

    if (only != KEY_UNKNOWN && type != 0 && type != (int)only)
        return fail(STATUS_USAGE, "it does not work with %s keys", opt->value[OPT_TYPE]);
    return STATUS_OK;
}

static int check_input(const struct options *opt, const char *input, int *dashes)
{
    const char *output;
    int id;

    *dashes += is_dash(input);
    for (id = 0; id < OPT_COUNT && !is_dash(input); id++) {
        output = option_rows[id].kind == KIND_OUTPUT ? opt->value[id] : NULL;
        if (output != NULL && !is_dash(output) && same_file(input, output))
            return fail(STATUS_USAGE, "%s would replace %s, which is read", output, input);
    }
    return STATUS_OK;
}

/* Standard input can be read once, and an output must not replace an input. */
static int check_files(const struct options *opt)
{
    int id, i, dashes = 0, status = STATUS_OK;

    for (id = 0; id < OPT_COUNT; id++)
        if (option_rows[id].kind == KIND_INPUT && opt->value[id] != NULL && status == STATUS_OK)
            status = check_input(opt, opt->value[id], &dashes);
    for (i = 0; i < opt->operand_count && status == STATUS_OK; i++)
        if (opt->command->operand == OPERAND_FILE || opt->command->operand == OPERAND_FILES)
            status = check_input(opt, opt->operands[i], &dashes);
    if (status != STATUS_OK)
        return status;
    if (dashes > 1)
        return fail(STATUS_USAGE, "only one file can be -, standard input");
    return STATUS_OK;
}

static int wants_text(const struct options *opt)
{
    return opt->value[OPT_HELP] != NULL || opt->value[OPT_VERSION] != NULL ||
           opt->value[OPT_COMPLETION] != NULL;
}

/* Finds the command, and reads what stands behind its name. argv[optind] is that name. */
static int parse_command(struct options *opt, int argc, char **argv)
{
    int first = optind, status;

    opt->command = command_find(argv[first]);
    if (opt->command == NULL)
        return fail(STATUS_USAGE, "there is no command %s; `edmont --help` names them",
                    argv[first]);
    (void)report_command(opt->command->name);
    status = take_options(opt, argc - first, argv + first, ":",
                          OPTIONS_EVERYWHERE | opt->command->needs | opt->command->takes);
    if (status != STATUS_OK || wants_text(opt))
        return status;
    status = take_operands(opt, argc - first, argv + first);
    if (status == STATUS_OK)
        status = check_required(opt);
    if (status == STATUS_OK)
        status = check_single(opt);
    if (status == STATUS_OK)
        status = check_type(opt);
    if (status == STATUS_OK)
        status = check_files(opt);
    return status;
}

int options_parse(struct options *opt, int argc, char **argv)
{
    int before, status;

    memset(opt, 0, sizeof *opt);
    before = take_options(opt, argc, argv, "+:", OPTIONS_EVERYWHERE | OPTION(OPT_COMPLETION));
    if (optind < argc)
        status = parse_command(opt, argc, argv);
    else if (before == STATUS_OK && !wants_text(opt))
        status = fail(STATUS_USAGE, "which command? `edmont --help` names them");
    else
        status = STATUS_OK;
    return before != STATUS_OK ? before : status;
}
