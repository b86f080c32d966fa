/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * rule.h: the named verification rules: what they ask of a key, and of a signature once its hash is
 * known. Single and batch verification decide by them, and the tests on toy curves run them.
 */
#ifndef EDMONT_SIGN_RULE_H
#define EDMONT_SIGN_RULE_H

#include "../core/backend.h"
#include "../core/scalar.h"

/* The most equations in one sum. */
#define RULE_SUM_MAX 64

/* What a rule asks beyond S < L. */
struct rule {
    unsigned char canonical;      /* A and R canonically encoded */
    unsigned char small_a_is_bad; /* A not of small order */
    unsigned char small_r_is_bad; /* R not of small order */
    unsigned char cofactored;     /* 8SB = 8R + 8kA, not SB = R + kA */
};

/* The rule of an EDMONT_RULE_* number; NULL if there is none. */
const struct rule *edmont_i_rule(int number);

/* Decodes A under a rule. Returns EDMONT_OK, ENCODING, or WEAK. */
int edmont_i_rule_decode_key(struct point *A, const struct rule *rule, const uint8_t pub[32]);

/* 1 and -R, if R may stand in a good signature under the rule; else 0. */
int edmont_i_rule_decode_r(struct point *minus_r, const struct rule *rule, const uint8_t R[32]);

/* 1 and -R and -A, if R and A may; else 0. What the two functions above decide, in less time. */
int edmont_i_rule_decode_both(struct point minus[2], const struct rule *rule, const uint8_t R[32],
                              const uint8_t pub[32]);

/* 1 if R, S and k fulfil the rule's equation for the key A; else 0. R and A are decoded under the
 * same rule. Variable time. */
int edmont_i_rule_holds_var(const struct rule *rule, const struct point *minus_r,
                            const struct scalar *S, const struct scalar *k,
                            const struct point *minus_a);

/* The same for a key with a table, and R as it came. */
int edmont_i_rule_holds_table_var(const struct rule *rule, const uint8_t R[32],
                                  const struct scalar *S, const struct scalar *k,
                                  const struct public_table *minus_a);

/* 1 if 8 sum z[i] (S[i] B - R[i] - k[i] A[i]) is the identity, for n <= RULE_SUM_MAX signatures
 * whose -R and -A are points[2i] and points[2i + 1]; else 0. Variable time. */
int edmont_i_rule_sum_holds_var(const struct point *points, const struct scalar *S,
                                const struct scalar *k, const struct scalar *z, size_t n);

#endif
