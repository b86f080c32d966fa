/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: one target's field.h and generic/field.h and power.h on top of it, against arithmetic one
 * bit at a time (big.h), with limbs at the bounds of their grades; square roots of ratios against
 * RFC 9496, appendix A.4. Compiled once for each target
 * and, with -DEDMONT_CHECKS, once more, so that every bound that a field.h states is asserted.
 * Does not cover: every input; what is proved of all inputs is in doc/maths.md, by hand.
 */
#include FIELD_HEADER

#include "../../src/core/cpu.h"
#include "../../src/core/generic/power.h"
#include "../check.h"
#include "../vectors/ristretto255.h"
#include "big.h"

#include <stdio.h>

enum { ROUNDS = 400 };

/* What an element stands for, from its limbs alone. */
static struct big value(const struct fe *a)
{
    struct big r = {{0}};

    for (int i = FE_LIMBS - 1; i >= 0; i--) {
        uint64_t limb      = a->v[i];
        struct big reduced = big_mod(&limb, 1, &big_p);

        r = big_add_mod(&r, &reduced, &big_p);
        if (i > 0) {
            int here  = (255 * i + FE_LIMBS - 1) / FE_LIMBS;
            int below = (255 * (i - 1) + FE_LIMBS - 1) / FE_LIMBS;

            for (int bits = here - below; bits > 0; bits--)
                r = big_push(&r, 0, &big_p);
        }
    }
    return r;
}

/* The bound of limb i. Four words are tight below 2^255 + FE_TIGHT_LOW. */
static fe_limb tight_bound(int i)
{
#if defined(FE_TIGHT_LOW)
    return i < 3 ? UINT64_MAX : UINT64_C(1) << 63;
#elif defined(FE_TIGHT)
    (void)i;
    return FE_TIGHT;
#else
    return i % 2 ? FE_ODD_TIGHT : FE_EVEN_TIGHT;
#endif
}

/* `times` the tight bound of limb i, or all that fits. */
static fe_limb loose_bound(int i, unsigned times)
{
    fe_limb most = (fe_limb)-1;

    return tight_bound(i) > most / times ? most : (fe_limb)(times * tight_bound(i));
}

/* Of an element whose limbs keep their bounds: the nearest that is within them as a whole. */
static void settle(struct fe *a, unsigned times)
{
#if defined(FE_TIGHT_LOW)
    if (!fe_is_within(a, times)) {
        a->v[0] %= FE_TIGHT_LOW;
        a->v[1] = a->v[2] = 0;
    }
#endif
    check(fe_is_within(a, times));
}

/* An element whose limbs are at most `times` the tight bound: often at the bound, at 0, or near. */
static struct fe draw(unsigned times)
{
    struct fe a;

    for (int i = 0; i < FE_LIMBS; i++) {
        fe_limb bound = loose_bound(i, times);
        uint64_t kind = check_random() % 8;

        if (kind < 2)
            a.v[i] = bound;
        else if (kind == 2)
            a.v[i] = 0;
        else if (kind == 3)
            a.v[i] = bound - (fe_limb)(check_random() % 4);
        else
            a.v[i] = (fe_limb)(check_random() % ((uint64_t)bound | 1));
    }
    settle(&a, times);
    return a;
}

/* An element with every limb at `times` its tight bound. */
static struct fe full(unsigned times)
{
    struct fe a;

    for (int i = 0; i < FE_LIMBS; i++)
        a.v[i] = loose_bound(i, times);
    settle(&a, times);
    return a;
}

static void check_value(const struct fe *r, struct big want, unsigned times)
{
    struct big got = value(r);

    check_bytes(got.w, want.w, 32);
    check(fe_is_within(r, times));
}

static void a_value_is_the_sum_of_its_limbs(void)
{
    struct fe a    = {{0}};
    struct big one = {{1}}, two = {{2}}, power = one, got;

    for (int i = 0, bit = 0; i < FE_LIMBS; i++) {
        for (; bit < (255 * i + FE_LIMBS - 1) / FE_LIMBS; bit++)
            power = big_mul_mod(&power, &two, &big_p);
        memset(&a, 0, sizeof a);
        a.v[i] = 1;
        got    = value(&a);
        check(big_equal(&got, &power));
    }
}

static void sums_and_differences_hold_at_the_bounds(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        struct fe a = round ? draw(1) : full(1), b = round ? draw(1) : full(1), r;
        struct big x = value(&a), y = value(&b), zero = {{0}};

        fe_add(&r, &a, &b);
        check_value(&r, big_add_mod(&x, &y, &big_p), 3);
        fe_sub(&r, &a, &b);
        check_value(&r, big_sub_mod(&x, &y, &big_p), 3);
        fe_neg(&r, &b);
        check_value(&r, big_sub_mod(&zero, &y, &big_p), 3);
        a = draw(3);
        b = round ? draw(3) : full(3);
        x = value(&a);
        y = value(&b);
        fe_sub_carry(&r, &a, &b);
        check_value(&r, big_sub_mod(&x, &y, &big_p), 1);
        fe_carry(&r, &b);
        check_value(&r, y, 1);
    }
}

static void products_hold_at_the_bounds(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        struct fe a = round ? draw(3) : full(3), b = round ? draw(3) : full(3), r;
        uint64_t k   = round % 3 ? check_random() % (1 << 20) : (1 << 20) - 1;
        struct big x = value(&a), y = value(&b), small = {{k}};

        fe_mul(&r, &a, &b);
        check_value(&r, big_mul_mod(&x, &y, &big_p), 1);
        fe_sqr(&r, &a);
        check_value(&r, big_mul_mod(&x, &x, &big_p), 1);
        fe_mul_small(&r, &a, (uint32_t)k);
        check_value(&r, big_mul_mod(&x, &small, &big_p), 1);
    }
}

static void results_may_be_their_arguments(void)
{
    for (int round = 0; round < 20; round++) {
        struct fe a = draw(1), b = draw(1), r, s;

        fe_mul(&r, &a, &b);
        s = a;
        fe_mul(&s, &s, &b);
        check_bytes(&s, &r, sizeof r);
        s = b;
        fe_mul(&s, &a, &s);
        check_bytes(&s, &r, sizeof r);
        fe_sqr(&r, &a);
        s = a;
        fe_sqr(&s, &s);
        check_bytes(&s, &r, sizeof r);
        fe_sub(&r, &a, &b);
        s = b;
        fe_sub(&s, &a, &s);
        check_bytes(&s, &r, sizeof r);
        fe_sub_carry(&r, &a, &b);
        s = b;
        fe_sub_carry(&s, &a, &s);
        check_bytes(&s, &r, sizeof r);
    }
}

/* 0, 1, p - 1, p, p + 1, 2^255 - 1, 2^255, 2^256 - 1 and what lies around, then random ones. */
static struct big hard_words(int i)
{
    static const struct big hard[] = {
        {{0}},
        {{1}},
        {{18}},
        {{19}},
        {{0xffffffffffffffec, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1}},
        {{0xffffffffffffffed, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1}},
        {{0xffffffffffffffee, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1}},
        {{UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1}},
        {{0, 0, 0, UINT64_C(1) << 63}},
        {{0xffffffffffffffda, UINT64_MAX, UINT64_MAX, UINT64_MAX}},
        {{0xffffffffffffffdb, UINT64_MAX, UINT64_MAX, UINT64_MAX}},
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
    for (int i = 0; i < ROUNDS; i++) {
        struct big in = hard_words(i), out, want = big_mod(in.w, 4, &big_p);
        struct fe a;

        fe_from_words(&a, in.w);
        check_value(&a, want, 1);
        fe_to_words(out.w, &a);
        check_bytes(&out, &want, 32);
        a    = draw(3);
        want = value(&a);
        fe_to_words(out.w, &a);
        check_bytes(&out, &want, 32);
        check_int(fe_is_odd(&a), want.w[0] & 1);
    }
}

static void bytes_lose_bit_255(void)
{
    for (int i = 0; i < 40; i++) {
        struct big in = hard_words(i), want;
        uint8_t bytes[32], out[32];
        struct fe a;

        store_words(bytes, in.w);
        in.w[3] &= UINT64_MAX >> 1;
        want = big_mod(in.w, 4, &big_p);
        fe_from_bytes(&a, bytes);
        check_value(&a, want, 1);
        fe_to_bytes(out, &a);
        store_words(bytes, want.w);
        check_bytes(out, bytes, 32);
    }
}

static void zero_is_known_in_every_form(void)
{
    static const struct big zeros[] = {
        {{0}},
        {{0xffffffffffffffed, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 1}},
        {{0xffffffffffffffda, UINT64_MAX, UINT64_MAX, UINT64_MAX}},
    };
    struct fe a, r;

    for (size_t i = 0; i < CHECK_COUNT(zeros); i++) {
        fe_from_words(&a, zeros[i].w);
        check_int(fe_is_zero(&a), 1);
    }
    a = draw(1);
    fe_sub(&r, &a, &a);
    check_int(fe_is_zero(&r), 1);
    for (int bit = 0; bit < 255; bit++) {
        struct big power = {{0}};

        power.w[bit / 64] = UINT64_C(1) << (bit % 64);
        fe_from_words(&a, power.w);
        check_int(fe_is_zero(&a), 0);
    }
}

static void moves_and_swaps_follow_the_mask(void)
{
    struct fe a = draw(3), b = draw(3), r = a, s = b;

    fe_move(&r, &b, 0);
    check_bytes(&r, &a, sizeof r);
    fe_move(&r, &b, UINT64_MAX);
    check_bytes(&r, &b, sizeof r);
    r = a;
    fe_swap(&r, &s, 0);
    check_bytes(&r, &a, sizeof r);
    check_bytes(&s, &b, sizeof s);
    fe_swap(&r, &s, UINT64_MAX);
    check_bytes(&r, &b, sizeof r);
    check_bytes(&s, &a, sizeof s);
}

static void an_inverse_times_its_element_is_one(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        struct big in = hard_words(i), x, y, product, one = {{1}};
        struct fe a, r;

        fe_from_words(&a, in.w);
        fe_invert(&r, &a);
        x       = value(&a);
        y       = value(&r);
        product = big_mul_mod(&x, &y, &big_p);
        check(fe_is_zero(&a) ? fe_is_zero(&r) : big_equal(&product, &one));
        check(fe_is_within(&r, 1));
    }
}

static void the_power_is_the_one_of_square_roots(void)
{
    /* (p - 5) / 8 = 2^252 - 3. */
    static const struct big exponent = {
        {0xfffffffffffffffd, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 4}};
    struct big before = {{0}};
    struct fe two[2]  = {{{0}}};

    for (int i = 0; i < 12; i++) {
        struct big in = hard_words(i + 4), x, want = {{1}};
        struct fe a, r;

        fe_from_words(&a, in.w);
        x = value(&a);
        for (int bit = 255; bit >= 0; bit--) {
            want = big_mul_mod(&want, &want, &big_p);
            if (exponent.w[bit / 64] >> (bit % 64) & 1)
                want = big_mul_mod(&want, &x, &big_p);
        }
        fe_pow_p58(&r, &a);
        check_value(&r, want, 1);

        /* Beside the one before. */
        two[i % 2] = a;
        fe_pow_p58_two(two, two);
        check_value(&two[i % 2], want, 1);
        check_value(&two[1 - i % 2], before, 1);
        before     = want;
        two[i % 2] = a;
    }
}

/* Up to the sign, which here is the caller's to choose; the RFC takes the even root. */
static void square_roots_of_ratios_are_rfc9496s(void)
{
    int rows = 0;

    for (size_t i = 0; i < CHECK_COUNT(ristretto255); i++) {
        const struct ristretto255 *row = &ristretto255[i];
        uint8_t u[32], v[32], root[32], out[32];
        struct fe a, b, x;

        if (strcmp(row->kind, "sqrt") != 0)
            continue;
        check_note("row %zu", i);
        check_hex(u, 32, row->a);
        check_hex(v, 32, row->b);
        check_hex(root, 32, row->d);
        fe_from_bytes(&a, u);
        fe_from_bytes(&b, v);
        check_int(fe_sqrt_ratio(&x, &a, &b), row->c[1] == '1');
        fe_negate_if(&x, fe_is_odd(&x));
        fe_to_bytes(out, &x);
        check_bytes(out, root, 32);
        rows++;
    }
    check_int(rows, 6);
}

/* What the target needs of the CPU. */
#ifndef FIELD_CPU
#define FIELD_CPU CPU_ANY
#endif

static const struct check_case cases[] = {
    CASE(a_value_is_the_sum_of_its_limbs),
    CASE(sums_and_differences_hold_at_the_bounds),
    CASE(products_hold_at_the_bounds),
    CASE(results_may_be_their_arguments),
    CASE(words_come_in_mod_p_and_go_out_canonical),
    CASE(bytes_lose_bit_255),
    CASE(zero_is_known_in_every_form),
    CASE(moves_and_swaps_follow_the_mask),
    CASE(an_inverse_times_its_element_is_one),
    CASE(the_power_is_the_one_of_square_roots),
    CASE(square_roots_of_ratios_are_rfc9496s),
};

int main(int argc, char **argv)
{
    if ((edmont_i_cpu() & FIELD_CPU) != FIELD_CPU) {
        puts("1..0 # SKIP not for this CPU");
        return 0;
    }
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
