/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * spake2.c: the engine: a handshake's steps and their order, the same for every suite.
 */
#include "../../include/edmont/spake2.h"

#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/scalar.h"
#include "../core/weak.h"
#include "../core/wipe.h"
#include "../hash/sha256.h"
#include "../providers/provider.h"
#include "state.h"
#include "transcript.h"

enum { SHARE_BYTES = 32, DRAWS = 8 };

size_t edmont_spake2_msg_bytes(edmont_spake2_suite id)
{
    const struct suite *s = edmont_i_spake2_suite(id);

    return s == NULL ? 0 : s->side_bytes + SHARE_BYTES;
}

size_t edmont_spake2_key_bytes(edmont_spake2_suite id)
{
    const struct suite *s = edmont_i_spake2_suite(id);

    return s == NULL ? 0 : s->key_bytes;
}

int edmont_spake2_suite_by_name(const char *name, edmont_spake2_suite *out)
{
    const struct suite *s;

    if (out == NULL)
        return EDMONT_ERR_ARGUMENT;
    memset(out, 0, sizeof *out);
    s = name == NULL ? NULL : edmont_i_spake2_suite_named(name);
    if (s == NULL)
        return EDMONT_ERR_ARGUMENT;
    *out = (edmont_spake2_suite)s->id;
    return EDMONT_OK;
}

/* Whether a suite has what params have. */
static int takes(const struct suite *s, const edmont_spake2_params *p)
{
    return is_bytes(p->id_a) && is_bytes(p->id_b) && is_bytes(p->aad) && is_bytes(p->ad_a) &&
           is_bytes(p->ad_b) && (p->id_a.n == 0 || s->names >= 1) &&
           (p->id_b.n == 0 || s->names >= 2) && p->aad.n <= s->aad_max &&
           ((p->ad_a.n == 0 && p->ad_b.n == 0) || s->has_ad);
}

/* The digest of what must be the same at start and finish: all but the peer's data, which come with
 * its message. */
static void digest_params(uint8_t out[32], const edmont_spake2_state *st,
                          const edmont_spake2_params *p)
{
    const edmont_bytes own = st->edmont_role == EDMONT_SPAKE2_B ? p->ad_b : p->ad_a;
    struct transcript t    = {.parts = 0};

    transcript_put_lp(&t, p->id_a.p, p->id_a.n);
    transcript_put_lp(&t, p->id_b.p, p->id_b.n);
    transcript_put_lp(&t, p->aad.p, p->aad.n);
    transcript_put_lp(&t, own.p, own.n);
    edmont_i_sha256(out, t.part, t.parts);
}

/* x: 64 random bytes mod L, drawn again if that is 0; or 32, which are clamped. */
static int draw(edmont_spake2_state *st, const struct suite *s)
{
    struct {
        uint8_t random[64];
        struct scalar x;
    } t;
    int err = EDMONT_ERR_RANDOM;

    for (int i = 0; i < DRAWS; i++) {
        err = edmont_i_random_secret(t.random, s->random_bytes);
        if (err != EDMONT_OK)
            break;
        if (s->random_bytes == 32) {
            memcpy(st->edmont_x, t.random, 32);
            scalar_clamp(st->edmont_x);
            break;
        }
        if (s->order == BIG_ENDIAN_SCALAR)
            edmont_i_scalar_reduce_be(&t.x, t.random, 64);
        else
            edmont_i_scalar_reduce64(&t.x, t.random);
        edmont_i_scalar_encode(st->edmont_x, &t.x);
        err = weak_scalar(&t.x) ? EDMONT_ERR_RANDOM : EDMONT_OK;
        if (err == EDMONT_OK)
            break;
    }
    edmont_wipe(&t, sizeof t);
    return err;
}

/* The byte that says whose share follows. */
static uint8_t side(unsigned role)
{
    return (uint8_t)" ABS"[role];
}

static NOINLINE int start(edmont_spake2_state *st, const edmont_spake2_params *p,
                          uint8_t msg[EDMONT_SPAKE2_MSG_MAX], size_t *msg_len)
{
    const struct suite *s = state_at(st, SECRET_SET);
    int err;

    if (s == NULL)
        return EDMONT_ERR_STATE;
    if (!takes(s, p))
        return EDMONT_ERR_ARGUMENT;
    digest_params(st->edmont_params, st, p);
    err = draw(st, s);
    if (err == EDMONT_OK)
        err = s->share(st, s, p);
    if (err != EDMONT_OK)
        return err;
    ct_declassify(st->edmont_share, SHARE_BYTES);
    if (s->side_bytes != 0)
        msg[0] = side(st->edmont_role);
    memcpy(msg + s->side_bytes, st->edmont_share, SHARE_BYTES);
    *msg_len         = s->side_bytes + SHARE_BYTES;
    st->edmont_stage = STARTED;
    return EDMONT_OK;
}

int edmont_spake2_start(edmont_spake2_state *st, const edmont_spake2_params *p,
                        uint8_t msg[EDMONT_SPAKE2_MSG_MAX], size_t *msg_len)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (msg != NULL)
        memset(msg, 0, EDMONT_SPAKE2_MSG_MAX);
    if (msg_len != NULL)
        *msg_len = 0;
    if (st != NULL && p != NULL && msg != NULL && msg_len != NULL)
        err = start(st, p, msg, msg_len);
    return state_leave(st, err);
}

/* The share in the peer's message; NULL if that has another length or side. */
static const uint8_t *share_in(const edmont_spake2_state *st, const struct suite *s,
                               const uint8_t *peer, size_t peer_len)
{
    static const uint8_t peers_role[] = {0, EDMONT_SPAKE2_B, EDMONT_SPAKE2_A, EDMONT_SPAKE2_SYM};

    if (peer_len != s->side_bytes + SHARE_BYTES)
        return NULL;
    if (s->side_bytes != 0 && peer[0] != side(peers_role[st->edmont_role]))
        return NULL;
    return peer + s->side_bytes;
}

/* What is no longer needed once there is a key. */
static void forget_secrets(edmont_spake2_state *st)
{
    edmont_wipe(st->edmont_w, sizeof st->edmont_w);
    edmont_wipe(st->edmont_w1, sizeof st->edmont_w1);
    edmont_wipe(st->edmont_x, sizeof st->edmont_x);
    edmont_wipe(st->edmont_secret, sizeof st->edmont_secret);
    st->edmont_secret_len = 0;
}

static NOINLINE int finish(edmont_spake2_state *st, const edmont_spake2_params *p,
                           const uint8_t *peer, size_t peer_len)
{
    const struct suite *s = state_at(st, STARTED);
    int is_b              = st->edmont_role == EDMONT_SPAKE2_B;
    const uint8_t *share;
    uint8_t params[32];
    struct exchange e;
    int err;

    if (s == NULL)
        return EDMONT_ERR_STATE;
    if (!takes(s, p))
        return EDMONT_ERR_ARGUMENT;
    digest_params(params, st, p);
    if (memcmp(params, st->edmont_params, sizeof params) != 0)
        return EDMONT_ERR_ARGUMENT;
    share = share_in(st, s, peer, peer_len);
    if (share == NULL)
        return EDMONT_ERR_ENCODING;
    e = (struct exchange){.params  = p,
                          .share_a = is_b ? share : st->edmont_share,
                          .share_b = is_b ? st->edmont_share : share};
    err = s->shared(st, s, share, &e);
    if (err == EDMONT_OK)
        err = s->derive(st, &e);
    forget_secrets(st);
    st->edmont_stage = FINISHED;
    edmont_wipe(&e, sizeof e);
    return err;
}

int edmont_spake2_finish(edmont_spake2_state *st, const edmont_spake2_params *p,
                         const uint8_t *peer, size_t peer_len)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (st != NULL && p != NULL && (peer != NULL || peer_len == 0))
        err = finish(st, p, peer, peer_len);
    return state_leave(st, err);
}

/* Marks one of the three last things as done; 0 if its turn is not now, or was before. */
static int take_turn(edmont_spake2_state *st, unsigned done)
{
    if (state_at(st, FINISHED) == NULL || (st->edmont_done & done) != 0)
        return 0;
    st->edmont_done |= (uint8_t)done;
    return 1;
}

/* Whether the suite of a state has tags, and whether it has a key without them. */
static enum confirmation confirmation_of(const edmont_spake2_state *st)
{
    const struct suite *s = state_at(st, FINISHED);

    return s == NULL ? BY_NOBODY : s->confirmation;
}

/* Wipes a state of which nothing is left to be asked. */
static void end_if_done(edmont_spake2_state *st)
{
    unsigned last = confirmation_of(st) == BY_NOBODY ? KEY_TAKEN
                                                     : TAG_MADE | TAG_CHECKED | KEY_TAKEN;

    if (st->edmont_done == last)
        edmont_wipe(st, sizeof *st);
}

static NOINLINE int confirm_make(edmont_spake2_state *st, uint8_t mac[EDMONT_SPAKE2_MAC_BYTES])
{
    if (confirmation_of(st) == BY_NOBODY || !take_turn(st, TAG_MADE))
        return EDMONT_ERR_STATE;
    memcpy(mac, st->edmont_tag, EDMONT_SPAKE2_MAC_BYTES);
    edmont_wipe(st->edmont_tag, sizeof st->edmont_tag);
    end_if_done(st);
    return EDMONT_OK;
}

int edmont_spake2_confirm_make(edmont_spake2_state *st, uint8_t mac[EDMONT_SPAKE2_MAC_BYTES])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (mac != NULL)
        memset(mac, 0, EDMONT_SPAKE2_MAC_BYTES);
    if (st != NULL && mac != NULL)
        err = confirm_make(st, mac);
    return state_leave(st, err);
}

static NOINLINE int confirm_check(edmont_spake2_state *st, const uint8_t *mac, size_t mac_len)
{
    int equal;

    if (confirmation_of(st) == BY_NOBODY || !take_turn(st, TAG_CHECKED))
        return EDMONT_ERR_STATE;
    if (mac_len != EDMONT_SPAKE2_MAC_BYTES)
        return EDMONT_ERR_CONFIRM;
    equal = ct_equal(mac, st->edmont_peer_tag, EDMONT_SPAKE2_MAC_BYTES);
    ct_declassify(&equal, sizeof equal);
    edmont_wipe(st->edmont_peer_tag, sizeof st->edmont_peer_tag);
    if (!equal)
        return EDMONT_ERR_CONFIRM;
    end_if_done(st);
    return EDMONT_OK;
}

int edmont_spake2_confirm_check(edmont_spake2_state *st, const uint8_t *mac, size_t mac_len)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (st != NULL && (mac != NULL || mac_len == 0))
        err = confirm_check(st, mac, mac_len);
    return state_leave(st, err);
}

static NOINLINE int take_key(edmont_spake2_state *st, uint8_t key[EDMONT_SPAKE2_KEY_MAX],
                             size_t *key_len)
{
    const struct suite *s = state_at(st, FINISHED);

    if (s == NULL || !take_turn(st, KEY_TAKEN))
        return EDMONT_ERR_STATE;
    memcpy(key, st->edmont_key, s->key_bytes);
    *key_len = s->key_bytes;
    edmont_wipe(st->edmont_key, sizeof st->edmont_key);
    end_if_done(st);
    return EDMONT_OK;
}

/* may: whether the key may be given out now. */
static int give_key(edmont_spake2_state *st, int may, uint8_t key[EDMONT_SPAKE2_KEY_MAX],
                    size_t *key_len)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (key != NULL)
        memset(key, 0, EDMONT_SPAKE2_KEY_MAX);
    if (key_len != NULL)
        *key_len = 0;
    if (st != NULL && key != NULL && key_len != NULL)
        err = may ? take_key(st, key, key_len) : EDMONT_ERR_STATE;
    return state_leave(st, err);
}

int edmont_spake2_key(edmont_spake2_state *st, uint8_t key[EDMONT_SPAKE2_KEY_MAX], size_t *key_len)
{
    return give_key(st, st != NULL && (st->edmont_done & TAG_CHECKED) != 0, key, key_len);
}

int edmont_spake2_key_unconfirmed(edmont_spake2_state *st, uint8_t key[EDMONT_SPAKE2_KEY_MAX],
                                  size_t *key_len)
{
    return give_key(st, st != NULL && confirmation_of(st) != BY_RULE, key, key_len);
}

void edmont_spake2_wipe(edmont_spake2_state *st)
{
    if (st != NULL)
        edmont_wipe(st, sizeof *st);
}
