/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * demo.c: `edmont demo`: keys, a signature, an agreement and a handshake, on files in a directory
 * of their own.
 * The lines that it shows are run as a user would run them, and each has to end as it should.
 */
#define _DEFAULT_SOURCE
#include "commands.h"
#include "encode.h"
#include "input.h"
#include "json.h"
#include "output.h"
#include "pair.h"
#include "providers.h"
#include "report.h"
#include "secret.h"
#include "speed.h"

#include <edmont.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SHARED_BYTES = 32, SESSION_BYTES = 16, STRETCHED_BYTES = 64 };

static const char letter[] = "Dear Bob,\n\nlet us meet at noon.\n\nAlice\n";

/* The files that the demo makes. */
static const char *const files[] = {
    "alice.key", "alice.pub", "letter.txt", "letter.txt.sig", "alice.dh", "alice.dh.pub",
    "bob.dh", "bob.dh.pub", "alice.shared", "bob.shared", "stretched", "guess", "alice.session",
    "bob.session",
};

static void title(int status, const char *text)
{
    if (status == STATUS_OK)
        say("\n%s", text);
}

/* Adds a line that was run to the steps of --json. */
static void report_step(const char *line, const char *said, int ended, int expected)
{
    json_object(NULL);
    json_string("run", line);
    json_string("said", said);
    json_number("exit", ended);
    json_number("expected", expected);
    json_close();
}

/* Shows a line, runs it, shows what it said, and checks how it ended. */
static int step(int status, const char *line, int expected)
{
    enum report_mode mode;
    char said[512];
    int ended;

    if (status != STATUS_OK)
        return status;
    say("  $ edmont %s", line);
    mode  = report_as(REPORT_SILENT);
    ended = command_run(line);
    (void)report_as(mode);
    snprintf(said, sizeof said, "%s", report_last());
    if (ended == STATUS_OK)
        say("  %s", said);
    else
        say("  edmont: %.*s: %s\n  (exit status %d)", (int)strcspn(line, " "), line, said, ended);
    report_step(line, said, ended, expected);
    if (ended == expected)
        return STATUS_OK;
    return fail(ended != STATUS_OK ? ended : STATUS_SELFTEST,
                "`edmont %s` ended with %d and had to end with %d: %s", line, ended, expected,
                said);
}

static int write_letter(int status, const char *text)
{
    return status == STATUS_OK ? write_output("letter.txt", text, strlen(text), 0) : status;
}

/* Changes one letter of the letter. */
static int change_letter(int status)
{
    char changed[sizeof letter];

    memcpy(changed, letter, sizeof letter);
    memcpy(strstr(changed, "noon"), "moon", 4);
    return write_letter(status, changed);
}

static int show_signatures(void)
{
    int status = STATUS_OK;

    title(status, "Alice makes a key. Everybody may have the public one.");
    status = step(status, "keygen -o alice.key", STATUS_OK);
    status = step(status, "public -k alice.key -o alice.pub", STATUS_OK);
    title(status, "She signs a letter, and Bob verifies it.");
    status = write_letter(status, letter);
    status = step(status, "sign -k alice.key letter.txt", STATUS_OK);
    status = step(status, "verify -p alice.pub -s letter.txt.sig letter.txt", STATUS_OK);
    title(status, "Somebody changes one letter of it, from noon to moon: refused.");
    status = change_letter(status);
    return step(status, "verify -p alice.pub -s letter.txt.sig letter.txt", STATUS_NO);
}

/* Whether both sides have the same n bytes. */
static int compare_secrets(int status, const char *alice, const char *bob, size_t n)
{
    uint8_t *both;
    size_t got[2];
    int equal = 0;

    if (status != STATUS_OK)
        return status;
    both = secret_new(2 * n);
    if (both == NULL)
        return STATUS_USAGE;
    status = read_small(both, n, &got[0], alice);
    if (status == STATUS_OK)
        status = read_small(both + n, n, &got[1], bob);
    if (status == STATUS_OK)
        equal = got[0] == n && got[1] == n && edmont_equal(both, both + n, n);
    secret_free(both, 2 * n);
    if (status == STATUS_OK && !equal)
        return fail(STATUS_SELFTEST, "%s and %s are not the same", alice, bob);
    if (status == STATUS_OK)
        say("  %s and %s are the same %zu bytes", alice, bob, n);
    return status;
}

static int show_agreement(int status)
{
    title(status, "Alice and Bob agree on a secret: each has a key, and the other's public key.");
    status = step(status, "keygen --type x25519 -o alice.dh", STATUS_OK);
    status = step(status, "keygen --type x25519 -o bob.dh", STATUS_OK);
    status = step(status, "public -k alice.dh -o alice.dh.pub", STATUS_OK);
    status = step(status, "public -k bob.dh -o bob.dh.pub", STATUS_OK);
    status = step(status, "dh -k alice.dh -p bob.dh.pub -o alice.shared", STATUS_OK);
    status = step(status, "dh -k bob.dh -p alice.dh.pub -o bob.shared", STATUS_OK);
    return compare_secrets(status, "alice.shared", "bob.shared", SHARED_BYTES);
}

/* Writes what stands for a password that Argon2id or scrypt has stretched. */
static int write_stretched(int status, const char *path)
{
    uint8_t bytes[STRETCHED_BYTES];
    char text[2 * STRETCHED_BYTES + 1];
    int error;

    if (status != STATUS_OK)
        return status;
    error = edmont_random_bytes(bytes, sizeof bytes);
    if (error != EDMONT_OK)
        return fail_library(error, "cannot make a password");
    hex_encode(text, bytes, sizeof bytes);
    text[sizeof text - 1] = '\n';
    status = write_output(path, text, sizeof text, OUTPUT_SECRET);
    edmont_wipe(bytes, sizeof bytes);
    edmont_wipe(text, sizeof text);
    return status;
}

/* Lets Alice and Bob shake hands, each with what is in a file, and checks how both ended. */
static int shake_hands(int status, const char *alice, const char *bob, int expected)
{
    struct pair_side side[2] = {
        { "spake2 --suite rfc9382 --role A --id alice --peer bob --mhf-fd 3 "
          "--key-file alice.session", alice, STATUS_OK },
        { "spake2 --suite rfc9382 --role B --id bob --peer alice --mhf-fd 3 "
          "--key-file bob.session", bob, STATUS_OK },
    };
    enum report_mode mode;
    int i;

    if (status != STATUS_OK)
        return status;
    mode   = report_as(REPORT_SILENT);
    status = run_pair(side);
    (void)report_as(mode);
    for (i = 0; i < 2 && status == STATUS_OK; i++) {
        say("  $ edmont %s 3< %s", side[i].line, side[i].file);
        if (side[i].status != STATUS_OK)
            say("  (exit status %d)", side[i].status);
        report_step(side[i].line, NULL, side[i].status, expected);
        if (side[i].status != expected)
            status = fail(side[i].status != STATUS_OK ? side[i].status : STATUS_SELFTEST,
                          "`edmont %s` ended with %d and had to end with %d", side[i].line,
                          side[i].status, expected);
    }
    return status;
}

static int show_handshake(int status)
{
    title(status, "Both know a password. Each reads what the other prints, and has a key at the "
                  "end.");
    status = write_stretched(status, "stretched");
    status = shake_hands(status, "stretched", "stretched", STATUS_OK);
    status = compare_secrets(status, "alice.session", "bob.session", SESSION_BYTES);
    title(status, "Somebody who does not know it takes Bob's place: refused.");
    status = write_stretched(status, "guess");
    return shake_hands(status, "stretched", "guess", STATUS_NO);
}

/* Which code did it, and how fast. */
static int show_engine(int status)
{
    const edmont_hash *hash     = edmont_hash_current();
    const edmont_random *source = edmont_random_current();
    char scheme[SCHEME_BYTES];

    if (status != STATUS_OK)
        return status;
    scheme_in_use(scheme);
    say("\ntarget %s, hash %s, random %s, signatures %s, one thread:", edmont_target(), hash->name,
        source->name, scheme);
    json_string("target", edmont_target());
    json_string("hash", hash->name);
    json_string("random", source->name);
    json_string("signatures", scheme);
    return show_speed();
}

static void remove_files(void)
{
    size_t i;

    for (i = 0; i < sizeof files / sizeof files[0]; i++)
        (void)unlink(files[i]);
}

static int show_all(const char *directory)
{
    int status;

    say("edmont %s, in %s, which is removed at the end", edmont_version(), directory);
    json_string("directory", directory);
    json_array("steps");
    status = show_handshake(show_agreement(show_signatures()));
    json_close();
    status = show_engine(status);
    title(status, "Everything went as it should.");
    return status;
}

int run_demo(const struct options *opt)
{
    const char *parent = getenv("TMPDIR");
    char directory[512];
    int n, status;

    (void)opt;
    n = snprintf(directory, sizeof directory, "%s/edmont-demo-XXXXXX",
                 parent != NULL && parent[0] != '\0' ? parent : "/tmp");
    if (n < 0 || (size_t)n >= sizeof directory || mkdtemp(directory) == NULL)
        return fail(STATUS_USAGE, "cannot make a directory for temporary files in %s: %s",
                    parent != NULL ? parent : "/tmp", strerror(errno));
    if (chdir(directory) != 0) {
        status = fail(STATUS_USAGE, "cannot use %s: %s", directory, strerror(errno));
    } else {
        status = show_all(directory);
        remove_files();
    }
    if (rmdir(directory) != 0 && status == STATUS_OK)
        status = fail(STATUS_USAGE, "cannot remove %s: %s", directory, strerror(errno));
    return status;
}
