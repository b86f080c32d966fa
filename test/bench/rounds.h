/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * rounds.h: what the benchmarks share: times, medians, and the labels that a figure needs.
 */
#ifndef EDMONT_TEST_BENCH_ROUNDS_H
#define EDMONT_TEST_BENCH_ROUNDS_H

#include "../../include/edmont.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_ROUNDS = 2001 };

/* Nanoseconds. */
static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int ascending(const void *x, const void *y)
{
    double a = *(const double *)x, c = *(const double *)y;

    return (a > c) - (a < c);
}

static double median(double *values, int n)
{
    qsort(values, (size_t)n, sizeof *values, ascending);
    return values[n / 2];
}

static inline void print_row(const char *name, double *ours, double *theirs, double *ratio,
                             int rounds)
{
    double our_median = median(ours, rounds), their_median = median(theirs, rounds);

    /* Sorted by now: the first is the least. */
    printf("%-30s %8.2f %10.2f %8.2f %10.2f %8.3f\n", name, our_median / 1e3, ours[0] / 1e3,
           their_median / 1e3, theirs[0] / 1e3, median(ratio, rounds));
}

static void print_cpu(void)
{
    FILE *f = fopen("/proc/cpuinfo", "r");
    char line[256];

    while (f != NULL && fgets(line, sizeof line, f) != NULL)
        if (strncmp(line, "model name", 10) == 0) {
            printf("cpu:      %s", strchr(line, ':') + 2);
            break;
        }
    if (f != NULL)
        fclose(f);
}

/* Who measured what: `peer` and its version are what edmont stands beside. */
static void print_labels(const char *peer, const char *version, const char *what, int rounds)
{
    const char *commit = getenv("BENCH_COMMIT");

    printf("edmont %s, commit %s, target %s, hash %s, random %s\n", edmont_version(),
           commit != NULL && *commit ? commit : "unknown", edmont_target(),
           edmont_hash_current() != NULL ? edmont_hash_current()->name : "none",
           edmont_random_current() != NULL ? edmont_random_current()->name : "none");
    printf("%s %s\n", peer, version);
    print_cpu();
    printf("compiler: %s, flags: %s\n", __VERSION__, BENCH_CFLAGS);
    printf("%s; microseconds a call over %d rounds\n\n", what, rounds);
    printf("%-30s %8s %10s %8s %10s %8s\n", "", "edmont", "(minimum)", peer, "(minimum)", "ratio");
}

/* The number of rounds that the command line asks for; 0, and a message, if it is none. */
static int rounds_asked(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 301;

    if (rounds >= 1 && rounds <= MAX_ROUNDS)
        return rounds;
    fprintf(stderr, "usage: %s [ROUNDS], at most %d\n", argv[0], MAX_ROUNDS);
    return 0;
}

#endif
