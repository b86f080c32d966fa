/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/random/isaac.c and src/providers/isaac.c, which are included here, since the library
 * has them under --with-random=isaac-test alone: the published words, other seeds, requests of any
 * size, threads, and that secrets are made with it only where configure allows it.
 *
 * Not covered: fork; what its results are good for.
 */
#define _POSIX_C_SOURCE 200809L

#include <config.h>

#include "../check.h"

#include "../../src/providers/isaac.c"
#include "../../src/random/isaac.c"
#include "../vectors/isaac_words.h"

#include <edmont/sign.h>

#include <pthread.h>

static void start(struct isaac *s, uint64_t step, uint64_t first)
{
    uint32_t seed[ISAAC_WORDS];

    for (size_t i = 0; i < ISAAC_WORDS; i++)
        seed[i] = (uint32_t)(step * i + first);
    edmont_i_isaac_init(s, seed);
}

/* out = eight results from number `first` on, high byte first, as they are written in text. */
static void take(struct isaac *s, uint8_t out[32], size_t first)
{
    uint8_t word[4];

    for (size_t i = 0; i < first + 8; i++) {
        edmont_i_isaac_fill(s, word, 4);
        for (size_t j = 0; i >= first && j < 4; j++)
            out[4 * (i - first) + j] = word[3 - j];
    }
}

static void check_words(int zeros, size_t expected)
{
    uint8_t got[32], want[32];
    struct isaac s;
    size_t count = 0;

    for (size_t i = 0; i < CHECK_COUNT(isaac_words); i++) {
        const struct isaac_words *v = &isaac_words[i];

        if ((v->step == 0 && v->start == 0) != zeros)
            continue;
        check_note("record %zu", i);
        start(&s, v->step, v->start);
        take(&s, got, v->first);
        check_hex(want, 32, v->words);
        check_bytes(got, want, 32);
        count++;
    }
    check_int(count, expected);
}

static void the_seed_of_zeros_gives_the_published_words(void)
{
    check_words(1, 65);
}

static void other_seeds_give_the_computed_words(void)
{
    check_words(0, 12);
}

static void any_cut_gives_the_same_bytes(void)
{
    static uint8_t whole[5000], parts[5000];
    struct isaac s;

    start(&s, 1, 2);
    edmont_i_isaac_fill(&s, whole, sizeof whole);
    start(&s, 1, 2);
    for (size_t at = 0, n; at < sizeof parts; at += n) {
        n = (size_t)(check_random() % 40);
        n = n < sizeof parts - at ? n : sizeof parts - at;
        edmont_i_isaac_fill(&s, parts + at, n);
    }
    check_bytes(parts, whole, sizeof whole);
}

/* What the provider has given, in all cases together, which may be run alone or in any order. */
static struct isaac provider;
static int provider_has_started;

static void expect_fill(uint8_t *out, size_t len)
{
    if (!provider_has_started)
        start(&provider, 0, 0);
    provider_has_started = 1;
    edmont_i_isaac_fill(&provider, out, len);
}

static void the_provider_gives_the_bytes_of_the_seed_of_zeros(void)
{
    uint8_t got[100], want[100];

    for (size_t len = 0; len <= sizeof got; len++) {
        check_int(edmont_i_provider_isaac.fill(NULL, got, len), 0);
        expect_fill(want, len);
        check_bytes(got, want, len);
    }
}

enum { THREADS = 4, BLOCKS = 20000, BLOCK = 32 };
static uint8_t drawn[THREADS][BLOCKS][BLOCK];
static pthread_barrier_t together;

static void *draw(void *blocks)
{
    (void)pthread_barrier_wait(&together);
    for (size_t i = 0; i < BLOCKS; i++)
        if (edmont_i_provider_isaac.fill(NULL, (uint8_t *)blocks + BLOCK * i, BLOCK) != 0)
            return blocks;
    return NULL;
}

static void start_threads(void)
{
    pthread_t thread[THREADS];
    void *failed;

    check_int(pthread_barrier_init(&together, NULL, THREADS), 0);
    for (int i = 0; i < THREADS; i++)
        check_int(pthread_create(&thread[i], NULL, draw, drawn[i]), 0);
    for (int i = 0; i < THREADS; i++) {
        check_int(pthread_join(thread[i], &failed), 0);
        check(failed == NULL);
    }
    check_int(pthread_barrier_destroy(&together), 0);
}

/* Each block of the sequence is the next one of some thread. Run first, so that the threads seed
 * the provider, too. */
static void threads_share_one_sequence(void)
{
    size_t taken[THREADS] = {0};
    uint8_t want[BLOCK];

    start_threads();
    for (int n = 0; n < THREADS * BLOCKS; n++) {
        int who = 0;

        expect_fill(want, BLOCK);
        while (who < THREADS &&
               (taken[who] == BLOCKS || memcmp(drawn[who][taken[who]], want, BLOCK) != 0))
            who++;
        check_note("block %d", n);
        check(who < THREADS);
        taken[who]++;
    }
}

static void secrets_need_the_permission_of_configure(void)
{
    uint8_t pub[32], seed[32], want[64];
    int allowed = EDMONT_INSECURE_RANDOM;

    check(edmont_i_provider_isaac.flags == EDMONT_RANDOM_INSECURE);
    check_int(edmont_random_use(&edmont_i_provider_isaac),
              allowed ? EDMONT_OK : EDMONT_ERR_PROVIDER);
    if (!allowed)
        return;
    check_int(edmont_sign_keypair(pub, seed), EDMONT_OK);
    expect_fill(want, 64);
    check_bytes(seed, want, 32);
}

static const struct check_case cases[] = {
    CASE(the_seed_of_zeros_gives_the_published_words),
    CASE(other_seeds_give_the_computed_words),
    CASE(any_cut_gives_the_same_bytes),
    CASE(threads_share_one_sequence),
    CASE(the_provider_gives_the_bytes_of_the_seed_of_zeros),
    CASE(secrets_need_the_permission_of_configure),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
