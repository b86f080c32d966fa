/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/group/point.c on every target: which bytes are points, the group's laws with torsion,
 * multiples by small scalars and L - 1, sums of many terms against single ones, and that a point
 * stays usable whatever was done to it. Does not cover: the formulas at their own edges
 * (test/core/slots.c, toy.c), arguments over one another (overlap.c), constant time (test/timing).
 */
#include "../../src/core/bytes.h"
#include "../core/big.h"
#include "../targets.h"
#include "../vectors/edwards_loworder.h"
#include "../vectors/edwards_noncanonical.h"

#include <edmont/group.h>

#include <string.h>

static void scalar_of(edmont_scalar *k, unsigned small)
{
    uint8_t bytes[32] = {(uint8_t)small, (uint8_t)(small >> 8)};

    edmont_scalar_reduce32(k, bytes);
}

static void random_scalar(edmont_scalar *k)
{
    uint8_t bytes[32];

    check_random_bytes(bytes, 32);
    edmont_scalar_reduce32(k, bytes);
}

/* T for i < 8: a point of small order; nB + T. */
static int torsion_point(edmont_point *t, size_t i)
{
    uint8_t bytes[32];

    check_hex(bytes, 32, edwards_loworder[i].encoding);
    if (!edwards_loworder[i].canonical)
        return 0;
    check_int(edmont_point_decode(t, bytes), EDMONT_OK);
    return 1;
}

static void random_point(edmont_point *p)
{
    edmont_scalar k;
    edmont_point t;

    while (!torsion_point(&t, (size_t)check_random() % CHECK_COUNT(edwards_loworder))) {
    }
    random_scalar(&k);
    edmont_point_mul_base(p, &k);
    edmont_point_add(p, p, &t);
}

/* Equal, and of the same encoding. */
static int is_same(const edmont_point *p, const edmont_point *q)
{
    uint8_t a[32], b[32];

    edmont_point_encode(a, p);
    edmont_point_encode(b, q);
    check_int(edmont_point_equal(p, q), memcmp(a, b, 32) == 0);
    return edmont_point_equal(p, q);
}

static void canonical_encodings_and_no_others_decode(void)
{
    for (size_t t = 0; use_target(t); t++) {
        uint8_t in[32], out[32];
        edmont_point p;

        for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++) {
            int canonical = edwards_loworder[i].canonical;

            check_note("row %zu of small order", i);
            check_hex(in, 32, edwards_loworder[i].encoding);
            check_int(edmont_point_decode(&p, in), canonical ? EDMONT_OK : EDMONT_ERR_ENCODING);
            check_int(edmont_point_decode_lenient(&p, in), EDMONT_OK);
            check(edmont_point_is_small_order(&p));
            edmont_point_encode(out, &p);
            check_int(memcmp(in, out, 32) == 0, canonical);
        }
        for (size_t i = 0; i < CHECK_COUNT(edwards_noncanonical); i++) {
            check_note("row %zu of those that are not canonical", i);
            check_hex(in, 32, edwards_noncanonical[i].encoding);
            check_int(edmont_point_decode(&p, in), EDMONT_ERR_ENCODING);
            check(edmont_point_is_identity(&p));
            int lenient = edmont_point_decode_lenient(&p, in);

            check_int(lenient, strcmp(edwards_noncanonical[i].kind, "invalid") == 0
                                   ? EDMONT_ERR_ENCODING
                                   : EDMONT_OK);
        }
    }
}

static void bytes_that_are_no_point_leave_the_identity(void)
{
    static const uint8_t off_curve[32] = {2};
    edmont_point p;

    edmont_point_base(&p);
    check_int(edmont_point_decode(&p, off_curve), EDMONT_ERR_ENCODING);
    check(edmont_point_is_identity(&p));
    edmont_point_base(&p);
    check_int(edmont_point_decode_lenient(&p, off_curve), EDMONT_ERR_ENCODING);
    check(edmont_point_is_identity(&p));
    edmont_point_base(&p);
    check_int(edmont_point_decode(&p, NULL), EDMONT_ERR_ARGUMENT);
    check(edmont_point_is_identity(&p));
    check_int(edmont_point_decode(NULL, off_curve), EDMONT_ERR_ARGUMENT);
}

static void the_laws_of_the_group_hold(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < 30; i++) {
            edmont_point p, q, r, s, u;

            random_point(&p);
            random_point(&q);
            random_point(&r);
            edmont_point_add(&s, &p, &q);
            edmont_point_add(&s, &s, &r);
            edmont_point_add(&u, &q, &r);
            edmont_point_add(&u, &p, &u);
            check(is_same(&s, &u));
            edmont_point_sub(&u, &u, &r);
            edmont_point_sub(&u, &u, &q);
            check(is_same(&u, &p));
            check(!is_same(&u, &s));
            edmont_point_neg(&u, &u);
            edmont_point_add(&u, &u, &p);
            check(edmont_point_is_identity(&u));
            edmont_point_dbl(&u, &p);
            edmont_point_add(&s, &p, &p);
            check(is_same(&u, &s));
            edmont_point_clear_cofactor(&u, &p);
            check(edmont_point_is_torsion_free(&u));
            edmont_point_dbl(&s, &s);
            edmont_point_dbl(&s, &s);
            check(is_same(&u, &s));
        }
}

/* k = 0, 1, ..., 20 by adding; L - 1 is -1 on multiples of B, and on a point of order 8, for whose
 * order L - 1 counts, 4 times it. */
static void multiples_are_right(void)
{
    for (size_t t = 0; use_target(t); t++) {
        edmont_point p, sum, product, base;
        edmont_scalar k;

        random_point(&p);
        edmont_point_identity(&sum);
        for (unsigned i = 0; i <= 20; i++) {
            scalar_of(&k, i);
            edmont_point_mul(&product, &k, &p);
            check(is_same(&product, &sum));
            edmont_point_add(&sum, &sum, &p);
        }
        edmont_point_base(&base);
        scalar_of(&k, 1);
        edmont_scalar_neg(&k, &k);
        edmont_point_mul(&product, &k, &base);
        edmont_point_mul_base(&sum, &k);
        check(is_same(&product, &sum));
        edmont_point_add(&sum, &sum, &base);
        check(edmont_point_is_identity(&sum));
    }
}

static void torsion_counts_in_products(void)
{
    uint8_t l_minus_1[32];
    edmont_scalar k;

    store_words(l_minus_1, big_l.w);
    l_minus_1[0]--;
    check_int(edmont_scalar_decode(&k, l_minus_1), EDMONT_OK);
    for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++) {
        edmont_point t, product, want;

        if (!torsion_point(&t, i))
            continue;
        edmont_point_mul(&product, &k, &t);
        edmont_point_identity(&want);
        for (int j = 0; j < l_minus_1[0] % 8; j++)
            edmont_point_add(&want, &want, &t);
        check(is_same(&product, &want));
    }
}

static void sums_are_those_of_single_products(void)
{
    static const size_t sizes[] = {0, 1, 2, 3, 31, 32, 33, 190, 1000};
    static edmont_scalar k[1000];
    static edmont_point p[1000];

    for (size_t t = 0; use_target(t); t++) {
        edmont_point want, sum, product;
        size_t n = 0;

        edmont_point_identity(&want);
        for (size_t i = 0; i < CHECK_COUNT(sizes); i++) {
            for (; n < sizes[i]; n++) {
                random_scalar(&k[n]);
                if (n % 5 == 0)
                    scalar_of(&k[n], (unsigned)n / 5 % 4);
                random_point(&p[n]);
                edmont_point_mul(&product, &k[n], &p[n]);
                edmont_point_add(&want, &want, &product);
            }
            check_note("target %s, %zu terms", edmont_target(), n);
            edmont_point_sum_var(&sum, k, p, n);
            check(is_same(&sum, &want));
        }
        edmont_point_base(&product);
        random_scalar(&k[0]);
        random_scalar(&k[1]);
        edmont_point_mul_add_base_var(&sum, &k[0], &p[0], &k[1]);
        p[1] = product;
        edmont_point_sum_var(&want, k, p, 2);
        check(is_same(&sum, &want));
    }
}

static void a_sum_may_lie_over_its_terms(void)
{
    edmont_scalar k[3];
    edmont_point p[3], want;

    for (int i = 0; i < 3; i++) {
        random_scalar(&k[i]);
        random_point(&p[i]);
    }
    edmont_point_sum_var(&want, k, p, 3);
    edmont_point_sum_var(&p[1], k, p, 3);
    check(is_same(&p[1], &want));
}

/* nB + T for all eight T. */
static void orders_are_told(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (unsigned n = 0; n < 6; n++)
            for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++) {
                edmont_point p, torsion;
                edmont_scalar k;

                if (!torsion_point(&torsion, i))
                    continue;
                scalar_of(&k, n);
                edmont_point_mul_base(&p, &k);
                edmont_point_add(&p, &p, &torsion);
                check_int(edmont_point_is_torsion_free(&p), edmont_point_is_identity(&torsion));
                check_int(edmont_point_is_small_order(&p), n == 0);
                check_int(edmont_point_is_identity(&p),
                          n == 0 && edmont_point_is_identity(&torsion));
            }
}

static void zeros_are_the_identity(void)
{
    static const uint8_t one[32] = {1};

    for (size_t t = 0; use_target(t); t++) {
        edmont_point zeros[2], base, r;
        edmont_scalar k[2];
        uint8_t out[32];

        memset(zeros, 0, sizeof zeros);
        edmont_point_base(&base);
        check(!edmont_point_equal(&zeros[0], &base));
        check(!edmont_point_equal(&base, &zeros[0]));
        check(edmont_point_is_identity(&zeros[0]));
        check(edmont_point_is_small_order(&zeros[0]));
        check(edmont_point_is_torsion_free(&zeros[0]));
        edmont_point_encode(out, &zeros[0]);
        check_bytes(out, one, 32);
        edmont_point_add(&r, &base, &zeros[0]);
        check(is_same(&r, &base));
        edmont_point_dbl(&r, &zeros[0]);
        check(edmont_point_is_identity(&r));
        random_scalar(&k[0]);
        scalar_of(&k[1], 1);
        edmont_point_mul(&r, &k[0], &zeros[0]);
        check(edmont_point_is_identity(&r));
        zeros[1] = base;
        edmont_point_sum_var(&r, k, zeros, 2);
        check(is_same(&r, &base));
    }
}

static void the_base_point_has_u_9(void)
{
    uint8_t u[32], nine[32] = {9}, zero[32] = {0};
    edmont_point p;

    edmont_point_base(&p);
    edmont_point_to_u(u, &p);
    check_bytes(u, nine, 32);
    edmont_point_identity(&p);
    edmont_point_to_u(u, &p);
    check_bytes(u, zero, 32);
}

static const struct check_case cases[] = {
    CASE(canonical_encodings_and_no_others_decode),
    CASE(bytes_that_are_no_point_leave_the_identity),
    CASE(the_laws_of_the_group_hold),
    CASE(multiples_are_right),
    CASE(torsion_counts_in_products),
    CASE(sums_are_those_of_single_products),
    CASE(a_sum_may_lie_over_its_terms),
    CASE(orders_are_told),
    CASE(zeros_are_the_identity),
    CASE(the_base_point_has_u_9),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
