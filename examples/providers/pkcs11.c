/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * pkcs11.c: SHA-512 and random bytes from a PKCS#11 token (a smart card, an HSM), as providers of
 * edmont. Of edmont it uses the public headers alone, of p11-kit one header and no code.
 *
 *     cc -pthread program.c pkcs11.c $(pkg-config --cflags --libs edmont) \
 *         $(pkg-config --cflags p11-kit-1) -ldl
 *
 * The environment says where the token is:
 *
 *     EDMONT_PKCS11_MODULE          the module's path, say /usr/lib/softhsm/libsofthsm2.so
 *     EDMONT_PKCS11_TOKEN           the token's label
 *     EDMONT_PKCS11_ONE_AT_A_TIME   set if threads are to enter the module one after the other:
 *         p11-kit-client needs that (0.24.1 does), or threads that wait for an answer while the
 *         server dies wait for ever
 *
 * A failure is an error of the call that met it: nothing is tried twice, and no other token serves
 * instead. The next call looks the token up again, so one that is back works again.
 *
 * Nobody is logged in, since most tokens hash for anybody. For one that does not, log in before, in
 * a session of the program's own with the same module: a login holds for all sessions of a process.
 * A program that uses the module for itself, too, calls C_Initialize before edmont's first call and
 * C_Finalize after its last one. This file then never calls C_Finalize, not even to repair things.
 *
 * Reference: PKCS #11 Cryptographic Token Interface Base Specification, version 2.40 (OASIS).
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* secure_getenv, and POSIX beside -std=c11 */
#endif

/* pkcs11_custom.h includes this file into the library, where nothing of it is to be global. */
#ifdef PKCS11_EMBEDDED
#define PKCS11_API static
#else
#define PKCS11_API
#include "pkcs11.h"
#endif

#include <dlfcn.h>
#include <errno.h>
#include <p11-kit/pkcs11.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define POOL         16      /* sessions kept open while nobody uses them */
#define SLOTS        256     /* slots looked at */
#define LABEL        32      /* bytes of a label: padded with blanks, no zero byte at the end */
#define GATHER       4096    /* longest message that is copied together for one C_Digest */
#define PIECE        1048576 /* bytes given to the module at once; some cut long ones silently */
#define RANDOM_PIECE 1024    /* random bytes asked for at once; the same, or they refuse */
#define ROUNDS       4       /* lookups of one call while other threads keep reporting errors */

/* Calls of the module share `lock`. What changes the module under them has it alone: C_Initialize,
 * C_Finalize, the lookup; fork waits for all of them. `gate` is held while waiting for `lock`, so
 * that who wants to be alone is not overtaken for ever. */
static pthread_mutex_t gate  = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static _Thread_local int inside; /* whether this thread holds the lock */
static atomic_int one_at_a_time; /* nobody shares */

/* Read with the lock shared, written with it alone. */
static struct {
    const CK_FUNCTION_LIST *calls; /* NULL: not loaded */
    pid_t process;                 /* the one that it was initialised in; 0: none */
    int ours;                      /* C_Initialize was ours, so C_Finalize is, too */
    unsigned long life;            /* counts initialisations: no handle outlives its own */
    CK_SLOT_ID slot;
} module;

/* Whether module.slot is where the token is, as far as we know: no call failed since the lookup. */
static atomic_int found;
static atomic_ulong lookups; /* that were begun */

/* Sessions that are open, without an active operation, and in nobody's hands; else 0. */
static _Atomic CK_SESSION_HANDLE pool[POOL];

/* --- Signals, threads, processes -------------------------------------------------------------- */

/* A module that talks to a daemon through a socket (p11-kit-client does) raises SIGPIPE when the
 * daemon has died, and that ends a program by default. So it is blocked in this thread during a
 * call, and taken away afterwards unless it was pending before. */
struct quiet {
    sigset_t sigpipe, before;
    int was_pending;
};

static void be_quiet(struct quiet *q)
{
    sigset_t pending;

    sigemptyset(&q->sigpipe);
    sigaddset(&q->sigpipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &q->sigpipe, &q->before);
    q->was_pending = sigismember(&q->before, SIGPIPE) == 1 && sigpending(&pending) == 0 &&
                     sigismember(&pending, SIGPIPE) == 1;
}

static void end_quiet(const struct quiet *q)
{
    static const struct timespec at_once;

    if (!q->was_pending)
        while (sigtimedwait(&q->sigpipe, NULL, &at_once) == -1 && errno == EINTR)
            ;
    pthread_sigmask(SIG_SETMASK, &q->before, NULL);
}

enum { SHARED, ALONE };

static void hold(int how)
{
    pthread_mutex_lock(&gate);
    if (how == ALONE || atomic_load(&one_at_a_time))
        pthread_rwlock_wrlock(&lock);
    else
        pthread_rwlock_rdlock(&lock);
    pthread_mutex_unlock(&gate);
    inside = 1;
}

static void let_go(void)
{
    inside = 0;
    pthread_rwlock_unlock(&lock);
}

/* fork waits until every thread of ours has left the module, so the module's own locks are free in
 * the child, as ours are: `lock` is nobody's then, and `gate` is this thread's in both processes. A
 * module that forks by itself, as p11-kit does to start a helper, does so while we are inside. */
static void before_fork(void)
{
    if (!inside) {
        pthread_mutex_lock(&gate);
        pthread_rwlock_wrlock(&lock);
        pthread_rwlock_unlock(&lock);
    }
}

static void after_fork(void)
{
    if (!inside)
        pthread_mutex_unlock(&gate);
}

/* Children that are born without this function (_Fork, clone) are known by getpid. That alone would
 * not do: the number of a process may come again. */
static void after_fork_in_child(void)
{
    if (!inside)
        module.process = 0;
    after_fork();
}

/* --- The module and its token ----------------------------------------------------------------- */

/* Loads the module, once: it stays loaded, since modules with threads do not survive dlclose. A
 * program that has more rights than its user (setuid) is not told what to load by that user. */
static int load(void)
{
    static int fork_is_watched;
    const char *path = secure_getenv("EDMONT_PKCS11_MODULE");
    CK_C_GetFunctionList list;
    CK_FUNCTION_LIST *calls = NULL;
    void *library, *symbol;

    if (module.calls != NULL)
        return 0;
    if (!fork_is_watched && pthread_atfork(before_fork, after_fork, after_fork_in_child) != 0)
        return -1;
    fork_is_watched = 1;
    library         = path != NULL ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
    if (library == NULL)
        return -1;
    symbol = dlsym(library, "C_GetFunctionList");
    memcpy(&list, &symbol, sizeof list); /* ISO C has no cast for it */
    if (list == NULL || list(&calls) != CKR_OK || calls == NULL) {
        dlclose(library);
        return -1;
    }
    module.calls = calls;
    atomic_store(&one_at_a_time, secure_getenv("EDMONT_PKCS11_ONE_AT_A_TIME") != NULL);
    return 0;
}

/* Sessions of a module that was finalised, or of the parent process, are only forgotten. */
static void empty_pool(int closing)
{
    for (size_t i = 0; i < POOL; i++) {
        CK_SESSION_HANDLE session = atomic_exchange(&pool[i], CK_INVALID_HANDLE);

        if (closing && session != CK_INVALID_HANDLE)
            module.calls->C_CloseSession(session);
    }
}

/* Initialises the module in this process, if nobody has. A child of fork has to do that again. */
static int start(void)
{
    CK_C_INITIALIZE_ARGS args = {.flags = CKF_OS_LOCKING_OK}; /* we call it from many threads */
    CK_RV rv                  = module.calls->C_Initialize(&args);

    if (rv != CKR_OK && rv != CKR_CRYPTOKI_ALREADY_INITIALIZED)
        return -1;
    if (rv == CKR_OK || module.process != getpid()) {
        /* Handles from before are void, and their numbers may come again for others' sessions. */
        empty_pool(0);
        module.life++;
        module.ours    = rv == CKR_OK;
        module.process = getpid();
    }
    return 0;
}

static void stop(void)
{
    if (!module.ours)
        return;
    module.calls->C_Finalize(NULL);
    module.ours    = 0;
    module.process = 0;
}

static int has_label(const CK_TOKEN_INFO *info, const char *label)
{
    size_t len = strlen(label), i;

    if (len == 0 || len > LABEL || memcmp(info->label, label, len) != 0)
        return 0;
    for (i = len; i < LABEL && info->label[i] == ' '; i++)
        ;
    return i == LABEL;
}

/* Finds the slot of the one token that has the label: a slot's number says nothing, modules give
 * out others at every start. The first call of C_GetSlotList is the one that makes the module see
 * what was plugged in or pulled out. */
static int find(void)
{
    const char *label = secure_getenv("EDMONT_PKCS11_TOKEN");
    CK_SLOT_ID slots[SLOTS];
    CK_ULONG n = 0;
    int tokens = 0;

    if (label == NULL || module.calls->C_GetSlotList(CK_TRUE, NULL, &n) != CKR_OK)
        return -1;
    n = SLOTS;
    if (module.calls->C_GetSlotList(CK_TRUE, slots, &n) != CKR_OK)
        return -1;
    for (CK_ULONG i = 0; i < n; i++) {
        CK_TOKEN_INFO info;

        if (module.calls->C_GetTokenInfo(slots[i], &info) == CKR_OK && has_label(&info, label)) {
            module.slot = slots[i];
            tokens++;
        }
    }
    return tokens == 1 ? 0 : -1;
}

/* From nothing, from an error or from the parent's module to a token that was found. Some modules
 * see a token, or a daemon, that is back only after they were initialised anew. */
static void look_up(void)
{
    atomic_fetch_add(&lookups, 1);
    if (load() != 0 || (module.process != getpid() && start() != 0))
        return;
    empty_pool(1);
    if (find() != 0) {
        stop();
        if (start() != 0 || find() != 0)
            return;
    }
    atomic_store(&found, 1);
}

static int is_ready(void)
{
    return atomic_load(&found) && module.process == getpid();
}

/* Begins a call: the lock shared, and a token that was there at the last lookup. A lookup that was
 * begun after this call is as good as one of its own, so many threads that wait need one or two.
 * Only after success leave() is owed. */
static int enter(struct quiet *q)
{
    int ready = 1;

    be_quiet(q);
    for (int i = 0; ready && i < ROUNDS; i++) {
        unsigned long seen = atomic_load(&lookups);

        hold(SHARED);
        if (is_ready())
            return 0;
        let_go();
        hold(ALONE);
        if (atomic_load(&lookups) == seen)
            look_up();
        ready = is_ready();
        let_go();
    }
    end_quiet(q);
    return -1;
}

static void leave(const struct quiet *q)
{
    let_go();
    end_quiet(q);
}

/* --- Sessions --------------------------------------------------------------------------------- */

/* A session does one thing at a time, so it is in one pair of hands at a time. */
static CK_SESSION_HANDLE take_session(void)
{
    CK_SESSION_HANDLE session = CK_INVALID_HANDLE;
    CK_RV rv                  = CKR_OK;

    for (size_t i = 0; i < POOL && session == CK_INVALID_HANDLE; i++)
        session = atomic_exchange(&pool[i], CK_INVALID_HANDLE);
    if (session == CK_INVALID_HANDLE)
        rv = module.calls->C_OpenSession(module.slot, CKF_SERIAL_SESSION, NULL, NULL, &session);
    if (rv == CKR_OK)
        return session;
    atomic_store(&found, 0);
    return CK_INVALID_HANDLE;
}

/* Takes a session back whose operation is over. After an error nobody knows whether it is, and what
 * is left in it: it is closed, and what we know of the token is in doubt. */
static int end_session(CK_SESSION_HANDLE session, CK_RV rv)
{
    for (size_t i = 0; i < POOL && rv == CKR_OK; i++) {
        CK_SESSION_HANDLE none = CK_INVALID_HANDLE;

        if (atomic_compare_exchange_strong(&pool[i], &none, session))
            return 0;
    }
    module.calls->C_CloseSession(session);
    if (rv == CKR_OK)
        return 0;
    atomic_store(&found, 0);
    return -1;
}

/* A session in which a digest has begun. */
static CK_SESSION_HANDLE begin_digest(void)
{
    CK_MECHANISM sha512       = {CKM_SHA512, NULL, 0};
    CK_SESSION_HANDLE session = take_session();
    CK_RV rv                  = CKR_OK;

    if (session != CK_INVALID_HANDLE)
        rv = module.calls->C_DigestInit(session, &sha512);
    if (rv == CKR_OK)
        return session;
    end_session(session, rv);
    return CK_INVALID_HANDLE;
}

/* Without a call for no bytes: SoftHSM2 refuses those at NULL. */
static CK_RV feed(CK_SESSION_HANDLE session, const void *in, size_t len)
{
    const uint8_t *from = in;
    CK_RV rv            = CKR_OK;

    while (rv == CKR_OK && len > 0) {
        CK_ULONG n = len < PIECE ? (CK_ULONG)len : PIECE;

        rv = module.calls->C_DigestUpdate(session, (CK_BYTE_PTR)from, n);
        from += n;
        len -= n;
    }
    return rv;
}

static CK_RV finish(CK_SESSION_HANDLE session, uint8_t out[64])
{
    CK_ULONG len = 64;
    CK_RV rv     = module.calls->C_DigestFinal(session, out, &len);

    return rv == CKR_OK && len != 64 ? CKR_GENERAL_ERROR : rv;
}

/* --- The hash --------------------------------------------------------------------------------- */

/* A message that comes piece by piece. */
struct digest {
    CK_SESSION_HANDLE session; /* CK_INVALID_HANDLE when it is over */
    unsigned long life;        /* the module's when the session was opened */
};

static int is_alive(const struct digest *d)
{
    return d->session != CK_INVALID_HANDLE && d->life == module.life;
}

static int pkcs11_hash_init(void *state, void *env)
{
    struct digest *d = state;
    struct quiet q;

    (void)env;
    if (enter(&q) != 0)
        return -1;
    d->session = begin_digest();
    d->life    = module.life;
    leave(&q);
    return d->session != CK_INVALID_HANDLE ? 0 : -1;
}

static int pkcs11_hash_update(void *state, const void *in, size_t len)
{
    struct digest *d = state;
    CK_RV rv         = CKR_OPERATION_NOT_INITIALIZED;
    struct quiet q;

    if (enter(&q) != 0)
        return -1;
    if (is_alive(d)) {
        rv = feed(d->session, in, len);
        if (rv != CKR_OK) {
            end_session(d->session, rv);
            d->session = CK_INVALID_HANDLE;
        }
    }
    leave(&q);
    return rv == CKR_OK ? 0 : -1;
}

static int pkcs11_hash_final(void *state, uint8_t out[64])
{
    struct digest *d = state;
    struct quiet q;
    int err = -1;

    if (enter(&q) != 0)
        return -1;
    if (is_alive(d)) {
        err        = end_session(d->session, finish(d->session, out));
        d->session = CK_INVALID_HANDLE;
    }
    leave(&q);
    return err;
}

/* A message that was given up leaves its operation active: the session is closed. No lookup first:
 * what is to be closed is gone, if the module or the process is another one by now. */
static void pkcs11_hash_release(void *state)
{
    struct digest *d = state;
    struct quiet q;

    be_quiet(&q);
    hold(SHARED);
    if (is_alive(d) && module.process == getpid())
        module.calls->C_CloseSession(d->session);
    d->session = CK_INVALID_HANDLE;
    let_go();
    end_quiet(&q);
}

static int fits(const edmont_span *part, size_t parts)
{
    size_t room = GATHER;

    for (size_t i = 0; i < parts; i++) {
        if (part[i].len > room)
            return 0;
        room -= part[i].len;
    }
    return 1;
}

/* Each call of the module may be a round trip to a daemon or a device. Copied together a message
 * takes two, C_DigestInit and C_Digest; in pieces it takes two and one for each piece. */
static CK_RV digest_together(CK_SESSION_HANDLE session, uint8_t out[64], const edmont_span *part,
                             size_t parts)
{
    uint8_t text[GATHER];
    size_t held  = 0;
    CK_ULONG len = 64;
    CK_RV rv;

    for (size_t i = 0; i < parts; i++)
        if (part[i].len > 0) {
            memcpy(text + held, part[i].data, part[i].len);
            held += part[i].len;
        }
    rv = module.calls->C_Digest(session, text, (CK_ULONG)held, out, &len);
    edmont_wipe(text, held);
    return rv == CKR_OK && len != 64 ? CKR_GENERAL_ERROR : rv;
}

static CK_RV digest_in_pieces(CK_SESSION_HANDLE session, uint8_t out[64], const edmont_span *part,
                              size_t parts)
{
    CK_RV rv = CKR_OK;

    for (size_t i = 0; rv == CKR_OK && i < parts; i++)
        rv = feed(session, part[i].data, part[i].len);
    return rv == CKR_OK ? finish(session, out) : rv;
}

static int pkcs11_hash_digest(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    CK_SESSION_HANDLE session;
    struct quiet q;
    int err = -1;

    (void)env;
    if (enter(&q) != 0)
        return -1;
    session = begin_digest();
    if (session != CK_INVALID_HANDLE)
        err = end_session(session, fits(part, parts) ? digest_together(session, out, part, parts)
                                                     : digest_in_pieces(session, out, part, parts));
    leave(&q);
    return err;
}

PKCS11_API const edmont_hash pkcs11_hash = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_hash),
    .name        = "pkcs11-sha512",
    .block_size  = 128,
    .state_size  = sizeof(struct digest),
    .state_align = _Alignof(struct digest),
    .flags       = EDMONT_HASH_SHA512 | EDMONT_HASH_MAY_FAIL | EDMONT_HASH_THREAD_SAFE,
    .init        = pkcs11_hash_init,
    .update      = pkcs11_hash_update,
    .final       = pkcs11_hash_final,
    .release     = pkcs11_hash_release,
    .digest      = pkcs11_hash_digest,
};

/* --- Random bytes ----------------------------------------------------------------------------- */

static int pkcs11_random_fill(void *env, void *out, size_t len)
{
    CK_SESSION_HANDLE session;
    struct quiet q;
    CK_RV rv = CKR_OK;
    int err  = -1;

    (void)env;
    if (enter(&q) != 0)
        return -1;
    session = take_session();
    if (session != CK_INVALID_HANDLE) {
        for (size_t done = 0, n; rv == CKR_OK && done < len; done += n) {
            n  = len - done < RANDOM_PIECE ? len - done : RANDOM_PIECE;
            rv = module.calls->C_GenerateRandom(session, (CK_BYTE_PTR)out + done, (CK_ULONG)n);
        }
        err = end_session(session, rv);
    }
    leave(&q);
    if (err != 0)
        edmont_wipe(out, len); /* a part is no result */
    return err;
}

PKCS11_API const edmont_random pkcs11_random = {
    .abi         = EDMONT_PROVIDER_ABI,
    .struct_size = sizeof(edmont_random),
    .name        = "pkcs11",
    .fill        = pkcs11_random_fill,
};

#ifndef PKCS11_EMBEDDED
void pkcs11_close(void)
{
    struct quiet q;

    be_quiet(&q);
    hold(ALONE);
    if (module.process == getpid()) {
        empty_pool(1);
        stop();
    }
    atomic_store(&found, 0);
    let_go();
    end_quiet(&q);
}
#endif
