/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * verify.c: Ed25519 verification (RFC 8032, section 5.1.7) under named rules. All of it is public.
 */
#include "dom.h"
#include "key.h"
#include "rule.h"

#include "../core/backend.h"
#include "../core/bytes.h"
#include "../core/point.h"
#include "../core/scalar.h"
#include "../core/wipe.h"
#include "../providers/provider.h"

_Static_assert(sizeof(struct point) == sizeof((edmont_verify_key *)0)->edmont_point,
               "a verify key holds one point");
_Static_assert(sizeof(struct public_table) <= sizeof((edmont_verify_key *)0)->edmont_room,
               "and its table");

/* Decodes A under the rule, and keeps -A and its table. Returns EDMONT_OK, ENCODING, or WEAK. */
static int decode_key(edmont_verify_key *key, const uint8_t pub[32], int rule,
                      const edmont_hash *hash)
{
    struct public_table table;
    struct point A;
    int err = edmont_i_rule_decode_key(&A, edmont_i_rule(rule), pub);

    if (err != EDMONT_OK)
        return err;
    memcpy(key->edmont_pub, pub, 32);
    edmont_i_point_negate(&A, &A);
    memcpy(key->edmont_point, &A, sizeof A);
    core(public_table_var)(&table, &A);
    memcpy(key->edmont_room, &table, sizeof table);
    key->edmont_rule      = rule;
    key->edmont_hash_used = hash;
    key->edmont_ready     = VERIFY_KEY_READY;
    return EDMONT_OK;
}

/* Whether S is right, given -R, and -A under the rule, and the digest that is k. */
static int check_equation(const uint8_t S[32], const struct point *minus_r,
                          const struct point *minus_a, const uint8_t k_digest[64],
                          const struct rule *rule)
{
    struct scalar s, k;

    edmont_i_scalar_reduce32(&s, S);
    edmont_i_scalar_reduce64(&k, k_digest);
    return edmont_i_rule_holds_var(rule, minus_r, &s, &k, minus_a) ? EDMONT_OK
                                                                   : EDMONT_ERR_SIGNATURE;
}

int edmont_i_verify_digest(const uint8_t sig[64], const uint8_t k_digest[64], int rule,
                           const uint64_t minus_a[16])
{
    const uint8_t *R = sig, *S = sig + 32;
    struct point minus_r, A;

    if (!edmont_i_scalar_is_canonical(S) ||
        !edmont_i_rule_decode_r(&minus_r, edmont_i_rule(rule), R))
        return EDMONT_ERR_SIGNATURE;
    memcpy(&A, minus_a, sizeof A);
    return check_equation(S, &minus_r, &A, k_digest, edmont_i_rule(rule));
}

/* digest = H(dom2(F, C) || R || A || PH(M)), which is k. Returns EDMONT_OK, or HASH. */
static int challenge(uint8_t digest[64], const uint8_t R[32], const uint8_t pub[32],
                     edmont_span message, edmont_span dom, const edmont_hash *hash)
{
    struct pieces p = {.n = 0};

    pieces_add(&p, dom.data, dom.len);
    pieces_add(&p, R, 32);
    pieces_add(&p, pub, 32);
    pieces_add(&p, message.data, message.len);
    return edmont_i_hash_parts(hash, digest, p.span, p.n);
}

/* Unless S alone shows that the signature is bad. */
int edmont_i_verify_dom(const uint8_t sig[64], edmont_span message, const edmont_verify_key *key,
                        edmont_span dom)
{
    struct public_table minus_a;
    struct scalar s, k;
    uint8_t digest[64];
    int err;

    if (!edmont_i_scalar_is_canonical(sig + 32))
        return EDMONT_ERR_SIGNATURE;
    err = challenge(digest, sig, key->edmont_pub, message, dom, key->edmont_hash_used);
    if (err != EDMONT_OK)
        return err;
    edmont_i_scalar_reduce32(&s, sig + 32);
    edmont_i_scalar_reduce64(&k, digest);
    memcpy(&minus_a, key->edmont_room, sizeof minus_a);
    return edmont_i_rule_holds_table_var(edmont_i_rule(key->edmont_rule), sig, &s, &k, &minus_a)
               ? EDMONT_OK
               : EDMONT_ERR_SIGNATURE;
}

int edmont_verify_key_init(edmont_verify_key *key, const uint8_t pub[32], int rule,
                           const edmont_hash *hash)
{
    const edmont_hash *chosen;
    int err = EDMONT_ERR_ARGUMENT;

    if (key == NULL)
        return err;
    edmont_wipe(key, sizeof *key);
    if (pub == NULL || edmont_i_rule(rule) == NULL)
        return err;
    err = edmont_i_hash_choose(&chosen, hash);
    return err == EDMONT_OK ? decode_key(key, pub, rule, chosen) : err;
}

int edmont_verify_with(const uint8_t sig[64], const void *msg, size_t len,
                       const edmont_verify_key *key, const edmont_sign_options *opt)
{
    uint8_t dom[DOM_MAX], digest[64];
    edmont_span message = {msg, len};
    size_t dom_len;
    int err;

    if (sig == NULL || key == NULL || (msg == NULL && len != 0))
        return EDMONT_ERR_ARGUMENT;
    err = dom2(dom, &dom_len, opt);
    if (err != EDMONT_OK)
        return err;
    if (key->edmont_ready != VERIFY_KEY_READY)
        return EDMONT_ERR_STATE;
    if (opt != NULL && opt->variant == EDMONT_PH) {
        err     = edmont_i_hash_parts(key->edmont_hash_used, digest, &message, 1);
        message = (edmont_span){digest, sizeof digest};
    }
    return err == EDMONT_OK ? edmont_i_verify_dom(sig, message, key, (edmont_span){dom, dom_len})
                            : err;
}

/* Without a prepared key A and R are decoded together. */
int edmont_verify_rule(const uint8_t sig[64], const void *msg, size_t len, const uint8_t pub[32],
                       int rule)
{
    const edmont_span message = {msg, len}, no_dom = {NULL, 0};
    const edmont_hash *hash;
    struct point minus[2];
    uint8_t digest[64];
    int err;

    if (sig == NULL || pub == NULL || (msg == NULL && len != 0) || edmont_i_rule(rule) == NULL)
        return EDMONT_ERR_ARGUMENT;
    err = edmont_i_hash_choose(&hash, NULL);
    if (err != EDMONT_OK)
        return err;
    if (!edmont_i_scalar_is_canonical(sig + 32) ||
        !edmont_i_rule_decode_both(minus, edmont_i_rule(rule), sig, pub))
        return EDMONT_ERR_SIGNATURE;
    err = challenge(digest, sig, pub, message, no_dom, hash);
    if (err != EDMONT_OK)
        return err;
    return check_equation(sig + 32, &minus[0], &minus[1], digest, edmont_i_rule(rule));
}

int edmont_verify(const uint8_t sig[64], const void *msg, size_t len, const uint8_t pub[32])
{
    return edmont_verify_rule(sig, msg, len, pub, EDMONT_RULE_STANDARD);
}
