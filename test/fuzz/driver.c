/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: a target of fuzz.h, without a fuzzer: its seeds, and some thousands of pseudorandom
 * changes of them, each in memory of exactly its length. With --seeds DIRECTORY it writes the
 * seeds there.
 * Does not cover: inputs that take a fuzzer's feedback to be found (make fuzz).
 */
#include "fuzz.h"

#include "../check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 3000 };

static uint8_t input[FUZZ_BYTES], other[FUZZ_BYTES];

static void run(const uint8_t *data, size_t n)
{
    uint8_t *exact = malloc(n == 0 ? 1 : n);

    check(exact != NULL);
    memcpy(exact, data, n);
    check_int(LLVMFuzzerTestOneInput(exact, n), 0);
    free(exact);
}

static size_t seeds(void)
{
    size_t i = 0;

    while (fuzz_seed(i, input) != 0)
        i++;
    return i;
}

static size_t below(size_t n)
{
    return (size_t)(check_random() % n);
}

/* One change of n > 0 bytes: a bit, a byte, some bytes fewer or more, the rest of another seed. */
static size_t change(uint8_t *data, size_t n)
{
    size_t at = below(n), some = 1 + below(4);

    switch (below(6)) {
    case 0:
        data[at] = (uint8_t)check_random();
        return n;
    case 1:
        some = some < n - at ? some : n - at - (at == 0);
        memmove(data + at, data + at + some, n - at - some);
        return n - some;
    case 2:
        some = some < FUZZ_BYTES - n ? some : FUZZ_BYTES - n;
        memmove(data + at + some, data + at, n - at);
        check_random_bytes(data + at, some);
        return n + some;
    case 3:
        some = fuzz_seed(below(seeds()), other);
        if (some <= at)
            return n;
        memcpy(data + at, other + at, some - at);
        return some;
    default:
        data[at] ^= (uint8_t)(1 << below(8));
        return n;
    }
}

static void nothing_and_every_seed(void)
{
    size_t n;

    run(input, 0);
    for (size_t i = 0; (n = fuzz_seed(i, input)) != 0; i++) {
        check_note("seed %zu", i);
        run(input, n);
    }
}

static void changes_of_the_seeds(void)
{
    size_t count = seeds();

    for (int round = 0; round < ROUNDS; round++) {
        size_t n = fuzz_seed(below(count), input);

        check_note("round %d", round);
        for (size_t changes = 1 + below(3); changes > 0 && n > 0; changes--)
            n = change(input, n);
        run(input, n);
    }
}

static int write_seeds(const char *directory)
{
    size_t n;

    for (size_t i = 0; (n = fuzz_seed(i, input)) != 0; i++) {
        char path[4096];
        FILE *file;

        snprintf(path, sizeof path, "%s/seed-%zu", directory, i);
        file = fopen(path, "wb");
        if (file == NULL || fwrite(input, 1, n, file) != n || fclose(file) != 0)
            return 1;
    }
    return 0;
}

static const struct check_case cases[] = {
    CASE(nothing_and_every_seed),
    CASE(changes_of_the_seeds),
};

int main(int argc, char **argv)
{
    if (argc == 3 && strcmp(argv[1], "--seeds") == 0)
        return write_seeds(argv[2]);
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
