/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * donna_random.h: a custom random header as users of ed25519-donna have them. It cannot report a
 * failure, so it ends the program.
 */
#include <stdlib.h>
#include <sys/random.h>

static void ed25519_randombytes_unsafe(void *out, size_t count)
{
    unsigned char *to = out;

    while (count > 0) {
        size_t n = count < 256 ? count : 256;

        if (getrandom(to, n, 0) != (ssize_t)n)
            abort();
        to += n;
        count -= n;
    }
}
