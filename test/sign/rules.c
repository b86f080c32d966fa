/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the four verification rules, on every target, against what eight sets of rules answer to
 * every row of the published and computed signature files (test/vectors/PROVENANCE), through
 * edmont_verify_rule and through a prepared key; and how many rows each rule accepts.
 * Does not cover: the twelve Wycheproof rows whose signature is not 64 bytes long, which no
 * function here can be given (the tool's tests have them), and good signatures under non-canonical
 * keys of high order, which nobody can make (verify.c has those keys).
 */
#include "../targets.h"
#include "../vectors/ed25519_cctv.h"
#include "../vectors/ed25519_speccheck.h"
#include "../vectors/ed25519_srange.h"
#include "../vectors/ed25519_torsion.h"
#include "../vectors/ed25519_wycheproof.h"
#include "../vectors/ed25519_zip215.h"
#include "../vectors/edwards_loworder.h"

#include <edmont/sign.h>

#include <stdio.h>

enum { RULES = 4 };

/* Each rule's column of the verdicts. */
static const int policy_of[RULES] = {
    [EDMONT_RULE_STANDARD]     = POLICY_RFC8032COF, /* less the small-order keys */
    [EDMONT_RULE_COFACTORLESS] = POLICY_REF10S,
    [EDMONT_RULE_STRICT]       = POLICY_DALEKSTRICT,
    [EDMONT_RULE_ZIP215]       = POLICY_ZIP215,
};

/* Whether pub, in hexadecimal, is one of the encodings of small order that are `canonical`. */
static int is_small_order(const char *pub, int canonical)
{
    for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++)
        if (strcmp(pub, edwards_loworder[i].encoding) == 0)
            return edwards_loworder[i].canonical == canonical;
    return 0;
}

static int wanted(const struct signature_vector *v, int rule)
{
    if (rule == EDMONT_RULE_STANDARD && is_small_order(v->pub, 1))
        return 0;
    return v->verdicts[policy_of[rule]] == '1';
}

/* Checks what edmont_verify_key_init answered to a row's key. */
static void check_key_answer(const struct signature_vector *v, int rule, int answer)
{
    int refuses = rule == EDMONT_RULE_STANDARD || rule == EDMONT_RULE_STRICT;

    if (refuses && is_small_order(v->pub, 1))
        check_int(answer, EDMONT_ERR_WEAK);
    else if (refuses && is_small_order(v->pub, 0))
        check_int(answer, EDMONT_ERR_ENCODING);
    else if (answer != EDMONT_OK)
        check_int(answer, EDMONT_ERR_ENCODING);
    if (is_small_order(v->pub, 0) || is_small_order(v->pub, 1))
        check_int(answer == EDMONT_OK, !refuses);
}

/* Returns whether the row is accepted, which is what is wanted. */
static int check_row(const struct signature_vector *v, int rule)
{
    uint8_t sig[64], pub[32], msg[1024];
    size_t len = vector_bytes(msg, sizeof msg, v->msg);
    int want = wanted(v, rule), answer = want ? EDMONT_OK : EDMONT_ERR_SIGNATURE;
    edmont_verify_key key;

    if (strlen(v->sig) != 128) {
        check(strcmp(v->verdicts, "00000000") == 0);
        return 0;
    }
    check_hex(sig, 64, v->sig);
    check_hex(pub, 32, v->pub);
    check_int(edmont_verify_rule(sig, msg, len, pub, rule), answer);
    if (rule == EDMONT_RULE_STANDARD)
        check_int(edmont_verify(sig, msg, len, pub), answer);
    int prepared = edmont_verify_key_init(&key, pub, rule, NULL);

    check_key_answer(v, rule, prepared);
    if (prepared == EDMONT_OK)
        check_int(edmont_verify_with(sig, msg, len, &key, NULL), answer);
    else
        check(!want);
    return want;
}

/* Every row under every rule; as many are accepted as `accepted` says. Prints what was counted, for
 * table.sh. */
static void check_file(const char *name, const struct signature_vector *rows, size_t n,
                       const int accepted[RULES])
{
    int counted[RULES] = {0};

    for (size_t t = 0; use_target(t); t++)
        for (int rule = 0; rule < RULES; rule++) {
            int sum = 0;

            for (size_t i = 0; i < n; i++) {
                check_note("target %s, rule %d, row %s", edmont_target(), rule, rows[i].name);
                sum += check_row(&rows[i], rule);
            }
            check_note("target %s, rule %d", edmont_target(), rule);
            check_int(sum, accepted[rule]);
            counted[rule] = sum;
        }
    printf("# accepted of %s %zu %d %d %d %d\n", name, n, counted[0], counted[1], counted[2],
           counted[3]);
}

/* In the order of the rules' numbers: STANDARD, COFACTORLESS, STRICT, ZIP215. */

static void wycheproof_accepts_88_88_88_89_of_151(void)
{
    static const int accepted[RULES] = {88, 88, 88, 89};

    check_int(CHECK_COUNT(ed25519_wycheproof), 151);
    check_file("wycheproof", ed25519_wycheproof, CHECK_COUNT(ed25519_wycheproof), accepted);
}

static void speccheck_accepts_4_5_1_9_of_12(void)
{
    static const int accepted[RULES] = {4, 5, 1, 9};

    check_int(CHECK_COUNT(ed25519_speccheck), 12);
    check_file("speccheck", ed25519_speccheck, CHECK_COUNT(ed25519_speccheck), accepted);
}

static void cctv_accepts_212_208_43_826_of_914(void)
{
    static const int accepted[RULES] = {212, 208, 43, 826};

    check_int(CHECK_COUNT(ed25519_cctv), 914);
    check_file("cctv", ed25519_cctv, CHECK_COUNT(ed25519_cctv), accepted);
}

static void zip215_accepts_0_12_0_196_of_196(void)
{
    static const int accepted[RULES] = {0, 12, 0, 196};

    check_int(CHECK_COUNT(ed25519_zip215), 196);
    check_file("zip215", ed25519_zip215, CHECK_COUNT(ed25519_zip215), accepted);
}

static void srange_accepts_8_17_8_17_of_149(void)
{
    static const int accepted[RULES] = {8, 17, 8, 17};

    check_int(CHECK_COUNT(ed25519_srange), 149);
    check_file("srange", ed25519_srange, CHECK_COUNT(ed25519_srange), accepted);
}

static void torsion_accepts_64_13_13_64_of_64(void)
{
    static const int accepted[RULES] = {64, 13, 13, 64};

    check_int(CHECK_COUNT(ed25519_torsion), 64);
    check_file("torsion", ed25519_torsion, CHECK_COUNT(ed25519_torsion), accepted);
}

static const struct check_case cases[] = {
    CASE(wycheproof_accepts_88_88_88_89_of_151), CASE(speccheck_accepts_4_5_1_9_of_12),
    CASE(cctv_accepts_212_208_43_826_of_914),    CASE(zip215_accepts_0_12_0_196_of_196),
    CASE(srange_accepts_8_17_8_17_of_149),       CASE(torsion_accepts_64_13_13_64_of_64),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
