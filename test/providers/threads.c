/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: providers and threads: 64 threads whose first calls come at once, through every provider
 * that is built in; and threads that sign, verify and make keys, by default and with prepared keys,
 * while others replace the defaults. Natively here; under ThreadSanitizer in test/core/threads.sh.
 *
 * Does not cover: what goes on inside OpenSSL and libsodium, which are compiled without the
 * sanitizer; a provider that is not safe for threads, which is the caller's to guard.
 */
#define _POSIX_C_SOURCE 200809L

#include "../../include/edmont/sign.h"
#include "../fakes.h"
#include "names.h"

#include <pthread.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

enum { THREADS = 64, PROCESSES = 8, WORKERS = 20, SWITCHERS = 4, SWITCHES = 40 };

static const uint8_t seed[32] = {7}, message[100] = {1, 2, 3}, zeros[64];
static pthread_barrier_t start;

static void run_threads(pthread_t *thread, size_t n, void *(*run)(void *), void *arguments,
                        size_t size)
{
    for (size_t i = 0; i < n; i++)
        if (pthread_create(&thread[i], NULL, run, (char *)arguments + i * size) != 0)
            _exit(100); /* the others wait for ever */
}

/* A first call, and what came out. */
struct task {
    size_t number;
    int result;
    uint8_t out[64];
};

enum { SIGN, SIGN_WITH, CHECK, SELFTEST, FILL, KEYPAIR, OPERATIONS };

static int is_random(const struct task *t)
{
    return t->number % OPERATIONS >= FILL;
}

static int sign_with(const edmont_hash *hash, uint8_t out[64])
{
    edmont_sign_key key;
    int err = edmont_sign_key_init(&key, seed, hash);

    return err != EDMONT_OK ? err : edmont_sign_with(out, message, sizeof message, &key, NULL);
}

static void perform(struct task *t)
{
    size_t which            = t->number / OPERATIONS;
    const edmont_hash *hash = edmont_hash_by_name(hash_names[which % CHECK_COUNT(hash_names)]);
    const edmont_random *own =
        edmont_random_by_name(random_names[which % CHECK_COUNT(random_names)]);

    switch (t->number % OPERATIONS) {
    case SIGN:
        t->result = edmont_sign(t->out, message, sizeof message, seed);
        break;
    case SIGN_WITH:
        t->result = sign_with(hash, t->out);
        break;
    case CHECK:
        t->result = edmont_hash_check(hash);
        break;
    case SELFTEST:
        t->result = edmont_selftest();
        break;
    case FILL:
        t->result = own == NULL ? EDMONT_ERR_PROVIDER : own->fill(own->env, t->out, 32);
        break;
    case KEYPAIR:
        t->result = edmont_sign_keypair(t->out, t->out + 32);
        break;
    }
}

static void *first_call(void *task)
{
    pthread_barrier_wait(&start);
    perform(task);
    return NULL;
}

/* 1 if the same call gives the same now that nothing else runs, or other random bytes. */
static int is_right(const struct task *task)
{
    struct task again = {.number = task->number};
    int same;

    perform(&again);
    same = memcmp(again.out, task->out, 64) == 0;
    if (again.result == task->result && same == !(is_random(task) && task->result == EDMONT_OK))
        return 1;
    printf("# first call %zu answered %d, a later one %d\n", task->number, task->result,
           again.result);
    fflush(stdout);
    return 0;
}

/* Exit status: how many threads saw something wrong. */
static int process(void)
{
    static struct task tasks[THREADS];
    pthread_t thread[THREADS];
    int wrong = 0;

    pthread_barrier_init(&start, NULL, THREADS);
    for (size_t i = 0; i < THREADS; i++)
        tasks[i].number = i;
    run_threads(thread, THREADS, first_call, tasks, sizeof tasks[0]);
    for (size_t i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    for (size_t i = 0; i < THREADS; i++) {
        wrong += !is_right(&tasks[i]);
        for (size_t j = 0; j < i; j++)
            wrong += is_random(&tasks[i]) && is_random(&tasks[j]) && tasks[i].result == EDMONT_OK &&
                     memcmp(tasks[i].out, tasks[j].out, 64) == 0;
    }
    return wrong;
}

/* There is one first call in the life of a process: so there are many processes. */
static void the_first_calls_may_come_from_many_threads_at_once(void)
{
    fflush(stdout);
    for (int i = 0; i < PROCESSES; i++) {
        int status  = -1;
        pid_t child = fork();

        if (child == 0)
            _exit(process());
        check(child > 0);
        check(waitpid(child, &status, 0) == child);
        check_int(status, 0);
    }
}

/* The hashes that may be in use, each with keys and a signature of its own. */
static struct signer {
    const edmont_hash *hash;
    edmont_sign_key key;
    edmont_verify_key verifier;
    uint8_t pub[32], sig[64];
} signers[10];
static size_t signers_n;

/* And the sources, of which the first fails always. */
static const edmont_random *sources[10];
static size_t sources_n;

static struct fake_hash fakes[3];
static struct fake_random failing;
static atomic_int switching; /* how many threads still replace defaults */

static void add_signer(const edmont_hash *hash)
{
    struct signer *s = &signers[signers_n];

    if (hash == NULL)
        return;
    s->hash = hash;
    check_int(edmont_sign_key_init(&s->key, seed, hash), EDMONT_OK);
    edmont_sign_key_public(s->pub, &s->key);
    check_int(edmont_verify_key_init(&s->verifier, s->pub, EDMONT_RULE_STANDARD, hash), EDMONT_OK);
    check_int(edmont_sign_with(s->sig, message, sizeof message, &s->key, NULL), EDMONT_OK);
    signers_n++;
}

static void add_source(const edmont_random *random)
{
    if (random != NULL && edmont_random_use(random) == EDMONT_OK)
        sources[sources_n++] = random;
    check_int(edmont_random_use(NULL), EDMONT_OK);
}

static void set_up(void)
{
    signers_n = sources_n = 0;
    for (size_t i = 0; i < CHECK_COUNT(hash_names); i++)
        add_signer(edmont_hash_by_name(hash_names[i]));
    fake_hash_make(&fakes[0], FAKE_STREAMING, 0);
    fake_hash_make(&fakes[1], FAKE_DIGEST, 1);
    fake_hash_make(&fakes[2], FAKE_LARGE, 2);
    for (size_t i = 0; i < CHECK_COUNT(fakes); i++)
        add_signer(&fakes[i].table);
    fake_random_make(&failing, FAKE_COUNTS);
    fake_random_arm(&failing, FAKE_EVERY, FAKE_BEFORE);
    add_source(&failing.table);
    for (size_t i = 0; i < CHECK_COUNT(random_names); i++)
        add_source(edmont_random_by_name(random_names[i]));
}

/* What workers do, again and again: each returns NULL, or what is wrong. PROVIDER is right only
 * where configure chose no default, which then comes and goes. */
static int may_be_absent;

static const char *signs_by_default(const struct signer *unused)
{
    uint8_t sig[64];
    int err = edmont_sign(sig, message, sizeof message, seed);

    (void)unused;
    if (err == EDMONT_ERR_PROVIDER && may_be_absent)
        return NULL;
    for (size_t i = 0; i < signers_n; i++)
        if (err == EDMONT_OK && memcmp(sig, signers[i].sig, 64) == 0)
            return NULL;
    return "a signature by default is that of no hash";
}

static const char *verifies_by_default(const struct signer *s)
{
    int err = edmont_verify(s->sig, message, sizeof message, s->pub);

    if (err == EDMONT_OK || err == EDMONT_ERR_SIGNATURE ||
        (err == EDMONT_ERR_PROVIDER && may_be_absent))
        return NULL;
    return "verification by default fails";
}

static const char *signs_with_a_key(const struct signer *s)
{
    uint8_t sig[64];

    if (edmont_sign_with(sig, message, sizeof message, &s->key, NULL) == EDMONT_OK &&
        memcmp(sig, s->sig, 64) == 0)
        return NULL;
    return "a prepared key does not sign with its hash";
}

static const char *verifies_with_a_key(const struct signer *s)
{
    if (edmont_verify_with(s->sig, message, sizeof message, &s->verifier, NULL) == EDMONT_OK)
        return NULL;
    return "a prepared key does not verify with its hash";
}

static const char *makes_a_key(const struct signer *unused)
{
    uint8_t made[32], pub[32], want[32];
    int err = edmont_sign_keypair(pub, made);

    (void)unused;
    if (err != EDMONT_OK)
        return memcmp(pub, zeros, 32) == 0 && memcmp(made, zeros, 32) == 0
                   ? NULL
                   : "an error leaves a key";
    for (size_t i = 0; i < signers_n; i++) {
        edmont_sign_key key;

        if (edmont_sign_key_init(&key, made, signers[i].hash) != EDMONT_OK)
            return "a prepared key fails";
        edmont_sign_key_public(want, &key);
        if (memcmp(pub, want, 32) == 0)
            return NULL;
    }
    return "a public key is that of no hash";
}

static const char *replaces_the_hash(size_t i)
{
    const edmont_hash *hash = i % 3 == 0 ? NULL : signers[i % signers_n].hash;

    return edmont_hash_use(hash) == EDMONT_OK ? NULL : "a hash is refused";
}

static const char *replaces_the_source(size_t i)
{
    const edmont_random *random = i % 3 == 0 ? NULL : sources[i % sources_n];

    return edmont_random_use(random) == EDMONT_OK ? NULL : "a source is refused";
}

static void *work(void *argument)
{
    static const char *(*const jobs[])(const struct signer *) = {
        signs_by_default, verifies_by_default, signs_with_a_key, verifies_with_a_key, makes_a_key};
    size_t number     = *(size_t *)argument;
    const char *wrong = NULL;

    pthread_barrier_wait(&start);
    do
        wrong = jobs[number % CHECK_COUNT(jobs)](&signers[number % signers_n]);
    while (wrong == NULL && switching > 0);
    return (void *)(uintptr_t)wrong;
}

static void *replace(void *argument)
{
    size_t number     = *(size_t *)argument;
    const char *wrong = NULL;

    pthread_barrier_wait(&start);
    for (size_t i = 0; i < SWITCHES && wrong == NULL; i++)
        wrong = number % 2 == 0 ? replaces_the_hash(number + i) : replaces_the_source(number + i);
    switching--;
    return (void *)(uintptr_t)wrong;
}

static void providers_may_be_replaced_while_others_use_them(void)
{
    pthread_t thread[WORKERS + SWITCHERS];
    size_t number[WORKERS + SWITCHERS];
    const char *wrong = NULL;

    set_up();
    may_be_absent = edmont_hash_current() == NULL;
    switching     = SWITCHERS;
    for (size_t i = 0; i < WORKERS + SWITCHERS; i++)
        number[i] = i;
    pthread_barrier_init(&start, NULL, WORKERS + SWITCHERS);
    run_threads(thread, WORKERS, work, number, sizeof number[0]);
    run_threads(thread + WORKERS, SWITCHERS, replace, number + WORKERS, sizeof number[0]);
    for (size_t i = 0; i < WORKERS + SWITCHERS; i++) {
        void *result;

        pthread_join(thread[i], &result);
        if (result != NULL)
            wrong = result;
    }
    check_int(edmont_hash_use(NULL), EDMONT_OK);
    check_int(edmont_random_use(NULL), EDMONT_OK);
    check_note("%s", wrong != NULL ? wrong : "");
    check(wrong == NULL);
    check_fake_use();
    for (size_t i = 0; i < CHECK_COUNT(fakes); i++) {
        check(fakes[i].count.init > 0 || fakes[i].count.digest > 0);
        check_int(fakes[i].open, 0);
    }
}

static const struct check_case cases[] = {
    CASE(the_first_calls_may_come_from_many_threads_at_once),
    CASE(providers_may_be_replaced_while_others_use_them),
};

int main(int argc, char **argv)
{
    return check_run_as_configured(argc, argv, cases, CHECK_COUNT(cases));
}
