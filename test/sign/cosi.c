/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/cosi.c, collective signatures: that those of 1 to 10 signers verify under the sum
 * of their keys and those with a wrong part do not; that no nonce signs twice; what is refused.
 * Does not cover: security against signers who cheat, for which the header's conditions are; a hash
 * or a source that fails (test/faults), wiping and timing.
 */
#include "../fakes.h"
#include "../targets.h"
#include "../vectors/edwards_loworder.h"
#include "../vectors/edwards_noncanonical.h"

#include <edmont/sign.h>

enum { SIGNERS = 10, MESSAGE = 50 };

static const uint8_t zeros[64];

/* L, little endian. */
static const char order[] = "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010";

/* Everything in a session. */
struct session {
    size_t n;
    edmont_sign_key key[SIGNERS];
    uint8_t pubs[SIGNERS][32], commitments[SIGNERS][32], nonces[SIGNERS][32], parts[SIGNERS][32];
    uint8_t pub[32], R[32], sig[64], msg[MESSAGE];
};

/* Up to the second round. */
static void open_session(struct session *s, size_t n)
{
    uint8_t seed[32];

    s->n = n;
    check_random_bytes(s->msg, sizeof s->msg);
    for (size_t i = 0; i < n; i++) {
        check_random_bytes(seed, sizeof seed);
        check_int(edmont_sign_key_init(&s->key[i], seed, NULL), EDMONT_OK);
        edmont_sign_key_public(s->pubs[i], &s->key[i]);
        check_int(edmont_cosi_commit(s->commitments[i], s->nonces[i]), EDMONT_OK);
    }
    check_int(edmont_cosi_combine_publics(s->pub, s->pubs[0], n), EDMONT_OK);
    check_int(edmont_cosi_combine_publics(s->R, s->commitments[0], n), EDMONT_OK);
}

static int sign_part(struct session *s, size_t i)
{
    return edmont_cosi_sign(s->parts[i], s->nonces[i], s->msg, sizeof s->msg, &s->key[i], s->R,
                            s->pub);
}

static void run_session(struct session *s, size_t n)
{
    open_session(s, n);
    for (size_t i = 0; i < n; i++)
        check_int(sign_part(s, i), EDMONT_OK);
    check_int(edmont_cosi_combine_signatures(s->sig, s->R, s->parts[0], n), EDMONT_OK);
}

static int verify(const struct session *s, int rule)
{
    return edmont_verify_rule(s->sig, s->msg, sizeof s->msg, s->pub, rule);
}

static void one_to_ten_sign_together(void)
{
    static const size_t numbers[] = {1, 2, 3, 10};
    struct session s;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(numbers); i++) {
            check_note("target %s, %zu signers", edmont_target(), numbers[i]);
            run_session(&s, numbers[i]);
            for (int rule = EDMONT_RULE_STANDARD; rule <= EDMONT_RULE_ZIP215; rule++)
                check_int(verify(&s, rule), EDMONT_OK);
            s.msg[7] ^= 1;
            check_int(verify(&s, EDMONT_RULE_STANDARD), EDMONT_ERR_SIGNATURE);
        }
}

static void a_part_that_is_wrong_or_missing_spoils_the_signature(void)
{
    struct session s;

    for (size_t wrong = 0; wrong < 3; wrong++) {
        run_session(&s, 3);
        s.parts[wrong][4] ^= 1;
        check_int(edmont_cosi_combine_signatures(s.sig, s.R, s.parts[0], 3), EDMONT_OK);
        check_int(verify(&s, EDMONT_RULE_STANDARD), EDMONT_ERR_SIGNATURE);
        s.parts[wrong][4] ^= 1;
        check_int(edmont_cosi_combine_signatures(s.sig, s.R, s.parts[0], 2), EDMONT_OK);
        check_int(verify(&s, EDMONT_RULE_STANDARD), EDMONT_ERR_SIGNATURE);
        check_int(edmont_cosi_combine_signatures(s.sig, s.R, s.parts[0], 3), EDMONT_OK);
        check_int(verify(&s, EDMONT_RULE_STANDARD), EDMONT_OK);
    }
}

static void a_nonce_signs_once(void)
{
    struct session s;

    open_session(&s, 2);
    check_int(sign_part(&s, 0), EDMONT_OK);
    check_bytes(s.nonces[0], zeros, 32);
    check(memcmp(s.parts[0], zeros, 32) != 0);
    check_int(sign_part(&s, 0), EDMONT_ERR_ARGUMENT);
    check_bytes(s.parts[0], zeros, 32);
}

static void a_nonce_of_l_or_more_is_refused_and_wiped(void)
{
    struct session s;

    /* L - 1, which is good, L, and 2^256 - 1. */
    for (int more = 0; more < 3; more++) {
        open_session(&s, 2);
        check_hex(s.nonces[0], 32, order);
        s.nonces[0][0] = (uint8_t)(s.nonces[0][0] - 1 + more);
        if (more == 2)
            memset(s.nonces[0], 0xff, 32);
        check_int(sign_part(&s, 0), more == 0 ? EDMONT_OK : EDMONT_ERR_ARGUMENT);
        check_bytes(s.nonces[0], zeros, 32);
        if (more != 0)
            check_bytes(s.parts[0], zeros, 32);
    }
}

static void commitments_are_fresh(void)
{
    uint8_t R[2][32], nonce[2][32];

    for (int i = 0; i < 2; i++)
        check_int(edmont_cosi_commit(R[i], nonce[i]), EDMONT_OK);
    check(memcmp(R[0], R[1], 32) != 0);
    check(memcmp(nonce[0], nonce[1], 32) != 0);
}

/* Gives L, and 2^256 L the second time. */
static int fill_multiples_of_order(void *env, void *out, size_t len)
{
    uint8_t *p = out;
    int *n     = env;

    memset(p, 0, len);
    check_hex(p, 32, order);
    if ((*n)++ % 2 == 1) {
        memcpy(p + 32, p, 32);
        memset(p, 0, 32);
    }
    return 0;
}

static void a_nonce_that_is_zero_mod_l_is_refused(void)
{
    int calls                  = 0;
    const edmont_random random = {.abi         = EDMONT_PROVIDER_ABI,
                                  .struct_size = sizeof random,
                                  .name        = "multiples",
                                  .env         = &calls,
                                  .fill        = fill_multiples_of_order};
    uint8_t R[32], nonce[32];
    int answer;

    memset(R, 0xa5, 32);
    memset(nonce, 0xa5, 32);
    check_int(edmont_random_use(&random), EDMONT_OK);
    answer = edmont_cosi_commit(R, nonce);
    check_pin();
    check_int(answer, EDMONT_ERR_RANDOM);
    check_int(calls, 2);
    check_bytes(R, zeros, 32);
    check_bytes(nonce, zeros, 32);
}

static void a_bad_public_key_at_any_place_is_refused(void)
{
    struct session s;
    uint8_t bad[32], pub[32];

    run_session(&s, 5);
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++)
            for (size_t at = 0; at < 5; at++) {
                memcpy(bad, s.pubs[at], 32);
                check_hex(s.pubs[at], 32, edwards_loworder[i].encoding);
                memset(pub, 0xa5, 32);
                check_int(edmont_cosi_combine_publics(pub, s.pubs[0], 5),
                          edwards_loworder[i].canonical ? EDMONT_ERR_WEAK : EDMONT_ERR_ENCODING);
                check_bytes(pub, zeros, 32);
                memcpy(s.pubs[at], bad, 32);
            }
    for (size_t i = 0; i < CHECK_COUNT(edwards_noncanonical); i++) {
        check_hex(s.pubs[2], 32, edwards_noncanonical[i].encoding);
        check_int(edmont_cosi_combine_publics(pub, s.pubs[0], 5), EDMONT_ERR_ENCODING);
    }
}

/* A and -A, and A and -A with a torsion part: -(x, y) + (0, -1) = (x, -y). */
static void a_sum_of_small_order_is_refused(void)
{
    uint8_t pubs[2][32], pub[32], seed[32];
    unsigned borrow = 0;

    check_random_bytes(seed, 32);
    check_int(edmont_sign_public(pubs[0], seed), EDMONT_OK);
    memcpy(pubs[1], pubs[0], 32);
    pubs[1][31] ^= 128;
    memset(pub, 0xa5, 32);
    check_int(edmont_cosi_combine_publics(pub, pubs[0], 2), EDMONT_ERR_WEAK);
    check_bytes(pub, zeros, 32);

    for (int i = 0; i < 32; i++) {
        unsigned p = i == 0 ? 0xed : i == 31 ? 0x7f : 0xff;
        unsigned y = i == 31 ? pubs[0][i] & 127u : pubs[0][i], d = p - y - borrow;

        pubs[1][i] = (uint8_t)d;
        borrow     = d >> 31;
    }
    pubs[1][31] = (uint8_t)(pubs[1][31] | (pubs[0][31] & 128));
    memset(pub, 0xa5, 32);
    check_int(edmont_cosi_combine_publics(pub, pubs[0], 2), EDMONT_ERR_WEAK);
    check_bytes(pub, zeros, 32);
}

static void a_part_of_l_or_more_is_refused_at_any_place(void)
{
    struct session s;
    uint8_t good[32];

    run_session(&s, 5);
    for (size_t at = 0; at < 5; at++) {
        memcpy(good, s.parts[at], 32);
        check_hex(s.parts[at], 32, order);
        memset(s.sig, 0xa5, 64);
        check_int(edmont_cosi_combine_signatures(s.sig, s.R, s.parts[0], 5), EDMONT_ERR_ENCODING);
        check_bytes(s.sig, zeros, 64);
        s.parts[at][0]--;
        check_int(edmont_cosi_combine_signatures(s.sig, s.R, s.parts[0], 5), EDMONT_OK);
        memcpy(s.parts[at], good, 32);
    }
}

static void nobody_is_a_bad_argument(void)
{
    struct session s;

    run_session(&s, 2);
    check_int(edmont_cosi_combine_publics(s.pub, s.pubs[0], 0), EDMONT_ERR_ARGUMENT);
    check_bytes(s.pub, zeros, 32);
    check_int(edmont_cosi_combine_signatures(s.sig, s.R, s.parts[0], 0), EDMONT_ERR_ARGUMENT);
    check_bytes(s.sig, zeros, 64);
}

/* The place-th argument is NULL; part and nonce are wiped nevertheless. */
static void sign_without(struct session *s, int place)
{
    uint8_t *part = place == 0 ? NULL : s->parts[0], *nonce = place == 1 ? NULL : s->nonces[0];

    check_note("argument %d", place);
    open_session(s, 2);
    memset(s->parts[0], 0xa5, 32);
    check_int(edmont_cosi_sign(part, nonce, place == 2 ? NULL : s->msg, sizeof s->msg,
                               place == 3 ? NULL : &s->key[0], place == 4 ? NULL : s->R,
                               place == 5 ? NULL : s->pub),
              EDMONT_ERR_ARGUMENT);
    if (part != NULL)
        check_bytes(part, zeros, 32);
    if (nonce != NULL)
        check_bytes(nonce, zeros, 32);
}

static void null_is_a_bad_argument(void)
{
    struct session s;
    uint8_t out[64];

    for (int place = 0; place < 6; place++)
        sign_without(&s, place);
    run_session(&s, 1);
    check_int(edmont_cosi_combine_publics(NULL, s.pubs[0], 1), EDMONT_ERR_ARGUMENT);
    check_int(edmont_cosi_combine_publics(s.pub, NULL, 1), EDMONT_ERR_ARGUMENT);
    check_bytes(s.pub, zeros, 32);
    check_int(edmont_cosi_combine_signatures(NULL, s.R, s.parts[0], 1), EDMONT_ERR_ARGUMENT);
    check_int(edmont_cosi_combine_signatures(s.sig, NULL, s.parts[0], 1), EDMONT_ERR_ARGUMENT);
    check_bytes(s.sig, zeros, 64);
    memset(s.sig, 0xa5, 64);
    check_int(edmont_cosi_combine_signatures(s.sig, s.R, NULL, 1), EDMONT_ERR_ARGUMENT);
    check_bytes(s.sig, zeros, 64);
    check_int(edmont_cosi_commit(NULL, NULL), EDMONT_ERR_ARGUMENT);
    memset(out, 0xa5, 64);
    check_int(edmont_cosi_commit(out, NULL), EDMONT_ERR_ARGUMENT);
    check_int(edmont_cosi_commit(NULL, out + 32), EDMONT_ERR_ARGUMENT);
    check_bytes(out, zeros, 64);
}

static void a_wiped_key_answers_state(void)
{
    struct session s;

    open_session(&s, 2);
    edmont_sign_key_wipe(&s.key[0]);
    memset(s.parts[0], 0xa5, 32);
    check_int(sign_part(&s, 0), EDMONT_ERR_STATE);
    check_bytes(s.parts[0], zeros, 32);
    check_bytes(s.nonces[0], zeros, 32);
}

static void outputs_may_overlap_inputs(void)
{
    struct session s;
    uint8_t space[192], want[64], nonce[32];

    run_session(&s, 2);
    for (size_t at = 0; at <= 96; at++) {
        check_note("at %zu", at);
        memcpy(space + 64, s.pubs, 64);
        check_int(edmont_cosi_combine_publics(space + at, space + 64, 2), EDMONT_OK);
        check_bytes(space + at, s.pub, 32);
    }
    for (size_t at = 0; at <= 128; at++) {
        check_note("at %zu", at);
        memcpy(space + 64, s.R, 32);
        memcpy(space + 96, s.parts, 64);
        check_int(edmont_cosi_combine_signatures(space + at, space + 64, space + 96, 2), EDMONT_OK);
        check_bytes(space + at, s.sig, 64);
    }
    open_session(&s, 2);
    memcpy(nonce, s.nonces[0], 32);
    check_int(sign_part(&s, 0), EDMONT_OK);
    memcpy(want, s.parts[0], 32);
    memcpy(space, nonce, 32);
    check_int(edmont_cosi_sign(space, space, s.msg, MESSAGE, &s.key[0], s.R, s.pub), EDMONT_OK);
    check_bytes(space, want, 32);
    for (size_t at = 0; at < 64; at++) {
        check_note("at %zu", at);
        memcpy(space, s.R, 32);
        memcpy(space + 32, s.pub, 32);
        memcpy(s.nonces[0], nonce, 32);
        check_int(edmont_cosi_sign(space + at, s.nonces[0], s.msg, MESSAGE, &s.key[0], space,
                                   space + 32),
                  EDMONT_OK);
        check_bytes(space + at, want, 32);
    }
}

static const struct check_case cases[] = {
    CASE(one_to_ten_sign_together),
    CASE(a_part_that_is_wrong_or_missing_spoils_the_signature),
    CASE(a_nonce_signs_once),
    CASE(a_nonce_of_l_or_more_is_refused_and_wiped),
    CASE(commitments_are_fresh),
    CASE(a_nonce_that_is_zero_mod_l_is_refused),
    CASE(a_bad_public_key_at_any_place_is_refused),
    CASE(a_sum_of_small_order_is_refused),
    CASE(a_part_of_l_or_more_is_refused_at_any_place),
    CASE(nobody_is_a_bad_argument),
    CASE(null_is_a_bad_argument),
    CASE(a_wiped_key_answers_state),
    CASE(outputs_may_overlap_inputs),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
