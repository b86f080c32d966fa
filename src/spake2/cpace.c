/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * cpace.c: CPACE-X25519-SHA512 and CPACE-RISTR255-SHA512 (draft-irtf-cfrg-cpace): a Diffie-Hellman
 * exchange whose base point g is made of the password, the names and the session. PRS is the
 * password, CI the names, sid the params' aad, lv() a string after its length.
 */
#include "cpace.h"

#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/scalar.h"
#include "../core/weak.h"
#include "../core/wipe.h"
#include "../providers/provider.h"
#include "transcript.h"

enum { HASH_BLOCK = 128 };

static const char dsi_x25519[] = "CPace255", dsi_ristretto[] = "CPaceRistretto255";

/* How many bytes lv() of n bytes has. */
static size_t lv_bytes(size_t n)
{
    size_t length = 1;

    for (size_t rest = n; rest > 127; rest >>= 7)
        length++;
    return length + n;
}

/* h = SHA-512(lv(DSI) || lv(PRS) || lv(zeros) || lv(CI) || lv(sid)): the zeros fill the hash's
 * first block, so that the password has it to itself. CI = lv(id_a) || lv(id_b). */
static int generator_hash(uint8_t h[64], const edmont_spake2_state *st, const char *dsi,
                          const edmont_spake2_params *p)
{
    static const uint8_t zeros[HASH_BLOCK];
    size_t used         = lv_bytes(strlen(dsi)) + lv_bytes(st->edmont_secret_len);
    struct transcript t = {.parts = 0};
    const edmont_hash *hash;
    int err = edmont_i_hash_choose_sha512(&hash);

    if (err != EDMONT_OK)
        return err;
    transcript_put_lv(&t, dsi, strlen(dsi));
    transcript_put_lv(&t, st->edmont_secret, st->edmont_secret_len);
    transcript_put_lv(&t, zeros, used < HASH_BLOCK - 1 ? HASH_BLOCK - 1 - used : 0);
    transcript_put_leb128(&t, lv_bytes(p->id_a.n) + lv_bytes(p->id_b.n));
    transcript_put_lv(&t, p->id_a.p, p->id_a.n);
    transcript_put_lv(&t, p->id_b.p, p->id_b.n);
    transcript_put_lv(&t, p->aad.p, p->aad.n);
    return edmont_i_hash_parts(hash, h, t.part, t.parts);
}

/* ISK = SHA-512(lv(DSI || "_ISK") || lv(sid) || lv(K) || T). T has each side's share and data: A's
 * and B's in this order, or "oc" and the greater string before the lesser. Which is greater shows
 * in the first half already, since the shares differ. */
static int derive(edmont_spake2_state *st, const struct exchange *e, const char *dsi)
{
    static const char isk[]        = "_ISK";
    const edmont_spake2_params *p  = e->params;
    const edmont_span share[2]     = {{e->share_a, 32}, {e->share_b, 32}};
    const edmont_bytes data[2]     = {p->ad_a, p->ad_b};
    int is_sym                     = st->edmont_role == EDMONT_SPAKE2_SYM;
    int first                      = is_sym && memcmp(e->share_a, e->share_b, 32) < 0;
    struct transcript t            = {.parts = 0};
    const edmont_hash *hash;
    int err = edmont_i_hash_choose_sha512(&hash);

    if (err != EDMONT_OK)
        return err;
    transcript_put_leb128(&t, strlen(dsi) + sizeof isk - 1);
    transcript_put(&t, dsi, strlen(dsi));
    transcript_put(&t, isk, sizeof isk - 1);
    transcript_put_lv(&t, p->aad.p, p->aad.n);
    transcript_put_lv(&t, e->K, 32);
    if (is_sym)
        transcript_put(&t, "oc", 2);
    for (int i = 0; i < 2; i++) {
        transcript_put_lv(&t, share[first ^ i].data, 32);
        transcript_put_lv(&t, data[first ^ i].p, data[first ^ i].n);
    }
    err = edmont_i_hash_parts(hash, st->edmont_key, t.part, t.parts);
    if (err == EDMONT_OK)
        edmont_i_spake2_own_tags(st, 64, e);
    return err;
}

/* A secret that is all zero is told to the caller. */
static int check_element(const uint8_t K[32])
{
    int zero = ct_all_zero(K, 32);

    ct_declassify(&zero, sizeof zero);
    return zero ? EDMONT_ERR_WEAK : EDMONT_OK;
}

/* CPACE-X25519-SHA512: g = Elligator 2 of the first half of h, Y = X25519(x, g). */

NOINLINE int edmont_i_spake2_cpace_x25519_share(edmont_spake2_state *st, const struct suite *s,
                                                const edmont_spake2_params *p)
{
    struct {
        uint8_t h[64], g[32];
        struct point P;
    } t;
    int err = generator_hash(t.h, st, dsi_x25519, p);

    (void)s;
    if (err == EDMONT_OK) {
        core(elligator_map)(&t.P, t.h);
        core(encode_u)(t.g, &t.P);
        core(x25519)(st->edmont_share, st->edmont_x, t.g);
    }
    edmont_wipe(&t, sizeof t);
    return err;
}

/* The curve and its twist are both safe: any u below p will do. */
NOINLINE int edmont_i_spake2_cpace_x25519_shared(edmont_spake2_state *st, const struct suite *s,
                                                 const uint8_t peer[32], struct exchange *e)
{
    (void)s;
    if (!point_u_is_canonical(peer) || ct_equal(peer, st->edmont_share, 32))
        return EDMONT_ERR_ENCODING;
    core(x25519)(e->K, st->edmont_x, peer);
    return check_element(e->K);
}

NOINLINE int edmont_i_spake2_cpace_x25519_derive(edmont_spake2_state *st, const struct exchange *e)
{
    return derive(st, e, dsi_x25519);
}

/* CPACE-RISTR255-SHA512: g = the element of h, as of 64 uniform bytes, Y = x g. */

NOINLINE int edmont_i_spake2_cpace_ristretto_share(edmont_spake2_state *st, const struct suite *s,
                                                   const edmont_spake2_params *p)
{
    struct {
        uint8_t h[64];
        struct point g, half;
    } t;
    int err = generator_hash(t.h, st, dsi_ristretto, p);

    (void)s;
    if (err == EDMONT_OK) {
        core(ristretto_map)(&t.g, t.h);
        core(ristretto_map)(&t.half, t.h + 32);
        core(add)(&t.g, &t.g, &t.half);
        core(mul)(&t.g, st->edmont_x, &t.g);
        core(ristretto_encode)(st->edmont_share, &t.g);
    }
    edmont_wipe(&t, sizeof t);
    return err;
}

/* Zeros encode the identity. */
NOINLINE int edmont_i_spake2_cpace_ristretto_shared(edmont_spake2_state *st, const struct suite *s,
                                                    const uint8_t peer[32], struct exchange *e)
{
    struct point K;

    (void)s;
    if (ct_all_zero(peer, 32) || !core(ristretto_decode)(&K, peer) ||
        ct_equal(peer, st->edmont_share, 32))
        return EDMONT_ERR_ENCODING;
    core(mul)(&K, st->edmont_x, &K);
    core(ristretto_encode)(e->K, &K);
    edmont_wipe(&K, sizeof K);
    return check_element(e->K);
}

NOINLINE int edmont_i_spake2_cpace_ristretto_derive(edmont_spake2_state *st,
                                                    const struct exchange *e)
{
    return derive(st, e, dsi_ristretto);
}
