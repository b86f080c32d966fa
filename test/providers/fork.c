/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: a fork between calls, through every provider that is built in: parent and child both go
 * on, with keys from before it; and draw different random bytes, but from isaac-test, which is for
 * tests and says so.
 *
 * Does not cover: a fork while another thread is in a call, after which POSIX lets the child do
 * next to nothing; a custom source, which may give what it likes.
 */
#define _POSIX_C_SOURCE 200809L

#include "../../include/edmont/sign.h"
#include "../check.h"
#include "names.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CHILDREN = 3, DRAWN = 32 };

/* What came out: two draws, for one source; a signature, for one hash. */
struct result {
    int well;
    uint8_t bytes[64];
};

/* Runs `go_on` in children, one after the other, and then here. */
static void fork_and(void (*go_on)(struct result *, const void *), const void *argument,
                     struct result results[CHILDREN + 1])
{
    memset(results, 0, (CHILDREN + 1) * sizeof results[0]);
    for (int i = 0; i < CHILDREN; i++) {
        int ends[2], status = -1;
        pid_t child;

        check(pipe(ends) == 0);
        child = fork();
        if (child == 0) {
            go_on(&results[i], argument);
            _exit(write(ends[1], &results[i], sizeof results[i]) != sizeof results[i]);
        }
        check(child > 0);
        close(ends[1]);
        check(read(ends[0], &results[i], sizeof results[i]) == sizeof results[i]);
        close(ends[0]);
        check(waitpid(child, &status, 0) == child);
        check_int(status, 0);
    }
    go_on(&results[CHILDREN], argument);
    for (int i = 0; i <= CHILDREN; i++)
        check(results[i].well);
}

static void draw(struct result *r, const void *argument)
{
    const edmont_random *random = argument;

    r->well = random->fill(random->env, r->bytes, DRAWN) == 0;
}

static void parent_and_children_draw_different_bytes(void)
{
    struct result results[CHILDREN + 1], before;
    int tried = 0;

    for (size_t n = 0; n < CHECK_COUNT(random_names); n++) {
        const edmont_random *random = edmont_random_by_name(random_names[n]);

        if (random == NULL || strcmp(random_names[n], "custom") == 0)
            continue;
        check_note("%s", random_names[n]);
        draw(&before, random);
        check(before.well);
        fork_and(draw, random, results);
        for (int i = 0; i <= CHILDREN; i++)
            for (int j = 0; j < i; j++)
                check_int(memcmp(results[i].bytes, results[j].bytes, DRAWN) == 0,
                          strcmp(random_names[n], "isaac-test") == 0);
        tried++;
    }
    check(tried > 0);
}

static const uint8_t seed[32] = {7}, message[100] = {1, 2, 3};

/* Signs with a key from before the fork, and with a new one. */
static void sign(struct result *r, const void *argument)
{
    const edmont_sign_key *key = argument;
    edmont_sign_key own;
    edmont_verify_key verifier;
    uint8_t pub[32];

    edmont_sign_key_public(pub, key);
    r->well = edmont_sign_key_init(&own, seed, key->edmont_hash_used) == EDMONT_OK &&
              memcmp(&own, key, sizeof own) == 0 &&
              edmont_sign_with(r->bytes, message, sizeof message, key, NULL) == EDMONT_OK &&
              edmont_verify_key_init(&verifier, pub, EDMONT_RULE_STANDARD, key->edmont_hash_used) ==
                  EDMONT_OK &&
              edmont_verify_with(r->bytes, message, sizeof message, &verifier, NULL) == EDMONT_OK;
}

static void parent_and_children_sign_with_the_same_key(void)
{
    struct result results[CHILDREN + 1];
    edmont_sign_key key;
    int tried = 0;

    for (size_t n = 0; n < CHECK_COUNT(hash_names); n++) {
        const edmont_hash *hash = edmont_hash_by_name(hash_names[n]);

        if (hash == NULL)
            continue;
        check_note("%s", hash_names[n]);
        check_int(edmont_sign_key_init(&key, seed, hash), EDMONT_OK);
        fork_and(sign, &key, results);
        for (int i = 0; i < CHILDREN; i++)
            check_bytes(results[i].bytes, results[CHILDREN].bytes, 64);
        tried++;
    }
    check(tried > 0);
}

/* By default, whatever that is; where it makes no secrets, there is nothing to compare. */
static void make_key(struct result *r, const void *argument)
{
    const int *want = argument;

    r->well = edmont_sign_keypair(r->bytes, r->bytes + 32) == *want;
}

static void parent_and_children_make_different_keys(void)
{
    struct result results[CHILDREN + 1];
    const edmont_random *random = edmont_random_current();
    int predictable             = random != NULL && (random->flags & EDMONT_RANDOM_INSECURE) != 0;
    int answer                  = edmont_sign_keypair(results[0].bytes, results[0].bytes + 32);

    fork_and(make_key, &answer, results);
    for (int i = 0; i <= CHILDREN; i++)
        for (int j = 0; j < i; j++)
            check_int(memcmp(results[i].bytes, results[j].bytes, 64) == 0,
                      answer != EDMONT_OK || predictable);
}

static const struct check_case cases[] = {
    CASE(parent_and_children_draw_different_bytes),
    CASE(parent_and_children_sign_with_the_same_key),
    CASE(parent_and_children_make_different_keys),
};

int main(int argc, char **argv)
{
    return check_run_as_configured(argc, argv, cases, CHECK_COUNT(cases));
}
