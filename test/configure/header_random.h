/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * header_random.h: a custom random header in edmont's style.
 */
#include <sys/random.h>

#define EDMONT_CUSTOM_RANDOM_NAME "header-random"

static int edmont_custom_random_fill(void *out, size_t len)
{
    uint8_t *to = out;

    while (len > 0) {
        size_t n = len < 256 ? len : 256;

        if (getrandom(to, n, 0) != (ssize_t)n)
            return -1;
        to += n;
        len -= n;
    }
    return 0;
}
