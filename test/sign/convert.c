/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/convert.c, on every target: Ed25519 keys as X25519 keys and back; that X25519
 * with them agrees; what is refused; overlap.
 * Does not cover: agreement with libsodium's conversions (test/interop), a hash that fails
 * (test/faults), wiping and timing.
 */
#include "../../src/core/backend.h"
#include "../targets.h"
#include "../vectors/edwards_loworder.h"
#include "../vectors/edwards_noncanonical.h"
#include "../vectors/x25519_loworder.h"

#include <edmont/dh.h>
#include <edmont/sign.h>

enum { ROUNDS = 30 };

static const uint8_t zeros[32];

static void the_two_halves_of_a_converted_pair_belong_together(void)
{
    uint8_t seed[32], pub[32], sec[32], u[32], want[32];

    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < ROUNDS; i++) {
            check_random_bytes(seed, sizeof seed);
            check_int(edmont_sign_public(pub, seed), EDMONT_OK);
            check_int(edmont_sign_seed_to_dh(sec, seed), EDMONT_OK);
            check_int(edmont_sign_public_to_dh(u, pub), EDMONT_OK);
            edmont_dh_public(want, sec);
            check_bytes(u, want, 32);
            check_int(sec[0] & 7, 0);
            check_int(sec[31] >> 6, 1);
        }
}

static void x25519_with_converted_keys_agrees(void)
{
    uint8_t seed[2][32], pub[2][32], sec[2][32], u[2][32], shared[2][32];

    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < ROUNDS; i++) {
            for (int who = 0; who < 2; who++) {
                check_random_bytes(seed[who], 32);
                check_int(edmont_sign_public(pub[who], seed[who]), EDMONT_OK);
                check_int(edmont_sign_seed_to_dh(sec[who], seed[who]), EDMONT_OK);
                check_int(edmont_sign_public_to_dh(u[who], pub[who]), EDMONT_OK);
            }
            check_int(edmont_dh_shared(shared[0], sec[0], u[1]), EDMONT_OK);
            check_int(edmont_dh_shared(shared[1], sec[1], u[0]), EDMONT_OK);
            check_bytes(shared[0], shared[1], 32);
        }
}

static void there_and_back_with_the_sign_of_x(void)
{
    uint8_t seed[32], pub[32], u[32], back[32], again[32];

    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < ROUNDS; i++) {
            check_random_bytes(seed, sizeof seed);
            check_int(edmont_sign_public(pub, seed), EDMONT_OK);
            check_int(edmont_sign_public_to_dh(u, pub), EDMONT_OK);
            check_int(edmont_dh_public_to_sign(back, u, pub[31] >> 7), EDMONT_OK);
            check_bytes(back, pub, 32);
            check_int(edmont_dh_public_to_sign(back, u, 1 ^ pub[31] >> 7), EDMONT_OK);
            pub[31] ^= 128;
            check_bytes(back, pub, 32);
            check_int(edmont_sign_public_to_dh(again, back), EDMONT_OK);
            check_bytes(again, u, 32);
        }
}

/* RFC 7748, section 4.1: u = 9 is the base point, y = 4/5. */
static void u_is_taken_mod_p_and_bit_255_is_ignored(void)
{
    uint8_t u[32] = {9}, base[32], pub[32];

    memset(base, 0x66, 32);
    base[0] = 0x58;
    for (size_t t = 0; use_target(t); t++)
        for (int form = 0; form < 4; form++) {
            memset(u, form & 1 ? 0xff : 0, 32);
            u[0]  = form & 1 ? 0xf6 : 9; /* 9 + p, 9 */
            u[31] = (uint8_t)((u[31] & 127) | (form & 2 ? 128 : 0));
            check_note("target %s, form %d", edmont_target(), form);
            check_int(edmont_dh_public_to_sign(pub, u, 0), EDMONT_OK);
            check_bytes(pub, base, 32);
        }
}

static void a_torsion_part_is_allowed_and_does_not_matter_to_x25519(void)
{
    uint8_t seed[32], pub[32], u[32], k[32], want[32], got[32], torsion[32];
    struct point A, T;

    for (size_t t = 0; use_target(t); t++) {
        check_random_bytes(seed, sizeof seed);
        check_random_bytes(k, sizeof k);
        check_int(edmont_sign_public(pub, seed), EDMONT_OK);
        check_int(edmont_sign_public_to_dh(u, pub), EDMONT_OK);
        check_int(edmont_dh_shared(want, k, u), EDMONT_OK);
        for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++) {
            check_hex(torsion, 32, edwards_loworder[i].encoding);
            check(core(decode)(&A, pub) && core(decode)(&T, torsion));
            core(add)(&A, &A, &T);
            core(encode)(torsion, &A);
            check_int(edmont_sign_public_to_dh(u, torsion), EDMONT_OK);
            check_int(edmont_dh_shared(got, k, u), EDMONT_OK);
            check_bytes(got, want, 32);
        }
    }
}

static void public_keys_of_small_order_and_odd_encodings_are_refused(void)
{
    uint8_t pub[32], u[32];

    for (size_t t = 0; use_target(t); t++) {
        for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++) {
            check_note("target %s, small order %zu", edmont_target(), i);
            check_hex(pub, 32, edwards_loworder[i].encoding);
            memset(u, 0xa5, 32);
            check_int(edmont_sign_public_to_dh(u, pub), edwards_loworder[i].canonical
                                                            ? EDMONT_ERR_WEAK
                                                            : EDMONT_ERR_ENCODING);
            check_bytes(u, zeros, 32);
        }
        for (size_t i = 0; i < CHECK_COUNT(edwards_noncanonical); i++) {
            check_note("target %s, non-canonical %zu", edmont_target(), i);
            check_hex(pub, 32, edwards_noncanonical[i].encoding);
            memset(u, 0xa5, 32);
            check_int(edmont_sign_public_to_dh(u, pub), EDMONT_ERR_ENCODING);
            check_bytes(u, zeros, 32);
        }
        memset(pub, 0, 32);
        pub[0] = 2; /* no point has y = 2 */
        memset(u, 0xa5, 32);
        check_int(edmont_sign_public_to_dh(u, pub), EDMONT_ERR_ENCODING);
        check_bytes(u, zeros, 32);
    }
}

/* Of X25519's fourteen, u = -1 is of the twist alone. */
static void u_of_small_order_and_of_the_twist_are_refused(void)
{
    static const uint8_t twist[] = {2, 3, 5, 12};
    uint8_t u[32], pub[32];

    for (size_t t = 0; use_target(t); t++)
        for (int sign = 0; sign < 2; sign++) {
            for (size_t i = 0; i < CHECK_COUNT(x25519_loworder); i++) {
                int minus_one = strncmp(x25519_loworder[i].u, "ec", 2) == 0;

                check_note("target %s, u %zu", edmont_target(), i);
                check_hex(u, 32, x25519_loworder[i].u);
                memset(pub, 0xa5, 32);
                check_int(edmont_dh_public_to_sign(pub, u, sign),
                          minus_one ? EDMONT_ERR_ENCODING : EDMONT_ERR_WEAK);
                check_bytes(pub, zeros, 32);
            }
            for (size_t i = 0; i < CHECK_COUNT(twist); i++) {
                check_note("target %s, u = %d", edmont_target(), twist[i]);
                memset(u, 0, 32);
                u[0] = twist[i];
                memset(pub, 0xa5, 32);
                check_int(edmont_dh_public_to_sign(pub, u, sign), EDMONT_ERR_ENCODING);
                check_bytes(pub, zeros, 32);
            }
        }
}

static void null_and_other_signs_are_bad_arguments(void)
{
    static const int signs[] = {-1, 2, 128, 256};
    uint8_t in[32] = {9}, out[32];

    check_int(edmont_sign_public_to_dh(NULL, in), EDMONT_ERR_ARGUMENT);
    check_int(edmont_sign_seed_to_dh(NULL, in), EDMONT_ERR_ARGUMENT);
    check_int(edmont_dh_public_to_sign(NULL, in, 0), EDMONT_ERR_ARGUMENT);
    memset(out, 0xa5, 32);
    check_int(edmont_sign_public_to_dh(out, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(out, zeros, 32);
    memset(out, 0xa5, 32);
    check_int(edmont_sign_seed_to_dh(out, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(out, zeros, 32);
    memset(out, 0xa5, 32);
    check_int(edmont_dh_public_to_sign(out, NULL, 0), EDMONT_ERR_ARGUMENT);
    check_bytes(out, zeros, 32);
    for (size_t i = 0; i < CHECK_COUNT(signs); i++) {
        memset(out, 0xa5, 32);
        check_int(edmont_dh_public_to_sign(out, in, signs[i]), EDMONT_ERR_ARGUMENT);
        check_bytes(out, zeros, 32);
    }
}

static int to_sign_0(uint8_t out[32], const uint8_t in[32])
{
    return edmont_dh_public_to_sign(out, in, 0);
}

static void outputs_may_overlap_inputs(void)
{
    static int (*const convert[])(uint8_t *, const uint8_t *) = {
        edmont_sign_public_to_dh, edmont_sign_seed_to_dh, to_sign_0};
    uint8_t space[96], seed[32], in[3][32], want[32];

    check_random_bytes(seed, sizeof seed);
    check_int(edmont_sign_public(in[0], seed), EDMONT_OK);
    memcpy(in[1], seed, 32);
    edmont_dh_public(in[2], seed);
    for (size_t t = 0; use_target(t); t++)
        for (int f = 0; f < 3; f++) {
            check_int(convert[f](want, in[f]), EDMONT_OK);
            for (size_t at = 0; at <= 64; at++) {
                check_note("target %s, function %d, at %zu", edmont_target(), f, at);
                memcpy(space + 32, in[f], 32);
                check_int(convert[f](space + at, space + 32), EDMONT_OK);
                check_bytes(space + at, want, 32);
            }
        }
}

static const struct check_case cases[] = {
    CASE(the_two_halves_of_a_converted_pair_belong_together),
    CASE(x25519_with_converted_keys_agrees),
    CASE(there_and_back_with_the_sign_of_x),
    CASE(u_is_taken_mod_p_and_bit_255_is_ignored),
    CASE(a_torsion_part_is_allowed_and_does_not_matter_to_x25519),
    CASE(public_keys_of_small_order_and_odd_encodings_are_refused),
    CASE(u_of_small_order_and_of_the_twist_are_refused),
    CASE(null_and_other_signs_are_bad_arguments),
    CASE(outputs_may_overlap_inputs),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
