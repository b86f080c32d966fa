/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "commands.h"

#include "report.h"

#include <stdio.h>
#include <string.h>

#define OPTIONS_VARIANT (OPTION(OPT_VARIANT) | OPTION(OPT_CONTEXT))
#define OPTIONS_SPAKE2                                                                            \
    (OPTION(OPT_SUITE) | OPTION(OPT_ROLE) | OPTION(OPT_ID) | OPTION(OPT_ID_HEX) |                  \
     OPTION(OPT_PEER) | OPTION(OPT_PEER_HEX) | OPTION(OPT_AAD) | OPTION(OPT_AAD_HEX) |             \
     OPTION(OPT_PASSWORD_FD) | OPTION(OPT_MHF_FD) | OPTION(OPT_RECORD) | OPTION(OPT_KEY_FILE) |    \
     OPTION(OPT_OUTPUT))

const struct command commands[] = {
    { "info", "version, targets and providers", NULL,
      0, OPTION(OPT_TARGETS) | OPTION(OPT_PROVIDERS) | OPTION(OPT_SLOTS),
      KEY_UNKNOWN, NO_OPERAND, run_info },
    { "selftest", "check known answers on every target and provider", NULL,
      0, 0, KEY_UNKNOWN, NO_OPERAND, run_selftest },
    { "keygen", "make a secret key",
      "The file has mode 0600. Without --type the key is an ed25519 one; with another hash than\n"
      "SHA-512 that is the line EdDSA-25519/<hash> secret HEX, and there is no --format.",
      OPTION(OPT_OUTPUT), OPTION(OPT_TYPE) | OPTION(OPT_FORMAT) | OPTION(OPT_FORCE),
      KEY_UNKNOWN, NO_OPERAND, run_keygen },
    { "public", "compute the public key of a secret key",
      "Without -o it goes to standard output. A raw or hexadecimal KEY needs --type.",
      OPTION(OPT_KEY), OPTION(OPT_OUTPUT) | OPTION(OPT_TYPE) | OPTION(OPT_FORMAT),
      KEY_UNKNOWN, NO_OPERAND, run_public },
    { "sign", "sign files",
      "Without -o the signature goes to FILE.sig, that of FILE - to standard output. With --list\n"
      "a line for each FILE goes to standard output: its signature in hexadecimal, and its name.",
      OPTION(OPT_KEY), OPTION(OPT_OUTPUT) | OPTION(OPT_LIST) | OPTION(OPT_TYPE) | OPTIONS_VARIANT |
          OPTION(OPT_HEDGED) | OPTION(OPT_CHECKED),
      KEY_ED25519, OPERAND_FILES, run_sign },
    { "verify", "verify the signatures of files",
      "With -s one FILE; without it the signature of each is in FILE.sig. With -c the files are\n"
      "those of a list that `edmont sign --list` made, and no FILE is given. The exit status is 1\n"
      "if a signature is not good, else 2 if a file or line cannot be read.",
      OPTION(OPT_PUBLIC),
      OPTION(OPT_SIGNATURE) | OPTION(OPT_CHECK) | OPTION(OPT_RULE) | OPTION(OPT_TYPE) |
          OPTIONS_VARIANT,
      KEY_ED25519, OPERAND_FILES, run_verify },
    { "dh", "compute the secret that two X25519 keys share",
      "Without -o it goes to standard output in hexadecimal, else raw to a file of mode 0600.",
      OPTION(OPT_KEY) | OPTION(OPT_PUBLIC), OPTION(OPT_OUTPUT) | OPTION(OPT_TYPE),
      KEY_X25519, NO_OPERAND, run_dh },
    { "spake2", "agree on a key with somebody who knows the same password",
      "It prints its message and reads the peer's from standard input, a line each, in some\n"
      "suites a tag each way too; the last line is the key. `edmont spake2 list` prints the\n"
      "suites; `edmont spake2 register --mhf-fd FD -o OUT` makes the RECORD of a verifier.",
      0, OPTIONS_SPAKE2, KEY_UNKNOWN, OPERAND_ACTION, run_spake2 },
    { "hash", "compute the digest of a file",
      "With the hash provider in use. `sha512sum -c` checks what it prints if that is SHA-512.",
      0, 0, KEY_UNKNOWN, OPERAND_FILE, run_hash },
    { "random", "print N random bytes",
      "From the random provider in use; N is 1 to 16777216. Without -o they go to standard output\n"
      "in hexadecimal, else raw to a file of mode 0600.",
      0, OPTION(OPT_OUTPUT), KEY_UNKNOWN, OPERAND_NUMBER, run_random },
    { "demo", "show keys, signatures, agreement and a handshake on real files", NULL,
      0, 0, KEY_UNKNOWN, NO_OPERAND, run_demo },
    { "bench", "measure how long operations take",
      "Cycles of the core, nanoseconds and operations a second, each for one item. A PATTERN is\n"
      "that of a shell, or several with commas between them: 'x25519*,verify'. Each operation is\n"
      "measured for 0.1 seconds unless --seconds says otherwise.",
      0, OPTION(OPT_TARGET) | OPTION(OPT_FILTER) | OPTION(OPT_SECONDS) | OPTION(OPT_CSV),
      KEY_UNKNOWN, NO_OPERAND, run_bench },
};

const size_t command_count = sizeof commands / sizeof commands[0];

const char *operand_name(enum operand operand)
{
    static const char *const names[] = {
        [NO_OPERAND] = NULL, [OPERAND_FILE] = "FILE", [OPERAND_FILES] = "FILE...",
        [OPERAND_NUMBER] = "N", [OPERAND_ACTION] = "[list|register]"
    };

    return names[operand];
}

const struct command *command_find(const char *name)
{
    size_t i;

    for (i = 0; i < command_count; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

int command_run(const char *line)
{
    enum { WORDS_MAX = 16 };
    char copy[256], *words[WORDS_MAX + 1] = { copy }, *word;
    const char *before = report_command(NULL);
    struct options opt;
    int n = 1, status;

    snprintf(copy, sizeof copy, "%s", line);
    for (word = strtok(copy, " "); word != NULL && n < WORDS_MAX; word = strtok(NULL, " "))
        words[n++] = word;
    status = options_parse(&opt, n, words);
    if (status == STATUS_OK)
        status = opt.command->run(&opt);
    (void)report_command(before);
    return status;
}
