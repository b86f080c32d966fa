/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/group/scalar.c: arithmetic mod L against schoolbook integers, at the edges and at
 * random; what is no scalar. Does not cover: the arithmetic's own edges (test/core/scalar.c),
 * arguments over one another (overlap.c), failing randomness (test/faults), constant time
 * (test/timing).
 */
#include "../../src/core/bytes.h"
#include "../check.h"
#include "../core/big.h"

#include <edmont/group.h>

#include <string.h>

enum { EDGES = 8, ROUNDS = 120 };

/* 0, 1, 2, L - 2, L - 1, (L - 1)/2, 2^252, 2^128, and others. */
static void make_scalar(edmont_scalar *k, unsigned i)
{
    uint8_t bytes[64] = {0};

    if (i < 3) {
        bytes[0] = (uint8_t)i;
    } else if (i < 5) {
        store_words(bytes, big_l.w);
        bytes[0] = (uint8_t)(bytes[0] + i - 5);
    } else if (i == 5) {
        store_words(bytes, big_l.w);
        for (int j = 0; j < 32; j++)
            bytes[j] = (uint8_t)(bytes[j] >> 1 | (j < 31 ? bytes[j + 1] << 7 : 0));
    } else if (i == 6) {
        bytes[31] = 0x10;
    } else if (i == 7) {
        bytes[16] = 1;
    } else {
        check_random_bytes(bytes, 64);
    }
    edmont_scalar_reduce64(k, bytes);
}

static struct big value(const edmont_scalar *k)
{
    uint8_t bytes[32];
    struct big b = {{0}};

    edmont_scalar_encode(bytes, k);
    load_words(b.w, bytes);
    return b;
}

static void check_value(const edmont_scalar *k, const struct big *want)
{
    struct big got = value(k);

    check(big_equal(&got, want));
}

static void arithmetic_is_that_of_integers(void)
{
    for (unsigned i = 0; i < EDGES + ROUNDS; i++) {
        edmont_scalar a, b, c, r;
        struct big x, y, want;

        check_note("round %u", i);
        make_scalar(&a, i);
        make_scalar(&b, (unsigned)check_random() % (EDGES + 2));
        make_scalar(&c, i + 3);
        x = value(&a);
        y = value(&b);

        edmont_scalar_add(&r, &a, &b);
        want = big_add_mod(&x, &y, &big_l);
        check_value(&r, &want);
        edmont_scalar_sub(&r, &r, &b);
        check_value(&r, &x);
        edmont_scalar_neg(&r, &a);
        edmont_scalar_add(&r, &r, &a);
        check(edmont_scalar_is_zero(&r));

        edmont_scalar_mul(&r, &a, &b);
        want = big_mul_mod(&x, &y, &big_l);
        check_value(&r, &want);
        x    = value(&c);
        want = big_add_mod(&want, &x, &big_l);
        edmont_scalar_muladd(&r, &a, &b, &c);
        check_value(&r, &want);
    }
}

static void an_inverse_times_its_scalar_is_one_and_that_of_0_is_0(void)
{
    const struct big one = {{1}};

    for (unsigned i = 1; i < EDGES + 20; i++) {
        edmont_scalar a, r;

        check_note("round %u", i);
        make_scalar(&a, i);
        edmont_scalar_invert(&r, &a);
        edmont_scalar_mul(&r, &r, &a);
        check_value(&r, &one);
    }
    edmont_scalar zero;

    make_scalar(&zero, 0);
    edmont_scalar_invert(&zero, &zero);
    check(edmont_scalar_is_zero(&zero));
}

static void only_integers_below_l_decode(void)
{
    uint8_t bytes[32];
    edmont_scalar k;

    store_words(bytes, big_l.w);
    check_int(edmont_scalar_decode(&k, bytes), EDMONT_ERR_ENCODING);
    check(edmont_scalar_is_zero(&k));
    bytes[0]--;
    check_int(edmont_scalar_decode(&k, bytes), EDMONT_OK);
    check_bytes(k.edmont_bytes, bytes, 32);
    bytes[0] += 2;
    check_int(edmont_scalar_decode(&k, bytes), EDMONT_ERR_ENCODING);
    memset(bytes, 0xff, 32);
    check_int(edmont_scalar_decode(&k, bytes), EDMONT_ERR_ENCODING);
    check(edmont_scalar_is_zero(&k));
    check_int(edmont_scalar_decode(&k, NULL), EDMONT_ERR_ARGUMENT);
    check_int(edmont_scalar_decode(NULL, bytes), EDMONT_ERR_ARGUMENT);
    check_int(edmont_scalar_random(NULL), EDMONT_ERR_ARGUMENT);
}

static void any_bytes_are_reduced(void)
{
    for (int i = 0; i < 40; i++) {
        uint8_t in[64];
        edmont_scalar r;
        struct big want;
        uint64_t w[8];

        check_random_bytes(in, 64);
        if (i < 2)
            memset(in, i == 0 ? 0xff : 0, 64);
        load_words(w, in);
        load_words(w + 4, in + 32);
        want = big_mod(w, 8, &big_l);
        edmont_scalar_reduce64(&r, in);
        check_value(&r, &want);
        want = big_mod(w, 4, &big_l);
        edmont_scalar_reduce32(&r, in);
        check_value(&r, &want);
    }
}

static void equal_is_equal(void)
{
    edmont_scalar a, b;

    make_scalar(&a, 20);
    b = a;
    check_int(edmont_scalar_equal(&a, &b), 1);
    for (int i = 0; i < 32; i++) {
        b = a;
        b.edmont_bytes[i] ^= 1;
        check_int(edmont_scalar_equal(&a, &b), 0);
    }
    check_int(edmont_scalar_is_zero(&a), 0);
}

static void random_scalars_differ(void)
{
    edmont_scalar a, b;
    uint8_t bytes[32];

    check_int(edmont_scalar_random(&a), EDMONT_OK);
    check_int(edmont_scalar_random(&b), EDMONT_OK);
    check(!edmont_scalar_equal(&a, &b));
    edmont_scalar_encode(bytes, &a);
    check_int(edmont_scalar_decode(&b, bytes), EDMONT_OK);
}

static const struct check_case cases[] = {
    CASE(arithmetic_is_that_of_integers),
    CASE(an_inverse_times_its_scalar_is_one_and_that_of_0_is_0),
    CASE(only_integers_below_l_decode),
    CASE(any_bytes_are_reduced),
    CASE(equal_is_equal),
    CASE(random_scalars_differ),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
