/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the means of test/timing themselves, by code that leaks on purpose.
 */
#include "ctime.h"

#include "../../src/core/ct.h"

static volatile uint8_t sink;

static void no_leak(void)
{
    const uint8_t *s = ctime_make_secret(64);
    int equal        = ct_equal(s, s + 32, 32);

    ctime_expect_secret(&equal, sizeof equal);
}

static void leak_by_branch(void)
{
    const uint8_t *s = ctime_make_secret(1);

    if (*s & 1)
        sink = 1;
    else
        sink++;
}

static void leak_by_early_exit(void)
{
    const uint8_t *s = ctime_make_secret(64);

    for (int i = 0; i < 32; i++)
        if (s[i] != s[32 + i]) {
            sink = (uint8_t)i;
            break;
        }
}

static void leak_by_index(void)
{
    const uint8_t *s = ctime_make_secret(1), *table = ctime_make_public(256);

    sink = table[*s];
}

/* The full scan of a table with masks, first with the value barrier of ct.h, then as one writes it:
 * there clang sees what a mask is, and branches. */
static void masked_scan_with_barrier(void)
{
    const uint64_t *table = ctime_make_public(8 * 5 * 8), *index = ctime_make_secret(8);
    uint64_t *out = ctime_make_public(5 * 8), wanted = *index & 7;

    for (uint64_t i = 0; i < 8; i++) {
        uint64_t mask = ct_mask_equal(i, wanted);

        for (size_t j = 0; j < 5; j++)
            out[j] |= table[5 * i + j] & mask;
    }
    ctime_expect_secret(out, 5 * 8);
}

static void masked_scan_without_barrier(void)
{
    const uint64_t *table = ctime_make_public(8 * 5 * 8), *index = ctime_make_secret(8);
    uint64_t *out = ctime_make_public(5 * 8), wanted = *index & 7;

    for (uint64_t i = 0; i < 8; i++) {
        uint64_t mask = 0 - (uint64_t)(i == wanted);

        for (size_t j = 0; j < 5; j++)
            out[j] |= table[5 * i + j] & mask;
    }
    ctime_expect_secret(out, 5 * 8);
}

const struct ctime_control ctime_controls[] = {
    {{"no_leak", no_leak}, CTIME_CLEAN},
    {{"masked_scan_with_barrier", masked_scan_with_barrier}, CTIME_CLEAN},
    {{"leak_by_branch", leak_by_branch}, CTIME_LEAKS},
    {{"leak_by_early_exit", leak_by_early_exit}, CTIME_LEAKS},
    {{"leak_by_index", leak_by_index}, CTIME_LEAKS},
    {{"masked_scan_without_barrier", masked_scan_without_barrier}, CTIME_EITHER},
};

const size_t ctime_controls_n = sizeof ctime_controls / sizeof ctime_controls[0];
