/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/slots.h: the slots of backend.h for a target that has a field and nothing better. Its
 * backend.c includes its field.h, then this file, and fills its table with GENERIC_SLOTS.
 */
#ifndef EDMONT_CORE_GENERIC_SLOTS_H
#define EDMONT_CORE_GENERIC_SLOTS_H

#include "../tables/base.h"
#include "encode.h"
#include "fixed_base.h"
#include "ladder.h"
#include "montgomery.h"
#include "pippenger.h"
#include "public_table.h"
#include "ristretto.h"
#include "straus.h"
#include "window.h"

/* From here on Pippenger's buckets are cheaper than Straus's tables, and from there on wider ones:
 * doc/decisions.md has the measurement. */
#define PIPPENGER_FROM      190
#define PIPPENGER_WIDE_FROM 400

static inline struct fe slots_d2(void)
{
    struct fe d2;

    fe_from_words(&d2, SLOTS_D2);
    return d2;
}

static void slot_x25519(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    ladder(out, k, u);
}

/* The base point u = 9 is y = 4/5 on the Edwards curve, where it has a table. */
static void slot_x25519_base(uint8_t out[32], const uint8_t k[32])
{
    struct ge t;

    fixed_base_mul(&t, k, &SLOTS_BASE);
    ge_encode_u(out, &t);
}

static int slot_decode(struct point *r, const uint8_t in[32])
{
    struct fe d;
    struct ge t;
    int found;

    fe_from_words(&d, SLOTS_D);
    found = ge_decode(&t, in, &d);
    ge_to_point(r, &t);
    return found;
}

static int slot_decode_two(struct point *p, struct point *q, const uint8_t a[32],
                           const uint8_t b[32])
{
    const uint8_t *const in[2] = {a, b};
    struct fe d;
    struct ge t[2];
    int found;

    fe_from_words(&d, SLOTS_D);
    found = ge_decode_two(t, in, &d);
    ge_to_point(p, &t[0]);
    ge_to_point(q, &t[1]);
    return found;
}

static void slot_encode(uint8_t out[32], const struct point *p)
{
    struct ge t;

    ge_from_point(&t, p);
    ge_encode(out, &t);
}

static void slot_encode_u(uint8_t out[32], const struct point *p)
{
    struct ge t;

    ge_from_point(&t, p);
    ge_encode_u(out, &t);
}

static int slot_decode_u(struct point *r, const uint8_t u[32], int sign)
{
    struct ge t;
    int found = montgomery_decode(&t, u, sign);

    ge_to_point(r, &t);
    return found;
}

static void slot_encode_uv(uint8_t u[32], uint8_t v[32], const struct point *p)
{
    struct ge t;

    ge_from_point(&t, p);
    montgomery_encode(u, v, &t);
}

static int slot_is_torsion_free(const struct point *p)
{
    struct ge t;

    ge_from_point(&t, p);
    return montgomery_is_torsion_free(&t);
}

static void slot_elligator_map(struct point *r, const uint8_t in[32])
{
    struct ge t;

    elligator_map(&t, in);
    ge_to_point(r, &t);
}

static int slot_elligator_reverse(uint8_t out[32], const uint8_t u[32], int sign)
{
    return elligator_reverse(out, u, sign);
}

static int slot_ristretto_decode(struct point *r, const uint8_t in[32])
{
    struct ge t;
    int found = ristretto_decode(&t, in);

    ge_to_point(r, &t);
    return found;
}

static void slot_ristretto_encode(uint8_t out[32], const struct point *p)
{
    struct ge t;

    ge_from_point(&t, p);
    ristretto_encode(out, &t);
}

static void slot_ristretto_map(struct point *r, const uint8_t in[32])
{
    struct ge t;

    ristretto_map(&t, in);
    ge_to_point(r, &t);
}

/* r = p + q, or p - q where the mask is all ones. */
static void slots_add(struct point *r, const struct point *p, const struct point *q, uint64_t minus)
{
    struct fe d2 = slots_d2();
    struct ge_cached cached;
    struct ge t;

    ge_from_point(&t, q);
    ge_cache(&cached, &t, &d2);
    ge_cached_negate(&cached, minus);
    ge_from_point(&t, p);
    ge_add(&t, &t, &cached);
    ge_to_point(r, &t);
}

static void slot_add(struct point *r, const struct point *p, const struct point *q)
{
    slots_add(r, p, q, 0);
}

static void slot_sub(struct point *r, const struct point *p, const struct point *q)
{
    slots_add(r, p, q, UINT64_MAX);
}

static void slot_dbl(struct point *r, const struct point *p)
{
    struct ge t;

    ge_from_point(&t, p);
    ge_double_times(&t, &t, 1);
    ge_to_point(r, &t);
}

static void slot_mul(struct point *r, const uint8_t k[32], const struct point *p)
{
    struct fe d2 = slots_d2();
    struct ge t, product;

    ge_from_point(&t, p);
    window_mul(&product, k, &t, &d2);
    ge_to_point(r, &product);
}

static void slot_mul_table(struct point *r, const uint8_t k[32], const struct fixed_table *table)
{
    struct ge t;

    fixed_base_mul(&t, k, table);
    ge_to_point(r, &t);
}

static void slot_mul_base(struct point *r, const uint8_t k[32])
{
    slot_mul_table(r, k, &SLOTS_BASE);
}

static void slot_mul_add_var(struct point *r, const uint8_t a[32], const struct point *p,
                             const uint8_t b[32])
{
    struct fe d2 = slots_d2();
    struct straus_term term;
    struct straus_fixed base;
    struct ge t;

    ge_from_point(&t, p);
    straus_prepare_var(&term, a, &t, &d2);
    straus_prepare_fixed_var(&base, b, SLOTS_BASE_ODD, STRAUS_BASE_WIDTH);
    straus_sum_var(&t, &term, 1, &base, 1);
    ge_to_point(r, &t);
}

static void slot_public_table_var(struct public_table *t, const struct point *p)
{
    struct fe d2 = slots_d2(), d;
    struct ge g;

    fe_from_words(&d, SLOTS_D);
    ge_from_point(&g, p);
    public_table_fill(t, &g, &d, &d2);
}

static void slot_mul_add_table_var(struct point *r, const uint8_t a[32],
                                   const struct public_table *t, const uint8_t b[32])
{
    struct straus_fixed fixed[4];
    struct ge sum;

    straus_prepare_halves_var(fixed, a, t->odd[0], t->odd[1], PUBLIC_WIDTH);
    straus_prepare_halves_var(fixed + 2, b, SLOTS_BASE_ODD, SLOTS_BASE_HIGH_ODD, STRAUS_BASE_WIDTH);
    straus_sum_var(&sum, NULL, 0, fixed, 4);
    ge_to_point(r, &sum);
}

static void slot_sum_half_var(struct point *r, const uint8_t a[32], const struct point *p,
                              const uint8_t c[32], const struct point *q, const uint8_t b[32])
{
    struct fe d2 = slots_d2();
    struct straus_term term[2];
    struct straus_fixed base[2];
    struct ge t;

    ge_from_point(&t, p);
    straus_prepare_var(&term[0], a, &t, &d2);
    ge_from_point(&t, q);
    straus_prepare_var(&term[1], c, &t, &d2);
    straus_prepare_halves_var(base, b, SLOTS_BASE_ODD, SLOTS_BASE_HIGH_ODD, STRAUS_BASE_WIDTH);
    straus_sum_var(&t, term, 2, base, 2);
    ge_to_point(r, &t);
}

/* r += the sum of at most STRAUS_TERMS terms. */
static void slots_straus_chunk_var(struct ge *r, const uint8_t (*k)[32], const struct point *p,
                                   size_t n, const struct fe *d2)
{
    struct straus_term term[STRAUS_TERMS];
    struct ge_cached cached;
    struct ge t;

    for (size_t i = 0; i < n; i++) {
        ge_from_point(&t, &p[i]);
        straus_prepare_var(&term[i], k[i], &t, d2);
    }
    straus_sum_var(&t, term, n, NULL, 0);
    ge_cache(&cached, &t, d2);
    ge_add(r, r, &cached);
}

static void slot_sum_var(struct point *r, const uint8_t (*k)[32], const struct point *p, size_t n)
{
    struct fe d2  = slots_d2();
    struct ge sum = ge_identity;

    if (n >= PIPPENGER_FROM) {
        pippenger_sum_var(&sum, k, p, n, n < PIPPENGER_WIDE_FROM ? 6 : 8, &d2);
    } else {
        for (size_t i = 0; i < n; i += STRAUS_TERMS)
            slots_straus_chunk_var(&sum, k + i, p + i, n - i < STRAUS_TERMS ? n - i : STRAUS_TERMS,
                                   &d2);
    }
    ge_to_point(r, &sum);
}

#define GENERIC_SLOTS                                                                              \
    .sum_from = 3, .x25519 = slot_x25519, .x25519_base = slot_x25519_base, .decode = slot_decode,  \
    .decode_two = slot_decode_two, .encode = slot_encode, .decode_u = slot_decode_u,               \
    .encode_u = slot_encode_u, .encode_uv = slot_encode_uv, .add = slot_add, .sub = slot_sub,      \
    .dbl = slot_dbl, .mul = slot_mul, .mul_base = slot_mul_base, .mul_table = slot_mul_table,      \
    .mul_add_var = slot_mul_add_var, .sum_half_var = slot_sum_half_var,                            \
    .public_table_var = slot_public_table_var, .mul_add_table_var = slot_mul_add_table_var,        \
    .sum_var = slot_sum_var, .is_torsion_free = slot_is_torsion_free,                              \
    .elligator_map = slot_elligator_map, .elligator_reverse = slot_elligator_reverse,              \
    .ristretto_decode = slot_ristretto_decode, .ristretto_encode = slot_ristretto_encode,          \
    .ristretto_map = slot_ristretto_map

#endif
