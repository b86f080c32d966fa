/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * divstep.h: constant-time inversion mod p and mod L by division steps (Bernstein and Yang, "Fast
 * constant-time gcd computation and modular inversion", 2019; with their delta starting at 1/2).
 * Written once for both word sizes: whoever includes this file defines DIVSTEP_LIMB_BITS as 62 or
 * 30. doc/maths.md derives it, and argues that the number of steps suffices.
 *
 * A step takes (e, f, g) with f odd, e = delta - 1/2, to
 *
 *   (-e,    g, (g - f) / 2)            if e >= 0 and g is odd
 *   (e + 1, f, (g + (g mod 2) f) / 2)  otherwise
 *
 * and after enough of them, from f = the modulus and g = x, g is 0 and f is +-1 (or +-modulus for
 * x = 0). DIVSTEP_STEPS steps at a time depend on the low bits of f and g alone: they are run on
 * one word, which gives a matrix t / 2^DIVSTEP_STEPS, and that is applied to the long f and g, and
 * mod the modulus to d and e, which keep f = d x and g = e x up to the modulus.
 */
#ifndef EDMONT_CORE_DIVSTEP_H
#define EDMONT_CORE_DIVSTEP_H

#include "compiler.h"

#include <stdint.h>

#if DIVSTEP_LIMB_BITS == 62
typedef int64_t divstep_word;
typedef uint64_t divstep_uword;
typedef i128 divstep_wide;
enum { DIVSTEP_LIMBS = 5, DIVSTEP_STEPS = 59, DIVSTEP_ROUNDS = 10, DIVSTEP_BLOCK = 30 };
#elif DIVSTEP_LIMB_BITS == 30
typedef int32_t divstep_word;
typedef uint32_t divstep_uword;
typedef int64_t divstep_wide;
enum { DIVSTEP_LIMBS = 9, DIVSTEP_STEPS = 30, DIVSTEP_ROUNDS = 20, DIVSTEP_BLOCK = 10 };
#else
#error "DIVSTEP_LIMB_BITS must be 62 or 30"
#endif

#define DIVSTEP_MASK (((divstep_uword)1 << DIVSTEP_LIMB_BITS) - 1)

/* 590 steps take any x below a 256-bit modulus to g = 0. */
_Static_assert(DIVSTEP_STEPS *DIVSTEP_ROUNDS >= 590, "too few steps");

/* The sum of v[i] 2^(DIVSTEP_LIMB_BITS i): limbs in [0, 2^DIVSTEP_LIMB_BITS), but for the last,
 * which carries the sign. A modulus may have any limbs, and zeros among them make it faster. */
struct divstep_number {
    divstep_word v[DIVSTEP_LIMBS];
};

#if DIVSTEP_LIMB_BITS == 62
static const struct divstep_number divstep_p = {{-19, 0, 0, 0, 1 << 7}};
static const struct divstep_number divstep_l = {
    {0x1812631a5cf5d3ed, 0x137be77a8bde7359, 1, 0, 1 << 4}};
#else
static const struct divstep_number divstep_p = {{-19, 0, 0, 0, 0, 0, 0, 0, 1 << 15}};
static const struct divstep_number divstep_l = {
    {0x1cf5d3ed, 0x20498c69, 0x2f79cd65, 0x37be77a8, 0x14, 0, 0, 0, 1 << 12}};
#endif

/* 2^DIVSTEP_LIMB_BITS times the matrix of DIVSTEP_STEPS steps:
 * f' = (ff f + fg g) / 2^DIVSTEP_LIMB_BITS, g' = (gf f + gg g) / 2^DIVSTEP_LIMB_BITS. */
struct divstep_matrix {
    divstep_word ff, fg, gf, gg;
};

/* All ones if x is negative, else 0, and the compiler does not know which. */
static ALWAYS_INLINE divstep_uword divstep_sign(divstep_word x)
{
#if DIVSTEP_LIMB_BITS == 62
    return hide_u64((uint64_t)(x >> 63));
#else
    return hide_u32((uint32_t)(x >> 31));
#endif
}

/* A row (x, y) of the matrix of at most DIVSTEP_BLOCK steps fits one word, as x + y 2^HALF: x and y
 * are at most 2^DIVSTEP_BLOCK in size, which leaves room for their signs. */
#define DIVSTEP_HALF (4 * (int)sizeof(divstep_word))
_Static_assert(DIVSTEP_BLOCK + 2 <= DIVSTEP_HALF, "half a word holds an entry");

static ALWAYS_INLINE divstep_word divstep_first(divstep_uword row)
{
    return (divstep_word)(row << DIVSTEP_HALF) >> DIVSTEP_HALF;
}

static ALWAYS_INLINE divstep_word divstep_second(divstep_uword row)
{
    return (divstep_word)(row - (divstep_uword)divstep_first(row)) >> DIVSTEP_HALF;
}

/* The low words of f and g on their way, and -1 - e, whose sign says whether e >= 0. */
struct divstep_low {
    divstep_uword f, g, minus_e;
};

/* The matrix of so many steps. */
static ALWAYS_INLINE void divstep_block(struct divstep_matrix *t, struct divstep_low *low,
                                        int steps)
{
    divstep_uword f = low->f, g = low->g, n = low->minus_e;
    divstep_uword f_row = 1, g_row = (divstep_uword)1 << DIVSTEP_HALF;

    for (int i = 0; i < steps; i++) {
        divstep_uword odd = 0 - (g & 1), positive = divstep_sign((divstep_word)n);
        divstep_uword swap = odd & positive, addend = (f ^ positive) - positive;
        divstep_uword row_addend = (f_row ^ positive) - positive;

        /* g becomes f if it is a swap; to g comes f, or -f if e >= 0. */
        f ^= (f ^ g) & swap;
        f_row ^= (f_row ^ g_row) & swap;
        g = (g + (addend & odd)) >> 1;
        g_row += row_addend & odd;
        f_row <<= 1;
        n = (n ^ swap) - 1;
    }
    *t = (struct divstep_matrix){divstep_first(f_row), divstep_second(f_row), divstep_first(g_row),
                                 divstep_second(g_row)};
    *low = (struct divstep_low){f, g, n};
}

/* DIVSTEP_STEPS steps on the low words of f and g. Returns the new e. */
static inline divstep_word divstep_batch(struct divstep_matrix *t, divstep_word e, divstep_uword f,
                                         divstep_uword g)
{
    const divstep_word scale = (divstep_word)1 << (DIVSTEP_LIMB_BITS - DIVSTEP_STEPS);
    struct divstep_low low   = {f, g, ~(divstep_uword)e};
    struct divstep_matrix m, product = {scale, 0, 0, scale};

    UNROLL
    for (int done = 0; done < DIVSTEP_STEPS; done += DIVSTEP_BLOCK) {
        int left = DIVSTEP_STEPS - done;

        *t = product;
        divstep_block(&m, &low, left < DIVSTEP_BLOCK ? left : DIVSTEP_BLOCK);
        product.ff = m.ff * t->ff + m.fg * t->gf;
        product.fg = m.ff * t->fg + m.fg * t->gg;
        product.gf = m.gf * t->ff + m.gg * t->gf;
        product.gg = m.gf * t->fg + m.gg * t->gg;
    }
    *t = product;
    return (divstep_word)~low.minus_e;
}

/* (f, g) = t (f, g) / 2^DIVSTEP_LIMB_BITS, exactly. */
static inline void divstep_apply(struct divstep_number *f, struct divstep_number *g,
                                 const struct divstep_matrix *t)
{
    divstep_wide cf = (divstep_wide)t->ff * f->v[0] + (divstep_wide)t->fg * g->v[0];
    divstep_wide cg = (divstep_wide)t->gf * f->v[0] + (divstep_wide)t->gg * g->v[0];

    UNROLL
    for (int i = 1; i < DIVSTEP_LIMBS; i++) {
        divstep_word fi = f->v[i], gi = g->v[i];

        cf = (cf >> DIVSTEP_LIMB_BITS) + (divstep_wide)t->ff * fi + (divstep_wide)t->fg * gi;
        cg = (cg >> DIVSTEP_LIMB_BITS) + (divstep_wide)t->gf * fi + (divstep_wide)t->gg * gi;
        f->v[i - 1] = (divstep_word)((divstep_uword)cf & DIVSTEP_MASK);
        g->v[i - 1] = (divstep_word)((divstep_uword)cg & DIVSTEP_MASK);
    }
    f->v[DIVSTEP_LIMBS - 1] = (divstep_word)(cf >> DIVSTEP_LIMB_BITS);
    g->v[DIVSTEP_LIMBS - 1] = (divstep_word)(cg >> DIVSTEP_LIMB_BITS);
}

/* How many times the modulus to add, so that `low`, the low word of a sum, becomes a multiple of
 * 2^DIVSTEP_LIMB_BITS. start: the entries of a matrix row whose d or e is negative, which keeps
 * the results in (-2 modulus, modulus). inverse: 1 / modulus mod 2^DIVSTEP_LIMB_BITS. */
static ALWAYS_INLINE divstep_word divstep_multiple(divstep_word start, divstep_uword low,
                                                   divstep_uword inverse)
{
    return start - (divstep_word)((inverse * low + (divstep_uword)start) & DIVSTEP_MASK);
}

/* (d, e) = t (d, e) / 2^DIVSTEP_LIMB_BITS mod m, in (-2m, m) as before. */
static inline void divstep_apply_mod(struct divstep_number *d, struct divstep_number *e,
                                     const struct divstep_matrix *t, const struct divstep_number *m,
                                     divstep_uword inverse)
{
    divstep_word d_sign = (divstep_word)divstep_sign(d->v[DIVSTEP_LIMBS - 1]);
    divstep_word e_sign = (divstep_word)divstep_sign(e->v[DIVSTEP_LIMBS - 1]);
    divstep_wide cd     = (divstep_wide)t->ff * d->v[0] + (divstep_wide)t->fg * e->v[0];
    divstep_wide ce     = (divstep_wide)t->gf * d->v[0] + (divstep_wide)t->gg * e->v[0];
    divstep_word md =
        divstep_multiple((t->ff & d_sign) + (t->fg & e_sign), (divstep_uword)cd, inverse);
    divstep_word me =
        divstep_multiple((t->gf & d_sign) + (t->gg & e_sign), (divstep_uword)ce, inverse);

    cd += (divstep_wide)m->v[0] * md;
    ce += (divstep_wide)m->v[0] * me;
    CHECK(((divstep_uword)cd & DIVSTEP_MASK) == 0 && ((divstep_uword)ce & DIVSTEP_MASK) == 0);
    UNROLL
    for (int i = 1; i < DIVSTEP_LIMBS; i++) {
        divstep_word di = d->v[i], ei = e->v[i];

        cd = (cd >> DIVSTEP_LIMB_BITS) + (divstep_wide)t->ff * di + (divstep_wide)t->fg * ei +
             (divstep_wide)m->v[i] * md;
        ce = (ce >> DIVSTEP_LIMB_BITS) + (divstep_wide)t->gf * di + (divstep_wide)t->gg * ei +
             (divstep_wide)m->v[i] * me;
        d->v[i - 1] = (divstep_word)((divstep_uword)cd & DIVSTEP_MASK);
        e->v[i - 1] = (divstep_word)((divstep_uword)ce & DIVSTEP_MASK);
    }
    d->v[DIVSTEP_LIMBS - 1] = (divstep_word)(cd >> DIVSTEP_LIMB_BITS);
    e->v[DIVSTEP_LIMBS - 1] = (divstep_word)(ce >> DIVSTEP_LIMB_BITS);
}

/* r += m if r is negative; then the sign is all ones where `negate` is, and carries are settled. */
static inline void divstep_settle(struct divstep_number *r, const struct divstep_number *m,
                                  divstep_uword negate)
{
    divstep_word add  = (divstep_word)divstep_sign(r->v[DIVSTEP_LIMBS - 1]);
    divstep_word flip = (divstep_word)negate, carry = 0;

    for (int i = 0; i < DIVSTEP_LIMBS; i++) {
        divstep_word x = (((r->v[i] + (m->v[i] & add)) ^ flip) - flip) + carry;

        carry   = x >> DIVSTEP_LIMB_BITS;
        r->v[i] = i < DIVSTEP_LIMBS - 1 ? x & (divstep_word)DIVSTEP_MASK : x;
    }
}

/* An integer of 256 bits as limbs, and back. */
static inline void divstep_from_words(struct divstep_number *r, const uint64_t w[4])
{
    UNROLL
    for (unsigned i = 0; i < DIVSTEP_LIMBS; i++) {
        unsigned bit = i * DIVSTEP_LIMB_BITS, shift = bit % 64;
        uint64_t limb = w[bit / 64] >> shift;

        if (shift > 64 - DIVSTEP_LIMB_BITS && bit / 64 < 3)
            limb |= w[bit / 64 + 1] << (64 - shift);
        r->v[i] = (divstep_word)(limb & DIVSTEP_MASK);
    }
}

static inline void divstep_to_words(uint64_t w[4], const struct divstep_number *a)
{
    for (int i = 0; i < 4; i++)
        w[i] = 0;
    UNROLL
    for (unsigned i = 0; i < DIVSTEP_LIMBS; i++) {
        unsigned bit = i * DIVSTEP_LIMB_BITS, shift = bit % 64;
        uint64_t limb = (divstep_uword)a->v[i];

        w[bit / 64] |= limb << shift;
        if (shift > 64 - DIVSTEP_LIMB_BITS && bit / 64 < 3)
            w[bit / 64 + 1] |= limb >> (64 - shift);
    }
}

/* 1 / a mod 2^DIVSTEP_LIMB_BITS for odd a: a is its own inverse mod 8, and each round of Newton's
 * iteration doubles the number of right bits. */
static ALWAYS_INLINE divstep_uword divstep_inverse_of_word(divstep_uword a)
{
    divstep_uword x = a;

    for (int i = 0; i < 5; i++)
        x *= 2 - a * x;
    return x;
}

/* w = 1/w mod m for a canonical w; 0 for 0. */
static NOINLINE void divstep_invert(uint64_t w[4], const struct divstep_number *m)
{
    struct divstep_number d = {{0}}, e = {{1}}, f = *m, g;
    divstep_uword inverse = divstep_inverse_of_word((divstep_uword)m->v[0]);
    struct divstep_matrix t;
    divstep_word delta = 0;

    divstep_from_words(&g, w);
    for (int i = 0; i < DIVSTEP_ROUNDS; i++) {
        delta = divstep_batch(&t, delta, (divstep_uword)f.v[0], (divstep_uword)g.v[0]);
        divstep_apply_mod(&d, &e, &t, m, inverse);
        divstep_apply(&f, &g, &t);
    }
    divstep_settle(&d, m, divstep_sign(f.v[DIVSTEP_LIMBS - 1]));
    divstep_settle(&d, m, 0);
    divstep_to_words(w, &d);
}

#endif
