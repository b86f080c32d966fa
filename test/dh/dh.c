/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/dh/dh.c, X25519 and key agreement, on every target: published vectors, points of small
 * order, unclamped scalars, key pairs, errors, and where in memory the arguments may lie.
 * Does not cover: 1,000,000 iterations (test/dh/long.c), the targets against each other on hard
 * inputs (test/core), randomness that fails (test/faults), timing, wiping, and agreement with other
 * programs (test/interop).
 */
#define _DEFAULT_SOURCE /* mmap */

#include "../fakes.h"
#include "../fence.h"
#include "../targets.h"
#include "../vectors/x25519_loworder.h"
#include "../vectors/x25519_rfc7748.h"
#include "../vectors/x25519_unclamped.h"
#include "../vectors/x25519_wycheproof.h"
#include "iterate.h"

static const uint8_t zeros[32];
static const uint8_t nine[32] = {9};

static void rfc7748_vector(const struct x25519_rfc7748 *v)
{
    uint8_t scalar[32], u[32], want[32], got[32];

    check_hex(want, 32, v->out);
    if (strcmp(v->kind, "iter") == 0) {
        iterate(got, v->n);
        check_bytes(got, want, 32);
        return;
    }
    check_hex(scalar, 32, v->scalar);
    check_hex(u, 32, v->u);
    edmont_x25519(got, scalar, u);
    check_bytes(got, want, 32);
    check_int(edmont_dh_shared(got, scalar, u), EDMONT_OK);
    check_bytes(got, want, 32);
    if (strcmp(v->kind, "base") == 0) {
        edmont_x25519_base(got, scalar);
        check_bytes(got, want, 32);
        edmont_dh_public(got, scalar);
        check_bytes(got, want, 32);
    }
}

static void rfc7748_vectors_and_1000_iterations(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(x25519_rfc7748); i++) {
            check_note("target %s, record %zu", edmont_target(), i);
            if (x25519_rfc7748[i].n <= 1000)
                rfc7748_vector(&x25519_rfc7748[i]);
        }
}

static void wycheproof_vector(const struct x25519_wycheproof *v)
{
    uint8_t scalar[32], u[32], want[32], got[32];
    int zero = strstr(v->flags, "ZeroSharedSecret") != NULL;

    check_hex(scalar, 32, v->scalar);
    check_hex(u, 32, v->u);
    check_hex(want, 32, v->shared);
    check_int(memcmp(want, zeros, 32) == 0, zero);
    edmont_x25519(got, scalar, u);
    check_bytes(got, want, 32);
    memset(got, 0xa5, 32);
    check_int(edmont_dh_shared(got, scalar, u), zero ? EDMONT_ERR_WEAK : EDMONT_OK);
    check_bytes(got, want, 32);
}

static void wycheproof_vectors(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(x25519_wycheproof); i++) {
            check_note("target %s, number %s", edmont_target(), x25519_wycheproof[i].number);
            wycheproof_vector(&x25519_wycheproof[i]);
        }
}

static void points_of_small_order_give_zeros_and_weak(void)
{
    uint8_t k[32], u[32], got[32];

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(x25519_loworder) * 4; i++) {
            check_note("target %s, u %s", edmont_target(), x25519_loworder[i / 4].u);
            check_hex(u, 32, x25519_loworder[i / 4].u);
            check_random_bytes(k, 32);
            memset(got, 0xa5, 32);
            edmont_x25519(got, k, u);
            check_bytes(got, zeros, 32);
            memset(got, 0xa5, 32);
            check_int(edmont_dh_shared(got, k, u), EDMONT_ERR_WEAK);
            check_bytes(got, zeros, 32);
        }
}

static void bit_255_of_u_is_ignored(void)
{
    uint8_t k[32], u[32], got[32], want[32];

    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < 32; i++) {
            check_random_bytes(k, 32);
            check_random_bytes(u, 32);
            u[31] &= 0x7f;
            edmont_x25519(want, k, u);
            u[31] |= 0x80;
            edmont_x25519(got, k, u);
            check_bytes(got, want, 32);
            edmont_x25519_unclamped(want, k, u);
            u[31] &= 0x7f;
            edmont_x25519_unclamped(got, k, u);
            check_bytes(got, want, 32);
        }
}

static void u_from_p_to_2_255_is_taken_mod_p(void)
{
    uint8_t k[32], small[32] = {0}, large[32], got[32], want[32];

    memset(large, 0xff, 32);
    large[31] = 0x7f;
    for (size_t t = 0; use_target(t); t++)
        for (uint8_t i = 0; i < 19; i++) {
            check_note("target %s, u = p + %d", edmont_target(), i);
            check_random_bytes(k, 32);
            small[0] = i;
            large[0] = (uint8_t)(0xed + i);
            edmont_x25519(want, k, small);
            edmont_x25519(got, k, large);
            check_bytes(got, want, 32);
        }
}

static void clamping_replaces_five_bits_and_no_other(void)
{
    uint8_t k[32], u[32], got[32], want[32], base[32];

    for (size_t t = 0; use_target(t); t++) {
        check_random_bytes(k, 32);
        check_random_bytes(u, 32);
        edmont_x25519(want, k, u);
        edmont_x25519_base(base, k);
        for (int bit = 0; bit < 256; bit++) {
            int clamped = bit < 3 || bit >= 254;

            check_note("target %s, bit %d", edmont_target(), bit);
            k[bit / 8] ^= (uint8_t)(1 << bit % 8);
            edmont_x25519(got, k, u);
            check_int(memcmp(got, want, 32) == 0, clamped);
            edmont_x25519_base(got, k);
            check_int(memcmp(got, base, 32) == 0, clamped);
            k[bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
    }
}

static void clamp(uint8_t k[32])
{
    k[0] &= 0xf8;
    k[31] = (uint8_t)((k[31] & 0x7f) | 0x40);
}

static void unclamped_functions_equal_the_others_on_clamped_scalars(void)
{
    uint8_t k[32], u[32], got[32], want[32];

    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < 32; i++) {
            check_random_bytes(k, 32);
            check_random_bytes(u, 32);
            edmont_x25519(want, k, u);
            clamp(k);
            edmont_x25519_unclamped(got, k, u);
            check_bytes(got, want, 32);
            edmont_x25519_base(want, k);
            edmont_x25519_base_unclamped(got, k);
            check_bytes(got, want, 32);
        }
}

static void unclamped_vectors(void)
{
    uint8_t k[32], u[32], got[32], want[32];

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(x25519_unclamped); i++) {
            const struct x25519_unclamped *v = &x25519_unclamped[i];

            check_note("target %s, k %s, u %s", edmont_target(), v->k, v->u);
            check_hex(k, 32, v->k);
            check_hex(u, 32, v->u);
            check_hex(want, 32, v->out);
            edmont_x25519_unclamped(got, k, u);
            check_bytes(got, want, 32);
            if (memcmp(u, nine, 32) == 0) {
                edmont_x25519_base_unclamped(got, k);
                check_bytes(got, want, 32);
            }
        }
}

static void unclamped_base_equals_unclamped_at_9(void)
{
    uint8_t k[32], got[32], want[32];

    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < 200; i++) {
            check_random_bytes(k, 32);
            memset(k, i % 2 ? 0xff : 0, (size_t)(i / 2 % 32));
            memset(k + 32 - i % 17, i % 3 ? 0 : 0xff, (size_t)(i % 17));
            edmont_x25519_unclamped(want, k, nine);
            edmont_x25519_base_unclamped(got, k);
            check_bytes(got, want, 32);
        }
}

static void unclamped_multiplications_commute(void)
{
    uint8_t a[32], b[32], u[32], au[32], bu[32], abu[32], bau[32];

    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < 32; i++) {
            check_random_bytes(a, 32);
            check_random_bytes(b, 32);
            check_random_bytes(u, 32);
            edmont_x25519_unclamped(au, a, u);
            edmont_x25519_unclamped(bu, b, u);
            edmont_x25519_unclamped(abu, a, bu);
            edmont_x25519_unclamped(bau, b, au);
            check_bytes(abu, bau, 32);
        }
}

/* r = 2k; k is below 2^254. */
static void double_bytes(uint8_t r[32], const uint8_t k[32])
{
    for (int i = 31; i > 0; i--)
        r[i] = (uint8_t)(k[i] << 1 | k[i - 1] >> 7);
    r[0] = (uint8_t)(k[0] << 1);
}

static void twice_k_is_two_times_k(void)
{
    static const uint8_t two[32] = {2};
    uint8_t k[32], k2[32], u[32], got[32], want[32];

    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < 32; i++) {
            check_random_bytes(k, 32);
            check_random_bytes(u, 32);
            k[31] &= 0x3f;
            double_bytes(k2, k);
            edmont_x25519_unclamped(want, k2, u);
            edmont_x25519_unclamped(got, k, u);
            edmont_x25519_unclamped(got, two, got);
            check_bytes(got, want, 32);
            edmont_x25519_base_unclamped(want, k2);
            edmont_x25519_base_unclamped(got, k);
            edmont_x25519_unclamped(got, two, got);
            check_bytes(got, want, 32);
        }
}

static void two_key_pairs_agree(void)
{
    uint8_t sec[2][32], pub[2][32], shared[2][32], again[32];

    for (size_t t = 0; use_target(t); t++) {
        check_int(edmont_dh_keypair(pub[0], sec[0]), EDMONT_OK);
        check_int(edmont_dh_keypair(pub[1], sec[1]), EDMONT_OK);
        check(memcmp(sec[0], sec[1], 32) != 0);
        edmont_dh_public(again, sec[0]);
        check_bytes(pub[0], again, 32);
        check_int(edmont_dh_shared(shared[0], sec[0], pub[1]), EDMONT_OK);
        check_int(edmont_dh_shared(shared[1], sec[1], pub[0]), EDMONT_OK);
        check_bytes(shared[0], shared[1], 32);
        check(memcmp(shared[0], zeros, 32) != 0);
    }
}

static void keypair_keeps_the_secret_as_drawn(void)
{
    struct fake_random fake;
    uint8_t pub[32], sec[32], want[32];

    fake_random_make(&fake, FAKE_COUNTS);
    fake.next = 0xf5; /* and 0x14 at the other end: clamping would change both */
    check_int(edmont_random_use(&fake.table), EDMONT_OK);
    int answer = edmont_dh_keypair(pub, sec);

    check_pin();
    check_int(answer, EDMONT_OK);
    for (int i = 0; i < 32; i++)
        check_int(sec[i], (uint8_t)(0xf5 + i));
    edmont_dh_public(want, sec);
    check_bytes(pub, want, 32);
}

static void null_is_a_bad_argument(void)
{
    uint8_t a[32], b[32];

    memset(a, 0xa5, 32);
    memset(b, 0xa5, 32);
    check_int(edmont_dh_keypair(NULL, b), EDMONT_ERR_ARGUMENT);
    check_bytes(b, zeros, 32);
    check_int(edmont_dh_keypair(a, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(a, zeros, 32);
    check_int(edmont_dh_keypair(NULL, NULL), EDMONT_ERR_ARGUMENT);
    check_int(edmont_dh_shared(NULL, nine, nine), EDMONT_ERR_ARGUMENT);
    memset(a, 0xa5, 32);
    check_int(edmont_dh_shared(a, NULL, nine), EDMONT_ERR_ARGUMENT);
    check_bytes(a, zeros, 32);
    memset(a, 0xa5, 32);
    check_int(edmont_dh_shared(a, nine, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(a, zeros, 32);
}

static void run_public(uint8_t *out, const uint8_t *k, const uint8_t *u)
{
    (void)u;
    edmont_dh_public(out, k);
}

static void run_shared(uint8_t *out, const uint8_t *k, const uint8_t *u)
{
    check_int(edmont_dh_shared(out, k, u), EDMONT_OK);
}

static void run_base(uint8_t *out, const uint8_t *k, const uint8_t *u)
{
    (void)u;
    edmont_x25519_base(out, k);
}

static void run_base_unclamped(uint8_t *out, const uint8_t *k, const uint8_t *u)
{
    (void)u;
    edmont_x25519_base_unclamped(out, k);
}

static const struct operation {
    const char *name;
    void (*run)(uint8_t *out, const uint8_t *k, const uint8_t *u);
} operations[] = {
    {"dh_public", run_public},
    {"dh_shared", run_shared},
    {"x25519", edmont_x25519},
    {"x25519_base", run_base},
    {"x25519_unclamped", edmont_x25519_unclamped},
    {"x25519_base_unclamped", run_base_unclamped},
};

/* Runs an operation inside `space`, k, u and out at the places given, and checks that out is right
 * and that nothing else has changed. */
static void run_at(const struct operation *o, size_t k, size_t u, size_t out)
{
    uint8_t space[256], want[256], result[32], separate_k[32], separate_u[32];

    check_note("target %s, %s, k at %zu, u at %zu, out at %zu", edmont_target(), o->name, k, u,
               out);
    check_random_bytes(space, sizeof space);
    memcpy(want, space, sizeof space);
    memcpy(separate_k, space + k, 32);
    memcpy(separate_u, space + u, 32);
    o->run(result, separate_k, separate_u);
    memcpy(want + out, result, 32);
    o->run(space + out, space + k, space + u);
    check_bytes(space, want, sizeof space);
}

static void the_output_may_overlap_the_inputs(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(operations); i++) {
            for (size_t out = 32; out <= 128; out++)
                run_at(&operations[i], 64, 96, out);
            for (size_t out = 32; out <= 96; out++)
                run_at(&operations[i], 64, 64, out);
        }
}

static void any_alignment_will_do(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(operations); i++)
            for (size_t offset = 0; offset < 64; offset++)
                run_at(&operations[i], offset, 64 + (offset * 7 + 3) % 64,
                       160 + (offset * 11 + 5) % 64);
}

static void run_fenced(const struct operation *o, struct fence fences[3], int end)
{
    uint8_t k[32], u[32], want[32];
    const uint8_t *fenced_k, *fenced_u;
    uint8_t *out;

    check_random_bytes(k, 32);
    check_random_bytes(u, 32);
    o->run(want, k, u);
    fenced_k = fence_input(&fences[0], end, k, 32);
    fenced_u = fence_input(&fences[1], end, u, 32);
    out      = fence_place(&fences[2], end, zeros, 32);
    o->run(out, fenced_k, fenced_u);
    check_bytes(out, want, 32);
    fence_check(&fences[2], out, 32);
}

static void no_byte_beside_the_arguments_is_touched(void)
{
    struct fence fences[3];

    for (int i = 0; i < 3; i++)
        fence_open(&fences[i]);
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(operations); i++)
            for (int end = 0; end < 2; end++) {
                check_note("target %s, %s", edmont_target(), operations[i].name);
                run_fenced(&operations[i], fences, end);
            }
    for (int end = 0; end < 2; end++) {
        uint8_t *pub = fence_place(&fences[0], end, zeros, 32);
        uint8_t *sec = fence_place(&fences[1], end, zeros, 32);

        check_int(edmont_dh_keypair(pub, sec), EDMONT_OK);
        fence_check(&fences[0], pub, 32);
        fence_check(&fences[1], sec, 32);
    }
    for (int i = 0; i < 3; i++)
        fence_close(&fences[i]);
}

static void many_at_once_are_those_of_single_calls(void)
{
    enum { MANY = 17 };

    for (size_t t = 0; use_target(t); t++) {
        uint8_t k[MANY * 32], u[MANY * 32], out[MANY * 32 + 32], want[32], kept[32] = {0};

        check_random_bytes(k, sizeof k);
        check_random_bytes(u, sizeof u);
        for (size_t n = 0; n <= MANY; n += n < 3 ? 1 : 7) {
            memset(out, 0, sizeof out);
            edmont_x25519_many(out, k, u, n);
            for (size_t i = 0; i < n; i++) {
                edmont_x25519(want, k + 32 * i, u + 32 * i);
                check_bytes(out + 32 * i, want, 32);
            }
            check_bytes(out + 32 * n, kept, 32);
            edmont_x25519_base_many(out, k, n);
            for (size_t i = 0; i < n; i++) {
                edmont_x25519_base(want, k + 32 * i);
                check_bytes(out + 32 * i, want, 32);
            }
            check_bytes(out + 32 * n, kept, 32);
            edmont_x25519_scan(out, k, u, n);
            for (size_t i = 0; i < n; i++) {
                edmont_x25519(want, k, u + 32 * i);
                check_bytes(out + 32 * i, want, 32);
            }
            check_bytes(out + 32 * n, kept, 32);
        }
        memcpy(out, u, sizeof u);
        edmont_x25519_many(out, k, out, MANY);
        edmont_x25519(want, k + 32 * 16, u + 32 * 16);
        check_bytes(out + 32 * 16, want, 32);
        memcpy(out, k, sizeof k);
        edmont_x25519_many(out, out, u, MANY);
        check_bytes(out + 32 * 16, want, 32);
        edmont_x25519_base_many(k, k, 1);
    }
}

static const struct check_case cases[] = {
    CASE(many_at_once_are_those_of_single_calls),
    CASE(rfc7748_vectors_and_1000_iterations),
    CASE(wycheproof_vectors),
    CASE(points_of_small_order_give_zeros_and_weak),
    CASE(bit_255_of_u_is_ignored),
    CASE(u_from_p_to_2_255_is_taken_mod_p),
    CASE(clamping_replaces_five_bits_and_no_other),
    CASE(unclamped_functions_equal_the_others_on_clamped_scalars),
    CASE(unclamped_vectors),
    CASE(unclamped_base_equals_unclamped_at_9),
    CASE(unclamped_multiplications_commute),
    CASE(twice_k_is_two_times_k),
    CASE(two_key_pairs_agree),
    CASE(keypair_keeps_the_secret_as_drawn),
    CASE(null_is_a_bad_argument),
    CASE(the_output_may_overlap_the_inputs),
    CASE(any_alignment_will_do),
    CASE(no_byte_beside_the_arguments_is_touched),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
