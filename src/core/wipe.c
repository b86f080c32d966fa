/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "wipe.h"

#include "compiler.h"
#include "cpu.h"
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

/* Calls no memset: the first call of one may run through the dynamic linker, which saves registers,
 * secrets and all, below the stack that is being wiped. The barrier keeps the compiler from making
 * one of the loop; that costs some 80 ns. */
NOINLINE void edmont_i_wipe_stack(void)
{
    uint64_t below[WIPE_STACK_BYTES / 8];

    for (size_t i = 0; i < WIPE_STACK_BYTES / 8; i += 8) {
        for (size_t j = 0; j < 8; j++)
            below[i + j] = 0;
        hide_memory(below + i);
    }
    edmont_i_cpu_wipe_registers();
}

int edmont_equal(const void *a, const void *b, size_t n)
{
    int equal = ct_equal(a, b, n);

    edmont_i_cpu_wipe_registers();
    return equal;
}
