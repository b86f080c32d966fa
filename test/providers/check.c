/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/providers/check.c: what must be accepted, each defect of a table, and each kind of
 * wrong hash.
 *
 * Not covered: a failure at each call (test/faults); wrong hashes that are right on every message
 * that the check tries; hashes that write beyond EDMONT_HASH_STATE_MAX, which nothing can survive.
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

/* A hash that is wrong in one way. */
enum defect {
    RIGHT,
    ANOTHER_HASH, /* everywhere the same, but not SHA-512 */
    DIGEST_DIFFERS,
    DIGEST_FORGETS_THE_LAST_PIECE,
    DIGEST_FORGETS_THE_MIDDLE,
    DIGEST_IS_SHORT,
    MANY_DIFFERS,
    MANY_DIFFERS_IN_THE_LAST,
    MANY_LEAVES_OUT_THE_LAST,
    STREAM_FORGETS_LAST_PIECE,
    STREAM_FORGETS_SHORT_PIECES,
    STREAM_FORGETS_PIECES_ACROSS_BLOCKS,
    STREAM_COUNTS_UPDATES,
    ALL_SHORT,
    ALL_WRITE_NOTHING,
    ALL_CONSTANT,
    WRONG_AT_1000_BYTES,
    WRONG_AT_TWO_BLOCKS_AND_ONE,
    WRITES_BEYOND_ITS_STATE,
    DEFECTS
};

static enum defect defect;

struct defective {
    struct sha512 hash;
    size_t len;
    int updates;
};

/* The digest of `len` bytes as the defect makes it. */
static void spoil(uint8_t out[64], const uint8_t digest[64], size_t len)
{
    if (defect == ALL_WRITE_NOTHING)
        return;
    memcpy(out, digest, defect == ALL_SHORT ? 63 : 64);
    if (defect == ANOTHER_HASH)
        out[63] ^= 0x80;
    if (defect == ALL_CONSTANT)
        memset(out, 0x5a, 64);
    if ((defect == WRONG_AT_1000_BYTES && len == 1000) ||
        (defect == WRONG_AT_TWO_BLOCKS_AND_ONE && len == 257))
        out[0] ^= 1;
}

static int defective_init(void *state, void *env)
{
    struct defective *d = state;

    (void)env;
    edmont_i_sha512_init(&d->hash);
    if (defect == WRITES_BEYOND_ITS_STATE)
        ((uint8_t *)state)[sizeof *d] = 0;
    return 0;
}

static int defective_update(void *state, const void *in, size_t len)
{
    struct defective *d = state;

    d->updates++;
    if (defect == STREAM_FORGETS_LAST_PIECE && d->updates == 3)
        return 0;
    if (defect == STREAM_FORGETS_SHORT_PIECES && len < 64 && d->updates != 1)
        return 0;
    if (defect == STREAM_FORGETS_PIECES_ACROSS_BLOCKS && d->len % 128 != 0 &&
        d->len % 128 + len > 128)
        return 0;
    d->len += len;
    edmont_i_sha512_update(&d->hash, in, len);
    return 0;
}

static int defective_final(void *state, uint8_t out[64])
{
    struct defective *d = state;
    uint8_t digest[64];

    if (defect == STREAM_COUNTS_UPDATES && d->updates > 1)
        edmont_i_sha512_update(&d->hash, "x", 1);
    edmont_i_sha512_final(&d->hash, digest);
    spoil(out, digest, d->len);
    return 0;
}

static void defective_release(void *state)
{
    memset(state, 0, sizeof(struct defective));
}

static int defective_digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    uint8_t digest[64];
    size_t len = 0;

    (void)env;
    for (size_t i = 0; i < parts; i++)
        len += part[i].len;
    fake_sha512(digest, part, defect == DIGEST_FORGETS_THE_LAST_PIECE ? parts - 1 : parts);
    if (defect == DIGEST_FORGETS_THE_MIDDLE && parts == 3 && part[1].len != 0)
        digest[0] ^= 1;
    if (defect == DIGEST_IS_SHORT)
        memcpy(out, digest, 63);
    else
        spoil(out, digest, len);
    if (defect == DIGEST_DIFFERS)
        out[40] ^= 1;
    return 0;
}

static int defective_digest_many(void *env, uint8_t (*out)[64], const edmont_span *part,
                                 size_t parts, size_t n)
{
    enum defect real = defect;

    if (defect >= DIGEST_DIFFERS && defect <= DIGEST_IS_SHORT)
        defect = RIGHT;
    for (size_t i = 0; i < n - (defect == MANY_LEAVES_OUT_THE_LAST); i++)
        defective_digest(env, out[i], part + i * parts, parts);
    defect = real;
    if (defect == MANY_DIFFERS)
        out[0][0] ^= 1;
    if (defect == MANY_DIFFERS_IN_THE_LAST)
        out[n - 1][63] ^= 1;
    return 0;
}

static const edmont_hash defective = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_hash),
    .name        = "defective",
    .block_size  = SHA512_BLOCK,
    .state_size  = sizeof(struct defective),
    .state_align = _Alignof(struct defective),
    .flags       = EDMONT_HASH_SHA512,
    .init        = defective_init,
    .update      = defective_update,
    .final       = defective_final,
    .release     = defective_release,
    .digest      = defective_digest,
    .digest_many = defective_digest_many,
};

static void each_bit_of_the_digest_counts(void)
{
    edmont_hash h = good();

    for (fake.twist = 1; fake.twist <= 512; fake.twist++) {
        check_note("bit %u", fake.twist - 1);
        h.flags = EDMONT_HASH_SHA512;
        check_int(edmont_hash_check(&h), EDMONT_ERR_PROVIDER);
        h.flags = 0;
        check_int(edmont_hash_check(&h), EDMONT_OK);
    }
}

static void check_defects(const edmont_hash *hash, int (*is_accepted)(enum defect))
{
    for (int i = 0; i < DEFECTS; i++) {
        defect = (enum defect)i;
        check_note("defect %d", i);
        check_int(edmont_hash_check(hash), is_accepted(defect) ? EDMONT_OK : EDMONT_ERR_PROVIDER);
    }
}

static int only_right(enum defect d)
{
    return d == RIGHT;
}

static void whatever_is_wrong_with_what_claims_sha512_it_is_refused(void)
{
    check_defects(&defective, only_right);
}

/* Without the claim, a function that is the same on every way is a hash. */
static int consistent(enum defect d)
{
    return d == RIGHT || d == ANOTHER_HASH || d == WRONG_AT_1000_BYTES ||
           d == WRONG_AT_TWO_BLOCKS_AND_ONE;
}

static void without_the_claim_only_what_contradicts_itself_is_refused(void)
{
    edmont_hash other = defective;

    other.flags = 0;
    check_defects(&other, consistent);
}

static int right_in_streaming(enum defect d)
{
    return d == RIGHT || (d >= DIGEST_DIFFERS && d <= MANY_LEAVES_OUT_THE_LAST);
}

static void a_hash_that_only_streams_is_checked_as_strictly(void)
{
    edmont_hash streaming = defective;

    streaming.digest      = NULL;
    streaming.digest_many = NULL;
    check_defects(&streaming, right_in_streaming);
}

static int right_in_many(enum defect d)
{
    return d == RIGHT || (d >= DIGEST_DIFFERS && d <= DIGEST_IS_SHORT);
}

static void digest_many_is_checked_without_digest(void)
{
    edmont_hash many = defective;

    many.digest = NULL;
    check_defects(&many, right_in_many);
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
    CASE(each_bit_of_the_digest_counts),
    CASE(whatever_is_wrong_with_what_claims_sha512_it_is_refused),
    CASE(without_the_claim_only_what_contradicts_itself_is_refused),
    CASE(a_hash_that_only_streams_is_checked_as_strictly),
    CASE(digest_many_is_checked_without_digest),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
