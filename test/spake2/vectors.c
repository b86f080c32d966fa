/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/spake2 against published handshakes and those that other programs have made: messages,
 * tags and keys of every suite, with fixed random bytes, on every target; what must not come out.
 * Does not cover: what is refused (rejects.c), the order of calls (order.c).
 */
#include "handshake.h"

#include "../../src/hash/sha256.h"
#include "../../src/spake2/password.h"
#include "../../src/spake2/state.h"
#include "../../src/spake2/transcript.h"
#include "../targets.h"
#include "../vectors/spake2_boringssl.h"
#include "../vectors/spake2_cpace.h"
#include "../vectors/spake2_cpace_points.h"
#include "../vectors/spake2_draft08.h"
#include "../vectors/spake2_krb5.h"
#include "../vectors/spake2_mistakes.h"
#include "../vectors/spake2_plus9383.h"
#include "../vectors/spake2_pure25519.h"
#include "../vectors/spake2_python.h"
#include "../vectors/spake2_rfc9382.h"
#include "../vectors/spake2_rfc9382_schedule.h"

static struct side a, b;

static void check_hex_equals(const uint8_t *got, size_t n, const char *hex)
{
    uint8_t want[128];

    check_int(strlen(hex), 2 * n);
    check_hex(want, n, hex);
    check_bytes(got, want, n);
}

static void take_unconfirmed(struct side *s, const struct side *peer)
{
    check_int(edmont_spake2_finish(&s->st, &s->params, peer->msg, peer->msg_len), EDMONT_OK);
    check_int(edmont_spake2_key_unconfirmed(&s->st, s->key, &s->key_len), EDMONT_OK);
    check_int(s->key_len, edmont_spake2_key_bytes((edmont_spake2_suite)s->st.edmont_suite));
}

static void check_message(const struct side *s, const char *hex)
{
    check_hex_equals(s->msg, s->msg_len, hex);
}

/* What a side that never was edmont sent must be refused. */
static void refuse(struct side *s, const char *message, int want)
{
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX];
    size_t n = vector_bytes(msg, sizeof msg, message);

    check_int(edmont_spake2_finish(&s->st, &s->params, msg, n), want);
    check_wiped(&s->st);
}

/* Entropy that makes the scalar 0 is not used, and who gets such a share refuses it. */
static void check_zero(const struct spake2_handshake *v)
{
    uint8_t want[EDMONT_SPAKE2_MSG_MAX];

    check_hex(want, a.msg_len, v->a.msg);
    check(memcmp(a.msg, want, a.msg_len) != 0);
    check_message(&b, v->b.msg);
    refuse(&b, v->a.msg, EDMONT_ERR_WEAK);
}

/* BoringSSL without its fix-up of w makes shares with torsion. */
static void check_legacy(const struct spake2_handshake *v)
{
    const char *sides = v->expected + strlen("legacy-");

    if (strchr(sides, 'a') != NULL)
        refuse(&b, v->a.msg, EDMONT_ERR_ENCODING);
    else
        check_message(&a, v->a.msg);
    if (strchr(sides, 'b') != NULL)
        refuse(&a, v->b.msg, EDMONT_ERR_ENCODING);
    else
        check_message(&b, v->b.msg);
}

static void check_agreement(const struct spake2_handshake *v)
{
    check_message(&a, v->a.msg);
    check_message(&b, v->b.msg);
    take_unconfirmed(&a, &b);
    take_unconfirmed(&b, &a);
    check_hex_equals(a.key, a.key_len, v->a.key);
    check_hex_equals(b.key, b.key_len, v->b.key);
    check_int(memcmp(a.key, b.key, a.key_len) == 0, strcmp(v->expected, "agree") == 0);
}

static void check_handshake(const struct spake2_handshake *v)
{
    int is_sym                = strcmp(v->suite, "python-sym") == 0;
    edmont_spake2_suite suite = suite_named(v->suite);

    check_note("target %s, %s", edmont_target(), v->name);
    if (suite == 0)
        return;
    begin_handshake(&a, suite, is_sym ? EDMONT_SPAKE2_SYM : EDMONT_SPAKE2_A, &v->a);
    begin_handshake(&b, suite, is_sym ? EDMONT_SPAKE2_SYM : EDMONT_SPAKE2_B, &v->b);
    if (strcmp(v->expected, "zero-a") == 0)
        check_zero(v);
    else if (strncmp(v->expected, "legacy-", 7) == 0)
        check_legacy(v);
    else
        check_agreement(v);
}

static void python_vectors(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(spake2_python); i++)
            check_handshake(&spake2_python[i]);
}

static void boringssl_vectors(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(spake2_boringssl); i++)
            check_handshake(&spake2_boringssl[i]);
}

/* A password that is too long for the state, which has it until it is hashed last: by the steps of
 * the suite, with the transcript here. */
static void check_long_password(const struct spake2_handshake *v)
{
    const struct suite *s = edmont_i_spake2_suite(EDMONT_SPAKE2_PURE25519_V1);
    struct text password, id_a, id_b;
    uint8_t random[64], share[2][32], key[32];
    const struct spake2_side *side[] = {&v->a, &v->b};
    struct exchange e;

    text_of(&password, v->a.password);
    text_of(&id_a, v->a.id_a);
    text_of(&id_b, v->a.id_b);
    for (int i = 0; i < 2; i++) {
        check_int(edmont_spake2_set_password(&a.st, EDMONT_SPAKE2_PURE25519_V1, EDMONT_SPAKE2_A,
                                             password.value),
                  EDMONT_ERR_ARGUMENT);
        check(state_begin(&a.st, EDMONT_SPAKE2_PURE25519_V1, i == 0 ? 1 : 2) == s);
        check_int(edmont_i_spake2_password_sha512_be(&a.st, password.value), EDMONT_OK);
        check_hex(random, 64, side[i]->entropy);
        entropy_set(random, 64);
        side_start(&a);
        check_message(&a, side[i]->msg);
        check_hex(share[0], 32, v->a.msg);
        check_hex(share[1], 32, v->b.msg);
        check_int(s->shared(&a.st, s, share[1 - i], &e), EDMONT_OK);

        const edmont_span parts[] = {{id_a.bytes, id_a.value.n}, {id_b.bytes, id_b.value.n},
                                     {share, 64},                {e.K, 32},
                                     {password.bytes, password.value.n}};
        edmont_i_sha256(key, parts, 5);
        check_hex_equals(key, 32, side[i]->key);
    }
}

static void pure25519_vectors(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(spake2_pure25519); i++) {
            const struct spake2_handshake *v = &spake2_pure25519[i];

            check_note("target %s, %s", edmont_target(), v->name);
            if (strlen(v->a.password) <= 2 * 128)
                check_handshake(v);
            else if (suite_named(v->suite) != 0)
                check_long_password(v);
        }
}

/* The rest of a handshake of an RFC's: each side's tag is these bytes, and the key. */
static void check_confirmed(const char *mac_a, const char *mac_b, const char *key)
{
    check_int(edmont_spake2_finish(&a.st, &a.params, b.msg, b.msg_len), EDMONT_OK);
    check_int(edmont_spake2_finish(&b.st, &b.params, a.msg, a.msg_len), EDMONT_OK);
    check_int(edmont_spake2_confirm_make(&a.st, a.mac), EDMONT_OK);
    check_int(edmont_spake2_confirm_make(&b.st, b.mac), EDMONT_OK);
    check_hex_equals(a.mac, 32, mac_a);
    check_hex_equals(b.mac, 32, mac_b);
    check_int(edmont_spake2_confirm_check(&b.st, a.mac, 32), EDMONT_OK);
    check_int(edmont_spake2_confirm_check(&a.st, b.mac, 32), EDMONT_OK);
    check_int(edmont_spake2_key(&a.st, a.key, &a.key_len), EDMONT_OK);
    check_int(edmont_spake2_key(&b.st, b.key, &b.key_len), EDMONT_OK);
    check_hex_equals(a.key, a.key_len, key);
    check_hex_equals(b.key, b.key_len, key);
    check_wiped(&a.st);
    check_wiped(&b.st);
}

static void rfc9382_vectors(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(spake2_rfc9382); i++) {
            const struct spake2_rfc9382 *v = &spake2_rfc9382[i];

            check_note("target %s, %s", edmont_target(), v->name);
            set_names(&a, v->id_a, v->id_b, v->aad);
            set_names(&b, v->id_a, v->id_b, v->aad);
            begin_rfc9382(&a, EDMONT_SPAKE2_A, v->mhf, v->w);
            begin_rfc9382(&b, EDMONT_SPAKE2_B, v->mhf, v->w);
            start_with(&a, v->x);
            start_with(&b, v->y);
            check_message(&a, v->share_a);
            check_message(&b, v->share_b);
            check_confirmed(v->mac_a, v->mac_b, v->key);
        }
}

/* The RFC's own vectors are of another curve, whose transcripts the same schedule takes. */
static void rfc9382_key_schedule(void)
{
    for (size_t i = 0; i < CHECK_COUNT(spake2_rfc9382_schedule); i++) {
        const struct spake2_schedule *v = &spake2_rfc9382_schedule[i];
        struct text transcript;
        struct rfc9382_keys k;
        edmont_span TT;

        check_note("row %zu", i);
        text_of(&transcript, v->transcript);
        TT = (edmont_span){transcript.bytes, transcript.value.n};
        edmont_i_spake2_rfc9382_schedule(&k, &TT, 1, (edmont_bytes){NULL, 0});
        check_hex_equals(k.Ke, 16, v->key);
        check_hex_equals(k.Ka, 16, v->ka);
        check_hex_equals(k.KcA, 16, v->mac_key_a);
        check_hex_equals(k.KcB, 16, v->mac_key_b);
        check_hex_equals(k.cA, 32, v->mac_a);
        check_hex_equals(k.cB, 32, v->mac_b);
    }
}

/* The key without the factor 8, and that of a w in the other byte order. */
static void known_mistakes_are_not_made(void)
{
    for (size_t i = 0; i < CHECK_COUNT(spake2_mistakes); i++) {
        const struct spake2_mistake *m = &spake2_mistakes[i];
        int found                      = 0;

        check(strcmp(m->suite, "rfc9382") == 0);
        for (size_t j = 0; j < CHECK_COUNT(spake2_rfc9382); j++)
            if (strcmp(spake2_rfc9382[j].name, m->vector) == 0) {
                found++;
                check(strcmp(spake2_rfc9382[j].key, m->key) != 0);
            }
        check_int(found, 1);
    }
}

/* The same shares as an old draft, and none of its keys and tags. */
static void draft_08_is_not_spoken(void)
{
    for (size_t i = 0; i < CHECK_COUNT(spake2_draft08); i++) {
        const struct spake2_draft08 *v = &spake2_draft08[i];
        uint8_t mac[32];

        check_note("row %zu", i);
        set_names(&a, v->id_a, v->id_b, v->aad);
        set_names(&b, v->id_a, v->id_b, v->aad);
        begin_rfc9382(&a, EDMONT_SPAKE2_A, "", v->w);
        begin_rfc9382(&b, EDMONT_SPAKE2_B, "", v->w);
        start_with(&a, v->x);
        start_with(&b, v->y);
        check_message(&a, v->share_a);
        check_message(&b, v->share_b);
        check_int(edmont_spake2_finish(&a.st, &a.params, b.msg, b.msg_len), EDMONT_OK);
        check_hex(mac, 32, v->mac_b);
        check_int(edmont_spake2_confirm_check(&a.st, mac, 32), EDMONT_ERR_CONFIRM);
        check_wiped(&a.st);
    }
}

static void plus9383_vectors(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(spake2_plus9383); i++) {
            const struct spake2_plus9383 *v = &spake2_plus9383[i];

            uint8_t wide[80], record[EDMONT_SPAKE2_RECORD_BYTES];

            check_note("target %s, %s", edmont_target(), v->name);
            set_names(&a, v->id_a, v->id_b, v->context);
            set_names(&b, v->id_a, v->id_b, v->context);
            plus9383_secrets(wide, record, v);
            check_hex_equals(record, 32, v->w0);
            check_hex_equals(record + 32, 32, v->l);
            check_int(edmont_spake2_set_mhf(&a.st, EDMONT_SPAKE2_PLUS9383_V1, EDMONT_SPAKE2_A, wide,
                                            80),
                      EDMONT_OK);
            check_int(edmont_spake2_set_record(&b.st, record), EDMONT_OK);
            start_with(&a, v->x);
            start_with(&b, v->y);
            check_message(&a, v->share_a);
            check_message(&b, v->share_b);
            check_confirmed(v->mac_a, v->mac_b, v->key);
        }
}

/* The random bytes of which 8 e, little endian, is this scalar. */
static void eighth(uint8_t out[64], const char *hex)
{
    uint8_t x[33] = {0};

    check_hex(x, 32, hex);
    check_int(x[0] % 8, 0);
    memset(out, 0, 64);
    for (int i = 0; i < 32; i++)
        out[i] = (uint8_t)(x[i] >> 3 | x[i + 1] << 5);
}

static void krb5_vectors(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(spake2_krb5); i++) {
            const struct spake2_krb5 *v = &spake2_krb5[i];
            struct side *side[]         = {&a, &b};
            const char *scalar[]        = {v->x, v->y};
            uint8_t w[32], random[64];

            check_note("target %s, row %zu", edmont_target(), i);
            check_hex(w, 32, v->w);
            for (int s = 0; s < 2; s++) {
                memset(&side[s]->params, 0, sizeof a.params);
                check_int(edmont_spake2_set_mhf(&side[s]->st, EDMONT_SPAKE2_KRB5_V1,
                                                (edmont_spake2_role)(s + 1), w, 32),
                          EDMONT_OK);
                eighth(random, scalar[s]);
                entropy_set(random, 64);
                side_start(side[s]);
            }
            check_message(&a, v->share_a);
            check_message(&b, v->share_b);
            for (int s = 0; s < 2; s++) {
                const struct side *peer = side[1 - s];

                check_int(edmont_spake2_finish(&side[s]->st, &side[s]->params, peer->msg, 32),
                          EDMONT_OK);
                check_int(edmont_spake2_key_unconfirmed(&side[s]->st, side[s]->key,
                                                        &side[s]->key_len),
                          EDMONT_OK);
                check_hex_equals(side[s]->key, side[s]->key_len, v->k);
                check_wiped(&side[s]->st);
            }
        }
}

/* Side i of a vector of CPace; in the role SYM its own data is ad_a. */
static void start_cpace(struct side *s, edmont_spake2_suite suite, edmont_spake2_role role, int i,
                        const struct spake2_cpace *v)
{
    struct text prs;
    uint8_t random[64] = {0};
    edmont_bytes ad[2];

    set_names(s, v->id_a, v->id_b, v->sid);
    ad[0] = text_of(&s->ad_a, v->ad_a);
    ad[1] = text_of(&s->ad_b, v->ad_b);

    int swap       = role == EDMONT_SPAKE2_SYM && i == 1;
    s->params.ad_a = ad[swap];
    s->params.ad_b = ad[1 - swap];
    check_int(edmont_spake2_set_password(&s->st, suite, role, text_of(&prs, v->prs)), EDMONT_OK);
    check_hex(random, 32, i == 0 ? v->x : v->y);
    entropy_set(random, 64);
    side_start(s);
}

static void check_cpace(const struct spake2_cpace *v, int is_sym)
{
    edmont_spake2_suite suite = suite_named(v->suite);
    const char *key           = is_sym ? v->key_sym : v->key;

    start_cpace(&a, suite, is_sym ? EDMONT_SPAKE2_SYM : EDMONT_SPAKE2_A, 0, v);
    start_cpace(&b, suite, is_sym ? EDMONT_SPAKE2_SYM : EDMONT_SPAKE2_B, 1, v);
    check_message(&a, v->share_a);
    check_message(&b, v->share_b);
    take_unconfirmed(&a, &b);
    take_unconfirmed(&b, &a);
    check_hex_equals(a.key, a.key_len, key);
    check_hex_equals(b.key, b.key_len, key);
}

static void cpace_vectors(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(spake2_cpace); i++)
            for (int is_sym = 0; is_sym < 2; is_sym++) {
                check_note("target %s, %s, %s", edmont_target(), spake2_cpace[i].suite,
                           is_sym ? "symmetric" : "in order");
                check_cpace(&spake2_cpace[i], is_sym);
            }
}

/* The draft's points, as shares of the peer. */
static void cpace_points(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(spake2_cpace_points); i++) {
            const struct spake2_cpace_point *v = &spake2_cpace_points[i];
            edmont_spake2_suite id             = suite_named(v->suite);
            const struct suite *s              = edmont_i_spake2_suite(id);
            int is_weak = strcmp(v->expected, "REJECT_SHARED_IDENTITY") == 0;
            uint8_t point[32];
            struct exchange e;

            check_note("target %s, %s, %s", edmont_target(), v->suite, v->name);
            start_cpace(&a, id, EDMONT_SPAKE2_A, 0, &spake2_cpace[0]);
            check_hex(point, 32, v->point);
            if (strcmp(v->expected, "ACCEPT") == 0) {
                check_hex(a.st.edmont_x, 32, v->scalar);
                check_int(s->shared(&a.st, s, point, &e), EDMONT_OK);
                check_hex_equals(e.K, 32, v->product);
                continue;
            }
            check_int(edmont_spake2_finish(&a.st, &a.params, point, 32),
                      is_weak ? EDMONT_ERR_WEAK : EDMONT_ERR_ENCODING);
            check_wiped(&a.st);
        }
}

static const struct check_case cases[] = {
    CASE(python_vectors),
    CASE(boringssl_vectors),
    CASE(pure25519_vectors),
    CASE(rfc9382_vectors),
    CASE(rfc9382_key_schedule),
    CASE(known_mistakes_are_not_made),
    CASE(draft_08_is_not_spoken),
    CASE(plus9383_vectors),
    CASE(krb5_vectors),
    CASE(cpace_vectors),
    CASE(cpace_points),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
