/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/xeddsa.c, signatures by X25519 keys, on every target: against integers computed
 * elsewhere, with both signs of the point; what Z does; what verification refuses; overlap.
 * Does not cover: agreement with libxeddsa (test/interop), a hash or a source that fails
 * (test/faults), wiping and timing.
 */
#include "../fakes.h"
#include "../targets.h"
#include "../vectors/x25519_loworder.h"
#include "../vectors/xeddsa.h"

#include <edmont/dh.h>
#include <edmont/sign.h>

enum { MESSAGE_MAX = 500 };

static const uint8_t zeros[64];

/* L, little endian. */
static const char order[] = "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010";

static struct fake_random counting;

/* Signs with Z = 00, 01, ... 3f. */
static int sign_counting(uint8_t sig[64], const void *msg, size_t len, const uint8_t sec[32])
{
    int answer;

    fake_random_make(&counting, FAKE_COUNTS);
    check_int(edmont_random_use(&counting.table), EDMONT_OK);
    answer = edmont_xeddsa_sign(sig, msg, len, sec);
    check_pin();
    return answer;
}

static size_t message_of(uint8_t msg[MESSAGE_MAX], size_t n)
{
    for (size_t i = 0; i < n; i++)
        msg[i] = (uint8_t)(151 * n + 7 * i);
    return n;
}

static void signatures_are_those_that_integers_give(void)
{
    uint8_t msg[MESSAGE_MAX], sec[32], u[32], want[64], got[64];
    int signs = 0;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(xeddsa); i++) {
            size_t n = message_of(msg, xeddsa[i].n);

            check_note("target %s, record %zu", edmont_target(), i);
            check_hex(sec, 32, xeddsa[i].sec);
            check_hex(want, 64, xeddsa[i].sig);
            check_int(sign_counting(got, msg, n, sec), EDMONT_OK);
            check_bytes(got, want, 64);
            check_int(counting.calls, 1);
            check_int(counting.asked, 64);
            check_hex(want, 32, xeddsa[i].u);
            edmont_dh_public(u, sec);
            check_bytes(u, want, 32);
            check_int(edmont_xeddsa_verify(got, msg, n, u), EDMONT_OK);
            signs |= 1 << xeddsa[i].sign;
        }
    check_int(signs, 3);
}

static void signatures_are_fresh_and_verify(void)
{
    uint8_t msg[MESSAGE_MAX], sec[32], u[32], sig[2][64];

    for (size_t t = 0; use_target(t); t++)
        for (size_t n = 0; n < MESSAGE_MAX; n += 99) {
            check_random_bytes(sec, sizeof sec);
            check_random_bytes(msg, sizeof msg);
            edmont_dh_public(u, sec);
            for (int i = 0; i < 2; i++) {
                check_int(edmont_xeddsa_sign(sig[i], n == 0 ? NULL : msg, n, sec), EDMONT_OK);
                check_int(edmont_xeddsa_verify(sig[i], n == 0 ? NULL : msg, n, u), EDMONT_OK);
            }
            check(memcmp(sig[0], sig[1], 32) != 0);
        }
}

/* Z that is stuck: the nonce is still the message's own. */
static void with_a_stuck_z_other_messages_have_other_nonces(void)
{
    uint8_t sec[32], sig[3][64];

    check_random_bytes(sec, sizeof sec);
    check_int(sign_counting(sig[0], "a", 1, sec), EDMONT_OK);
    check_int(sign_counting(sig[1], "b", 1, sec), EDMONT_OK);
    check_int(sign_counting(sig[2], "a", 1, sec), EDMONT_OK);
    check(memcmp(sig[0], sig[1], 32) != 0);
    check_bytes(sig[2], sig[0], 64);
}

static void any_bit_changed_is_refused(void)
{
    uint8_t sec[32], msg[40], u[32], sig[64];

    check_random_bytes(sec, sizeof sec);
    check_random_bytes(msg, sizeof msg);
    edmont_dh_public(u, sec);
    check_int(edmont_xeddsa_sign(sig, msg, sizeof msg, sec), EDMONT_OK);
    for (size_t t = 0; use_target(t); t++)
        for (size_t bit = 0; bit < 8 * (sizeof sig + sizeof u + sizeof msg); bit += 3) {
            size_t at     = bit / 8;
            uint8_t *byte = at < 64 ? sig + at : at < 96 ? u + at - 64 : msg + at - 96;

            check_note("target %s, bit %zu", edmont_target(), bit);
            *byte ^= (uint8_t)(1 << bit % 8);
            check_int(edmont_xeddsa_verify(sig, msg, sizeof msg, u), EDMONT_ERR_SIGNATURE);
            *byte ^= (uint8_t)(1 << bit % 8);
        }
    check_int(edmont_xeddsa_verify(sig, msg, sizeof msg, u), EDMONT_OK);
}

/* S + L is the same to the equation, and below 2^253 for half of all S. */
static void s_of_l_or_more_is_refused(void)
{
    uint8_t sec[32], u[32], sig[64], l[32];
    unsigned carry = 0;

    check_random_bytes(sec, sizeof sec);
    check_hex(l, 32, order);
    edmont_dh_public(u, sec);
    check_int(edmont_xeddsa_sign(sig, "m", 1, sec), EDMONT_OK);
    for (int i = 0; i < 32; i++) {
        carry += (unsigned)sig[32 + i] + l[i];
        sig[32 + i] = (uint8_t)carry;
        carry >>= 8;
    }
    check_int(edmont_xeddsa_verify(sig, "m", 1, u), EDMONT_ERR_SIGNATURE);
}

/* Were it not refused, S = 0 and R = 0 would be a signature of every eighth message or more. */
static void u_of_small_order_is_refused(void)
{
    uint8_t u[32], sig[64] = {1}, msg[1];
    int n = 0;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(x25519_loworder); i++)
            for (int m = 0; m < 64; m++) {
                check_hex(u, 32, x25519_loworder[i].u);
                msg[0] = (uint8_t)m;
                check_int(edmont_xeddsa_verify(sig, msg, 1, u), EDMONT_ERR_SIGNATURE);
                n++;
            }
    check(n > 0);
}

/* The base point, whose secret scalar is 1, and of which a signature is easily made: u = 9, and not
 * 9 + p, nor with bit 255. */
static void u_of_p_or_more_and_of_the_twist_is_refused(void)
{
    static const char *const others[] = {
        "f6ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", /* 9 + p */
        "0900000000000000000000000000000000000000000000000000000000000080",
        "f6ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "0200000000000000000000000000000000000000000000000000000000000000", /* twist */
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"}; /* -1 */
    uint8_t u[32] = {9}, sig[64], expanded[64] = {1};
    edmont_sign_key key;

    check_int(edmont_sign_key_expanded(&key, expanded, NULL), EDMONT_OK);
    for (size_t t = 0; use_target(t); t++) {
        check_int(edmont_sign_with(sig, "m", 1, &key, NULL), EDMONT_OK);
        check_int(edmont_xeddsa_verify(sig, "m", 1, u), EDMONT_OK);
        for (size_t i = 0; i < CHECK_COUNT(others); i++) {
            uint8_t other[32];

            check_note("target %s, u %zu", edmont_target(), i);
            check_hex(other, 32, others[i]);
            check_int(edmont_xeddsa_verify(sig, "m", 1, other), EDMONT_ERR_SIGNATURE);
        }
    }
}

static void only_with_sha512(void)
{
    struct fake_hash other;
    uint8_t sec[32], u[32], sig[64], got[64];
    int signing, verifying;

    check_random_bytes(sec, sizeof sec);
    edmont_dh_public(u, sec);
    check_int(edmont_xeddsa_sign(sig, "m", 1, sec), EDMONT_OK);
    fake_hash_make(&other, FAKE_STREAMING, 1);
    check_int(edmont_hash_use(&other.table), EDMONT_OK);
    fake_hash_arm(&other, 0, FAKE_BEFORE);
    memset(got, 0xa5, 64);
    signing   = edmont_xeddsa_sign(got, "m", 1, sec);
    verifying = edmont_xeddsa_verify(sig, "m", 1, u);
    check_pin();
    check_int(signing, EDMONT_ERR_PROVIDER);
    check_bytes(got, zeros, 64);
    check_int(verifying, EDMONT_ERR_PROVIDER);
    check_int(other.calls, 0);
}

static void null_is_a_bad_argument(void)
{
    uint8_t in[32] = {9}, sig[64];

    check_int(edmont_xeddsa_sign(NULL, "m", 1, in), EDMONT_ERR_ARGUMENT);
    memset(sig, 0xa5, 64);
    check_int(edmont_xeddsa_sign(sig, NULL, 1, in), EDMONT_ERR_ARGUMENT);
    check_bytes(sig, zeros, 64);
    memset(sig, 0xa5, 64);
    check_int(edmont_xeddsa_sign(sig, "m", 1, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(sig, zeros, 64);
    check_int(edmont_xeddsa_verify(NULL, "m", 1, in), EDMONT_ERR_ARGUMENT);
    check_int(edmont_xeddsa_verify(sig, NULL, 1, in), EDMONT_ERR_ARGUMENT);
    check_int(edmont_xeddsa_verify(sig, "m", 1, NULL), EDMONT_ERR_ARGUMENT);
}

static void the_signature_may_overlap_key_and_message(void)
{
    uint8_t space[192], sec[32], msg[32], want[64];

    check_random_bytes(sec, sizeof sec);
    check_random_bytes(msg, sizeof msg);
    for (size_t t = 0; use_target(t); t++) {
        check_int(sign_counting(want, msg, 32, sec), EDMONT_OK);
        for (size_t at = 0; at <= 128; at++) {
            check_note("target %s, at %zu", edmont_target(), at);
            memcpy(space + 64, sec, 32);
            memcpy(space + 96, msg, 32);
            check_int(sign_counting(space + at, space + 96, 32, space + 64), EDMONT_OK);
            check_bytes(space + at, want, 64);
        }
    }
}

static const struct check_case cases[] = {
    CASE(signatures_are_those_that_integers_give),
    CASE(signatures_are_fresh_and_verify),
    CASE(with_a_stuck_z_other_messages_have_other_nonces),
    CASE(any_bit_changed_is_refused),
    CASE(s_of_l_or_more_is_refused),
    CASE(u_of_small_order_is_refused),
    CASE(u_of_p_or_more_and_of_the_twist_is_refused),
    CASE(only_with_sha512),
    CASE(null_is_a_bad_argument),
    CASE(the_signature_may_overlap_key_and_message),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
