/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ctime.h: cases with secrets, for two ways of looking. ctime.c runs them under valgrind's memcheck
 * with secrets marked as undefined memory: it follows every bit made of them, and reports a branch
 * and an address that depend on one. step.c runs them one instruction at a time with several
 * secrets and compares what the CPU has done.
 */
#ifndef EDMONT_TEST_CTIME_H
#define EDMONT_TEST_CTIME_H

#include <stddef.h>
#include <stdint.h>

/* From here on the n bytes at p are secret; public again. */
void ctime_secret(void *p, size_t n);
void ctime_public(void *p, size_t n);

/* Says that the n bytes at p, a result, depend on a secret. The case fails if they do not: then the
 * secret has not been where the case claims it was. */
void ctime_expect_secret(const void *p, size_t n);

/* n <= 1024 pseudorandom bytes that are secret, or public, for the rest of the case. */
void *ctime_make_secret(size_t n);
void *ctime_make_public(size_t n);

/* The case fails if the condition, which is public, does not hold. */
void ctime_check(int condition, const char *what);

/* Between these nothing is under test: what a case prepares. */
void ctime_pause(void);
void ctime_resume(void);

/* What to make the secrets of this run from. */
uint64_t ctime_seed(void);

struct ctime_case {
    const char *name;
    void (*run)(void);
};

/* What is under test, once for every target: the public functions, which are the rows of test/calls
 * that handle secrets, and then some; and the slots. */
const struct call *ctime_call(size_t i, struct ctime_case *c); /* row i in *c; NULL past the last */
extern const struct ctime_case ctime_api[];
extern const size_t ctime_api_n;
extern const struct ctime_case ctime_slots[];
extern const size_t ctime_slots_n;

/* And once: what is the same for all targets. */
extern const struct ctime_case ctime_shared[];
extern const size_t ctime_shared_n;

/* Controls: the first of them must be clean, the others must be reported; the last ones are
 * informative. */
enum ctime_verdict { CTIME_CLEAN, CTIME_LEAKS, CTIME_EITHER };
struct ctime_control {
    struct ctime_case c;
    enum ctime_verdict verdict;
};
extern const struct ctime_control ctime_controls[];
extern const size_t ctime_controls_n;

#endif
