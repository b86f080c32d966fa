/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/batch.c: that a batch decides as single verification does, for every row of every
 * signature file under every rule, for forged signatures in each other's company, for every number
 * of items to 300 and for 10,000, with a bad one at any place, with sources of randomness that are
 * dead or hostile; what is refused; how much stack it takes; edmont_sign_many.
 * Does not cover: 100,000 batches of forged signatures (batch_long.c); each failing call of the
 * hash (test/faults); the sum itself on small groups (test/core/toy.c).
 */
#define _DEFAULT_SOURCE /* pthread_attr_setstack */

#include "batch.h"

#include "../fakes.h"
#include "../targets.h"
#include "../vectors/ed25519_cctv.h"
#include "../vectors/ed25519_lengths.h"
#include "../vectors/ed25519_rfc8032.h"
#include "../vectors/ed25519_signinput.h"
#include "../vectors/ed25519_speccheck.h"
#include "../vectors/ed25519_srange.h"
#include "../vectors/ed25519_torsion.h"
#include "../vectors/ed25519_wycheproof.h"
#include "../vectors/ed25519_zip215.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void any_number_of_good_ones_is_good(void)
{
    static uint8_t valid[BATCH_MAX], ones[BATCH_MAX];

    make_test();
    memset(ones, 1, sizeof ones);
    for (size_t i = 0; i < BATCH_MAX; i++)
        test.items[i] = good_item(i);
    for (size_t n = 1; n <= 300; n++) {
        int rule = n % 2 ? EDMONT_RULE_STANDARD : EDMONT_RULE_ZIP215;

        check_note("n = %zu, rule %d", n, rule);
        memset(valid, 0, n + 1);
        check_int(edmont_verify_batch(valid, test.items, n, rule), EDMONT_OK);
        check_bytes(valid, ones, n);
        check_int(valid[n], 0);
    }
    check_int(edmont_verify_batch(valid, test.items, BATCH_MAX, EDMONT_RULE_STANDARD), EDMONT_OK);
    check_bytes(valid, ones, BATCH_MAX);
}

static void a_bad_one_is_found_wherever_it_stands(void)
{
    static const size_t sizes[] = {1, 2, 3, 4, 8, 31, 32, 33, 64, 65, 128, 300};

    make_test();
    for (size_t i = 0; i < CHECK_COUNT(sizes); i++)
        for (size_t at = 0; at < sizes[i]; at++)
            check_bad_at(sizes[i], at, at % 3 ? EDMONT_RULE_STANDARD : EDMONT_RULE_ZIP215);
    for (size_t n = 5; n < 300; n += 23)
        check_bad_at(n, (size_t)check_random() % n, EDMONT_RULE_STANDARD);
    check_bad_at(1000, 999, EDMONT_RULE_ZIP215);
    check_bad_at(20, 7, EDMONT_RULE_COFACTORLESS);
    check_bad_at(20, 7, EDMONT_RULE_STRICT);
}

/* A row's bytes. */
struct row {
    uint8_t sig[64], pub[32], msg[1024];
    edmont_signed item;
};

static int read_row(struct row *r, const char *pub, const char *msg, const char *sig)
{
    if (strlen(sig) != 128)
        return 0;
    check_hex(r->sig, 64, sig);
    check_hex(r->pub, 32, pub);
    r->item = (edmont_signed){r->sig, r->msg, vector_bytes(r->msg, sizeof r->msg, msg), r->pub};
    return 1;
}

/* Batches of 1 to 40 rows in their order, good ones before, between and after them. */
static struct {
    struct row row[40];
    size_t n, used, most;
    int rule;
} mixed;

static void mixed_end(void)
{
    test.items[mixed.n] = good_item(mixed.n);
    check_law(test.items, mixed.n + 1, mixed.rule);
    mixed.n    = 0;
    mixed.used = 0;
    mixed.most = 1 + (size_t)check_random() % 40;
}

static void mixed_add(const char *pub, const char *msg, const char *sig)
{
    while (check_random() % 3 == 0)
        test.items[mixed.n++] = good_item((size_t)check_random() % GOOD);
    if (read_row(&mixed.row[mixed.used], pub, msg, sig))
        test.items[mixed.n++] = mixed.row[mixed.used++].item;
    if (mixed.used == mixed.most)
        mixed_end();
}

static void mixed_begin(const char *file, int rule)
{
    check_note("target %s, rule %d, %s", edmont_target(), rule, file);
    mixed.rule = rule;
    mixed_end();
}

#define MIX(file, rule)                                                                            \
    do {                                                                                           \
        mixed_begin(#file, rule);                                                                  \
        for (size_t mix_i = 0; mix_i < CHECK_COUNT(file); mix_i++)                                 \
            mixed_add(file[mix_i].pub, file[mix_i].msg, file[mix_i].sig);                          \
    } while (0)

/* Of RFC 8032 the rows with a context or prehashed are bad ones here. */
static void mix_files(int rule)
{
    MIX(ed25519_rfc8032, rule);
    MIX(ed25519_signinput, rule);
    MIX(ed25519_wycheproof, rule);
    MIX(ed25519_speccheck, rule);
    MIX(ed25519_cctv, rule);
    MIX(ed25519_zip215, rule);
    MIX(ed25519_srange, rule);
    MIX(ed25519_torsion, rule);
    mixed_end();
}

static void mix_lengths(int rule)
{
    mixed_begin("ed25519_lengths", rule);
    for (size_t n = 0; n < CHECK_COUNT(ed25519_lengths); n++) {
        char msg[2 * 300 + 1] = "";

        check(ed25519_lengths[n].n == n);
        for (size_t i = 0; i < n; i++)
            sprintf(msg + 2 * i, "%02x", (unsigned)(151 * n + 7 * i) & 255);
        mixed_add(ed25519_lengths[n].pub, msg, ed25519_lengths[n].sig);
    }
    mixed_end();
}

static void every_row_of_every_file_gets_its_verdict_in_company(void)
{
    make_test();
    for (size_t t = 0; use_target(t); t++)
        for (int rule = 0; rule < RULES; rule++) {
            mix_files(rule);
            mix_lengths(rule);
        }
}

/* The pool by itself shows what it is: under ZIP215 good and bad ones of the same shape. */
static void forged_signatures_gain_nothing_from_company(void)
{
    size_t good = 0;

    make_test();
    for (size_t i = 0; i < POOL; i++) {
        edmont_signed item = forged_item(i);

        good += single(&item, EDMONT_RULE_ZIP215) == EDMONT_OK;
    }
    check(good > POOL / 3 && good < POOL);
    for (int i = 0; i < 600; i++) {
        check_note("batch %d", i);
        check_adversarial_batch();
    }
}

/* With weights 1 the errors of such a pair would cancel. */
static void errors_that_cancel_are_found(void)
{
    make_test();
    for (size_t i = 10; i < POOL; i += 16) {
        edmont_signed pair[] = {forged_item(i), forged_item(i + 1), good_item(0), good_item(1)};
        uint8_t valid[4], want[4] = {0, 0, 1, 1};

        for (int rule = 0; rule < RULES; rule++) {
            check_int(edmont_verify_batch(valid, pair, 4, rule), EDMONT_ERR_SIGNATURE);
            check_bytes(valid, want, 4);
        }
    }
}

static void the_same_one_many_times(void)
{
    make_test();
    for (size_t n = 2; n < 70; n += 13) {
        for (size_t i = 0; i < n; i++)
            test.items[i] = good_item(3);
        check_law(test.items, n, EDMONT_RULE_STANDARD);
        for (size_t i = 0; i < n; i++)
            test.items[i] = forged_item(10);
        check_law(test.items, n, EDMONT_RULE_ZIP215);
    }
}

/* Zeros, always the same, an error at every call. */
static void no_source_of_randomness_changes_a_verdict(void)
{
    static const enum fake_fault faults[] = {FAKE_ZEROS, FAKE_STICKS, FAKE_REPEATS, FAKE_BEFORE};
    struct fake_random source;

    make_test();
    fake_random_make(&source, FAKE_COUNTS);
    check_int(edmont_random_use(&source.table), EDMONT_OK);
    for (size_t f = 0; f < CHECK_COUNT(faults); f++)
        for (int i = 0; i < 40; i++) {
            check_note("fault %d", faults[f]);
            fake_random_arm(&source, FAKE_EVERY, faults[f]);
            check_adversarial_batch();
        }
    check_pin();
}

static void arguments_are_checked_before_anything(void)
{
    uint8_t valid[3], zeros[3] = {0};
    edmont_signed items[3];

    make_test();
    for (int missing = 0; missing < 6; missing++) {
        for (size_t i = 0; i < 3; i++)
            items[i] = good_item(i + 1);
        memset(valid, 7, 3);
        if (missing == 0)
            items[2].sig = NULL;
        if (missing == 1)
            items[2].pub = NULL;
        if (missing == 2)
            items[2].msg = NULL;
        check_int(edmont_verify_batch(valid, missing == 3 ? NULL : items, missing == 4 ? 0 : 3,
                                      missing == 5 ? 4 : EDMONT_RULE_STANDARD),
                  EDMONT_ERR_ARGUMENT);
        if (missing != 4)
            check_bytes(valid, zeros, 3);
    }
    check_int(edmont_verify_batch(valid, items, 3, -1), EDMONT_ERR_ARGUMENT);
    check_int(edmont_verify_batch(NULL, items, 3, EDMONT_RULE_STANDARD), EDMONT_OK);
    items[1].sig = items[2].sig;
    check_int(edmont_verify_batch(NULL, items, 3, EDMONT_RULE_STANDARD), EDMONT_ERR_SIGNATURE);
    items[0]     = good_item(0);
    items[0].msg = NULL; /* of length 0 */
    check_int(edmont_verify_batch(valid, items, 1, EDMONT_RULE_STANDARD), EDMONT_OK);
}

/* Under rules without and with the factor 8, where a chunk is bad. */
static void *run_batches(void *arg)
{
    (void)arg;
    for (size_t t = 0; use_target(t); t++)
        for (int rule = 0; rule < RULES; rule++)
            check_bad_at(150, 70, rule);
    return NULL;
}

#if defined(__has_feature) /* clang */
#define SANITIZED __has_feature(address_sanitizer)
#elif defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

/* On a painted stack: what is not written keeps its paint. */
static void it_takes_as_much_stack_as_its_page_says(void)
{
    enum { ROOM = 512 * 1024, PAINT = 0xa5 };
    unsigned char *stack = aligned_alloc(4096, ROOM);
    pthread_attr_t attributes;
    pthread_t thread;
    size_t untouched = 0;

    make_test();
    check(stack != NULL);
    memset(stack, PAINT, ROOM);
    check_int(pthread_attr_init(&attributes), 0);
    check_int(pthread_attr_setstack(&attributes, stack, ROOM), 0);
    check_int(pthread_create(&thread, &attributes, run_batches, NULL), 0);
    check_int(pthread_join(thread, NULL), 0);
    while (untouched < ROOM && stack[untouched] == PAINT)
        untouched++;
    free(stack);
    printf("# %zu bytes of stack, the thread's own included\n", ROOM - untouched);
    if (!SANITIZED)
        check(ROOM - untouched < 128 * 1024);
}

static void many_signatures_are_those_of_single_calls(void)
{
    static uint8_t sig[50 * 64], zeros[50 * 64];
    uint8_t seed[32] = {9}, want[64];
    const void *msg[50];
    size_t len[50];
    edmont_sign_key key;

    make_test();
    check_int(edmont_sign_key_init(&key, seed, NULL), EDMONT_OK);
    for (size_t i = 0; i < 50; i++) {
        len[i] = i;
        msg[i] = i == 0 ? NULL : test.msg + i;
    }
    check_int(edmont_sign_many(sig, msg, len, 50, &key), EDMONT_OK);
    for (size_t i = 0; i < 50; i++) {
        check_int(edmont_sign(want, msg[i], len[i], seed), EDMONT_OK);
        check_bytes(sig + 64 * i, want, 64);
    }
    msg[49] = NULL;
    check_int(edmont_sign_many(sig, msg, len, 50, &key), EDMONT_ERR_ARGUMENT);
    check_bytes(sig, zeros, sizeof zeros);
    check_int(edmont_sign_many(sig, msg, len, 0, &key), EDMONT_ERR_ARGUMENT);
    check_int(edmont_sign_many(NULL, msg, len, 1, &key), EDMONT_ERR_ARGUMENT);
    check_int(edmont_sign_many(sig, NULL, len, 1, &key), EDMONT_ERR_ARGUMENT);
    check_int(edmont_sign_many(sig, msg, NULL, 1, &key), EDMONT_ERR_ARGUMENT);
    check_int(edmont_sign_many(sig, msg, len, 1, NULL), EDMONT_ERR_ARGUMENT);
    edmont_sign_key_wipe(&key);
    memset(sig, 1, 64);
    check_int(edmont_sign_many(sig, msg, len, 1, &key), EDMONT_ERR_STATE);
    check_bytes(sig, zeros, 64);
}

static const struct check_case cases[] = {
    CASE(any_number_of_good_ones_is_good),
    CASE(a_bad_one_is_found_wherever_it_stands),
    CASE(every_row_of_every_file_gets_its_verdict_in_company),
    CASE(forged_signatures_gain_nothing_from_company),
    CASE(errors_that_cancel_are_found),
    CASE(the_same_one_many_times),
    CASE(no_source_of_randomness_changes_a_verdict),
    CASE(arguments_are_checked_before_anything),
    CASE(it_takes_as_much_stack_as_its_page_says),
    CASE(many_signatures_are_those_of_single_calls),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
