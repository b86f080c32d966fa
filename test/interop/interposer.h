/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * interposer.h: how a test tells the PKCS#11 module of interposer.c what to do, and hears from it.
 */
#ifndef EDMONT_TEST_INTERPOSER_H
#define EDMONT_TEST_INTERPOSER_H

#include <dlfcn.h>
#include <p11-kit/pkcs11.h>
#include <stdatomic.h>
#include <stddef.h>

enum interposed {
    AT_INITIALIZE,
    AT_FINALIZE,
    AT_GET_SLOT_LIST,
    AT_GET_TOKEN_INFO,
    AT_OPEN_SESSION,
    AT_CLOSE_SESSION,
    AT_DIGEST_INIT,
    AT_DIGEST,
    AT_DIGEST_UPDATE,
    AT_DIGEST_FINAL,
    AT_GENERATE_RANDOM,
    INTERPOSED
};

/* The module exports one, under the name "interposer". All is 0 at first. */
struct interposer {
    /* Heard: */
    const CK_FUNCTION_LIST *own;  /* this module's functions */
    const CK_FUNCTION_LIST *real; /* those of the module behind it */
    atomic_int calls[INTERPOSED]; /* how often each was called */
    atomic_int sessions;          /* open ones */
    atomic_int most_sessions;
    atomic_ulong last_session;      /* the one that was opened last */
    _Atomic(const void *) digested; /* what the last C_Digest took */
    atomic_int failed_at;           /* the enum interposed that `fail_in` made fail */

    /* Told: */
    atomic_ulong answer;     /* what a call answers that is made to fail, a CKR_ */
    atomic_int fail_in;      /* so many calls from now one fails; 0: none */
    atomic_int gone;         /* the token is not in its slot */
    atomic_ulong slot_shift; /* is added to the slots' numbers */
    atomic_int slow_lookup;  /* C_GetSlotList takes so many milliseconds */
    atomic_int slow_digest;  /* C_Digest takes so many microseconds */
    atomic_int forks;        /* C_GetSlotList starts a process */
    atomic_int raises;       /* each call raises this signal in its thread */
    atomic_int digest_len;   /* C_Digest and C_DigestFinal say so many bytes; 0: the truth */
};

/* That of the module at path, or NULL. */
static inline struct interposer *interposer_of(const char *path)
{
    void *module = path != NULL ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;

    return module != NULL ? dlsym(module, "interposer") : NULL;
}

#endif
