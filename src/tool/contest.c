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

/* What was measured: one operation in each round. */
static struct {
    double cycles[SIDES_MAX][ROUNDS_MAX], ns[SIDES_MAX][ROUNDS_MAX], ratio[ROUNDS_MAX];
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

/* Times a lap, after a run that warms up. The clock is asked before and after: what disturbs it
 * makes it look slower than it is, so the faster answer counts. */
static int run_lap(const struct side *side, int i)
{
    double ns, clock, clock_after;
    int error = select_target(side);

    if (error == 0)
        error = side->run(side->data);
    if (error != 0)
        return error;
    clock       = stopwatch_clock();
    error       = run_often(side, laps.calls[i], &ns);
    clock_after = stopwatch_clock();
    clock       = clock > clock_after ? clock : clock_after;
    laps.ns[i][laps.rounds]     = ns / laps.calls[i] / side->count;
    laps.cycles[i][laps.rounds] = clock * laps.ns[i][laps.rounds];
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

/* Ratios first: medians sort the rounds. */
static void sum_up(struct side *sides, size_t n, int reference)
{
    size_t i;
    int r;

    for (i = 0; i < n; i++) {
        for (r = 0; r < laps.rounds && reference >= 0; r++)
            laps.ratio[r] = laps.cycles[i][r] / laps.cycles[reference][r];
        sides[i].ratio = reference >= 0 ? median(laps.ratio) : 0;
    }
    for (i = 0; i < n; i++) {
        sides[i].cycles       = median(laps.cycles[i]);
        sides[i].cycles_least = laps.cycles[i][0];
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
        for (i = 0; i < n && error == 0; i++)
            error = run_lap(&sides[(i + (size_t)laps.rounds) % n],
                            (int)((i + (size_t)laps.rounds) % n));
    }
    if (error == 0)
        sum_up(sides, n, find_library(sides, n, reference));
    return error;
}
