/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "contest.h"

#include "stopwatch.h"

#include <edmont.h>

#include <stdlib.h>
#include <string.h>

enum { ROUNDS_MIN = 3 };

static const double lap_ns = 1e5;

/* What was measured: one operation in each round; and cycles a nanosecond in that round. */
static struct {
    double ns[SIDES_MAX][ROUNDS_MAX], clock[ROUNDS_MAX];
    double cycles[ROUNDS_MAX], ratio[ROUNDS_MAX];
    int calls[SIDES_MAX]; /* of a lap */
    int rounds;
} laps;

static int ascending(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;

    return (a > b) - (a < b);
}

/* Sorts the values. */
static double median(double *values)
{
    qsort(values, (size_t)laps.rounds, sizeof *values, ascending);
    return values[laps.rounds / 2];
}

/* Runs a side so often; nanoseconds of all runs. */
static int run_often(const struct side *side, int calls, double *ns)
{
    double start = stopwatch_ns();
    int i, error = 0;

    for (i = 0; i < calls && error == 0; i++)
        error = side->run(side->data);
    *ns = stopwatch_ns() - start;
    return error;
}

static int select_target(const struct side *side)
{
    return side->target == NULL ? 0 : edmont_target_select(side->target);
}

/* How many calls take as long as a lap. */
static int count_calls(const struct side *side, int *calls)
{
    double ns = 0;
    int error = select_target(side);

    for (*calls = 1; error == 0 && ns < lap_ns && *calls < 1 << 20; *calls *= 2)
        error = run_often(side, *calls, &ns);
    *calls = ns > lap_ns ? (int)(*calls / 2 * lap_ns / ns) : *calls;
    *calls = *calls > 0 ? *calls : 1;
    return error;
}

/* What disturbs the clock makes it look slower than it is, so the fastest answer counts. */
static void ask_clock(void)
{
    double clock = stopwatch_clock();

    if (laps.clock[laps.rounds] < clock)
        laps.clock[laps.rounds] = clock;
}

/* Times a lap, after a run that warms up. */
static int run_lap(const struct side *side, int i)
{
    double ns = 0;
    int error = select_target(side);

    if (error == 0)
        error = side->run(side->data);
    if (error != 0)
        return error;
    ask_clock();
    error = run_often(side, laps.calls[i], &ns);
    ask_clock();
    laps.ns[i][laps.rounds] = ns / laps.calls[i] / side->count;
    return error;
}

static int find_library(const struct side *sides, size_t n, const char *library)
{
    size_t i;

    for (i = 0; i < n && library != NULL; i++)
        if (strcmp(sides[i].library, library) == 0)
            return (int)i;
    return -1;
}

/* The clock of a round, and of those beside it: in a few milliseconds a core does not change it. */
static double clock_about(int round)
{
    double clock = laps.clock[round];

    if (round > 0 && clock < laps.clock[round - 1])
        clock = laps.clock[round - 1];
    if (round < laps.rounds - 1 && clock < laps.clock[round + 1])
        clock = laps.clock[round + 1];
    return clock;
}

/* Ratios are of times in one round, where the clock is the same. */
static double median_ratio(const double *ns, const double *reference)
{
    int r;

    for (r = 0; r < laps.rounds; r++)
        laps.ratio[r] = ns[r] / reference[r];
    return median(laps.ratio);
}

/* Ratios before all else: a median sorts the rounds. */
static void sum_up(struct side *sides, size_t n, int reference)
{
    size_t i;
    int r;

    for (i = 0; i < n; i++)
        sides[i].ratio = reference < 0 ? 0 : median_ratio(laps.ns[i], laps.ns[reference]);
    for (i = 0; i < n; i++) {
        for (r = 0; r < laps.rounds; r++)
            laps.cycles[r] = clock_about(r) * laps.ns[i][r];
        sides[i].cycles       = median(laps.cycles);
        sides[i].cycles_least = laps.cycles[0];
        sides[i].ns           = median(laps.ns[i]);
        sides[i].ns_least     = laps.ns[i][0];
    }
}

int contest_hold(struct side *sides, size_t n, const char *reference, double seconds)
{
    double start = stopwatch_ns();
    size_t i;
    int error = 0;

    for (i = 0; i < n && error == 0; i++)
        error = count_calls(&sides[i], &laps.calls[i]);
    for (laps.rounds = 0; error == 0 && laps.rounds < ROUNDS_MAX; laps.rounds++) {
        if (laps.rounds >= ROUNDS_MIN && stopwatch_ns() - start > 1e9 * seconds)
            break;
        laps.clock[laps.rounds] = 0;
        for (i = 0; i < n && error == 0; i++)
            error = run_lap(&sides[(i + (size_t)laps.rounds) % n],
                            (int)((i + (size_t)laps.rounds) % n));
    }
    if (error == 0)
        sum_up(sides, n, find_library(sides, n, reference));
    return error;
}
