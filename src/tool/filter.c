/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#define _DEFAULT_SOURCE
#include "filter.h"

#include <fnmatch.h>
#include <stdio.h>
#include <string.h>

int filter_takes(const char *patterns, const char *name)
{
    char pattern[128];
    size_t n;

    if (patterns == NULL)
        return 1;
    for (;; patterns += n + 1) {
        n = strcspn(patterns, ",");
        snprintf(pattern, sizeof pattern, "%.*s", (int)n, patterns);
        if (fnmatch(pattern, name, 0) == 0)
            return 1;
        if (patterns[n] == '\0')
            return 0;
    }
}
