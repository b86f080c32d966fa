/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/blind.c, on every target: Tor's vectors, which also convert and sign; BIP32's
 * additive blinding against integers computed elsewhere; that secret and public half stay together
 * over several levels; what is refused; overlap.
 * Does not cover: BIP32's HMAC, which is the caller's; a hash that fails (test/faults), wiping and
 * timing. There are no published vectors of the additive kind without that HMAC.
 */
#include "../../src/core/backend.h"
#include "../../src/core/scalar.h"
#include "../fakes.h"
#include "../targets.h"
#include "../vectors/bip32_blinding.h"
#include "../vectors/edwards_loworder.h"
#include "../vectors/edwards_noncanonical.h"
#include "../vectors/tor_blinding.h"

#include <edmont/sign.h>

enum { LEVELS = 6 };

static const uint8_t zeros[64];

/* L, little endian. */
static const char order[] = "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010";

/* The public key of an expanded key, by the group alone. */
static void public_of(uint8_t pub[32], const uint8_t expanded[64])
{
    uint8_t k[32];
    struct scalar a;
    struct point A;

    edmont_i_scalar_reduce32(&a, expanded);
    edmont_i_scalar_encode(k, &a);
    core(mul_base)(&A, k);
    core(encode)(pub, &A);
}

/* The expanded key has that public key, and what it signs verifies under it. */
static void check_signs(const uint8_t expanded[64], const uint8_t pub[32])
{
    uint8_t got[32], sig[64];
    edmont_sign_key key;

    check_int(edmont_sign_key_expanded(&key, expanded, NULL), EDMONT_OK);
    edmont_sign_key_public(got, &key);
    check_bytes(got, pub, 32);
    check_int(edmont_sign_with(sig, "m", 1, &key, NULL), EDMONT_OK);
    check_int(edmont_verify(sig, "m", 1, pub), EDMONT_OK);
}

static void vectors_of_tor(void)
{
    uint8_t seed[32], expanded[64], pub[32], param[32], want[64], got[64], sig[64];

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(tor_blinding); i++) {
            const struct tor_blinding *v = &tor_blinding[i];

            check_note("target %s, record %zu", edmont_target(), i);
            check_hex(seed, 32, v->seed);
            check_hex(expanded, 64, v->expanded);
            check_hex(pub, 32, v->pub);
            check_hex(param, 32, v->param);
            check_int(edmont_sign_public(got, seed), EDMONT_OK);
            check_bytes(got, pub, 32);
            check_hex(want, 32, v->u);
            check_int(edmont_sign_public_to_dh(got, pub), EDMONT_OK);
            check_bytes(got, want, 32);
            check_int(edmont_sign_seed_to_dh(got, seed), EDMONT_OK);
            check_bytes(got, expanded, 32);
            check_hex(want, 64, v->blinded);
            check_int(edmont_blind_tor_expanded(got, expanded, param), EDMONT_OK);
            check_bytes(got, want, 64);
            check_hex(want, 32, v->blinded_pub);
            check_int(edmont_blind_tor_public(got, pub, param), EDMONT_OK);
            check_bytes(got, want, 32);
            check_hex(want, 64, v->blinded);
            check_signs(want, got);
            check_hex(sig, 64, v->sig);
            check_int(edmont_sign(got, pub, 32, seed), EDMONT_OK);
            check_bytes(got, sig, 64);
        }
}

static int result_of(const char *result)
{
    return strcmp(result, "ok") == 0         ? EDMONT_OK
           : strcmp(result, "encoding") == 0 ? EDMONT_ERR_ENCODING
                                             : EDMONT_ERR_WEAK;
}

static void children_are_those_that_integers_give(void)
{
    uint8_t expanded[64], pub[32], z[64], want[64], got[64];
    int refused = 0;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(bip32_blinding); i++) {
            const struct bip32_blinding *v = &bip32_blinding[i];
            int result                     = result_of(v->result);

            check_note("target %s, record %zu", edmont_target(), i);
            check_hex(expanded, 64, v->expanded);
            check_hex(pub, 32, v->pub);
            check_hex(z, 64, v->z);
            memset(want, 0, 64);
            memset(got, 0xa5, 64);
            vector_bytes(want, 64, v->out);
            check_int(edmont_blind_bip32_expanded(got, expanded, z), result);
            check_bytes(got, want, 64);
            memset(want, 0, 32);
            memset(got, 0xa5, 32);
            vector_bytes(want, 32, v->out_pub);
            check_int(edmont_blind_bip32_public(got, pub, z),
                      v->out_pub[0] != 0 ? EDMONT_OK : EDMONT_ERR_WEAK);
            check_bytes(got, want, 32);
            refused += result != EDMONT_OK;
        }
    check(refused > 0);
}

/* Tor's at even levels, BIP32's at odd ones. */
static void secret_and_public_half_stay_together(void)
{
    uint8_t expanded[64], pub[32], z[64];

    for (size_t t = 0; use_target(t); t++)
        for (int chain = 0; chain < 4; chain++) {
            check_random_bytes(expanded, sizeof expanded);
            public_of(pub, expanded);
            for (int level = 0; level < LEVELS; level++) {
                check_note("target %s, chain %d, level %d", edmont_target(), chain, level);
                check_random_bytes(z, sizeof z);
                if (level % 2 == 0) {
                    check_int(edmont_blind_tor_expanded(expanded, expanded, z), EDMONT_OK);
                    check_int(edmont_blind_tor_public(pub, pub, z), EDMONT_OK);
                } else {
                    check_int(edmont_blind_bip32_expanded(expanded, expanded, z), EDMONT_OK);
                    check_int(edmont_blind_bip32_public(pub, pub, z), EDMONT_OK);
                }
                check_signs(expanded, pub);
            }
        }
}

/* The clamp of the parameter: the bits that it sets make no difference. */
static void tor_ignores_the_clamped_bits(void)
{
    static const int ignored[] = {0, 1, 2, 254, 255};
    uint8_t expanded[64], param[32], want[64], got[64];

    check_random_bytes(expanded, sizeof expanded);
    check_random_bytes(param, sizeof param);
    check_int(edmont_blind_tor_expanded(want, expanded, param), EDMONT_OK);
    for (size_t i = 0; i < CHECK_COUNT(ignored); i++) {
        param[ignored[i] / 8] ^= (uint8_t)(1 << ignored[i] % 8);
        check_int(edmont_blind_tor_expanded(got, expanded, param), EDMONT_OK);
        check_bytes(got, want, 64);
    }
    param[5] ^= 4;
    check_int(edmont_blind_tor_expanded(got, expanded, param), EDMONT_OK);
    check(memcmp(got, want, 32) != 0);
    check_bytes(got + 32, want + 32, 32);
}

static void a_scalar_that_is_zero_mod_l_is_weak(void)
{
    uint8_t expanded[64], param[32], got[64];

    check_random_bytes(expanded, sizeof expanded);
    check_random_bytes(param, sizeof param);
    for (int multiple = 0; multiple < 2; multiple++) {
        if (multiple == 0)
            memset(expanded, 0, 32);
        else
            check_hex(expanded, 32, order);
        memset(got, 0xa5, 64);
        check_int(edmont_blind_tor_expanded(got, expanded, param), EDMONT_ERR_WEAK);
        check_bytes(got, zeros, 64);
    }
}

static void bad_public_keys_are_refused(void)
{
    uint8_t pub[32], z[64], got[32];

    check_random_bytes(z, sizeof z);
    for (size_t t = 0; use_target(t); t++) {
        for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++) {
            int want = edwards_loworder[i].canonical ? EDMONT_ERR_WEAK : EDMONT_ERR_ENCODING;

            check_note("target %s, small order %zu", edmont_target(), i);
            check_hex(pub, 32, edwards_loworder[i].encoding);
            memset(got, 0xa5, 32);
            check_int(edmont_blind_tor_public(got, pub, z), want);
            check_bytes(got, zeros, 32);
            memset(got, 0xa5, 32);
            check_int(edmont_blind_bip32_public(got, pub, z), want);
            check_bytes(got, zeros, 32);
        }
        for (size_t i = 0; i < CHECK_COUNT(edwards_noncanonical); i++) {
            check_note("target %s, non-canonical %zu", edmont_target(), i);
            check_hex(pub, 32, edwards_noncanonical[i].encoding);
            check_int(edmont_blind_tor_public(got, pub, z), EDMONT_ERR_ENCODING);
            check_int(edmont_blind_bip32_public(got, pub, z), EDMONT_ERR_ENCODING);
        }
    }
}

static void tor_needs_sha512(void)
{
    struct fake_hash other;
    uint8_t in[64] = {1}, out[64], pub[32];
    int expanded, public;

    public_of(pub, in);
    fake_hash_make(&other, FAKE_STREAMING, 1);
    check_int(edmont_hash_use(&other.table), EDMONT_OK);
    fake_hash_arm(&other, 0, FAKE_BEFORE);
    memset(out, 0xa5, 64);
    expanded = edmont_blind_tor_expanded(out, in, in);
    check_bytes(out, zeros, 64);
    public = edmont_blind_tor_public(out, pub, in);
    check_pin();
    check_int(expanded, EDMONT_ERR_PROVIDER);
    check_int(public, EDMONT_OK);
    check_int(other.calls, 0);
}

static void null_is_a_bad_argument(void)
{
    static int (*const blind_32[])(uint8_t *, const uint8_t *, const uint8_t *) = {
        edmont_blind_tor_public, edmont_blind_bip32_public};
    static int (*const blind_64[])(uint8_t *, const uint8_t *, const uint8_t *) = {
        edmont_blind_tor_expanded, edmont_blind_bip32_expanded};
    uint8_t in[64], out[64];

    check_random_bytes(in, sizeof in);
    for (int i = 0; i < 4; i++) {
        int (*blind)(uint8_t *, const uint8_t *, const uint8_t *) = i < 2 ? blind_32[i]
                                                                          : blind_64[i - 2];
        size_t n                                                  = i < 2 ? 32 : 64;

        check_int(blind(NULL, in, in), EDMONT_ERR_ARGUMENT);
        memset(out, 0xa5, 64);
        check_int(blind(out, NULL, in), EDMONT_ERR_ARGUMENT);
        check_bytes(out, zeros, n);
        memset(out, 0xa5, 64);
        check_int(blind(out, in, NULL), EDMONT_ERR_ARGUMENT);
        check_bytes(out, zeros, n);
    }
}

/* All four at `at` in memory that holds the key and the parameter. */
static void run_overlapping(size_t at, const uint8_t expanded[64], const uint8_t z[64])
{
    uint8_t space[256], want[64], pub[32];

    check_note("target %s, at %zu", edmont_target(), at);
    public_of(pub, expanded);
    check_int(edmont_blind_tor_expanded(want, expanded, z), EDMONT_OK);
    memcpy(space + 64, expanded, 64);
    memcpy(space + 128, z, 64);
    check_int(edmont_blind_tor_expanded(space + at, space + 64, space + 128), EDMONT_OK);
    check_bytes(space + at, want, 64);
    check_int(edmont_blind_bip32_expanded(want, expanded, z), EDMONT_OK);
    memcpy(space + 64, expanded, 64);
    memcpy(space + 128, z, 64);
    check_int(edmont_blind_bip32_expanded(space + at, space + 64, space + 128), EDMONT_OK);
    check_bytes(space + at, want, 64);
    check_int(edmont_blind_tor_public(want, pub, z), EDMONT_OK);
    memcpy(space + 96, pub, 32);
    memcpy(space + 128, z, 64);
    check_int(edmont_blind_tor_public(space + at, space + 96, space + 128), EDMONT_OK);
    check_bytes(space + at, want, 32);
    check_int(edmont_blind_bip32_public(want, pub, z), EDMONT_OK);
    memcpy(space + 96, pub, 32);
    memcpy(space + 128, z, 64);
    check_int(edmont_blind_bip32_public(space + at, space + 96, space + 128), EDMONT_OK);
    check_bytes(space + at, want, 32);
}

static void outputs_may_overlap_inputs(void)
{
    uint8_t expanded[64], z[64];

    check_random_bytes(expanded, sizeof expanded);
    check_random_bytes(z, sizeof z);
    expanded[31] &= 127;
    for (size_t t = 0; use_target(t); t++)
        for (size_t at = 0; at <= 192; at += 5)
            run_overlapping(at, expanded, z);
}

static const struct check_case cases[] = {
    CASE(vectors_of_tor),
    CASE(children_are_those_that_integers_give),
    CASE(secret_and_public_half_stay_together),
    CASE(tor_ignores_the_clamped_bits),
    CASE(a_scalar_that_is_zero_mod_l_is_weak),
    CASE(bad_public_keys_are_refused),
    CASE(tor_needs_sha512),
    CASE(null_is_a_bad_argument),
    CASE(outputs_may_overlap_inputs),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
