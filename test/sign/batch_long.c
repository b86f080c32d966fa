/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/batch.c for as long as one likes: 100,000 batches of 2 to 8 forged and good
 * signatures under each rule with the factor 8; then more of them until the SECONDS of the
 * environment have passed (`make check-long SECONDS=3600`).
 * Does not cover: what batch.c tests.
 */
#include "batch.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static time_t started;

static void batches_decide_as_single_verification_does(void)
{
    const char *seconds = getenv("SECONDS");
    long limit          = seconds == NULL ? 0 : atol(seconds);
    long n              = 0;

    make_test();
    check_seed((uint64_t)limit);
    while (n < 100000 || time(NULL) - started < limit) {
        check_note("batch %ld", n);
        if (n % 1000 == 0)
            adversary_fill(test.pool, POOL);
        check_adversarial_batch();
        n++;
    }
    printf("# %ld batches under each of two rules\n", n);
}

static const struct check_case cases[] = {
    CASE(batches_decide_as_single_verification_does),
};

int main(int argc, char **argv)
{
    started = time(NULL);
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
