/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/core/half.c against arithmetic one bit at a time (big.h): what a split promises, for
 * random integers and for those that Euclid's algorithm finds hard: tiny and huge ones, powers of
 * two, quotients of small integers mod L, which make one huge quotient somewhere on the way.
 * Does not cover: what a split is for (test/sign/equation.c), and time, which is variable.
 */
#include "../../src/core/half.h"

#include "../check.h"
#include "big.h"

enum { RANDOM = 20000, FRACTIONS = 4000 };

/* How many splits mod 8L there were, how many integers had none, and how many of the splits are of
 * 128 bits at most. */
static struct {
    int found, missing, short_ones;
} seen;

static int bits(const struct scalar *a)
{
    for (int i = 255; i >= 0; i--)
        if (a->w[i / 64] >> (i % 64) & 1)
            return i + 1;
    return 0;
}

/* c1 k = c0 or -c0 mod L. */
static void check_mod_order(const struct half *h, const struct scalar *k)
{
    struct big a, b, c, zero = {{0}};

    memcpy(&a, k, sizeof a);
    memcpy(&b, &h->c1, sizeof b);
    memcpy(&c, &h->c0, sizeof c);
    a = big_mul_mod(&a, &b, &big_l);
    a = h->negative ? big_add_mod(&a, &c, &big_l) : big_sub_mod(&a, &c, &big_l);
    check(big_equal(&a, &zero));
}

/* The same mod 8: 8 and L have no common divisor. */
static void check_mod_8(const struct half *h, const struct scalar *k)
{
    uint64_t left = h->c1.w[0] * k->w[0];

    check_int((h->negative ? left + h->c0.w[0] : left - h->c0.w[0]) % 8, 0);
}

static void check_split(const struct scalar *k)
{
    struct half h;

    check_note("k = %016llx%016llx%016llx%016llx", (unsigned long long)k->w[3],
               (unsigned long long)k->w[2], (unsigned long long)k->w[1],
               (unsigned long long)k->w[0]);
    edmont_i_half_split_var(&h, k);
    check_mod_order(&h, k);
    check(bits(&h.c1) >= 1 && bits(&h.c1) <= 126 && bits(&h.c0) <= 128);

    if (!edmont_i_half_split_exact_var(&h, k)) {
        seen.missing++;
        return;
    }
    check_mod_order(&h, k);
    check_mod_8(&h, k);
    check_int(h.c1.w[0] % 2, 1);
    check(bits(&h.c1) <= HALF_BITS && bits(&h.c0) <= HALF_BITS);
    seen.found++;
    seen.short_ones += bits(&h.c1) <= 128 && bits(&h.c0) <= 128;
}

static void random_scalar(struct scalar *k)
{
    struct big t;

    check_random_bytes(&t, sizeof t);
    t = big_mod(t.w, 4, &big_l);
    memcpy(k, &t, sizeof t);
}

/* Nearly every one has a split mod 8L, most have one of 128 bits. */
static void random_integers_have_splits(void)
{
    memset(&seen, 0, sizeof seen);
    for (int i = 0; i < RANDOM; i++) {
        struct scalar k;

        random_scalar(&k);
        check_split(&k);
    }
    check_note("%d found, %d missing, %d short", seen.found, seen.missing, seen.short_ones);
    check(seen.missing <= RANDOM / 400);
    check(seen.short_ones >= RANDOM * 4 / 5);
}

static void powers_of_two_and_their_neighbours_have_splits(void)
{
    for (int bit = 0; bit < 252; bit++)
        for (uint64_t less = 0; less < 3; less++) {
            struct big k = {{0}}, minus = {{less}};
            struct scalar s;

            k.w[bit / 64] = UINT64_C(1) << bit % 64;
            k             = big_sub_mod(&k, &minus, &big_l);
            memcpy(&s, &k, sizeof s);
            check_split(&s);
            k = big_sub_mod(&(struct big){{0}}, &k, &big_l);
            memcpy(&s, &k, sizeof s);
            check_split(&s);
        }
}

static void the_ends_of_the_range_have_splits(void)
{
    for (uint64_t i = 0; i < 50; i++) {
        struct scalar k = {{i}}, minus;

        check_split(&k);
        edmont_i_scalar_neg(&minus, &k);
        check_split(&minus);
    }
}

/* n / d mod L for d of up to 126 bits: then (8d, 8n) is a pair mod 8L, with an even c1; the smaller
 * it is, the larger is every pair with an odd one. */
static void fractions_have_splits_or_have_none(void)
{
    memset(&seen, 0, sizeof seen);
    for (int i = 0; i < FRACTIONS; i++) {
        struct scalar k = {{0}}, d = {{0}}, n = {{0}};
        int size = i % 126 + 1;

        check_random_bytes(d.w, 16);
        check_random_bytes(n.w, 16);
        for (int bit = 127; bit >= size; bit--) {
            d.w[bit / 64] &= ~(UINT64_C(1) << bit % 64);
            n.w[bit / 64] &= ~(UINT64_C(1) << bit % 64);
        }
        d.w[0] |= 1;
        edmont_i_scalar_invert(&k, &d);
        edmont_i_scalar_mul(&k, &k, &n);
        check_split(&k);
    }
    check_note("%d found, %d missing, %d short", seen.found, seen.missing, seen.short_ones);
    check(seen.missing >= FRACTIONS / 2 && seen.found >= FRACTIONS / 20);
}

static void one_half_mod_the_order_has_none_mod_8_times_it(void)
{
    struct scalar k = {{2}};
    struct half h;

    edmont_i_scalar_invert(&k, &k);
    check_int(edmont_i_half_split_exact_var(&h, &k), 0);
    edmont_i_half_split_var(&h, &k);
    check_mod_order(&h, &k);
    check_int(bits(&h.c1), 2); /* 2 k = 1 */
}

static const struct check_case cases[] = {
    CASE(random_integers_have_splits),
    CASE(powers_of_two_and_their_neighbours_have_splits),
    CASE(the_ends_of_the_range_have_splits),
    CASE(fractions_have_splits_or_have_none),
    CASE(one_half_mod_the_order_has_none_mod_8_times_it),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
