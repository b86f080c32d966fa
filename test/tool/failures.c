/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the tool with providers that fail: each call of the hash and of the random provider fails
 * once in each command, and the command ends with status 3, leaves no file, and no hash state that
 * is not released; with one that lets a file appear in the middle of keygen, and with one that
 * changes a file between the two times that sign reads it. Does not cover a
 * target that computes wrongly, of which there is none: only the status that its error has.
 */
#define _DEFAULT_SOURCE
#include "../../src/tool/commands.h"
#include "../../src/tool/operations.h"
#include "../../src/tool/output.h"
#include "../../src/tool/report.h"
#include "../check.h"

#include <edmont.h>

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The call that fails, counted down from here; 0: none. */
static int calls_left;

static int call(void)
{
    return calls_left > 0 && --calls_left == 0;
}

/* States of the hash that are not released. */
static int open_states;

/* The real providers, the same in every build, and others that hand on to them until their call
 * comes. */
static const edmont_hash *real_hash;
static const edmont_random *real_random;

static int hash_init(void *state, void *env)
{
    static const uint8_t zeros[EDMONT_HASH_STATE_MAX];

    (void)env;
    check((uintptr_t)state % EDMONT_HASH_ALIGN_MAX == 0);
    check(memcmp(state, zeros, real_hash->state_size) == 0);
    if (call() || real_hash->init(state, real_hash->env) != 0)
        return -1;
    open_states++;
    return 0;
}

static void hash_release(void *state)
{
    open_states--;
    real_hash->release(state);
}

static int hash_update(void *state, const void *in, size_t len)
{
    return call() ? -1 : real_hash->update(state, in, len);
}

static int hash_final(void *state, uint8_t out[64])
{
    return call() ? -1 : real_hash->final(state, out);
}

static int random_fill(void *env, void *out, size_t len)
{
    (void)env;
    return call() ? -1 : real_random->fill(real_random->env, out, len);
}

static edmont_hash failing_hash;
static edmont_random failing_random;

static void use_real_providers(void)
{
    real_hash   = edmont_hash_by_name("sha512");
    real_random = edmont_random_by_name("system");
    calls_left  = 0;
    open_states = 0;
    check_int(edmont_hash_use(real_hash), EDMONT_OK);
    check_int(edmont_random_use(real_random), EDMONT_OK);
}

/* flags: 0 for a hash that does not say that it is SHA-512. */
static void use_failing_hash(unsigned flags)
{
    use_real_providers();
    failing_hash             = *real_hash;
    failing_hash.name        = "failing";
    failing_hash.flags       = flags;
    failing_hash.init        = hash_init;
    failing_hash.update      = hash_update;
    failing_hash.final       = hash_final;
    failing_hash.release     = hash_release;
    failing_hash.digest      = NULL;
    failing_hash.digest_many = NULL;
    check_int(edmont_hash_use(&failing_hash), EDMONT_OK);
}

static void use_failing_random(void)
{
    use_real_providers();
    failing_random      = *real_random;
    failing_random.name = "failing";
    failing_random.fill = random_fill;
    check_int(edmont_random_use(&failing_random), EDMONT_OK);
}

/* The file with what a peer sends, and that with a password, as inputs of `spake2`. */
enum { PASSWORD_NUMBER = 9 };

static void rewind_peer(void)
{
    (void)lseek(STDIN_FILENO, 0, SEEK_SET);
    (void)lseek(PASSWORD_NUMBER, 0, SEEK_SET);
}

/* Lets the first call fail, then the second, and so on, until the command comes through. */
static void fail_every_call(const char *line, const char *output)
{
    int k, status;

    for (k = 1; k < 1000; k++) {
        rewind_peer();
        calls_left = k;
        status     = command_run(line);
        check_note("%s, call %d: %s", line, k, report_last());
        if (calls_left > 0)
            break;
        check_int(status, STATUS_PROVIDER);
        check_int(open_states, 0);
        check(output == NULL || access(output, F_OK) != 0);
    }
    check(k > 1);
    check_int(status, STATUS_OK);
    check_int(open_states, 0);
    check(output == NULL || unlink(output) == 0);
    calls_left = 0;
}

static void place_file(const char *path, int flags, int number)
{
    int fd = open(path, flags);

    check(fd >= 0 && dup2(fd, number) == number);
    (void)close(fd);
}

/* A handshake with a peer whose message is known beforehand. What it prints goes nowhere. */
static void fail_every_call_of_handshake(const char *suite, const char *peer)
{
    static const char password[] = "correct horse";
    int out = dup(STDOUT_FILENO);
    char line[256];

    check(out >= 0);
    check_int(write_output("peer", peer, strlen(peer), 0), STATUS_OK);
    check_int(write_output("password", password, strlen(password), 0), STATUS_OK);
    snprintf(line, sizeof line, "spake2 --suite %s --password-fd %d --key-file new", suite,
             PASSWORD_NUMBER);
    (void)fflush(stdout);
    place_file("peer", O_RDONLY, STDIN_FILENO);
    place_file("password", O_RDONLY, PASSWORD_NUMBER);
    place_file("/dev/null", O_WRONLY, STDOUT_FILENO);
    fail_every_call(line, "new");
    check(dup2(out, STDOUT_FILENO) == STDOUT_FILENO);
    (void)close(out);
    (void)close(PASSWORD_NUMBER);
}

#define BASE_POINT "5866666666666666666666666666666666666666666666666666666666666666"

/* Makes a file that is read in more pieces than one. */
static void make_large_file(void)
{
    static const uint8_t zeros[200000];

    check_int(write_output("large", zeros, sizeof zeros, 0), STATUS_OK);
}

static void fail_every_hash_call(unsigned flags)
{
    use_failing_hash(flags);
    check_int(command_run("keygen --force -o key"), STATUS_OK);
    check_int(command_run("public -k key -o pub"), STATUS_OK);
    check_int(command_run("sign -k key pub"), STATUS_OK);
    make_large_file();
    fail_every_call("keygen -o new", "new");
    fail_every_call("public -k key -o new.pub", "new.pub");
    fail_every_call("sign -k key -o new.sig pub", "new.sig");
    fail_every_call("verify -p pub -s pub.sig pub", NULL);
    fail_every_call("sign -k key -o new.sig --checked --variant ph pub", "new.sig");
    fail_every_call("sign -k key -o new.sig --variant ctx --context a pub", "new.sig");
    fail_every_call("sign -k key --list pub pub", NULL);
    fail_every_call("sign -k key -o new.sig --checked large", "new.sig");
    fail_every_call("sign -k key -o new.sig --variant ph large", "new.sig");
    check_int(command_run("sign -k key -o large.sig large"), STATUS_OK);
    fail_every_call("verify -p pub pub pub large", NULL);
    check(unlink("large.sig") == 0);
    fail_every_call("hash pub", NULL);
    fail_every_call("hash large", NULL);
    fail_every_call("selftest", NULL);
    use_real_providers();
}

static void hash_failures_end_every_command_with_3(void)
{
    fail_every_hash_call(EDMONT_HASH_SHA512);
}

static void hash_failures_end_every_handshake_with_3(void)
{
    use_failing_hash(EDMONT_HASH_SHA512);
    fail_every_call_of_handshake("boringssl --role A --id a --peer b", BASE_POINT);
    fail_every_call_of_handshake("cpace-x25519 --id a --peer b", BASE_POINT);
    use_real_providers();
}

static void failures_of_another_hash_end_every_command_with_3(void)
{
    fail_every_hash_call(0);
}

static void a_file_that_cannot_be_read_to_its_end_releases_the_state(void)
{
    use_failing_hash(EDMONT_HASH_SHA512);
    check_int(command_run("hash ."), STATUS_USAGE);
    check(strstr(report_last(), "cannot read .") != NULL);
    check_int(open_states, 0);
    use_real_providers();
}

static void nothing_is_said_of_a_digest_that_failed(void)
{
    make_large_file();
    use_failing_hash(EDMONT_HASH_SHA512);
    calls_left = 3;
    check_int(command_run("hash large"), STATUS_PROVIDER);
    check(strcmp(report_last(), "cannot hash: the hash provider failed") == 0);
    use_real_providers();
}

/* At its first call, while the data are made, and at the first of a measurement. */
static void a_measurement_whose_hash_fails_ends_with_3(void)
{
    static struct work work;
    int k[3] = { 1, 100, 1000000 };
    size_t i;

    use_failing_hash(EDMONT_HASH_SHA512);
    calls_left = k[2];
    check_int(operations_prepare(&work), EDMONT_OK);
    k[2] += 1 - calls_left;
    for (i = 0; i < CHECK_COUNT(k); i++) {
        check_note("call %d", k[i]);
        calls_left = k[i];
        check_int(command_run("bench --seconds 0 --filter sign_stream,hash/*"), STATUS_PROVIDER);
        check_int(open_states, 0);
    }
    calls_left = 0;
    check(strcmp(report_last(), "sign_stream: the hash provider failed") == 0);
    check_int(command_run("bench --seconds 0 --filter hash/*"), STATUS_OK);
    use_real_providers();
}

static void random_failures_end_every_command_with_3(void)
{
    use_failing_random();
    fail_every_call("keygen -o new.ed", "new.ed");
    fail_every_call("keygen --type x25519 -o new.x", "new.x");
    fail_every_call("random 32 -o new", "new");
    fail_every_call("random 10000 -o new", "new"); /* three calls */
    check_int(command_run("keygen --force -o key"), STATUS_OK);
    fail_every_call("sign -k key -o new.sig --hedged key", "new.sig");
    fail_every_call("selftest", NULL);
    fail_every_call_of_handshake("boringssl --role A --id a --peer b", BASE_POINT);
    fail_every_call_of_handshake("python-sym --id a", "53" BASE_POINT);
    use_real_providers();
}

/* A random provider during whose call somebody else makes the file that keygen is about to make. */
static int fill_and_make_file(void *env, void *out, size_t len)
{
    int fd = open("new", O_WRONLY | O_CREAT, 0600);

    (void)env;
    if (fd < 0 || close(fd) != 0)
        return -1;
    return real_random->fill(real_random->env, out, len);
}

static void a_file_that_appears_while_a_key_is_made_is_kept(void)
{
    struct stat st;

    use_failing_random();
    failing_random.fill = fill_and_make_file;
    check_int(command_run("keygen -o new"), STATUS_USAGE);
    check(strstr(report_last(), "new exists already") != NULL);
    check(stat("new", &st) == 0 && st.st_size == 0);
    check_int(command_run("keygen --force -o new"), STATUS_OK);
    check(stat("new", &st) == 0 && st.st_size == 119);
    use_real_providers();
    check(unlink("new") == 0);
}

/* A hash at whose every digest somebody writes to the file that is being signed: as many bytes or
 * more, never the same twice. */
static size_t changing_size = 200000, changing_growth;
static uint8_t changing_bytes[300000];

static int final_and_change_file(void *state, uint8_t out[64])
{
    int fd = open("large", O_WRONLY);

    changing_bytes[100000]++;
    changing_size += changing_growth;
    if (fd < 0 || write(fd, changing_bytes, changing_size) != (ssize_t)changing_size)
        return -1;
    (void)close(fd);
    return real_hash->final(state, out);
}

static void sign_changing_file(const char *complaint)
{
    make_large_file();
    check_int(command_run("sign -k key -o new.sig large"), STATUS_USAGE);
    check_note("%s", report_last());
    check(strstr(report_last(), complaint) != NULL);
    check(access("new.sig", F_OK) != 0);
    check_int(open_states, 0);
}

static void a_file_that_changes_while_it_is_signed_gets_no_signature(void)
{
    use_real_providers();
    check_int(command_run("keygen --force -o key"), STATUS_OK);
    make_large_file();
    use_failing_hash(EDMONT_HASH_SHA512);
    failing_hash.final = final_and_change_file;
    sign_changing_file("large changed while it was read");
    changing_growth = 1000;
    sign_changing_file("large was not read whole");
    changing_growth = 0;
    /* What is read once is signed as it was then. */
    check_int(command_run("sign --variant ph -k key -o new.sig large"), STATUS_OK);
    check(unlink("new.sig") == 0);
    use_real_providers();
}

static void errors_of_the_library_have_their_status(void)
{
    static const struct {
        int error, status;
    } rows[] = {
        { EDMONT_ERR_ARGUMENT, STATUS_USAGE },    { EDMONT_ERR_ENCODING, STATUS_USAGE },
        { EDMONT_ERR_SIGNATURE, STATUS_NO },      { EDMONT_ERR_WEAK, STATUS_NO },
        { EDMONT_ERR_CONFIRM, STATUS_NO },
        { EDMONT_ERR_STATE, STATUS_USAGE },       { EDMONT_ERR_HASH, STATUS_PROVIDER },
        { EDMONT_ERR_RANDOM, STATUS_PROVIDER },   { EDMONT_ERR_PROVIDER, STATUS_PROVIDER },
        { EDMONT_ERR_TARGET, STATUS_SELFTEST },
    };
    size_t i;

    for (i = 0; i < CHECK_COUNT(rows); i++) {
        check_note("error %d", rows[i].error);
        check_int(fail_library(rows[i].error, "x"), rows[i].status);
        check(strstr(report_last(), edmont_strerror(rows[i].error)) != NULL);
    }
}

static const struct check_case cases[] = {
    CASE(hash_failures_end_every_command_with_3),
    CASE(hash_failures_end_every_handshake_with_3),
    CASE(failures_of_another_hash_end_every_command_with_3),
    CASE(a_file_that_cannot_be_read_to_its_end_releases_the_state),
    CASE(nothing_is_said_of_a_digest_that_failed),
    CASE(a_measurement_whose_hash_fails_ends_with_3),
    CASE(random_failures_end_every_command_with_3),
    CASE(a_file_that_appears_while_a_key_is_made_is_kept),
    CASE(a_file_that_changes_while_it_is_signed_gets_no_signature),
    CASE(errors_of_the_library_have_their_status),
};

static const char *const files[] = { "key", "pub", "pub.sig", "large", "new", "new.pub", "new.sig",
                                     "new.ed", "new.x", "peer", "password" };

int main(int argc, char **argv)
{
    char directory[] = "/tmp/edmont-failures-XXXXXX";
    size_t i;
    int status;

    if (mkdtemp(directory) == NULL || chdir(directory) != 0)
        return 1;
    (void)report_as(REPORT_SILENT);
    status = check_run(argc, argv, cases, CHECK_COUNT(cases));
    for (i = 0; i < CHECK_COUNT(files); i++)
        (void)unlink(files[i]);
    return rmdir(directory) == 0 ? status : 1;
}
