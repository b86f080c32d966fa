/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/core/base.c, wipe.c, and what ct.h, bytes.h and compiler.h compute.
 * Does not cover: that a compiler leaves masks alone (test/timing), that stacks are clean
 * (test/wiping).
 */
#include <config.h>

#include "../../include/edmont/base.h"
#include "../../src/core/bytes.h"
#include "../../src/core/ct.h"
#include "../check.h"

static void the_version_is_the_packages(void)
{
    check(strcmp(edmont_version(), PACKAGE_VERSION) == 0);
}

static void every_error_has_a_sentence_of_its_own(void)
{
    for (int err = EDMONT_ERR_TARGET; err <= EDMONT_OK; err++) {
        check(strlen(edmont_strerror(err)) > 0);
        check(strcmp(edmont_strerror(err), "unknown error") != 0);
        for (int other = EDMONT_ERR_TARGET; other < err; other++)
            check(strcmp(edmont_strerror(err), edmont_strerror(other)) != 0);
    }
    check(strcmp(edmont_strerror(1), "unknown error") == 0);
    check(strcmp(edmont_strerror(EDMONT_ERR_TARGET - 1), "unknown error") == 0);
}

static void wiping_clears_what_it_is_given_and_no_more(void)
{
    unsigned char b[70];

    for (size_t n = 0; n <= 64; n++) {
        memset(b, 0xaa, sizeof b);
        edmont_wipe(b + 3, n);
        for (size_t i = 0; i < sizeof b; i++)
            check_int(b[i], i >= 3 && i < 3 + n ? 0 : 0xaa);
    }
    edmont_wipe(NULL, 0);
}

static void equality_sees_every_bit(void)
{
    unsigned char a[40], b[40];

    check_random_bytes(a, sizeof a);
    memcpy(b, a, sizeof a);
    check_int(edmont_equal(a, b, sizeof a), 1);
    check_int(edmont_equal(NULL, NULL, 0), 1);
    for (size_t bit = 0; bit < 8 * sizeof b; bit++) {
        b[bit / 8] ^= (unsigned char)(1 << bit % 8);
        check_int(edmont_equal(a, b, sizeof a), 0);
        check_int(edmont_equal(a, b, bit / 8), 1);
        b[bit / 8] ^= (unsigned char)(1 << bit % 8);
    }
}

static void zero_is_zero_in_every_bit(void)
{
    uint8_t b[32] = {0};

    check(ct_is_zero(0) == 1);
    check(ct_mask_equal(7, 7) == UINT64_MAX);
    check_int(ct_all_zero(b, sizeof b), 1);
    for (int bit = 0; bit < 64; bit++) {
        check(ct_is_zero(UINT64_C(1) << bit) == 0);
        check(ct_mask_equal(7, 7 ^ UINT64_C(1) << bit) == 0);
    }
    for (int bit = 0; bit < 256; bit++) {
        b[bit / 8] = (uint8_t)(1 << bit % 8);
        check_int(ct_all_zero(b, sizeof b), 0);
        b[bit / 8] = 0;
    }
}

static void words_are_read_and_written_in_both_orders(void)
{
    uint8_t b[8] = {1, 2, 3, 4, 5, 6, 7, 8}, c[8];

    check(load_le64(b) == UINT64_C(0x0807060504030201));
    check(load_be64(b) == UINT64_C(0x0102030405060708));
    store_le64(c, UINT64_C(0x0807060504030201));
    check_bytes(c, b, 8);
    store_be64(c, UINT64_C(0x0102030405060708));
    check_bytes(c, b, 8);
}

/* Against adding b << bit into two words, one bit of a at a time. */
static void full_products_have_both_halves(void)
{
    for (int i = 0; i < 1000; i++) {
        uint64_t a = i ? check_random() : UINT64_MAX, b = i ? check_random() : UINT64_MAX;
        uint64_t high, low = mul_u64(&high, a, b), sum = 0, sum_high = 0;

        for (int bit = 0; bit < 64; bit++) {
            uint64_t term = a >> bit & 1 ? b << bit : 0;

            sum += term;
            sum_high += sum < term;
            sum_high += bit > 0 && a >> bit & 1 ? b >> (64 - bit) : 0;
        }
        check(low == sum);
        check(high == sum_high);
    }
}

static const struct check_case cases[] = {
    CASE(the_version_is_the_packages),
    CASE(every_error_has_a_sentence_of_its_own),
    CASE(wiping_clears_what_it_is_given_and_no_more),
    CASE(equality_sees_every_bit),
    CASE(zero_is_zero_in_every_bit),
    CASE(words_are_read_and_written_in_both_orders),
    CASE(full_products_have_both_halves),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
