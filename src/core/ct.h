/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ct.h: choices on secrets without branches. A *mask* is 0 or all ones, and comes out of a value
 * barrier (compiler.h), so that the compiler cannot tell which.
 */
#ifndef EDMONT_CORE_CT_H
#define EDMONT_CORE_CT_H

#include "compiler.h"

#include <stddef.h>
#include <stdint.h>

/* Says that the n bytes at p, made of secrets, are public from here on: what follows may branch on
 * them. Does nothing, but in the build in which test/timing looks for branches on secrets.
 * Where, and why it may:
 *   dh.c, edmont_dh_shared               the verdict WEAK is what the caller is told
 *   key.c, edmont_sign_key_import        the verdict ENCODING likewise
 *   stream.c, passes_agree               the verdict STATE likewise
 *   step.c, edmont_i_sign_is_right       the verdict SIGNATURE likewise
 *   provider.c, edmont_i_random_secret   the verdict RANDOM likewise
 *   weak.h                               the verdict WEAK likewise
 *   blind.c, bip32_expanded              the verdict ENCODING likewise
 *   cosi.c, edmont_cosi_sign             the verdict ARGUMENT likewise
 *   group/, decoding and Elligator's inverse   the verdict ENCODING likewise
 *   group/scalar.c, draw                 the verdict RANDOM likewise
 *   spake2.c, start                      our share, which is sent
 *   spake2.c, confirm_check              the verdict CONFIRM likewise
 *   password.c, set_record               the verdict ENCODING likewise
 *   cpace.c, check_element               the verdict WEAK likewise */
#if defined(EDMONT_CTIME)
void edmont_i_declassify(void *p, size_t n);
#define ct_declassify(p, n) edmont_i_declassify(p, n)
#else
#define ct_declassify(p, n) ((void)(p), (void)(n))
#endif

/* bit: 0 or 1. */
static ALWAYS_INLINE uint64_t ct_mask(uint64_t bit)
{
    return hide_u64(0 - bit);
}

/* 1 if x is 0, else 0. */
static ALWAYS_INLINE uint64_t ct_is_zero(uint64_t x)
{
    return 1 ^ ((x | (0 - x)) >> 63);
}

/* All ones if a = b, else 0. */
static ALWAYS_INLINE uint64_t ct_mask_equal(uint64_t a, uint64_t b)
{
    return ct_mask(ct_is_zero(a ^ b));
}

/* a where the mask is all ones, b where it is 0. */
static ALWAYS_INLINE uint64_t ct_select(uint64_t mask, uint64_t a, uint64_t b)
{
    return b ^ (mask & (a ^ b));
}

/* r = a where the mask is all ones; r stays where it is 0. */
static inline void ct_move_words(uint64_t *r, const uint64_t *a, size_t n, uint64_t mask)
{
    for (size_t i = 0; i < n; i++)
        r[i] = ct_select(mask, a[i], r[i]);
}

/* 1 if the n bytes at p are all zero, else 0. */
static inline int ct_all_zero(const uint8_t *p, size_t n)
{
    uint64_t any = 0;

    for (size_t i = 0; i < n; i++)
        any |= p[i];
    return (int)ct_is_zero(hide_u64(any));
}

/* 1 if the n bytes at a and b are equal, else 0. */
static inline int ct_equal(const uint8_t *a, const uint8_t *b, size_t n)
{
    uint64_t differ = 0;

    for (size_t i = 0; i < n; i++)
        differ |= (uint64_t)(a[i] ^ b[i]);
    return (int)ct_is_zero(hide_u64(differ));
}

#endif
