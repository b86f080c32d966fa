/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * transcript.c: how each suite derives its key and its tags of the transcript.
 */
#include "transcript.h"

#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/wipe.h"
#include "../hash/hkdf.h"
#include "../hash/hmac.h"
#include "../providers/provider.h"

/* Which of two tags is ours and which the peer's. */
static void store_tags(edmont_spake2_state *st, const uint8_t tag_a[32], const uint8_t tag_b[32])
{
    int is_b = st->edmont_role == EDMONT_SPAKE2_B;

    memcpy(st->edmont_tag, is_b ? tag_b : tag_a, 32);
    memcpy(st->edmont_peer_tag, is_b ? tag_a : tag_b, 32);
}

static void put_bytes_lp(struct transcript *t, edmont_bytes b)
{
    transcript_put_lp(t, b.p, b.n);
}

void edmont_i_spake2_rfc9382_schedule(struct rfc9382_keys *k, const edmont_span *TT, size_t parts,
                                      edmont_bytes aad)
{
    static const char label[] = "ConfirmationKeys";
    const edmont_span info[]  = {{label, sizeof label - 1}, {aad.p, aad.n}};
    uint8_t halves[32];

    /* Ke || Ka = Hash(TT). */
    edmont_i_sha256(halves, TT, parts);
    memcpy(k->Ke, halves, 16);
    memcpy(k->Ka, halves + 16, 16);

    /* KcA || KcB = KDF(Ka, nil, "ConfirmationKeys" || AAD). */
    edmont_i_hkdf(halves, sizeof halves, k->Ka, 16, info, 2);
    memcpy(k->KcA, halves, 16);
    memcpy(k->KcB, halves + 16, 16);
    edmont_wipe(halves, sizeof halves);

    /* cA = MAC(KcA, TT), cB = MAC(KcB, TT). */
    edmont_i_hmac(k->cA, k->KcA, 16, TT, parts);
    edmont_i_hmac(k->cB, k->KcB, 16, TT, parts);
}

/* RFC 9382, section 3.3. */
NOINLINE int edmont_i_spake2_derive_rfc9382(edmont_spake2_state *st, const struct exchange *e)
{
    struct {
        uint8_t w[32];
        struct rfc9382_keys k;
    } s;
    struct transcript TT = {.parts = 0};

    /* TT = A || B || pA || pB || K || w, each after its length. */
    reverse_bytes(s.w, st->edmont_w); /* big endian */
    put_bytes_lp(&TT, e->params->id_a);
    put_bytes_lp(&TT, e->params->id_b);
    transcript_put_lp(&TT, e->share_a, 32);
    transcript_put_lp(&TT, e->share_b, 32);
    transcript_put_lp(&TT, e->K, 32);
    transcript_put_lp(&TT, s.w, 32);

    edmont_i_spake2_rfc9382_schedule(&s.k, TT.part, TT.parts, e->params->aad);
    memcpy(st->edmont_key, s.k.Ke, sizeof s.k.Ke);
    store_tags(st, s.k.cA, s.k.cB);
    edmont_wipe(&s, sizeof s);
    return EDMONT_OK;
}

/* RFC 9383, sections 3.3 and 3.4. */
NOINLINE int edmont_i_spake2_derive_plus9383(edmont_spake2_state *st, const struct exchange *e)
{
    static const char mac_label[] = "ConfirmationKeys", key_label[] = "SharedKey";
    const edmont_span mac_info    = {mac_label, sizeof mac_label - 1};
    const edmont_span key_info    = {key_label, sizeof key_label - 1};
    const edmont_span share_a     = {e->share_a, 32}, share_b = {e->share_b, 32};
    struct {
        uint8_t w0[32], K_main[32], PRK[32], mac_keys[64], tag_a[32], tag_b[32];
    } s;
    struct transcript TT = {.parts = 0};

    /* TT = Context || idProver || idVerifier || M || N || shareP || shareV || Z || V || w0. */
    reverse_bytes(s.w0, st->edmont_w); /* big endian */
    put_bytes_lp(&TT, e->params->aad);
    put_bytes_lp(&TT, e->params->id_a);
    put_bytes_lp(&TT, e->params->id_b);
    transcript_put_lp(&TT, edmont_i_mask_rfc9382_m.encoding, 32);
    transcript_put_lp(&TT, edmont_i_mask_rfc9382_n.encoding, 32);
    transcript_put_lp(&TT, e->share_a, 32);
    transcript_put_lp(&TT, e->share_b, 32);
    transcript_put_lp(&TT, e->K, 32);
    transcript_put_lp(&TT, e->V, 32);
    transcript_put_lp(&TT, s.w0, 32);

    /* K_main = Hash(TT); K_confirmP || K_confirmV and K_shared are derived of it. */
    edmont_i_sha256(s.K_main, TT.part, TT.parts);
    edmont_i_hkdf_extract(s.PRK, s.K_main, 32);
    edmont_i_hkdf_expand(s.mac_keys, 64, s.PRK, &mac_info, 1);
    edmont_i_hkdf_expand(st->edmont_key, 32, s.PRK, &key_info, 1);

    /* confirmP = MAC(K_confirmP, shareV), confirmV = MAC(K_confirmV, shareP). */
    edmont_i_hmac(s.tag_a, s.mac_keys, 32, &share_b, 1);
    edmont_i_hmac(s.tag_b, s.mac_keys + 32, 32, &share_a, 1);
    store_tags(st, s.tag_a, s.tag_b);
    edmont_wipe(&s, sizeof s);
    return EDMONT_OK;
}

/* With the label and, in the role SYM, the share of the side that sends it. */
static void own_tag(uint8_t tag[32], const uint8_t PRK[32], char side, const uint8_t share[32])
{
    static const char label[] = "confirm_";
    const edmont_span info[]  = {{label, sizeof label - 1}, {&side, 1}, {share, 32}};

    edmont_i_hkdf_expand(tag, 32, PRK, info, side == 'S' ? 3 : 2);
}

void edmont_i_spake2_own_tags(edmont_spake2_state *st, size_t key_bytes, const struct exchange *e)
{
    int is_sym = st->edmont_role == EDMONT_SPAKE2_SYM;
    struct {
        uint8_t PRK[32], tag_a[32], tag_b[32];
    } s;

    edmont_i_hkdf_extract(s.PRK, st->edmont_key, key_bytes);
    own_tag(s.tag_a, s.PRK, is_sym ? 'S' : 'A', e->share_a);
    own_tag(s.tag_b, s.PRK, is_sym ? 'S' : 'B', e->share_b);
    store_tags(st, s.tag_a, s.tag_b);
    edmont_wipe(&s, sizeof s);
}

static void digest_bytes(uint8_t out[32], edmont_bytes b)
{
    const edmont_span part = {b.p, b.n};

    edmont_i_sha256(out, &part, 1);
}

/* SHA256(SHA256(pw) || SHA256(idA) || SHA256(idB) || X || Y || K). */
NOINLINE int edmont_i_spake2_derive_python_ab(edmont_spake2_state *st, const struct exchange *e)
{
    uint8_t id_a[32], id_b[32];
    const edmont_span parts[] = {{st->edmont_secret, 32}, {id_a, 32},       {id_b, 32},
                                 {e->share_a, 32},        {e->share_b, 32}, {e->K, 32}};

    digest_bytes(id_a, e->params->id_a);
    digest_bytes(id_b, e->params->id_b);
    edmont_i_sha256(st->edmont_key, parts, 6);
    edmont_i_spake2_own_tags(st, 32, e);
    return EDMONT_OK;
}

/* SHA256(SHA256(pw) || SHA256(idS) || the lesser share || the greater || K). */
NOINLINE int edmont_i_spake2_derive_python_sym(edmont_spake2_state *st, const struct exchange *e)
{
    int a_is_less          = memcmp(e->share_a, e->share_b, 32) < 0;
    const uint8_t *less    = a_is_less ? e->share_a : e->share_b;
    const uint8_t *greater = a_is_less ? e->share_b : e->share_a;
    uint8_t id[32];
    const edmont_span parts[] = {
        {st->edmont_secret, 32}, {id, 32}, {less, 32}, {greater, 32}, {e->K, 32}};

    digest_bytes(id, e->params->id_a);
    edmont_i_sha256(st->edmont_key, parts, 5);
    edmont_i_spake2_own_tags(st, 32, e);
    return EDMONT_OK;
}

/* SHA256(idA || idB || X || Y || K || pw), without lengths. */
NOINLINE int edmont_i_spake2_derive_pure25519(edmont_spake2_state *st, const struct exchange *e)
{
    const edmont_bytes a = e->params->id_a, b = e->params->id_b;
    const edmont_span parts[] = {{a.p, a.n},
                                 {b.p, b.n},
                                 {e->share_a, 32},
                                 {e->share_b, 32},
                                 {e->K, 32},
                                 {st->edmont_secret, st->edmont_secret_len}};

    edmont_i_sha256(st->edmont_key, parts, 6);
    edmont_i_spake2_own_tags(st, 32, e);
    return EDMONT_OK;
}

/* SHA512(nameAlice || nameBob || msgAlice || msgBob || K || SHA512(pw)), each after its length. */
NOINLINE int edmont_i_spake2_derive_boringssl(edmont_spake2_state *st, const struct exchange *e)
{
    struct transcript t = {.parts = 0};
    const edmont_hash *hash;
    int err = edmont_i_hash_choose_sha512(&hash);

    if (err != EDMONT_OK)
        return err;
    put_bytes_lp(&t, e->params->id_a);
    put_bytes_lp(&t, e->params->id_b);
    transcript_put_lp(&t, e->share_a, 32);
    transcript_put_lp(&t, e->share_b, 32);
    transcript_put_lp(&t, e->K, 32);
    transcript_put_lp(&t, st->edmont_secret, 64);
    err = edmont_i_hash_parts(hash, st->edmont_key, t.part, t.parts);
    if (err == EDMONT_OK)
        edmont_i_spake2_own_tags(st, 64, e);
    return err;
}

/* K itself: Kerberos derives its keys of it. */
int edmont_i_spake2_derive_krb5(edmont_spake2_state *st, const struct exchange *e)
{
    memcpy(st->edmont_key, e->K, 32);
    return EDMONT_OK;
}
