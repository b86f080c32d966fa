/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * rule.c: the verification equation (RFC 8032, section 5.1.7) under named rules, without the hash.
 */
#include "rule.h"

#include "../../include/edmont/sign.h"
#include "../core/bytes.h"
#include "../core/half.h"
#include "../core/point.h"

static const struct rule rules[] = {
    [EDMONT_RULE_STANDARD]     = {1, 1, 0, 1},
    [EDMONT_RULE_COFACTORLESS] = {0, 0, 0, 0},
    [EDMONT_RULE_STRICT]       = {1, 1, 1, 0},
    [EDMONT_RULE_ZIP215]       = {0, 0, 0, 1},
};

const struct rule *edmont_i_rule(int number)
{
    return number >= 0 && (size_t)number < sizeof rules / sizeof rules[0] ? &rules[number] : NULL;
}

int edmont_i_rule_decode_key(struct point *A, const struct rule *rule, const uint8_t pub[32])
{
    if (rule->canonical && !edmont_i_point_is_canonical(pub))
        return EDMONT_ERR_ENCODING;
    if (!core(decode)(A, pub))
        return EDMONT_ERR_ENCODING;
    return rule->small_a_is_bad && edmont_i_point_is_small_order(A) ? EDMONT_ERR_WEAK : EDMONT_OK;
}

/* Whether R's bytes are such that the rule lets them stand in a signature. Without the factor 8 it
 * compares R with an encoding, which is canonical. */
static int is_encoding_allowed(const struct rule *rule, const uint8_t R[32])
{
    return !(rule->canonical || !rule->cofactored) || edmont_i_point_is_canonical(R);
}

/* R to -R, if the rule allows it. */
static int finish_r(struct point *R, const struct rule *rule)
{
    edmont_i_point_negate(R, R);
    return !(rule->small_r_is_bad && edmont_i_point_is_small_order(R));
}

int edmont_i_rule_decode_r(struct point *minus_r, const struct rule *rule, const uint8_t R[32])
{
    return is_encoding_allowed(rule, R) && core(decode)(minus_r, R) && finish_r(minus_r, rule);
}

int edmont_i_rule_decode_both(struct point minus[2], const struct rule *rule, const uint8_t R[32],
                              const uint8_t pub[32])
{
    if (!is_encoding_allowed(rule, R) || (rule->canonical && !edmont_i_point_is_canonical(pub)))
        return 0;
    if (core(decode_two)(&minus[0], &minus[1], R, pub) != 3)
        return 0;
    if (rule->small_a_is_bad && edmont_i_point_is_small_order(&minus[1]))
        return 0;
    edmont_i_point_negate(&minus[1], &minus[1]);
    return finish_r(&minus[0], rule);
}

/* D = c1 (SB - R - kA) for some c1 that is prime to the order of every point in question: L with
 * the factor 8, 8L without. */
static void defect_var(struct point *D, const struct rule *rule, const struct point *minus_r,
                       const struct scalar *S, const struct scalar *k, const struct point *minus_a)
{
    uint8_t b[32], c0[32], c1[32];
    struct scalar s;
    struct half h;
    struct point A = *minus_a;

    if (rule->cofactored) {
        edmont_i_half_split_var(&h, k);
    } else if (!edmont_i_half_split_exact_var(&h, k)) {
        edmont_i_scalar_encode(b, S);
        edmont_i_scalar_encode(c0, k);
        core(mul_add_var)(D, c0, minus_a, b);
        core(add)(D, D, minus_r);
        return;
    }
    edmont_i_scalar_mul(&s, &h.c1, S);
    edmont_i_scalar_encode(b, &s);
    edmont_i_scalar_encode(c0, &h.c0);
    edmont_i_scalar_encode(c1, &h.c1);
    if (h.negative)
        edmont_i_point_negate(&A, &A);
    core(sum_half_var)(D, c1, minus_r, c0, &A, b);
}

int edmont_i_rule_holds_var(const struct rule *rule, const struct point *minus_r,
                            const struct scalar *S, const struct scalar *k,
                            const struct point *minus_a)
{
    struct point D;

    defect_var(&D, rule, minus_r, S, k, minus_a);
    return edmont_i_point_is_identity(&D) ||
           (rule->cofactored && edmont_i_point_is_small_order(&D));
}

/* 1 if R is what the rule asks of Q = SB - kA. To compare bytes first is sound under every rule: an
 * encoding is canonical, and points that are equal are equal 8 times over. */
static int is_good(const struct rule *rule, const uint8_t R[32], const struct point *Q)
{
    struct point D;
    uint8_t encoded[32];

    core(encode)(encoded, Q);
    if (memcmp(encoded, R, 32) == 0)
        return !(rule->small_r_is_bad && edmont_i_point_is_small_order(Q));
    if (!rule->cofactored || !edmont_i_rule_decode_r(&D, rule, R))
        return 0;
    core(add)(&D, Q, &D);
    return edmont_i_point_is_small_order(&D);
}

int edmont_i_rule_holds_table_var(const struct rule *rule, const uint8_t R[32],
                                  const struct scalar *S, const struct scalar *k,
                                  const struct public_table *minus_a)
{
    uint8_t a[32], b[32];
    struct point Q;

    edmont_i_scalar_encode(a, k);
    edmont_i_scalar_encode(b, S);
    core(mul_add_table_var)(&Q, a, minus_a, b);
    return is_good(rule, R, &Q);
}

/* z k may be taken mod L, whatever A's order is: the factor 8 leaves nothing else of it. */
int edmont_i_rule_sum_holds_var(const struct point *points, const struct scalar *S,
                                const struct scalar *k, const struct scalar *z, size_t n)
{
    uint8_t integers[2 * RULE_SUM_MAX][32], bytes[32];
    struct scalar s = {{0}}, t;
    struct point sum, sB;

    for (size_t i = 0; i < n; i++) {
        edmont_i_scalar_muladd(&s, &z[i], &S[i], &s);
        edmont_i_scalar_mul(&t, &z[i], &k[i]);
        edmont_i_scalar_encode(integers[2 * i], &z[i]);
        edmont_i_scalar_encode(integers[2 * i + 1], &t);
    }
    edmont_i_scalar_encode(bytes, &s);
    core(mul_base)(&sB, bytes);
    core(sum_var)(&sum, (const uint8_t(*)[32])integers, points, 2 * n);
    core(add)(&sum, &sum, &sB);
    return edmont_i_point_is_small_order(&sum);
}
