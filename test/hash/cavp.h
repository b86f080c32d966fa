/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * cavp.h: cases for NIST's vectors of a hash. The including file includes streaming.h and the
 * vectors and defines, before,
 *
 *   CAVP                     the array of vectors
 *   CAVP_SHORT CAVP_LONG     how many short and long messages there are
 *
 * and lists CAVP_CASES among its cases.
 */
#ifndef EDMONT_TEST_CAVP_H
#define EDMONT_TEST_CAVP_H

#include "../vectors/vectors.h"

/* A record's message, of which every piece is one call of update. */
static void check_record(const struct hash_cavp *v)
{
    HASH_STATE s;
    uint8_t piece[2000], got[HASH_DIGEST], want[HASH_DIGEST];

    HASH_INIT(&s);
    for (const char *const *p = v->msg; *p != NULL; p++)
        HASH_UPDATE(&s, piece, vector_bytes(piece, sizeof piece, *p));
    HASH_FINAL(&s, got);
    check_hex(want, HASH_DIGEST, v->digest);
    check_bytes(got, want, HASH_DIGEST);
}

static void check_kind(const char *kind, int expected)
{
    int count = 0;

    for (size_t i = 0; i < CHECK_COUNT(CAVP); i++) {
        if (strcmp(CAVP[i].kind, kind) != 0)
            continue;
        check_note("record %zu", i);
        check_record(&CAVP[i]);
        count++;
    }
    check_int(count, expected);
}

static void short_messages_of_cavp(void)
{
    check_kind("Short", CAVP_SHORT);
}

static void long_messages_of_cavp(void)
{
    check_kind("LongM", CAVP_LONG);
}

/* NIST's chain: each message is the last three digests, and every 1,000 steps the last digest is
 * published and takes the place of all three. */
static void monte_carlo_chain_of_cavp(void)
{
    uint8_t last[3][HASH_DIGEST], digest[HASH_DIGEST], want[HASH_DIGEST];
    int links = 0;

    for (size_t i = 0; i < CHECK_COUNT(CAVP); i++) {
        const struct hash_cavp *v = &CAVP[i];

        if (strcmp(v->kind, "monteseed") == 0)
            check_hex(digest, HASH_DIGEST, v->msg[0]);
        if (strcmp(v->kind, "monte") != 0)
            continue;
        check_note("link %d", v->number);
        check_int(v->number, links++);
        for (int j = 0; j < 3; j++)
            memcpy(last[j], digest, HASH_DIGEST);
        for (int step = 0; step < 1000; step++) {
            hash(digest, last, sizeof last);
            memmove(last[0], last[1], 2 * HASH_DIGEST);
            memcpy(last[2], digest, HASH_DIGEST);
        }
        check_hex(want, HASH_DIGEST, v->digest);
        check_bytes(digest, want, HASH_DIGEST);
    }
    check_int(links, 100);
}

#define CAVP_CASES                                                                                 \
    CASE(short_messages_of_cavp), CASE(long_messages_of_cavp), CASE(monte_carlo_chain_of_cavp)

#endif
