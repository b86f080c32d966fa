/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/sign.c, Ed25519 signatures by seed and by prepared key, on every target:
 * published vectors, messages of every length to 300 bytes, options, errors, other hashes, and
 * where in memory the arguments may lie.
 * Does not cover: messages beyond 4 GiB (long.c), keys (key.c), what verification refuses
 * (verify.c, rules.c), a hash that fails (test/faults), timing, wiping, and agreement with other
 * programs (test/interop).
 */
#define _DEFAULT_SOURCE /* mmap */

#include "../fakes.h"
#include "../fence.h"
#include "../targets.h"
#include "../vectors/ed25519_lengths.h"
#include "../vectors/ed25519_rfc8032.h"
#include "../vectors/ed25519_signinput.h"

#include <edmont/sign.h>

static const uint8_t zeros[64];

/* Signs in both ways, wants sig, and verifies it. */
static void check_signature(const char *seed_hex, const char *pub_hex, const uint8_t *msg,
                            size_t len, const char *sig_hex)
{
    uint8_t seed[32], pub[32], want[64], got[64];
    edmont_sign_key key;

    check_hex(seed, 32, seed_hex);
    check_hex(pub, 32, pub_hex);
    check_hex(want, 64, sig_hex);
    check_int(edmont_sign(got, msg, len, seed), EDMONT_OK);
    check_bytes(got, want, 64);
    memset(got, 0xa5, 64);
    check_int(edmont_sign_key_init(&key, seed, NULL), EDMONT_OK);
    check_int(edmont_sign_with(got, msg, len, &key, NULL), EDMONT_OK);
    check_bytes(got, want, 64);
    check_int(edmont_verify(want, msg, len, pub), EDMONT_OK);
    want[0] ^= 1;
    check_int(edmont_verify(want, msg, len, pub), EDMONT_ERR_SIGNATURE);
}

static void rfc8032_vectors(void)
{
    uint8_t msg[1024];
    int pure = 0;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(ed25519_rfc8032); i++) {
            const struct ed25519_rfc8032 *v = &ed25519_rfc8032[i];

            if (strcmp(v->kind, "pure") != 0)
                continue;
            check_note("target %s, record %zu", edmont_target(), i);
            check_signature(v->seed, v->pub, msg, vector_bytes(msg, sizeof msg, v->msg), v->sig);
            pure += t == 0;
        }
    check_int(pure, 5);
}

static void sign_input_vectors(void)
{
    uint8_t msg[1024];

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(ed25519_signinput); i++) {
            const struct ed25519_signinput *v = &ed25519_signinput[i];

            check_note("target %s, record %zu", edmont_target(), i);
            check_signature(v->seed, v->pub, msg, vector_bytes(msg, sizeof msg, v->msg), v->sig);
        }
}

static void messages_of_0_to_300_bytes(void)
{
    uint8_t msg[301];

    for (size_t t = 0; use_target(t); t++)
        for (size_t n = 0; n < CHECK_COUNT(ed25519_lengths); n++) {
            const struct ed25519_message *v = &ed25519_lengths[n];

            check_note("target %s, %zu bytes", edmont_target(), n);
            check_int(v->n, n);
            for (size_t i = 0; i < n; i++)
                msg[i] = (uint8_t)(151 * n + 7 * i);
            check_signature(v->seed, v->pub, msg, n, v->sig);
        }
}

/* A seed, a prepared key of it, and its signature of "m". */
struct signer {
    uint8_t seed[32], sig[64];
    edmont_sign_key key;
};

static void signer_make(struct signer *s)
{
    check_random_bytes(s->seed, 32);
    check_int(edmont_sign_key_init(&s->key, s->seed, NULL), EDMONT_OK);
    check_int(edmont_sign(s->sig, "m", 1, s->seed), EDMONT_OK);
}

static void the_empty_message_may_be_null(void)
{
    uint8_t got[64], pub[32];
    struct signer s;

    signer_make(&s);
    edmont_sign_key_public(pub, &s.key);
    check_int(edmont_sign(s.sig, "", 0, s.seed), EDMONT_OK);
    check_int(edmont_sign(got, NULL, 0, s.seed), EDMONT_OK);
    check_bytes(got, s.sig, 64);
    memset(got, 0xa5, 64);
    check_int(edmont_sign_with(got, NULL, 0, &s.key, NULL), EDMONT_OK);
    check_bytes(got, s.sig, 64);
    check_int(edmont_verify(got, NULL, 0, pub), EDMONT_OK);
}

static void pure_options_are_no_options(void)
{
    static const edmont_sign_options pure = {EDMONT_PURE, NULL, 0, 0};
    uint8_t got[64];
    struct signer s;

    signer_make(&s);
    check_int(edmont_sign_with(got, "m", 1, &s.key, &pure), EDMONT_OK);
    check_bytes(got, s.sig, 64);
}

static void options_that_do_not_exist_are_bad_arguments(void)
{
    static const edmont_sign_options wrong[] = {
        {-1, NULL, 0, 0},
        {99, NULL, 0, 0},
        {EDMONT_PURE, "context", 7, 0},
        {EDMONT_PURE, NULL, 7, 0},
        {EDMONT_PURE, NULL, 0, 0x80000000u},
    };
    uint8_t got[64];
    struct signer s;

    signer_make(&s);
    for (size_t i = 0; i < CHECK_COUNT(wrong); i++) {
        check_note("options %zu", i);
        memset(got, 0xa5, 64);
        check_int(edmont_sign_with(got, "m", 1, &s.key, &wrong[i]), EDMONT_ERR_ARGUMENT);
        check_bytes(got, zeros, 64);
    }
}

static void null_is_a_bad_argument(void)
{
    uint8_t got[64];
    struct signer s;

    signer_make(&s);
    check_int(edmont_sign(NULL, "m", 1, s.seed), EDMONT_ERR_ARGUMENT);
    memset(got, 0xa5, 64);
    check_int(edmont_sign(got, NULL, 1, s.seed), EDMONT_ERR_ARGUMENT);
    check_bytes(got, zeros, 64);
    memset(got, 0xa5, 64);
    check_int(edmont_sign(got, "m", 1, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(got, zeros, 64);
    check_int(edmont_sign_with(NULL, "m", 1, &s.key, NULL), EDMONT_ERR_ARGUMENT);
    memset(got, 0xa5, 64);
    check_int(edmont_sign_with(got, NULL, SIZE_MAX, &s.key, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(got, zeros, 64);
    memset(got, 0xa5, 64);
    check_int(edmont_sign_with(got, "m", 1, NULL, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(got, zeros, 64);
}

static void the_hash_of_the_key_makes_the_signature(void)
{
    struct fake_hash same, other;
    uint8_t got[64], pub[32];
    edmont_sign_key key;
    struct signer s;

    signer_make(&s);
    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        fake_hash_make(&same, (enum fake_shape)shape, 0);
        check_int(edmont_sign_key_init(&key, s.seed, &same.table), EDMONT_OK);
        check_int(edmont_sign_with(got, "m", 1, &key, NULL), EDMONT_OK);
        check_bytes(got, s.sig, 64);
        fake_hash_make(&other, (enum fake_shape)shape, 1);
        check_int(edmont_sign_key_init(&key, s.seed, &other.table), EDMONT_OK);
        check_int(edmont_sign_with(got, "m", 1, &key, NULL), EDMONT_OK);
        check(memcmp(got, s.sig, 64) != 0);
        edmont_sign_key_public(pub, &key);
        check_int(edmont_verify(got, "m", 1, pub), EDMONT_ERR_SIGNATURE);
    }
}

/* Signs 80 bytes in `space` by seed, and by a key with the message there, with everything at the
 * places given; no byte but those of the signature may change. */
static void run_at(size_t seed, size_t msg, size_t sig)
{
    uint8_t space[384], before[384], want[384], separate_seed[32], separate_msg[80];
    edmont_sign_key key;

    check_note("target %s, seed at %zu, msg at %zu, sig at %zu", edmont_target(), seed, msg, sig);
    check_random_bytes(space, sizeof space);
    memcpy(before, space, sizeof space);
    memcpy(want, space, sizeof space);
    memcpy(separate_seed, space + seed, 32);
    memcpy(separate_msg, space + msg, 80);
    check_int(edmont_sign(want + sig, separate_msg, 80, separate_seed), EDMONT_OK);
    check_int(edmont_sign(space + sig, space + msg, 80, space + seed), EDMONT_OK);
    check_bytes(space, want, sizeof space);
    check_int(edmont_sign_key_init(&key, separate_seed, NULL), EDMONT_OK);
    check_int(edmont_sign_with(before + sig, before + msg, 80, &key, NULL), EDMONT_OK);
    check_bytes(before, want, sizeof want);
}

static void the_signature_may_overlap_the_message_and_the_seed(void)
{
    for (size_t t = 0; use_target(t); t++) {
        for (size_t sig = 36; sig <= 180; sig++)
            run_at(260, 100, sig);
        for (size_t sig = 36; sig <= 132; sig++)
            run_at(100, 260, sig);
        for (size_t seed = 68; seed <= 180; seed += 7)
            for (size_t sig = 36; sig <= 180; sig += 5)
                run_at(seed, 100, sig);
    }
}

static void any_alignment_will_do(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t offset = 0; offset < 64; offset++)
            run_at(offset, 100 + (offset * 7 + 3) % 64, 256 + (offset * 11 + 5) % 64);
}

static void run_fenced(struct fence fences[3], int end, size_t len)
{
    const uint8_t *seed, *msg;
    uint8_t bytes[300], want[64], *sig;
    edmont_sign_key key;
    struct signer s;

    signer_make(&s);
    check_random_bytes(bytes, sizeof bytes);
    check_int(edmont_sign(want, bytes, len, s.seed), EDMONT_OK);
    seed = fence_input(&fences[0], end, s.seed, 32);
    msg  = fence_input(&fences[1], end, bytes, len);
    sig  = fence_place(&fences[2], end, zeros, 64);
    check_int(edmont_sign(sig, msg, len, seed), EDMONT_OK);
    check_bytes(sig, want, 64);
    fence_check(&fences[2], sig, 64);
    check_int(edmont_sign_key_init(&key, seed, NULL), EDMONT_OK);
    sig = fence_place(&fences[2], end, zeros, 64);
    check_int(edmont_sign_with(sig, msg, len, &key, NULL), EDMONT_OK);
    check_bytes(sig, want, 64);
    fence_check(&fences[2], sig, 64);
}

static void no_byte_beside_the_arguments_is_touched(void)
{
    static const size_t lengths[] = {0, 1, 63, 64, 65, 111, 112, 127, 128, 129, 191, 300};
    struct fence fences[3];

    for (int i = 0; i < 3; i++)
        fence_open(&fences[i]);
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(lengths); i++)
            for (int end = 0; end < 2; end++)
                run_fenced(fences, end, lengths[i]);
    for (int i = 0; i < 3; i++)
        fence_close(&fences[i]);
}

static const struct check_case cases[] = {
    CASE(rfc8032_vectors),
    CASE(sign_input_vectors),
    CASE(messages_of_0_to_300_bytes),
    CASE(the_empty_message_may_be_null),
    CASE(pure_options_are_no_options),
    CASE(options_that_do_not_exist_are_bad_arguments),
    CASE(null_is_a_bad_argument),
    CASE(the_hash_of_the_key_makes_the_signature),
    CASE(the_signature_may_overlap_the_message_and_the_seed),
    CASE(any_alignment_will_do),
    CASE(no_byte_beside_the_arguments_is_touched),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
