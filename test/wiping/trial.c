/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; it makes the calls of test/wiping.
 */
#define _GNU_SOURCE

#include "trial.h"

#include "../check.h"
#include "painted.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Shared with the children that prepare, make and inspect a call. The parent itself makes none, so
 * that each child's call is the first of its process, and runs through the dynamic linker. */
static struct scene {
    struct painted painted;
    unsigned char other[PAINTED_BYTES]; /* the stack after the same call on other secrets */
    uint64_t round;                     /* 1 and 2: the secrets are made of it */
    struct io io;
    struct secrets secrets;
    int hash_calls;
    enum trace trace;
    struct finding finding;
} * scene;

/* A sanitizer keeps notes of its own on the stack, of which the library knows nothing. */
#if defined(__has_feature)
#define HAS(feature) __has_feature(feature)
#else
#define HAS(feature) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || HAS(address_sanitizer) ||     \
    HAS(thread_sanitizer) || HAS(memory_sanitizer)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

void trial_begin(void)
{
    if (SANITIZED) {
        printf("1..0 # SKIP a sanitizer uses the stack for itself\n");
        exit(0);
    }
    scene = painted_new(sizeof *scene);
    if (scene == NULL) {
        perror("test/wiping: mmap");
        exit(2);
    }
}

static void prepare(const struct trial *t)
{
    struct io *io = &scene->io;

    calls_prepare(t->call, io, scene->round, NULL);
    if (t->other != NULL)
        memcpy(io->other, t->other, 32);
    if (t->spoil != NULL)
        t->spoil(io);
}

static void must(int result)
{
    if (result != EDMONT_OK)
        _exit(3);
}

static struct fake_hash hash;
static struct fake_random source;

static void install_hash(const struct trial *t, struct io *io)
{
    fake_hash_make(&hash, t->shape, 0);
    must(edmont_hash_use(&hash.table));
    io->hash = &hash.table;
    if (io->key.edmont_ready != 0)
        io->key.edmont_hash_used = io->hash;
    fake_hash_arm(&hash, t->hash_fails_at, t->fault);
}

static void install_random(const struct trial *t)
{
    check_seed(scene->round + 100);
    fake_random_make(&source, FAKE_SCATTERED);
    fake_random_arm(&source, t->random_fails_at, t->fault);
    must(edmont_random_use(&source.table));
}

static void make_call(const struct trial *t)
{
    struct io *io = &scene->io;

    if (t->target != 0)
        must(edmont_target_select(edmont_target_name(t->target)));
    if (t->warm) {
        struct io elsewhere = *io;

        t->call->run(&elsewhere);
    }
    if (t->fake_random)
        install_random(t);
    if (t->fake_hash)
        install_hash(t, io);
    painted_run(&scene->painted, t->call->run, io);
    scene->hash_calls = hash.calls;
    io->drawn_n       = source.drawn_n;
    memcpy(io->drawn, source.drawn, sizeof io->drawn);
}

static void search(enum trace trace, const void *memory, size_t n)
{
    if (secrets_find(&scene->finding, &scene->secrets, memory, n))
        scene->trace = trace;
}

/* An output after an error. */
static void expect_zeros(const void *output, size_t n)
{
    const unsigned char *p = output;

    for (size_t i = 0; i < n && scene->trace == TRACE_NONE; i++)
        if (p[i] != 0) {
            scene->trace      = TRACE_OUTPUT;
            scene->finding.at = i;
        }
}

static void inspect(const struct trial *t)
{
    struct io *io = &scene->io;

    scene->secrets.n = 0;
    t->call->know(&scene->secrets, io);
    if (t->registers) {
        search(TRACE_REGISTER, scene->painted.registers, PAINTED_REGISTERS);
        return;
    }
    search(TRACE_STACK, scene->painted.stack, PAINTED_BYTES);
    if (io->result == EDMONT_OK)
        return;
    for (size_t i = 0; i < CHECK_COUNT(t->call->out); i++)
        expect_zeros((char *)io + t->call->out[i].at, t->call->out[i].n);
}

/* The two rounds differ in nothing but their secrets. */
static void compare(const struct trial *t)
{
    size_t i = 0;

    if (scene->round == 1 || t->registers)
        memcpy(scene->other, scene->painted.stack, PAINTED_BYTES);
    while (i < PAINTED_BYTES && scene->painted.stack[i] == scene->other[i])
        i++;
    if (i < PAINTED_BYTES && scene->trace == TRACE_NONE) {
        scene->trace      = TRACE_DIFFERENCE;
        scene->finding.at = i;
    }
}

static int in_child(void (*step)(const struct trial *), const struct trial *t)
{
    int status = -1;
    pid_t child;

    fflush(stdout);
    child = fork();
    if (child == 0) {
        step(t);
        _exit(0);
    }
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

enum trace trial_look(const struct trial *t)
{
    scene->trace = TRACE_NONE;
    for (scene->round = 1; scene->round <= 2 && scene->trace == TRACE_NONE; scene->round++) {
        painted_paint(&scene->painted);
        if (!in_child(prepare, t) || !in_child(make_call, t) || !in_child(inspect, t) ||
            !in_child(compare, t))
            scene->trace = TRACE_CRASH;
    }
    return scene->trace;
}

/* Says what was found, in the words of a failed check. */
static void describe(const struct trial *t, enum trace trace)
{
    static const char *const place[] = {"nowhere",       "on the stack", "in the vector registers",
                                        "in the output", "on the stack", "nowhere: it crashed"};
    const struct finding *f          = &scene->finding;
    int word                         = trace != TRACE_DIFFERENCE && trace != TRACE_CRASH;

    check_note("%s on %s%s, result %d, hash %d call %d, random call %d, fault %d: "
               "%s%s stands %s at %zu of %u (depth %zu)",
               t->call->name, edmont_target_name(t->target), t->warm ? ", warm" : "",
               scene->io.result, t->fake_hash ? (int)t->shape : -1, t->hash_fails_at,
               t->random_fails_at, (int)t->fault, word ? f->name : "what depends on the secret",
               word && f->reversed ? ", bytes reversed," : "", place[trace], f->at,
               (unsigned)PAINTED_BYTES, painted_depth(&scene->painted));
}

int trial_run(const struct trial *t)
{
    enum trace trace = trial_look(t);

    if (trace != TRACE_NONE)
        describe(t, trace);
    check_int(trace, TRACE_NONE);
    check_note("%s on %s", t->call->name, edmont_target_name(t->target));
    return scene->io.result;
}

int trial_hash_calls(void)
{
    return scene->hash_calls;
}

size_t trial_depth(void)
{
    return painted_depth(&scene->painted);
}

int trial_key_is_secret(void)
{
    return secrets_find(&scene->finding, &scene->secrets, (unsigned char *)&scene->io.key,
                        sizeof scene->io.key);
}
