/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/hash/hkdf.c: the inputs of RFC 5869's test cases, keys, infos and outputs of many
 * lengths, the longest output and its beginnings, info in pieces, and the bytes beside.
 *
 * Not covered: a salt, which there is none of, so RFC 5869's results of test cases 1 and 2
 * (compute_vectors.py has them); what is left on the stack (test/wiping); timing (test/timing).
 */
#define _DEFAULT_SOURCE /* fence.h */

#include "../check.h"
#include "../fence.h"

#include "../../src/hash/hkdf.h"

#include "../vectors/hkdf.h"

#include <string.h>

#define LONGEST 300 /* bytes of info */

static size_t okm_of(uint8_t out[HKDF_LONGEST], const struct hkdf_vector *v)
{
    size_t n = 0;

    for (const char *const *p = v->okm; *p != NULL; p++)
        n += vector_bytes(out + n, HKDF_LONGEST - n, *p);
    return n;
}

static void check_vector(const struct hkdf_vector *v)
{
    uint8_t ikm[130], info[LONGEST], want[HKDF_LONGEST], got[HKDF_LONGEST];
    size_t ikm_len         = vector_bytes(ikm, sizeof ikm, v->ikm);
    size_t n               = okm_of(want, v);
    const edmont_span part = {info, vector_bytes(info, sizeof info, v->info)};

    edmont_i_hkdf(got, n, ikm, ikm_len, &part, 1);
    check_bytes(got, want, n);
}

static void inputs_of_rfc5869_and_of_many_lengths(void)
{
    check_int(CHECK_COUNT(hkdf), 284);
    for (size_t i = 0; i < CHECK_COUNT(hkdf); i++) {
        check_note("record %zu", i);
        check_vector(&hkdf[i]);
    }
}

/* The last record's output is the longest that there can be. */
static void every_output_is_a_beginning_of_the_longest(void)
{
    const struct hkdf_vector *v = &hkdf[CHECK_COUNT(hkdf) - 1];
    static uint8_t want[HKDF_LONGEST], got[HKDF_LONGEST + 32];
    uint8_t ikm[32], info[20];
    const edmont_span part = {info, sizeof info};

    check_int(okm_of(want, v), HKDF_LONGEST);
    check_int(vector_bytes(ikm, sizeof ikm, v->ikm), sizeof ikm);
    check_int(vector_bytes(info, sizeof info, v->info), sizeof info);
    for (size_t n = 0; n <= HKDF_LONGEST; n += n < 260 || n % 32 == 0 || n % 32 == 31 ? 1 : 30) {
        check_note("%zu bytes", n);
        memset(got, 0xa5, sizeof got);
        edmont_i_hkdf(got, n, ikm, sizeof ikm, &part, 1);
        check_bytes(got, want, n);
        for (size_t i = n; i < sizeof got; i++)
            check(got[i] == 0xa5);
    }
}

static void info_in_pieces_is_the_same_info(void)
{
    uint8_t ikm[32], info[LONGEST], want[80], got[80];
    const edmont_span whole = {info, sizeof info};

    check_random_bytes(ikm, sizeof ikm);
    check_random_bytes(info, sizeof info);
    edmont_i_hkdf(want, sizeof want, ikm, sizeof ikm, &whole, 1);
    for (size_t cut = 0; cut <= LONGEST; cut++) {
        const edmont_span part[] = {{info, cut / 2},
                                    {NULL, 0},
                                    {info + cut / 2, cut - cut / 2},
                                    {info + cut, LONGEST - cut}};

        check_note("cut at %zu", cut);
        edmont_i_hkdf(got, sizeof got, ikm, sizeof ikm, part, CHECK_COUNT(part));
        check_bytes(got, want, sizeof want);
    }
}

static void null_stands_for_no_bytes_and_no_pieces(void)
{
    uint8_t want[80], got[80];
    const edmont_span empty = {"", 0};

    edmont_i_hkdf(want, sizeof want, (const uint8_t *)"", 0, &empty, 1);
    edmont_i_hkdf(got, sizeof got, NULL, 0, NULL, 0);
    check_bytes(got, want, sizeof want);
}

static void nothing_beside_input_and_output_is_touched(void)
{
    uint8_t bytes[LONGEST], want[LONGEST];
    struct fence ikm, info, output;

    check_random_bytes(bytes, sizeof bytes);
    fence_open(&ikm);
    fence_open(&info);
    fence_open(&output);
    for (size_t n = 0; n <= LONGEST; n++)
        for (int end = 0; end < 2; end++) {
            const edmont_span part   = {bytes, LONGEST - n};
            const edmont_span fenced = {fence_input(&info, end, bytes, part.len), part.len};
            uint8_t *out             = fence_place(&output, end, bytes, n);

            check_note("%zu bytes, end %d", n, end);
            edmont_i_hkdf(want, n, bytes, n, &part, 1);
            edmont_i_hkdf(out, n, fence_input(&ikm, end, bytes, n), n, &fenced, 1);
            check_bytes(out, want, n);
            fence_check(&output, out, n);
        }
    fence_close(&ikm);
    fence_close(&info);
    fence_close(&output);
}

static const struct check_case cases[] = {
    CASE(inputs_of_rfc5869_and_of_many_lengths),
    CASE(every_output_is_a_beginning_of_the_longest),
    CASE(info_in_pieces_is_the_same_info),
    CASE(null_stands_for_no_bytes_and_no_pieces),
    CASE(nothing_beside_input_and_output_is_touched),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
