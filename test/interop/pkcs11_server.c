/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: examples/providers/pkcs11.c with a token of SoftHSM2 in another process: `p11-kit server`
 * has it, and p11-kit-client.so is the module. The server is killed and started again between
 * calls, in the middle of a message, and while threads sign. pkcs11.sh prepares the token, says by
 * P11_KIT_SERVER_ADDRESS where the socket is to be, and runs this.
 *
 * Does not cover: a server that does not answer.
 */
#define _GNU_SOURCE

#include "pkcs11.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static struct sockaddr_un address = {.sun_family = AF_UNIX};
static pid_t server;

/* The server starts a process for each connection: all of them are one group, and die with us. */
static void serve(const char *module)
{
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (freopen("/dev/null", "w", stdout) != NULL)
        execlp("p11-kit", "p11-kit", "server", "--foreground", "--name", address.sun_path,
               "--provider", module, "pkcs11:", (char *)NULL);
    _exit(127);
}

static int is_listening(void)
{
    int fd  = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int err = connect(fd, (const struct sockaddr *)&address, sizeof address);

    close(fd);
    return err == 0;
}

static void start_server(void)
{
    fflush(stdout);
    server = fork();
    if (server == 0)
        serve(getenv("PKCS11_REAL"));
    check(server > 0);
    setpgid(server, server);
    for (int i = 0; i < 1000 && !is_listening(); i++)
        usleep(10000);
    check(is_listening());
}

static void stop_server(void)
{
    if (server <= 0)
        return;
    kill(-server, SIGKILL);
    waitpid(server, NULL, 0);
    server = 0;
    unlink(address.sun_path);
}

static void ensure_server(void)
{
    if (server <= 0)
        start_server();
}

/* How many calls it takes until one works again. */
static int errors_until_it_works(void)
{
    int errors = 0;

    while (errors < 10 && sign_by_token() == EDMONT_ERR_HASH)
        errors++;
    return errors;
}

static void a_token_in_another_process_signs_and_draws(void)
{
    static uint8_t text[5 * 1048576 + 1];
    edmont_span part[]         = {{text, 100}, {text + 100, sizeof text - 100}};
    const edmont_hash *builtin = edmont_hash_by_name("sha512");
    uint8_t bytes[5000], want[64], got[64];

    ensure_server();
    check_int(sign_by_token(), EDMONT_OK);
    check_int(draw_from_token(bytes, sizeof bytes), EDMONT_OK);
    check_int(edmont_hash_use(&pkcs11_hash), EDMONT_OK);
    check_int(edmont_verify(wanted_sig, message, sizeof message, wanted_pub), EDMONT_OK);
    check_int(edmont_hash_use(NULL), EDMONT_OK);
    check_random_bytes(text, sizeof text);
    check_int(builtin->digest(builtin->env, want, part, 2), 0);
    check_int(pkcs11_hash.digest(pkcs11_hash.env, got, part, 2), 0);
    check_bytes(got, want, 64);
}

/* SIGPIPE, which a dead socket raises, keeps its default here: to end the process. */
static void a_server_killed_between_calls_fails_until_it_is_back(void)
{
    uint8_t bytes[32], sig[64];
    edmont_sign_key key;

    ensure_server();
    check_int(edmont_hash_use(&pkcs11_hash), EDMONT_OK);
    check_int(edmont_sign_key_init(&key, seed, NULL), EDMONT_OK);
    stop_server();
    memset(sig, 0x77, sizeof sig);
    check_int(edmont_sign_with(sig, message, sizeof message, &key, NULL), EDMONT_ERR_HASH);
    check_bytes(sig, zeros, 64);
    for (int i = 0; i < 3; i++) {
        check_int(sign_by_token(), EDMONT_ERR_HASH);
        check_int(edmont_verify(wanted_sig, message, sizeof message, wanted_pub), EDMONT_ERR_HASH);
        check_int(draw_from_token(bytes, sizeof bytes), EDMONT_ERR_RANDOM);
    }
    start_server();
    check_int(edmont_sign_with(sig, message, sizeof message, &key, NULL), EDMONT_OK);
    check_bytes(sig, wanted_sig, 64);
    check_int(edmont_verify(wanted_sig, message, sizeof message, wanted_pub), EDMONT_OK);
    check_int(draw_from_token(bytes, sizeof bytes), EDMONT_OK);
    edmont_sign_key_wipe(&key);
    check_int(edmont_hash_use(NULL), EDMONT_OK);
}

static void a_server_that_was_restarted_costs_one_error(void)
{
    ensure_server();
    check_int(sign_by_token(), EDMONT_OK);
    for (int i = 0; i < 3; i++) {
        stop_server();
        start_server();
        check_int(errors_until_it_works(), 1);
        check_int(errors_until_it_works(), 0);
    }
}

static void a_server_killed_in_a_message_fails_that_message(void)
{
    void *state[3] = {NULL, NULL, NULL};
    uint8_t digest[64];

    ensure_server();
    check(pkcs11_hash.state_size <= sizeof state);
    check_int(pkcs11_hash.init(state, pkcs11_hash.env), 0);
    check_int(pkcs11_hash.update(state, message, 3), 0);
    stop_server();
    check(pkcs11_hash.update(state, message, 3) != 0);
    start_server();
    check(pkcs11_hash.final(state, digest) != 0);
    pkcs11_hash.release(state);
    check_int(sign_by_token(), EDMONT_OK);
}

/* Parent and child over connections of their own. */
static void fork_between_calls_serves_both(void)
{
    uint8_t ours[32], theirs[32];
    int ends[2], status;
    pid_t child;

    ensure_server();
    check_int(sign_by_token(), EDMONT_OK);
    check_int(pipe(ends), 0);
    fflush(stdout);
    child = fork();
    if (child == 0) {
        alarm(20);
        for (int i = 0; i < 50; i++)
            if (sign_by_token() != EDMONT_OK)
                _exit(1);
        if (draw_from_token(theirs, 32) != EDMONT_OK || write(ends[1], theirs, 32) != 32)
            _exit(2);
        _exit(0);
    }
    for (int i = 0; i < 50; i++)
        check_int(sign_by_token(), EDMONT_OK);
    check_int(draw_from_token(ours, 32), EDMONT_OK);
    check(waitpid(child, &status, 0) == child);
    check_int(status, 0);
    check_int(read(ends[0], theirs, 32), 32);
    check(memcmp(ours, theirs, 32) != 0);
    close(ends[0]);
    close(ends[1]);
}

static void threads_share_the_connection(void)
{
    struct work w;

    ensure_server();
    sign_in_threads(&w, 5);
    check_int(w.failed, 0);
    check_int(w.wrong, 0);
    check_int(w.right, 5 * THREADS);
}

static _Atomic int signatures, answers_hash;

static void *sign_until_it_fails(void *unused)
{
    int err;

    while ((err = sign_by_token()) == EDMONT_OK)
        signatures++;
    answers_hash += err == EDMONT_ERR_HASH;
    return unused;
}

static void threads_survive_a_server_that_dies(void)
{
    pthread_t thread[THREADS];

    ensure_server();
    signatures   = 0;
    answers_hash = 0;
    for (int i = 0; i < THREADS; i++)
        check_int(pthread_create(&thread[i], NULL, sign_until_it_fails, NULL), 0);
    while (signatures < 2 * THREADS)
        usleep(1000);
    stop_server();
    for (int i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    check_int(answers_hash, THREADS);
    start_server();
    check_int(errors_until_it_works(), 0);
}

static void stopped_at_the_end(void)
{
    pkcs11_close();
    stop_server();
    check_int(sign_by_token(), EDMONT_ERR_HASH);
}

static const struct check_case cases[] = {
    CASE(a_token_in_another_process_signs_and_draws),
    CASE(a_server_killed_between_calls_fails_until_it_is_back),
    CASE(a_server_that_was_restarted_costs_one_error),
    CASE(a_server_killed_in_a_message_fails_that_message),
    CASE(fork_between_calls_serves_both),
    CASE(threads_share_the_connection),
    CASE(threads_survive_a_server_that_dies),
    CASE(stopped_at_the_end),
};

int main(int argc, char **argv)
{
    const char *at = getenv("P11_KIT_SERVER_ADDRESS");
    int status;

    if (at == NULL || strncmp(at, "unix:path=", 10) != 0 ||
        strlen(at + 10) >= sizeof address.sun_path || prepare() != 0) {
        fputs("P11_KIT_SERVER_ADDRESS is to be unix:path=... of a socket\n", stderr);
        return 2;
    }
    memcpy(address.sun_path, at + 10, strlen(at + 10));
    status = check_run(argc, argv, cases, CHECK_COUNT(cases));
    stop_server();
    return status;
}
