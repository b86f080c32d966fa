/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * stream.c: messages in pieces: Ed25519ph, verification, and signing in two passes.
 */
#include "key.h"
#include "step.h"

#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/wipe.h"
#include "../providers/provider.h"

#define STREAM_READY UINT64_C(0xed25519a57ea3b05)

/* What the stream is and how far it has come. */
enum { PREHASH = 1, VERIFY, FIRST_PASS, SECOND_PASS };

/* The states of hashes: of the message or, in signing, of r; of k; and of k again. */
enum { MESSAGE = 0, NONCE = 0, CHALLENGE = 1, CHECK_AGAIN = 2, STATES = 3 };

_Static_assert(sizeof((edmont_stream *)0)->edmont_dom >= DOM_MAX, "a stream has room for dom2");

/* edmont_ready of a stream in use: another value at each address, since hash states do not move. */
static uint64_t mark_of(const edmont_stream *st)
{
    return STREAM_READY ^ (uint64_t)(uintptr_t)st;
}

static int is_at(const edmont_stream *st, int stage)
{
    return st->edmont_ready == mark_of(st) && st->edmont_stage == stage;
}

static void *state_of(edmont_stream *st, int i)
{
    uint8_t *first = (uint8_t *)st->edmont_states;
    size_t past    = (uintptr_t)first % EDMONT_HASH_ALIGN_MAX;

    return first + (EDMONT_HASH_ALIGN_MAX - past) + (size_t)i * EDMONT_HASH_STATE_MAX;
}

static void release(edmont_stream *st, int i)
{
    st->edmont_open &= ~(1u << i);
    st->edmont_hash_used->release(state_of(st, i));
}

/* Only what a stream in use says of itself is believed. */
static NOINLINE void clear(edmont_stream *st)
{
    if (st->edmont_ready == mark_of(st))
        for (int i = 0; i < STATES; i++)
            if (st->edmont_open >> i & 1)
                release(st, i);
    edmont_wipe(st, sizeof *st);
}

/* From here on the stream is in use, without a state. */
static void begin(edmont_stream *st, const edmont_hash *hash, int stage)
{
    st->edmont_hash_used = hash;
    st->edmont_stage     = stage;
    st->edmont_open      = 0;
    st->edmont_ready     = mark_of(st);
}

static int feed(edmont_stream *st, int i, const void *data, size_t len)
{
    const edmont_hash *hash = st->edmont_hash_used;

    if (len == 0 || hash->update(state_of(st, i), data, len) == 0)
        return EDMONT_OK;
    return EDMONT_ERR_HASH;
}

/* Starts state i and feeds it what comes before the message. */
static int start(edmont_stream *st, int i, const struct pieces *p)
{
    const edmont_hash *hash = st->edmont_hash_used;
    int err                 = EDMONT_OK;

    memset(state_of(st, i), 0, edmont_i_hash_memory_used(hash));
    if (hash->init(state_of(st, i), hash->env) != 0)
        return EDMONT_ERR_HASH;
    st->edmont_open |= 1u << i;
    for (size_t j = 0; j < p->n && err == EDMONT_OK; j++)
        err = feed(st, i, p->span[j].data, p->span[j].len);
    return err;
}

/* Takes the digest of state i, which ends it. */
static int finish(edmont_stream *st, int i, uint8_t digest[64])
{
    int failed = st->edmont_hash_used->final(state_of(st, i), digest);

    release(st, i);
    return failed == 0 ? EDMONT_OK : EDMONT_ERR_HASH;
}

/* Feeds a piece of the message to every state there is. */
static NOINLINE int update(edmont_stream *st, int stage, const void *msg, size_t len)
{
    int err = EDMONT_OK;

    if (st == NULL || (msg == NULL && len != 0))
        return EDMONT_ERR_ARGUMENT;
    if (!is_at(st, stage))
        return EDMONT_ERR_STATE;
    for (int i = 0; i < STATES && err == EDMONT_OK; i++)
        if (st->edmont_open >> i & 1)
            err = feed(st, i, msg, len);
    if (err != EDMONT_OK)
        clear(st);
    return err;
}

/* The door of every init and of rewind. */
static int leave(edmont_stream *st, int err)
{
    if (err != EDMONT_OK)
        clear(st);
    edmont_i_wipe_stack();
    return err;
}

/* The door of every final function. */
static int leave_signing(uint8_t *sig, edmont_stream *st, int err)
{
    if (st != NULL)
        clear(st);
    if (err != EDMONT_OK && sig != NULL)
        edmont_wipe(sig, 64);
    edmont_i_wipe_stack();
    return err;
}

void edmont_stream_wipe(edmont_stream *st)
{
    if (st != NULL)
        clear(st);
    edmont_i_wipe_stack();
}

/* Ed25519ph: PH(M) is the digest of the stream. */

int edmont_ph_init(edmont_stream *st, const edmont_hash *hash)
{
    static const struct pieces nothing;
    const edmont_hash *chosen;
    int err;

    if (st == NULL)
        return EDMONT_ERR_ARGUMENT;
    clear(st);
    err = edmont_i_hash_choose(&chosen, hash);
    if (err == EDMONT_OK) {
        begin(st, chosen, PREHASH);
        err = start(st, MESSAGE, &nothing);
    }
    return leave(st, err);
}

int edmont_ph_update(edmont_stream *st, const void *msg, size_t len)
{
    return update(st, PREHASH, msg, len);
}

/* Writes dom2(1, C), then the digest. */
static int finish_prehash(uint8_t dom[DOM_MAX], size_t *dom_len, uint8_t digest[64],
                          edmont_stream *st, const edmont_hash *hash,
                          const edmont_sign_options *opt)
{
    static const edmont_sign_options ph = {EDMONT_PH, NULL, 0, 0};
    int err                             = dom2(dom, dom_len, opt != NULL ? opt : &ph);

    if (err != EDMONT_OK || (opt != NULL && opt->variant != EDMONT_PH))
        return EDMONT_ERR_ARGUMENT;
    if (!is_at(st, PREHASH))
        return EDMONT_ERR_STATE;
    if (st->edmont_hash_used != hash)
        return EDMONT_ERR_ARGUMENT;
    return finish(st, MESSAGE, digest);
}

static NOINLINE int ph_sign(uint8_t sig[64], edmont_stream *st, const edmont_sign_key *key,
                            const edmont_sign_options *opt)
{
    uint8_t dom[DOM_MAX], digest[64];
    size_t dom_len;
    int err;

    if (sig == NULL || st == NULL || key == NULL)
        return EDMONT_ERR_ARGUMENT;
    err = edmont_i_sign_check_flags(opt);
    if (err == EDMONT_OK && key->edmont_ready != SIGN_KEY_READY)
        err = EDMONT_ERR_STATE;
    if (err == EDMONT_OK)
        err = finish_prehash(dom, &dom_len, digest, st, key->edmont_hash_used, opt);
    if (err != EDMONT_OK)
        return err;
    return edmont_i_sign_dom(sig, (edmont_span){digest, 64}, key, (edmont_span){dom, dom_len},
                             opt != NULL ? opt->flags : 0);
}

int edmont_ph_sign(uint8_t sig[64], edmont_stream *st, const edmont_sign_key *key,
                   const edmont_sign_options *opt)
{
    return leave_signing(sig, st, ph_sign(sig, st, key, opt));
}

static int ph_verify(const uint8_t sig[64], edmont_stream *st, const edmont_verify_key *key,
                     const edmont_sign_options *opt)
{
    uint8_t dom[DOM_MAX], digest[64];
    size_t dom_len;
    int err;

    if (sig == NULL || key == NULL)
        return EDMONT_ERR_ARGUMENT;
    if (key->edmont_ready != VERIFY_KEY_READY)
        return EDMONT_ERR_STATE;
    err = finish_prehash(dom, &dom_len, digest, st, key->edmont_hash_used, opt);
    if (err != EDMONT_OK)
        return err;
    return edmont_i_verify_dom(sig, (edmont_span){digest, 64}, key, (edmont_span){dom, dom_len});
}

int edmont_ph_verify(const uint8_t sig[64], edmont_stream *st, const edmont_verify_key *key,
                     const edmont_sign_options *opt)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (st == NULL)
        return err;
    err = ph_verify(sig, st, key, opt);
    clear(st);
    return err;
}

/* Verification. */

/* Copies dom2(F, C) of a variant that does not prehash. */
static int take_options(edmont_stream *st, const edmont_sign_options *opt)
{
    if (opt != NULL && opt->variant == EDMONT_PH)
        return EDMONT_ERR_ARGUMENT;
    return dom2(st->edmont_dom, &st->edmont_dom_len, opt);
}

static edmont_span dom_of(const edmont_stream *st)
{
    return (edmont_span){st->edmont_dom, st->edmont_dom_len};
}

static int verify_init(edmont_stream *st, const uint8_t sig[64], const edmont_verify_key *key,
                       const edmont_sign_options *opt)
{
    struct pieces p;
    int err;

    if (sig == NULL || key == NULL)
        return EDMONT_ERR_ARGUMENT;
    err = take_options(st, opt);
    if (err != EDMONT_OK)
        return err;
    if (key->edmont_ready != VERIFY_KEY_READY)
        return EDMONT_ERR_STATE;
    memcpy(st->edmont_sig, sig, 64);
    memcpy(st->edmont_point, key->edmont_point, sizeof st->edmont_point);
    st->edmont_rule = key->edmont_rule;
    begin(st, key->edmont_hash_used, VERIFY);
    edmont_i_sign_challenge_input(&p, dom_of(st), sig, key->edmont_pub);
    return start(st, MESSAGE, &p);
}

int edmont_verify_init(edmont_stream *st, const uint8_t sig[64], const edmont_verify_key *key,
                       const edmont_sign_options *opt)
{
    if (st == NULL)
        return EDMONT_ERR_ARGUMENT;
    clear(st);
    return leave(st, verify_init(st, sig, key, opt));
}

int edmont_verify_update(edmont_stream *st, const void *msg, size_t len)
{
    return update(st, VERIFY, msg, len);
}

int edmont_verify_final(edmont_stream *st)
{
    uint8_t digest[64];
    int err = EDMONT_ERR_STATE;

    if (st == NULL)
        return EDMONT_ERR_ARGUMENT;
    if (is_at(st, VERIFY))
        err = finish(st, MESSAGE, digest);
    if (err == EDMONT_OK)
        err = edmont_i_verify_digest(st->edmont_sig, digest, st->edmont_rule, st->edmont_point);
    clear(st);
    return err;
}

/* Signing: sign.c's steps, with the message read once for step 2 and once for step 4. */

static int start_nonce(edmont_stream *st)
{
    struct pieces p;

    edmont_i_sign_nonce_input(&p, &st->edmont_key, dom_of(st), st->edmont_z, st->edmont_flags);
    return start(st, NONCE, &p);
}

static int start_challenge(edmont_stream *st, int i)
{
    struct pieces p;

    edmont_i_sign_challenge_input(&p, dom_of(st), st->edmont_sig, st->edmont_key.edmont_pub);
    return start(st, i, &p);
}

static NOINLINE int sign_init(edmont_stream *st, const edmont_sign_key *key,
                              const edmont_sign_options *opt)
{
    int err;

    if (key == NULL)
        return EDMONT_ERR_ARGUMENT;
    err = take_options(st, opt);
    if (err == EDMONT_OK)
        err = edmont_i_sign_check_flags(opt);
    if (err == EDMONT_OK && key->edmont_ready != SIGN_KEY_READY)
        err = EDMONT_ERR_STATE;
    if (err != EDMONT_OK)
        return err;
    st->edmont_key   = *key;
    st->edmont_flags = opt != NULL ? opt->flags : 0;
    begin(st, key->edmont_hash_used, FIRST_PASS);
    err = edmont_i_sign_draw(st->edmont_z, st->edmont_flags);
    return err == EDMONT_OK ? start_nonce(st) : err;
}

int edmont_sign_stream_init(edmont_stream *st, const edmont_sign_key *key,
                            const edmont_sign_options *opt)
{
    if (st == NULL)
        return EDMONT_ERR_ARGUMENT;
    clear(st);
    return leave(st, sign_init(st, key, opt));
}

int edmont_sign_stream_update(edmont_stream *st, const void *msg, size_t len)
{
    int second = st != NULL && is_at(st, SECOND_PASS);
    int err    = update(st, second ? SECOND_PASS : FIRST_PASS, msg, len);

    edmont_i_wipe_stack();
    return err;
}

/* r's digest and R, then all that the second pass hashes. */
static NOINLINE int sign_rewind(edmont_stream *st)
{
    int err = finish(st, NONCE, st->edmont_digest);

    if (err != EDMONT_OK)
        return err;
    edmont_i_sign_commit(st->edmont_sig, st->edmont_digest);
    st->edmont_stage = SECOND_PASS;
    err              = start_nonce(st);
    if (err == EDMONT_OK)
        err = start_challenge(st, CHALLENGE);
    if (err == EDMONT_OK && (st->edmont_flags & EDMONT_CHECKED))
        err = start_challenge(st, CHECK_AGAIN);
    return err;
}

int edmont_sign_stream_rewind(edmont_stream *st)
{
    if (st == NULL)
        return EDMONT_ERR_ARGUMENT;
    if (!is_at(st, FIRST_PASS))
        return EDMONT_ERR_STATE;
    return leave(st, sign_rewind(st));
}

/* Whether both passes read the same: S for another message than R was made for gives the key away.
 */
static int passes_agree(edmont_stream *st, const uint8_t again[64])
{
    int equal = ct_equal(st->edmont_digest, again, 64);

    ct_declassify(&equal, sizeof equal);
    return equal;
}

static NOINLINE int sign_final(uint8_t sig[64], edmont_stream *st)
{
    struct {
        uint8_t r[64], k[64], S[32];
    } s;
    const uint8_t *R = st->edmont_sig;
    int err;

    err = finish(st, NONCE, s.r);
    if (err == EDMONT_OK && !passes_agree(st, s.r))
        err = EDMONT_ERR_STATE;
    if (err == EDMONT_OK)
        err = finish(st, CHALLENGE, s.k);
    if (err != EDMONT_OK)
        goto done;
    edmont_i_sign_respond(s.S, s.r, s.k, &st->edmont_key);
    if (st->edmont_flags & EDMONT_CHECKED) {
        err = finish(st, CHECK_AGAIN, s.k);
        if (err == EDMONT_OK && !edmont_i_sign_is_right(R, s.S, s.k, &st->edmont_key))
            err = EDMONT_ERR_SIGNATURE;
        if (err != EDMONT_OK)
            goto done;
    }
    memcpy(sig, R, 32);
    memcpy(sig + 32, s.S, 32);

done:
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_sign_stream_final(uint8_t sig[64], edmont_stream *st)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (sig != NULL && st != NULL)
        err = is_at(st, SECOND_PASS) ? sign_final(sig, st) : EDMONT_ERR_STATE;
    return leave_signing(sig, st, err);
}
