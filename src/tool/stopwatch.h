/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * stopwatch.h: time, in nanoseconds and in cycles of the core.
 */
#ifndef EDMONT_TOOL_STOPWATCH_H
#define EDMONT_TOOL_STOPWATCH_H

/* Nanoseconds since some moment. */
double stopwatch_ns(void);

/* Cycles of the core in a nanosecond, as it runs just now. The counters that a CPU has for programs
 * count at a rate of their own, so a chain of additions is timed, each of which waits for the one
 * before and takes one cycle. It takes some 5 us. */
double stopwatch_clock(void);

#endif
