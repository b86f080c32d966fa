/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/fixed_base.c: k times a point with a table (backend.h). The table's eight lanes are lanes
 * here: one addition a step adds one digit in each, and the eight sums are added at the end.
 */
#include "fixed_base.h"

#include "../bytes.h"
#include "../tables/base.h"
#include "finish.h"
#include "points.h"

/* Eight points, raw: X and T below RAW, Y and Z larger than RAW and below 2.1 RAW. */
struct points {
    struct fe8 X, Y, Z, T;
};

/* (y + x)/2, (y - x)/2, d x y; carried. */
struct halved {
    struct fe8 ypx, ymx, dxy;
};

static ALWAYS_INLINE struct fe8 same(const uint64_t limb[5])
{
    return (struct fe8){{fe8_splat(limb[0]), fe8_splat(limb[1]), fe8_splat(limb[2]),
                         fe8_splat(limb[3]), fe8_splat(limb[4])}};
}

/* For each lane, |digit| times its point: every word of the step is read, whatever the digits. */
static ALWAYS_INLINE void select_words(__m512i w[TABLE_WORDS], const struct table_step *step,
                                       __m512i size)
{
    const __m512i zero = _mm512_setzero_si512();
    __m512i mask = _mm512_movm_epi64(_mm512_cmpeq_epi64_mask(size, zero));

    /* 0 is (1/2, 1/2, 0). */
    for (int i = 0; i < 3; i++)
        w[i] = w[4 + i] = mask;
    w[0] = w[4] = _mm512_and_si512(mask, fe8_splat(UINT64_MAX - 8));
    w[3] = w[7] = _mm512_srli_epi64(mask, 2);
    for (int i = 8; i < TABLE_WORDS; i++)
        w[i] = zero;
    for (uint64_t entry = 0; entry < 8; entry++) {
        mask = _mm512_movm_epi64(_mm512_cmpeq_epi64_mask(size, fe8_splat(entry + 1)));
        UNROLL
        for (int i = 0; i < TABLE_WORDS; i++)
            w[i] = _mm512_ternarylogic_epi64(
                w[i], mask, _mm512_load_si512(step->w[entry][i]), 0xf8); /* w | (mask & entry) */
    }
}

static const uint64_t twice_p[5] = {2 * (MASK51 - 18), 2 * MASK51, 2 * MASK51, 2 * MASK51,
                                    2 * MASK51};

/* The multiples that one digit in each lane stands for. */
static ALWAYS_INLINE struct halved select_points(const struct table_step *step, __m512i digit)
{
    __mmask8 negative = _mm512_movepi64_mask(digit);
    __m512i w[TABLE_WORDS];
    struct halved r;

    select_words(w, step, _mm512_abs_epi64(digit));
    r.ypx = points_unpack(w[0], w[1], w[2], w[3]);
    r.ymx = points_unpack(w[4], w[5], w[6], w[7]);
    r.dxy = points_unpack(w[8], w[9], w[10], w[11]);
    UNROLL
    for (int i = 0; i < 5; i++) {
        __m512i plus = r.ypx.v[i], minus = r.ymx.v[i], t = r.dxy.v[i];

        r.ypx.v[i] = _mm512_mask_mov_epi64(plus, negative, minus);
        r.ymx.v[i] = _mm512_mask_mov_epi64(minus, negative, plus);
        r.dxy.v[i] = _mm512_mask_sub_epi64(t, negative, fe8_splat(twice_p[i]), t);
    }
    return r;
}

/* What makes a product larger than RAW, and what makes a carried element so. */
static const uint64_t large_start[5] = MUL_START(30);
static const uint64_t large_square[5] = SQR_START(30);
static const uint64_t large[5]       = {570 * (MASK51 - 18), 570 * MASK51, 570 * MASK51,
                                        570 * MASK51, 570 * MASK51};

/* X = E F, Y = G H, Z = F G, T = E H. */
static ALWAYS_INLINE void finish(struct points *r, struct fe8 E, struct fe8 F, struct fe8 G,
                                 struct fe8 H)
{
    E    = fe8_carry(E);
    F    = fe8_carry(F);
    r->X = fe8_mul(E, F);
    G    = fe8_carry(G);
    r->Z = fe8_mul_from(same(large_start), F, G);
    H    = fe8_carry(H);
    r->Y = fe8_mul_from(same(large_start), G, H);
    r->T = fe8_mul(E, H);
}

/* r += q, seven products. */
static NOINLINE void add_halved(struct points *r, const struct halved *q)
{
    struct fe8 A = fe8_mul(fe8_carry(fe8_sub(r->Y, r->X)), q->ymx);
    struct fe8 B = fe8_mul_from(same(large_start), fe8_carry(fe8_add(r->Y, r->X)), q->ypx);
    struct fe8 C = fe8_mul(fe8_carry(r->T), q->dxy);

    finish(r, fe8_sub(B, A), fe8_sub(r->Z, C), fe8_add(r->Z, C), fe8_add(B, A));
}

/* r = q: x and y are difference and sum of the halves. */
static ALWAYS_INLINE void begin(struct points *r, const struct halved *q)
{
    static const uint64_t one[5] = {1};

    r->X = fe8_sub(fe8_add(q->ypx, same(twice_p)), q->ymx);
    r->Y = fe8_add(fe8_add(q->ypx, same(large)), q->ymx);
    r->Z = fe8_add(same(one), same(large));
    r->T = fe8_mul(fe8_carry(r->X), fe8_carry(r->Y));
}

/* r = 2r. G is below 1104 2^51 and 2C above 1140 2^51. */
static NOINLINE void double_points(struct points *r)
{
    struct fe8 y = fe8_carry(r->Y), A, B, C, E, G;

    A = fe8_sqr(fe8_carry(r->X));
    B = fe8_sqr_from(same(large_square), y);
    C = fe8_sqr_from(same(large_square), fe8_carry(r->Z));
    E = fe8_mul(fe8_carry(fe8_add(r->X, r->X)), y);
    G = fe8_sub(B, A);
    finish(r, E, fe8_sub(fe8_add(C, C), G), G, fe8_add(B, A));
}

/* r = p + q, two points in each. */
static NOINLINE void add_quads(struct fe8 *r, const struct fe8 *p, const struct fe8 *q)
{
    *r = fe8_point_add(*p, fe8_point_cache(*q));
}

/* The sum of the eight points, as X Y Z T. */
static ALWAYS_INLINE struct fe4 sum_lanes(const struct points *p)
{
    const __m512i first = _mm512_set_epi64(13, 12, 5, 4, 9, 8, 1, 0);
    const __m512i second = _mm512_set_epi64(15, 14, 7, 6, 11, 10, 3, 2);
    struct fe8 quad[4];

    UNROLL
    for (int i = 0; i < 5; i++) {
        __m512i xy = _mm512_unpacklo_epi64(p->X.v[i], p->Y.v[i]);
        __m512i zt = _mm512_unpacklo_epi64(p->Z.v[i], p->T.v[i]);

        quad[0].v[i] = _mm512_permutex2var_epi64(xy, first, zt);
        quad[1].v[i] = _mm512_permutex2var_epi64(xy, second, zt);
        xy           = _mm512_unpackhi_epi64(p->X.v[i], p->Y.v[i]);
        zt           = _mm512_unpackhi_epi64(p->Z.v[i], p->T.v[i]);
        quad[2].v[i] = _mm512_permutex2var_epi64(xy, first, zt);
        quad[3].v[i] = _mm512_permutex2var_epi64(xy, second, zt);
    }
    add_quads(&quad[0], &quad[0], &quad[1]);
    add_quads(&quad[2], &quad[2], &quad[3]);
    add_quads(&quad[0], &quad[0], &quad[2]);
    return points_add_halves(&quad[0]);
}

/* k + 8 (16^0 + ... + 16^62) has the digits of k, eight more than they are but for the last, as its
 * nibbles: lane l has eight of them. Digits are in [-8, 8), the last in [0, 8]. */
static ALWAYS_INLINE __m512i nibbles(const uint8_t k[32])
{
    static const uint64_t eights[4] = {0x8888888888888888, 0x8888888888888888, 0x8888888888888888,
                                       0x0888888888888888};
    uint64_t w[4], carry = 0;

    load_words(w, k);
    for (int i = 0; i < 4; i++) {
        uint64_t sum = w[i] + eights[i], both = sum + carry;

        carry = (sum < w[i]) | (both < sum);
        w[i]  = both;
    }
    return _mm512_cvtepu32_epi64(_mm256_loadu_si256((const __m256i *)(const void *)w));
}

static ALWAYS_INLINE __m512i digits(__m512i nibble, int position)
{
    __m512i d = _mm512_and_si512(_mm512_srl_epi64(nibble, _mm_cvtsi32_si128(4 * position)),
                                 fe8_splat(15));

    return _mm512_mask_sub_epi64(d, position == TABLE_STEPS - 1 ? 0x7f : 0xff, d, fe8_splat(8));
}

/* k times the table's point, as X Y Z T, raw. */
static struct fe4 multiply(const uint8_t k[32], const struct fixed_table *table)
{
    const int gap        = TABLE_STEPS / table->steps;
    const __m512i nibble = nibbles(k);
    struct points sum;
    struct halved q;

    q = select_points(&table->step[0], digits(nibble, gap - 1));
    begin(&sum, &q);
    for (int rest = gap - 1; rest >= 0; rest--) {
        for (int s = rest == gap - 1; s < table->steps; s++) {
            q = select_points(&table->step[s], digits(nibble, gap * s + rest));
            add_halved(&sum, &q);
        }
        for (int i = 0; i < 4 && rest != 0; i++)
            double_points(&sum);
    }
    return sum_lanes(&sum);
}

void edmont_i_ifma_mul_table(struct point *r, const uint8_t k[32], const struct fixed_table *t)
{
    points_store(r, multiply(k, t));
}

void edmont_i_ifma_mul_base(struct point *r, const uint8_t k[32])
{
    edmont_i_ifma_mul_table(r, k, &edmont_i_base_table);
}

/* u = (Z + Y)/(Z - Y). */
void edmont_i_ifma_x25519_base(uint8_t out[32], const uint8_t k[32])
{
    struct fe4 p = fe4_carry(multiply(k, &edmont_i_base_table));
    uint64_t limb[5][4], x[5], z[5], w[4];

    fe4_store(limb, &p);
    for (int i = 0; i < 5; i++) {
        x[i] = limb[i][2] + limb[i][1];
        z[i] = limb[i][2] + 4 * (i == 0 ? MASK51 - 18 : MASK51) - limb[i][1];
    }
    edmont_i_ifma_divide(w, x, z);
    store_words(out, w);
}
