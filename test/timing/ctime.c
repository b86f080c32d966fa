/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: that no branch and no address depends on a secret, in the public functions and in every
 * slot of every target, as they are compiled. Runs under valgrind (test/timing/ctime.sh).
 *
 * Does not cover: instructions whose time depends on their operands (division, where a CPU's
 * multiplier is not constant); code for instruction sets that valgrind does not know; speculation.
 * What is public is said where it is marked so, and in the library at ct_declassify.
 */
#include "ctime.h"

#include "../../include/edmont/provider.h"
#include "../../src/core/ct.h"
#include "../calls/calls.h"
#include "../check.h"

#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

static _Alignas(64) unsigned char room[8192];
static size_t room_used;
static const char *complaint;
static int number, failed;

void ctime_secret(void *p, size_t n)
{
    (void)VALGRIND_MAKE_MEM_UNDEFINED(p, n);
}

void ctime_public(void *p, size_t n)
{
    (void)VALGRIND_MAKE_MEM_DEFINED(p, n);
}

/* What the library calls where it makes a secret public (src/core/ct.h). */
void edmont_i_declassify(void *p, size_t n)
{
    ctime_public(p, n);
}

void ctime_expect_secret(const void *p, size_t n)
{
    unsigned char undefined[1024];
    unsigned char any = 0;

    if (n > sizeof undefined || VALGRIND_GET_VBITS(p, undefined, n) != 1)
        complaint = "the secret bits of a result cannot be read";
    else {
        for (size_t i = 0; i < n; i++)
            any |= undefined[i];
        if (any == 0)
            complaint = "a result does not depend on the secret";
    }
}

void *ctime_make_public(size_t n)
{
    unsigned char *p = room + room_used;

    room_used += (n + 63) / 64 * 64;
    if (room_used > sizeof room) {
        complaint = "no room left";
        return room;
    }
    check_random_bytes(p, n);
    return p;
}

void *ctime_make_secret(size_t n)
{
    void *p = ctime_make_public(n);

    ctime_secret(p, n);
    return p;
}

/* Memcheck follows secrets alone, and needs to see no other ones. */
void ctime_pause(void)
{
}

void ctime_resume(void)
{
}

uint64_t ctime_seed(void)
{
    return 1;
}

void ctime_check(int condition, const char *what)
{
    if (!condition)
        complaint = what;
}

/* Runs one case and returns how many errors memcheck has found in it. */
static unsigned long run(const struct ctime_case *c)
{
    unsigned long before = VALGRIND_COUNT_ERRORS;

    ctime_public(room, sizeof room);
    memset(room, 0, sizeof room);
    room_used = 0;
    complaint = NULL;
    VALGRIND_PRINTF("case %s\n", c->name);
    c->run();
    return VALGRIND_COUNT_ERRORS - before;
}

static void report(int ok, const char *name, const char *where)
{
    if (!ok && complaint != NULL)
        printf("# %s\n", complaint);
    printf("%sok %d - %s%s%s\n", ok ? "" : "not ", ++number, name, where[0] ? " on " : "", where);
    failed |= !ok;
    fflush(stdout);
}

static void run_clean(const struct ctime_case *c, size_t n, const char *where)
{
    for (size_t i = 0; i < n; i++) {
        unsigned long errors = run(&c[i]);

        if (errors != 0)
            printf("# %lu branches or addresses depend on a secret\n", errors);
        report(errors == 0 && complaint == NULL, c[i].name, where);
    }
}

static void run_calls(const char *where)
{
    const struct call *call;
    struct ctime_case c;

    for (size_t i = 0; (call = ctime_call(i, &c)) != NULL; i++)
        if (call->know != NULL)
            run_clean(&c, 1, where);
}

static void run_controls(void)
{
    for (size_t i = 0; i < ctime_controls_n; i++) {
        const struct ctime_control *t = &ctime_controls[i];
        unsigned long errors          = run(&t->c);

        if (t->verdict == CTIME_EITHER) {
            printf("# %s, for information: %lu reports\n", t->c.name, errors);
            continue;
        }
        report((errors != 0) == (t->verdict == CTIME_LEAKS), t->c.name, "");
    }
}

int main(void)
{
    if (!RUNNING_ON_VALGRIND) {
        fprintf(stderr, "ctime: run me under valgrind (test/timing/ctime.sh)\n");
        return 2;
    }
    if (edmont_hash_use(edmont_hash_by_name("sha512")) != EDMONT_OK)
        return 2;
    run_controls();
    run_clean(ctime_shared, ctime_shared_n, "");
    for (size_t i = 0; i < edmont_target_count(); i++) {
        const char *name = edmont_target_name(i);

        if (edmont_target_select(name) != EDMONT_OK)
            return 2;
        run_clean(ctime_slots, ctime_slots_n, name);
        run_calls(name);
        run_clean(ctime_api, ctime_api_n, name);
    }
    printf("1..%d\n", number);
    return failed;
}
