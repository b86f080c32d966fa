/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/core/scalar.c against arithmetic one bit at a time (big.h), at the multiples of L.
 * Does not cover: timing (test/timing).
 */
#include "../../src/core/scalar.h"

#include "../../src/core/bytes.h"
#include "../../src/core/compiler.h"
#include "../check.h"
#include "big.h"

enum { ROUNDS = 300 };

/* 64 bytes near what reduction finds hard: around multiples of L, powers of two, all ones. */
static void hard_bytes(uint8_t out[64], int i)
{
    uint64_t w[8] = {0};
    int kind      = i % 6;

    if (kind == 0) {
        check_random_bytes(w, sizeof w);
    } else if (kind == 1) {
        for (int j = 0; j < 8; j++)
            w[j] = check_random() % 3 - 1;
    } else if (kind == 2) {
        w[check_random() % 8] = UINT64_C(1) << check_random() % 64;
    } else {
        /* k L 2^(64 n) + (-2 .. 2), for small k */
        uint64_t k = check_random() % 16, carry = 0;
        int n = (int)(check_random() % 5), offset = (int)(check_random() % 5) - 2;

        for (int j = 0; j < 4; j++) {
            uint64_t high, low = mul_u64(&high, big_l.w[j], k);

            w[n + j < 8 ? n + j : 7] = low + carry;
            carry                    = high + (low + carry < low);
        }
        for (int j = 0, step = offset < 0 ? -1 : 1; j != offset; j += step) {
            int word = 0;

            if (step > 0)
                while (word < 8 && ++w[word] == 0)
                    word++;
            else
                while (word < 8 && w[word]-- == 0)
                    word++;
        }
    }
    for (int j = 0; j < 8; j++)
        store_le64(out + 8 * j, w[j]);
}

static struct scalar draw(int i)
{
    uint8_t bytes[64];
    struct scalar r;

    hard_bytes(bytes, i);
    edmont_i_scalar_reduce64(&r, bytes);
    return r;
}

static struct big as_big(const struct scalar *a)
{
    struct big r;

    memcpy(&r, a, sizeof r);
    return r;
}

static void reduction_agrees_with_long_division(void)
{
    for (int i = 0; i < 4 * ROUNDS; i++) {
        uint8_t in[64];
        uint64_t w[8];
        struct scalar r;
        struct big want;

        hard_bytes(in, i);
        for (int j = 0; j < 8; j++)
            w[j] = load_le64(in + 8 * j);
        want = big_mod(w, 8, &big_l);
        edmont_i_scalar_reduce64(&r, in);
        check_bytes(&r, &want, 32);
        want = big_mod(w, 4, &big_l);
        edmont_i_scalar_reduce32(&r, in);
        check_bytes(&r, &want, 32);
    }
}

static void the_largest_inputs_reduce(void)
{
    uint8_t in[64];
    uint64_t w[8];
    struct scalar r;
    struct big want;

    memset(in, 0xff, sizeof in);
    memset(w, 0xff, sizeof w);
    want = big_mod(w, 8, &big_l);
    edmont_i_scalar_reduce64(&r, in);
    check_bytes(&r, &want, 32);
    want = big_mod(w, 4, &big_l);
    edmont_i_scalar_reduce32(&r, in);
    check_bytes(&r, &want, 32);
}

static void canonical_means_below_the_order(void)
{
    for (int i = 0; i < 4 * ROUNDS; i++) {
        uint8_t in[64];
        struct big x;

        hard_bytes(in, i);
        load_words(x.w, in);
        check_int(edmont_i_scalar_is_canonical(in), big_less(&x, &big_l));
    }
}

static void the_border_of_canonical_is_the_order(void)
{
    uint8_t in[32];

    store_words(in, big_l.w);
    check_int(edmont_i_scalar_is_canonical(in), 0);
    in[0]--;
    check_int(edmont_i_scalar_is_canonical(in), 1);
    in[0] += 2;
    check_int(edmont_i_scalar_is_canonical(in), 0);
    memset(in, 0xff, 32);
    check_int(edmont_i_scalar_is_canonical(in), 0);
    memset(in, 0, 32);
    check_int(edmont_i_scalar_is_canonical(in), 1);
}

static void sums_products_and_negatives_agree(void)
{
    struct big zero = {{0}};

    for (int i = 0; i < ROUNDS; i++) {
        struct scalar a = draw(i), b = draw(i / 6), c = draw(i / 2), r;
        struct big x = as_big(&a), y = as_big(&b), z = as_big(&c), want;

        edmont_i_scalar_add(&r, &a, &b);
        want = big_add_mod(&x, &y, &big_l);
        check_bytes(&r, &want, 32);
        edmont_i_scalar_sub(&r, &a, &b);
        want = big_sub_mod(&x, &y, &big_l);
        check_bytes(&r, &want, 32);
        edmont_i_scalar_neg(&r, &a);
        want = big_sub_mod(&zero, &x, &big_l);
        check_bytes(&r, &want, 32);
        edmont_i_scalar_mul(&r, &a, &b);
        want = big_mul_mod(&x, &y, &big_l);
        check_bytes(&r, &want, 32);
        edmont_i_scalar_muladd(&r, &a, &b, &c);
        want = big_add_mod(&want, &z, &big_l);
        check_bytes(&r, &want, 32);
    }
}

static void the_largest_scalars_multiply(void)
{
    static const struct scalar one = {{1}};
    struct scalar last, r;
    struct big x, want;

    edmont_i_scalar_neg(&last, &one);
    x = as_big(&last);
    edmont_i_scalar_muladd(&r, &last, &last, &last);
    want = big_mul_mod(&x, &x, &big_l);
    want = big_add_mod(&want, &x, &big_l);
    check_bytes(&r, &want, 32);
}

static void an_inverse_times_its_scalar_is_one(void)
{
    static const struct scalar zero, one = {{1}};
    struct scalar r;

    for (int i = 0; i < ROUNDS; i++) {
        struct scalar a = draw(i);

        edmont_i_scalar_invert(&r, &a);
        if (memcmp(&a, &zero, sizeof a) == 0) {
            check_bytes(&r, &zero, sizeof r);
            continue;
        }
        edmont_i_scalar_mul(&r, &r, &a);
        check_bytes(&r, &one, sizeof r);
    }
    edmont_i_scalar_invert(&r, &zero);
    check_bytes(&r, &zero, sizeof r);
}

static void results_may_be_their_arguments(void)
{
    for (int i = 0; i < 30; i++) {
        struct scalar a = draw(i), b = draw(i + 1), r, s;

        edmont_i_scalar_sub(&r, &a, &b);
        s = b;
        edmont_i_scalar_sub(&s, &a, &s);
        check_bytes(&s, &r, sizeof r);
        edmont_i_scalar_muladd(&r, &a, &b, &b);
        s = b;
        edmont_i_scalar_muladd(&s, &a, &s, &s);
        check_bytes(&s, &r, sizeof r);
        edmont_i_scalar_add(&r, &a, &a);
        s = a;
        edmont_i_scalar_add(&s, &s, &s);
        check_bytes(&s, &r, sizeof r);
    }
}

static void encoding_is_little_endian(void)
{
    struct scalar a = draw(0);
    uint8_t out[32];
    struct scalar r;

    edmont_i_scalar_encode(out, &a);
    check_int(edmont_i_scalar_is_canonical(out), 1);
    check_int(out[1], a.w[0] >> 8 & 255);
    check_int(out[31], a.w[3] >> 56);
    edmont_i_scalar_reduce32(&r, out);
    check_bytes(&r, &a, sizeof a);
}

static void the_clamp_sets_and_clears_the_right_bits(void)
{
    uint8_t k[32];

    memset(k, 0xff, sizeof k);
    scalar_clamp(k);
    check_int(k[0], 0xf8);
    check_int(k[31], 0x7f);
    memset(k, 0, sizeof k);
    scalar_clamp(k);
    check_int(k[0], 0);
    check_int(k[31], 0x40);
}

static const struct check_case cases[] = {
    CASE(reduction_agrees_with_long_division), CASE(the_largest_inputs_reduce),
    CASE(canonical_means_below_the_order),     CASE(the_border_of_canonical_is_the_order),
    CASE(sums_products_and_negatives_agree),   CASE(the_largest_scalars_multiply),
    CASE(an_inverse_times_its_scalar_is_one),  CASE(results_may_be_their_arguments),
    CASE(encoding_is_little_endian),           CASE(the_clamp_sets_and_clears_the_right_bits),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
