/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the means of test/link/link.sh: a symbol without our prefix, which libsodium has too.
 */
void sodium_memzero(void *p, unsigned long n);

void sodium_memzero(void *p, unsigned long n)
{
    (void)p;
    (void)n;
}
