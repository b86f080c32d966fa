/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * faulty.h: SHA-512 providers of every shape, and a random provider, that count their calls, notice
 * calls that the contract forbids, and fail at the call that they are told to fail at.
 */
#ifndef EDMONT_TEST_FAULTY_H
#define EDMONT_TEST_FAULTY_H

#include "../../include/edmont/provider.h"

#include "../../src/hash/sha512.h"

#include <stdint.h>
#include <string.h>

static struct faulty {
    int fail_at;  /* the call, counted from 1, that fails; 0 for none */
    int calls;    /* of init, update, final, digest, digest_many, fill */
    int started;  /* calls of init that returned 0 */
    int released; /* calls of release */
    int misused;  /* calls that no caller may make */
} faulty;

/* Counts from anew. */
static inline void faulty_start(int fail_at)
{
    faulty = (struct faulty){.fail_at = fail_at};
}

/* 1 if this call is the one to fail. */
static inline int faulty_fails(void)
{
    return ++faulty.calls == faulty.fail_at;
}

enum { FAULTY_NEW = 0, FAULTY_STARTED = 0x5afe, FAULTY_FINISHED, FAULTY_RELEASED };

struct faulty_state {
    int stage;
    struct sha512 hash;
};

static inline void faulty_expect(int right)
{
    faulty.misused += !right;
}

static inline int faulty_begin(struct faulty_state *s)
{
    if (faulty_fails())
        return 1;
    s->stage = FAULTY_STARTED;
    edmont_i_sha512_init(&s->hash);
    faulty.started++;
    return 0;
}

static inline int faulty_take(struct faulty_state *s, const void *in, size_t len)
{
    faulty_expect(s->stage == FAULTY_STARTED);
    if (faulty_fails())
        return -1;
    edmont_i_sha512_update(&s->hash, in, len);
    return 0;
}

/* A failure comes after half of the output. */
static inline int faulty_finish(struct faulty_state *s, uint8_t out[64])
{
    uint8_t digest[64];

    faulty_expect(s->stage == FAULTY_STARTED);
    s->stage = FAULTY_FINISHED;
    edmont_i_sha512_final(&s->hash, digest);
    if (faulty_fails()) {
        memcpy(out, digest, 32);
        return 42;
    }
    memcpy(out, digest, 64);
    return 0;
}

static inline void faulty_end(struct faulty_state *s)
{
    faulty_expect(s->stage == FAULTY_STARTED || s->stage == FAULTY_FINISHED);
    s->stage = FAULTY_RELEASED;
    faulty.released++;
}

static inline void faulty_hash(uint8_t out[64], const edmont_span *part, size_t parts)
{
    struct sha512 s;

    edmont_i_sha512_init(&s);
    for (size_t i = 0; i < parts; i++)
        edmont_i_sha512_update(&s, part[i].data, part[i].len);
    edmont_i_sha512_final(&s, out);
}

static int faulty_digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    uint8_t digest[64];

    faulty_expect(env == &faulty);
    faulty_hash(digest, part, parts);
    if (faulty_fails()) {
        memcpy(out, digest, 32);
        return 1;
    }
    memcpy(out, digest, 64);
    return 0;
}

static int faulty_digest_many(void *env, uint8_t (*out)[64], const edmont_span *part, size_t parts,
                              size_t n)
{
    int fails = faulty_fails();

    faulty_expect(env == &faulty);
    for (size_t i = 0; i < (fails ? n / 2 : n); i++)
        faulty_hash(out[i], part + i * parts, parts);
    return fails ? -1 : 0;
}

/* With the state where edmont puts it, which starts as zeros. */
static int faulty_init(void *state, void *env)
{
    static const struct faulty_state zeros;

    faulty_expect(env == &faulty);
    faulty_expect((uintptr_t)state % _Alignof(struct faulty_state) == 0);
    faulty_expect(memcmp(state, &zeros, sizeof zeros) == 0);
    return faulty_begin(state);
}

static int faulty_update(void *state, const void *in, size_t len)
{
    return faulty_take(state, in, len);
}

static int faulty_final(void *state, uint8_t out[64])
{
    return faulty_finish(state, out);
}

static void faulty_release(void *state)
{
    faulty_end(state);
}

/* With a state of the largest size and alignment, of which the last bytes are used. */
static struct faulty_state *faulty_large(void *state)
{
    size_t at = EDMONT_HASH_STATE_MAX - sizeof(struct faulty_state);

    faulty_expect((uintptr_t)state % EDMONT_HASH_ALIGN_MAX == 0);
    return (struct faulty_state *)(void *)((uint8_t *)state + at);
}

static int faulty_large_init(void *state, void *env)
{
    static const uint8_t zeros[EDMONT_HASH_STATE_MAX];

    faulty_expect(env == &faulty);
    faulty_expect(memcmp(state, zeros, sizeof zeros) == 0);
    memset(state, 0x77, sizeof zeros);
    return faulty_begin(faulty_large(state));
}

static int faulty_large_update(void *state, const void *in, size_t len)
{
    return faulty_take(faulty_large(state), in, len);
}

static int faulty_large_final(void *state, uint8_t out[64])
{
    return faulty_finish(faulty_large(state), out);
}

static void faulty_large_release(void *state)
{
    faulty_end(faulty_large(state));
}

/* With a handle, as a session of an HSM would be: state_size 0. */
static struct faulty_state faulty_session[8];

static int faulty_handle_init(void *state, void *env)
{
    void **handle = state;
    size_t i      = 0;

    faulty_expect(env == &faulty);
    faulty_expect(*handle == NULL);
    while (i < 7 && faulty_session[i].stage != FAULTY_NEW)
        i++;
    *handle = &faulty_session[i];
    return faulty_begin(*handle);
}

static int faulty_handle_update(void *state, const void *in, size_t len)
{
    return faulty_take(*(void **)state, in, len);
}

static int faulty_handle_final(void *state, uint8_t out[64])
{
    return faulty_finish(*(void **)state, out);
}

static void faulty_handle_release(void *state)
{
    struct faulty_state *session = *(void **)state;

    faulty_end(session);
    session->stage = FAULTY_NEW;
}

#define FAULTY_HASH(hash_name, size, align, prefix, one_call, many)                                \
    {                                                                                              \
        .abi = EDMONT_PROVIDER_ABI, .struct_size = sizeof(edmont_hash), .name = hash_name,         \
        .block_size = SHA512_BLOCK, .state_size = size, .state_align = align,                      \
        .flags = EDMONT_HASH_SHA512 | EDMONT_HASH_MAY_FAIL, .env = &faulty, .init = prefix##_init, \
        .update = prefix##_update, .final = prefix##_final, .release = prefix##_release,           \
        .digest = one_call, .digest_many = many                                                    \
    }

enum { FAULTY_STREAMING, FAULTY_LARGE, FAULTY_HANDLE, FAULTY_DIGEST, FAULTY_HASHES };

static const edmont_hash faulty_hashes[FAULTY_HASHES] = {
    FAULTY_HASH("faulty-streaming", sizeof(struct faulty_state), _Alignof(struct faulty_state),
                faulty, NULL, NULL),
    FAULTY_HASH("faulty-large", EDMONT_HASH_STATE_MAX, EDMONT_HASH_ALIGN_MAX, faulty_large, NULL,
                NULL),
    FAULTY_HASH("faulty-handle", 0, _Alignof(void *), faulty_handle, NULL, NULL),
    FAULTY_HASH("faulty-digest", sizeof(struct faulty_state), _Alignof(struct faulty_state), faulty,
                faulty_digest, faulty_digest_many),
};

#endif
