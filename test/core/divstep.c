/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/core/divstep.h in one of its two word sizes (DIVSTEP_LIMB_BITS), mod p and mod L, by
 * multiplying back with arithmetic one bit at a time (big.h).
 * Does not cover: that the number of steps suffices for every input; doc/maths.md argues that.
 */
#include "../../src/core/divstep.h"

#include "../check.h"
#include "big.h"

enum { ROUNDS = 2000 };

static void inverts(const struct divstep_number *modulus, const struct big *m)
{
    struct big one = {{1}}, two = {{2}}, zero = {{0}}, power = one;

    for (int i = 0; i < ROUNDS; i++) {
        struct big x, r, product;

        check_note("input %d", i);
        if (i < 3) {
            x = i == 0 ? zero : i == 1 ? one : big_sub(m, &one);
        } else if (i < 258) {
            x     = power;
            power = big_mul_mod(&power, &two, m);
        } else if (i < 400) {
            x = (struct big){{(uint64_t)(i - 256)}};
        } else if (i < 542) {
            x = (struct big){{(uint64_t)(i - 399)}};
            x = big_sub(m, &x);
        } else {
            check_random_bytes(&x, sizeof x);
            x = big_mod(x.w, 4, m);
        }
        r = x;
        divstep_invert(r.w, modulus);
        check(big_less(&r, m));
        product = big_mul_mod(&r, &x, m);
        check_bytes(&product, i == 0 ? &zero : &one, 32);
    }
}

static void elements_mod_p_invert(void)
{
    inverts(&divstep_p, &big_p);
}

static void scalars_mod_l_invert(void)
{
    inverts(&divstep_l, &big_l);
}

static void words_become_limbs_and_come_back(void)
{
    for (int i = 0; i < 100; i++) {
        struct divstep_number limbs;
        struct big x, r;

        check_random_bytes(&x, sizeof x);
        if (i == 0)
            memset(&x, 0xff, sizeof x);
        divstep_from_words(&limbs, x.w);
        divstep_to_words(r.w, &limbs);
        check_bytes(&r, &x, 32);
    }
}

static const struct check_case cases[] = {
    CASE(elements_mod_p_invert),
    CASE(scalars_mod_l_invert),
    CASE(words_become_limbs_and_come_back),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
