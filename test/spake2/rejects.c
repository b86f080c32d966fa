/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: that src/spake2 refuses what it must: shares that are not exactly an element of order L,
 * our own, the one that leaves no secret, and tags that are not the peer's; for every suite and
 * role, on every target; and that nothing is left of the handshake.
 * Does not cover: honest handshakes (vectors.c), the order of calls (order.c).
 */
#include "handshake.h"

#include "../targets.h"
#include "../vectors/spake2_boringssl.h"
#include "../vectors/spake2_plus9383.h"
#include "../vectors/spake2_points.h"
#include "../vectors/spake2_pure25519.h"
#include "../vectors/spake2_python.h"
#include "../vectors/spake2_rejects.h"
#include "../vectors/spake2_rfc9382.h"

static struct side receiver, sender;

static edmont_spake2_role role_of(const char *role)
{
    return role[0] == 'A' ? EDMONT_SPAKE2_A : role[0] == 'B' ? EDMONT_SPAKE2_B : EDMONT_SPAKE2_SYM;
}

static edmont_spake2_role peer_of(edmont_spake2_role role)
{
    return role == EDMONT_SPAKE2_A   ? EDMONT_SPAKE2_B
           : role == EDMONT_SPAKE2_B ? EDMONT_SPAKE2_A
                                     : role;
}

/* The row of that name in a suite's file. */
#define FIND(row, file, wanted)                                                                    \
    do {                                                                                           \
        for (size_t find_i = 0; find_i < CHECK_COUNT(file); find_i++)                              \
            if (strcmp(file[find_i].name, wanted) == 0)                                            \
                row = &file[find_i];                                                               \
        check(row != NULL);                                                                        \
    } while (0)

static void begin_handshake_of(struct side *s, edmont_spake2_suite suite, edmont_spake2_role role,
                               const char *vector)
{
    const struct spake2_handshake *v = NULL;
    int is_b;

    if (suite == EDMONT_SPAKE2_BORINGSSL_V1)
        FIND(v, spake2_boringssl, vector);
    else if (suite == EDMONT_SPAKE2_PURE25519_V1)
        FIND(v, spake2_pure25519, vector);
    else if (role == EDMONT_SPAKE2_SYM)
        FIND(v, spake2_python, "sym-basic");
    else
        FIND(v, spake2_python, vector);
    is_b = role == EDMONT_SPAKE2_B || (role == EDMONT_SPAKE2_SYM && s == &sender);
    begin_handshake(s, suite, role, is_b ? &v->b : &v->a);
}

static void begin_rfc9382_of(struct side *s, edmont_spake2_role role, const char *vector)
{
    const struct spake2_rfc9382 *v = NULL;

    FIND(v, spake2_rfc9382, vector);
    set_names(s, v->id_a, v->id_b, v->aad);
    begin_rfc9382(s, role, v->mhf, v->w);
    start_with(s, role == EDMONT_SPAKE2_A ? v->x : v->y);
}

static void begin_plus9383_of(struct side *s, edmont_spake2_role role, const char *vector)
{
    const struct spake2_plus9383 *v = NULL;
    uint8_t wide[80], record[EDMONT_SPAKE2_RECORD_BYTES];

    FIND(v, spake2_plus9383, vector);
    set_names(s, v->id_a, v->id_b, v->context);
    plus9383_secrets(wide, record, v);
    if (role == EDMONT_SPAKE2_A)
        check_int(edmont_spake2_set_mhf(&s->st, EDMONT_SPAKE2_PLUS9383_V1, role, wide, 80),
                  EDMONT_OK);
    else
        check_int(edmont_spake2_set_record(&s->st, record), EDMONT_OK);
    start_with(s, role == EDMONT_SPAKE2_A ? v->x : v->y);
}

/* Which has no names and no vector of that name. */
static void begin_krb5(struct side *s, edmont_spake2_role role)
{
    uint8_t w[32] = {1, 2, 3}, random[64] = {(uint8_t)role};

    memset(&s->params, 0, sizeof s->params);
    check_int(edmont_spake2_set_mhf(&s->st, EDMONT_SPAKE2_KRB5_V1, role, w, 32), EDMONT_OK);
    entropy_set(random, 64);
    side_start(s);
}

/* Starts a side with the inputs of a vector. */
static void begin(struct side *s, edmont_spake2_suite suite, edmont_spake2_role role,
                  const char *vector)
{
    if (suite == EDMONT_SPAKE2_RFC9382_V1)
        begin_rfc9382_of(s, role, vector);
    else if (suite == EDMONT_SPAKE2_PLUS9383_V1)
        begin_plus9383_of(s, role, vector);
    else if (suite == EDMONT_SPAKE2_KRB5_V1)
        begin_krb5(s, role);
    else
        begin_handshake_of(s, suite, role, vector);
}

/* Nothing is left, and nothing more can be asked. */
static void check_over(struct side *s)
{
    check_wiped(&s->st);
    check_int(edmont_spake2_finish(&s->st, &s->params, s->msg, s->msg_len), EDMONT_ERR_STATE);
    check_int(edmont_spake2_key_unconfirmed(&s->st, s->key, &s->key_len), EDMONT_ERR_STATE);
    check_int(s->key_len, 0);
    check_wiped(&s->st);
}

static void check_share(const struct spake2_reject *v, edmont_spake2_suite suite)
{
    uint8_t msg[80];
    size_t n = vector_bytes(msg, sizeof msg, v->msg);
    int weak = strcmp(v->expected, "REJECT_SHARED_IDENTITY") == 0;

    begin(&receiver, suite, role_of(v->role), v->vector);
    check_int(edmont_spake2_finish(&receiver.st, &receiver.params, msg, n),
              weak ? EDMONT_ERR_WEAK : EDMONT_ERR_ENCODING);
    check_over(&receiver);
}

static void check_tag(const struct spake2_reject *v, edmont_spake2_suite suite)
{
    edmont_spake2_role role = role_of(v->role);
    uint8_t mac[80];
    size_t n = vector_bytes(mac, sizeof mac, v->msg);

    begin(&receiver, suite, role, v->vector);
    begin(&sender, suite, peer_of(role), v->vector);
    check_int(edmont_spake2_finish(&receiver.st, &receiver.params, sender.msg, sender.msg_len),
              EDMONT_OK);
    check_int(edmont_spake2_confirm_check(&receiver.st, mac, n), EDMONT_ERR_CONFIRM);
    check_over(&receiver);
}

static void bad_shares_and_tags_are_refused(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(spake2_rejects); i++) {
            const struct spake2_reject *v = &spake2_rejects[i];
            edmont_spake2_suite suite     = suite_named(v->suite);

            check_note("target %s, %s, %s", edmont_target(), v->suite, v->name);
            if (suite == 0)
                continue;
            if (strcmp(v->kind, "share") == 0)
                check_share(v, suite);
            else
                check_tag(v, suite);
        }
}

/* Every suite and role; CPace has other points (vectors.c). Kerberos has no tags, so it comes last,
 * where the tags are tried without it. */
static const struct {
    edmont_spake2_suite suite;
    edmont_spake2_role role;
} sides[] = {
    {EDMONT_SPAKE2_RFC9382_V1, EDMONT_SPAKE2_A},   {EDMONT_SPAKE2_RFC9382_V1, EDMONT_SPAKE2_B},
    {EDMONT_SPAKE2_PLUS9383_V1, EDMONT_SPAKE2_A},  {EDMONT_SPAKE2_PLUS9383_V1, EDMONT_SPAKE2_B},
    {EDMONT_SPAKE2_PYTHON_AB_V1, EDMONT_SPAKE2_A}, {EDMONT_SPAKE2_PYTHON_AB_V1, EDMONT_SPAKE2_B},
    {EDMONT_SPAKE2_BORINGSSL_V1, EDMONT_SPAKE2_A}, {EDMONT_SPAKE2_BORINGSSL_V1, EDMONT_SPAKE2_B},
    {EDMONT_SPAKE2_PURE25519_V1, EDMONT_SPAKE2_A}, {EDMONT_SPAKE2_PURE25519_V1, EDMONT_SPAKE2_B},
    {EDMONT_SPAKE2_PYTHON_SYM_V1, EDMONT_SPAKE2_SYM},
    {EDMONT_SPAKE2_KRB5_V1, EDMONT_SPAKE2_A},      {EDMONT_SPAKE2_KRB5_V1, EDMONT_SPAKE2_B},
};
enum { SIDES = CHECK_COUNT(sides), SIDES_WITH_TAGS = SIDES - 2 };

/* All points with torsion, all encodings of y >= p, both signs of x = 0. */
static void every_bad_point_is_refused_by_every_side(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < SIDES; i++)
            for (size_t j = 0; j < CHECK_COUNT(spake2_points); j++) {
                uint8_t msg[EDMONT_SPAKE2_MSG_MAX];
                size_t n = edmont_spake2_msg_bytes(sides[i].suite);

                if (n == 0) /* not built in */
                    continue;
                check_note("target %s, suite %#x, role %d, %s", edmont_target(), sides[i].suite,
                           sides[i].role, spake2_points[j].encoding);
                begin(&receiver, sides[i].suite, sides[i].role, "basic");
                msg[0] = (uint8_t) " BAS"[sides[i].role];
                check_hex(msg + (n - 32), 32, spake2_points[j].encoding);
                check_int(edmont_spake2_finish(&receiver.st, &receiver.params, msg, n),
                          EDMONT_ERR_ENCODING);
                check_over(&receiver);
            }
}

/* A good message with any bit changed is another element, or none; never the key. */
static void no_changed_message_gives_the_key(void)
{
    for (size_t i = 0; i < SIDES_WITH_TAGS; i++)
        for (size_t bit = 0; bit < 8 * edmont_spake2_msg_bytes(sides[i].suite); bit += 3) {
            uint8_t mac[32];

            check_note("suite %#x, role %d, bit %zu", sides[i].suite, sides[i].role, bit);
            begin(&receiver, sides[i].suite, sides[i].role, "basic");
            begin(&sender, sides[i].suite, peer_of(sides[i].role), "basic");
            check_int(edmont_spake2_finish(&sender.st, &sender.params, receiver.msg,
                                           receiver.msg_len),
                      EDMONT_OK);
            check_int(edmont_spake2_confirm_make(&sender.st, mac), EDMONT_OK);
            sender.msg[bit / 8] ^= (uint8_t)(1 << bit % 8);

            int err = edmont_spake2_finish(&receiver.st, &receiver.params, sender.msg,
                                           sender.msg_len);
            if (err == EDMONT_OK)
                err = edmont_spake2_confirm_check(&receiver.st, mac, 32);
            check(err == EDMONT_ERR_ENCODING || err == EDMONT_ERR_CONFIRM);
            check_over(&receiver);
        }
}

static const struct check_case cases[] = {
    CASE(bad_shares_and_tags_are_refused),
    CASE(every_bad_point_is_refused_by_every_side),
    CASE(no_changed_message_gives_the_key),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
