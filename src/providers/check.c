/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * check.c: whether a provider's table is well formed, and whether a hash is what it says it is.
 *
 * The hash is tried on prefixes of one text, of lengths around its own block and SHA-512's padding.
 * Each is hashed by streaming in one piece; everything else must give the same digest. Nothing here
 * is secret.
 */
#include "tables.h"

#include "provider.h"

#include "../hash/sha512.h"

#include <string.h>

#define NAME_MAX   40
#define BLOCK_MAX  1024
#define TEXT_LEN   (2 * BLOCK_MAX + 1)
#define CUTS       4
#define PIECES     3
#define LENGTHS    (FIXED_LENGTHS + 6)
#define GUARD_BYTE 0xa5

static const uint16_t fixed_lengths[] = {0, 1, 64, 111, 112, 127, 128, 129, 239, 240, 1000};
#define FIXED_LENGTHS (sizeof fixed_lengths / sizeof fixed_lengths[0])

static int is_name(const char *name)
{
    size_t len = 0;

    if (name == NULL)
        return 0;
    for (; name[len] != 0; len++)
        if (len == NAME_MAX || strchr("abcdefghijklmnopqrstuvwxyz0123456789-", name[len]) == NULL)
            return 0;
    return len > 0;
}

static int is_power_of_two(size_t n)
{
    return n != 0 && (n & (n - 1)) == 0;
}

int edmont_i_hash_is_well_formed(const edmont_hash *hash)
{
    /* A table of another ABI or size has other members: look no further. */
    if (hash->abi != EDMONT_PROVIDER_ABI || hash->struct_size < sizeof *hash)
        return 0;
    if (!is_name(hash->name) || hash->block_size < 1 || hash->block_size > BLOCK_MAX)
        return 0;
    if ((hash->flags & EDMONT_HASH_SHA512) != 0 && hash->block_size != SHA512_BLOCK)
        return 0;
    if (hash->state_size > EDMONT_HASH_STATE_MAX || hash->state_align > EDMONT_HASH_ALIGN_MAX)
        return 0;
    if (!is_power_of_two(hash->state_align))
        return 0;
    if (hash->state_size == 0 && hash->state_align > _Alignof(void *))
        return 0;
    return hash->init != NULL && hash->update != NULL && hash->final != NULL &&
           hash->release != NULL;
}

int edmont_i_random_is_well_formed(const edmont_random *random)
{
    if (random->abi != EDMONT_PROVIDER_ABI || random->struct_size < sizeof *random)
        return 0;
    return is_name(random->name) && random->fill != NULL;
}

/* One hash on trial. */
struct trial {
    const edmont_hash *hash;
    struct hash_memory memory;
    size_t length[LENGTHS];
    uint8_t want[LENGTHS][64];
    uint8_t got[LENGTHS][64];
    edmont_span part[LENGTHS * PIECES];
    uint8_t text[TEXT_LEN];
};

static void prepare(struct trial *t, const edmont_hash *hash)
{
    size_t block = hash->block_size, n = FIXED_LENGTHS;

    t->hash = hash;
    for (size_t i = 0; i < FIXED_LENGTHS; i++)
        t->length[i] = fixed_lengths[i];
    for (size_t twice = 1; twice <= 2; twice++) {
        t->length[n++] = twice * block - 1;
        t->length[n++] = twice * block;
        t->length[n++] = twice * block + 1;
    }
    for (size_t i = 0; i < TEXT_LEN; i++)
        t->text[i] = (uint8_t)(151 * i + i / 64);
}

/* Cuts message i: cut 0 is the whole of it; 1 is two pieces, the first of one byte; 2 and 3 are
 * three, of which the last begins in the middle or after the first block. A piece may be empty, and
 * then without an address. Returns how many there are. */
static size_t cut(const struct trial *t, edmont_span *part, size_t i, size_t where)
{
    static const size_t pieces[CUTS] = {1, 2, 3, 3};
    size_t len = t->length[i], block = t->hash->block_size;
    size_t last[CUTS]       = {0, len < 1 ? len : 1, len / 2, len < block ? len : block};
    size_t from[PIECES + 1] = {0, last[where] / 2, last[where], len};
    size_t n = pieces[where], empty = PIECES - n;

    for (size_t j = 0; j < n; j++) {
        part[j].len  = from[empty + j + 1] - from[empty + j];
        part[j].data = part[j].len > 0 ? t->text + from[empty + j] : NULL;
    }
    return n;
}

/* Streams a message. The hash must stay within its state_size, since only so much is wiped. */
static int stream(struct trial *t, uint8_t out[64], const edmont_span *part, size_t parts)
{
    int err;

    memset(t->memory.bytes, GUARD_BYTE, sizeof t->memory.bytes);
    err = edmont_i_hash_stream(t->hash, &t->memory, out, part, parts);
    for (size_t i = edmont_i_hash_memory_used(t->hash); i < sizeof t->memory.bytes; i++)
        if (t->memory.bytes[i] != GUARD_BYTE)
            return EDMONT_ERR_PROVIDER;
    return err;
}

/* Before a hash writes what is wanted, there are zeros, and ones before it writes what is compared
 * with it: so a digest of less than 64 bytes shows. */
static void expect_digests(struct trial *t)
{
    memset(t->got, 0xff, sizeof t->got);
}

static int compare(const struct trial *t, size_t i)
{
    return memcmp(t->got[i], t->want[i], 64) == 0 ? EDMONT_OK : EDMONT_ERR_PROVIDER;
}

static int check_streaming(struct trial *t)
{
    int err = EDMONT_OK;

    memset(t->want, 0, sizeof t->want);
    for (size_t i = 0; err == EDMONT_OK && i < LENGTHS; i++) {
        err = stream(t, t->want[i], t->part, cut(t, t->part, i, 0));
        for (size_t where = 1; err == EDMONT_OK && where < CUTS; where++) {
            expect_digests(t);
            err = stream(t, t->got[i], t->part, cut(t, t->part, i, where));
            if (err == EDMONT_OK)
                err = compare(t, i);
        }
        /* What does not depend on the message is no hash. */
        if (err == EDMONT_OK && t->length[i] != 0 && memcmp(t->want[i], t->want[0], 64) == 0)
            err = EDMONT_ERR_PROVIDER;
    }
    return err;
}

static int check_digest(struct trial *t)
{
    for (size_t i = 0; t->hash->digest != NULL && i < LENGTHS; i++)
        for (size_t where = 0; where < CUTS; where++) {
            size_t parts = cut(t, t->part, i, where);

            expect_digests(t);
            if (t->hash->digest(t->hash->env, t->got[i], t->part, parts) != 0)
                return EDMONT_ERR_HASH;
            if (compare(t, i) != EDMONT_OK)
                return EDMONT_ERR_PROVIDER;
        }
    return EDMONT_OK;
}

/* A different number of messages for each cut, so that groups of two, four or eight have a rest. */
static int check_digest_many(struct trial *t)
{
    for (size_t where = 0; t->hash->digest_many != NULL && where < CUTS; where++) {
        size_t n = LENGTHS - where, parts = 0;

        for (size_t i = 0; i < n; i++)
            parts = cut(t, t->part + i * parts, i, where);
        expect_digests(t);
        if (t->hash->digest_many(t->hash->env, t->got, t->part, parts, n) != 0)
            return EDMONT_ERR_HASH;
        for (size_t i = 0; i < n; i++)
            if (compare(t, i) != EDMONT_OK)
                return EDMONT_ERR_PROVIDER;
    }
    return EDMONT_OK;
}

/* FIPS 180-4's examples of one block and of two: against a built-in SHA-512 that is itself wrong,
 * because of its compiler for instance. */
static const struct {
    const char *message;
    uint8_t digest[64];
} known_answers[] = {
    {"abc", {0xdd, 0xaf, 0x35, 0xa1, 0x93, 0x61, 0x7a, 0xba, 0xcc, 0x41, 0x73, 0x49, 0xae,
             0x20, 0x41, 0x31, 0x12, 0xe6, 0xfa, 0x4e, 0x89, 0xa9, 0x7e, 0xa2, 0x0a, 0x9e,
             0xee, 0xe6, 0x4b, 0x55, 0xd3, 0x9a, 0x21, 0x92, 0x99, 0x2a, 0x27, 0x4f, 0xc1,
             0xa8, 0x36, 0xba, 0x3c, 0x23, 0xa3, 0xfe, 0xeb, 0xbd, 0x45, 0x4d, 0x44, 0x23,
             0x64, 0x3c, 0xe8, 0x0e, 0x2a, 0x9a, 0xc9, 0x4f, 0xa5, 0x4c, 0xa4, 0x9f}},
    {"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
     "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
     {0x8e, 0x95, 0x9b, 0x75, 0xda, 0xe3, 0x13, 0xda, 0x8c, 0xf4, 0xf7, 0x28, 0x14,
      0xfc, 0x14, 0x3f, 0x8f, 0x77, 0x79, 0xc6, 0xeb, 0x9f, 0x7f, 0xa1, 0x72, 0x99,
      0xae, 0xad, 0xb6, 0x88, 0x90, 0x18, 0x50, 0x1d, 0x28, 0x9e, 0x49, 0x00, 0xf7,
      0xe4, 0x33, 0x1b, 0x99, 0xde, 0xc4, 0xb5, 0x43, 0x3a, 0xc7, 0xd3, 0x29, 0xee,
      0xb6, 0xdd, 0x26, 0x54, 0x5e, 0x96, 0xe5, 0x5b, 0x87, 0x4b, 0xe9, 0x09}},
};

static int check_sha512(struct trial *t)
{
    struct sha512 s;
    uint8_t digest[64];

    if ((t->hash->flags & EDMONT_HASH_SHA512) == 0)
        return EDMONT_OK;
    for (size_t i = 0; i < sizeof known_answers / sizeof known_answers[0]; i++) {
        edmont_span message = {known_answers[i].message, strlen(known_answers[i].message)};
        int err             = stream(t, digest, &message, 1);

        if (err != EDMONT_OK)
            return err;
        if (memcmp(digest, known_answers[i].digest, 64) != 0)
            return EDMONT_ERR_PROVIDER;
    }
    for (size_t i = 0; i < LENGTHS; i++) {
        edmont_i_sha512_init(&s);
        edmont_i_sha512_update(&s, t->text, t->length[i]);
        edmont_i_sha512_final(&s, t->got[i]);
        if (compare(t, i) != EDMONT_OK)
            return EDMONT_ERR_PROVIDER;
    }
    return EDMONT_OK;
}

int edmont_hash_check(const edmont_hash *hash)
{
    struct trial t;
    int err;

    if (hash == NULL)
        return EDMONT_ERR_ARGUMENT;
    if (!edmont_i_hash_is_well_formed(hash))
        return EDMONT_ERR_PROVIDER;
    prepare(&t, hash);
    err = check_streaming(&t);
    if (err == EDMONT_OK)
        err = check_digest(&t);
    if (err == EDMONT_OK)
        err = check_digest_many(&t);
    if (err == EDMONT_OK)
        err = check_sha512(&t);
    return err;
}
