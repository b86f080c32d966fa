/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * bench.c: every public operation and every slot on every target, beside other libraries, in one
 * process: libsodium, OpenSSL, and BoringSSL for SPAKE2, whichever of them are here. Run by
 * `make bench`; no test.
 */
#define _DEFAULT_SOURCE
#include "../../src/tool/contest.h"
#include "../../src/tool/figures.h"
#include "../../src/tool/filter.h"
#include "../../src/tool/json.h"
#include "../../src/tool/labels.h"
#include "../../src/tool/operations.h"
#include "../../src/tool/report.h"
#include "peers.h"
#include "slots.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: bench [--filter PATTERN,...] [--target TARGET] [--seconds SECONDS] [--csv | --json]\n"
    "\n"
    "Times operations, named as their functions are, and slots, named slot.NAME, on all targets\n"
    "unless --target chooses one, and the same operations by other libraries. A PATTERN is that\n"
    "of a shell. Each is timed for 0.3 seconds unless --seconds says otherwise. Figures are\n"
    "cycles of the core and nanoseconds, medians and least, for one item; the last column is the\n"
    "median of the ratios to libsodium's cycles in the same round.\n";

static const char reference[] = "libsodium";

static const struct peer *const all_peers[] = {
#ifdef HAVE_SODIUM
    &peer_sodium,
#endif
#ifdef HAVE_OPENSSL
    &peer_openssl,
#endif
    &peer_boringssl, NULL};

static struct {
    const char *filter, *target;
    double seconds;
} asked = {.seconds = 0.3};

static const struct peer *peers[sizeof all_peers / sizeof all_peers[0]];
static struct work work;

static int is_target_asked(const char *name)
{
    return asked.target == NULL || strcmp(asked.target, "all") == 0 ||
           strcmp(asked.target, name) == 0;
}

/* Holds one contest and shows it. Ends the program if somebody computes wrongly. */
static void hold(const char *operation, struct side *sides, size_t n)
{
    int error = n > 0 ? contest_hold(sides, n, reference, asked.seconds) : 0;

    if (error != 0) {
        fprintf(stderr, "bench: %s failed: %d\n", operation, error);
        exit(1);
    }
    figures_show(operation, sides, n);
}

static size_t add_peers(struct side *sides, size_t n, const char *operation)
{
    for (size_t i = 0; peers[i] != NULL; i++)
        for (const struct peer_row *row = peers[i]->rows; row->operation != NULL; row++)
            if (n < SIDES_MAX && strcmp(row->operation, operation) == 0)
                sides[n++] = (struct side){
                    .library = peers[i]->library, .run = row->run, .data = &work, .count = 1};
    return n;
}

static void time_operations(void)
{
    const struct operation *operation;
    struct side sides[SIDES_MAX];
    const char *target;
    size_t n;

    for (size_t i = 0; (operation = operation_at(i)) != NULL; i++) {
        if (!filter_takes(asked.filter, operation->name))
            continue;
        n = 0;
        for (size_t t = 0; (target = edmont_target_name(t)) != NULL && n < SIDES_MAX; t++)
            if (is_target_asked(target))
                sides[n++] = (struct side){.library = "edmont",
                                           .target  = target,
                                           .run     = operation->run,
                                           .data    = &work,
                                           .count   = operation->count};
        hold(operation->name, sides, add_peers(sides, n, operation->name));
    }
}

/* On each target that fills the slot itself. */
static void time_slots(void)
{
    const struct slot_row *row;
    struct side sides[SIDES_MAX];
    const char *target;
    size_t n;

    for (size_t i = 0; (row = slot_at(i)) != NULL; i++) {
        if (!filter_takes(asked.filter, row->name))
            continue;
        n = 0;
        for (size_t t = 0; (target = edmont_target_name(t)) != NULL && n < SIDES_MAX; t++)
            if (is_target_asked(target) && slot_is_of(i, t))
                sides[n++] = (struct side){
                    .library = "edmont", .target = target, .run = row->run, .count = 1};
        hold(row->name, sides, n);
    }
}

/* Those that are here. */
static void choose_peers(void)
{
    const char *version;
    size_t n = 0;

    for (size_t i = 0; all_peers[i] != NULL; i++)
        if ((version = all_peers[i]->prepare(&work)) != NULL) {
            figures_label(all_peers[i]->library, version);
            peers[n++] = all_peers[i];
        }
}

static int refuse(const char *text)
{
    fprintf(stderr, "bench: %s\n%s", text, usage);
    return 2;
}

static int read_options(int argc, char **argv)
{
    static const struct option options[] = {
        {"filter", required_argument, NULL, 'f'}, {"target", required_argument, NULL, 't'},
        {"seconds", required_argument, NULL, 's'}, {"csv", no_argument, NULL, 'c'},
        {"json", no_argument, NULL, 'j'}, {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0}};
    char *end = NULL;
    int got;

    while ((got = getopt_long(argc, argv, "h", options, NULL)) != -1) {
        if (got == 'f')
            asked.filter = optarg;
        else if (got == 't')
            asked.target = optarg;
        else if (got == 's')
            asked.seconds = strtod(optarg, &end);
        else if (got == 'c')
            figures_as_csv();
        else if (got == 'j')
            (void)report_as(REPORT_JSON);
        else if (got == 'h')
            return fputs(usage, stdout), -1;
        else
            return 2;
    }
    if (optind < argc)
        return refuse("it takes no operands");
    if (end != NULL && (*end != '\0' || !(asked.seconds >= 0 && asked.seconds <= 3600)))
        return refuse("--seconds takes a number from 0 to 3600");
    for (size_t t = 0; edmont_target_name(t) != NULL; t++)
        if (is_target_asked(edmont_target_name(t)))
            return 0;
    return refuse("there is no such target");
}

/* With the hash that the others have, whatever configure chose. */
static int prepare(void)
{
    if (edmont_hash_use(edmont_hash_by_name("sha512")) == EDMONT_OK &&
        edmont_random_use(edmont_random_by_name("system")) == EDMONT_OK &&
        operations_prepare(&work) == EDMONT_OK) {
        slots_prepare();
        return 0;
    }
    fputs("bench: edmont fails\n", stderr);
    return 1;
}

int main(int argc, char **argv)
{
    int status = read_options(argc, argv);

    if (status != 0)
        return status > 0 ? status : 0;
    if (prepare() != 0)
        return 1;
    json_begin();
    show_labels(figures_label);
    choose_peers();
    figures_begin(reference);
    time_operations();
    time_slots();
    figures_end();
    json_end(0, NULL);
    return 0;
}
