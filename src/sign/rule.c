/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * rule.c: the verification equation (RFC 8032, section 5.1.7) under named rules, without the hash.
 */
#include "rule.h"

#include "../../include/edmont/sign.h"
#include "../core/bytes.h"
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

/* 1 if R is what the rule asks of Q = SB - kA. To compare bytes first is sound under every rule:
 * an encoding is canonical, and points that are equal are equal 8 times over. */
static int is_good(const struct rule *rule, const uint8_t R[32], const struct point *Q)
{
    struct point decoded;
    uint8_t encoded[32];

    core(encode)(encoded, Q);
    if (memcmp(encoded, R, 32) == 0)
        return !(rule->small_r_is_bad && edmont_i_point_is_small_order(Q));
    if (!rule->cofactored || (rule->canonical && !edmont_i_point_is_canonical(R)))
        return 0;
    return core(decode)(&decoded, R) && edmont_i_point_equal_cofactored(&decoded, Q);
}

int edmont_i_rule_holds_var(const struct rule *rule, const uint8_t R[32], const uint8_t S[32],
                            const uint8_t k[32], const struct point *minus_a)
{
    struct point Q;

    core(mul_add_var)(&Q, k, minus_a, S);
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
