/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/straus.h: sums of few multiples, variable time: the terms share their doublings, and each
 * has a table of odd multiples and a non-adjacent form.
 */
#ifndef EDMONT_CORE_GENERIC_STRAUS_H
#define EDMONT_CORE_GENERIC_STRAUS_H

#include "digits.h"
#include "edwards.h"

/* Width of the forms for points that come with the call, and for the base point. */
#define STRAUS_WIDTH      5
#define STRAUS_ENTRIES    (1 << (STRAUS_WIDTH - 2))
#define STRAUS_BASE_WIDTH 8

/* The most terms at once: 1.5 KiB of stack each. */
#define STRAUS_TERMS 32

struct straus_term {
    struct ge_cached odd[STRAUS_ENTRIES]; /* 1, 3, 5, ... times the point */
    int8_t naf[256];
};

static inline void straus_prepare_var(struct straus_term *t, const uint8_t k[32],
                                      const struct ge *p, const struct fe *d2)
{
    struct ge_cached twice;
    struct ge multiple;

    digits_naf_var(t->naf, k, STRAUS_WIDTH);
    ge_double_times(&multiple, p, 1);
    ge_cache(&twice, &multiple, d2);
    ge_cache(&t->odd[0], p, d2);
    multiple = *p;
    for (int i = 1; i < STRAUS_ENTRIES; i++) {
        ge_add(&multiple, &multiple, &twice);
        ge_cache(&t->odd[i], &multiple, d2);
    }
}

/* r += digit * p for an odd digit. */
static inline void straus_add_var(struct ge *r, const struct straus_term *t, int digit)
{
    struct ge_cached q = t->odd[(digit < 0 ? -digit : digit) / 2];

    if (digit < 0)
        ge_cached_negate(&q, UINT64_MAX);
    ge_add(r, r, &q);
}

/* The same with a table of odd multiples in words. */
static inline void straus_add_base_var(struct ge *r, const uint64_t (*odd)[TABLE_WORDS], int digit)
{
    struct ge_halved q;

    ge_halved_from_words(&q, odd[(digit < 0 ? -digit : digit) / 2]);
    if (digit < 0)
        ge_halved_negate(&q, UINT64_MAX);
    ge_add_affine(r, r, &q);
}

/* r = 2r, or nothing while r has not begun; *doublings counts those put off until an addition. */
static inline void straus_catch_up_var(struct ge *r, int *doublings, int begun)
{
    if (begun && *doublings > 0)
        ge_double_times(r, r, *doublings);
    *doublings = 0;
}

/* r = sum of the n terms plus b times the point whose odd multiples are given; odd NULL: no b. */
static inline void straus_sum_var(struct ge *r, const struct straus_term *t, size_t n,
                                  const uint8_t b[32], const uint64_t (*odd)[TABLE_WORDS])
{
    int8_t base_naf[256] = {0};
    int doublings = 0, begun = 0;

    if (odd != NULL)
        digits_naf_var(base_naf, b, STRAUS_BASE_WIDTH);
    *r = ge_identity;
    for (int bit = 255; bit >= 0; bit--) {
        doublings++;
        for (size_t i = 0; i < n; i++) {
            if (t[i].naf[bit] == 0)
                continue;
            straus_catch_up_var(r, &doublings, begun);
            straus_add_var(r, &t[i], t[i].naf[bit]);
            begun = 1;
        }
        if (base_naf[bit] != 0) {
            straus_catch_up_var(r, &doublings, begun);
            straus_add_base_var(r, odd, base_naf[bit]);
            begun = 1;
        }
    }
    straus_catch_up_var(r, &doublings, begun);
}

#endif
