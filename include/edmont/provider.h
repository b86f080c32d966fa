/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * provider.h: where edmont gets its hash function and its randomness from.
 *
 * A provider is a const table of functions, owned by whoever wrote it. `configure` chooses the
 * process's defaults, edmont_hash_use and edmont_random_use replace them, and a prepared key
 * (sign.h) can carry a hash of its own; the table lives as long as any of them uses it.
 *
 * Callbacks return 0 for success and anything else for failure; edmont answers a failure with
 * EDMONT_ERR_HASH or EDMONT_ERR_RANDOM and never goes on with another provider. They are called by
 * whatever thread calls edmont, from several at once, without a lock; in a child of fork as before.
 * They return (no longjmp), and call nothing of edmont's that needs the same provider. Messages are
 * secret: how well time and addresses hide them is what the provider promises to its users.
 * edmont_provider(3) has examples, and the headers that `configure` builds in.
 */
#ifndef EDMONT_PROVIDER_H
#define EDMONT_PROVIDER_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

#define EDMONT_PROVIDER_ABI   1    /* value of `abi` in both tables */
#define EDMONT_HASH_STATE_MAX 4096 /* largest state_size, bytes */
#define EDMONT_HASH_ALIGN_MAX 64   /* largest state_align, bytes */

/* edmont_hash.flags */
#define EDMONT_HASH_SHA512      1u /* the function is SHA-512: checked, and required for Ed25519 */
#define EDMONT_HASH_MAY_FAIL    2u /* calls can fail at run time (an HSM); informative */
#define EDMONT_HASH_THREAD_SAFE 4u /* may be called from many threads at once; informative */

/* edmont_random.flags */
#define EDMONT_RANDOM_INSECURE 1u /* predictable, for tests: refused for secrets */

/* A piece of a message. data may be NULL where len is 0. */
typedef struct {
    const void *data;
    size_t len;
} edmont_span;

/* A hash function with a digest of 64 bytes. */
typedef struct edmont_hash {
    uint32_t abi;       /* EDMONT_PROVIDER_ABI */
    size_t struct_size; /* sizeof(edmont_hash) as the provider was compiled */
    const char *name;   /* 1 to 40 of [a-z0-9-] */
    size_t block_size;  /* the hash's input block in bytes, 1 to 1024 (SHA-512: 128) */
    size_t state_size;  /* bytes of state, up to EDMONT_HASH_STATE_MAX; 0: `state` points to one
                           `void *` for a handle of the provider's own */
    size_t state_align; /* alignment of state, a power of two up to EDMONT_HASH_ALIGN_MAX; with
                           state_size 0 at most that of a pointer */
    unsigned flags;     /* EDMONT_HASH_* */
    void *env;          /* handed to init, digest and digest_many; edmont does not look at it */

    /* Starts a message. state is all zeros; it is not moved until release, and wiped after it. On
     * failure release is not called. */
    int (*init)(void *state, void *env);
    /* Takes len bytes, any length and any cut; in may be NULL where len is 0. */
    int (*update)(void *state, const void *in, size_t len);
    /* Writes the digest of what was taken; no call but release follows. */
    int (*final)(void *state, uint8_t out[64]);
    /* Gives back what init took and wipes it. Called exactly once for each init that returned 0,
     * after final or after an error. */
    void (*release)(void *state);

    /* May be NULL. The whole message at once, in `parts` pieces, which out does not overlap: one
     * round trip to an HSM. Where it is there, every message that is in memory goes through it. */
    int (*digest)(void *env, uint8_t out[64], const edmont_span *part, size_t parts);
    /* May be NULL. n messages at once; message i is `parts` pieces from part[i * parts] on. */
    int (*digest_many)(void *env, uint8_t (*out)[64], const edmont_span *part, size_t parts,
                       size_t n);
} edmont_hash;

/* A source of random bytes. */
typedef struct edmont_random {
    uint32_t abi;       /* EDMONT_PROVIDER_ABI */
    size_t struct_size; /* sizeof(edmont_random) as the provider was compiled */
    const char *name;   /* 1 to 40 of [a-z0-9-] */
    unsigned flags;     /* EDMONT_RANDOM_* */
    void *env;          /* handed to fill */

    /* Fills len bytes, len > 0, and returns 0, or returns anything else; a part is never enough. */
    int (*fill)(void *env, void *out, size_t len);
} edmont_random;

/* Makes hash the process's default, after edmont_hash_check. NULL: configure's choice again.
 * Returns EDMONT_OK, or what the check answers and leaves the default as it was. Each operation
 * reads the default once; set it before threads start, or know that they switch in between. */
EDMONT_API EDMONT_MUST_CHECK int edmont_hash_use(const edmont_hash *hash);

/* Checks a hash without installing it: the members, then that digest, digest_many and streaming
 * agree on split inputs, then known answers if it claims EDMONT_HASH_SHA512. Returns EDMONT_OK;
 * ARGUMENT for NULL; PROVIDER if a check fails; HASH if a callback fails. */
EDMONT_API EDMONT_MUST_CHECK int edmont_hash_check(const edmont_hash *hash);

/* Makes random the process's default, after checks of its members. NULL: configure's choice.
 * Returns EDMONT_OK; PROVIDER if a member is wrong, or for an EDMONT_RANDOM_INSECURE table in a
 * library that was configured without --enable-insecure-random. */
EDMONT_API EDMONT_MUST_CHECK int edmont_random_use(const edmont_random *random);

/* The default in use, or NULL if there is none (--with-hash=none, --with-random=none). */
EDMONT_API const edmont_hash *edmont_hash_current(void);
EDMONT_API const edmont_random *edmont_random_current(void);

/* A provider that this library was built with, or NULL. Always there: "sha512", "blake2b";
 * "system". Where configure found the library: "openssl-sha512", "libsodium-sha512"; "openssl",
 * "libsodium". Where it was given a header: "custom", which is found by its own name, too. With
 * --with-random=isaac-test alone: "isaac-test". */
EDMONT_API const edmont_hash *edmont_hash_by_name(const char *name);
EDMONT_API const edmont_random *edmont_random_by_name(const char *name);

/* Fills n bytes by one call of the default random provider and checks only its result. Returns
 * EDMONT_OK; RANDOM if it fails; PROVIDER if there is none; ARGUMENT for NULL with n > 0. */
EDMONT_API EDMONT_MUST_CHECK int edmont_random_bytes(void *out, size_t n);

#ifdef __cplusplus
}
#endif
#endif
