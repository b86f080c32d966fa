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

/* A term whose point has its odd multiples in words. */
struct straus_fixed {
    const uint64_t (*odd)[TABLE_WORDS];
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

/* For k, given 2^(width - 2) odd multiples. */
static inline void straus_prepare_fixed_var(struct straus_fixed *f, const uint8_t k[32],
                                            const uint64_t (*odd)[TABLE_WORDS], unsigned width)
{
    digits_naf_var(f->naf, k, width);
    f->odd = odd;
}

/* The same for both halves of k = low + 2^128 high, given those of two points. */
static inline void straus_prepare_halves_var(struct straus_fixed f[2], const uint8_t k[32],
                                             const uint64_t (*low)[TABLE_WORDS],
                                             const uint64_t (*high)[TABLE_WORDS], unsigned width)
{
    uint8_t half[2][32] = {{0}};

    memcpy(half[0], k, 16);
    memcpy(half[1], k + 16, 16);
    straus_prepare_fixed_var(&f[0], half[0], low, width);
    straus_prepare_fixed_var(&f[1], half[1], high, width);
}

/* A sum on its way: doublings are put off until an addition, and before the first there are
 * none. */
struct straus_sum {
    struct ge_product r;
    int doublings, begun;
};

static inline void straus_catch_up_var(struct straus_sum *s)
{
    if (s->begun && s->doublings > 0)
        ge_product_double(&s->r, s->doublings);
    s->doublings = 0;
}

/* s += digit times the point, for an odd digit. */
static inline void straus_add_var(struct straus_sum *s, const struct straus_term *t, int digit)
{
    straus_catch_up_var(s);
    ge_product_add_var(&s->r, &t->odd[(digit < 0 ? -digit : digit) / 2], digit < 0);
    s->begun = 1;
}

static inline void straus_add_fixed_var(struct straus_sum *s, const struct straus_fixed *f,
                                        int digit)
{
    struct ge_halved q;

    straus_catch_up_var(s);
    ge_halved_from_words(&q, f->odd[(digit < 0 ? -digit : digit) / 2]);
    ge_product_add_halved_var(&s->r, &q, digit < 0);
    s->begun = 1;
}

/* r = the sum of n terms and m fixed ones. */
static inline void straus_sum_var(struct ge *r, const struct straus_term *t, size_t n,
                                  const struct straus_fixed *f, size_t m)
{
    struct straus_sum s = {ge_product_identity, 0, 0};

    for (int bit = 255; bit >= 0; bit--) {
        s.doublings++;
        for (size_t i = 0; i < n; i++)
            if (t[i].naf[bit] != 0)
                straus_add_var(&s, &t[i], t[i].naf[bit]);
        for (size_t i = 0; i < m; i++)
            if (f[i].naf[bit] != 0)
                straus_add_fixed_var(&s, &f[i], f[i].naf[bit]);
    }
    straus_catch_up_var(&s);
    ge_finish(r, &s.r);
}

#endif
