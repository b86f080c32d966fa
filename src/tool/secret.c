/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#define _DEFAULT_SOURCE
#include "secret.h"

#include "report.h"

#include <edmont.h>

#include <sys/mman.h>

void *secret_new(size_t n)
{
    void *p = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (p == MAP_FAILED) {
        (void)fail(STATUS_USAGE, "there is no memory for a key");
        return NULL;
    }
    /* Both are best effort: a limit on locked memory is no reason to refuse the work. */
    (void)mlock(p, n);
#ifdef MADV_DONTDUMP
    (void)madvise(p, n, MADV_DONTDUMP);
#endif
    return p;
}

void secret_free(void *p, size_t n)
{
    if (p == NULL)
        return;
    edmont_wipe(p, n);
    (void)munmap(p, n);
}
