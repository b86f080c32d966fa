/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * contest.h: one operation as several sides do it, timed in one process. In each round each side
 * has a lap, and who begins goes round, so what slows the machine down slows all of them.
 */
#ifndef EDMONT_TOOL_CONTEST_H
#define EDMONT_TOOL_CONTEST_H

#include <stddef.h>

enum { SIDES_MAX = 8, ROUNDS_MAX = 2001 };

/* One side, and how long it took for one operation: medians over the rounds, and the least. */
struct side {
    const char *library;
    const char *target;      /* edmont's, which is selected for its laps; NULL: there is none */
    int (*run)(void *data);  /* returns 0 if it went well */
    void *data;
    int count;               /* how many operations a call does */

    double cycles, cycles_least, ns, ns_least;
    double ratio;            /* the median of its time / the reference's; 0: there is none */
};

/* Holds a contest of n sides for about so many seconds, of three rounds at least. reference: the
 * library that the others are compared with, or NULL. Each side runs once before. Returns 0, or
 * what the first run returned that did not go well. */
int contest_hold(struct side *sides, size_t n, const char *reference, double seconds);

#endif
