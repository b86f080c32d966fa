/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/providers/provider.c and builtin.c: names, defaults, their replacement, and drawing
 * random bytes from sources that are broken in every way. What configure chose is read from
 * config.h, so the program runs under every choice.
 *
 * Not covered: replacing a default while other threads use it (threads.c); what check.c refuses
 * (check.c).
 */
#include <config.h>

#include "../fakes.h"

#include "../../src/providers/provider.h"
#include "../../src/providers/tables.h"

#include <string.h>

static const uint8_t zeros[1000];

static struct fake_hash hashes[FAKE_SHAPES];
static struct fake_random source;

static void make_hashes(void)
{
    for (int shape = 0; shape < FAKE_SHAPES; shape++)
        fake_hash_make(&hashes[shape], (enum fake_shape)shape, 0);
}

/* A source that counts, from 1 so that every byte says that it was written, and goes wrong in its
 * n-th call. */
static void use_source(int n, enum fake_fault fault)
{
    fake_random_make(&source, FAKE_COUNTS);
    fake_random_arm(&source, n, fault);
    source.next = 1;
    check_int(edmont_random_use(&source.table), EDMONT_OK);
}

/* Back to configure's choice: after a case, and before one that reads it, since a failed case goes
 * no further than its failure. */
static void restore(void)
{
    check_int(edmont_hash_use(NULL), EDMONT_OK);
    check_int(edmont_random_use(NULL), EDMONT_OK);
}

static const edmont_hash *configured_hash(void)
{
    return edmont_hash_by_name(EDMONT_HASH_NAME);
}

static const edmont_random *configured_random(void)
{
    return edmont_random_by_name(EDMONT_RANDOM_NAME);
}

static void the_built_in_providers_have_their_names(void)
{
    const edmont_hash *hash     = edmont_hash_by_name("sha512");
    const edmont_random *random = edmont_random_by_name("system");

    check(hash != NULL && random != NULL);
    check(strcmp(hash->name, "sha512") == 0);
    check(strcmp(random->name, "system") == 0);
    check(hash->flags == (EDMONT_HASH_SHA512 | EDMONT_HASH_THREAD_SAFE));
    check(random->flags == 0);
    check(hash->digest != NULL);
}

static void other_names_are_none(void)
{
    static const char *const names[] = {"", "sha51", "sha5122", "SHA512", "none", "no-such-thing"};

    for (size_t i = 0; i < CHECK_COUNT(names); i++) {
        check(edmont_hash_by_name(names[i]) == NULL);
        check(edmont_random_by_name(names[i]) == NULL);
    }
    check(edmont_hash_by_name("system") == NULL);
    check(edmont_random_by_name("sha512") == NULL);
    check(edmont_hash_by_name(NULL) == NULL);
    check(edmont_random_by_name(NULL) == NULL);
}

static void the_defaults_are_what_configure_chose(void)
{
    check(edmont_hash_current() == configured_hash());
    check(edmont_random_current() == configured_random());
}

static void a_default_is_replaced_and_restored(void)
{
    restore();
    make_hashes();
    for (size_t shape = 0; shape < FAKE_SHAPES; shape++) {
        check_int(edmont_hash_use(&hashes[shape].table), EDMONT_OK);
        check(edmont_hash_current() == &hashes[shape].table);
    }
    use_source(0, FAKE_BEFORE);
    check(edmont_random_current() == &source.table);
    restore();
    check(edmont_hash_current() == configured_hash());
    check(edmont_random_current() == configured_random());
}

/* What must be refused, while `old` is in use. */
static void refuse_hashes(const edmont_hash *old)
{
    edmont_hash malformed = hashes[FAKE_STREAMING].table;

    malformed.block_size = 0;
    check_int(edmont_hash_use(old), EDMONT_OK);
    check_int(edmont_hash_use(&malformed), EDMONT_ERR_PROVIDER);
    check(edmont_hash_current() == old);
    hashes[FAKE_DIGEST].twist = 77;
    check_int(edmont_hash_use(&hashes[FAKE_DIGEST].table), EDMONT_ERR_PROVIDER);
    check(edmont_hash_current() == old);
    fake_hash_arm(&hashes[FAKE_HANDLE], 5, FAKE_BEFORE);
    check_int(edmont_hash_use(&hashes[FAKE_HANDLE].table), EDMONT_ERR_HASH);
    check(edmont_hash_current() == old);
}

static void a_refused_hash_leaves_the_old_one(void)
{
    make_hashes();
    restore();
    refuse_hashes(configured_hash());
    refuse_hashes(&hashes[FAKE_LARGE].table);
    restore();
}

static void a_refused_source_leaves_the_old_one(void)
{
    edmont_random malformed;

    restore();
    use_source(0, FAKE_BEFORE);
    malformed      = source.table;
    malformed.fill = NULL;
    check_int(edmont_random_use(&malformed), EDMONT_ERR_PROVIDER);
    check(edmont_random_current() == &source.table);
    restore();
    check_int(edmont_random_use(&malformed), EDMONT_ERR_PROVIDER);
    check(edmont_random_current() == configured_random());
}

static void an_operation_gets_its_own_hash_or_the_default(void)
{
    const edmont_hash *chosen, *mine = &hashes[FAKE_DIGEST].table;
    edmont_hash malformed;

    restore();
    make_hashes();
    check_int(edmont_i_hash_choose(&chosen, NULL),
              configured_hash() != NULL ? EDMONT_OK : EDMONT_ERR_PROVIDER);
    check(chosen == configured_hash());
    check_int(edmont_i_hash_choose(&chosen, mine), EDMONT_OK);
    check(chosen == mine);
    malformed             = *mine;
    malformed.state_align = 3;
    check_int(edmont_i_hash_choose(&chosen, &malformed), EDMONT_ERR_PROVIDER);
    check(chosen == NULL);
    check_int(hashes[FAKE_DIGEST].calls, 0);

    check_int(edmont_hash_use(mine), EDMONT_OK);
    check_int(edmont_i_hash_choose(&chosen, NULL), EDMONT_OK);
    check(chosen == mine);
    restore();
}

static void random_bytes_are_one_call_whatever_they_are(void)
{
    static const enum fake_fault faults[] = {FAKE_ZEROS, FAKE_STICKS, FAKE_REPEATS};
    uint8_t out[1001];

    for (size_t i = 0; i < CHECK_COUNT(faults); i++)
        for (size_t n = 1; n < sizeof out; n += 37) {
            use_source(1, faults[i]);
            memset(out, 0xa5, sizeof out);
            check_int(edmont_random_bytes(out, n), EDMONT_OK);
            check_int(source.calls, 1);
            check_int(source.asked, n);
            check_int(out[n], 0xa5);
            check_int(out[n - 1], faults[i] == FAKE_ZEROS    ? 0
                                  : faults[i] == FAKE_STICKS ? 0xff
                                                             : (uint8_t)n);
        }
    restore();
}

static void a_failing_source_is_random_and_zeros(void)
{
    uint8_t out[1000];

    for (int fault = 0; fault < FAKE_ERRORS; fault++) {
        use_source(1, (enum fake_fault)fault);
        memset(out, 0xa5, sizeof out);
        check_int(edmont_random_bytes(out, sizeof out), EDMONT_ERR_RANDOM);
        check_bytes(out, zeros, sizeof out);
        check_int(source.calls, 1);
    }
    restore();
}

static void no_random_bytes_need_no_address(void)
{
    use_source(1, FAKE_BEFORE);
    check_int(edmont_random_bytes(NULL, 0), EDMONT_OK);
    check_int(edmont_random_bytes(NULL, 1), EDMONT_ERR_ARGUMENT);
    check_int(source.calls, 0);
    restore();
}

/* Draws n bytes: the result, and on error zeros. */
static int draw_secret(uint8_t out[65], size_t n, int at, enum fake_fault fault)
{
    int err;

    check_note("%zu bytes, call %d, fault %d", n, at, fault);
    memset(out, 0xa5, 65);
    use_source(at, fault);
    err = edmont_i_random_secret(out, n);
    check_int(source.calls, at == 1 && fault < FAKE_ERRORS ? 1 : 2);
    check_int(source.asked, n);
    check_int(out[n], 0xa5);
    if (err != EDMONT_OK)
        check_bytes(out, zeros, n);
    return err;
}

static void a_secret_is_the_first_of_two_blocks(void)
{
    uint8_t out[65];

    for (size_t n = 32; n <= 64; n++) {
        check_int(draw_secret(out, n, 0, FAKE_BEFORE), EDMONT_OK);
        for (size_t i = 0; i < n; i++)
            check_int(out[i], i + 1);
        check_int(draw_secret(out, n, FAKE_EVERY, FAKE_ALMOST_ZEROS), EDMONT_OK);
        check_int(out[n - 1], 2);
    }
    restore();
}

static void a_source_that_is_stuck_or_fails_makes_no_secret(void)
{
    static const struct {
        int at;
        enum fake_fault fault;
    } bad[] = {
        {1, FAKE_BEFORE},          {1, FAKE_SHORT},
        {1, FAKE_AFTER},           {2, FAKE_BEFORE},
        {2, FAKE_SHORT},           {2, FAKE_AFTER},
        {1, FAKE_ZEROS},           {2, FAKE_ZEROS},
        {FAKE_EVERY, FAKE_ZEROS},  {1, FAKE_NOTHING},
        {2, FAKE_NOTHING},         {FAKE_EVERY, FAKE_NOTHING},
        {2, FAKE_REPEATS},         {FAKE_EVERY, FAKE_REPEATS},
        {FAKE_EVERY, FAKE_STICKS},
    };
    uint8_t out[65];

    for (size_t n = 32; n <= 64; n++)
        for (size_t i = 0; i < CHECK_COUNT(bad); i++)
            check_int(draw_secret(out, n, bad[i].at, bad[i].fault), EDMONT_ERR_RANDOM);
    restore();
}

static void an_insecure_source_is_used_only_where_configure_allows_it(void)
{
    edmont_random insecure;
    uint8_t out[32];

    use_source(0, FAKE_BEFORE);
    restore();
    insecure       = source.table;
    insecure.flags = EDMONT_RANDOM_INSECURE;
    check_int(edmont_random_use(&insecure),
              EDMONT_INSECURE_RANDOM ? EDMONT_OK : EDMONT_ERR_PROVIDER);
    check(edmont_random_current() == (EDMONT_INSECURE_RANDOM ? &insecure : configured_random()));
    restore();

    /* As a configured default would be: installed, and marked only then. */
    insecure.flags = 0;
    check_int(edmont_random_use(&insecure), EDMONT_OK);
    insecure.flags = EDMONT_RANDOM_INSECURE;
    memset(out, 0xa5, sizeof out);
    check_int(edmont_i_random_secret(out, 32),
              EDMONT_INSECURE_RANDOM ? EDMONT_OK : EDMONT_ERR_RANDOM);
    check_int(source.calls, EDMONT_INSECURE_RANDOM ? 2 : 0);
    check_int(out[0], EDMONT_INSECURE_RANDOM ? 1 : 0);
    fake_random_arm(&source, 0, FAKE_BEFORE);
    check_int(edmont_random_bytes(out, 32), EDMONT_OK);
    check_int(source.calls, 1);
    restore();
}

static void the_configured_source_gives_bytes_or_says_why_not(void)
{
    const edmont_random *configured = configured_random();
    int bytes = configured != NULL ? EDMONT_OK : EDMONT_ERR_PROVIDER, secret = bytes;
    uint8_t a[32], b[32];

    if (configured != NULL && (configured->flags & EDMONT_RANDOM_INSECURE) &&
        !EDMONT_INSECURE_RANDOM)
        secret = EDMONT_ERR_RANDOM;
    restore();
    memset(a, 0xa5, sizeof a);
    memset(b, 0xa5, sizeof b);
    check_int(edmont_random_bytes(a, 32), bytes);
    check_int(edmont_i_random_secret(b, 32), secret);
    check((memcmp(a, zeros, 32) == 0) == (bytes != EDMONT_OK));
    check((memcmp(b, zeros, 32) == 0) == (secret != EDMONT_OK));
    check(bytes != EDMONT_OK || memcmp(a, b, 32) != 0);
}

static const struct check_case cases[] = {
    CASE(the_defaults_are_what_configure_chose),
    CASE(the_built_in_providers_have_their_names),
    CASE(other_names_are_none),
    CASE(a_default_is_replaced_and_restored),
    CASE(a_refused_hash_leaves_the_old_one),
    CASE(a_refused_source_leaves_the_old_one),
    CASE(an_operation_gets_its_own_hash_or_the_default),
    CASE(random_bytes_are_one_call_whatever_they_are),
    CASE(a_failing_source_is_random_and_zeros),
    CASE(no_random_bytes_need_no_address),
    CASE(a_secret_is_the_first_of_two_blocks),
    CASE(a_source_that_is_stuck_or_fails_makes_no_secret),
    CASE(an_insecure_source_is_used_only_where_configure_allows_it),
    CASE(the_configured_source_gives_bytes_or_says_why_not),
};

int main(int argc, char **argv)
{
    return check_run_as_configured(argc, argv, cases, CHECK_COUNT(cases));
}
