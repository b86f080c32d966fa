/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/providers/provider.c and builtin.c: names, defaults, their replacement, and drawing
 * random bytes from sources that are broken in every way. What configure chose is read from
 * config.h, so the program runs under every choice.
 *
 * Not covered: replacing a default while other threads use it; what check.c refuses (check.c).
 */
#include <config.h>

#include "faulty.h"

#include "../check.h"

#include "../../src/providers/provider.h"
#include "../../src/providers/tables.h"

#include <string.h>

static const uint8_t zeros[1000];

/* A source that gives what its plan says, call by call. */
enum block {
    COUNT_UP, /* bytes that differ from all before */
    REPEAT,   /* the same bytes each time */
    ZEROS,
    ALMOST_ZEROS, /* one bit, in the last byte */
    NOTHING,      /* success, without writing */
    FAIL,         /* after half of the bytes */
};

static enum block plan[4];
static int draws;
static size_t asked[4];
static uint8_t counter;

static int planned_fill(void *env, void *out, size_t len)
{
    enum block block = plan[draws];
    uint8_t *p       = out;

    check(env == plan);
    check(draws < 4);
    asked[draws++] = len;
    if (block == FAIL)
        memset(p, 0x99, len / 2);
    if (block == ZEROS || block == ALMOST_ZEROS)
        memset(p, 0, len);
    if (block == ALMOST_ZEROS)
        p[len - 1] = (uint8_t)(1 << draws);
    if (block == REPEAT)
        memset(p, 0x42, len);
    for (size_t i = 0; block == COUNT_UP && i < len; i++)
        p[i] = ++counter;
    return block == FAIL ? -3 : 0;
}

static const edmont_random planned = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_random),
    .name        = "planned",
    .env         = plan,
    .fill        = planned_fill,
};

static void use_plan(enum block first, enum block second)
{
    plan[0] = first;
    plan[1] = second;
    draws   = 0;
    counter = 0;
    check_int(edmont_random_use(&planned), EDMONT_OK);
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
    faulty_start(0);
    for (size_t shape = 0; shape < FAULTY_HASHES; shape++) {
        check_int(edmont_hash_use(&faulty_hashes[shape]), EDMONT_OK);
        check(edmont_hash_current() == &faulty_hashes[shape]);
    }
    check_int(edmont_random_use(&planned), EDMONT_OK);
    check(edmont_random_current() == &planned);
    restore();
    check(edmont_hash_current() == configured_hash());
    check(edmont_random_current() == configured_random());
}

static void a_refused_hash_leaves_the_old_one(void)
{
    edmont_hash malformed = faulty_hashes[FAULTY_STREAMING];

    malformed.block_size = 0;
    for (int i = 0; i < 2; i++) {
        const edmont_hash *old = i == 0 ? configured_hash() : &faulty_hashes[FAULTY_LARGE];

        restore();
        faulty_start(0);
        check_int(edmont_hash_use(old), EDMONT_OK);
        check_int(edmont_hash_use(&malformed), EDMONT_ERR_PROVIDER);
        check(edmont_hash_current() == old);
        faulty_start(5);
        check_int(edmont_hash_use(&faulty_hashes[FAULTY_HANDLE]), EDMONT_ERR_HASH);
        check(edmont_hash_current() == old);
    }
    restore();
}

static void a_refused_source_leaves_the_old_one(void)
{
    edmont_random malformed = planned;

    malformed.fill = NULL;
    restore();
    check_int(edmont_random_use(&malformed), EDMONT_ERR_PROVIDER);
    check(edmont_random_current() == configured_random());
    use_plan(COUNT_UP, COUNT_UP);
    check_int(edmont_random_use(&malformed), EDMONT_ERR_PROVIDER);
    check(edmont_random_current() == &planned);
    restore();
}

static void an_operation_gets_its_own_hash_or_the_default(void)
{
    const edmont_hash *chosen;
    edmont_hash malformed = faulty_hashes[FAULTY_STREAMING];

    restore();
    check_int(edmont_i_hash_choose(&chosen, NULL),
              configured_hash() != NULL ? EDMONT_OK : EDMONT_ERR_PROVIDER);
    check(chosen == configured_hash());
    faulty_start(0);
    check_int(edmont_i_hash_choose(&chosen, &faulty_hashes[FAULTY_DIGEST]), EDMONT_OK);
    check(chosen == &faulty_hashes[FAULTY_DIGEST]);
    malformed.state_align = 3;
    check_int(edmont_i_hash_choose(&chosen, &malformed), EDMONT_ERR_PROVIDER);
    check(chosen == NULL);
    check_int(faulty.calls, 0);

    check_int(edmont_hash_use(&faulty_hashes[FAULTY_DIGEST]), EDMONT_OK);
    check_int(edmont_i_hash_choose(&chosen, NULL), EDMONT_OK);
    check(chosen == &faulty_hashes[FAULTY_DIGEST]);
    restore();
}

static void random_bytes_are_one_call_whatever_they_are(void)
{
    static const enum block blocks[] = {COUNT_UP, REPEAT, ZEROS};
    uint8_t out[1001];

    for (size_t i = 0; i < CHECK_COUNT(blocks); i++)
        for (size_t n = 1; n < sizeof out; n += 37) {
            use_plan(blocks[i], FAIL);
            memset(out, 0xa5, sizeof out);
            check_int(edmont_random_bytes(out, n), EDMONT_OK);
            check_int(draws, 1);
            check_int(asked[0], n);
            check_int(out[n], 0xa5);
            check_int(out[n - 1], blocks[i] == COUNT_UP ? (uint8_t)n
                                  : blocks[i] == ZEROS  ? 0
                                                        : 0x42);
        }
    restore();
}

static void a_failing_source_is_random_and_zeros(void)
{
    uint8_t out[1000];

    use_plan(FAIL, COUNT_UP);
    memset(out, 0xa5, sizeof out);
    check_int(edmont_random_bytes(out, sizeof out), EDMONT_ERR_RANDOM);
    check_bytes(out, zeros, sizeof out);
    check_int(draws, 1);
    restore();
}

static void no_random_bytes_need_no_address(void)
{
    use_plan(FAIL, FAIL);
    check_int(edmont_random_bytes(NULL, 0), EDMONT_OK);
    check_int(edmont_random_bytes(NULL, 1), EDMONT_ERR_ARGUMENT);
    check_int(draws, 0);
    restore();
}

/* Draws n bytes after this plan: the result, and on error zeros. */
static int draw_secret(uint8_t *out, size_t n, enum block first, enum block second)
{
    int err;

    check_note("%zu bytes, plan %d, %d", n, first, second);
    memset(out, 0xa5, 65);
    use_plan(first, second);
    err = edmont_i_random_secret(out, n);
    check(draws >= 1 && asked[0] == n);
    check(draws == 1 || asked[1] == n);
    check_int(out[n], 0xa5);
    if (err != EDMONT_OK)
        check_bytes(out, zeros, n);
    return err;
}

static void a_secret_is_the_first_of_two_blocks(void)
{
    uint8_t out[65];

    for (size_t n = 32; n <= 64; n++) {
        check_int(draw_secret(out, n, COUNT_UP, COUNT_UP), EDMONT_OK);
        check_int(draws, 2);
        for (size_t i = 0; i < n; i++)
            check_int(out[i], i + 1);
        check_int(draw_secret(out, n, ALMOST_ZEROS, ALMOST_ZEROS), EDMONT_OK);
        check_int(out[n - 1], 2);
    }
    restore();
}

static void a_source_that_is_stuck_or_fails_makes_no_secret(void)
{
    static const enum block bad[][2] = {
        {FAIL, COUNT_UP},   {COUNT_UP, FAIL},    {ZEROS, COUNT_UP},
        {COUNT_UP, ZEROS},  {ZEROS, ZEROS},      {REPEAT, REPEAT},
        {NOTHING, NOTHING}, {NOTHING, COUNT_UP}, {COUNT_UP, NOTHING}};
    uint8_t out[65];

    for (size_t n = 32; n <= 64; n += 8)
        for (size_t i = 0; i < CHECK_COUNT(bad); i++)
            check_int(draw_secret(out, n, bad[i][0], bad[i][1]), EDMONT_ERR_RANDOM);
    restore();
}

static void an_insecure_source_is_used_only_where_configure_allows_it(void)
{
    edmont_random insecure = planned;
    uint8_t out[32];

    restore();
    insecure.flags = EDMONT_RANDOM_INSECURE;
    check_int(edmont_random_use(&insecure),
              EDMONT_INSECURE_RANDOM ? EDMONT_OK : EDMONT_ERR_PROVIDER);
    check(edmont_random_current() == (EDMONT_INSECURE_RANDOM ? &insecure : configured_random()));
    restore();

    /* As a configured default would be: installed, and marked only then. */
    use_plan(COUNT_UP, COUNT_UP);
    insecure.flags = 0;
    check_int(edmont_random_use(&insecure), EDMONT_OK);
    insecure.flags = EDMONT_RANDOM_INSECURE;
    memset(out, 0xa5, sizeof out);
    check_int(edmont_i_random_secret(out, 32),
              EDMONT_INSECURE_RANDOM ? EDMONT_OK : EDMONT_ERR_RANDOM);
    check_int(draws, EDMONT_INSECURE_RANDOM ? 2 : 0);
    check_int(out[0], EDMONT_INSECURE_RANDOM ? 1 : 0);
    draws = 0;
    check_int(edmont_random_bytes(out, 32), EDMONT_OK);
    check_int(draws, 1);
    restore();
}

static void the_configured_source_gives_bytes_or_says_why_not(void)
{
    const edmont_random *source = configured_random();
    int bytes                   = source != NULL ? EDMONT_OK : EDMONT_ERR_PROVIDER, secret = bytes;
    uint8_t a[32], b[32];

    if (source != NULL && (source->flags & EDMONT_RANDOM_INSECURE) && !EDMONT_INSECURE_RANDOM)
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
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
