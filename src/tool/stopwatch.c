/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#define _DEFAULT_SOURCE
#include "stopwatch.h"

#include <time.h>

enum { ADDITIONS = 16384 };

double stopwatch_ns(void)
{
    struct timespec t;

    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

/* 64 additions of registers: some CPUs fold additions of constants, and none of these. On machines
 * that are not named here each waits for a xor besides, which is counted as if it took no time. */
static void add_64_times(unsigned long *sum, unsigned long y)
{
    unsigned long x = *sum;

#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
    __asm__ volatile(".rept 64\n\tadd %1, %0\n\t.endr" : "+r"(x) : "r"(y));
#elif defined(__GNUC__) && defined(__aarch64__)
    __asm__ volatile(".rept 64\n\tadd %0, %0, %1\n\t.endr" : "+r"(x) : "r"(y));
#else
    volatile unsigned long hidden = y;
    int i;

    for (i = 0; i < 64; i++)
        x = (x ^ hidden) + y;
#endif
    *sum = x;
}

double stopwatch_clock(void)
{
    unsigned long sum = 0;
    double start      = stopwatch_ns();
    int i;

    for (i = 0; i < ADDITIONS / 64; i++)
        add_64_times(&sum, 1);
    return ADDITIONS / (stopwatch_ns() - start);
}
