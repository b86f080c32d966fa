/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign, messages around and beyond 4 GiB, whole and in pieces, of every variant, against
 * signatures computed in Python. Needs a 64-bit machine and minutes, so `make check-long` runs it
 * and `make check` does not. The message is zeros in pages that are never written to and so take no
 * memory.
 * Does not cover: any other message, and every target (the hash alone sees the length).
 */
#define _DEFAULT_SOURCE /* mmap */

#include "../check.h"
#include "../vectors/ed25519_long.h"
#include "../vectors/ed25519_long_dom.h"

#include <edmont/sign.h>

#include <string.h>
#include <sys/mman.h>

/* n zeros, read-only. */
static const uint8_t *message(uint64_t n)
{
    void *p;

    if (n > SIZE_MAX / 2)
        check_skip("a machine with 64-bit addresses");
    p = mmap(NULL, (size_t)n, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    check(p != MAP_FAILED);
    return p;
}

static void messages_around_4_gib_verify(void)
{
    for (size_t i = 0; i < CHECK_COUNT(ed25519_long); i++) {
        const struct ed25519_message *v = &ed25519_long[i];
        const uint8_t *msg              = message(v->n);
        uint8_t sig[64], pub[32];

        check_note("%llu bytes", (unsigned long long)v->n);
        check_hex(sig, 64, v->sig);
        check_hex(pub, 32, v->pub);
        check_int(edmont_verify(sig, msg, (size_t)v->n, pub), EDMONT_OK);
        check_int(munmap((void *)(uintptr_t)msg, (size_t)v->n), 0);
    }
}

static void a_message_beyond_4_gib_is_signed(void)
{
    const struct ed25519_message *v = &ed25519_long[CHECK_COUNT(ed25519_long) - 1];
    const uint8_t *msg              = message(v->n);
    uint8_t seed[32], want[64], got[64];

    check_hex(seed, 32, v->seed);
    check_hex(want, 64, v->sig);
    check_int(edmont_sign(got, msg, (size_t)v->n, seed), EDMONT_OK);
    check_bytes(got, want, 64);
    check_int(munmap((void *)(uintptr_t)msg, (size_t)v->n), 0);
}

/* A message beyond 4 GiB, its signature, and the keys. */
struct sample {
    const uint8_t *msg;
    size_t len;
    uint8_t sig[64], context[255];
    edmont_sign_options opt;
    edmont_sign_key key;
    edmont_verify_key verifier;
};

static void sample_open(struct sample *s, const char *seed_hex, const char *pub_hex,
                        const char *sig_hex, uint64_t n)
{
    uint8_t seed[32], pub[32];

    memset(s, 0, sizeof *s);
    s->msg = message(n);
    s->len = (size_t)n;
    check_hex(seed, 32, seed_hex);
    check_hex(pub, 32, pub_hex);
    check_hex(s->sig, 64, sig_hex);
    check_int(edmont_sign_key_init(&s->key, seed, NULL), EDMONT_OK);
    check_int(edmont_verify_key_init(&s->verifier, pub, EDMONT_RULE_STANDARD, NULL), EDMONT_OK);
}

static void sample_pure(struct sample *s)
{
    const struct ed25519_message *v = &ed25519_long[CHECK_COUNT(ed25519_long) - 1];

    sample_open(s, v->seed, v->pub, v->sig, v->n);
}

static void sample_dom(struct sample *s, const char *kind)
{
    const struct ed25519_dom_message *v = ed25519_long_dom;

    while (strcmp(v->kind, kind) != 0)
        v++;
    sample_open(s, v->seed, v->pub, v->sig, v->n);
    s->opt.variant     = strcmp(kind, "ph") == 0 ? EDMONT_PH : EDMONT_CTX;
    s->opt.context     = s->context;
    s->opt.context_len = strlen(v->context) / 2;
    check_hex(s->context, s->opt.context_len, v->context);
}

static void sample_close(struct sample *s)
{
    check_int(munmap((void *)(uintptr_t)s->msg, s->len), 0);
}

static void check_whole(const char *kind)
{
    struct sample s;
    uint8_t got[64];

    sample_dom(&s, kind);
    check_int(edmont_sign_with(got, s.msg, s.len, &s.key, &s.opt), EDMONT_OK);
    check_bytes(got, s.sig, 64);
    check_int(edmont_verify_with(s.sig, s.msg, s.len, &s.verifier, &s.opt), EDMONT_OK);
    sample_close(&s);
}

static void a_message_beyond_4_gib_is_signed_with_a_context(void)
{
    check_whole("ctx");
}

static void a_message_beyond_4_gib_is_prehashed(void)
{
    check_whole("ph");
}

typedef int edmont_update(edmont_stream *, const void *, size_t);

/* Feeds the message in one piece. */
static void feed_whole(edmont_stream *st, edmont_update *update, const struct sample *s)
{
    check_int(update(st, s->msg, s->len), EDMONT_OK);
}

/* Feeds it in three, the second of which is half of it and crosses 2 GiB. */
static void feed_cut(edmont_stream *st, edmont_update *update, const struct sample *s)
{
    size_t first = s->len / 3, second = s->len / 2;

    check_int(update(st, s->msg, first), EDMONT_OK);
    check_int(update(st, s->msg + first, second), EDMONT_OK);
    check_int(update(st, s->msg + first + second, s->len - first - second), EDMONT_OK);
}

/* In two passes that are cut in different places. */
static void check_passes(struct sample *s)
{
    uint8_t got[64];
    edmont_stream st;

    check_int(edmont_sign_stream_init(&st, &s->key, &s->opt), EDMONT_OK);
    feed_whole(&st, edmont_sign_stream_update, s);
    check_int(edmont_sign_stream_rewind(&st), EDMONT_OK);
    feed_cut(&st, edmont_sign_stream_update, s);
    check_int(edmont_sign_stream_final(got, &st), EDMONT_OK);
    check_bytes(got, s->sig, 64);
    check_int(edmont_verify_init(&st, s->sig, &s->verifier, &s->opt), EDMONT_OK);
    feed_cut(&st, edmont_verify_update, s);
    check_int(edmont_verify_final(&st), EDMONT_OK);
}

static void a_message_beyond_4_gib_is_signed_and_verified_in_pieces(void)
{
    struct sample s;

    sample_pure(&s);
    check_passes(&s);
    sample_close(&s);
}

static void also_with_a_context_and_checked(void)
{
    struct sample s;

    sample_dom(&s, "ctx");
    s.opt.flags = EDMONT_CHECKED;
    check_passes(&s);
    sample_close(&s);
}

static void a_message_beyond_4_gib_is_prehashed_in_pieces(void)
{
    uint8_t got[64];
    edmont_stream st;
    struct sample s;

    sample_dom(&s, "ph");
    check_int(edmont_ph_init(&st, NULL), EDMONT_OK);
    feed_whole(&st, edmont_ph_update, &s);
    check_int(edmont_ph_sign(got, &st, &s.key, &s.opt), EDMONT_OK);
    check_bytes(got, s.sig, 64);
    check_int(edmont_ph_init(&st, NULL), EDMONT_OK);
    feed_cut(&st, edmont_ph_update, &s);
    check_int(edmont_ph_verify(s.sig, &st, &s.verifier, &s.opt), EDMONT_OK);
    sample_close(&s);
}

/* The second pass is shorter by what 32 bits cannot hold. */
static void a_pass_that_lacks_4_gib_is_noticed(void)
{
    uint8_t got[64];
    edmont_stream st;
    struct sample s;

    sample_pure(&s);
    check_int(edmont_sign_stream_init(&st, &s.key, NULL), EDMONT_OK);
    feed_whole(&st, edmont_sign_stream_update, &s);
    check_int(edmont_sign_stream_rewind(&st), EDMONT_OK);
    check_int(edmont_sign_stream_update(&st, s.msg, (uint32_t)s.len), EDMONT_OK);
    check_int(edmont_sign_stream_final(got, &st), EDMONT_ERR_STATE);
    sample_close(&s);
}

static const struct check_case cases[] = {
    CASE(messages_around_4_gib_verify),
    CASE(a_message_beyond_4_gib_is_signed),
    CASE(a_message_beyond_4_gib_is_signed_with_a_context),
    CASE(a_message_beyond_4_gib_is_prehashed),
    CASE(a_message_beyond_4_gib_is_signed_and_verified_in_pieces),
    CASE(also_with_a_context_and_checked),
    CASE(a_message_beyond_4_gib_is_prehashed_in_pieces),
    CASE(a_pass_that_lacks_4_gib_is_noticed),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
