/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; it takes the place of src/core/wipe.c in test/wiping/depth, so that the stack
 * shows what it would look like without it.
 */
#include "../../src/core/wipe.h"

#include "../../src/core/ct.h"

void edmont_wipe(void *p, size_t n)
{
    (void)p;
    (void)n;
}

void edmont_i_wipe_stack(void)
{
}

int edmont_equal(const void *a, const void *b, size_t n)
{
    return ct_equal(a, b, n);
}
