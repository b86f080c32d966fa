/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the means of test/core/threads.sh, by a race that ThreadSanitizer must report.
 */
#define _POSIX_C_SOURCE 200809L

#include <pthread.h>
#include <stddef.h>

static int shared;

static void *increment(void *unused)
{
    (void)unused;
    shared++;
    return NULL;
}

int main(void)
{
    pthread_t thread;

    if (pthread_create(&thread, NULL, increment, NULL) != 0)
        return 0;
    increment(NULL);
    pthread_join(thread, NULL);
    return 0;
}
