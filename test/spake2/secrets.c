/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: how a handshake of spake2.h begins: which suites there are, and which roles and secrets
 * each has; the ends of every range of lengths; secrets of which nothing or no element is made. An
 * error leaves zeros.
 * Does not cover: what comes of a secret (vectors.c), hashes that fail (test/faults).
 */
#include "sides.h"

#include "../targets.h"
#include "zeros.h"

#include <edmont/group.h>

static struct pair pair;
static uint8_t long_text[65409];

static void what_a_suite_is(void)
{
    static const int numbers[] = {0,     1,     0x100, 0x103, 0x200,   0x203,
                                  0x302, 0x402, 0x503, 0x902, 0x10101, -1};
    const struct kind *k;
    edmont_spake2_suite s;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        check_int(edmont_spake2_suite_by_name(k->name, &s), EDMONT_OK);
        check_int(s, k->suite);
        check_int(edmont_spake2_msg_bytes(k->suite), k->msg_bytes);
        check_int(edmont_spake2_key_bytes(k->suite), k->key_bytes);
    }
    for (size_t i = 0; i < CHECK_COUNT(numbers); i++) {
        check_int(edmont_spake2_msg_bytes((edmont_spake2_suite)numbers[i]), 0);
        check_int(edmont_spake2_key_bytes((edmont_spake2_suite)numbers[i]), 0);
    }
    s = EDMONT_SPAKE2_KRB5_V1;
    check_int(edmont_spake2_suite_by_name("spake2", &s), EDMONT_ERR_ARGUMENT);
    check_int(s, 0);
    s = EDMONT_SPAKE2_KRB5_V1;
    check_int(edmont_spake2_suite_by_name(NULL, &s), EDMONT_ERR_ARGUMENT);
    check_int(s, 0);
    check_int(edmont_spake2_suite_by_name("krb5", NULL), EDMONT_ERR_ARGUMENT);
}

/* A state that a setter is to begin, or an error to wipe. */
static edmont_spake2_state *dirty(void)
{
    memset(&pair.st, 0xee, sizeof pair.st);
    return &pair.st;
}

static void set_is(edmont_spake2_suite suite, edmont_spake2_role role, enum setter setter, int want)
{
    const struct kind k = {.suite = suite, .role = role};

    check_note("suite %#x, role %d, setter %d", suite, role, setter);
    check_int(set_by(dirty(), &k, setter), want);
    if (want != EDMONT_OK)
        check_wiped(&pair.st);
}

static int has(edmont_spake2_suite suite, edmont_spake2_role role, enum setter setter)
{
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++)
        if (k->suite == suite && k->role == role)
            return k->setters >> setter & 1;
    return 0;
}

/* Every suite with every role, its own or not, by password and by what was stretched. */
static void suites_have_their_roles_and_secrets_and_no_others(void)
{
    static const int suites[] = {0x101, 0x102, 0x201, 0x202, 0x301, 0x401,  0x501,
                                 0x502, 0x901, 0,     0x103, 0x902, 0x10101};
    static const int roles[]  = {1, 2, 3, 0, 4, 33, 257, -1};

    for (size_t i = 0; i < CHECK_COUNT(suites); i++)
        for (size_t j = 0; j < CHECK_COUNT(roles); j++)
            for (int s = BY_PASSWORD; s <= BY_MHF; s++) {
                edmont_spake2_suite suite = (edmont_spake2_suite)suites[i];
                edmont_spake2_role role   = (edmont_spake2_role)roles[j];
                int is_ok                 = has(suite, role, (enum setter)s);

                set_is(suite, role, (enum setter)s, is_ok ? EDMONT_OK : EDMONT_ERR_ARGUMENT);
            }
}

static void password_is(const struct kind *k, edmont_bytes pw, int want)
{
    check_int(edmont_spake2_set_password(dirty(), k->suite, k->role, pw), want);
    if (want != EDMONT_OK)
        check_wiped(&pair.st);
}

/* At most 128 bytes where the state has to keep it. */
static void passwords_of_any_length_or_up_to_128(void)
{
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        int keeps = k->ad || k->suite == EDMONT_SPAKE2_PURE25519_V1;

        if ((k->setters >> BY_PASSWORD & 1) == 0)
            continue;
        password_is(k, (edmont_bytes){NULL, 0}, EDMONT_OK);
        password_is(k, (edmont_bytes){long_text, 0}, EDMONT_OK);
        password_is(k, (edmont_bytes){long_text, 128}, EDMONT_OK);
        password_is(k, (edmont_bytes){long_text, 129}, keeps ? EDMONT_ERR_ARGUMENT : EDMONT_OK);
        password_is(k, (edmont_bytes){long_text, sizeof long_text},
                    keeps ? EDMONT_ERR_ARGUMENT : EDMONT_OK);
        password_is(k, (edmont_bytes){NULL, 1}, EDMONT_ERR_ARGUMENT);
    }
}

static void mhf_is(edmont_spake2_suite suite, edmont_spake2_role role, const uint8_t *mhf, size_t n,
                   int want)
{
    check_note("suite %#x, role %d, %zu bytes", suite, role, n);
    check_int(edmont_spake2_set_mhf(dirty(), suite, role, mhf, n), want);
    if (want != EDMONT_OK)
        check_wiped(&pair.st);
}

static void register_is(const uint8_t *mhf, size_t n, int want)
{
    uint8_t record[EDMONT_SPAKE2_RECORD_BYTES];

    memset(record, 0xee, sizeof record);
    check_int(edmont_spake2_plus_register(mhf, n, record), want);
    check_int(all_zero(record, sizeof record), want != EDMONT_OK);
}

static void what_is_stretched_has_the_lengths_of_the_header(void)
{
    uint8_t mhf[131];

    memset(mhf, 7, sizeof mhf);
    for (size_t n = 0; n <= sizeof mhf; n++) {
        int rfc9382  = n >= 48 && n <= 128 ? EDMONT_OK : EDMONT_ERR_ARGUMENT;
        int plus9383 = n >= 80 && n <= 128 && n % 2 == 0 ? EDMONT_OK : EDMONT_ERR_ARGUMENT;
        int krb5     = n == 32 ? EDMONT_OK : EDMONT_ERR_ARGUMENT;

        for (int role = EDMONT_SPAKE2_A; role <= EDMONT_SPAKE2_B; role++) {
            edmont_spake2_role r = (edmont_spake2_role)role;

            mhf_is(EDMONT_SPAKE2_RFC9382_V1, r, mhf, n, rfc9382);
            mhf_is(EDMONT_SPAKE2_KRB5_V1, r, mhf, n, krb5);
            mhf_is(EDMONT_SPAKE2_PLUS9383_V1, r, mhf, n,
                   r == EDMONT_SPAKE2_A ? plus9383 : EDMONT_ERR_ARGUMENT);
        }
        register_is(mhf, n, plus9383);
    }
    mhf_is(EDMONT_SPAKE2_RFC9382_V1, EDMONT_SPAKE2_A, NULL, 64, EDMONT_ERR_ARGUMENT);
    register_is(NULL, 80, EDMONT_ERR_ARGUMENT);
    check_int(edmont_spake2_plus_register(mhf, 80, NULL), EDMONT_ERR_ARGUMENT);
}

/* 0, L and 2 L are 0. */
static void scalars_of_zero_are_weak(void)
{
    static const uint8_t zero[32];
    const uint8_t *const zeros[] = {zero, order, twice_order};
    uint8_t mhf[128];

    for (size_t i = 0; i < CHECK_COUNT(zeros); i++) {
        big_endian(mhf, 128, zeros[i]);
        for (size_t n = 48; n <= 128; n += 16)
            mhf_is(EDMONT_SPAKE2_RFC9382_V1, EDMONT_SPAKE2_A, mhf + 128 - n, n, EDMONT_ERR_WEAK);
        mhf_is(EDMONT_SPAKE2_KRB5_V1, EDMONT_SPAKE2_B, zeros[i], 32, EDMONT_ERR_WEAK);
        for (size_t half = 40; half <= 64; half += 24)
            for (size_t which = 0; which < 2; which++) {
                memset(mhf, 1, sizeof mhf);
                big_endian(mhf + which * half, half, zeros[i]);
                mhf_is(EDMONT_SPAKE2_PLUS9383_V1, EDMONT_SPAKE2_A, mhf, 2 * half, EDMONT_ERR_WEAK);
                register_is(mhf, 2 * half, EDMONT_ERR_WEAK);
            }
    }
}

static void record_is(const uint8_t record[EDMONT_SPAKE2_RECORD_BYTES], int want)
{
    check_int(edmont_spake2_set_record(dirty(), record), want);
    if (want != EDMONT_OK)
        check_wiped(&pair.st);
}

static void records_have_a_scalar_and_a_point_of_order_l(void)
{
    /* Of order 1, 2, 4, 8; the identity in other encodings; not on the curve; y >= p. */
    static const char *const bad[] = {
        "0100000000000000000000000000000000000000000000000000000000000000",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "0000000000000000000000000000000000000000000000000000000000000000",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        "0100000000000000000000000000000000000000000000000000000000000080",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "0200000000000000000000000000000000000000000000000000000000000000",
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    };
    uint8_t good[EDMONT_SPAKE2_RECORD_BYTES], record[EDMONT_SPAKE2_RECORD_BYTES];
    edmont_spake2_role b = EDMONT_SPAKE2_B;

    check_int(edmont_spake2_plus_register(stretched, sizeof stretched, good), EDMONT_OK);
    record_is(good, EDMONT_OK);
    check_int(pair.st.edmont_role, b);
    record_is(NULL, EDMONT_ERR_ARGUMENT);
    for (size_t i = 0; i < CHECK_COUNT(bad); i++) {
        check_note("%s", bad[i]);
        memcpy(record, good, sizeof record);
        check_hex(record + 32, 32, bad[i]);
        record_is(record, EDMONT_ERR_ENCODING);
    }
    memcpy(record, good, sizeof record);
    memset(record, 0, 32);
    record_is(record, EDMONT_ERR_WEAK);
    big_endian(record, 32, order);
    record_is(record, EDMONT_ERR_ENCODING);
    record[31]--;
    record_is(record, EDMONT_OK);
    record[0] |= 0x80;
    record_is(record, EDMONT_ERR_ENCODING);
}

/* The record's point with one of order 8 added. */
static void records_of_mixed_order_are_refused(void)
{
    uint8_t record[EDMONT_SPAKE2_RECORD_BYTES], eighth[32];
    edmont_point P, T;

    check_int(edmont_spake2_plus_register(stretched, sizeof stretched, record), EDMONT_OK);
    check_hex(eighth, 32, "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a");
    check_int(edmont_point_decode(&P, record + 32), EDMONT_OK);
    check_int(edmont_point_decode(&T, eighth), EDMONT_OK);
    for (int i = 0; i < 7; i++) {
        edmont_point_add(&P, &P, &T);
        edmont_point_encode(record + 32, &P);
        record_is(record, EDMONT_ERR_ENCODING);
    }
    edmont_point_add(&P, &P, &T);
    edmont_point_encode(record + 32, &P);
    record_is(record, EDMONT_OK);
}

static const struct check_case cases[] = {
    CASE(what_a_suite_is),
    CASE(suites_have_their_roles_and_secrets_and_no_others),
    CASE(passwords_of_any_length_or_up_to_128),
    CASE(what_is_stretched_has_the_lengths_of_the_header),
    CASE(scalars_of_zero_are_weak),
    CASE(records_have_a_scalar_and_a_point_of_order_l),
    CASE(records_of_mixed_order_are_refused),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
