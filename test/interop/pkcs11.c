/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: examples/providers/pkcs11.c with a token of SoftHSM2: its hash at run time and for one
 * key, its random bytes, what each costs in calls of the module, settings that are wrong, threads,
 * forks, and that sessions are given back. The calls pass through interposer.c, which counts them.
 * pkcs11.sh prepares the tokens and runs this.
 *
 * Does not cover: calls that fail (pkcs11_faults.c), a token in another process (pkcs11_server.c),
 * pkcs11.c compiled into the library (pkcs11_custom.sh).
 */
#define _GNU_SOURCE

#include "pkcs11.h"

#include "interposer.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static struct interposer *hsm;
static const char *module;

/* --- Settings --------------------------------------------------------------------------------- */

static void set(const char *name, const char *value)
{
    check_int(value != NULL ? setenv(name, value, 1) : unsetenv(name), 0);
}

static void fails_with(const char *path, const char *token)
{
    uint8_t bytes[32];

    check_note("module %s, token %s", path != NULL ? path : "unset", token ? token : "unset");
    set("EDMONT_PKCS11_MODULE", path);
    set("EDMONT_PKCS11_TOKEN", token);
    check_int(sign_by_token(), EDMONT_ERR_HASH);
    check_int(draw_from_token(bytes, sizeof bytes), EDMONT_ERR_RANDOM);
    check_int(edmont_hash_check(&pkcs11_hash), EDMONT_ERR_HASH);
    check_int(edmont_hash_use(&pkcs11_hash), EDMONT_ERR_HASH);
    check(edmont_hash_current() != &pkcs11_hash);
}

/* Has to come first: a module that is loaded stays. */
static void wrong_settings_fail_until_they_are_right(void)
{
    uint8_t bytes[32];

    fails_with(NULL, "edmont");
    fails_with("", "edmont");
    fails_with("/nonexistent/module.so", "edmont");
    fails_with("libm.so.6", "edmont"); /* a library, but no module */
    fails_with(module, NULL);
    fails_with(module, "");
    fails_with(module, "another");
    fails_with(module, "edmon");
    fails_with(module, "edmontt");
    fails_with(module, "edmont          and more than thirty-two bytes");
    fails_with(module, "twin"); /* two tokens have this label */
    set("EDMONT_PKCS11_TOKEN", "edmont");
    check_int(sign_by_token(), EDMONT_OK);
    check_int(draw_from_token(bytes, sizeof bytes), EDMONT_OK);
}

/* --- The three uses --------------------------------------------------------------------------- */

static void the_hash_is_sha512_at_any_length_and_cut(void)
{
    static uint8_t text[3 * 1048576 + 1];
    static const size_t lengths[] = {0, 1, 4095, 4096, 4097, 1048576, 1048577, sizeof text};
    const edmont_hash *builtin    = edmont_hash_by_name("sha512");
    uint8_t want[64], got[64];
    struct {
        _Alignas(EDMONT_HASH_ALIGN_MAX) uint8_t bytes[EDMONT_HASH_STATE_MAX];
    } state;

    check_random_bytes(text, sizeof text);
    check(pkcs11_hash.state_size <= sizeof state);
    check_int(edmont_hash_check(&pkcs11_hash), EDMONT_OK);
    for (size_t i = 0; i < CHECK_COUNT(lengths); i++) {
        size_t len = lengths[i], third = len / 3;
        edmont_span part[] = {{text, third}, {NULL, 0}, {text + third, len - third}};

        check_note("%zu bytes", len);
        check_int(builtin->digest(builtin->env, want, part, 3), 0);
        check_int(pkcs11_hash.digest(pkcs11_hash.env, got, part, 3), 0);
        check_bytes(got, want, 64);
        memset(&state, 0, sizeof state);
        check_int(pkcs11_hash.init(&state, pkcs11_hash.env), 0);
        for (int j = 0; j < 3; j++)
            check_int(pkcs11_hash.update(&state, part[j].data, part[j].len), 0);
        check_int(pkcs11_hash.final(&state, got), 0);
        pkcs11_hash.release(&state);
        check_bytes(got, want, 64);
    }
}

static void one_key_signs_and_verifies_by_the_token(void)
{
    edmont_verify_key verify_key;
    edmont_sign_key key;
    uint8_t pub[32], sig[64];
    char name[64];

    check(edmont_hash_current() != &pkcs11_hash);
    check_int(edmont_sign_key_init(&key, seed, &pkcs11_hash), EDMONT_OK);
    check_int(edmont_sign_name(name, &key), EDMONT_OK);
    check(strcmp(name, "Ed25519") == 0);
    edmont_sign_key_public(pub, &key);
    check_bytes(pub, wanted_pub, 32);
    check_int(edmont_sign_with(sig, message, sizeof message, &key, NULL), EDMONT_OK);
    check_bytes(sig, wanted_sig, 64);
    check_int(edmont_verify_key_init(&verify_key, pub, EDMONT_RULE_STRICT, &pkcs11_hash),
              EDMONT_OK);
    check_int(edmont_verify_with(sig, message, sizeof message, &verify_key, NULL), EDMONT_OK);
    sig[0] ^= 1;
    check_int(edmont_verify_with(sig, message, sizeof message, &verify_key, NULL),
              EDMONT_ERR_SIGNATURE);
    edmont_sign_key_wipe(&key);
}

static void installed_it_serves_the_whole_process(void)
{
    uint8_t pub[32], drawn[32], sig[64];

    check_int(edmont_hash_use(&pkcs11_hash), EDMONT_OK);
    check_int(edmont_random_use(&pkcs11_random), EDMONT_OK);
    check_int(edmont_sign_public(pub, seed), EDMONT_OK);
    check_bytes(pub, wanted_pub, 32);
    check_int(edmont_sign(sig, message, sizeof message, seed), EDMONT_OK);
    check_bytes(sig, wanted_sig, 64);
    check_int(edmont_verify(sig, message, sizeof message, pub), EDMONT_OK);
    check_int(edmont_sign_keypair(pub, drawn), EDMONT_OK);
    check_int(edmont_sign(sig, message, sizeof message, drawn), EDMONT_OK);
    check_int(edmont_verify(sig, message, sizeof message, pub), EDMONT_OK);
    check_int(edmont_selftest(), EDMONT_OK);
    check_int(edmont_hash_use(NULL), EDMONT_OK);
    check_int(edmont_random_use(NULL), EDMONT_OK);
}

/* --- What it costs ---------------------------------------------------------------------------- */

static void count_from_here(void)
{
    for (int i = 0; i < INTERPOSED; i++)
        atomic_store(&hsm->calls[i], 0);
}

static void check_round_trips(int digests, int updates)
{
    int all = 0;

    for (int i = 0; i < INTERPOSED; i++)
        all += atomic_load(&hsm->calls[i]);
    check_int(hsm->calls[AT_DIGEST_INIT], digests);
    check_int(hsm->calls[AT_DIGEST] + hsm->calls[AT_DIGEST_FINAL], digests);
    check_int(hsm->calls[AT_DIGEST_UPDATE], updates);
    check_int(all, 2 * digests + updates);
}

/* No session is opened and no slot looked at, after the first time. */
static void a_short_message_costs_two_round_trips_a_hash(void)
{
    static uint8_t text[4096];
    edmont_sign_key key;
    uint8_t sig[64], bytes[64];

    check_int(sign_by_token(), EDMONT_OK);
    count_from_here();
    check_int(edmont_sign_key_init(&key, seed, &pkcs11_hash), EDMONT_OK);
    check_round_trips(1, 0);
    count_from_here();
    check_int(edmont_sign_with(sig, text, sizeof text - 64, &key, NULL), EDMONT_OK);
    check_round_trips(2, 0);
    count_from_here(); /* prefix and message, then R, A and message in pieces of their own */
    check_int(edmont_sign_with(sig, text, sizeof text, &key, NULL), EDMONT_OK);
    check_round_trips(2, 5);
    edmont_sign_key_wipe(&key);

    count_from_here();
    check_int(draw_from_token(bytes, sizeof bytes), EDMONT_OK);
    check_int(hsm->calls[AT_GENERATE_RANDOM], 1);
    check_int(hsm->calls[AT_OPEN_SESSION] + hsm->calls[AT_GET_SLOT_LIST], 0);
}

/* --- Sessions --------------------------------------------------------------------------------- */

static void one_thread_needs_one_session(void)
{
    uint8_t bytes[3000];

    pkcs11_close();
    check_int(hsm->sessions, 0);
    hsm->most_sessions = 0;
    for (int i = 0; i < 100; i++) {
        check_int(sign_by_token(), EDMONT_OK);
        check_int(draw_from_token(bytes, sizeof bytes), EDMONT_OK);
    }
    check_int(hsm->most_sessions, 1);
    pkcs11_close();
    check_int(hsm->sessions, 0);
}

/* A session in the middle of a digest is closed: it is of no use for the next one. */
static void messages_given_up_leave_no_session(void)
{
    void *state[3] = {NULL, NULL, NULL};
    uint8_t digest[64];

    check(pkcs11_hash.state_size <= sizeof state);
    pkcs11_close();
    for (int i = 0; i < 100; i++) {
        check_int(pkcs11_hash.init(state, pkcs11_hash.env), 0);
        if (i % 2 == 0)
            check_int(pkcs11_hash.update(state, message, sizeof message), 0);
        pkcs11_hash.release(state);
        check_int(hsm->sessions, 0);
    }
    for (int i = 0; i < 100; i++) {
        check_int(pkcs11_hash.init(state, pkcs11_hash.env), 0);
        check_int(pkcs11_hash.final(state, digest), 0);
        check_int(pkcs11_hash.final(state, digest) != 0, 1); /* once is enough */
        check_int(pkcs11_hash.update(state, message, 1) != 0, 1);
        pkcs11_hash.release(state);
        check_int(hsm->sessions, 1);
    }
    check_int(sign_by_token(), EDMONT_OK);
}

/* More of them at once than the pool holds. */
static void many_messages_at_once_have_a_session_each(void)
{
    enum { MANY = 100 };
    static void *state[MANY][3];
    uint8_t digest[64], want[64];
    edmont_span part = {message, sizeof message};

    check_int(edmont_hash_by_name("sha512")->digest(NULL, want, &part, 1), 0);
    pkcs11_close();
    for (size_t i = 0; i < MANY; i++)
        check_int(pkcs11_hash.init(state[i], pkcs11_hash.env), 0);
    check_int(hsm->sessions, MANY);
    for (size_t i = 0; i < MANY; i++) {
        check_int(pkcs11_hash.update(state[i], message, sizeof message), 0);
        check_int(pkcs11_hash.final(state[i], digest), 0);
        check_bytes(digest, want, 64);
        pkcs11_hash.release(state[i]);
    }
    check(hsm->sessions <= 16);
    pkcs11_close();
    check_int(hsm->sessions, 0);
}

static void closing_ends_what_was_begun_and_the_next_call_begins_anew(void)
{
    void *state[3] = {NULL, NULL, NULL};
    uint8_t digest[64];

    check_int(pkcs11_hash.init(state, pkcs11_hash.env), 0);
    pkcs11_close();
    check_int(hsm->sessions, 0);
    check_int(sign_by_token(), EDMONT_OK); /* its session may have the same number */
    check_int(pkcs11_hash.update(state, message, 1) != 0, 1);
    check_int(pkcs11_hash.final(state, digest) != 0, 1);
    pkcs11_hash.release(state);
    check_int(hsm->sessions, 1);
    check_int(sign_by_token(), EDMONT_OK);
}

/* --- Threads ---------------------------------------------------------------------------------- */

static void threads_hash_at_once_from_the_first_call_on(void)
{
    struct work w;

    pkcs11_close();
    count_from_here();
    hsm->most_sessions = 0;
    sign_in_threads(&w, 20);
    check_int(w.failed, 0);
    check_int(w.wrong, 0);
    check_int(w.right, 20 * THREADS);
    check_int(hsm->calls[AT_INITIALIZE], 1);
    check(hsm->most_sessions <= THREADS);
    check(hsm->sessions <= 16);
}

/* --- Processes -------------------------------------------------------------------------------- */

/* Runs f in a child and returns its result, or -1 if it does not end by itself in 20 seconds. */
static int in_child(pid_t (*make_child)(void), int (*f)(void))
{
    pid_t child;
    int status;

    fflush(stdout);
    child = make_child();
    if (child == 0) {
        alarm(20);
        _exit(f());
    }
    check(child > 0);
    check(waitpid(child, &status, 0) == child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void *begun[3];
static int to_parent;

/* 0 if the child signs and draws with a module and a session of its own. */
static int works_by_itself(void)
{
    unsigned long parents = hsm->last_session;
    uint8_t bytes[32], digest[64];

    count_from_here();
    if (pkcs11_hash.update(begun, message, 1) == 0 || pkcs11_hash.final(begun, digest) == 0)
        return 1;
    pkcs11_hash.release(begun);
    if (hsm->calls[AT_DIGEST_UPDATE] + hsm->calls[AT_CLOSE_SESSION] != 0)
        return 2;
    if (sign_by_token() != EDMONT_OK || draw_from_token(bytes, sizeof bytes) != EDMONT_OK)
        return 3;
    if (hsm->calls[AT_INITIALIZE] != 1 || hsm->calls[AT_OPEN_SESSION] != 1)
        return 4;
    if (hsm->calls[AT_FINALIZE] != 0 || hsm->last_session == parents)
        return 5;
    return write(to_parent, bytes, sizeof bytes) == sizeof bytes ? 0 : 6;
}

static int closes_nothing_of_its_parents(void)
{
    count_from_here();
    pkcs11_hash.release(begun);
    return hsm->calls[AT_CLOSE_SESSION];
}

static int has_a_child_that_works(void)
{
    pid_t child = fork();
    int status;

    if (child == 0)
        _exit(works_by_itself());
    if (child < 0 || waitpid(child, &status, 0) != child)
        return 10;
    return status == 0 ? works_by_itself() : 11;
}

static void each_process_has_sessions_of_its_own(void)
{
    uint8_t bytes[5][32], digest[64];
    int ends[2];

    check_int(pipe(ends), 0);
    to_parent = ends[1];
    check_int(draw_from_token(bytes[0], 32), EDMONT_OK);
    memset(begun, 0, sizeof begun);
    check_int(pkcs11_hash.init(begun, pkcs11_hash.env), 0);
    check_int(in_child(fork, closes_nothing_of_its_parents), 0);
    check_int(in_child(fork, works_by_itself), 0);
    check_int(in_child(_Fork, works_by_itself), 0); /* which calls no handlers */
    check_int(in_child(fork, has_a_child_that_works), 0);
    for (int i = 1; i < 5; i++) {
        check_int(read(ends[0], bytes[i], 32), 32);
        for (int j = 0; j < i; j++)
            check(memcmp(bytes[i], bytes[j], 32) != 0);
    }
    close(ends[0]);
    close(ends[1]);

    check_int(pkcs11_hash.update(begun, message, sizeof message), 0);
    check_int(pkcs11_hash.final(begun, digest), 0);
    pkcs11_hash.release(begun);
    check_int(sign_by_token(), EDMONT_OK);
}

static void *sign_once(void *answer)
{
    *(int *)answer = sign_by_token();
    return NULL;
}

/* A child that is born while a thread of its parent looks the token up. */
static void fork_waits_for_calls_that_are_under_way(void)
{
    pthread_t thread;
    int answer = 1;

    pkcs11_close();
    count_from_here();
    hsm->slow_lookup = 200;
    check_int(pthread_create(&thread, NULL, sign_once, &answer), 0);
    while (hsm->calls[AT_GET_SLOT_LIST] == 0)
        usleep(1000);
    check_int(in_child(fork, sign_by_token), EDMONT_OK);
    pthread_join(thread, NULL);
    hsm->slow_lookup = 0;
    check_int(answer, EDMONT_OK);
}

static atomic_int enough;

static void *sign_until_enough(void *failures)
{
    while (!enough)
        if (sign_by_token() != EDMONT_OK)
            atomic_fetch_add((atomic_int *)failures, 1);
    return NULL;
}

/* There is no moment without a thread in the module, yet fork gets one. */
static void fork_gets_its_turn_among_busy_threads(void)
{
    pthread_t thread[8];
    atomic_int failures = 0;

    enough           = 0;
    hsm->slow_digest = 5000;
    for (int i = 0; i < 8; i++)
        check_int(pthread_create(&thread[i], NULL, sign_until_enough, &failures), 0);
    for (int i = 0; i < 5; i++)
        check_int(in_child(fork, sign_by_token), EDMONT_OK);
    enough           = 1;
    hsm->slow_digest = 0;
    for (int i = 0; i < 8; i++)
        pthread_join(thread[i], NULL);
    check_int(failures, 0);
}

static void a_module_may_fork_by_itself(void)
{
    pkcs11_close();
    hsm->forks = 1;
    check_int(sign_by_token(), EDMONT_OK);
    hsm->forks = 0;
    check_int(in_child(fork, sign_by_token), EDMONT_OK);
}

static const struct check_case cases[] = {
    CASE(wrong_settings_fail_until_they_are_right),
    CASE(the_hash_is_sha512_at_any_length_and_cut),
    CASE(one_key_signs_and_verifies_by_the_token),
    CASE(installed_it_serves_the_whole_process),
    CASE(a_short_message_costs_two_round_trips_a_hash),
    CASE(one_thread_needs_one_session),
    CASE(messages_given_up_leave_no_session),
    CASE(many_messages_at_once_have_a_session_each),
    CASE(closing_ends_what_was_begun_and_the_next_call_begins_anew),
    CASE(threads_hash_at_once_from_the_first_call_on),
    CASE(each_process_has_sessions_of_its_own),
    CASE(fork_waits_for_calls_that_are_under_way),
    CASE(fork_gets_its_turn_among_busy_threads),
    CASE(a_module_may_fork_by_itself),
};

int main(int argc, char **argv)
{
    module = getenv("EDMONT_PKCS11_MODULE");
    module = module != NULL ? strdup(module) : NULL;
    hsm    = interposer_of(module);
    if (hsm == NULL || prepare() != 0) {
        fputs("EDMONT_PKCS11_MODULE is to be interposer.c\n", stderr);
        return 2;
    }
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
