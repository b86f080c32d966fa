/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * base.h: errors, version, wiping, comparison, self-test and the choice of a target.
 *
 * Rules that hold for every edmont header:
 *   - Results are `int`: EDMONT_OK (0) is the only success, errors are negative. What cannot fail
 *     returns void. On any error every output is zeroed.
 *   - Arguments come in the order outputs, in-outs, inputs; a length follows its array; options
 *     come last.
 *   - Sizes stand in the prototypes: `uint8_t out[32]` is exactly 32 bytes, at any alignment.
 *   - In a function on one item any output may overlap any input.
 *   - A pointer may be NULL exactly where its length is 0.
 *   - There is no initialisation to call, no heap, and every function is safe to call from many
 *     threads at once.
 *   - Time and memory addresses do not depend on what a contract calls secret.
 */
#ifndef EDMONT_BASE_H
#define EDMONT_BASE_H

#include <stddef.h>
#include <stdint.h>

/* Define EDMONT_API before the first include to export edmont's functions differently, for
 * example as nothing when libedmont.a becomes part of another shared library. */
#ifndef EDMONT_API
#if defined(__GNUC__)
#define EDMONT_API __attribute__((visibility("default")))
#else
#define EDMONT_API
#endif
#endif

#if defined(__GNUC__)
#define EDMONT_MUST_CHECK __attribute__((warn_unused_result))
#else
#define EDMONT_MUST_CHECK
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum {
    EDMONT_OK            = 0,
    EDMONT_ERR_ARGUMENT  = -1, /* a NULL, a length or a choice that the contract does not allow */
    EDMONT_ERR_ENCODING  = -2, /* bytes that are no encoding of what they should be */
    EDMONT_ERR_SIGNATURE = -3, /* the signature is not good */
    EDMONT_ERR_WEAK      = -4, /* an all-zero shared secret, the identity, small order */
    EDMONT_ERR_STATE     = -5, /* an object that is not initialised, wiped, or at another stage */
    EDMONT_ERR_CONFIRM   = -6, /* the other side of a handshake does not hold the same password */
    EDMONT_ERR_HASH      = -7, /* the hash provider failed */
    EDMONT_ERR_RANDOM    = -8, /* the random provider failed, or what it gave is not random */
    EDMONT_ERR_PROVIDER  = -9, /* no provider, or one that does not pass its checks */
    EDMONT_ERR_TARGET    = -10 /* no such target, or this CPU cannot run it */
};

/* The version of the library in use, "MAJOR.MINOR.PATCH". */
EDMONT_API const char *edmont_version(void);

/* One English phrase for an error code, never NULL; "unknown error" for a number that is none. */
EDMONT_API const char *edmont_strerror(int err);

/* Overwrites n bytes at p with zeros, in a way that no compiler may leave out. */
EDMONT_API void edmont_wipe(void *p, size_t n);

/* Returns 1 if the n bytes at a and b are equal, else 0. The contents are secret, n is not. */
EDMONT_API int edmont_equal(const void *a, const void *b, size_t n);

/* Runs known answers on every target that this CPU can run, and on the hash and random providers
 * in use. Returns EDMONT_OK; TARGET if a target gives a wrong answer; HASH or RANDOM if a provider
 * fails; PROVIDER if there is none or the hash provider's answers are wrong. */
EDMONT_API EDMONT_MUST_CHECK int edmont_selftest(void);

/* The targets that this CPU can run, best first: a target is a name and the code that does the
 * arithmetic under it. edmont_target_name returns NULL for i >= edmont_target_count(). */
EDMONT_API size_t edmont_target_count(void);
EDMONT_API const char *edmont_target_name(size_t i);

/* The name of the target in use. Chosen at the first call that needs it, unless selected. */
EDMONT_API const char *edmont_target(void);

/* Chooses a target for the whole process. name: one that edmont_target_name gives; NULL or "auto"
 * for the best. Returns EDMONT_OK, or TARGET and leaves the choice as it was. May be called while
 * other threads compute: a call that is under way gives the same result, by either target. */
EDMONT_API EDMONT_MUST_CHECK int edmont_target_select(const char *name);

/* Slot i of the target in use: a target may leave operations to the next one down. Writes the
 * name of operation i and of the target whose code runs it. Returns EDMONT_OK, or ARGUMENT (and
 * NULLs) past the last operation or on a NULL argument. */
EDMONT_API EDMONT_MUST_CHECK int edmont_target_slot(size_t i, const char **slot,
                                                    const char **target);

#ifdef __cplusplus
}
#endif
#endif
