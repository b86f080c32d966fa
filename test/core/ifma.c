/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the field of src/core/ifma lane by lane, in both widths, against arithmetic one bit at a
 * time (big.h), with limbs at their bounds; its conversions; both ladders against another target's.
 * Does not cover: the slots (slots.c), the bounds inside formulas (slots-checked).
 */
#include "../../src/core/ifma/field.h"

#include "../../src/core/backend.h"
#include "../../src/core/bytes.h"
#include "../../src/core/cpu.h"
#include "../../src/core/ifma/ladder.h"
#include "../check.h"
#include "big.h"

#include <stdio.h>

enum { ROUNDS = 40 };

struct limbs {
    uint64_t v[5][8];
};

/* An operation in both widths: r = op(a, b), four lanes from the first four. */
#define OPERATION(name, expression4, expression8)                                                  \
    static void name(struct limbs *r, int lanes, const struct limbs *x, const struct limbs *y)     \
    {                                                                                              \
        uint64_t t[5][4];                                                                          \
        struct fe4 a4, b4;                                                                         \
        struct fe8 a = fe8_load(x->v), b = fe8_load(y->v);                                         \
                                                                                                   \
        for (int i = 0; i < 5; i++) {                                                              \
            a4.v[i] = _mm512_castsi512_si256(a.v[i]);                                              \
            b4.v[i] = _mm512_castsi512_si256(b.v[i]);                                              \
        }                                                                                          \
        a4 = expression4;                                                                          \
        a  = expression8;                                                                          \
        fe8_store(r->v, &a);                                                                       \
        fe4_store(t, &a4);                                                                         \
        for (int i = 0; i < 5 && lanes == 4; i++)                                                  \
            memcpy(r->v[i], t[i], sizeof t[i]);                                                    \
    }

OPERATION(product, fe4_mul(a4, b4), fe8_mul(a, b))
OPERATION(square, (b4 = a4, fe4_sqr(b4)), (b = a, fe8_sqr(b)))
OPERATION(carried, (b4 = a4, fe4_carry(b4)), (b = a, fe8_carry(b)))
OPERATION(product_from, fe4_mul_from(b4, a4, a4), fe8_mul_from(b, a, a))
OPERATION(square_from, fe4_sqr_from(b4, a4), fe8_sqr_from(b, a))

/* Column `lane` of limbs, from the limbs alone. */
static struct big value(const struct limbs *a, int lane)
{
    struct big r = {{0}};

    for (int i = 4; i >= 0; i--) {
        struct big limb = big_mod(&a->v[i][lane], 1, &big_p);

        for (int bits = 51; bits > 0; bits--)
            r = big_push(&r, 0, &big_p);
        r = big_add_mod(&r, &limb, &big_p);
    }
    return r;
}

/* Limbs below `bound`, often at 0, at the bound, or those of p - 1, p and 2^255 - 1. */
static void draw(struct limbs *a, uint64_t bound)
{
    for (int lane = 0; lane < 8; lane++) {
        uint64_t kind = check_random() % 8;

        for (int i = 0; i < 5; i++) {
            uint64_t each = check_random() % 4;

            a->v[i][lane] = kind < 3    ? MASK51 - (i == 0 ? 17 + kind : 0)
                            : kind == 3 ? MASK51
                            : kind == 4 ? bound - 1
                            : each == 0 ? 0
                            : each == 1 ? bound - 1
                                        : check_random() % bound;
        }
    }
}

/* 1 if every limb of the lane is below the bound. */
static int is_below(const struct limbs *a, int lane, uint64_t bound)
{
    int below = 1;

    for (int i = 0; i < 5; i++)
        below &= a->v[i][lane] < bound;
    return below;
}

static void products_hold_at_the_bounds(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        int lanes = round % 2 ? 4 : 8;
        struct limbs a, b, r, s;

        draw(&a, CARRIED);
        draw(&b, CARRIED);
        product(&r, lanes, &a, &b);
        square(&s, lanes, &a, &b);
        for (int lane = 0; lane < lanes; lane++) {
            struct big x = value(&a, lane), y = value(&b, lane), got = value(&r, lane);
            struct big want = big_mul_mod(&x, &y, &big_p);

            check_bytes(&got, &want, 32);
            check(is_below(&r, lane, RAW));
            got  = value(&s, lane);
            want = big_mul_mod(&x, &x, &big_p);
            check_bytes(&got, &want, 32);
            check(is_below(&s, lane, RAW));
        }
    }
}

static void carries_keep_the_value_of_any_sum(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        int lanes = round % 2 ? 4 : 8;
        struct limbs a, r;

        draw(&a, SUM);
        carried(&r, lanes, &a, &a);
        for (int lane = 0; lane < lanes; lane++) {
            struct big got = value(&r, lane), want = value(&a, lane);

            check_bytes(&got, &want, 32);
            check(is_below(&r, lane, CARRIED));
        }
    }
}

/* A start of n, an even number, is a multiple of p that makes every limb 19 n - 1 (2^51 - 1) larger
 * or more. */
static void starts_are_multiples_of_p(void)
{
    static const uint64_t start[2][5] = {MUL_START(30), SQR_START(30)};

    for (int round = 0; round < 2 * ROUNDS; round++) {
        int lanes = round % 2 ? 4 : 8, is_square = round / 2 % 2;
        struct limbs a, b, r;

        draw(&a, round < 8 ? 1 : CARRIED);
        for (int i = 0; i < 5; i++)
            for (int lane = 0; lane < 8; lane++) {
                a.v[i][lane] = round < 8 ? 0 : a.v[i][lane];
                b.v[i][lane] = start[is_square][i];
            }
        (is_square ? square_from : product_from)(&r, lanes, &a,
                                                 &b);
        for (int lane = 0; lane < lanes; lane++) {
            struct big x = value(&a, lane), got = value(&r, lane);
            struct big want = big_mul_mod(&x, &x, &big_p);

            check_bytes(&got, &want, 32);
            for (int i = 0; i < 5; i++)
                check(r.v[i][lane] >= RAW && r.v[i][lane] - RAW < UINT64_C(570) << 51);
        }
    }
}

/* 0, 1, p - 1, p, p + 1, 2^255 - 1, 2^255, 2^256 - 1, then random ones. */
static struct big hard_words(int i)
{
    static const struct big hard[] = {
        {{0}},
        {{1}},
        {{0xffffffffffffffec, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1}},
        {{0xffffffffffffffed, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1}},
        {{0xffffffffffffffee, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1}},
        {{UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1}},
        {{0, 0, 0, UINT64_C(1) << 63}},
        {{UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX}},
    };
    struct big r;

    if (i < (int)CHECK_COUNT(hard))
        return hard[i];
    check_random_bytes(&r, sizeof r);
    return r;
}

static void words_come_in_mod_p_and_go_out_canonical(void)
{
    for (int i = 0; i < 4 * ROUNDS; i++) {
        struct big in = hard_words(i), want = big_mod(in.w, 4, &big_p), out;
        uint64_t v[5];
        struct limbs a;

        limbs_from_words(v, in.w);
        words_from_limbs(out.w, v);
        check_bytes(&out, &want, 32);
        draw(&a, UINT64_C(1) << 63);
        for (int k = 0; k < 5; k++)
            v[k] = a.v[k][0];
        want = value(&a, 0);
        words_from_limbs(out.w, v);
        check_bytes(&out, &want, 32);
    }
}

static void compare_ladder(void (*ladder)(uint8_t *, const uint8_t *, const uint8_t *))
{
    for (int i = 0; i < ROUNDS; i++) {
        struct big u = hard_words(i), k = hard_words((7 * i + 3) % ROUNDS);
        uint8_t in[32], scalar[32], got[32], want[32];

        k.w[3] &= UINT64_MAX >> 1;
        store_words(in, u.w);
        store_words(scalar, k.w);
        ladder(got, scalar, in);
        edmont_i_core_of(edmont_target_count() - 1)->x25519(want, scalar, in);
        check_bytes(got, want, 32);
        memcpy(got, scalar, 32);
        ladder(got, got, in);
        check_bytes(got, want, 32);
    }
}

static void the_ymm_ladder_is_the_ladder(void)
{
    compare_ladder(edmont_i_ifma_x25519_ymm);
}

static void the_zmm_ladder_is_the_ladder(void)
{
    compare_ladder(edmont_i_ifma_x25519_zmm);
}

static const struct check_case cases[] = {
    CASE(products_hold_at_the_bounds),
    CASE(carries_keep_the_value_of_any_sum),
    CASE(starts_are_multiples_of_p),
    CASE(words_come_in_mod_p_and_go_out_canonical),
    CASE(the_ymm_ladder_is_the_ladder),
    CASE(the_zmm_ladder_is_the_ladder),
};

/* On a CPU without it nothing is missing that could be installed: that is no failure. */
int main(int argc, char **argv)
{
    if (edmont_i_cpu() & CPU_AVX512_IFMA)
        return check_run(argc, argv, cases, CHECK_COUNT(cases));
    puts("1..0 # SKIP the CPU lacks AVX-512 IFMA");
    return 0;
}
