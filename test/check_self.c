/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: check.c, that a case which should fail does fail, and what is then printed. Does not
 * cover: crashes and hangs of a test program, which are Automake's driver's to report.
 */
#define _POSIX_C_SOURCE 200809L

#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void holds(void)
{
    check(1 + 1 == 2);
    check_int(-1, -1);
    check_bytes("abc", "abc", 3);
}

static void false_condition(void)
{
    check(1 + 1 == 3);
}

static void other_number(void)
{
    check_int(1, 2);
}

static void other_bytes(void)
{
    check_bytes("abc", "abd", 3);
}

static void no_digits(void)
{
    uint8_t byte;

    check_hex(&byte, 1, "0g");
}

static void skips(void)
{
    check_skip("no such thing here");
}

static const struct check_case inner[] = {
    CASE(holds),       CASE(false_condition), CASE(other_number),
    CASE(other_bytes), CASE(no_digits),       CASE(skips),
};

static char said[4096];

/* Runs the inner cases in a child, with up to two arguments. Returns its exit status; what it
 * printed stands in `said`. */
static int run_inner(const char *first, const char *second)
{
    char *arguments[] = {"inner", (char *)first, (char *)second, NULL};
    int ends[2], status, count = 1 + (first != NULL) + (second != NULL);
    size_t length = 0;
    ssize_t got;

    fflush(stdout);
    check(pipe(ends) == 0);
    pid_t child = fork();

    check(child >= 0);
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        status = check_run(count, arguments, inner, CHECK_COUNT(inner));
        fflush(stdout);
        _exit(status);
    }
    close(ends[1]);
    while ((got = read(ends[0], said + length, sizeof said - 1 - length)) > 0)
        length += (size_t)got;
    said[length] = 0;
    close(ends[0]);
    check(waitpid(child, &status, 0) == child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int has(const char *line)
{
    return strstr(said, line) != NULL;
}

static void what_holds_is_ok(void)
{
    check_int(run_inner("holds", NULL), 0);
    check(strcmp(said, "1..1\nok 1 - holds\n") == 0);
}

static void what_does_not_hold_fails(void)
{
    static const char *const names[] = {"false_condition", "other_number", "other_bytes",
                                        "no_digits"};

    for (size_t i = 0; i < CHECK_COUNT(names); i++) {
        check_note("%s", names[i]);
        check_int(run_inner(names[i], NULL), 1);
        check(has("not ok 1 - "));
        check(has("# at "));
    }
}

static void the_case_after_a_failure_runs(void)
{
    check_int(run_inner("false_condition", "other_number"), 1);
    check(has("1..2\n"));
    check(has("not ok 1 - false_condition\n"));
    check(has("not ok 2 - other_number\n"));
}

static void a_skip_is_neither_passed_nor_failed(void)
{
    check(unsetenv("REQUIRE_REAL") == 0);
    check_int(run_inner("skips", NULL), 0);
    check(has("ok 1 - skips # SKIP no such thing here\n"));
    check(!has("not ok"));
}

static void a_skip_fails_where_real_parts_are_required(void)
{
    check(setenv("REQUIRE_REAL", "1", 1) == 0);
    check_int(run_inner("skips", NULL), 1);
    check(has("not ok 1 - skips\n"));
}

static void an_unknown_name_is_an_error(void)
{
    check_int(run_inner("no_such_case", NULL), 2);
    check(!has("ok"));
}

static void cases_are_listed(void)
{
    check_int(run_inner("--list", NULL), 0);
    check(has("holds\nfalse_condition\n"));
    check(!has("ok "));
}

static const struct check_case cases[] = {
    CASE(what_holds_is_ok),
    CASE(what_does_not_hold_fails),
    CASE(the_case_after_a_failure_runs),
    CASE(a_skip_is_neither_passed_nor_failed),
    CASE(a_skip_fails_where_real_parts_are_required),
    CASE(an_unknown_name_is_an_error),
    CASE(cases_are_listed),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
