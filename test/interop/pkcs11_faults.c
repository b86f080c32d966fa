/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: examples/providers/pkcs11.c when calls of the module fail: each call of each operation
 * with each of many answers, a token that is pulled out and comes back, a session that is in use, a
 * module that others initialise and finalise, SIGPIPE, and secrets in what was copied together. The
 * module is interposer.c before SoftHSM2's. pkcs11.sh prepares the token and runs this.
 *
 * Does not cover: a daemon that dies (pkcs11_server.c); a call that never returns.
 */
#define _GNU_SOURCE

#include "pkcs11.h"

#include "interposer.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static struct interposer *hsm;

static int sessions_are_bounded(void)
{
    return hsm->sessions <= 16;
}

/* --- Every call, every answer ----------------------------------------------------------------- */

static const CK_RV answers[] = {
    CKR_HOST_MEMORY,         CKR_GENERAL_ERROR,          CKR_FUNCTION_FAILED,
    CKR_DEVICE_ERROR,        CKR_DEVICE_MEMORY,          CKR_DEVICE_REMOVED,
    CKR_OPERATION_ACTIVE,    CKR_SESSION_CLOSED,         CKR_SESSION_COUNT,
    CKR_TOKEN_NOT_PRESENT,   CKR_USER_NOT_LOGGED_IN,     CKR_SESSION_HANDLE_INVALID,
    CKR_BUFFER_TOO_SMALL,    CKR_MECHANISM_INVALID,      CKR_CRYPTOKI_NOT_INITIALIZED,
    CKR_VENDOR_DEFINED | 17, CKR_FUNCTION_NOT_SUPPORTED,
};

static int sign_with_default(void)
{
    uint8_t sig[64];
    int err;

    memset(sig, 0x77, sizeof sig);
    err = edmont_sign(sig, message, sizeof message, seed);
    return memcmp(sig, err == EDMONT_OK ? wanted_sig : zeros, 64) == 0 ? err : 1;
}

static int verify_with_default(void)
{
    return edmont_verify(wanted_sig, message, sizeof message, wanted_pub);
}

static int verify_forgery(void)
{
    uint8_t sig[64] = {0};

    return edmont_verify(sig, message, sizeof message, wanted_pub);
}

static int make_key_pair(void)
{
    uint8_t pub[32], drawn[32];
    int err  = edmont_sign_keypair(pub, drawn);
    int left = memcmp(pub, zeros, 32) != 0 || memcmp(drawn, zeros, 32) != 0;

    return left == (err == EDMONT_OK) ? err : 1;
}

static int draw(void)
{
    uint8_t bytes[3000];
    int err = edmont_random_bytes(bytes, sizeof bytes);

    return err == EDMONT_OK || memcmp(bytes, zeros, sizeof zeros) == 0 ? err : 1;
}

/* A long message, by digest and piece by piece. */
static int hash_long_message(void)
{
    static uint8_t text[5000];
    void *state[3] = {NULL, NULL, NULL};
    uint8_t one[64], other[64];
    edmont_span part[] = {{text, 1000}, {text + 1000, 4000}};
    int err;

    if (pkcs11_hash.digest(pkcs11_hash.env, one, part, 2) != 0)
        return EDMONT_ERR_HASH;
    if (pkcs11_hash.init(state, pkcs11_hash.env) != 0)
        return EDMONT_ERR_HASH;
    err = pkcs11_hash.update(state, text, sizeof text);
    if (err == 0)
        err = pkcs11_hash.final(state, other);
    pkcs11_hash.release(state);
    if (err != 0)
        return EDMONT_ERR_HASH;
    return memcmp(one, other, 64) == 0 ? EDMONT_OK : 1;
}

static const struct {
    const char *name;
    int (*run)(void);
    int good, failed;
} operations[] = {
    {"prepare a key and sign", sign_by_token, EDMONT_OK, EDMONT_ERR_HASH},
    {"sign", sign_with_default, EDMONT_OK, EDMONT_ERR_HASH},
    {"verify", verify_with_default, EDMONT_OK, EDMONT_ERR_HASH},
    {"verify a forgery", verify_forgery, EDMONT_ERR_SIGNATURE, EDMONT_ERR_HASH},
    {"hash a long message", hash_long_message, EDMONT_OK, EDMONT_ERR_HASH},
    {"draw bytes", draw, EDMONT_OK, EDMONT_ERR_RANDOM},
    {"make a key pair", make_key_pair, EDMONT_OK, EDMONT_ERR_RANDOM},
};

static void use_token(void)
{
    check_int(edmont_hash_use(&pkcs11_hash), EDMONT_OK);
    check_int(edmont_random_use(&pkcs11_random), EDMONT_OK);
}

/* Whether the operation needs what the module refused. A lookup may do without one slot, and mends
 * other errors by initialising the module again; a session need not be told that it is closed. */
static int was_needed(int call)
{
    return call >= AT_OPEN_SESSION && call != AT_CLOSE_SESSION;
}

/* Operation i, whose k-th call of the module fails. Returns 0 if there are not so many calls. */
static int fails_at(size_t i, int k, CK_RV answer)
{
    int err, failed;

    check_note("%s, call %d answers 0x%lx", operations[i].name, k, answer);
    hsm->answer  = answer;
    hsm->fail_in = k;
    err          = operations[i].run();
    if (atomic_exchange(&hsm->fail_in, 0) > 0) {
        check_int(err, operations[i].good);
        return 0;
    }
    failed = hsm->failed_at;
    check_note("%s, call %d (%d) answers 0x%lx", operations[i].name, k, failed, answer);
    if (was_needed(failed) || err != operations[i].good) {
        int other = i == CHECK_COUNT(operations) - 1 && failed != AT_GENERATE_RANDOM;

        check(err == operations[i].failed || (other && err == EDMONT_ERR_HASH));
    }
    check_int(operations[i].run(), operations[i].good);
    check(sessions_are_bounded());
    return 1;
}

/* From the pool, and from the very beginning: pkcs11_close comes before. */
static void each_call_fails_with_each_answer_and_the_next_one_works(void)
{
    int tried = 0;

    use_token();
    for (size_t i = 0; i < CHECK_COUNT(operations); i++)
        for (size_t a = 0; a < CHECK_COUNT(answers); a++)
            for (int from_the_beginning = 0; from_the_beginning < 2; from_the_beginning++) {
                int k = 0;

                do {
                    if (from_the_beginning)
                        pkcs11_close();
                    tried++;
                } while (fails_at(i, ++k, answers[a]));
                check(k > (from_the_beginning ? 5 : 1));
            }
    check(tried > 1000);
    check_int(edmont_hash_use(NULL), EDMONT_OK);
    check_int(edmont_random_use(NULL), EDMONT_OK);
}

/* --- The token goes and comes ------------------------------------------------------------------
 */

/* As the standard says: its sessions are gone with it. */
static void pull_out(CK_RV answer)
{
    CK_SLOT_ID slots[16];
    CK_ULONG n = 16;

    hsm->answer = answer;
    hsm->gone   = 1;
    check_int(hsm->real->C_GetSlotList(CK_TRUE, slots, &n), CKR_OK);
    for (CK_ULONG i = 0; i < n; i++)
        hsm->real->C_CloseAllSessions(slots[i]);
    hsm->sessions = 0;
}

static void put_back(void)
{
    hsm->gone = 0;
}

static void everything_fails(void)
{
    for (size_t i = 0; i < CHECK_COUNT(operations); i++) {
        check_note("%s", operations[i].name);
        check_int(operations[i].run(), operations[i].failed);
    }
}

static void everything_works(void)
{
    for (size_t i = 0; i < CHECK_COUNT(operations); i++) {
        check_note("%s", operations[i].name);
        check_int(operations[i].run(), operations[i].good);
    }
}

static void a_token_pulled_out_between_calls_fails_until_it_is_back(void)
{
    static const CK_RV says[] = {CKR_TOKEN_NOT_PRESENT, CKR_DEVICE_REMOVED,
                                 CKR_SESSION_HANDLE_INVALID, CKR_CRYPTOKI_NOT_INITIALIZED};
    edmont_sign_key key;
    uint8_t sig[64];

    use_token();
    for (size_t i = 0; i < CHECK_COUNT(says); i++) {
        check_int(edmont_sign_key_init(&key, seed, NULL), EDMONT_OK);
        everything_works();
        pull_out(says[i]);
        memset(sig, 0x77, sizeof sig);
        check_int(edmont_sign_with(sig, message, sizeof message, &key, NULL), EDMONT_ERR_HASH);
        check_bytes(sig, zeros, 64);
        everything_fails();
        everything_fails();
        check_int(edmont_selftest(), EDMONT_ERR_HASH);
        put_back();
        check_int(edmont_sign_with(sig, message, sizeof message, &key, NULL), EDMONT_OK);
        check_bytes(sig, wanted_sig, 64);
        everything_works();
    }
    check_int(edmont_hash_use(NULL), EDMONT_OK);
    check_int(edmont_random_use(NULL), EDMONT_OK);
}

static void a_token_pulled_out_in_a_message_fails_that_message(void)
{
    void *state[3] = {NULL, NULL, NULL};
    uint8_t digest[64];

    for (int i = 0; i < 2; i++) {
        check_int(pkcs11_hash.init(state, pkcs11_hash.env), 0);
        check_int(pkcs11_hash.update(state, message, 3), 0);
        pull_out(CKR_DEVICE_REMOVED);
        if (i == 1) /* it is back, but what it knew of the message is not */
            put_back();
        check(pkcs11_hash.update(state, message, 3) != 0);
        put_back();
        check(pkcs11_hash.update(state, message, 3) != 0);
        check(pkcs11_hash.final(state, digest) != 0);
        pkcs11_hash.release(state);
        check_int(sign_by_token(), EDMONT_OK);
    }
}

/* With an idle session, whose next use fails, and without one, where opening one does. */
static void a_token_is_found_in_another_slot(void)
{
    void *state[3] = {NULL, NULL, NULL};

    for (unsigned long shift = 1; shift <= 2; shift++) {
        check_int(sign_by_token(), EDMONT_OK);
        if (shift == 2) {
            check_int(pkcs11_hash.init(state, pkcs11_hash.env), 0);
            pkcs11_hash.release(state);
            check_int(hsm->sessions, 0);
        }
        pull_out(CKR_TOKEN_NOT_PRESENT);
        hsm->slot_shift = shift;
        put_back();
        check_int(sign_by_token(), EDMONT_ERR_HASH);
        check_int(sign_by_token(), EDMONT_OK);
    }
    hsm->slot_shift = 0;
    pkcs11_close();
    check_int(sign_by_token(), EDMONT_OK);
}

/* Many idle sessions that are void by now are no reason for more than one error. */
static void a_token_that_was_away_costs_one_error(void)
{
    static void *state[10][3];
    uint8_t digest[64];

    for (int i = 0; i < 10; i++)
        check_int(pkcs11_hash.init(state[i], pkcs11_hash.env), 0);
    for (int i = 0; i < 10; i++) {
        check_int(pkcs11_hash.final(state[i], digest), 0);
        pkcs11_hash.release(state[i]);
    }
    check(hsm->sessions >= 10);
    pull_out(CKR_DEVICE_REMOVED);
    put_back();
    check_int(sign_by_token(), EDMONT_ERR_HASH);
    check_int(sign_by_token(), EDMONT_OK);
}

/* C_GetSlotList is to look afresh, since here nobody initialises the module again. */
static void a_token_plugged_in_later_is_found(void)
{
    CK_C_INITIALIZE_ARGS args = {.flags = CKF_OS_LOCKING_OK};

    pkcs11_close();
    hsm->gone = 1;
    check_int(hsm->own->C_Initialize(&args), CKR_OK);
    put_back();
    check_int(sign_by_token(), EDMONT_OK);
    pkcs11_close();
    check_int(hsm->own->C_Finalize(NULL), CKR_OK);
}

/* What was begun before somebody else's error goes on. */
static void an_error_elsewhere_does_not_end_a_message(void)
{
    void *state[3] = {NULL, NULL, NULL};
    uint8_t digest[64], want[64];
    edmont_span part = {message, 6};

    check_int(edmont_hash_by_name("sha512")->digest(NULL, want, &part, 1), 0);
    check_int(pkcs11_hash.init(state, pkcs11_hash.env), 0);
    check_int(pkcs11_hash.update(state, message, 3), 0);
    hsm->answer  = CKR_DEVICE_ERROR;
    hsm->fail_in = 2;
    check_int(sign_by_token(), EDMONT_ERR_HASH);
    check_int(pkcs11_hash.update(state, message + 3, 3), 0);
    check_int(pkcs11_hash.final(state, digest), 0);
    pkcs11_hash.release(state);
    check_bytes(digest, want, 64);
}

/* --- Sessions and module in others' hands ------------------------------------------------------
 */

static void a_session_in_use_fails_once_and_is_closed(void)
{
    CK_MECHANISM sha256 = {CKM_SHA256, NULL, 0};

    pkcs11_close();
    check_int(sign_by_token(), EDMONT_OK);
    for (int i = 0; i < 50; i++) {
        check_int(hsm->real->C_DigestInit(hsm->last_session, &sha256), CKR_OK);
        check_int(sign_by_token(), EDMONT_ERR_HASH);
        check_int(sign_by_token(), EDMONT_OK);
        check_int(hsm->sessions, 1);
    }
}

/* Initialised before us, the module is never finalised by us. */
static void a_module_that_others_use_is_not_finalised(void)
{
    CK_C_INITIALIZE_ARGS args = {.flags = CKF_OS_LOCKING_OK};
    int before;

    pkcs11_close();
    check_int(hsm->real->C_Initialize(&args), CKR_OK);
    before = hsm->calls[AT_FINALIZE];
    check_int(sign_by_token(), EDMONT_OK);
    pull_out(CKR_TOKEN_NOT_PRESENT);
    check_int(sign_by_token(), EDMONT_ERR_HASH);
    check_int(sign_by_token(), EDMONT_ERR_HASH);
    put_back();
    check_int(sign_by_token(), EDMONT_OK);
    pkcs11_close();
    check_int(hsm->sessions, 0);
    check_int(hsm->calls[AT_FINALIZE], before);
    check_int(sign_by_token(), EDMONT_OK);

    check_int(hsm->real->C_Finalize(NULL), CKR_OK); /* their last word */
    check_int(sign_by_token(), EDMONT_ERR_HASH);
    check_int(sign_by_token(), EDMONT_OK);
    pkcs11_close();
    check_int(hsm->calls[AT_FINALIZE], before + 1);
}

/* --- What a module may do besides --------------------------------------------------------------
 */

static void a_digest_of_another_length_is_none(void)
{
    for (int len = 20; len <= 128; len += 12) {
        check_note("%d bytes", len);
        hsm->digest_len = len;
        check_int(sign_by_token(), EDMONT_ERR_HASH);
        check_int(hash_long_message(), EDMONT_ERR_HASH);
        hsm->digest_len = 0;
        check_int(sign_by_token(), EDMONT_OK);
        check_int(hash_long_message(), EDMONT_OK);
    }
}

/* The provider itself leaves nothing, whoever calls it. */
static void random_bytes_that_fail_on_the_way_are_none(void)
{
    uint8_t bytes[3000];

    check_int(pkcs11_random.fill(pkcs11_random.env, bytes, sizeof bytes), 0);
    for (int k = 1; k <= 3; k++) {
        hsm->answer  = CKR_DEVICE_ERROR;
        hsm->fail_in = k;
        memset(bytes, 0x77, sizeof bytes);
        check(pkcs11_random.fill(pkcs11_random.env, bytes, sizeof bytes) != 0);
        check_int(hsm->fail_in, 0);
        for (size_t i = 0; i < sizeof bytes; i++)
            check_int(bytes[i], 0);
        check_int(pkcs11_random.fill(pkcs11_random.env, bytes, sizeof bytes), 0);
    }
}

static volatile sig_atomic_t signals;

static void count_signal(int number)
{
    signals += number == SIGPIPE;
}

static int sigpipe_is_pending(void)
{
    sigset_t pending;

    return sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1;
}

/* Neither lost nor delivered: only what the module raised is taken away. */
static void sigpipe_of_the_module_is_not_the_programs(void)
{
    sigset_t sigpipe;
    int taken;

    signals = 0;
    check(signal(SIGPIPE, count_signal) != SIG_ERR);
    hsm->raises = SIGPIPE;
    check_int(sign_by_token(), EDMONT_OK);
    pkcs11_close();
    check_int(sign_by_token(), EDMONT_OK);
    check_int(signals, 0);
    check(!sigpipe_is_pending());
    raise(SIGPIPE);
    check_int(signals, 1);

    sigemptyset(&sigpipe);
    sigaddset(&sigpipe, SIGPIPE);
    check_int(pthread_sigmask(SIG_BLOCK, &sigpipe, NULL), 0);
    check_int(sign_by_token(), EDMONT_OK);
    check(!sigpipe_is_pending());
    raise(SIGPIPE);
    check_int(sign_by_token(), EDMONT_OK);
    check(sigpipe_is_pending());
    check_int(sigwait(&sigpipe, &taken), 0);
    hsm->raises = 0;
    check_int(pthread_sigmask(SIG_UNBLOCK, &sigpipe, NULL), 0);
    check_int(signals, 1);
    signal(SIGPIPE, SIG_DFL);
}

/* Reads where the copy was, at once and without a call in between. */
#if defined(__GNUC__)
__attribute__((no_sanitize_address, noinline))
#endif
static size_t
left_behind(const edmont_span *part, uint8_t value)
{
    const volatile uint8_t *copy;
    uint8_t digest[64];
    size_t left = 0;

    if (pkcs11_hash.digest(pkcs11_hash.env, digest, part, 1) != 0)
        return part->len;
    copy = hsm->digested;
    for (size_t i = 0; i < part->len; i++)
        left += copy[i] == value;
    return left;
}

static void the_copy_of_a_short_message_is_wiped(void)
{
    static uint8_t text[4000];
    edmont_span part = {text, sizeof text};

    memset(text, 0xb7, sizeof text);
    check_int(sign_by_token(), EDMONT_OK);
    check(left_behind(&part, 0xb7) < 16);
}

/* --- Threads -----------------------------------------------------------------------------------
 */

static atomic_int enough;

static void *make_trouble(void *unused)
{
    unsigned i = 0;

    (void)unused;
    while (!enough) {
        hsm->answer  = answers[i++ % CHECK_COUNT(answers)];
        hsm->fail_in = 3;
        usleep(500);
    }
    hsm->fail_in = 0;
    return NULL;
}

static void threads_never_get_a_wrong_signature_out_of_errors(void)
{
    pthread_t troublemaker;
    struct work w;

    enough = 0;
    check_int(pthread_create(&troublemaker, NULL, make_trouble, NULL), 0);
    sign_in_threads(&w, 50);
    enough = 1;
    pthread_join(troublemaker, NULL);
    check_int(w.wrong, 0);
    check(w.right > 0);
    check(w.failed > 0);
    check(sessions_are_bounded());
    check_int(sign_by_token(), EDMONT_OK);
}

/* Those who wait for one lookup do not repeat it. */
static void threads_share_the_answer_of_a_lookup(void)
{
    struct work w;
    int before;

    check_int(sign_by_token(), EDMONT_OK);
    pull_out(CKR_TOKEN_NOT_PRESENT);
    hsm->slow_lookup = 10;
    before           = hsm->calls[AT_INITIALIZE];
    sign_in_threads(&w, 1);
    hsm->slow_lookup = 0;
    check_int(w.failed, THREADS);
    check(hsm->calls[AT_INITIALIZE] - before < THREADS / 4);
    put_back();
    check_int(sign_by_token(), EDMONT_OK);
}

static const struct check_case cases[] = {
    CASE(each_call_fails_with_each_answer_and_the_next_one_works),
    CASE(a_token_pulled_out_between_calls_fails_until_it_is_back),
    CASE(a_token_pulled_out_in_a_message_fails_that_message),
    CASE(a_token_is_found_in_another_slot),
    CASE(a_token_plugged_in_later_is_found),
    CASE(a_token_that_was_away_costs_one_error),
    CASE(an_error_elsewhere_does_not_end_a_message),
    CASE(a_session_in_use_fails_once_and_is_closed),
    CASE(a_module_that_others_use_is_not_finalised),
    CASE(a_digest_of_another_length_is_none),
    CASE(random_bytes_that_fail_on_the_way_are_none),
    CASE(sigpipe_of_the_module_is_not_the_programs),
    CASE(the_copy_of_a_short_message_is_wiped),
    CASE(threads_never_get_a_wrong_signature_out_of_errors),
    CASE(threads_share_the_answer_of_a_lookup),
};

int main(int argc, char **argv)
{
    hsm = interposer_of(getenv("EDMONT_PKCS11_MODULE"));
    if (hsm == NULL || prepare() != 0) {
        fputs("EDMONT_PKCS11_MODULE is to be interposer.c\n", stderr);
        return 2;
    }
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
