/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/group/ristretto.c on every target: the vectors of RFC 9496, appendix A, and the
 * products computed for edmont; the group's laws between encodings. Does not cover: the maps' edges
 * (test/core), arguments over one another (overlap.c), failing randomness (test/faults).
 */
#include "../targets.h"
#include "../vectors/ristretto255.h"

#include <edmont/group.h>

#include <string.h>

static void check_encoding(const edmont_ristretto *p, const char *want)
{
    uint8_t out[32], bytes[32];
    edmont_ristretto q;

    check_hex(bytes, 32, want);
    edmont_ristretto_encode(out, p);
    check_bytes(out, bytes, 32);
    check_int(edmont_ristretto_decode(&q, bytes), EDMONT_OK);
    check(edmont_ristretto_equal(p, &q));
    edmont_ristretto_encode(out, &q);
    check_bytes(out, bytes, 32);
}

static void for_rows(const char *kind, int rows, void (*run)(const struct ristretto255 *))
{
    for (size_t t = 0; use_target(t); t++) {
        int n = 0;

        for (size_t i = 0; i < CHECK_COUNT(ristretto255); i++) {
            if (strcmp(ristretto255[i].kind, kind) != 0)
                continue;
            check_note("target %s, row %zu", edmont_target(), i);
            run(&ristretto255[i]);
            n++;
        }
        check_int(n, rows);
    }
}

/* By multiplication, and by adding the base that often. */
static void check_multiple(const struct ristretto255 *v)
{
    uint8_t bytes[32];
    edmont_ristretto p, base;
    edmont_scalar k;

    check_hex(bytes, 32, v->a);
    check_int(edmont_scalar_decode(&k, bytes), EDMONT_OK);
    edmont_ristretto_mul_base(&p, &k);
    check_encoding(&p, v->b);
    edmont_ristretto_base(&base);
    edmont_ristretto_mul(&p, &k, &base);
    check_encoding(&p, v->b);
    edmont_ristretto_identity(&p);
    for (int i = 0; i < bytes[0]; i++)
        edmont_ristretto_add(&p, &p, &base);
    check_encoding(&p, v->b);
    check_int(edmont_ristretto_is_identity(&p), bytes[0] == 0);
}

static void check_product(const struct ristretto255 *v)
{
    uint8_t bytes[32];
    edmont_ristretto p, q;
    edmont_scalar k;

    check_hex(bytes, 32, v->a);
    edmont_scalar_reduce32(&k, bytes);
    check_hex(bytes, 32, v->b);
    check_int(edmont_ristretto_decode(&p, bytes), EDMONT_OK);
    edmont_ristretto_mul(&q, &k, &p);
    check_encoding(&q, v->c);
    edmont_ristretto_sum_var(&q, &k, &p, 1);
    check_encoding(&q, v->c);
}

static void check_bad(const struct ristretto255 *v)
{
    uint8_t bytes[32];
    edmont_ristretto p;

    edmont_ristretto_base(&p);
    check_hex(bytes, 32, v->a);
    check_int(edmont_ristretto_decode(&p, bytes), EDMONT_ERR_ENCODING);
    check(edmont_ristretto_is_identity(&p));
}

static void check_uniform(const struct ristretto255 *v)
{
    uint8_t bytes[64];
    edmont_ristretto p;

    check_hex(bytes, 64, v->a);
    edmont_ristretto_from_uniform(&p, bytes);
    check_encoding(&p, v->b);
}

static void multiples_of_the_generator_are_rfc9496s(void)
{
    for_rows("mul", 16, check_multiple);
}

static void products_are_as_computed(void)
{
    for_rows("smul", 32, check_product);
}

static void bad_encodings_are_refused(void)
{
    for_rows("bad", 29, check_bad);
    for_rows("bad+", 1, check_bad);
}

static void uniform_bytes_are_elements(void)
{
    for_rows("map", 11, check_uniform);
}

static void random_element(edmont_ristretto *p)
{
    uint8_t bytes[64];

    check_random_bytes(bytes, 64);
    edmont_ristretto_from_uniform(p, bytes);
}

static void the_laws_of_the_group_hold(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < 20; i++) {
            edmont_ristretto p, q, r;

            random_element(&p);
            random_element(&q);
            edmont_ristretto_add(&r, &p, &q);
            check(!edmont_ristretto_equal(&r, &p));
            edmont_ristretto_sub(&r, &r, &p);
            check(edmont_ristretto_equal(&r, &q));
            edmont_ristretto_neg(&r, &r);
            edmont_ristretto_add(&r, &r, &q);
            check(edmont_ristretto_is_identity(&r));
        }
}

static void null_and_no_terms(void)
{
    uint8_t bytes[32] = {0};
    edmont_ristretto p;

    edmont_ristretto_base(&p);
    check_int(edmont_ristretto_decode(&p, NULL), EDMONT_ERR_ARGUMENT);
    check(edmont_ristretto_is_identity(&p));
    check_int(edmont_ristretto_decode(NULL, bytes), EDMONT_ERR_ARGUMENT);
    check_int(edmont_ristretto_random(NULL), EDMONT_ERR_ARGUMENT);
    edmont_ristretto_base(&p);
    edmont_ristretto_sum_var(&p, NULL, NULL, 0);
    check(edmont_ristretto_is_identity(&p));
}

static void zeros_are_the_identity(void)
{
    static const uint8_t zeros[32];
    edmont_ristretto e, base;
    uint8_t out[32];

    memset(&e, 0, sizeof e);
    edmont_ristretto_base(&base);
    check(!edmont_ristretto_equal(&e, &base));
    check(edmont_ristretto_is_identity(&e));
    edmont_ristretto_encode(out, &e);
    check_bytes(out, zeros, 32);
    edmont_ristretto_add(&e, &e, &base);
    check(edmont_ristretto_equal(&e, &base));
}

static void random_elements_differ(void)
{
    edmont_ristretto p, q;

    check_int(edmont_ristretto_random(&p), EDMONT_OK);
    check_int(edmont_ristretto_random(&q), EDMONT_OK);
    check(!edmont_ristretto_equal(&p, &q));
}

static const struct check_case cases[] = {
    CASE(multiples_of_the_generator_are_rfc9496s),
    CASE(products_are_as_computed),
    CASE(bad_encodings_are_refused),
    CASE(uniform_bytes_are_elements),
    CASE(the_laws_of_the_group_hold),
    CASE(null_and_no_terms),
    CASE(zeros_are_the_identity),
    CASE(random_elements_differ),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
