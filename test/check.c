/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; it is what the tests report with. `make check` runs test/check_self.c on it.
 */
#include "check.h"

#include "../include/edmont/provider.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PASSED, FAILED, SKIPPED };

static jmp_buf leave_case;
static int in_case;
static char note[256];
static char skip_reason[256];
static uint64_t random_state;

static int chosen(int argc, char **argv, const char *name)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], name) == 0)
            return 1;
    return argc < 2;
}

static void use_configured(void)
{
    check_int(edmont_hash_use(NULL), EDMONT_OK);
    check_int(edmont_random_use(NULL), EDMONT_OK);
}

/* Calls no hash where the default is right already: test/wiping wants to make its process's first
 * call. */
void check_pin(void)
{
    const edmont_hash *sha512 = edmont_hash_by_name("sha512");

    if (edmont_hash_current() != sha512)
        check_int(edmont_hash_use(sha512), EDMONT_OK);
    check_int(edmont_random_use(edmont_random_by_name("system")), EDMONT_OK);
}

static int run_case(const struct check_case *c, void (*choose_providers)(void))
{
    volatile int result = setjmp(leave_case);

    if (result == PASSED) {
        note[0] = 0;
        check_seed(0);
        in_case = 1;
        choose_providers();
        c->run();
    }
    in_case = 0;
    return result;
}

static void report(int result, int number, const char *name)
{
    printf("%sok %d - %s%s%s\n", result == FAILED ? "not " : "", number, name,
           result == SKIPPED ? " # SKIP " : "", result == SKIPPED ? skip_reason : "");
    fflush(stdout);
}

static int run_cases(int argc, char **argv, const struct check_case *cases, size_t n,
                     void (*choose_providers)(void))
{
    int planned = 0, number = 0, failed = 0;

    if (argc == 2 && strcmp(argv[1], "--list") == 0) {
        for (size_t i = 0; i < n; i++)
            puts(cases[i].name);
        return 0;
    }
    for (size_t i = 0; i < n; i++)
        planned += chosen(argc, argv, cases[i].name);
    if (planned == 0) {
        fprintf(stderr, "%s: no such case (--list names them)\n", argv[0]);
        return 2;
    }
    printf("1..%d\n", planned);
    for (size_t i = 0; i < n; i++) {
        if (!chosen(argc, argv, cases[i].name))
            continue;
        int result = run_case(&cases[i], choose_providers);

        failed += result == FAILED;
        report(result, ++number, cases[i].name);
    }
    return failed != 0;
}

int check_run(int argc, char **argv, const struct check_case *cases, size_t n)
{
    return run_cases(argc, argv, cases, n, check_pin);
}

int check_run_as_configured(int argc, char **argv, const struct check_case *cases, size_t n)
{
    return run_cases(argc, argv, cases, n, use_configured);
}

void check_note(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(note, sizeof note, format, arguments);
    va_end(arguments);
}

static void fail_at(const char *file, int line)
{
    printf("# at %s:%d%s%s\n", file, line, note[0] ? ", " : "", note);
    fflush(stdout);
    if (!in_case)
        abort();
    longjmp(leave_case, FAILED);
}

void check_skip(const char *reason)
{
    const char *require = getenv("REQUIRE_REAL");

    snprintf(skip_reason, sizeof skip_reason, "%s", reason);
    if (require != NULL && strcmp(require, "1") == 0) {
        printf("# missing, and REQUIRE_REAL=1: %s\n", reason);
        longjmp(leave_case, FAILED);
    }
    longjmp(leave_case, SKIPPED);
}

void check_true(int holds, const char *what, const char *file, int line)
{
    if (holds)
        return;
    printf("# does not hold: %s\n", what);
    fail_at(file, line);
}

void check_long(long long got, long long want, const char *what, const char *file, int line)
{
    if (got == want)
        return;
    printf("# %s: got %lld, want %lld\n", what, got, want);
    fail_at(file, line);
}

static void print_hex(const char *label, const unsigned char *p, size_t n)
{
    printf("#   %s ", label);
    for (size_t i = 0; i < n && i < 64; i++)
        printf("%02x", p[i]);
    printf("%s\n", n > 64 ? "..." : "");
}

void check_memory(const void *got, const void *want, size_t n, const char *what, const char *file,
                  int line)
{
    if (n == 0 || memcmp(got, want, n) == 0)
        return;
    printf("# %s: %zu bytes differ\n", what, n);
    print_hex("got ", got, n);
    print_hex("want", want, n);
    fail_at(file, line);
}

void check_seed(uint64_t seed)
{
    random_state = seed;
}

uint64_t check_random(void)
{
    uint64_t x = random_state += 0x9e3779b97f4a7c15u;

    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

void check_random_bytes(void *out, size_t n)
{
    unsigned char *p = out;

    for (size_t i = 0; i < n; i++)
        p[i] = (unsigned char)check_random();
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

void check_hex(uint8_t *out, size_t n, const char *hex)
{
    check_true(strlen(hex) == 2 * n, "the length of a hexadecimal string", __FILE__, __LINE__);
    for (size_t i = 0; i < n; i++) {
        int high = hex_digit(hex[2 * i]), low = hex_digit(hex[2 * i + 1]);

        check_true(high >= 0 && low >= 0, "hexadecimal digits", __FILE__, __LINE__);
        out[i] = (uint8_t)(high * 16 + low);
    }
}
