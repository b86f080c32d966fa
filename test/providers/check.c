/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/providers/check.c: what must be accepted, and each defect of a table.
 *
 * Not covered: hashes that are wrong (defects.c); a failure at each call (test/faults).
 */
#include "../fakes.h"

#include "../../src/providers/tables.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static struct fake_hash fake;

static void good_providers_are_accepted(void)
{
    check_int(edmont_hash_check(&edmont_i_provider_sha512), EDMONT_OK);
    check_int(edmont_i_random_is_well_formed(&edmont_i_provider_system), 1);
    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        check_note("shape %d", shape);
        fake_hash_make(&fake, (enum fake_shape)shape, 0);
        check_int(edmont_hash_check(&fake.table), EDMONT_OK);
        check(fake.count.init > 0);
        check_int(fake.count.digest > 0, fake.table.digest != NULL);
        check_int(fake.count.digest_many > 0, fake.table.digest_many != NULL);
        check_int(fake.open, 0);
        check_fake_use();
    }
}

static void null_is_a_wrong_argument(void)
{
    check_int(edmont_hash_check(NULL), EDMONT_ERR_ARGUMENT);
}

/* What the check says of a table that differs from a good one; if it refuses it for its members, no
 * callback may have been called. */
static int verdict(const edmont_hash *hash)
{
    struct fake_hash *owner = hash->env;
    int err;

    fake_hash_arm(owner, 0, FAKE_BEFORE);
    err = edmont_hash_check(hash);
    check_int(edmont_i_hash_is_well_formed(hash), err == EDMONT_OK);
    check_int(owner->calls != 0, err == EDMONT_OK);
    check(err == EDMONT_OK || err == EDMONT_ERR_PROVIDER);
    return err == EDMONT_OK;
}

static edmont_hash good(void)
{
    fake_hash_make(&fake, FAKE_MANY, 0);
    return fake.table;
}

static void another_abi_or_a_shorter_table_is_refused(void)
{
    static const uint32_t abis[] = {0, 2, UINT32_MAX};
    edmont_hash h                = good();

    for (size_t i = 0; i < CHECK_COUNT(abis); i++) {
        h.abi = abis[i];
        check(!verdict(&h));
    }
    h             = good();
    h.struct_size = 0;
    check(!verdict(&h));
    h.struct_size = sizeof h - 1;
    check(!verdict(&h));
    h.struct_size = sizeof h + 64;
    check(verdict(&h));
}

/* The first member says that the rest may be anything: it must not even be read. */
static void of_another_abi_nothing_else_is_read(void)
{
    uint32_t *abi = malloc(sizeof *abi);

    check(abi != NULL);
    *abi = EDMONT_PROVIDER_ABI + 1;
    check_int(edmont_i_hash_is_well_formed((const void *)abi), 0);
    check_int(edmont_i_random_is_well_formed((const void *)abi), 0);
    free(abi);
}

static int is_name_char(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

static void names_are_1_to_40_of_a_few_characters(void)
{
    char name[64];
    edmont_hash h   = good();
    edmont_random r = edmont_i_provider_system;

    h.name = r.name = NULL;
    check(!verdict(&h));
    check(!edmont_i_random_is_well_formed(&r));
    h.name = r.name = name;
    for (size_t len = 0; len < sizeof name; len++) {
        check_note("length %zu", len);
        memset(name, 'x', sizeof name);
        name[len] = 0;
        check_int(verdict(&h), len >= 1 && len <= 40);
        check_int(edmont_i_random_is_well_formed(&r), len >= 1 && len <= 40);
    }
    for (int c = CHAR_MIN; c <= CHAR_MAX; c++)
        for (size_t at = 0; c != 0 && at < 3; at++) {
            check_note("character %d at %zu", c, at);
            memcpy(name, "abc", 4);
            name[at] = (char)c;
            check_int(edmont_i_hash_is_well_formed(&h), is_name_char(c));
            check_int(edmont_i_random_is_well_formed(&r), is_name_char(c));
        }
}

static void block_sizes_have_limits(void)
{
    static const size_t right[] = {1, 64, 104, 127, 128, 129, 500, 1023, 1024};
    static const size_t wrong[] = {0, 1025, SIZE_MAX};
    edmont_hash h               = good();

    h.flags = 0;
    for (size_t i = 0; i < CHECK_COUNT(right); i++) {
        h.block_size = right[i];
        check(verdict(&h));
    }
    for (size_t i = 0; i < CHECK_COUNT(wrong); i++) {
        h.block_size = wrong[i];
        check(!verdict(&h));
    }
}

static void sha512_has_blocks_of_128_bytes(void)
{
    edmont_hash h = good();

    h.block_size = 64;
    check(!verdict(&h));
    h.flags = 0;
    check(verdict(&h));
}

static void state_sizes_have_a_limit(void)
{
    edmont_hash h = good();

    h.state_size = EDMONT_HASH_STATE_MAX;
    check(verdict(&h));
    h.state_size = EDMONT_HASH_STATE_MAX + 1;
    check(!verdict(&h));
    h.state_size = SIZE_MAX;
    check(!verdict(&h));
}

static void alignments_are_powers_of_two_up_to_64(void)
{
    static struct fake_hash session;
    edmont_hash h = good(), handle;

    fake_hash_make(&session, FAKE_HANDLE, 0);
    handle = session.table;
    for (size_t align = 0; align <= 200; align++) {
        int power = align != 0 && (align & (align - 1)) == 0;

        check_note("alignment %zu", align);
        h.state_align = handle.state_align = align;
        check_int(verdict(&h), power && align <= 64);
        check_int(verdict(&handle), power && align <= _Alignof(void *));
    }
    h.state_align = SIZE_MAX / 2 + 1;
    check(!verdict(&h));
}

static void every_needed_callback_must_be_there(void)
{
    edmont_hash h = good();

    h.init = NULL;
    check(!verdict(&h));
    h        = good();
    h.update = NULL;
    check(!verdict(&h));
    h       = good();
    h.final = NULL;
    check(!verdict(&h));
    h         = good();
    h.release = NULL;
    check(!verdict(&h));
    h             = good();
    h.digest      = NULL;
    h.digest_many = NULL;
    check(verdict(&h));
}

static void a_random_table_is_checked_alike(void)
{
    edmont_random r = edmont_i_provider_system;

    r.abi = 2;
    check(!edmont_i_random_is_well_formed(&r));
    r             = edmont_i_provider_system;
    r.struct_size = sizeof r - 1;
    check(!edmont_i_random_is_well_formed(&r));
    r.struct_size = sizeof r + 8;
    check(edmont_i_random_is_well_formed(&r));
    r      = edmont_i_provider_system;
    r.fill = NULL;
    check(!edmont_i_random_is_well_formed(&r));
}

static const struct check_case cases[] = {
    CASE(good_providers_are_accepted),
    CASE(null_is_a_wrong_argument),
    CASE(another_abi_or_a_shorter_table_is_refused),
    CASE(of_another_abi_nothing_else_is_read),
    CASE(names_are_1_to_40_of_a_few_characters),
    CASE(block_sizes_have_limits),
    CASE(sha512_has_blocks_of_128_bytes),
    CASE(state_sizes_have_a_limit),
    CASE(alignments_are_powers_of_two_up_to_64),
    CASE(every_needed_callback_must_be_there),
    CASE(a_random_table_is_checked_alike),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
