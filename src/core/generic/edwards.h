/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/edwards.h: points of -x^2 + y^2 = 1 + d x^2 y^2 (Hisil, Wong, Carter, Dawson, "Twisted
 * Edwards curves revisited", 2008). With d no square the formulas are complete. 2d comes in from
 * outside, so that other curves over the same field run the same code.
 *
 * Coordinates are tight unless it says otherwise.
 */
#ifndef EDMONT_CORE_GENERIC_EDWARDS_H
#define EDMONT_CORE_GENERIC_EDWARDS_H

#include "../backend.h"
#include "field.h"
#include "points.h"

/* Variable-time sums hold a product unfinished: T is made only where an addition reads it. */
static const struct ge_product ge_product_identity = {{{0}}, {{1}}, {{1}}, {{1}}};

/* 1/2 mod p. */
static const uint64_t ge_half[4] = {UINT64_C(0xfffffffffffffff7), UINT64_MAX, UINT64_MAX,
                                    UINT64_C(0x3fffffffffffffff)};

static const struct ge ge_identity = {{{0}}, {{1}}, {{1}}, {{0}}};

static inline void ge_from_point(struct ge *r, const struct point *p)
{
    fe_from_words(&r->X, p->X.w);
    fe_from_words(&r->Y, p->Y.w);
    fe_from_words(&r->Z, p->Z.w);
    fe_from_words(&r->T, p->T.w);
}

static inline void ge_to_point(struct point *r, const struct ge *p)
{
    fe_to_words(r->X.w, &p->X);
    fe_to_words(r->Y.w, &p->Y);
    fe_to_words(r->Z.w, &p->Z);
    fe_to_words(r->T.w, &p->T);
}

/* r = p, but for T, which a doubling that follows does not read. */
static ALWAYS_INLINE void ge_finish_without_t(struct ge *r, const struct ge_product *p)
{
    fe_mul(&r->X, &p->E, &p->F);
    fe_mul(&r->Y, &p->G, &p->H);
    fe_mul(&r->Z, &p->F, &p->G);
}

static ALWAYS_INLINE void ge_finish(struct ge *r, const struct ge_product *p)
{
    ge_finish_without_t(r, p);
    fe_mul(&r->T, &p->E, &p->H);
}

/* r = 2p; T of p is not read. F and H are the paper's with their signs turned, which turns all four
 * coordinates and so is the same point; E is one product, which saves carrying H. */
static ALWAYS_INLINE void ge_double(struct ge_product *r, const struct ge *p)
{
    struct fe A, B, C;

    fe_sqr(&A, &p->X);
    fe_sqr(&B, &p->Y);
    fe_sqr(&C, &p->Z);
    fe_add(&r->E, &p->X, &p->X);
    fe_mul(&r->E, &r->E, &p->Y);
    fe_sub(&r->G, &B, &A);
    fe_add(&r->H, &B, &A);
    fe_add(&C, &C, &C);
    fe_sub_carry(&r->F, &C, &r->G);
}

static inline void ge_cache(struct ge_cached *r, const struct ge *p, const struct fe *d2)
{
    fe_add(&r->YpX, &p->Y, &p->X);
    fe_sub(&r->YmX, &p->Y, &p->X);
    fe_add(&r->Z2, &p->Z, &p->Z);
    fe_mul(&r->T2d, &p->T, d2);
}

/* q = -q where the mask is all ones, for an operand fresh from ge_cache. */
static inline void ge_cached_negate(struct ge_cached *q, uint64_t mask)
{
    struct fe t;

    fe_neg(&t, &q->T2d);
    fe_swap(&q->YpX, &q->YmX, mask);
    fe_move(&q->T2d, &t, mask);
}

static ALWAYS_INLINE void ge_add_cached(struct ge_product *r, const struct ge *p,
                                        const struct ge_cached *q)
{
    struct fe A, B, C, D;

    fe_sub(&A, &p->Y, &p->X);
    fe_mul(&A, &A, &q->YmX);
    fe_add(&B, &p->Y, &p->X);
    fe_mul(&B, &B, &q->YpX);
    fe_mul(&C, &p->T, &q->T2d);
    fe_mul(&D, &p->Z, &q->Z2);
    fe_sub(&r->E, &B, &A);
    fe_sub(&r->F, &D, &C);
    fe_add(&r->G, &D, &C);
    fe_add(&r->H, &B, &A);
}

static inline void ge_halved_from_words(struct ge_halved *r, const uint64_t w[TABLE_WORDS])
{
    fe_from_words(&r->ypx, w);
    fe_from_words(&r->ymx, w + 4);
    fe_from_words(&r->dxy, w + 8);
}

/* q = -q where the mask is all ones, for an operand fresh from words. */
static inline void ge_halved_negate(struct ge_halved *q, uint64_t mask)
{
    struct fe t;

    fe_neg(&t, &q->dxy);
    fe_swap(&q->ypx, &q->ymx, mask);
    fe_move(&q->dxy, &t, mask);
}

static ALWAYS_INLINE void ge_add_halved(struct ge_product *r, const struct ge *p,
                                        const struct ge_halved *q)
{
    struct fe A, B, C;

    fe_sub(&A, &p->Y, &p->X);
    fe_mul(&A, &A, &q->ymx);
    fe_add(&B, &p->Y, &p->X);
    fe_mul(&B, &B, &q->ypx);
    fe_mul(&C, &p->T, &q->dxy);
    fe_sub(&r->E, &B, &A);
    fe_sub(&r->F, &p->Z, &C);
    fe_add(&r->G, &p->Z, &C);
    fe_add(&r->H, &B, &A);
}

#ifndef FE_OWN_POINTS
/* r = 2^n p, n >= 1. */
static NOINLINE void ge_double_times(struct ge *r, const struct ge *p, int n)
{
    struct ge_product t;

    ge_double(&t, p);
    for (int i = 1; i < n; i++) {
        ge_finish_without_t(r, &t);
        ge_double(&t, r);
    }
    ge_finish(r, &t);
}

/* r = p + q, eight products. */
static NOINLINE void ge_add(struct ge *r, const struct ge *p, const struct ge_cached *q)
{
    struct ge_product t;

    ge_add_cached(&t, p, q);
    ge_finish(r, &t);
}

/* r = p + q, seven products. */
static NOINLINE void ge_add_affine(struct ge *r, const struct ge *p, const struct ge_halved *q)
{
    struct ge_product t;

    ge_add_halved(&t, p, q);
    ge_finish(r, &t);
}

/* r = 2^n r, n >= 1. */
static NOINLINE void ge_product_double(struct ge_product *r, int n)
{
    struct ge p;

    for (int i = 0; i < n; i++) {
        ge_finish_without_t(&p, r);
        ge_double(r, &p);
    }
}

/* r = r + q, or r - q where `minus` is not 0, by its address: to negate q is to swap the first two
 * of its members, and F with G. */
static NOINLINE void ge_product_add_var(struct ge_product *r, const struct ge_cached *q, int minus)
{
    struct fe A, B, C, D;
    struct ge p;

    ge_finish(&p, r);
    fe_sub(&A, &p.Y, &p.X);
    fe_mul(&A, &A, minus ? &q->YpX : &q->YmX);
    fe_add(&B, &p.Y, &p.X);
    fe_mul(&B, &B, minus ? &q->YmX : &q->YpX);
    fe_mul(&C, &p.T, &q->T2d);
    fe_mul(&D, &p.Z, &q->Z2);
    fe_sub(&r->E, &B, &A);
    fe_sub(minus ? &r->G : &r->F, &D, &C);
    fe_add(minus ? &r->F : &r->G, &D, &C);
    fe_add(&r->H, &B, &A);
}

/* The same for a halved operand. */
static NOINLINE void ge_product_add_halved_var(struct ge_product *r, const struct ge_halved *q,
                                               int minus)
{
    struct fe A, B, C;
    struct ge p;

    ge_finish(&p, r);
    fe_sub(&A, &p.Y, &p.X);
    fe_mul(&A, &A, minus ? &q->ypx : &q->ymx);
    fe_add(&B, &p.Y, &p.X);
    fe_mul(&B, &B, minus ? &q->ymx : &q->ypx);
    fe_mul(&C, &p.T, &q->dxy);
    fe_sub(&r->E, &B, &A);
    fe_sub(minus ? &r->G : &r->F, &p.Z, &C);
    fe_add(minus ? &r->F : &r->G, &p.Z, &C);
    fe_add(&r->H, &B, &A);
}
#endif

#endif
