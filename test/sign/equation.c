/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the verification equation on every target, for A = aB + iT and R = rB + jT with all i and
 * j, T of order 8, and for k that nobody can make a hash give: with and without half-size scalars
 * mod 8L, of all sizes. Each verdict against (j + k i) mod 8, and with a table of A too.
 * Does not cover: hashes and encodings (rules.c, verify.c).
 */
#include "../../src/core/half.h"
#include "../../src/core/point.h"
#include "../../src/sign/rule.h"
#include "../check.h"
#include "../targets.h"
#include "../vectors/edwards_loworder.h"

#include <edmont/sign.h>

enum { HARD = 12, ROUNDS = 18 };

/* iT. */
static struct point torsion[8];

static void set_up_torsion(void)
{
    uint8_t bytes[32];

    for (size_t row = 0; row < CHECK_COUNT(edwards_loworder); row++) {
        struct point t;

        check_hex(bytes, 32, edwards_loworder[row].encoding);
        check(core(decode)(&torsion[1], bytes));
        core(dbl)(&t, &torsion[1]);
        core(dbl)(&t, &t);
        if (!edmont_i_point_is_identity(&t))
            break;
    }
    edmont_i_point_identity(&torsion[0]);
    for (int i = 2; i < 8; i++)
        core(add)(&torsion[i], &torsion[i - 1], &torsion[1]);
    core(add)(&torsion[0], &torsion[7], &torsion[1]);
    check(edmont_i_point_is_identity(&torsion[0]));
    check(!edmont_i_point_is_identity(&torsion[4]));
}

static void random_scalar(struct scalar *k)
{
    uint8_t bytes[64];

    check_random_bytes(bytes, 64);
    edmont_i_scalar_reduce64(k, bytes);
}

/* 0, 1, 8, -1, 1/2, -1/3, 1/4, 5/7 mod L, powers of two; the others random. */
static void hard_k(struct scalar *k, int i)
{
    static const uint64_t parts[8][2] = {{0, 1}, {1, 1}, {8, 1}, {1, 1},
                                         {1, 2}, {1, 3}, {1, 4}, {5, 7}};

    if (i < 8) {
        struct scalar d = {{parts[i][1]}};

        edmont_i_scalar_invert(&d, &d);
        edmont_i_scalar_mul(k, &d, &(struct scalar){{parts[i][0]}});
        if (i == 3 || i == 5)
            edmont_i_scalar_neg(k, k);
    } else if (i < HARD) {
        *k          = (struct scalar){{0}};
        k->w[i - 8] = UINT64_C(1) << (i == 11 ? 59 : 63);
    } else {
        random_scalar(k);
    }
}

static void point_of(struct point *p, const struct scalar *k, const struct point *t)
{
    uint8_t bytes[32];

    edmont_i_scalar_encode(bytes, k);
    core(mul_base)(p, bytes);
    core(add)(p, p, t);
    edmont_i_point_negate(p, p);
}

static void check_verdicts(const struct point *minus_r, const struct scalar *S,
                           const struct scalar *k, const struct point *minus_a, int cofactored,
                           int plain)
{
    const struct rule *with    = edmont_i_rule(EDMONT_RULE_ZIP215);
    const struct rule *without = edmont_i_rule(EDMONT_RULE_COFACTORLESS);

    check_int(edmont_i_rule_holds_var(with, minus_r, S, k, minus_a), cofactored);
    check_int(edmont_i_rule_holds_var(without, minus_r, S, k, minus_a), plain);
}

/* The same with a table of A, and R's bytes. */
static void check_verdicts_by_table(const struct point *minus_r, const struct scalar *S,
                                    const struct scalar *k, const struct public_table *table,
                                    int cofactored, int plain)
{
    const struct rule *with    = edmont_i_rule(EDMONT_RULE_ZIP215);
    const struct rule *without = edmont_i_rule(EDMONT_RULE_COFACTORLESS);
    struct point P;
    uint8_t R[32];

    edmont_i_point_negate(&P, minus_r);
    core(encode)(R, &P);
    check_int(edmont_i_rule_holds_table_var(with, R, S, k, table), cofactored);
    check_int(edmont_i_rule_holds_table_var(without, R, S, k, table), plain);
}

/* All pairs of torsion parts for one k. */
static void check_k(const struct scalar *k, const struct scalar *a, const struct scalar *r)
{
    static const struct scalar one = {{1}};
    struct scalar S, wrong;

    edmont_i_scalar_muladd(&S, k, a, r);
    edmont_i_scalar_add(&wrong, &S, &one);
    for (unsigned i = 0; i < 8; i++) {
        struct public_table table;
        struct point minus_a, minus_r;

        point_of(&minus_a, a, &torsion[i]);
        core(public_table_var)(&table, &minus_a);
        for (unsigned j = 0; j < 8; j++) {
            point_of(&minus_r, r, &torsion[j]);
            check_note("k = %016llx..., A + %u T, R + %u T", (unsigned long long)k->w[3], i, j);
            check_verdicts(&minus_r, &S, k, &minus_a, 1, (j + k->w[0] * i) % 8 == 0);
            if (j % 3 == i % 3)
                check_verdicts_by_table(&minus_r, &S, k, &table, 1, (j + k->w[0] * i) % 8 == 0);
        }
        check_verdicts(&minus_r, &wrong, k, &minus_a, 0, 0);
        check_verdicts_by_table(&minus_r, &wrong, k, &table, 0, 0);
    }
}

static void torsion_decides_as_the_rule_says_for_every_k(void)
{
    for (size_t t = 0; use_target(t); t++) {
        int split = 0, plain = 0;

        set_up_torsion();
        for (int n = 0; n < ROUNDS; n++) {
            struct scalar k, a, r;
            struct half h;

            hard_k(&k, n);
            random_scalar(&a);
            random_scalar(&r);
            check_k(&k, &a, &r);
            split += edmont_i_half_split_exact_var(&h, &k);
            plain += !edmont_i_half_split_exact_var(&h, &k);
        }
        check(split >= ROUNDS / 2 && plain >= 4);
    }
}

/* With a = 0 or r = 0 nothing but torsion is left. */
static void points_of_small_order_decide_likewise(void)
{
    static const struct scalar zero = {{0}};

    set_up_torsion();
    for (int n = 0; n < 14; n++) {
        struct scalar k, a;

        hard_k(&k, n);
        random_scalar(&a);
        check_k(&k, &zero, &a);
        check_k(&k, &a, &zero);
        check_k(&k, &zero, &zero);
    }
}

static const struct check_case cases[] = {
    CASE(torsion_decides_as_the_rule_says_for_every_k),
    CASE(points_of_small_order_decide_likewise),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
