/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the group code of generic/ on toy curves: the same field and formulas with another d, and
 * small cyclic subgroups (vectors/toy_curves.txt), so that every sum and every product of a base
 * point and a point can be compared with addition of integers mod 8r. Compiled for each target.
 * Does not cover: encodings under those curves beyond decoding their points; the verification
 * equations, single and in batches, which toy_rules.c runs on them.
 */
#include FIELD_HEADER

#include "../../src/core/cpu.h"
#include "../../src/core/generic/fixed_base.h"
#include "../../src/core/generic/pippenger.h"
#include "../../src/core/generic/straus.h"
#include "../../src/core/generic/window.h"
#include "toy.h"

#include <stdio.h>

/* Runs a check on every curve whose subgroup has at most `most` points. */
static void on_curves(unsigned most, void (*run)(void))
{
    for (size_t i = 0; i < CHECK_COUNT(toy_curves); i++) {
        if (8 * (unsigned)toy_curves[i].r > most)
            continue;
        set_up(&toy_curves[i]);
        check_note("d = %s, r = %u", toy_curves[i].d, toy.r);
        run();
    }
}

static void check_order(void)
{
    struct ge p;

    ge_add(&p, &toy.multiple[toy.n - 1], &toy.cached[1]);
    check(is_same(&p, &ge_identity));
    for (unsigned i = 1; i < toy.n; i++)
        check(!is_same(&toy.multiple[i], &ge_identity));
}

static void the_generator_has_order_8r(void)
{
    on_curves(MAX_POINTS, check_order);
}

static void check_sums(void)
{
    for (unsigned i = 0; i < toy.n; i++)
        for (unsigned j = 0; j < toy.n; j++) {
            struct ge p;

            ge_add(&p, &toy.multiple[i], &toy.cached[j]);
            check(is_same(&p, &toy.multiple[(i + j) % toy.n]));
        }
}

static void all_sums_are_right(void)
{
    on_curves(8 * 43, check_sums);
}

static void check_doubles(void)
{
    for (unsigned i = 0; i < toy.n; i++) {
        struct ge_cached q = toy.cached[i];
        struct ge p;

        ge_double_times(&p, &toy.multiple[i], 1);
        check(is_same(&p, &toy.multiple[2 * i % toy.n]));
        ge_double_times(&p, &toy.multiple[i], 5);
        check(is_same(&p, &toy.multiple[32 * i % toy.n]));
        ge_cached_negate(&q, UINT64_MAX);
        ge_add(&p, &toy.multiple[i], &q);
        check(is_same(&p, &ge_identity));
    }
}

static void all_doubles_and_negatives_are_right(void)
{
    on_curves(MAX_POINTS, check_doubles);
}

/* k, and k mod 8r: small ones, and ones with all 255 bits at work. */
static unsigned draw_integer(uint8_t k[32], unsigned i)
{
    unsigned remainder = 0;

    memset(k, 0, 32);
    if (i < 256)
        k[0] = (uint8_t)i;
    else
        check_random_bytes(k, 32);
    k[31] &= 127;
    for (int bit = 254; bit >= 0; bit--)
        remainder = (2 * remainder + (k[bit / 8] >> (bit % 8) & 1)) % toy.n;
    return remainder;
}

static void check_products(void)
{
    for (unsigned i = 0; i < 300; i++) {
        unsigned j = (unsigned)(check_random() % toy.n);
        uint8_t k[32];
        unsigned m = draw_integer(k, i);
        struct ge p;

        window_mul(&p, k, &toy.multiple[j], &toy.d2);
        check(is_same(&p, &toy.multiple[m * j % toy.n]));
    }
}

static void products_are_right(void)
{
    on_curves(MAX_POINTS, check_products);
}

static void check_table(void)
{
    static struct table_step step[TABLE_STEPS];
    struct ge p;

    for (int steps = 1; steps <= TABLE_STEPS; steps *= 2) {
        toy_table(step, steps, 1);
        for (unsigned i = 0; i < 300; i++) {
            uint8_t k[32];
            unsigned m = draw_integer(k, i);

            fixed_base_mul(&p, k, &(struct fixed_table){steps, step});
            check(is_same(&p, &toy.multiple[m]));
        }
    }
}

static void products_from_a_table_are_right(void)
{
    on_curves(MAX_POINTS, check_table);
}

/* a P + b B for all points P of the subgroup, B being its generator. */
static void check_double_products(void)
{
    static uint64_t odd[64][TABLE_WORDS];
    struct straus_term term;
    struct straus_fixed fixed;
    struct ge p;

    toy_odd(odd, 1);
    for (unsigned i = 0; i < toy.n; i++) {
        uint8_t a[32], b[32];
        unsigned m = draw_integer(a, 150 + i), n = draw_integer(b, i);

        straus_prepare_var(&term, a, &toy.multiple[i], &toy.d2);
        straus_prepare_fixed_var(&fixed, b, (const uint64_t(*)[TABLE_WORDS])odd, STRAUS_BASE_WIDTH);
        straus_sum_var(&p, &term, 1, &fixed, 1);
        check(is_same(&p, &toy.multiple[(m * i + n) % toy.n]));
    }
}

static void double_products_of_every_point_are_right(void)
{
    on_curves(MAX_POINTS, check_double_products);
}

static void check_long_sums(void)
{
    static uint8_t k[300][32];
    static struct point points[300];
    unsigned want = 0;

    for (unsigned i = 0; i < 300; i++) {
        unsigned j = (unsigned)(check_random() % toy.n);
        unsigned m = draw_integer(k[i], 100 + i);

        ge_to_point(&points[i], &toy.multiple[j]);
        want = (want + m * j) % toy.n;
    }
    for (unsigned c = 2; c <= PIPPENGER_WIDTH_MAX; c++) {
        struct ge p;

        pippenger_sum_var(&p, (const uint8_t(*)[32])k, points, 300, c, &toy.d2);
        check(is_same(&p, &toy.multiple[want]));
    }
}

static void long_sums_are_right_in_every_width(void)
{
    on_curves(MAX_POINTS, check_long_sums);
}

static void check_decoding(void)
{
    for (unsigned i = 0; i < toy.n; i++) {
        const unsigned other = (unsigned)(check_random() % toy.n);
        uint8_t bytes[2][32];
        const uint8_t *const in[2] = {bytes[0], bytes[1]};
        struct ge p, two[2];

        ge_encode(bytes[0], &toy.multiple[i]);
        ge_encode(bytes[1], &toy.multiple[other]);
        check(ge_decode(&p, bytes[0], &toy.d));
        check(is_same(&p, &toy.multiple[i]));
        check_int(ge_decode_two(two, in, &toy.d), 3);
        check(is_same(&two[0], &toy.multiple[i]) && is_same(&two[1], &toy.multiple[other]));
    }
}

static void points_are_what_their_encodings_say(void)
{
    on_curves(MAX_POINTS, check_decoding);
}

/* What the target needs of the CPU. */
#ifndef FIELD_CPU
#define FIELD_CPU CPU_ANY
#endif

static const struct check_case cases[] = {
    CASE(the_generator_has_order_8r),          CASE(all_sums_are_right),
    CASE(all_doubles_and_negatives_are_right), CASE(products_are_right),
    CASE(products_from_a_table_are_right),     CASE(double_products_of_every_point_are_right),
    CASE(long_sums_are_right_in_every_width),  CASE(points_are_what_their_encodings_say),
};

int main(int argc, char **argv)
{
    if ((edmont_i_cpu() & FIELD_CPU) != FIELD_CPU) {
        puts("1..0 # SKIP not for this CPU");
        return 0;
    }
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
