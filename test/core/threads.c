/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: that the first call of a process may come from many threads at once, while others select
 * targets: every result is right, and the choice is never half made. Natively here; under
 * ThreadSanitizer in test/core/threads.sh, which sees the races that happen to do no harm.
 *
 * Does not cover: calls that need a provider (test/providers/threads.c).
 */
#define _POSIX_C_SOURCE 200809L

#include "../../include/edmont/dh.h"
#include "../check.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { THREADS = 64, PROCESSES = 16 };

static uint8_t scalar[32], point[32], shared[32];
static pthread_barrier_t start;

/* RFC 7748, section 5.2, the first vector. */
static void take_vector(void)
{
    check_hex(scalar, 32, "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4");
    check_hex(point, 32, "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c");
    check_hex(shared, 32, "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552");
}

static int is_target(const char *name)
{
    for (size_t i = 0; i < edmont_target_count(); i++)
        if (strcmp(name, edmont_target_name(i)) == 0)
            return 1;
    return 0;
}

static int multiplies(void)
{
    uint8_t out[32];

    edmont_x25519(out, scalar, point);
    return memcmp(out, shared, 32) == 0;
}

static int every_slot_has_a_target(void)
{
    const char *slot, *target;
    size_t i = 0;

    while (edmont_target_slot(i, &slot, &target) == EDMONT_OK) {
        if (slot == NULL || target == NULL || !is_target(target))
            return 0;
        i++;
    }
    return i > 0;
}

static int selects(size_t number)
{
    const char *name = edmont_target_name(number / 4 % edmont_target_count());

    return edmont_target_select(name) == EDMONT_OK && is_target(edmont_target());
}

/* The argument is the thread's number; the result NULL if all is well. */
static void *first_call(void *argument)
{
    size_t number = *(const size_t *)argument;
    int well      = 0;

    pthread_barrier_wait(&start);
    switch (number % 4) {
    case 0:
        well = multiplies();
        break;
    case 1:
        well = is_target(edmont_target());
        break;
    case 2:
        well = selects(number);
        break;
    case 3:
        well = every_slot_has_a_target();
        break;
    }
    return well && multiplies() ? NULL : argument;
}

/* Exit status: how many threads saw something wrong. */
static int process(void)
{
    pthread_t thread[THREADS];
    size_t number[THREADS];
    int wrong = 0;

    pthread_barrier_init(&start, NULL, THREADS);
    for (size_t i = 0; i < THREADS; i++) {
        number[i] = i;
        if (pthread_create(&thread[i], NULL, first_call, &number[i]) != 0)
            _exit(100); /* the others wait for ever */
    }
    for (size_t i = 0; i < THREADS; i++) {
        void *result;

        pthread_join(thread[i], &result);
        wrong += result != NULL;
    }
    return wrong;
}

/* There is one first call in the life of a process: so there are many processes. */
static void the_first_call_may_come_from_many_threads_at_once(void)
{
    take_vector();
    fflush(stdout);
    for (int i = 0; i < PROCESSES; i++) {
        int status  = -1;
        pid_t child = fork();

        if (child == 0)
            _exit(process());
        check(child > 0);
        check(waitpid(child, &status, 0) == child);
        check_int(status, 0);
    }
}

static const struct check_case cases[] = {
    CASE(the_first_call_may_come_from_many_threads_at_once),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
