/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: test/check.c, what every other test reports with: that a check that does not hold fails
 * its case and the program, that a skipped case is not a passed one, that REQUIRE_REAL makes it a
 * failure, that cases are found by name, and that each begins with the same providers. Runs a table
 * of cases in a child process and reads what it printed.
 * Does not cover: Automake's driver, which reads the same lines.
 */
#define _POSIX_C_SOURCE 200809L /* fork, dup2, setenv */

#include <config.h>

#include "check.h"

#include "../include/edmont/provider.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void passes(void)
{
    check(1 + 1 == 2);
    check_int(-3, -3);
    check_bytes("abc", "abd", 2);
    check_bytes(NULL, NULL, 0);
}

static void fails_by_condition(void)
{
    check_note("vector %d", 17);
    check(1 + 1 == 3);
    puts("# not reached");
}

static void fails_by_number(void)
{
    check_int(1L << 20, -1);
}

static void fails_by_bytes(void)
{
    check_bytes("abc", "abd", 3);
}

static void fails_by_hex_of_wrong_length(void)
{
    uint8_t out[2];

    check_hex(out, 2, "00000");
}

static void fails_by_hex_of_wrong_digit(void)
{
    uint8_t out[2];

    check_hex(out, 2, "00g0");
}

static void skips(void)
{
    check_skip("a reason");
    puts("# not reached");
}

static int fill(void *env, void *out, size_t len)
{
    (void)env;
    memset(out, 1, len);
    return 0;
}

static void names_the_providers_and_installs_others(void)
{
    static const edmont_random other = {EDMONT_PROVIDER_ABI, sizeof other, "other", 0, NULL, fill};
    const edmont_hash *hash          = edmont_hash_current();
    const edmont_random *random      = edmont_random_current();

    printf("# %s, %s\n", hash != NULL ? hash->name : "none",
           random != NULL ? random->name : "none");
    check_int(edmont_hash_use(edmont_hash_by_name("blake2b")), EDMONT_OK);
    check_int(edmont_random_use(&other), EDMONT_OK);
}

static const struct check_case inner[] = {
    CASE(passes),
    CASE(fails_by_condition),
    CASE(fails_by_number),
    CASE(fails_by_bytes),
    CASE(fails_by_hex_of_wrong_length),
    CASE(fails_by_hex_of_wrong_digit),
    CASE(skips),
    CASE(names_the_providers_and_installs_others),
    CASE(names_the_providers_and_installs_others),
};

/* What a run of inner[first] to inner[first + n - 1] printed, and its exit status. */
struct outcome {
    char text[4096];
    int status;
};

static int (*runner)(int argc, char **argv, const struct check_case *cases, size_t n) = check_run;

static void run_child(FILE *out, const char *require_real, char **names, size_t first, size_t n)
{
    char program[] = "inner", *arguments[4] = {program};
    int count = 1;

    while (names != NULL && names[count - 1] != NULL && count < 4) {
        arguments[count] = names[count - 1];
        count++;
    }
    dup2(fileno(out), STDOUT_FILENO);
    dup2(fileno(out), STDERR_FILENO);
    setenv("REQUIRE_REAL", require_real, 1);
    _exit(runner(count, arguments, inner + first, n) | (fflush(stdout) != 0));
}

static void run(struct outcome *o, const char *require_real, char **names, size_t first, size_t n)
{
    FILE *out = tmpfile();
    pid_t child;
    int status;

    check(out != NULL);
    fflush(stdout);
    child = fork();
    check(child >= 0);
    if (child == 0)
        run_child(out, require_real, names, first, n);
    check(waitpid(child, &status, 0) == child);
    check(WIFEXITED(status));
    o->status = WEXITSTATUS(status);
    rewind(out);
    o->text[fread(o->text, 1, sizeof o->text - 1, out)] = 0;
    fclose(out);
}

static void a_case_that_holds_is_ok(void)
{
    struct outcome o;

    run(&o, "0", NULL, 0, 1);
    check_int(o.status, 0);
    check(strcmp(o.text, "1..1\nok 1 - passes\n") == 0);
}

/* Case i alone fails, and its output has the text. */
static void check_failure(size_t i, const char *text)
{
    struct outcome o;

    check_note("case %s", inner[i].name);
    run(&o, "0", NULL, i, 1);
    check_int(o.status, 1);
    check(strncmp(o.text, "1..1\n# ", 7) == 0);
    check(strstr(o.text, "\nnot ok 1 - ") != NULL);
    check(strstr(o.text, "\nok ") == NULL);
    check(strstr(o.text, "# not reached") == NULL);
    check(strstr(o.text, text) != NULL);
}

static void a_check_that_does_not_hold_fails_and_says_why(void)
{
    check_failure(1, "1 + 1 == 3");
    check_failure(1, "check_self.c:");
    check_failure(1, "vector 17");
    check_failure(2, "got 1048576, want -1");
    check_failure(3, "616264");
    check_failure(4, "length");
    check_failure(5, "digits");
}

static void one_failure_fails_the_program_and_the_other_cases_run(void)
{
    struct outcome o;

    run(&o, "0", NULL, 0, 7);
    check_int(o.status, 1);
    check(strncmp(o.text, "1..7\nok 1 - passes\n", 19) == 0);
    check(strstr(o.text, "\nnot ok 2 - fails_by_condition\n") != NULL);
    check(strstr(o.text, "\nnot ok 6 - fails_by_hex_of_wrong_digit\n") != NULL);
    check(strstr(o.text, "\nok 7 - skips # SKIP a reason\n") != NULL);
}

static void a_skipped_case_says_so_and_fails_under_require_real(void)
{
    struct outcome o;

    run(&o, "0", NULL, 6, 1);
    check_int(o.status, 0);
    check(strcmp(o.text, "1..1\nok 1 - skips # SKIP a reason\n") == 0);
    run(&o, "1", NULL, 6, 1);
    check_int(o.status, 1);
    check(strstr(o.text, "\nnot ok 1 - skips\n") != NULL);
    check(strstr(o.text, "a reason") != NULL);
}

static void names_choose_cases(void)
{
    char first[] = "skips", second[] = "passes", unknown[] = "unknown", list[] = "--list";
    char *both[] = {first, second, NULL}, *none[] = {unknown, NULL}, *all[] = {list, NULL};
    struct outcome o;

    run(&o, "0", both, 0, CHECK_COUNT(inner));
    check_int(o.status, 0);
    check(strcmp(o.text, "1..2\nok 1 - passes\nok 2 - skips # SKIP a reason\n") == 0);
    run(&o, "0", none, 0, CHECK_COUNT(inner));
    check_int(o.status, 2);
    check(strncmp(o.text, "inner: ", 7) == 0);
    run(&o, "0", all, 0, 2);
    check_int(o.status, 0);
    check(strcmp(o.text, "passes\nfails_by_condition\n") == 0);
}

static void check_providers(const char *hash, const char *random)
{
    static const char name[] = "names_the_providers_and_installs_others";
    struct outcome o;
    char want[300];

    snprintf(want, sizeof want, "1..2\n# %s, %s\nok 1 - %s\n# %s, %s\nok 2 - %s\n", hash, random,
             name, hash, random, name);
    run(&o, "0", NULL, 7, 2);
    check_int(o.status, 0);
    check(strcmp(o.text, want) == 0);
}

static void every_case_begins_with_the_same_providers(void)
{
    check_providers("sha512", "system");
    runner = check_run_as_configured;
    check_providers(EDMONT_HASH_NAME, EDMONT_RANDOM_NAME);
    runner = check_run;
}

static void random_bytes_are_the_same_at_every_run(void)
{
    uint8_t a[16], b[16], other[16];

    check_random_bytes(a, 16);
    check_random_bytes(other, 16);
    check(memcmp(a, other, 16) != 0);
    check_seed(0);
    check_random_bytes(b, 16);
    check_bytes(a, b, 16);
    check_seed(1);
    check_random_bytes(b, 16);
    check(memcmp(a, b, 16) != 0);
}

static void hex_becomes_bytes(void)
{
    static const uint8_t want[] = {0x00, 0x1f, 0xa0, 0xff};
    uint8_t got[4];

    check_hex(got, 4, "001fa0ff");
    check(memcmp(got, want, 4) == 0);
}

static const struct check_case cases[] = {
    CASE(a_case_that_holds_is_ok),
    CASE(a_check_that_does_not_hold_fails_and_says_why),
    CASE(one_failure_fails_the_program_and_the_other_cases_run),
    CASE(a_skipped_case_says_so_and_fails_under_require_real),
    CASE(names_choose_cases),
    CASE(every_case_begins_with_the_same_providers),
    CASE(random_bytes_are_the_same_at_every_run),
    CASE(hex_becomes_bytes),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
