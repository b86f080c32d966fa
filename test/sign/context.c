/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/dom.h, Ed25519ctx and Ed25519ph, on every target: the vectors of RFC 8032,
 * contexts of every length, that no variant's signature is another's, options that are refused, and
 * which hash prehashes.
 * Does not cover: streams (stream.c), hedged and checked signatures (hedged.c), hashes that fail
 * (test/faults), messages beyond 4 GiB (long.c).
 */
#include "../fakes.h"
#include "../targets.h"
#include "../vectors/ed25519_rfc8032.h"

#include <edmont/sign.h>

static const uint8_t zeros[64];

/* A key pair, prepared for both. */
struct pair {
    uint8_t seed[32], pub[32];
    edmont_sign_key key;
    edmont_verify_key verifier;
};

static void pair_of_seed(struct pair *p, const edmont_hash *hash)
{
    check_int(edmont_sign_key_init(&p->key, p->seed, hash), EDMONT_OK);
    edmont_sign_key_public(p->pub, &p->key);
    check_int(edmont_verify_key_init(&p->verifier, p->pub, EDMONT_RULE_STANDARD, hash), EDMONT_OK);
}

static void pair_make(struct pair *p)
{
    check_random_bytes(p->seed, 32);
    pair_of_seed(p, NULL);
}

static void run_vector(const struct ed25519_rfc8032 *v)
{
    uint8_t msg[1024], context[255], want[64], got[64];
    size_t len              = vector_bytes(msg, sizeof msg, v->msg);
    edmont_sign_options opt = {strcmp(v->kind, "ph") == 0 ? EDMONT_PH : EDMONT_CTX, context, 0, 0};
    struct pair p;

    opt.context_len = strlen(v->context) / 2;
    check_hex(context, opt.context_len, v->context);
    check_hex(p.seed, 32, v->seed);
    check_hex(want, 64, v->sig);
    pair_of_seed(&p, NULL);
    check_int(edmont_sign_with(got, msg, len, &p.key, &opt), EDMONT_OK);
    check_bytes(got, want, 64);
    check_int(edmont_verify_with(want, msg, len, &p.verifier, &opt), EDMONT_OK);
    check_int(edmont_verify(want, msg, len, p.pub), EDMONT_ERR_SIGNATURE);
    want[32] ^= 1;
    check_int(edmont_verify_with(want, msg, len, &p.verifier, &opt), EDMONT_ERR_SIGNATURE);
}

static void rfc8032_vectors_of_ctx_and_ph(void)
{
    int ctx = 0, ph = 0;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(ed25519_rfc8032); i++) {
            const struct ed25519_rfc8032 *v = &ed25519_rfc8032[i];

            check_note("target %s, record %zu", edmont_target(), i);
            if (strcmp(v->kind, "pure") == 0)
                continue;
            run_vector(v);
            ctx += t == 0 && strcmp(v->kind, "ctx") == 0;
            ph += t == 0 && strcmp(v->kind, "ph") == 0;
        }
    check_int(ctx, 4);
    check_int(ph, 1);
}

/* Signs "m" and verifies it; both must answer `want`. */
static void check_options(const struct pair *p, const edmont_sign_options *opt, int want)
{
    uint8_t sig[64];

    check_note("variant %d, context of %zu", opt->variant, opt->context_len);
    memset(sig, 0xa5, 64);
    check_int(edmont_sign_with(sig, "m", 1, &p->key, opt), want);
    if (want != EDMONT_OK)
        check_bytes(sig, zeros, 64);
    check_int(edmont_verify_with(sig, "m", 1, &p->verifier, opt), want);
}

static void ctx_takes_1_to_255_bytes_and_ph_0_to_255(void)
{
    uint8_t context[256];
    struct pair p;

    pair_make(&p);
    check_random_bytes(context, sizeof context);
    for (size_t n = 0; n <= 256; n++) {
        edmont_sign_options ctx = {EDMONT_CTX, context, n, 0}, ph = {EDMONT_PH, context, n, 0};

        check_options(&p, &ctx, n == 0 || n == 256 ? EDMONT_ERR_ARGUMENT : EDMONT_OK);
        check_options(&p, &ph, n == 256 ? EDMONT_ERR_ARGUMENT : EDMONT_OK);
    }
}

static void other_options_are_bad_arguments(void)
{
    static const edmont_sign_options wrong[] = {
        {-1, NULL, 0, 0},
        {3, NULL, 0, 0},
        {EDMONT_PURE, "c", 1, 0},
        {EDMONT_PURE, NULL, 1, 0},
        {EDMONT_CTX, NULL, 0, 0},
        {EDMONT_CTX, NULL, 1, 0},
        {EDMONT_PH, NULL, 1, 0},
        {EDMONT_PH, "c", SIZE_MAX, 0},
        {EDMONT_CTX, "c", SIZE_MAX, 0},
    };
    struct pair p;

    pair_make(&p);
    for (size_t i = 0; i < CHECK_COUNT(wrong); i++)
        check_options(&p, &wrong[i], EDMONT_ERR_ARGUMENT);
}

static void a_context_that_is_not_used_may_be_anywhere(void)
{
    static const edmont_sign_options fine[] = {
        {EDMONT_PURE, "c", 0, 0}, {EDMONT_PH, NULL, 0, 0}, {EDMONT_PH, "c", 0, 0}};
    struct pair p;

    pair_make(&p);
    for (size_t i = 0; i < CHECK_COUNT(fine); i++)
        check_options(&p, &fine[i], EDMONT_OK);
}

/* Contexts that differ in a byte, in length, and in where they end and the message begins. */
static const edmont_sign_options all[] = {
    {EDMONT_PURE, NULL, 0, 0}, {EDMONT_CTX, "a", 1, 0},   {EDMONT_CTX, "b", 1, 0},
    {EDMONT_CTX, "aa", 2, 0},  {EDMONT_CTX, "a\0", 2, 0}, {EDMONT_PH, NULL, 0, 0},
    {EDMONT_PH, "a", 1, 0},    {EDMONT_PH, "b", 1, 0},    {EDMONT_PH, "aa", 2, 0},
};

static void no_signature_is_good_under_other_options(void)
{
    uint8_t sig[64], msg[64];
    struct pair p;

    pair_make(&p);
    check_random_bytes(msg, sizeof msg);
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(all); i++) {
            check_int(edmont_sign_with(sig, msg, sizeof msg, &p.key, &all[i]), EDMONT_OK);
            for (size_t j = 0; j < CHECK_COUNT(all); j++) {
                check_note("signed with options %zu, verified with %zu", i, j);
                check_int(edmont_verify_with(sig, msg, sizeof msg, &p.verifier, &all[j]),
                          i == j ? EDMONT_OK : EDMONT_ERR_SIGNATURE);
            }
            check_int(edmont_verify_with(sig, msg, sizeof msg, &p.verifier, NULL),
                      i == 0 ? EDMONT_OK : EDMONT_ERR_SIGNATURE);
        }
}

static void a_prehashed_signature_is_not_one_of_the_digest(void)
{
    static const edmont_sign_options ph = {EDMONT_PH, NULL, 0, 0}, ctx = {EDMONT_CTX, "a", 1, 0};
    static const edmont_span m = {"m", 1};
    uint8_t sig[64], digest[64];
    struct pair p;

    pair_make(&p);
    fake_sha512(digest, &m, 1);
    check_int(edmont_sign_with(sig, "m", 1, &p.key, &ph), EDMONT_OK);
    check_int(edmont_verify_with(sig, digest, 64, &p.verifier, NULL), EDMONT_ERR_SIGNATURE);
    check_int(edmont_verify_with(sig, digest, 64, &p.verifier, &ctx), EDMONT_ERR_SIGNATURE);
    check_int(edmont_verify_with(sig, digest, 64, &p.verifier, &ph), EDMONT_ERR_SIGNATURE);
}

static void the_hash_of_the_key_prehashes(void)
{
    static const edmont_sign_options ph = {EDMONT_PH, "a", 1, 0};
    struct fake_hash hash;
    uint8_t sig[64];
    struct pair p, other;

    pair_make(&p);
    other = p;
    fake_hash_make(&hash, FAKE_MANY, 1);
    pair_of_seed(&other, &hash.table);
    fake_hash_arm(&hash, 0, FAKE_BEFORE);
    check_int(edmont_sign_with(sig, "m", 1, &other.key, &ph), EDMONT_OK);
    check_int(hash.count.digest, 3);
    check_int(edmont_verify_with(sig, "m", 1, &other.verifier, &ph), EDMONT_OK);
    check_int(hash.count.digest, 5);
    check_int(edmont_verify_with(sig, "m", 1, &p.verifier, &ph), EDMONT_ERR_SIGNATURE);
    check_fake_use();
}

static void verification_ignores_flags(void)
{
    uint8_t sig[64];
    struct pair p;

    pair_make(&p);
    for (size_t i = 0; i < CHECK_COUNT(all); i++) {
        edmont_sign_options opt = all[i];

        check_int(edmont_sign_with(sig, "m", 1, &p.key, &opt), EDMONT_OK);
        opt.flags = 0xffffffffu;
        check_int(edmont_verify_with(sig, "m", 1, &p.verifier, &opt), EDMONT_OK);
    }
}

static void the_signature_may_overlap_message_and_context(void)
{
    uint8_t space[200], message[40], context[40], want[64];
    struct pair p;

    pair_make(&p);
    for (int variant = EDMONT_CTX; variant <= EDMONT_PH; variant++)
        for (size_t at = 0; at <= 136; at++) {
            edmont_sign_options opt = {variant, context, 40, EDMONT_CHECKED};

            check_random_bytes(space, sizeof space);
            memcpy(message, space + 60, 40);
            memcpy(context, space + 100, 40);
            check_int(edmont_sign_with(want, message, 40, &p.key, &opt), EDMONT_OK);
            opt.context = space + 100;
            check_int(edmont_sign_with(space + at, space + 60, 40, &p.key, &opt), EDMONT_OK);
            check_bytes(space + at, want, 64);
        }
}

static const struct check_case cases[] = {
    CASE(rfc8032_vectors_of_ctx_and_ph),
    CASE(ctx_takes_1_to_255_bytes_and_ph_0_to_255),
    CASE(other_options_are_bad_arguments),
    CASE(a_context_that_is_not_used_may_be_anywhere),
    CASE(no_signature_is_good_under_other_options),
    CASE(a_prehashed_signature_is_not_one_of_the_digest),
    CASE(the_hash_of_the_key_prehashes),
    CASE(verification_ignores_flags),
    CASE(the_signature_may_overlap_message_and_context),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
