/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * half.c: half-size scalars by Euclid's algorithm, stopped in the middle. Lehmer's way: most
 * quotients come from the top words (Jebelean, "A double-digit Lehmer-Euclid algorithm", 1995, has
 * the condition under which they are right).
 */
#include "half.h"

#include "compiler.h"

#include <string.h>

/* How often y is taken from x at most, until an odd cofactor is in balance with its remainder. */
enum { TRIES = 1024 };

/* Two remainders x > y that follow each other, and the sizes of their cofactors: mod the modulus,
 * t k = y and s k = -x, or t k = -y and s k = x after an odd number of steps. */
struct euclid {
    uint64_t x[4], y[4], s[4], t[4];
    int odd;
};

/* What steps on the top words amount to: x' = |a0 x - b0 y|, y' = |a1 x - b1 y|. */
struct steps {
    uint64_t a0, b0, a1, b1;
    int odd;
};

static const uint64_t order[4] = {UINT64_C(0x5812631a5cf5d3ed), UINT64_C(0x14def9dea2f79cd6), 0,
                                  UINT64_C(0x1000000000000000)};
static const uint64_t eight_order[4] = {UINT64_C(0xc09318d2e7ae9f68), UINT64_C(0xa6f7cef517bce6b2),
                                        0, UINT64_C(0x8000000000000000)};

static int is_below(const uint64_t a[4], const uint64_t b[4])
{
    for (int i = 3; i >= 0; i--)
        if (a[i] != b[i])
            return a[i] < b[i];
    return 0;
}

/* 1 if a is below 2^128. */
static int is_half(const uint64_t a[4])
{
    return (a[2] | a[3]) == 0;
}

/* 1 if a is below 2^HALF_BITS. */
static int fits(const uint64_t a[4])
{
    return (a[2] >> (HALF_BITS - 128) | a[3]) == 0;
}

/* r = a x - b y. */
static void difference(uint64_t r[4], uint64_t a, const uint64_t x[4], uint64_t b,
                       const uint64_t y[4])
{
    uint64_t plus = 0, minus = 0, borrow = 0;

    for (int i = 0; i < 4; i++) {
        uint64_t high_x, high_y, low_x = mul_u64(&high_x, a, x[i]);
        uint64_t low_y = mul_u64(&high_y, b, y[i]), low;

        low_x += plus;
        plus = high_x + (low_x < plus);
        low_y += minus;
        minus  = high_y + (low_y < minus);
        low    = low_x - low_y;
        r[i]   = low - borrow;
        borrow = (low_x < low_y) | (low < borrow);
    }
}

/* r = a s + b t, of n words. */
static void sum(uint64_t *r, uint64_t a, const uint64_t *s, uint64_t b, const uint64_t *t, int n)
{
    uint64_t carry = 0;

    for (int i = 0; i < n; i++) {
        uint64_t high_s, high_t, low_s = mul_u64(&high_s, a, s[i]);
        uint64_t low_t = mul_u64(&high_t, b, t[i]);

        low_s += carry;
        carry = high_s + (low_s < carry);
        r[i]  = low_s + low_t;
        carry += high_t + (r[i] < low_t);
    }
}

static unsigned leading_zeros(uint64_t x)
{
    unsigned n = 0;

    for (unsigned step = 32; step != 0; step /= 2)
        if (x >> (64 - step) == 0) {
            x <<= step;
            n += step;
        }
    return n;
}

/* The 64 bits of x from its highest down, and the same of y; and of 2^128, if it reaches them. x is
 * 2^128 or more. */
static void top_words(uint64_t *x, uint64_t *y, uint64_t *half, const struct euclid *e)
{
    int i         = e->x[3] != 0 ? 3 : 2;
    unsigned left = leading_zeros(e->x[i]);

    *x    = e->x[i] << left;
    *y    = e->y[i] << left;
    *half = i == 2 ? UINT64_C(1) << left : 0;
    if (left != 0) {
        *x |= e->x[i - 1] >> (64 - left);
        *y |= e->y[i - 1] >> (64 - left);
    }
}

/* Euclid's algorithm on the top words, as long as quotients are certain to be those of x and y
 * themselves, and until y is about 2^128. */
static void steps_on_words(struct steps *m, const struct euclid *e)
{
    uint64_t x, y, half;

    top_words(&x, &y, &half, e);
    *m = (struct steps){1, 0, 0, 1, 0};
    while (y > half) {
        uint64_t q = x / y, r = x - q * y;
        uint64_t a = m->a0 + q * m->a1, b = m->b0 + q * m->b1;

        if (r < b || y - r < b + m->b1)
            break;
        x  = y;
        y  = r;
        *m = (struct steps){m->a1, m->b1, a, b, !m->odd};
    }
}

static void apply(struct euclid *e, const struct steps *m)
{
    struct euclid old = *e;

    if (m->odd) {
        difference(e->x, m->b0, old.y, m->a0, old.x);
        difference(e->y, m->a1, old.x, m->b1, old.y);
    } else {
        difference(e->x, m->a0, old.x, m->b0, old.y);
        difference(e->y, m->b1, old.y, m->a1, old.x);
    }
    sum(e->s, m->a0, old.s, m->b0, old.t, 2);
    sum(e->t, m->a1, old.s, m->b1, old.t, 2);
    e->odd = old.odd ^ m->odd;
}

/* One step bit by bit, for a quotient that the top words do not tell. y is below L. */
static void step_on_bits(struct euclid *e)
{
    struct euclid next = {{0}, {0}, {0}, {0}, !e->odd};

    for (int bit = 255; bit >= 0; bit--) {
        sum(next.y, 2, next.y, e->x[bit / 64] >> bit % 64 & 1, (const uint64_t[4]){1}, 4);
        sum(next.t, 2, next.t, 0, next.t, 2);
        if (!is_below(next.y, e->y)) {
            difference(next.y, 1, next.y, 1, e->y);
            sum(next.t, 1, next.t, 1, e->t, 2);
        }
    }
    sum(next.t, 1, next.t, 1, e->s, 2);
    memcpy(next.x, e->y, sizeof next.x);
    memcpy(next.s, e->t, sizeof next.s);
    *e = next;
}

/* Steps until y is below 2^128. Then t is below 2^128 too, as t times x is at most the modulus. */
static void halve(struct euclid *e, const uint64_t modulus[4], const struct scalar *k)
{
    *e = (struct euclid){.t = {1}};
    memcpy(e->x, modulus, sizeof e->x);
    memcpy(e->y, k->w, sizeof e->y);
    while (!is_half(e->y)) {
        struct steps m;

        steps_on_words(&m, e);
        if (m.b0 == 0)
            step_on_bits(e);
        else
            apply(e, &m);
    }
}

void edmont_i_half_split_var(struct half *r, const struct scalar *k)
{
    struct euclid e;

    halve(&e, order, k);
    memcpy(r->c0.w, e.y, sizeof e.y);
    memcpy(r->c1.w, e.t, sizeof e.t);
    r->negative = e.odd;
}

/* Of two cofactors that follow each other one is odd. If t is even, s is odd, and so is s + n t for
 * any n, whose remainder is x - n y: n is taken so that the two are of about the same size. */
int edmont_i_half_split_exact_var(struct half *r, const struct scalar *k)
{
    struct euclid e;

    halve(&e, eight_order, k);
    if (e.t[0] % 2 != 0) {
        memcpy(r->c0.w, e.y, sizeof e.y);
        memcpy(r->c1.w, e.t, sizeof e.t);
        r->negative = e.odd;
        return 1;
    }
    for (int i = 0; i < TRIES && is_below(e.s, e.x) && !is_below(e.x, e.y); i++) {
        difference(e.x, 1, e.x, 1, e.y);
        sum(e.s, 1, e.s, 1, e.t, 4);
    }
    memcpy(r->c0.w, e.x, sizeof e.x);
    memcpy(r->c1.w, e.s, sizeof e.s);
    r->negative = !e.odd;
    return fits(e.x) && fits(e.s);
}
