/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * bench.c: `edmont bench`: how long the library's functions take on this machine.
 */
#define _DEFAULT_SOURCE
#include "commands.h"
#include "contest.h"
#include "figures.h"
#include "filter.h"
#include "labels.h"
#include "operations.h"
#include "report.h"
#include "secret.h"

#include <edmont.h>

#include <stdlib.h>
#include <string.h>

static const double default_seconds = 0.1;

/* The targets to be measured. */
static int choose_sides(struct side *sides, size_t *n, const char *target)
{
    const char *name;
    size_t i;

    *n = 0;
    if (target == NULL)
        target = edmont_target();
    for (i = 0; (name = edmont_target_name(i)) != NULL && *n < SIDES_MAX; i++)
        if (strcmp(target, "all") == 0 || strcmp(target, name) == 0)
            sides[(*n)++] = (struct side){ .library = "edmont", .target = name };
    if (*n == 0)
        return fail(STATUS_USAGE, "--target: there is no target %s here; `edmont info --targets` "
                    "names them", target);
    return STATUS_OK;
}

static int check_filter(const char *filter)
{
    const struct operation *operation;
    size_t i;

    for (i = 0; (operation = operation_at(i)) != NULL; i++)
        if (filter_takes(filter, operation->name))
            return STATUS_OK;
    return fail(STATUS_USAGE, "--filter: no operation is called %s", filter);
}

static int measure(const struct operation *operation, struct work *w, struct side *sides, size_t n,
                   double seconds)
{
    size_t i;
    int error;

    for (i = 0; i < n; i++) {
        sides[i].run   = operation->run;
        sides[i].data  = w;
        sides[i].count = operation->count;
    }
    error = contest_hold(sides, n, NULL, seconds);
    if (error != EDMONT_OK)
        return fail_library(error, operation->name);
    figures_show(operation->name, sides, n);
    return STATUS_OK;
}

static int measure_all(const struct options *opt, struct work *w, struct side *sides, size_t n,
                       double seconds)
{
    const char *filter = opt->value[OPT_FILTER];
    const struct operation *operation;
    size_t i;
    int status = STATUS_OK;

    show_labels(figures_label);
    figures_begin(NULL);
    for (i = 0; (operation = operation_at(i)) != NULL && status == STATUS_OK; i++)
        if (filter_takes(filter, operation->name))
            status = measure(operation, w, sides, n, seconds);
    figures_end();
    return status;
}

static int read_seconds(double *seconds, const char *text)
{
    char *end;

    *seconds = default_seconds;
    if (text == NULL)
        return STATUS_OK;
    *seconds = strtod(text, &end);
    if (end == text || *end != '\0' || !(*seconds >= 0 && *seconds <= 3600))
        return fail(STATUS_USAGE, "--seconds: %s is no number from 0 to 3600", text);
    return STATUS_OK;
}

int run_bench(const struct options *opt)
{
    const char *before = edmont_target();
    struct side sides[SIDES_MAX];
    struct work *w;
    double seconds;
    size_t n;
    int error, status = read_seconds(&seconds, opt->value[OPT_SECONDS]);

    if (status == STATUS_OK)
        status = choose_sides(sides, &n, opt->value[OPT_TARGET]);
    if (status == STATUS_OK)
        status = check_filter(opt->value[OPT_FILTER]);
    if (status != STATUS_OK)
        return status;
    w = secret_new(sizeof *w);
    if (w == NULL)
        return STATUS_USAGE;
    if (opt->value[OPT_CSV] != NULL && report_mode() == REPORT_TEXT)
        figures_as_csv();
    error  = operations_prepare(w);
    status = error == EDMONT_OK ? measure_all(opt, w, sides, n, seconds)
                                : fail_library(error, "cannot make what is to be measured");
    secret_free(w, sizeof *w);
    error = edmont_target_select(before);
    return status == STATUS_OK && error != EDMONT_OK ? fail_library(error, before) : status;
}
