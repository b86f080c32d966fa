/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * main.c: one run of the `edmont` command.
 */
#define _DEFAULT_SOURCE
#include "commands.h"
#include "help.h"
#include "json.h"
#include "output.h"
#include "providers.h"
#include "report.h"

#include <edmont.h>

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A file that is opened while a standard one is closed takes its number, and lines meant for the
 * terminal would land in a key. So a closed one is opened for the use that it does not have: what
 * is read from it or written to it is an error. */
static void keep_standard_files(void)
{
    int fd;

    for (fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

/* With a limit on file sizes a write is to fail and be reported, not to end the program. */
static void ignore_size_signal(void)
{
    (void)signal(SIGXFSZ, SIG_IGN);
}

static int choose_target(const char *name)
{
    char names[256] = "";
    size_t i, n;

    if (name == NULL || name[0] == '\0' || edmont_target_select(name) == EDMONT_OK)
        return STATUS_OK;
    for (i = 0; i < edmont_target_count(); i++) {
        n = strlen(names);
        snprintf(names + n, sizeof names - n, " %s", edmont_target_name(i));
    }
    return fail(STATUS_USAGE, "EDMONT_TARGET: there is no target %s here, but:%s", name, names);
}

static int run(const struct options *opt)
{
    int status = choose_target(getenv("EDMONT_TARGET"));

    if (status == STATUS_OK)
        status = choose_hash(opt->value[OPT_HASH]);
    if (status == STATUS_OK)
        status = choose_random(opt->value[OPT_RANDOM]);
    if (status == STATUS_OK)
        status = opt->command->run(opt);
    return status;
}

/* Prints what --help, --version and --completion ask for; 0 if none of them is there. */
static int print_text(const struct options *opt)
{
    if (opt->value[OPT_HELP] != NULL)
        print_help(opt->command);
    else if (opt->value[OPT_VERSION] != NULL)
        printf("edmont %s\n", edmont_version());
    else if (opt->value[OPT_COMPLETION] != NULL)
        print_completion();
    else
        return 0;
    return 1;
}

int main(int argc, char **argv)
{
    struct options opt;
    int status, flushed;

    keep_standard_files();
    ignore_size_signal();
    status = options_parse(&opt, argc, argv);
    if (status != STATUS_OK || !print_text(&opt)) {
        if (opt.value[OPT_JSON] != NULL)
            (void)report_as(REPORT_JSON);
        json_begin();
        json_string("command", opt.command != NULL ? opt.command->name : NULL);
        if (status == STATUS_OK)
            status = run(&opt);
        json_end(status, report_last());
    }
    flushed = flush_output();
    return status != STATUS_OK ? status : flushed;
}
