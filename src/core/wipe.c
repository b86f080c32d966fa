/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "wipe.h"

#include "compiler.h"
#include "ct.h"

#include <string.h>

/* Out of line, and the barrier says that somebody reads p afterwards: so the memset is not dead. */
NOINLINE void edmont_wipe(void *p, size_t n)
{
    if (n == 0)
        return;
    memset(p, 0, n);
    hide_memory(p);
}

NOINLINE void edmont_i_wipe_stack(void)
{
    unsigned char below[WIPE_STACK_BYTES];

    memset(below, 0, sizeof below);
    hide_memory(below);
}

int edmont_equal(const void *a, const void *b, size_t n)
{
    return ct_equal(a, b, n);
}
