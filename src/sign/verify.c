/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * verify.c: Ed25519 verification (RFC 8032, section 5.1.7) under named rules. All of it is public.
 */
#include "key.h"

#include "../core/backend.h"
#include "../core/bytes.h"
#include "../core/point.h"
#include "../core/scalar.h"
#include "../core/wipe.h"
#include "../providers/provider.h"

/* What the rules ask beyond S < L. */
static const struct rule {
    unsigned char canonical;      /* A and R canonically encoded */
    unsigned char small_a_is_bad; /* A not of small order */
    unsigned char small_r_is_bad; /* R not of small order */
    unsigned char cofactored;     /* 8SB = 8R + 8kA, not SB = R + kA */
} rules[] = {
    [EDMONT_RULE_STANDARD]     = {1, 1, 0, 1},
    [EDMONT_RULE_COFACTORLESS] = {0, 0, 0, 0},
    [EDMONT_RULE_STRICT]       = {1, 1, 1, 0},
    [EDMONT_RULE_ZIP215]       = {0, 0, 0, 1},
};

_Static_assert(sizeof(struct point) == sizeof((edmont_verify_key *)0)->edmont_point,
               "a verify key holds one point");

static int is_rule(int rule)
{
    return rule >= 0 && (size_t)rule < sizeof rules / sizeof rules[0];
}

/* Decodes A under the rule, and keeps -A. Returns EDMONT_OK, ENCODING, or WEAK. */
static int decode_key(edmont_verify_key *key, const uint8_t pub[32], int rule,
                      const edmont_hash *hash)
{
    struct point A;

    if (rules[rule].canonical && !edmont_i_point_is_canonical(pub))
        return EDMONT_ERR_ENCODING;
    if (!core(decode)(&A, pub))
        return EDMONT_ERR_ENCODING;
    if (rules[rule].small_a_is_bad && edmont_i_point_is_small_order(&A))
        return EDMONT_ERR_WEAK;
    memcpy(key->edmont_pub, pub, 32);
    edmont_i_point_negate(&A, &A);
    memcpy(key->edmont_point, &A, sizeof A);
    key->edmont_rule      = rule;
    key->edmont_hash_used = hash;
    key->edmont_ready     = VERIFY_KEY_READY;
    return EDMONT_OK;
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

static int verify(const uint8_t sig[64], const void *msg, size_t len, const edmont_verify_key *key)
{
    const uint8_t *R = sig, *S = sig + 32;
    const edmont_span parts[] = {{R, 32}, {key->edmont_pub, 32}, {msg, len}};
    uint8_t digest[64], k[32];
    struct point minus_a, Q;
    struct scalar reduced;
    int err;

    if (!edmont_i_scalar_is_canonical(S))
        return EDMONT_ERR_SIGNATURE;
    err = edmont_i_hash_parts(key->edmont_hash_used, digest, parts, 3);
    if (err != EDMONT_OK)
        return err;
    edmont_i_scalar_reduce64(&reduced, digest);
    edmont_i_scalar_encode(k, &reduced);
    memcpy(&minus_a, key->edmont_point, sizeof minus_a);
    core(mul_add_var)(&Q, k, &minus_a, S);
    return is_good(&rules[key->edmont_rule], R, &Q) ? EDMONT_OK : EDMONT_ERR_SIGNATURE;
}

int edmont_verify_key_init(edmont_verify_key *key, const uint8_t pub[32], int rule,
                           const edmont_hash *hash)
{
    const edmont_hash *chosen;
    int err = EDMONT_ERR_ARGUMENT;

    if (key == NULL)
        return err;
    edmont_wipe(key, sizeof *key);
    if (pub == NULL || !is_rule(rule))
        return err;
    err = edmont_i_hash_choose(&chosen, hash);
    return err == EDMONT_OK ? decode_key(key, pub, rule, chosen) : err;
}

int edmont_verify_with(const uint8_t sig[64], const void *msg, size_t len,
                       const edmont_verify_key *key, const edmont_sign_options *opt)
{
    if (sig == NULL || key == NULL || (msg == NULL && len != 0))
        return EDMONT_ERR_ARGUMENT;
    if (opt != NULL && (opt->variant != EDMONT_PURE || opt->context_len != 0))
        return EDMONT_ERR_ARGUMENT;
    if (key->edmont_ready != VERIFY_KEY_READY)
        return EDMONT_ERR_STATE;
    return verify(sig, msg, len, key);
}

int edmont_verify_rule(const uint8_t sig[64], const void *msg, size_t len, const uint8_t pub[32],
                       int rule)
{
    edmont_verify_key key;
    int err = edmont_verify_key_init(&key, pub, rule, NULL);

    if (sig == NULL || (msg == NULL && len != 0))
        return EDMONT_ERR_ARGUMENT;
    if (err == EDMONT_ERR_ENCODING || err == EDMONT_ERR_WEAK)
        return EDMONT_ERR_SIGNATURE;
    return err == EDMONT_OK ? verify(sig, msg, len, &key) : err;
}

int edmont_verify(const uint8_t sig[64], const void *msg, size_t len, const uint8_t pub[32])
{
    return edmont_verify_rule(sig, msg, len, pub, EDMONT_RULE_STANDARD);
}
