/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#define _DEFAULT_SOURCE
#include "progress.h"

#include "report.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

static const double seconds_before = 1, seconds_between = 0.1;

static int on;
static double next; /* when the line is shown again */
static unsigned long long bytes, bytes_total, files;

static double now(void)
{
    struct timespec t;

    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void progress_begin(unsigned long long total)
{
    on          = report_mode() == REPORT_TEXT && isatty(STDERR_FILENO);
    next        = now() + seconds_before;
    bytes       = 0;
    bytes_total = total;
    files       = 0;
}

static void show(void)
{
    char text[64];
    double time = now();

    if (time < next)
        return;
    next = time + seconds_between;
    if (bytes_total > 0)
        snprintf(text, sizeof text, "%llu of %llu MiB", bytes >> 20, bytes_total >> 20);
    else if (files > 0)
        snprintf(text, sizeof text, "%llu file%s, %llu MiB", files, files == 1 ? "" : "s",
                 bytes >> 20);
    else
        snprintf(text, sizeof text, "%llu MiB", bytes >> 20);
    show_meanwhile(text);
}

void progress_bytes(unsigned long long n)
{
    bytes += n;
    if (on)
        show();
}

void progress_file(void)
{
    files++;
    if (on)
        show();
}

void progress_end(void)
{
    if (on)
        show_meanwhile("");
    on = 0;
}
