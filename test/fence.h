/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * fence.h: memory between two pages that cannot be touched, so that a byte read or written beside
 * a buffer of exact size ends the test.
 */
#ifndef EDMONT_TEST_FENCE_H
#define EDMONT_TEST_FENCE_H

#include "check.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct fence {
    uint8_t *field; /* between the fences */
    size_t size, page;
};

/* Fences in a page. */
static inline void fence_open(struct fence *f)
{
    uint8_t *all;

    f->page = f->size = (size_t)sysconf(_SC_PAGESIZE);
    all               = mmap(NULL, 3 * f->page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    check(all != MAP_FAILED);
    f->field = all + f->page;
    check_int(mprotect(f->field, f->size, PROT_READ | PROT_WRITE), 0);
}

static inline void fence_close(struct fence *f)
{
    check_int(munmap(f->field - f->page, f->size + 2 * f->page), 0);
}

/* n bytes with a copy of `from`, right after the first fence (end 0) or right before the second
 * (end 1); the rest of the page is 0xa5. */
static inline uint8_t *fence_place(struct fence *f, int end, const void *from, size_t n)
{
    uint8_t *at = end ? f->field + f->size - n : f->field;

    check_int(mprotect(f->field, f->size, PROT_READ | PROT_WRITE), 0);
    memset(f->field, 0xa5, f->size);
    if (n != 0)
        memcpy(at, from, n);
    return at;
}

/* The same, read-only: a test's input. */
static inline const uint8_t *fence_input(struct fence *f, int end, const void *from, size_t n)
{
    uint8_t *at = fence_place(f, end, from, n);

    check_int(mprotect(f->field, f->size, PROT_READ), 0);
    return at;
}

/* Nothing but the n bytes at `at` differs from what fence_place left. */
static inline void fence_check(const struct fence *f, const uint8_t *at, size_t n)
{
    for (const uint8_t *p = f->field; p < f->field + f->size; p++)
        if (p < at || p >= at + n)
            check_int(*p, 0xa5);
}

#endif
