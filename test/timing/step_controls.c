/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: step.c itself, by instructions that it must report.
 */
#include "step.h"

#include <string.h>

static void leak_by_division(void)
{
    const uint32_t *s = ctime_make_secret(4);
    uint32_t quotient = 1000000007, rest = 0;

    __asm__ __volatile__("divl %2" : "+a"(quotient), "+d"(rest) : "r"(*s | 1) : "cc");
}

/* As compilers write it; here in a place where it is not reached on a CPU without AVX2. */
static void leak_by_gather(void)
{
    const uint8_t *table = ctime_make_public(64), *s = ctime_make_secret(16);

    __asm__ __volatile__("vmovdqu (%1), %%xmm1\n\t"
                         "vpsrld $28, %%xmm1, %%xmm1\n\t"
                         "vpcmpeqd %%xmm2, %%xmm2, %%xmm2\n\t"
                         "vpgatherdd %%xmm2, (%0, %%xmm1, 4), %%xmm0"
                         :
                         : "r"(table), "r"(s)
                         : "xmm0", "xmm1", "xmm2", "memory");
}

/* Of the x87, which the library does not use. */
static void unknown_instruction(void)
{
    (void)ctime_make_secret(1);
    __asm__ __volatile__("fld1\n\tfstp %%st(0)" : : : "st");
}

const struct step_control step_controls[] = {
    {{"leak_by_division", leak_by_division}, DECODE_DIVIDE},
    {{"leak_by_gather", leak_by_gather}, DECODE_GATHER},
    {{"unknown_instruction", unknown_instruction}, DECODE_UNKNOWN},
};

const size_t step_controls_n = sizeof step_controls / sizeof step_controls[0];
