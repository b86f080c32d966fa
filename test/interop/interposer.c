/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * interposer.c: a PKCS#11 module that passes each call on to the module that PKCS11_REAL names, and
 * counts, delays, refuses or spoils it if a test says so (interposer.h).
 */
#define _GNU_SOURCE

#include "interposer.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct interposer interposer;
static CK_FUNCTION_LIST list;

/* What was so when C_Initialize, or C_GetSlotList without a list, was called last: the standard has
 * changes of slots seen at no other time. */
static atomic_int seen_gone;

/* The answer of a call that is not to reach the real module; else CKR_OK. */
static CK_RV stopped(enum interposed call)
{
    int left = atomic_load(&interposer.fail_in);

    atomic_fetch_add(&interposer.calls[call], 1);
    if (atomic_load(&interposer.raises) != 0)
        raise(atomic_load(&interposer.raises));
    while (left > 0 && !atomic_compare_exchange_weak(&interposer.fail_in, &left, left - 1))
        ;
    if (left == 1) {
        atomic_store(&interposer.failed_at, (int)call);
        return atomic_load(&interposer.answer);
    }
    if (atomic_load(&interposer.gone) && call >= AT_GET_TOKEN_INFO)
        return atomic_load(&interposer.answer);
    return CKR_OK;
}

static CK_RV do_initialize(void *args)
{
    CK_RV rv = stopped(AT_INITIALIZE);

    if (rv == CKR_OK)
        rv = interposer.real->C_Initialize(args);
    if (rv == CKR_OK)
        atomic_store(&seen_gone, atomic_load(&interposer.gone));
    return rv;
}

static CK_RV do_finalize(void *reserved)
{
    CK_RV rv = stopped(AT_FINALIZE);

    if (rv == CKR_OK)
        rv = interposer.real->C_Finalize(reserved);
    if (rv == CKR_OK)
        atomic_store(&interposer.sessions, 0);
    return rv;
}

static void start_a_process(void)
{
    pid_t child = fork();

    if (child == 0)
        _exit(0);
    waitpid(child, NULL, 0);
}

static CK_RV do_get_slot_list(unsigned char present, CK_SLOT_ID *slots, unsigned long *n)
{
    CK_RV rv = stopped(AT_GET_SLOT_LIST);

    usleep((useconds_t)atomic_load(&interposer.slow_lookup) * 1000);
    if (atomic_load(&interposer.forks))
        start_a_process();
    if (rv != CKR_OK)
        return rv;
    if (slots == NULL)
        atomic_store(&seen_gone, atomic_load(&interposer.gone));
    if (atomic_load(&seen_gone)) {
        *n = 0;
        return CKR_OK;
    }
    rv = interposer.real->C_GetSlotList(present, slots, n);
    for (CK_ULONG i = 0; rv == CKR_OK && slots != NULL && i < *n; i++)
        slots[i] += atomic_load(&interposer.slot_shift);
    return rv;
}

static CK_RV do_get_token_info(CK_SLOT_ID slot, CK_TOKEN_INFO *info)
{
    CK_RV rv = stopped(AT_GET_TOKEN_INFO);

    slot -= atomic_load(&interposer.slot_shift);
    return rv != CKR_OK ? rv : interposer.real->C_GetTokenInfo(slot, info);
}

static CK_RV do_open_session(CK_SLOT_ID slot, CK_FLAGS flags, void *application, CK_NOTIFY notify,
                             CK_SESSION_HANDLE *session)
{
    CK_RV rv = stopped(AT_OPEN_SESSION);
    int sessions, most;

    slot -= atomic_load(&interposer.slot_shift);
    if (rv == CKR_OK)
        rv = interposer.real->C_OpenSession(slot, flags, application, notify, session);
    if (rv != CKR_OK)
        return rv;
    atomic_store(&interposer.last_session, *session);
    sessions = atomic_fetch_add(&interposer.sessions, 1) + 1;
    most     = atomic_load(&interposer.most_sessions);
    while (sessions > most &&
           !atomic_compare_exchange_weak(&interposer.most_sessions, &most, sessions))
        ;
    return rv;
}

/* A session is closed even if the answer is made to be another: nobody asks twice. */
static CK_RV do_close_session(CK_SESSION_HANDLE session)
{
    CK_RV rv = stopped(AT_CLOSE_SESSION);

    if (interposer.real->C_CloseSession(session) == CKR_OK)
        atomic_fetch_sub(&interposer.sessions, 1);
    return rv;
}

static CK_RV do_digest_init(CK_SESSION_HANDLE session, CK_MECHANISM *mechanism)
{
    CK_RV rv = stopped(AT_DIGEST_INIT);

    return rv != CKR_OK ? rv : interposer.real->C_DigestInit(session, mechanism);
}

static void say_length(CK_RV rv, unsigned long *len)
{
    int said = atomic_load(&interposer.digest_len);

    if (rv == CKR_OK && said != 0)
        *len = (unsigned long)said;
}

static CK_RV do_digest(CK_SESSION_HANDLE session, unsigned char *in, unsigned long len,
                       unsigned char *out, unsigned long *out_len)
{
    CK_RV rv = stopped(AT_DIGEST);

    atomic_store(&interposer.digested, in);
    usleep((useconds_t)atomic_load(&interposer.slow_digest));
    if (rv == CKR_OK)
        rv = interposer.real->C_Digest(session, in, len, out, out_len);
    else
        memset(out, 0x5a, 32); /* half a result is none */
    say_length(rv, out_len);
    return rv;
}

static CK_RV do_digest_update(CK_SESSION_HANDLE session, unsigned char *in, unsigned long len)
{
    CK_RV rv = stopped(AT_DIGEST_UPDATE);

    return rv != CKR_OK ? rv : interposer.real->C_DigestUpdate(session, in, len);
}

static CK_RV do_digest_final(CK_SESSION_HANDLE session, unsigned char *out, unsigned long *len)
{
    CK_RV rv = stopped(AT_DIGEST_FINAL);

    if (rv == CKR_OK)
        rv = interposer.real->C_DigestFinal(session, out, len);
    else
        memset(out, 0x5a, 32);
    say_length(rv, len);
    return rv;
}

static CK_RV do_generate_random(CK_SESSION_HANDLE session, unsigned char *out, unsigned long len)
{
    CK_RV rv = stopped(AT_GENERATE_RANDOM);

    if (rv == CKR_OK)
        return interposer.real->C_GenerateRandom(session, out, len);
    memset(out, 0x5a, len / 2);
    return rv;
}

static CK_RV interpose(void)
{
    const char *path = getenv("PKCS11_REAL");
    void *module     = path != NULL ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
    void *symbol     = module != NULL ? dlsym(module, "C_GetFunctionList") : NULL;
    CK_FUNCTION_LIST *real;
    CK_C_GetFunctionList get;
    CK_RV rv;

    memcpy(&get, &symbol, sizeof get);
    if (get == NULL)
        return CKR_LIBRARY_LOAD_FAILED;
    rv = get(&real);
    if (rv != CKR_OK)
        return rv;
    interposer.own        = &list;
    interposer.real       = real;
    list                  = *real;
    list.C_Initialize     = do_initialize;
    list.C_Finalize       = do_finalize;
    list.C_GetSlotList    = do_get_slot_list;
    list.C_GetTokenInfo   = do_get_token_info;
    list.C_OpenSession    = do_open_session;
    list.C_CloseSession   = do_close_session;
    list.C_DigestInit     = do_digest_init;
    list.C_Digest         = do_digest;
    list.C_DigestUpdate   = do_digest_update;
    list.C_DigestFinal    = do_digest_final;
    list.C_GenerateRandom = do_generate_random;
    return CKR_OK;
}

CK_RV C_GetFunctionList(CK_FUNCTION_LIST **functions)
{
    CK_RV rv = interposer.real == NULL ? interpose() : CKR_OK;

    *functions = &list;
    return rv;
}
