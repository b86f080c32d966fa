/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: every slot of the target in use but those for public arguments, and what core offers
 * beside the slots: scalars, points, comparison.
 */
#include "ctime.h"

#include "../../src/core/backend.h"
#include "../../src/core/point.h"
#include "../../src/core/scalar.h"
#include "../../src/core/tables/base.h"

#include <string.h>

/* An integer below 2^255: the caller of a slot has masked bit 255. */
static uint8_t *secret_integer(void)
{
    uint8_t *k = ctime_make_secret(32);

    k[31] &= 127;
    return k;
}

static struct point *secret_point(void)
{
    struct point *p = ctime_make_public(sizeof *p);

    ctime_pause();
    core(mul_base)(p, secret_integer());
    ctime_secret(p, sizeof *p);
    ctime_resume();
    return p;
}

static void slot_x25519(void)
{
    uint8_t out[32];

    core(x25519)(out, secret_integer(), ctime_make_secret(32));
    ctime_expect_secret(out, sizeof out);
}

static void slot_x25519_base(void)
{
    uint8_t out[32];

    core(x25519_base)(out, secret_integer());
    ctime_expect_secret(out, sizeof out);
}

static void slot_decode(void)
{
    uint8_t in[32];
    struct point p;
    int is_point;

    core(encode)(in, secret_point());
    is_point = core(decode)(&p, in);
    ctime_expect_secret(&p, sizeof p);
    ctime_expect_secret(&is_point, sizeof is_point);
    ctime_public(&is_point, sizeof is_point); /* the test's own look at it */
    ctime_check(is_point == 1, "decode refuses what encode wrote");
}

static void slot_decode_two(void)
{
    uint8_t a[32], b[32];
    struct point p, q;

    core(encode)(a, secret_point());
    core(encode)(b, secret_point());
    (void)core(decode_two)(&p, &q, a, b);
    ctime_expect_secret(&p, sizeof p);
    ctime_expect_secret(&q, sizeof q);
}

static void slot_encode(void)
{
    uint8_t out[32];

    core(encode)(out, secret_point());
    ctime_expect_secret(out, sizeof out);
}

static void slot_encode_u(void)
{
    uint8_t out[32];

    core(encode_u)(out, secret_point());
    ctime_expect_secret(out, sizeof out);
}

static void slot_add(void)
{
    struct point r;

    core(add)(&r, secret_point(), secret_point());
    ctime_expect_secret(&r, sizeof r);
}

static void slot_sub(void)
{
    struct point r;

    core(sub)(&r, secret_point(), secret_point());
    ctime_expect_secret(&r, sizeof r);
}

static void slot_dbl(void)
{
    struct point r;

    core(dbl)(&r, secret_point());
    ctime_expect_secret(&r, sizeof r);
}

static void slot_mul(void)
{
    struct point r;

    core(mul)(&r, secret_integer(), secret_point());
    ctime_expect_secret(&r, sizeof r);
}

static void slot_mul_base(void)
{
    struct point r;

    core(mul_base)(&r, secret_integer());
    ctime_expect_secret(&r, sizeof r);
}

static void slot_mul_table(void)
{
    struct point r;

    core(mul_table)(&r, secret_integer(), &edmont_i_base_table);
    ctime_expect_secret(&r, sizeof r);
}

static void slot_decode_u(void)
{
    uint8_t u[32];
    struct point p;

    core(encode_u)(u, secret_point());
    (void)core(decode_u)(&p, u, 0);
    ctime_expect_secret(&p, sizeof p);
}

static void slot_encode_uv(void)
{
    uint8_t u[32], v[32];

    core(encode_uv)(u, v, secret_point());
    ctime_expect_secret(v, sizeof v);
}

static void slot_is_torsion_free(void)
{
    int answer = core(is_torsion_free)(secret_point());

    ctime_expect_secret(&answer, sizeof answer);
}

static void slot_elligator_map(void)
{
    struct point p;

    core(elligator_map)(&p, ctime_make_secret(32));
    ctime_expect_secret(&p, sizeof p);
}

static void slot_elligator_reverse(void)
{
    uint8_t u[32], r[32];

    core(encode_u)(u, secret_point());
    (void)core(elligator_reverse)(r, u, 0);
    ctime_expect_secret(r, sizeof r);
}

static void slot_ristretto_decode(void)
{
    uint8_t in[32];
    struct point p;

    core(ristretto_encode)(in, secret_point());
    (void)core(ristretto_decode)(&p, in);
    ctime_expect_secret(&p, sizeof p);
}

static void slot_ristretto_encode(void)
{
    uint8_t out[32];

    core(ristretto_encode)(out, secret_point());
    ctime_expect_secret(out, sizeof out);
}

static void slot_ristretto_map(void)
{
    struct point p;

    core(ristretto_map)(&p, ctime_make_secret(32));
    ctime_expect_secret(&p, sizeof p);
}

/* The slots for public arguments run too, so that every slot has its case: on public ones. */
static void slot_mul_add_var(void)
{
    uint8_t *k = ctime_make_public(32), out[32];
    struct point p;

    k[31] &= 127;
    core(mul_base)(&p, k);
    core(mul_add_var)(&p, k, &p, k);
    core(encode)(out, &p);
}

static void slot_public_table_var(void)
{
    uint8_t *k = ctime_make_public(32);
    struct public_table t;
    struct point p;

    k[31] &= 127;
    core(mul_base)(&p, k);
    core(public_table_var)(&t, &p);
}

static void slot_mul_add_table_var(void)
{
    uint8_t *k = ctime_make_public(32), out[32];
    struct public_table t;
    struct point p;

    k[31] &= 127;
    core(mul_base)(&p, k);
    core(public_table_var)(&t, &p);
    core(mul_add_table_var)(&p, k, &t, k);
    core(encode)(out, &p);
}

static void slot_sum_half_var(void)
{
    uint8_t *k = ctime_make_public(32), half[32] = {0}, out[32];
    struct point p;

    k[31] &= 127;
    memcpy(half, k, 16);
    core(mul_base)(&p, k);
    core(sum_half_var)(&p, half, &p, half, &p, k);
    core(encode)(out, &p);
}

static void slot_sum_var(void)
{
    uint8_t *k = ctime_make_public(32), out[32];
    struct point p;

    k[31] &= 127;
    core(mul_base)(&p, k);
    core(sum_var)(&p, (const uint8_t(*)[32])k, &p, 1);
    core(encode)(out, &p);
}

const struct ctime_case ctime_slots[] = {
#define SLOT(name, result, params) {"slot " #name, slot_##name},
    EDMONT_SLOTS(SLOT)
#undef SLOT
};

const size_t ctime_slots_n = sizeof ctime_slots / sizeof ctime_slots[0];

static struct scalar *secret_scalar(void)
{
    struct scalar *a = ctime_make_public(sizeof *a);

    ctime_pause();
    edmont_i_scalar_reduce32(a, secret_integer());
    ctime_secret(a, sizeof *a);
    ctime_resume();
    return a;
}

static void scalar_is_canonical(void)
{
    int yes = edmont_i_scalar_is_canonical(secret_integer());

    ctime_expect_secret(&yes, sizeof yes);
}

static void scalar_reduce32(void)
{
    struct scalar r;

    edmont_i_scalar_reduce32(&r, ctime_make_secret(32));
    ctime_expect_secret(&r, sizeof r);
}

static void scalar_reduce64(void)
{
    struct scalar r;

    edmont_i_scalar_reduce64(&r, ctime_make_secret(64));
    ctime_expect_secret(&r, sizeof r);
}

static void scalar_encode(void)
{
    uint8_t out[32];

    edmont_i_scalar_encode(out, secret_scalar());
    ctime_expect_secret(out, sizeof out);
}

static void scalar_add(void)
{
    struct scalar r;

    edmont_i_scalar_add(&r, secret_scalar(), secret_scalar());
    ctime_expect_secret(&r, sizeof r);
}

static void scalar_sub(void)
{
    struct scalar r;

    edmont_i_scalar_sub(&r, secret_scalar(), secret_scalar());
    ctime_expect_secret(&r, sizeof r);
}

static void scalar_neg(void)
{
    struct scalar r;

    edmont_i_scalar_neg(&r, secret_scalar());
    ctime_expect_secret(&r, sizeof r);
}

static void scalar_mul(void)
{
    struct scalar r;

    edmont_i_scalar_mul(&r, secret_scalar(), secret_scalar());
    ctime_expect_secret(&r, sizeof r);
}

static void scalar_muladd(void)
{
    struct scalar r;

    edmont_i_scalar_muladd(&r, secret_scalar(), secret_scalar(), secret_scalar());
    ctime_expect_secret(&r, sizeof r);
}

static void scalar_invert(void)
{
    struct scalar r;

    edmont_i_scalar_invert(&r, secret_scalar());
    ctime_expect_secret(&r, sizeof r);
}

static void point_negate(void)
{
    struct point r;

    edmont_i_point_negate(&r, secret_point());
    ctime_expect_secret(&r, sizeof r);
}

static void point_is_canonical(void)
{
    int yes = edmont_i_point_is_canonical(ctime_make_secret(32));

    ctime_expect_secret(&yes, sizeof yes);
}

static void point_is_identity(void)
{
    int yes = edmont_i_point_is_identity(secret_point());

    ctime_expect_secret(&yes, sizeof yes);
}

static void point_is_small_order(void)
{
    int yes = edmont_i_point_is_small_order(secret_point());

    ctime_expect_secret(&yes, sizeof yes);
}

static void point_equal_cofactored(void)
{
    int yes = edmont_i_point_equal_cofactored(secret_point(), secret_point());

    ctime_expect_secret(&yes, sizeof yes);
}

const struct ctime_case ctime_shared[] = {
    {"scalar_is_canonical", scalar_is_canonical},
    {"scalar_reduce32", scalar_reduce32},
    {"scalar_reduce64", scalar_reduce64},
    {"scalar_encode", scalar_encode},
    {"scalar_add", scalar_add},
    {"scalar_sub", scalar_sub},
    {"scalar_neg", scalar_neg},
    {"scalar_mul", scalar_mul},
    {"scalar_muladd", scalar_muladd},
    {"scalar_invert", scalar_invert},
    {"point_negate", point_negate},
    {"point_is_canonical", point_is_canonical},
    {"point_is_identity", point_is_identity},
    {"point_is_small_order", point_is_small_order},
    {"point_equal_cofactored", point_equal_cofactored},
};

const size_t ctime_shared_n = sizeof ctime_shared / sizeof ctime_shared[0];
