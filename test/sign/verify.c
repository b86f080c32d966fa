/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/verify.c, Ed25519 verification by public key and by prepared key, under every
 * rule and on every target: every flipped bit, S + L, zeros, keys that must not decode, errors,
 * other hashes, and where in memory the arguments may lie.
 * Does not cover: what the rules answer to the published signature files (rules.c), messages of
 * every length (sign.c) and beyond 4 GiB (long.c), a hash that fails (test/faults), and the checks
 * of a hash's table one by one (test/providers).
 */
#define _DEFAULT_SOURCE /* mmap */

#include "../fakes.h"
#include "../fence.h"
#include "../targets.h"
#include "../vectors/ed25519_rfc8032.h"
#include "../vectors/edwards_loworder.h"
#include "../vectors/edwards_noncanonical.h"

#include <edmont/sign.h>

enum { RULES = 4 };

static const uint8_t zeros[64];
static const edmont_verify_key empty_key;

/* A public key and its signature of a message, good under every rule. */
struct signed_message {
    uint8_t sig[64], pub[32], msg[1024];
    size_t len;
};

/* Record i of RFC 8032. */
static void take(struct signed_message *s, size_t i)
{
    check_hex(s->sig, 64, ed25519_rfc8032[i].sig);
    check_hex(s->pub, 32, ed25519_rfc8032[i].pub);
    s->len = vector_bytes(s->msg, sizeof s->msg, ed25519_rfc8032[i].msg);
}

/* Verifies in both ways, which must agree; the answer. */
static int verify_both(const uint8_t sig[64], const void *msg, size_t len, const uint8_t pub[32],
                       int rule)
{
    edmont_verify_key key;
    int answer   = edmont_verify_rule(sig, msg, len, pub, rule);
    int prepared = edmont_verify_key_init(&key, pub, rule, NULL);

    if (prepared == EDMONT_OK)
        check_int(edmont_verify_with(sig, msg, len, &key, NULL), answer);
    else
        check_int(answer, EDMONT_ERR_SIGNATURE);
    if (rule == EDMONT_RULE_STANDARD)
        check_int(edmont_verify(sig, msg, len, pub), answer);
    return answer;
}

static void good_signatures_are_good_under_every_rule(void)
{
    struct signed_message s;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < 5; i++)
            for (int rule = 0; rule < RULES; rule++) {
                check_note("target %s, record %zu, rule %d", edmont_target(), i, rule);
                take(&s, i);
                check_int(verify_both(s.sig, s.msg, s.len, s.pub, rule), EDMONT_OK);
            }
}

/* Every bit of the n bytes at p, which are a part of s, counts. */
static void check_bits(struct signed_message *s, uint8_t *p, size_t n, const char *what)
{
    for (size_t t = 0; use_target(t); t++)
        for (int rule = 0; rule < RULES; rule++)
            for (size_t bit = 0; bit < 8 * n; bit++) {
                check_note("target %s, rule %d, %s bit %zu", edmont_target(), rule, what, bit);
                p[bit / 8] ^= (uint8_t)(1 << bit % 8);
                check_int(verify_both(s->sig, s->msg, s->len, s->pub, rule), EDMONT_ERR_SIGNATURE);
                p[bit / 8] ^= (uint8_t)(1 << bit % 8);
            }
}

static void every_bit_of_the_signature_counts(void)
{
    struct signed_message s;

    take(&s, 1);
    check_bits(&s, s.sig, 64, "signature");
}

static void every_bit_of_the_public_key_counts(void)
{
    struct signed_message s;

    take(&s, 1);
    check_bits(&s, s.pub, 32, "public key");
}

static void every_bit_and_the_length_of_the_message_count(void)
{
    struct signed_message s;

    take(&s, 2);
    check_bits(&s, s.msg, s.len, "message");
    for (int rule = 0; rule < RULES; rule++)
        for (size_t len = 0; len < 300; len++)
            if (len != s.len) {
                memset(s.msg + s.len, 0, 300 - s.len);
                check_int(verify_both(s.sig, s.msg, len, s.pub, rule), EDMONT_ERR_SIGNATURE);
            }
}

static void s_plus_l_is_refused(void)
{
    static const char malleated[] =
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901554c8c7872aa064e049dbb3013fb"
        "f29380d25bf5f0595bbe24655141438e7a101b";
    struct signed_message s;

    take(&s, 0);
    for (size_t t = 0; use_target(t); t++)
        for (int rule = 0; rule < RULES; rule++) {
            check_note("target %s, rule %d", edmont_target(), rule);
            check_hex(s.sig, 64, ed25519_rfc8032[0].sig);
            check_int(verify_both(s.sig, NULL, 0, s.pub, rule), EDMONT_OK);
            check_hex(s.sig, 64, malleated);
            check_int(verify_both(s.sig, NULL, 0, s.pub, rule), EDMONT_ERR_SIGNATURE);
        }
}

static void a_signature_of_zeros_is_refused_under_an_honest_key(void)
{
    struct signed_message s;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < 5; i++)
            for (int rule = 0; rule < RULES; rule++) {
                take(&s, i);
                check_int(verify_both(zeros, s.msg, s.len, s.pub, rule), EDMONT_ERR_SIGNATURE);
            }
}

static void a_key_of_zeros_is_refused_by_the_rules_that_refuse_small_order(void)
{
    uint8_t message[16];

    for (size_t t = 0; use_target(t); t++)
        for (uint8_t i = 0; i < 32; i++) {
            memset(message, i, 16);
            check_int(verify_both(zeros, message, 16, zeros, EDMONT_RULE_STANDARD),
                      EDMONT_ERR_SIGNATURE);
            check_int(verify_both(zeros, message, 16, zeros, EDMONT_RULE_STRICT),
                      EDMONT_ERR_SIGNATURE);
            check_int(verify_both(zeros, message, 16, zeros, EDMONT_RULE_ZIP215), EDMONT_OK);
        }
}

/* edmont_verify_key_init answers `answer`, with a zeroed key on an error. */
static void check_key(const char *hex, int rule, int answer)
{
    uint8_t pub[32];
    edmont_verify_key key;

    check_note("target %s, rule %d, key %s", edmont_target(), rule, hex);
    check_hex(pub, 32, hex);
    memset(&key, 0xa5, sizeof key);
    check_int(edmont_verify_key_init(&key, pub, rule, NULL), answer);
    if (answer == EDMONT_OK)
        return;
    check_bytes(&key, &empty_key, sizeof key);
    check_int(edmont_verify_with(zeros, NULL, 0, &key, NULL), EDMONT_ERR_STATE);
    check_int(edmont_verify_rule(zeros, NULL, 0, pub, rule), EDMONT_ERR_SIGNATURE);
}

static void keys_with_y_of_p_or_more_decode_only_where_the_rule_says(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(edwards_noncanonical); i++) {
            const char *hex = edwards_noncanonical[i].encoding;
            int invalid     = strcmp(edwards_noncanonical[i].kind, "invalid") == 0;
            int lenient     = invalid ? EDMONT_ERR_ENCODING : EDMONT_OK;

            check_key(hex, EDMONT_RULE_STANDARD, EDMONT_ERR_ENCODING);
            check_key(hex, EDMONT_RULE_STRICT, EDMONT_ERR_ENCODING);
            check_key(hex, EDMONT_RULE_COFACTORLESS, lenient);
            check_key(hex, EDMONT_RULE_ZIP215, lenient);
        }
}

static void keys_of_small_order_are_weak_where_the_rule_says(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++) {
            const char *hex = edwards_loworder[i].encoding;
            int strict      = edwards_loworder[i].canonical ? EDMONT_ERR_WEAK : EDMONT_ERR_ENCODING;

            check_key(hex, EDMONT_RULE_STANDARD, strict);
            check_key(hex, EDMONT_RULE_STRICT, strict);
            check_key(hex, EDMONT_RULE_COFACTORLESS, EDMONT_OK);
            check_key(hex, EDMONT_RULE_ZIP215, EDMONT_OK);
        }
}

static void keys_on_no_point_are_refused_under_every_rule(void)
{
    /* y = 2 is on no point, nor is y = 7, with either sign. */
    static const char *const nowhere[] = {
        "0200000000000000000000000000000000000000000000000000000000000000",
        "0200000000000000000000000000000000000000000000000000000000000080",
        "0700000000000000000000000000000000000000000000000000000000000000",
        "0700000000000000000000000000000000000000000000000000000000000080",
    };

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(nowhere); i++)
            for (int rule = 0; rule < RULES; rule++)
                check_key(nowhere[i], rule, EDMONT_ERR_ENCODING);
}

static void a_key_moves_with_memcpy(void)
{
    struct signed_message s;
    edmont_verify_key key, moved;

    take(&s, 2);
    for (size_t t = 0; use_target(t); t++)
        for (int rule = 0; rule < RULES; rule++) {
            check_int(edmont_verify_key_init(&key, s.pub, rule, NULL), EDMONT_OK);
            memcpy(&moved, &key, sizeof key);
            memset(&key, 0xa5, sizeof key);
            check_int(edmont_verify_with(s.sig, s.msg, s.len, &moved, NULL), EDMONT_OK);
        }
}

static void a_key_made_on_one_target_serves_on_every_other(void)
{
    static edmont_verify_key keys[16];
    struct signed_message s;
    size_t n = 0;

    take(&s, 2);
    for (; n < CHECK_COUNT(keys) && use_target(n); n++)
        check_int(edmont_verify_key_init(&keys[n], s.pub, EDMONT_RULE_STANDARD, NULL), EDMONT_OK);
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < n; i++)
            check_int(edmont_verify_with(s.sig, s.msg, s.len, &keys[i], NULL), EDMONT_OK);
}

static void a_key_that_was_never_initialised_answers_state(void)
{
    struct signed_message s;
    edmont_verify_key key;

    take(&s, 2);
    for (int fill = 0; fill < 256; fill++) {
        memset(&key, fill, sizeof key);
        check_int(edmont_verify_with(s.sig, s.msg, s.len, &key, NULL), EDMONT_ERR_STATE);
    }
    check_int(edmont_verify_key_init(&key, s.pub, EDMONT_RULE_STANDARD, NULL), EDMONT_OK);
    edmont_wipe(&key, sizeof key);
    check_int(edmont_verify_with(s.sig, s.msg, s.len, &key, NULL), EDMONT_ERR_STATE);
}

static void unknown_rules_are_bad_arguments(void)
{
    static const int unknown[] = {-1, 4, 0x100, 0x7fffffff};
    struct signed_message s;
    edmont_verify_key key;

    take(&s, 2);
    for (size_t i = 0; i < CHECK_COUNT(unknown); i++) {
        check_int(edmont_verify_rule(s.sig, s.msg, s.len, s.pub, unknown[i]), EDMONT_ERR_ARGUMENT);
        memset(&key, 0xa5, sizeof key);
        check_int(edmont_verify_key_init(&key, s.pub, unknown[i], NULL), EDMONT_ERR_ARGUMENT);
        check_bytes(&key, &empty_key, sizeof key);
    }
}

static void options_are_those_of_signing_less_the_flags(void)
{
    static const edmont_sign_options wrong[] = {
        {-1, NULL, 0, 0},
        {99, NULL, 0, 0},
        {EDMONT_PURE, "context", 7, 0},
        {EDMONT_PURE, NULL, 7, 0},
    };
    static const edmont_sign_options flags = {EDMONT_PURE, NULL, 0, 0x80000007u};
    struct signed_message s;
    edmont_verify_key key;

    take(&s, 2);
    check_int(edmont_verify_key_init(&key, s.pub, EDMONT_RULE_STANDARD, NULL), EDMONT_OK);
    check_int(edmont_verify_with(s.sig, s.msg, s.len, &key, &flags), EDMONT_OK);
    for (size_t i = 0; i < CHECK_COUNT(wrong); i++)
        check_int(edmont_verify_with(s.sig, s.msg, s.len, &key, &wrong[i]), EDMONT_ERR_ARGUMENT);
}

static void null_is_a_bad_argument(void)
{
    struct signed_message s;
    edmont_verify_key key;

    take(&s, 2);
    check_int(edmont_verify(NULL, s.msg, s.len, s.pub), EDMONT_ERR_ARGUMENT);
    check_int(edmont_verify(s.sig, NULL, 1, s.pub), EDMONT_ERR_ARGUMENT);
    check_int(edmont_verify(s.sig, NULL, SIZE_MAX, s.pub), EDMONT_ERR_ARGUMENT);
    check_int(edmont_verify(s.sig, s.msg, s.len, NULL), EDMONT_ERR_ARGUMENT);
    for (int rule = 0; rule < RULES; rule++) {
        check_int(edmont_verify_rule(NULL, s.msg, s.len, s.pub, rule), EDMONT_ERR_ARGUMENT);
        check_int(edmont_verify_rule(s.sig, NULL, 1, s.pub, rule), EDMONT_ERR_ARGUMENT);
        check_int(edmont_verify_rule(s.sig, s.msg, s.len, NULL, rule), EDMONT_ERR_ARGUMENT);
        check_int(edmont_verify_key_init(NULL, s.pub, rule, NULL), EDMONT_ERR_ARGUMENT);
        memset(&key, 0xa5, sizeof key);
        check_int(edmont_verify_key_init(&key, NULL, rule, NULL), EDMONT_ERR_ARGUMENT);
        check_bytes(&key, &empty_key, sizeof key);
        check_int(edmont_verify_key_init(&key, s.pub, rule, NULL), EDMONT_OK);
        check_int(edmont_verify_with(NULL, s.msg, s.len, &key, NULL), EDMONT_ERR_ARGUMENT);
        check_int(edmont_verify_with(s.sig, NULL, 1, &key, NULL), EDMONT_ERR_ARGUMENT);
    }
    check_int(edmont_verify_with(s.sig, s.msg, s.len, NULL, NULL), EDMONT_ERR_ARGUMENT);
}

static void a_malformed_hash_answers_provider_and_empties_the_key(void)
{
    struct signed_message s;
    struct fake_hash hash;
    edmont_verify_key key;

    take(&s, 2);
    fake_hash_make(&hash, FAKE_STREAMING, 0);
    hash.table.update = NULL;
    memset(&key, 0xa5, sizeof key);
    check_int(edmont_verify_key_init(&key, s.pub, EDMONT_RULE_STANDARD, &hash.table),
              EDMONT_ERR_PROVIDER);
    check_bytes(&key, &empty_key, sizeof key);
}

static void a_key_keeps_the_hash_it_was_made_with(void)
{
    struct signed_message s;
    struct fake_hash other;
    edmont_verify_key key, other_key;

    take(&s, 2);
    fake_hash_make(&other, FAKE_STREAMING, 1);
    check_int(edmont_verify_key_init(&key, s.pub, EDMONT_RULE_STANDARD, NULL), EDMONT_OK);
    check_int(edmont_hash_use(&other.table), EDMONT_OK);
    int made       = edmont_verify_key_init(&other_key, s.pub, EDMONT_RULE_STANDARD, NULL);
    int kept       = edmont_verify_with(s.sig, s.msg, s.len, &key, NULL);
    int by_default = edmont_verify(s.sig, s.msg, s.len, s.pub);

    check_pin();
    check_int(made, EDMONT_OK);
    check_int(kept, EDMONT_OK);
    check_int(by_default, EDMONT_ERR_SIGNATURE);
    check_int(edmont_verify_with(s.sig, s.msg, s.len, &other_key, NULL), EDMONT_ERR_SIGNATURE);
}

static void signatures_under_another_hash_verify_with_it(void)
{
    uint8_t seed[32], sig[64], pub[32];
    struct fake_hash other;
    edmont_sign_key key;
    edmont_verify_key verifier;

    check_random_bytes(seed, 32);
    fake_hash_make(&other, FAKE_STREAMING, 1);
    check_int(edmont_sign_key_init(&key, seed, &other.table), EDMONT_OK);
    edmont_sign_key_public(pub, &key);
    check_int(edmont_sign_with(sig, "m", 1, &key, NULL), EDMONT_OK);
    for (int rule = 0; rule < RULES; rule++) {
        check_int(edmont_verify_key_init(&verifier, pub, rule, &other.table), EDMONT_OK);
        check_int(edmont_verify_with(sig, "m", 1, &verifier, NULL), EDMONT_OK);
        check_int(edmont_verify_rule(sig, "m", 1, pub, rule), EDMONT_ERR_SIGNATURE);
    }
}

static void any_alignment_will_do(void)
{
    struct signed_message s;
    uint8_t space[1024];

    take(&s, 2);
    for (size_t t = 0; use_target(t); t++)
        for (size_t offset = 0; offset < 64; offset++) {
            uint8_t *sig = space + offset, *pub = space + 128 + (offset * 7 + 3) % 64;
            uint8_t *msg = space + 256 + (offset * 11 + 5) % 64;

            check_note("target %s, offset %zu", edmont_target(), offset);
            memcpy(sig, s.sig, 64);
            memcpy(pub, s.pub, 32);
            memcpy(msg, s.msg, s.len);
            for (int rule = 0; rule < RULES; rule++)
                check_int(verify_both(sig, msg, s.len, pub, rule), EDMONT_OK);
        }
}

static void no_byte_beside_the_arguments_is_touched(void)
{
    struct signed_message s;
    struct fence fences[3];

    for (int i = 0; i < 3; i++)
        fence_open(&fences[i]);
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < 5; i++)
            for (int end = 0; end < 2; end++) {
                take(&s, i);
                const uint8_t *sig = fence_input(&fences[0], end, s.sig, 64);
                const uint8_t *msg = fence_input(&fences[1], end, s.msg, s.len);
                const uint8_t *pub = fence_input(&fences[2], end, s.pub, 32);

                for (int rule = 0; rule < RULES; rule++)
                    check_int(verify_both(sig, msg, s.len, pub, rule), EDMONT_OK);
            }
    for (int i = 0; i < 3; i++)
        fence_close(&fences[i]);
}

static const struct check_case cases[] = {
    CASE(good_signatures_are_good_under_every_rule),
    CASE(every_bit_of_the_signature_counts),
    CASE(every_bit_of_the_public_key_counts),
    CASE(every_bit_and_the_length_of_the_message_count),
    CASE(s_plus_l_is_refused),
    CASE(a_signature_of_zeros_is_refused_under_an_honest_key),
    CASE(a_key_of_zeros_is_refused_by_the_rules_that_refuse_small_order),
    CASE(keys_with_y_of_p_or_more_decode_only_where_the_rule_says),
    CASE(keys_of_small_order_are_weak_where_the_rule_says),
    CASE(keys_on_no_point_are_refused_under_every_rule),
    CASE(a_key_moves_with_memcpy),
    CASE(a_key_made_on_one_target_serves_on_every_other),
    CASE(a_key_that_was_never_initialised_answers_state),
    CASE(unknown_rules_are_bad_arguments),
    CASE(options_are_those_of_signing_less_the_flags),
    CASE(null_is_a_bad_argument),
    CASE(a_malformed_hash_answers_provider_and_empties_the_key),
    CASE(a_key_keeps_the_hash_it_was_made_with),
    CASE(signatures_under_another_hash_verify_with_it),
    CASE(any_alignment_will_do),
    CASE(no_byte_beside_the_arguments_is_touched),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
