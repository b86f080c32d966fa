/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/providers/check.c: that edmont_hash_check refuses a hash that is wrong in any one way:
 * at one length, for one cut of a message into pieces, in one of its callbacks, by one bit.
 *
 * Not covered: hashes that are right on every message and cut that the check tries; hashes that
 * write beyond EDMONT_HASH_STATE_MAX, which nothing can survive.
 */
#include "../fakes.h"

#include <string.h>

/* What a callback is given: the lengths of the pieces, and which have no address; and which message
 * it is of how many. */
enum { PIECES = 3, BLOCK = SHA512_BLOCK };
struct message {
    size_t pieces, len[PIECES], index, n;
    int null[PIECES];
};

static size_t wrong_length;

static size_t length(const struct message *m, size_t pieces)
{
    size_t len = 0;

    for (size_t i = 0; i < pieces; i++)
        len += m->len[i];
    return len;
}

/* When a hash is wrong. */

static int always(const struct message *m)
{
    (void)m;
    return 1;
}

static int at_one_length(const struct message *m)
{
    return length(m, m->pieces) == wrong_length;
}

static int with_two_pieces(const struct message *m)
{
    return m->pieces == 2;
}

static int with_a_first_of_three(const struct message *m)
{
    return m->pieces == 3 && m->len[0] != 0;
}

static int with_a_middle(const struct message *m)
{
    return m->pieces == 3 && m->len[1] != 0;
}

static int with_a_last(const struct message *m)
{
    return m->pieces > 1 && m->len[m->pieces - 1] != 0;
}

/* One of the pieces after the first: begins at `at` and has `len` bytes. */
static int later(const struct message *m, int (*wrong)(size_t at, size_t len))
{
    for (size_t i = 1; i < m->pieces; i++)
        if (m->len[i] != 0 && wrong(length(m, i), m->len[i]))
            return 1;
    return 0;
}

static int is_short(size_t at, size_t len)
{
    return at != 0 && len < BLOCK / 2;
}

static int with_a_short_later_piece(const struct message *m)
{
    return later(m, is_short);
}

static int crosses(size_t at, size_t len)
{
    return at % BLOCK != 0 && at % BLOCK + len > BLOCK;
}

static int across_a_block(const struct message *m)
{
    return later(m, crosses);
}

static int is_after_one_byte(size_t at, size_t len)
{
    return at == 1 && len > 1;
}

static int after_one_byte(const struct message *m)
{
    return later(m, is_after_one_byte);
}

static int is_beyond(size_t at, size_t len)
{
    return at > BLOCK && len > 0;
}

static int beyond_a_block(const struct message *m)
{
    return later(m, is_beyond);
}

static int is_short_at_block(size_t at, size_t len)
{
    return at == BLOCK && len < BLOCK;
}

static int with_a_short_piece_at_a_block(const struct message *m)
{
    return later(m, is_short_at_block);
}

static int without_an_address(const struct message *m, size_t pieces, size_t i)
{
    return m->pieces == pieces && m->null[i];
}

static int without_a_whole(const struct message *m)
{
    return without_an_address(m, 1, 0);
}

static int without_a_first(const struct message *m)
{
    return without_an_address(m, 3, 0);
}

static int without_a_middle(const struct message *m)
{
    return without_an_address(m, 3, 1);
}

static int without_a_last(const struct message *m)
{
    return without_an_address(m, 3, 2) && m->len[0] != 0;
}

static int in_the_last_message(const struct message *m)
{
    return m->index == m->n - 1;
}

static int in_an_even_number_of_messages(const struct message *m)
{
    return m->n % 2 == 0;
}

static int in_an_odd_number_of_messages(const struct message *m)
{
    return m->n % 2 != 0;
}

/* How a digest is wrong. */
enum how { ONE_BIT, SHORT, NOTHING, CONSTANT };

/* Which of the three ways to a digest is wrong. */
enum { STREAM = 1, DIGEST = 2, MANY = 4, ALL = 7 };

static unsigned ways;
static int (*when)(const struct message *m);
static enum how how;
static int writes_beyond_its_state;

static void give(uint8_t out[64], const uint8_t digest[64], unsigned way, const struct message *m)
{
    int wrong = (ways & way) != 0 && when(m);

    if (wrong && how == NOTHING)
        return;
    memcpy(out, digest, wrong && how == SHORT ? 63 : 64);
    if (wrong && how == ONE_BIT)
        out[40] ^= 0x10;
    if (wrong && how == CONSTANT)
        memset(out, 0x5a, 64);
}

struct state {
    struct sha512 hash;
    struct message m;
};

static int init(void *state, void *env)
{
    struct state *s = state;

    (void)env;
    s->m.n = 1;
    edmont_i_sha512_init(&s->hash);
    if (writes_beyond_its_state)
        ((uint8_t *)state)[sizeof *s] = 0;
    return 0;
}

static void take(struct message *m, const void *data, size_t len)
{
    m->null[m->pieces]  = data == NULL;
    m->len[m->pieces++] = len;
}

static int update(void *state, const void *in, size_t len)
{
    struct state *s = state;

    take(&s->m, in, len);
    edmont_i_sha512_update(&s->hash, in, len);
    return 0;
}

static int final(void *state, uint8_t out[64])
{
    struct state *s = state;
    uint8_t whole[64];

    edmont_i_sha512_final(&s->hash, whole);
    give(out, whole, STREAM, &s->m);
    return 0;
}

static void release(void *state)
{
    memset(state, 0, sizeof(struct state));
}

static void hash_one(uint8_t out[64], const edmont_span *part, size_t parts, unsigned way,
                     size_t index, size_t n)
{
    struct message m = {.index = index, .n = n};
    uint8_t whole[64];

    for (size_t i = 0; i < parts; i++)
        take(&m, part[i].data, part[i].len);
    fake_sha512(whole, part, parts);
    give(out, whole, way, &m);
}

static int digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    (void)env;
    hash_one(out, part, parts, DIGEST, 0, 1);
    return 0;
}

static int digest_many(void *env, uint8_t (*out)[64], const edmont_span *part, size_t parts,
                       size_t n)
{
    (void)env;
    for (size_t i = 0; i < n; i++)
        hash_one(out[i], part + i * parts, parts, MANY, i, n);
    return 0;
}

static edmont_hash table = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_hash),
    .name        = "defective",
    .block_size  = BLOCK,
    .state_size  = sizeof(struct state),
    .state_align = _Alignof(struct state),
    .init        = init,
    .update      = update,
    .final       = final,
    .release     = release,
};

/* Checks the hash with those of the calls for whole messages that `has` says, with the claim to be
 * SHA-512 or without it. */
static int verdict(unsigned has, int claims)
{
    table.digest      = has & DIGEST ? digest : NULL;
    table.digest_many = has & MANY ? digest_many : NULL;
    table.flags       = claims ? EDMONT_HASH_SHA512 : 0;
    return edmont_hash_check(&table);
}

static void be_wrong(unsigned which, int (*condition)(const struct message *), enum how wrong)
{
    ways = which;
    when = condition;
    how  = wrong;
}

/* Refused in every table that has the callback which is wrong, claim or not. */
static void check_refused(void)
{
    for (unsigned has = STREAM; has <= ALL; has += 2)
        for (int claims = 0; claims < 2; claims++) {
            check_note("ways %u of %u, claim %d", ways, has, claims);
            check_int(verdict(has, claims), ways & has ? EDMONT_ERR_PROVIDER : EDMONT_OK);
        }
}

static void the_hash_is_right_but_for_its_defects(void)
{
    be_wrong(0, always, ONE_BIT);
    for (unsigned has = STREAM; has <= ALL; has += 2)
        for (int claims = 0; claims < 2; claims++)
            check_int(verdict(has, claims), EDMONT_OK);
}

static void a_cut_that_makes_a_difference_is_refused_in_every_callback(void)
{
    static int (*const cuts[])(const struct message *) = {
        with_two_pieces, with_a_first_of_three,    with_a_middle,
        with_a_last,     with_a_short_later_piece, across_a_block,
        after_one_byte,  beyond_a_block,           with_a_short_piece_at_a_block,
        without_a_whole, without_a_first,          without_a_middle,
        without_a_last,
    };

    for (size_t i = 0; i < CHECK_COUNT(cuts); i++)
        for (unsigned way = STREAM; way <= MANY; way *= 2) {
            be_wrong(way, cuts[i], ONE_BIT);
            check_refused();
        }
}

static void many_messages_are_hashed_as_one_is(void)
{
    be_wrong(MANY, in_the_last_message, ONE_BIT);
    check_refused();
    be_wrong(MANY, in_an_even_number_of_messages, ONE_BIT);
    check_refused();
    be_wrong(MANY, in_an_odd_number_of_messages, ONE_BIT);
    check_refused();
}

static void a_digest_that_is_not_written_whole_is_refused(void)
{
    for (unsigned way = STREAM; way <= ALL; way++)
        for (int wrong = SHORT; wrong <= CONSTANT; wrong++) {
            be_wrong(way, always, (enum how)wrong);
            check_refused();
        }
}

static void a_hash_that_leaves_its_state_is_refused(void)
{
    be_wrong(0, always, ONE_BIT);
    writes_beyond_its_state = 1;
    for (int claims = 0; claims < 2; claims++)
        check_int(verdict(ALL, claims), EDMONT_ERR_PROVIDER);
    writes_beyond_its_state = 0;
}

/* At each length that the check tries for a hash with blocks of `block` bytes. */
static void check_lengths(unsigned way, size_t block, unsigned has, int claims, int want)
{
    const size_t lengths[] = {
        0,   1,    64,        111,   112,       127,           128,       129,          239,
        240, 1000, block - 1, block, block + 1, 2 * block - 1, 2 * block, 2 * block + 1};

    table.block_size = block;
    be_wrong(way, at_one_length, ONE_BIT);
    for (size_t i = 0; i < CHECK_COUNT(lengths); i++) {
        wrong_length = lengths[i];
        check_note("way %u of %u, block %zu, length %zu", way, has, block, wrong_length);
        check_int(verdict(has, claims), want);
    }
    table.block_size = BLOCK;
}

static void a_callback_that_differs_at_one_length_is_refused(void)
{
    static const size_t blocks[] = {1, 64, 104, 128, 1024};

    for (size_t i = 0; i < CHECK_COUNT(blocks); i++) {
        check_lengths(STREAM, blocks[i], DIGEST, 0, EDMONT_ERR_PROVIDER);
        check_lengths(STREAM, blocks[i], MANY, 0, EDMONT_ERR_PROVIDER);
        check_lengths(DIGEST, blocks[i], ALL, 0, EDMONT_ERR_PROVIDER);
        check_lengths(MANY, blocks[i], ALL, 0, EDMONT_ERR_PROVIDER);
    }
}

/* Without the claim, a function that is the same on every way is a hash. */
static void what_claims_sha512_and_is_not_at_one_length_is_refused(void)
{
    for (unsigned has = STREAM; has <= ALL; has += 2) {
        check_lengths(ALL, BLOCK, has, 1, EDMONT_ERR_PROVIDER);
        check_lengths(ALL, BLOCK, has, 0, EDMONT_OK);
    }
}

/* The example of FIPS 180-4, at a length that nothing else is tried at. */
static void what_claims_sha512_must_know_abc(void)
{
    wrong_length = 3;
    be_wrong(ALL, at_one_length, ONE_BIT);
    check_int(verdict(ALL, 1), EDMONT_ERR_PROVIDER);
    check_int(verdict(ALL, 0), EDMONT_OK);
}

static void each_bit_of_what_claims_sha512_counts(void)
{
    struct fake_hash fake;

    fake_hash_make(&fake, FAKE_MANY, 0);
    for (fake.twist = 1; fake.twist <= 512; fake.twist++) {
        check_note("bit %u", fake.twist - 1);
        fake.table.flags = EDMONT_HASH_SHA512;
        check_int(edmont_hash_check(&fake.table), EDMONT_ERR_PROVIDER);
        fake.table.flags = 0;
        check_int(edmont_hash_check(&fake.table), EDMONT_OK);
    }
}

static const struct check_case cases[] = {
    CASE(the_hash_is_right_but_for_its_defects),
    CASE(a_cut_that_makes_a_difference_is_refused_in_every_callback),
    CASE(many_messages_are_hashed_as_one_is),
    CASE(a_digest_that_is_not_written_whole_is_refused),
    CASE(a_hash_that_leaves_its_state_is_refused),
    CASE(a_callback_that_differs_at_one_length_is_refused),
    CASE(what_claims_sha512_and_is_not_at_one_length_is_refused),
    CASE(what_claims_sha512_must_know_abc),
    CASE(each_bit_of_what_claims_sha512_counts),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
