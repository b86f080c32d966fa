/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/core/point.c: which encodings are canonical, negation, small order, cofactored
 * equality, with coordinates at and above p.
 * Does not cover: coordinates of every size; the slots beneath are tested in slots.c.
 */
#include "../../src/core/point.h"

#include "../check.h"
#include "../vectors/edwards_loworder.h"
#include "../vectors/edwards_noncanonical.h"
#include "big.h"

static void low_order_encodings_are_canonical_or_not_as_listed(void)
{
    for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++) {
        uint8_t in[32];
        struct point p;

        check_note("encoding %zu", i);
        check_hex(in, 32, edwards_loworder[i].encoding);
        check_int(edmont_i_point_is_canonical(in), edwards_loworder[i].canonical);
        check(core(decode)(&p, in));
        check_int(edmont_i_point_is_small_order(&p), 1);
        check_int(edmont_i_point_is_identity(&p), edwards_loworder[i].order == 1);
    }
}

static void encodings_of_p_and_above_are_not_canonical(void)
{
    for (size_t i = 0; i < CHECK_COUNT(edwards_noncanonical); i++) {
        uint8_t in[32];

        check_note("encoding %zu", i);
        check_hex(in, 32, edwards_noncanonical[i].encoding);
        check_int(edmont_i_point_is_canonical(in), 0);
    }
}

static void what_is_encoded_is_canonical(void)
{
    for (int i = 0; i < 100; i++) {
        uint8_t k[32], out[32];
        struct point p;

        check_random_bytes(k, 32);
        k[31] &= 127;
        core(mul_base)(&p, k);
        core(encode)(out, &p);
        check_int(edmont_i_point_is_canonical(out), 1);
    }
}

static void the_largest_y_is_p_minus_one(void)
{
    uint8_t in[32];

    memset(in, 0xff, 32);
    in[31] = 0x7f;
    for (int low = 0xec; low <= 0xff; low++) {
        in[0] = (uint8_t)low;
        check_int(edmont_i_point_is_canonical(in), low == 0xec);
    }
    in[0]  = 0xeb; /* p - 2: its x is not 0, so it may have a sign */
    in[31] = 0xff;
    check_int(edmont_i_point_is_canonical(in), 1);
}

static void a_point_and_its_negative_add_to_the_identity(void)
{
    for (int i = 0; i < 20; i++) {
        uint8_t k[32];
        struct point p, q, r;

        check_random_bytes(k, 32);
        k[31] &= 127;
        core(mul_base)(&p, k);
        edmont_i_point_negate(&q, &p);
        core(add)(&r, &p, &q);
        check(edmont_i_point_is_identity(&r));
        check(!edmont_i_point_is_identity(&p));
        r = p;
        edmont_i_point_negate(&r, &r);
        check_bytes(&r, &q, sizeof r);
    }
    struct point r;

    edmont_i_point_identity(&r);
    check(edmont_i_point_is_identity(&r));
    edmont_i_point_negate(&r, &r);
    check(edmont_i_point_is_identity(&r));
}

/* X = p, 2p and Y = Z + p stand for 0 and for Z. */
static void coordinates_count_mod_p(void)
{
    struct point r;

    edmont_i_point_identity(&r);
    memcpy(&r.X, &big_p, 32);
    check_int(edmont_i_point_is_identity(&r), 1);
    r.X.w[0] = 0xffffffffffffffda;
    r.X.w[3] = UINT64_MAX;
    check_int(edmont_i_point_is_identity(&r), 1);
    r.X.w[0]++;
    check_int(edmont_i_point_is_identity(&r), 0);
    edmont_i_point_identity(&r);
    memcpy(&r.Y, &big_p, 32);
    r.Y.w[0]++;
    check_int(edmont_i_point_is_identity(&r), 1);
    r.Y.w[0]++;
    check_int(edmont_i_point_is_identity(&r), 0);
}

static void cofactored_equality_overlooks_torsion_alone(void)
{
    uint8_t k[32] = {77}, l[32] = {78};
    struct point p, q;

    core(mul_base)(&p, k);
    core(mul_base)(&q, l);
    check_int(edmont_i_point_equal_cofactored(&p, &q), 0);
    check_int(edmont_i_point_is_small_order(&p), 0);
    for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++) {
        uint8_t in[32];
        struct point t, r;

        check_hex(in, 32, edwards_loworder[i].encoding);
        check(core(decode)(&t, in));
        core(add)(&r, &p, &t);
        check_int(edmont_i_point_equal_cofactored(&p, &r), 1);
        check_int(edmont_i_point_equal_cofactored(&q, &r), 0);
        check_int(edmont_i_point_is_small_order(&r), 0);
    }
}

static const struct check_case cases[] = {
    CASE(low_order_encodings_are_canonical_or_not_as_listed),
    CASE(encodings_of_p_and_above_are_not_canonical),
    CASE(what_is_encoded_is_canonical),
    CASE(the_largest_y_is_p_minus_one),
    CASE(a_point_and_its_negative_add_to_the_identity),
    CASE(coordinates_count_mod_p),
    CASE(cofactored_equality_overlooks_torsion_alone),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
