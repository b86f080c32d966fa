/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * check.h: named test cases, reported as TAP.
 *
 *   static void adds(void) { check(1 + 1 == 2); }
 *   static const struct check_case cases[] = { CASE(adds) };
 *   int main(int argc, char **argv) { return check_run(argc, argv, cases, CHECK_COUNT(cases)); }
 *
 * A program given names runs those cases alone; --list names them. A case fails at its first check
 * that does not hold, and the next case runs; outside of cases the program ends.
 */
#ifndef EDMONT_TEST_CHECK_H
#define EDMONT_TEST_CHECK_H

#include <stddef.h>
#include <stdint.h>

struct check_case {
    const char *name;
    void (*run)(void);
};

#define CASE(name)                                                                                 \
    {                                                                                              \
#name, name                                                                                \
    }
#define CHECK_COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Runs the cases; the program's exit status. Each case begins with SHA-512 and the system's
 * randomness as the default providers, or, where it is about configure's choice, with that. */
int check_run(int argc, char **argv, const struct check_case *cases, size_t n);
int check_run_as_configured(int argc, char **argv, const struct check_case *cases, size_t n);

/* Makes SHA-512 and the system's randomness the defaults again, whatever configure chose: after a
 * case has used others, where edmont_hash_use(NULL) may leave it with BLAKE2b, or with nothing. */
void check_pin(void);

/* The rest of a case's failures name `note`: which vector, which target. printf's format. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
void check_note(const char *format, ...);

/* Leaves the case as skipped, for a reason; under REQUIRE_REAL=1 as failed. */
void check_skip(const char *reason);

#define check(condition) check_true((condition) != 0, #condition, __FILE__, __LINE__)
#define check_int(got, want)                                                                       \
    check_long((long long)(got), (long long)(want), #got, __FILE__, __LINE__)
#define check_bytes(got, want, n) check_memory(got, want, n, #got, __FILE__, __LINE__)

void check_true(int holds, const char *what, const char *file, int line);
void check_long(long long got, long long want, const char *what, const char *file, int line);
void check_memory(const void *got, const void *want, size_t n, const char *what, const char *file,
                  int line);

/* Pseudorandom bytes for tests, the same at every run (splitmix64); seed 0 at start. */
void check_seed(uint64_t seed);
uint64_t check_random(void);
void check_random_bytes(void *out, size_t n);

/* out = the n bytes that 2n hexadecimal digits stand for; stops the case if they do not. */
void check_hex(uint8_t *out, size_t n, const char *hex);

#endif
