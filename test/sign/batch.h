/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * batch.h: the law that batches are held to, for batch.c and batch_long.c.
 */
#ifndef EDMONT_TEST_SIGN_BATCH_H
#define EDMONT_TEST_SIGN_BATCH_H

#include "../../src/core/backend.h"
#include "adversary.h"

enum { GOOD = 512, POOL = 64, BATCH_MAX = 10000, RULES = 4 };

/* Good signatures of messages of 0 to 99 bytes under sixteen keys, and forged ones. */
static struct {
    uint8_t sig[GOOD][64], pub[16][32], msg[100];
    struct forged pool[POOL];
    edmont_signed items[BATCH_MAX];
} test;

static inline edmont_signed good_item(size_t i)
{
    return (edmont_signed){test.sig[i % GOOD], test.msg, i % GOOD % 100, test.pub[i % 16]};
}

static inline edmont_signed forged_item(size_t i)
{
    const struct forged *f = &test.pool[i % POOL];

    return (edmont_signed){f->sig, f->msg, 1, f->pub};
}

/* On the best target that sums signatures at all: where single equations are cheaper, a batch is
 * nothing else. */
static inline void make_test(void)
{
    edmont_sign_key key[16];

    for (size_t t = 0; edmont_target_name(t) != NULL; t++) {
        check_int(edmont_target_select(edmont_target_name(t)), EDMONT_OK);
        if (core(sum_from) < 10)
            break;
    }
    if (test.pub[0][0] != 0 || test.pub[0][1] != 0)
        return;
    check_random_bytes(test.msg, sizeof test.msg);
    for (size_t i = 0; i < 16; i++) {
        uint8_t seed[32] = {(uint8_t)i};

        check_int(edmont_sign_key_init(&key[i], seed, NULL), EDMONT_OK);
        edmont_sign_key_public(test.pub[i], &key[i]);
    }
    for (size_t i = 0; i < GOOD; i++)
        check_int(edmont_sign_with(test.sig[i], test.msg, i % 100, &key[i % 16], NULL), EDMONT_OK);
    adversary_fill(test.pool, POOL);
}

/* What single verification says; of the good ones it is known. */
static inline int single(const edmont_signed *item, int rule)
{
    for (size_t i = 0; i < GOOD; i++)
        if (item->sig == test.sig[i])
            return EDMONT_OK;
    return edmont_verify_rule(item->sig, item->msg, item->len, item->pub, rule);
}

/* The law: each verdict is that of single verification, and the answer theirs together. */
static inline void check_law(const edmont_signed *items, size_t n, int rule)
{
    static uint8_t valid[BATCH_MAX];
    int all = EDMONT_OK;

    memset(valid, 7, n);
    int answer = edmont_verify_batch(valid, items, n, rule);

    for (size_t i = 0; i < n; i++) {
        int err = single(&items[i], rule);

        if (err != EDMONT_OK)
            all = EDMONT_ERR_SIGNATURE;
        check_int(valid[i], err == EDMONT_OK);
    }
    check_int(answer, all);
}

/* A batch of 2 to 8 out of both pools, under both rules with the factor 8. */
static inline void check_adversarial_batch(void)
{
    size_t n = 2 + (size_t)check_random() % 7, first = (size_t)check_random();

    for (size_t i = 0; i < n; i++) {
        uint64_t draw = check_random();

        test.items[i] = draw % 4 == 0   ? good_item((size_t)(draw >> 8))
                        : draw % 4 == 1 ? forged_item(first + i)
                                        : forged_item((size_t)(draw >> 8));
    }
    check_law(test.items, n, EDMONT_RULE_STANDARD);
    check_law(test.items, n, EDMONT_RULE_ZIP215);
}

/* n good ones, and a bad one at `at`. */
static inline void check_bad_at(size_t n, size_t at, int rule)
{
    static uint8_t valid[BATCH_MAX], bad[64];

    for (size_t i = 0; i < n; i++)
        test.items[i] = good_item(i);
    memcpy(bad, test.items[at].sig, 64);
    bad[(at % 2) * 40] ^= 1;
    test.items[at].sig = bad;
    check_note("n = %zu, bad at %zu, rule %d", n, at, rule);
    check_int(edmont_verify_batch(valid, test.items, n, rule), EDMONT_ERR_SIGNATURE);
    for (size_t i = 0; i < n; i++)
        check_int(valid[i], i != at);
}

#endif
