/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/half_var.c: a p + c q + b B for public numbers, where a and c are half as long as b. The low
 * lanes of zmm registers sum a p + low B, the high lanes c q + high 2^128 B, b = low + 2^128 high:
 * so 128 doublings and few more serve all four. Both halves add at the same places, hence digits at
 * fixed ones: those of a and c in [-8, 8], every 4 bits, those of low and high odd, every 7.
 */
#include "half_var.h"

#include "../bytes.h"
#include "../tables/base.h"
#include "points.h"

enum { DIGITS = 34, FIXED_DIGITS = 19, FIXED_BITS = 7 };

/* The multiples -8 to 8 of p in the low lanes, of q in the high ones, cached. */
struct multiples {
    struct fe8 of[17];
};

/* a = sum of digit[i] 16^i, for a below 2^135: digits in [-8, 8), the last in [0, 8]. */
static void digits_var(int8_t digit[DIGITS], const uint8_t a[32])
{
    int carry = 0;

    for (int i = 0; i < DIGITS; i++) {
        int d = ((a[i / 2] >> (4 * (i % 2))) & 15) + carry;

        carry    = i < DIGITS - 1 ? (d + 8) >> 4 : 0;
        digit[i] = (int8_t)(d - 16 * carry);
    }
}

/* n + (1 if n is even) = sum of digit[i] 128^i, all digits odd; n of 16 bytes. Each rest is odd, so
 * that its digit is its low eight bits less 128, and the next rest is odd again; the last is its
 * own digit. Returns what was added. */
static int odd_digits_var(int8_t digit[FIXED_DIGITS], const uint8_t n[16])
{
    uint64_t low = load_le64(n), high = load_le64(n + 8);
    int even = !(low & 1);

    low |= 1;
    for (int i = 0; i < FIXED_DIGITS - 1; i++) {
        int d = (int)(low & 255) - 128;

        /* (rest - d)/128 = 1 + 2 floor(rest/256) */
        digit[i] = (int8_t)d;
        low      = (low >> FIXED_BITS | high << (64 - FIXED_BITS)) | 1;
        high >>= FIXED_BITS;
    }
    digit[FIXED_DIGITS - 1] = (int8_t)low;
    return even;
}

static NOINLINE void double_var(struct fe8 *r, int n)
{
    struct fe8 t = *r;

    for (int i = 0; i < n; i++)
        t = fe8_point_double(t);
    *r = t;
}

static NOINLINE void add_var(struct fe8 *r, const struct fe8 *q)
{
    *r = fe8_point_add(*r, *q);
}

/* -q for a cached q: the first two lanes change places, the last is subtracted from 2p. */
static ALWAYS_INLINE struct fe8 negative_var(struct fe8 q)
{
    UNROLL
    for (int i = 0; i < 5; i++) {
        __m512i x = _mm512_permutex_epi64(q.v[i], 0xe1);

        q.v[i] = _mm512_mask_sub_epi64(
            x, 0x88, fe8_splat(i == 0 ? 2 * (MASK51 - 18) : 2 * MASK51), x);
    }
    return q;
}

static void fill_var(struct multiples *m, const struct fe8 *p)
{
    struct fe8 multiple = *p;

    m->of[8].v[0] = _mm512_set_epi64(0, 2, 1, 1, 0, 2, 1, 1);
    for (int i = 1; i < 5; i++)
        m->of[8].v[i] = _mm512_setzero_si512();
    for (int i = 1; i <= 8; i++) {
        m->of[8 + i] = fe8_point_cache(multiple);
        m->of[8 - i] = negative_var(m->of[8 + i]);
        if (i < 8)
            add_var(&multiple, &m->of[9]);
    }
}

/* One half from each. */
static ALWAYS_INLINE __m512i join(__m512i low, __m512i high)
{
    return _mm512_mask_mov_epi64(low, 0xf0, high);
}

static inline struct fe8 joined_var(const struct fe8 *low, const struct fe8 *high)
{
    struct fe8 r;

    UNROLL
    for (int i = 0; i < 5; i++)
        r.v[i] = join(low->v[i], high->v[i]);
    return r;
}

/* digit times a point with a table of odd multiples, in words, as rows of four lanes. */
struct row {
    __m256i ypx, ymx, dxy;
};

static inline struct row row_var(const uint64_t (*odd)[TABLE_WORDS], int digit)
{
    const uint64_t *w = odd[(digit < 0 ? -digit : digit) / 2];
    const void *plus = digit < 0 ? w + 4 : w, *minus = digit < 0 ? w : w + 4;

    return (struct row){_mm256_loadu_si256(plus), _mm256_loadu_si256(minus),
                        _mm256_loadu_si256((const void *)(w + 8))};
}

static ALWAYS_INLINE __m512i both(__m256i low, __m256i high)
{
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

/* Cached and halved: (y - x)/2, (y + x)/2, 1, dxy, for one digit of each half. */
static struct fe8 fixed_var(int low, int high)
{
    const __m512i lower = _mm512_set_epi64(13, 12, 5, 4, 9, 8, 1, 0);
    const __m512i upper = _mm512_set_epi64(15, 14, 7, 6, 11, 10, 3, 2);
    const __m512i one   = _mm512_set_epi64(0, 0, 0, 1, 0, 0, 0, 1);
    struct row a = row_var(edmont_i_base_odd, low), b = row_var(edmont_i_base_high_odd, high);
    __mmask8 negative = (__mmask8)((low < 0 ? 0x08 : 0) | (high < 0 ? 0x80 : 0));
    __m512i ymx = both(a.ymx, b.ymx), ypx = both(a.ypx, b.ypx), dxy = both(a.dxy, b.dxy);
    __m512i even = _mm512_unpacklo_epi64(ymx, ypx), odd = _mm512_unpackhi_epi64(ymx, ypx);
    __m512i even2 = _mm512_unpacklo_epi64(one, dxy), odd2 = _mm512_unpackhi_epi64(one, dxy);
    struct fe8 r = points_unpack(_mm512_permutex2var_epi64(even, lower, even2),
                                 _mm512_permutex2var_epi64(odd, lower, odd2),
                                 _mm512_permutex2var_epi64(even, upper, even2),
                                 _mm512_permutex2var_epi64(odd, upper, odd2));

    UNROLL
    for (int i = 0; i < 5; i++)
        r.v[i] = _mm512_mask_sub_epi64(
            r.v[i], negative, fe8_splat(i == 0 ? 2 * (MASK51 - 18) : 2 * MASK51), r.v[i]);
    return r;
}

/* A sum on its way: doublings are put off until an addition, and before the first there are
 * none. */
struct sum {
    struct fe8 r;
    int doublings, begun;
};

static void sum_add_var(struct sum *s, const struct fe8 *q)
{
    if (s->begun)
        double_var(&s->r, s->doublings);
    add_var(&s->r, q);
    s->doublings = 0;
    s->begun     = 1;
}

/* The point in the low lanes, and the one in the high lanes. */
static struct fe8 two_points(const struct point *low, const struct point *high)
{
    struct fe4 a = points_load(low), b = points_load(high);
    struct fe8 r;

    for (int i = 0; i < 5; i++)
        r.v[i] = both(a.v[i], b.v[i]);
    return r;
}

void edmont_i_ifma_sum_half_var(struct point *r, const uint8_t a[32], const struct point *p,
                                const uint8_t c[32], const struct point *q, const uint8_t b[32])
{
    static const struct point identity = {.Y = {{1}}, .Z = {{1}}};
    int8_t digit[2][DIGITS], fixed[2][FIXED_DIGITS];
    int more[2] = {odd_digits_var(fixed[0], b), odd_digits_var(fixed[1], b + 16)};
    struct multiples m;
    struct sum s = {two_points(&identity, &identity), 0, 0};
    struct fe8 t = two_points(p, q);

    digits_var(digit[0], a);
    digits_var(digit[1], c);
    fill_var(&m, &t);
    for (int bit = 4 * (DIGITS - 1); bit >= 0; bit--, s.doublings++) {
        if (bit % 4 == 0 && (digit[0][bit / 4] | digit[1][bit / 4]) != 0) {
            t = joined_var(&m.of[8 + digit[0][bit / 4]], &m.of[8 + digit[1][bit / 4]]);
            sum_add_var(&s, &t);
        }
        if (bit % FIXED_BITS == 0 && bit / FIXED_BITS < FIXED_DIGITS) {
            t = fixed_var(fixed[0][bit / FIXED_BITS], fixed[1][bit / FIXED_BITS]);
            sum_add_var(&s, &t);
        }
    }
    if (more[0] | more[1]) {
        struct fe8 minus = fixed_var(-1, -1);

        s.doublings = 0;
        t           = joined_var(more[0] ? &minus : &m.of[8], more[1] ? &minus : &m.of[8]);
        sum_add_var(&s, &t);
    }
    points_store(r, points_add_halves(&s.r));
}
