/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the verification rules on a toy curve with 104 points (r = 13): src/core/generic/slots.h,
 * src/core/point.c and src/sign/rule.c, compiled for it, against arithmetic with discrete
 * logarithms, for every key A, point R, S and k there are, 14,623,232 of them under each rule, a
 * third of them without a split of k, the others with c1 = 1, 3, ..., 11 and either sign, and every
 * third with a table of A too; and
 * the sums of batches on all curves, with fixed weights, against the sum of the logarithms; a
 * sign on x = 0; every product a P + b B for r = 11 and 13.
 * `make check` takes every 101st of the first, `make check-long` (toy_rules_long) all.
 * Does not cover: src/core/half.c, which has L built in (half.c, test/sign/equation.c); encodings
 * with y >= p; the weights that
 * src/sign/batch.c draws.
 */
#include FIELD_HEADER

#include "toy.h"

static uint64_t toy_d[4], toy_d2[4], toy_base_odd[64][12], toy_base_high_odd[64][12];
static struct table_step toy_base_steps[TABLE_STEPS];
static const struct fixed_table toy_base = {TABLE_STEPS, toy_base_steps};

#define SLOTS_D             toy_d
#define SLOTS_D2            toy_d2
#define SLOTS_BASE          toy_base
#define SLOTS_BASE_ODD      ((const uint64_t(*)[TABLE_WORDS])toy_base_odd)
#define SLOTS_BASE_HIGH_ODD ((const uint64_t(*)[TABLE_WORDS])toy_base_high_odd)
#include "../../src/core/generic/slots.h"

static struct core toy_slots = {GENERIC_SLOTS};

static const struct core *toy_core(void)
{
    return &toy_slots;
}

#include "../../src/core/half.h"

static void toy_half_split(struct half *r, const struct scalar *k);
static int toy_half_split_exact(struct half *r, const struct scalar *k);

/* The same sources, under other names, on these slots. */
#define edmont_i_half_split_var         toy_half_split
#define edmont_i_half_split_exact_var   toy_half_split_exact
#define edmont_i_core                   toy_core
#define edmont_i_point_is_canonical     toy_point_is_canonical
#define edmont_i_point_identity         toy_point_identity
#define edmont_i_point_negate           toy_point_negate
#define edmont_i_point_is_identity      toy_point_is_identity
#define edmont_i_point_is_small_order   toy_point_is_small_order
#define edmont_i_point_is_4_torsion     toy_point_is_4_torsion
#define edmont_i_point_clear_cofactor   toy_point_clear_cofactor
#define edmont_i_point_reduce48         toy_point_reduce48
#define edmont_i_point_equal_cofactored toy_point_equal_cofactored
#define edmont_i_rule                   toy_rule
#define edmont_i_rule_decode_key        toy_rule_decode_key
#define edmont_i_rule_decode_r          toy_rule_decode_r
#define edmont_i_rule_decode_both       toy_rule_decode_both
#define edmont_i_rule_holds_var         toy_rule_holds_var
#define edmont_i_rule_holds_table_var   toy_rule_holds_table_var
#define edmont_i_rule_sum_holds_var     toy_rule_sum_holds_var
#include "../../src/core/point.c"
#include "../../src/sign/rule.c"

#ifndef TOY_STRIDE
#define TOY_STRIDE 101 /* prime to 13 and 104: no remainder is left out */
#endif

enum { RULES = 4, POINTS_13 = 8 * 13 };

/* Every point's encoding, itself, and its negative, by index; the index of B, a multiple of 8. */
static struct {
    uint8_t encoding[MAX_POINTS][32];
    struct point point[MAX_POINTS], minus[MAX_POINTS];
    unsigned base;
} group;

/* c1 k = c0 or -c0 mod the order of the curve, for a c1 that changes with k; or with no c1 at all.
 */
static int split(struct half *r, uint64_t k, uint64_t modulus)
{
    uint64_t c1 = k / 3 % 6 * 2 + 1, c0;

    while (c1 % toy.r == 0)
        c1 += 2;
    c0          = c1 * k % modulus;
    r->negative = (int)(k / 5 % 2);
    r->c1       = (struct scalar){{c1}};
    r->c0       = (struct scalar){{r->negative ? modulus - c0 : c0}};
    return k % 3 != 0;
}

static void toy_half_split(struct half *r, const struct scalar *k)
{
    (void)split(r, k->w[0], toy.r);
}

static int toy_half_split_exact(struct half *r, const struct scalar *k)
{
    return split(r, k->w[0], toy.n);
}

/* The index of 2^128 B. */
static unsigned high_base(void)
{
    unsigned index = group.base;

    for (int i = 0; i < 128; i++)
        index = 2 * index % toy.n;
    return index;
}

static void set_up_group(const struct toy_curve *curve)
{
    set_up(curve);
    fe_to_words(toy_d, &toy.d);
    fe_to_words(toy_d2, &toy.d2);
    for (group.base = 8; group.base % toy.r != 1; group.base += 8) {
    }
    toy_table(toy_base_steps, TABLE_STEPS, group.base);
    toy_odd(toy_base_odd, group.base);
    toy_odd(toy_base_high_odd, high_base());
    for (unsigned i = 0; i < toy.n; i++) {
        ge_to_point(&group.point[i], &toy.multiple[i]);
        toy_point_negate(&group.minus[i], &group.point[i]);
        core(encode)(group.encoding[i], &group.point[i]);
    }
}

/* The logarithm of SB - R - kA. */
static unsigned defect(unsigned a, unsigned r, unsigned s, unsigned k)
{
    return (s * group.base + 2 * toy.n * toy.n - r - k * a) % toy.n;
}

/* What the rules' table in sign.h says, of logarithms. */
static int wanted(int rule, unsigned a, unsigned r, unsigned s, unsigned k)
{
    int exact = defect(a, r, s, k) == 0, cofactored = defect(a, r, s, k) % toy.r == 0;

    switch (rule) {
    case EDMONT_RULE_STANDARD:
        return a % toy.r != 0 && cofactored;
    case EDMONT_RULE_COFACTORLESS:
        return exact;
    case EDMONT_RULE_STRICT:
        return a % toy.r != 0 && r % toy.r != 0 && exact;
    default:
        return cofactored;
    }
}

/* Every R, S and k for one key, whose number among all keys and rules spreads what is taken. */
static void check_key(int rule, unsigned a, size_t *seen, size_t *good)
{
    struct public_table table;
    struct point A, minus_r;
    int key_decoded = toy_rule_decode_key(&A, toy_rule(rule), group.encoding[a]) == EDMONT_OK;
    unsigned tuple  = a + (unsigned)rule;

    core(public_table_var)(&table, &group.minus[a]);
    for (unsigned r = 0; r < toy.n; r++) {
        int decoded = toy_rule_decode_r(&minus_r, toy_rule(rule), group.encoding[r]) && key_decoded;

        for (unsigned s = 0; s < toy.r; s++)
            for (unsigned k = 0; k < toy.n; k++) {
                struct scalar S = {{s}}, kk = {{k}};
                int want, got;

                if (tuple++ % TOY_STRIDE != 0)
                    continue;
                want = wanted(rule, a, r, s, k);
                got  = decoded &&
                      toy_rule_holds_var(toy_rule(rule), &minus_r, &S, &kk, &group.minus[a]);
                if (got != want)
                    check_note("rule %d: A %u, R %u, S %u, k %u", rule, a, r, s, k);
                check_int(got, want);
                if (key_decoded && tuple % 3 == 0)
                    check_int(toy_rule_holds_table_var(toy_rule(rule), group.encoding[r], &S, &kk,
                                                       &table),
                              want);
                ++*seen;
                *good += (size_t)want;
            }
    }
}

/* How many of all hold: for each A, S and k one R, or 8 of them with the factor 8. Without small
 * order there are 8 A less, and for each A and k one S less. */
static size_t good_of_all(int rule)
{
    switch (rule) {
    case EDMONT_RULE_STANDARD:
        return (size_t)96 * 13 * 104 * 8;
    case EDMONT_RULE_COFACTORLESS:
        return (size_t)104 * 13 * 104;
    case EDMONT_RULE_STRICT:
        return (size_t)96 * 12 * 104;
    default:
        return (size_t)104 * 13 * 104 * 8;
    }
}

static void check_rule(int rule)
{
    size_t seen = 0, good = 0;

    set_up_group(&toy_curves[0]);
    check_int(toy.n, POINTS_13);
    for (unsigned a = 0; a < toy.n; a++)
        check_key(rule, a, &seen, &good);
    check(seen >= 104 * (104 * 13 * 104 / TOY_STRIDE));
    check(good > seen / 200 && good < seen / 5);
    if (TOY_STRIDE == 1)
        check_int(good, good_of_all(rule));
}

static void standard_is_its_equation(void)
{
    check_rule(EDMONT_RULE_STANDARD);
}

static void cofactorless_is_its_equation(void)
{
    check_rule(EDMONT_RULE_COFACTORLESS);
}

static void strict_is_its_equation(void)
{
    check_rule(EDMONT_RULE_STRICT);
}

static void zip215_is_its_equation(void)
{
    check_rule(EDMONT_RULE_ZIP215);
}

static int verify_bytes(int rule, const uint8_t pub[32], const uint8_t R[32], unsigned s,
                        unsigned k)
{
    struct scalar S = {{s}}, kk = {{k}};
    struct point A, minus[2];
    int decoded = toy_rule_decode_key(&A, toy_rule(rule), pub) == EDMONT_OK &&
                  toy_rule_decode_r(&minus[0], toy_rule(rule), R);

    check_int(toy_rule_decode_both(minus, toy_rule(rule), R, pub), decoded);
    return decoded && toy_rule_holds_var(toy_rule(rule), &minus[0], &S, &kk, &minus[1]);
}

/* The identity and (0, -1) with the sign that x = 0 has not, as A and as R. */
static void a_sign_on_x_of_0_passes_where_the_rule_says(void)
{
    set_up_group(&toy_curves[0]);
    for (unsigned t = 0; t < 104 * 13 * 104; t += 41) {
        unsigned k = t % 104, s = t / 104 % 13, other = t / 104 / 13, zero = t % 2 * 52;
        uint8_t bytes[32];

        memcpy(bytes, group.encoding[zero], 32);
        bytes[31] |= 128;
        for (int rule = 0; rule < RULES; rule++) {
            int any_r = rule == EDMONT_RULE_ZIP215;
            int any_a = any_r || rule == EDMONT_RULE_COFACTORLESS;

            check_int(verify_bytes(rule, bytes, group.encoding[other], s, k),
                      any_a && wanted(rule, zero, other, s, k));
            check_int(verify_bytes(rule, group.encoding[other], bytes, s, k),
                      any_r && wanted(rule, other, zero, s, k));
        }
    }
}

static void check_double_products(void)
{
    for (unsigned a = 0; a < toy.n; a++)
        for (unsigned b = 0; b < toy.r; b++)
            for (unsigned i = 0; i < toy.n; i++) {
                uint8_t ka[32] = {(uint8_t)a}, kb[32] = {(uint8_t)b};
                struct point p;
                struct ge t;

                core(mul_add_var)(&p, ka, &group.point[i], kb);
                ge_from_point(&t, &p);
                check(is_same(&t, &toy.multiple[(a * i + b * group.base) % toy.n]));
            }
}

/* a P + c Q + b B, with b in both halves of its table. */
static void check_half_sums(void)
{
    for (unsigned i = 0; i < 2 * toy.n; i++) {
        unsigned a = (unsigned)(check_random() % 65536), c = (unsigned)(check_random() % 65536);
        unsigned p = i % toy.n, q = (unsigned)(check_random() % toy.n), low = (unsigned)i % 251;
        unsigned high  = (unsigned)(check_random() % 128);
        uint8_t ka[32] = {(uint8_t)a, (uint8_t)(a >> 8)}, kc[32] = {(uint8_t)c, (uint8_t)(c >> 8)};
        uint8_t kb[32] = {(uint8_t)low};
        struct point r;
        struct ge t;

        kb[16] = (uint8_t)high;
        core(sum_half_var)(&r, ka, &group.point[p], kc, &group.point[q], kb);
        ge_from_point(&t, &r);
        check(is_same(
            &t,
            &toy.multiple[(a % toy.n * p + c % toy.n * q + low * group.base + high * high_base()) %
                          toy.n]));
    }
}

static void half_sums_are_right(void)
{
    for (size_t i = 0; i < CHECK_COUNT(toy_curves); i++) {
        set_up_group(&toy_curves[i]);
        check_half_sums();
    }
}

static void every_double_product_is_right(void)
{
    for (size_t i = 0; i < CHECK_COUNT(toy_curves); i++) {
        if (toy_curves[i].r > 13)
            continue;
        set_up_group(&toy_curves[i]);
        check_double_products();
    }
}

/* Weights that no small group's order divides, small enough that nothing is reduced mod L. */
static const uint64_t weights[] = {1, 3, 1000003, 7, 65537};

static void check_sum(size_t n)
{
    struct point points[2 * CHECK_COUNT(weights)];
    struct scalar S[CHECK_COUNT(weights)] = {{{0}}}, k[CHECK_COUNT(weights)] = {{{0}}},
                  z[CHECK_COUNT(weights)] = {{{0}}};
    uint64_t sum                          = 0;

    for (size_t i = 0; i < n; i++) {
        unsigned a = (unsigned)(check_random() % toy.n), r = (unsigned)(check_random() % toy.n);

        S[i].w[0] = check_random() % toy.r;
        k[i].w[0] = check_random() % toy.n;
        z[i].w[0] = weights[i];
        if (check_random() % 3 != 0) /* one that holds, but for small order */
            r = (unsigned)((S[i].w[0] * group.base + 8 * toy.n * toy.n - k[i].w[0] * a +
                            check_random() % 8 * toy.r) %
                           toy.n);
        points[2 * i]     = group.minus[r];
        points[2 * i + 1] = group.minus[a];
        sum += weights[i] * defect(a, r, (unsigned)S[i].w[0], (unsigned)k[i].w[0]);
        if (n == 1)
            check_int(toy_rule_sum_holds_var(points, S, k, z, 1),
                      wanted(EDMONT_RULE_ZIP215, a, r, (unsigned)S[i].w[0], (unsigned)k[i].w[0]));
    }
    check_int(toy_rule_sum_holds_var(points, S, k, z, n), sum % toy.r == 0);
}

static void sums_are_those_of_logarithms(void)
{
    for (size_t i = 0; i < CHECK_COUNT(toy_curves); i++) {
        set_up_group(&toy_curves[i]);
        for (size_t n = 1; n <= CHECK_COUNT(weights); n++)
            for (int round = 0; round < 30000 / TOY_STRIDE; round++) {
                check_note("r = %u, %zu equations, round %d", toy.r, n, round);
                check_sum(n);
            }
    }
}

static const struct check_case cases[] = {
    CASE(standard_is_its_equation),      CASE(cofactorless_is_its_equation),
    CASE(strict_is_its_equation),        CASE(zip215_is_its_equation),
    CASE(sums_are_those_of_logarithms),  CASE(a_sign_on_x_of_0_passes_where_the_rule_says),
    CASE(every_double_product_is_right), CASE(half_sums_are_right),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
