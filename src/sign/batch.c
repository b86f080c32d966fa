/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * batch.c: many signatures at once. Each gets the verdict that edmont_verify_rule gives it: under
 * the rules with the factor 8 by one weighted sum for a chunk of them, else one by one.
 */
#include "key.h"
#include "rule.h"

#include "../core/bytes.h"
#include "../core/point.h"
#include "../core/scalar.h"
#include "../core/wipe.h"
#include "../hash/sha512.h"
#include "../providers/provider.h"

/* The signatures of a chunk whose bytes the rule allows, so that the equation decides. */
struct chunk {
    struct point points[2 * RULE_SUM_MAX]; /* -R and -A of each */
    struct scalar S[RULE_SUM_MAX], k[RULE_SUM_MAX], z[RULE_SUM_MAX];
    unsigned char place[RULE_SUM_MAX]; /* of each among the items */
    size_t n;
};

/* k = H(R || A || M) mod L. Returns EDMONT_OK, or HASH. */
static int hash_item(struct scalar *k, const edmont_signed *item, const edmont_hash *hash)
{
    const edmont_span parts[] = {{item->sig, 32}, {item->pub, 32}, {item->msg, item->len}};
    uint8_t digest[64];
    int err = edmont_i_hash_parts(hash, digest, parts, 3);

    edmont_i_scalar_reduce64(k, digest);
    return err;
}

/* Adds an item to the chunk, unless S, A or R show that it is bad, or the rule wants it by itself:
 * then *verdict says what it is. Returns EDMONT_OK, or HASH. */
static int take(struct chunk *c, unsigned char *verdict, const edmont_signed *item,
                const struct rule *rule, const edmont_hash *hash)
{
    struct point *minus = &c->points[2 * c->n]; /* -R and -A */
    int err;

    *verdict = 0;
    if (!edmont_i_scalar_is_canonical(item->sig + 32) ||
        !edmont_i_rule_decode_both(minus, rule, item->sig, item->pub))
        return EDMONT_OK;
    err = hash_item(&c->k[c->n], item, hash);
    if (err != EDMONT_OK)
        return err;
    edmont_i_scalar_reduce32(&c->S[c->n], item->sig + 32);
    if (rule->cofactored)
        c->n++;
    else
        *verdict = (unsigned char)edmont_i_rule_holds_var(rule, &minus[0], &c->S[c->n], &c->k[c->n],
                                                          &minus[1]);
    return EDMONT_OK;
}

/* The first weight is 1, the others are 128 bits and not 0: SHA-512 of all that the equations are
 * about and of 32 random bytes. Whoever chose the signatures had to fix them before, so the sum of
 * wrong equations is 0 by chance alone; and where the random bytes fail or are known, still. */
static void draw_weights(struct chunk *c, const edmont_signed *items, int rule)
{
    static const char domain[] = "edmont: weights of a batch";
    uint8_t number             = (uint8_t)rule, unpredictable[32], seed[64], digest[64], k[32];
    struct sha512 h;

    if (edmont_random_bytes(unpredictable, 32) != EDMONT_OK)
        memset(unpredictable, 0, 32);
    edmont_i_sha512_init(&h);
    edmont_i_sha512_update(&h, domain, sizeof domain);
    edmont_i_sha512_update(&h, &number, 1);
    edmont_i_sha512_update(&h, unpredictable, 32);
    for (size_t i = 0; i < c->n; i++) {
        edmont_i_scalar_encode(k, &c->k[i]);
        edmont_i_sha512_update(&h, items[c->place[i]].sig, 64);
        edmont_i_sha512_update(&h, items[c->place[i]].pub, 32);
        edmont_i_sha512_update(&h, k, 32);
    }
    edmont_i_sha512_final(&h, seed);
    for (size_t i = 0; i < c->n; i++) {
        uint8_t counter = (uint8_t)(i / 4);
        uint64_t w[8];

        if (i % 4 == 0) {
            edmont_i_sha512_init(&h);
            edmont_i_sha512_update(&h, seed, 64);
            edmont_i_sha512_update(&h, &counter, 1);
            edmont_i_sha512_final(&h, digest);
        }
        load_words(w, digest);
        load_words(w + 4, digest + 32);
        c->z[i] = (struct scalar){{w[i % 4 * 2], w[i % 4 * 2 + 1]}};
        if (i == 0 || (c->z[i].w[0] | c->z[i].w[1]) == 0)
            c->z[i] = (struct scalar){{1}};
    }
}

/* The verdicts of members first to first + n, one equation each. */
static void decide_singly(unsigned char *verdict, const struct chunk *c, const struct rule *rule,
                          size_t first, size_t n)
{
    for (size_t i = first; i < first + n; i++) {
        const struct point *minus = &c->points[2 * i];

        verdict[c->place[i]] =
            (unsigned char)edmont_i_rule_holds_var(rule, &minus[0], &c->S[i], &c->k[i], &minus[1]);
    }
}

/* Whether the sum of so many costs more than as many single equations. */
static int are_few(size_t n)
{
    return n < (size_t)core(sum_from);
}

/* Of members first to first + n: all are good, or are decided singly. */
static void decide_half(unsigned char *verdict, const struct chunk *c, const struct rule *rule,
                        size_t first, size_t n)
{
    if (are_few(n) || !edmont_i_rule_sum_holds_var(c->points + 2 * first, c->S + first,
                                                   c->k + first, c->z + first, n)) {
        decide_singly(verdict, c, rule, first, n);
        return;
    }
    for (size_t i = first; i < first + n; i++)
        verdict[c->place[i]] = 1;
}

/* A bad member costs two more sums and, in its half, single equations; not a search. */
static void decide(unsigned char *verdict, struct chunk *c, const edmont_signed *items,
                   const struct rule *rule, int number)
{
    if (are_few(c->n)) {
        decide_singly(verdict, c, rule, 0, c->n);
        return;
    }
    draw_weights(c, items, number);
    if (edmont_i_rule_sum_holds_var(c->points, c->S, c->k, c->z, c->n)) {
        for (size_t i = 0; i < c->n; i++)
            verdict[c->place[i]] = 1;
        return;
    }
    decide_half(verdict, c, rule, 0, c->n / 2);
    decide_half(verdict, c, rule, c->n / 2, c->n - c->n / 2);
}

/* Up to RULE_SUM_MAX items. Returns EDMONT_OK, or HASH. */
static int verify_chunk(unsigned char *verdict, const edmont_signed *items, size_t n, int number,
                        const edmont_hash *hash)
{
    const struct rule *rule = edmont_i_rule(number);
    struct chunk c;

    c.n = 0;
    for (size_t i = 0; i < n; i++) {
        int err;

        c.place[c.n] = (unsigned char)i;
        err          = take(&c, &verdict[i], &items[i], rule, hash);
        if (err != EDMONT_OK)
            return err;
    }
    if (c.n != 0)
        decide(verdict, &c, items, rule, number);
    return EDMONT_OK;
}

static int are_arguments(const edmont_signed *items, size_t n, int rule)
{
    if (items == NULL || n == 0 || edmont_i_rule(rule) == NULL)
        return 0;
    for (size_t i = 0; i < n; i++)
        if (items[i].sig == NULL || items[i].pub == NULL ||
            (items[i].msg == NULL && items[i].len != 0))
            return 0;
    return 1;
}

static int verify_all(uint8_t *valid, const edmont_signed *items, size_t n, int rule)
{
    const edmont_hash *hash;
    int err, all = edmont_i_hash_choose(&hash, NULL);

    for (size_t done = 0; done < n && (all == EDMONT_OK || all == EDMONT_ERR_SIGNATURE);
         done += RULE_SUM_MAX) {
        unsigned char verdict[RULE_SUM_MAX];
        size_t m = n - done < RULE_SUM_MAX ? n - done : RULE_SUM_MAX;

        err = verify_chunk(verdict, items + done, m, rule, hash);
        if (err != EDMONT_OK)
            return err;
        for (size_t i = 0; i < m; i++)
            if (!verdict[i])
                all = EDMONT_ERR_SIGNATURE;
        if (valid != NULL)
            memcpy(valid + done, verdict, m);
    }
    return all;
}

int edmont_verify_batch(uint8_t *valid, const edmont_signed *items, size_t n, int rule)
{
    int err =
        are_arguments(items, n, rule) ? verify_all(valid, items, n, rule) : EDMONT_ERR_ARGUMENT;

    if (err != EDMONT_OK && err != EDMONT_ERR_SIGNATURE && valid != NULL && n != 0)
        memset(valid, 0, n);
    return err;
}

static int sign_all(uint8_t *sig, const void *const *msg, const size_t *len, size_t n,
                    const edmont_sign_key *key)
{
    if (key->edmont_ready != SIGN_KEY_READY)
        return EDMONT_ERR_STATE;
    for (size_t i = 0; i < n; i++) {
        int err = edmont_i_sign(sig + 64 * i, msg[i], len[i], key);

        if (err != EDMONT_OK)
            return err;
    }
    return EDMONT_OK;
}

int edmont_sign_many(uint8_t *sig, const void *const *msg, const size_t *len, size_t n,
                     const edmont_sign_key *key)
{
    int err = sig != NULL && msg != NULL && len != NULL && key != NULL && n != 0
                  ? EDMONT_OK
                  : EDMONT_ERR_ARGUMENT;

    for (size_t i = 0; err == EDMONT_OK && i < n; i++)
        if (msg[i] == NULL && len[i] != 0)
            err = EDMONT_ERR_ARGUMENT;
    if (err == EDMONT_OK)
        err = sign_all(sig, msg, len, n, key);
    if (err != EDMONT_OK && sig != NULL)
        edmont_wipe(sig, 64 * n);
    edmont_i_wipe_stack();
    return err;
}
