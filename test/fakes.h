/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * fakes.h: providers for tests: a hash that counts its calls and fails at one of them, and a source
 * of randomness that is predictable and fails or sticks.
 */
#ifndef EDMONT_TEST_FAKES_H
#define EDMONT_TEST_FAKES_H

#include "../src/hash/sha512.h"
#include "check.h"

#include <edmont/provider.h>

#include <string.h>

/* SHA-512, with `twist` xored into the last byte of the digest. */
struct fake_hash {
    edmont_hash table; /* what edmont is given; its env points to this struct */
    int calls;         /* of init, update, final and digest */
    int fail_at;       /* the call that fails, the first is 1; 0: none */
    int open;          /* inits that were good, less releases */
    uint8_t twist;
};

struct fake_hash_state {
    struct fake_hash *owner;
    struct sha512 sha512;
};

static inline int fake_hash_fails(struct fake_hash *fake)
{
    return ++fake->calls == fake->fail_at;
}

static inline int fake_hash_init(void *state, void *env)
{
    struct fake_hash_state *s = state;

    s->owner = env;
    if (fake_hash_fails(s->owner))
        return 1;
    s->owner->open++;
    edmont_i_sha512_init(&s->sha512);
    return 0;
}

static inline int fake_hash_update(void *state, const void *in, size_t len)
{
    struct fake_hash_state *s = state;

    edmont_i_sha512_update(&s->sha512, in, len);
    return fake_hash_fails(s->owner);
}

static inline int fake_hash_final(void *state, uint8_t out[64])
{
    struct fake_hash_state *s = state;

    edmont_i_sha512_final(&s->sha512, out);
    out[63] ^= s->owner->twist;
    return fake_hash_fails(s->owner);
}

static inline void fake_hash_release(void *state)
{
    struct fake_hash_state *s = state;

    s->owner->open--;
}

static inline int fake_hash_digest(void *env, uint8_t out[64], const edmont_span *part,
                                   size_t parts)
{
    struct fake_hash *fake = env;
    struct sha512 s;

    edmont_i_sha512_init(&s);
    for (size_t i = 0; i < parts; i++)
        edmont_i_sha512_update(&s, part[i].data, part[i].len);
    edmont_i_sha512_final(&s, out);
    out[63] ^= fake->twist;
    return fake_hash_fails(fake);
}

/* twist 0: SHA-512, under the name fake-sha512; else a hash that does not claim to be it,
 * fake-hash. with_digest: whether it has the call for a whole message. */
static inline void fake_hash_make(struct fake_hash *fake, uint8_t twist, int with_digest)
{
    memset(fake, 0, sizeof *fake);
    fake->twist             = twist;
    fake->table.abi         = EDMONT_PROVIDER_ABI;
    fake->table.struct_size = sizeof(edmont_hash);
    fake->table.name        = twist == 0 ? "fake-sha512" : "fake-hash";
    fake->table.block_size  = SHA512_BLOCK;
    fake->table.state_size  = sizeof(struct fake_hash_state);
    fake->table.state_align = _Alignof(struct fake_hash_state);
    fake->table.flags       = twist == 0 ? EDMONT_HASH_SHA512 : 0;
    fake->table.env         = fake;
    fake->table.init        = fake_hash_init;
    fake->table.update      = fake_hash_update;
    fake->table.final       = fake_hash_final;
    fake->table.release     = fake_hash_release;
    fake->table.digest      = with_digest ? fake_hash_digest : NULL;
}

/* Starts to count anew; call n fails, none if n is 0. */
static inline void fake_hash_arm(struct fake_hash *fake, int n)
{
    fake->calls   = 0;
    fake->fail_at = n;
}

enum fake_randomness {
    FAKE_COUNTS, /* 0, 1, 2, ... through all calls */
    FAKE_STUCK,  /* the same bytes at each call */
    FAKE_ZERO
};

struct fake_random {
    edmont_random table;
    enum fake_randomness how;
    int calls, fail_at;
    uint8_t next;
};

static inline int fake_random_fill(void *env, void *out, size_t len)
{
    struct fake_random *fake = env;
    uint8_t *p               = out;

    if (fake->how == FAKE_STUCK)
        fake->next = 1;
    for (size_t i = 0; i < len; i++)
        p[i] = fake->how == FAKE_ZERO ? 0 : fake->next++;
    return ++fake->calls == fake->fail_at;
}

static inline void fake_random_make(struct fake_random *fake, enum fake_randomness how, int fail_at)
{
    memset(fake, 0, sizeof *fake);
    fake->how               = how;
    fake->fail_at           = fail_at;
    fake->table.abi         = EDMONT_PROVIDER_ABI;
    fake->table.struct_size = sizeof(edmont_random);
    fake->table.name        = "fake-random";
    fake->table.env         = fake;
    fake->table.fill        = fake_random_fill;
}

/* The function that makes key pairs answers RANDOM and zeros whenever randomness goes wrong. */
static inline void check_keypair_without_randomness(int (*keypair)(uint8_t pub[32],
                                                                   uint8_t secret[32]))
{
    static const struct {
        enum fake_randomness how;
        int fail_at;
    } ways[] = {{FAKE_COUNTS, 1}, {FAKE_COUNTS, 2}, {FAKE_STUCK, 0}, {FAKE_ZERO, 0}};
    static const uint8_t zeros[64];
    struct fake_random fake;
    uint8_t pair[64];

    for (size_t i = 0; i < CHECK_COUNT(ways); i++) {
        check_note("way %zu", i);
        fake_random_make(&fake, ways[i].how, ways[i].fail_at);
        check_int(edmont_random_use(&fake.table), EDMONT_OK);
        memset(pair, 0xa5, sizeof pair);
        int answer = keypair(pair, pair + 32);

        check_int(edmont_random_use(NULL), EDMONT_OK);
        check_int(answer, EDMONT_ERR_RANDOM);
        check_bytes(pair, zeros, sizeof pair);
    }
}

#endif
