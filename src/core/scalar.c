/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "scalar.h"

#include "bytes.h"
#include "compiler.h"
#include "ct.h"

#define DIVSTEP_LIMB_BITS (HAVE_INT128 ? 62 : 30)
#include "divstep.h"

/* L, and c = L - 2^252, which has 125 bits. */
static const uint64_t order[4] = {UINT64_C(0x5812631a5cf5d3ed), UINT64_C(0x14def9dea2f79cd6), 0,
                                  UINT64_C(0x1000000000000000)};
#define C0 order[0]
#define C1 order[1]

/* r += b, the carry out. */
static ALWAYS_INLINE uint64_t add_words(uint64_t *r, const uint64_t *b, int n)
{
    uint64_t carry = 0;

    UNROLL
    for (int i = 0; i < n; i++) {
        uint64_t t = r[i] + carry, over = t < carry;

        r[i]  = t + b[i];
        carry = over | (r[i] < t);
    }
    return carry;
}

/* r -= b, the borrow out. */
static ALWAYS_INLINE uint64_t sub_words(uint64_t *r, const uint64_t *b, int n)
{
    uint64_t borrow = 0;

    UNROLL
    for (int i = 0; i < n; i++) {
        uint64_t t = r[i] - b[i], under = r[i] < b[i];

        under |= t < borrow;
        r[i]   = t - borrow;
        borrow = under;
    }
    return borrow;
}

/* r[0..n] += a[0..n-1] * b. */
static ALWAYS_INLINE void mul_add_word(uint64_t *r, const uint64_t *a, int n, uint64_t b)
{
    uint64_t carry = 0;

    UNROLL
    for (int i = 0; i < n; i++) {
        uint64_t high, low = mul_u64(&high, a[i], b);

        low += carry;
        high += low < carry;
        r[i] += low;
        carry = high + (r[i] < low);
    }
    r[n] += carry;
}

/* w -= L if w is L or more, for w below 2L. */
static void sub_order_once(uint64_t w[4])
{
    uint64_t t[4] = {w[0], w[1], w[2], w[3]};
    uint64_t less = sub_words(t, order, 4);

    ct_move_words(w, t, 4, ct_mask(1 ^ less));
}

/* x -> a number that is equal mod L and shorter by some 126 bits. With x = low + 2^252 high that is
 * low - c high, and L 2^shift > c high keeps it positive. n: words of x; the result has as many. */
static ALWAYS_INLINE void fold(uint64_t *x, int n, int shift)
{
    uint64_t high[5] = {0}, product[8] = {0}, bias[8] = {0};
    int words = n - 3, i = shift / 64, bits = shift % 64;

    UNROLL
    for (int j = 0; j < words; j++)
        high[j] = x[j + 3] >> 60 | (j + 4 < n ? x[j + 4] << 4 : 0);
    mul_add_word(product, high, words, C0);
    mul_add_word(product + 1, high, words, C1);
    UNROLL
    for (int j = 0; j < 4; j++) {
        bias[i + j] |= order[j] << bits;
        if (bits != 0)
            bias[i + j + 1] |= order[j] >> (64 - bits);
    }
    x[3] &= (UINT64_C(1) << 60) - 1;
    UNROLL
    for (int j = 4; j < n; j++)
        x[j] = 0;
    add_words(x, bias, n);
    sub_words(x, product, n);
}

/* r = x mod L for 512 bits: 512 -> 387 -> 262 -> 253 bits. x is used up. */
static void reduce_words(struct scalar *r, uint64_t x[8])
{
    fold(x, 8, 134); /* high < 2^260, c high < 2^385 < 2^134 L < 2^387 */
    fold(x, 7, 9);   /* high < 2^135, c high < 2^260 < 2^9 L < 2^262 */
    fold(x, 5, 0);   /* high < 2^10,  c high < 2^135 < L */
    for (int i = 0; i < 4; i++)
        r->w[i] = x[i];
    sub_order_once(r->w);
}

int edmont_i_scalar_is_canonical(const uint8_t in[32])
{
    uint64_t w[4];

    load_words(w, in);
    return (int)sub_words(w, order, 4);
}

void edmont_i_scalar_reduce32(struct scalar *r, const uint8_t in[32])
{
    uint64_t x[8] = {0};

    load_words(x, in);
    reduce_words(r, x);
}

void edmont_i_scalar_reduce64(struct scalar *r, const uint8_t in[64])
{
    uint64_t x[8];

    load_words(x, in);
    load_words(x + 4, in + 32);
    reduce_words(r, x);
}

/* Up to 32 bytes at a time, the first time fewer: r = r 2^256 + bytes. */
void edmont_i_scalar_reduce_be(struct scalar *r, const uint8_t *in, size_t n)
{
    struct scalar t = {{0}};

    for (size_t done = 0, next; done < n; done = next) {
        uint64_t x[8] = {0};

        next = done + ((n - done - 1) % 32 + 1);
        memcpy(x + 4, t.w, 32);
        for (size_t i = done; i < next; i++)
            x[(next - 1 - i) / 8] |= (uint64_t)in[i] << 8 * ((next - 1 - i) % 8);
        reduce_words(&t, x);
    }
    *r = t;
}

void edmont_i_scalar_encode(uint8_t out[32], const struct scalar *a)
{
    store_words(out, a->w);
}

void edmont_i_scalar_add(struct scalar *r, const struct scalar *a, const struct scalar *b)
{
    struct scalar t = *a;

    add_words(t.w, b->w, 4);
    sub_order_once(t.w);
    *r = t;
}

void edmont_i_scalar_neg(struct scalar *r, const struct scalar *a)
{
    uint64_t t[4] = {order[0], order[1], order[2], order[3]};

    sub_words(t, a->w, 4);
    sub_order_once(t);
    for (int i = 0; i < 4; i++)
        r->w[i] = t[i];
}

void edmont_i_scalar_sub(struct scalar *r, const struct scalar *a, const struct scalar *b)
{
    struct scalar minus;

    edmont_i_scalar_neg(&minus, b);
    edmont_i_scalar_add(r, a, &minus);
}

void edmont_i_scalar_muladd(struct scalar *r, const struct scalar *a, const struct scalar *b,
                            const struct scalar *c)
{
    uint64_t x[9] = {c->w[0], c->w[1], c->w[2], c->w[3]};

    for (int i = 0; i < 4; i++)
        mul_add_word(x + i, a->w, 4, b->w[i]);
    reduce_words(r, x);
}

void edmont_i_scalar_mul(struct scalar *r, const struct scalar *a, const struct scalar *b)
{
    static const struct scalar zero;

    edmont_i_scalar_muladd(r, a, b, &zero);
}

void edmont_i_scalar_invert(struct scalar *r, const struct scalar *a)
{
    struct scalar t = *a;

    divstep_invert(t.w, &divstep_l);
    *r = t;
}
