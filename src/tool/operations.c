/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * operations.c: key agreement, signatures and hashing; the other tables are in operations_*.c.
 */
#include "operations.h"

#include "providers.h"

#include <string.h>

RUN_VOID(x25519, edmont_x25519(w->out, w->k, w->u))
RUN_VOID(x25519_base, edmont_x25519_base(w->out, w->k))
RUN_VOID(x25519_unclamped, edmont_x25519_unclamped(w->out, w->k, w->u))
RUN_VOID(x25519_base_unclamped, edmont_x25519_base_unclamped(w->out, w->k))
RUN_VOID(x25519_many_8, edmont_x25519_many(w->out, w->seeds, w->pubs, 8))
RUN_VOID(x25519_many_64, edmont_x25519_many(w->out, w->seeds, w->pubs, 64))
RUN_VOID(x25519_base_many_8, edmont_x25519_base_many(w->out, w->seeds, 8))
RUN_VOID(x25519_base_many_64, edmont_x25519_base_many(w->out, w->seeds, 64))
RUN_VOID(x25519_scan_8, edmont_x25519_scan(w->out, w->k, w->pubs, 8))
RUN_VOID(x25519_scan_64, edmont_x25519_scan(w->out, w->k, w->pubs, 64))
RUN(dh_keypair, edmont_dh_keypair(w->out, w->out_2))
RUN_VOID(dh_public, edmont_dh_public(w->out, w->k))
RUN(dh_shared, edmont_dh_shared(w->out, w->k, w->u))
RUN(dh_public_to_sign, edmont_dh_public_to_sign(w->out, w->u, 0))

const struct operation operations_dh[] = {
    { "x25519", 1, 0, x25519 },
    { "x25519_base", 1, 0, x25519_base },
    { "x25519_unclamped", 1, 0, x25519_unclamped },
    { "x25519_base_unclamped", 1, 0, x25519_base_unclamped },
    { "x25519_many/8", 8, 0, x25519_many_8 },
    { "x25519_many/64", 64, 0, x25519_many_64 },
    { "x25519_base_many/8", 8, 0, x25519_base_many_8 },
    { "x25519_base_many/64", 64, 0, x25519_base_many_64 },
    { "x25519_scan/8", 8, 0, x25519_scan_8 },
    { "x25519_scan/64", 64, 0, x25519_scan_64 },
    { "dh_keypair", 1, 0, dh_keypair },
    { "dh_public", 1, 0, dh_public },
    { "dh_shared", 1, 0, dh_shared },
    { "dh_public_to_sign", 1, 0, dh_public_to_sign },
    { NULL, 0, 0, NULL }
};

RUN(sign_keypair, edmont_sign_keypair(w->out, w->out_2))
RUN(sign_public, edmont_sign_public(w->out, w->seed))
RUN(sign, edmont_sign(w->out, w->message, SHORT_MESSAGE, w->seed))
RUN(sign_key_init, edmont_sign_key_init(&w->key_out, w->seed, NULL))
RUN(sign_key_import, edmont_sign_key_import(&w->key_out, w->seed_and_pub, NULL))
RUN(sign_key_expanded, edmont_sign_key_expanded(&w->key_out, w->expanded, NULL))
RUN(sign_with, edmont_sign_with(w->out, w->message, SHORT_MESSAGE, &w->key, NULL))
RUN(sign_with_long, edmont_sign_with(w->out, w->message, LONG_MESSAGE, &w->key, NULL))
RUN(sign_many_8, edmont_sign_many(w->out, w->messages, w->lens, 8, &w->key))
RUN(sign_many_64, edmont_sign_many(w->out, w->messages, w->lens, 64, &w->key))
RUN(sign_public_to_dh, edmont_sign_public_to_dh(w->out, w->pub))
RUN(sign_seed_to_dh, edmont_sign_seed_to_dh(w->out, w->seed))
RUN(verify, edmont_verify(w->sig, w->message, SHORT_MESSAGE, w->pub))
RUN(verify_cofactorless, edmont_verify_rule(w->sig, w->message, SHORT_MESSAGE, w->pub,
                                            EDMONT_RULE_COFACTORLESS))
RUN(verify_strict,
    edmont_verify_rule(w->sig, w->message, SHORT_MESSAGE, w->pub, EDMONT_RULE_STRICT))
RUN(verify_zip215,
    edmont_verify_rule(w->sig, w->message, SHORT_MESSAGE, w->pub, EDMONT_RULE_ZIP215))
RUN(verify_key_init,
    edmont_verify_key_init(&w->verifier_out, w->pub, EDMONT_RULE_STANDARD, NULL))
RUN(verify_with, edmont_verify_with(w->sig, w->message, SHORT_MESSAGE, &w->verifier, NULL))
RUN(verify_batch_8, edmont_verify_batch(NULL, w->items, 8, EDMONT_RULE_STANDARD))
RUN(verify_batch_64, edmont_verify_batch(NULL, w->items, 64, EDMONT_RULE_STANDARD))
RUN(xeddsa_sign, edmont_xeddsa_sign(w->out, w->message, SHORT_MESSAGE, w->k))
RUN(xeddsa_verify, edmont_xeddsa_verify(w->xeddsa_sig, w->message, SHORT_MESSAGE, w->u))
RUN(blind_tor_expanded, edmont_blind_tor_expanded(w->out, w->expanded, w->param))
RUN(blind_tor_public, edmont_blind_tor_public(w->out, w->pub, w->param))
RUN(blind_bip32_expanded, edmont_blind_bip32_expanded(w->out, w->expanded, w->param))
RUN(blind_bip32_public, edmont_blind_bip32_public(w->out, w->pub, w->param))
RUN(cosi_commit, edmont_cosi_commit(w->out, w->out_2))
RUN(cosi_combine_publics, edmont_cosi_combine_publics(w->out, w->pubs, 8))

static int cosi_sign(void *p)
{
    struct work *w = p;

    memcpy(w->out_2, w->nonce, 32); /* which signing wipes */
    return edmont_cosi_sign(w->out, w->out_2, w->message, SHORT_MESSAGE, &w->key, w->commitment,
                            w->pub);
}

static int sign_stream(void *p)
{
    struct work *w = p;
    int error      = edmont_sign_stream_init(&w->stream, &w->key, NULL);

    if (error == EDMONT_OK)
        error = edmont_sign_stream_update(&w->stream, w->message, SHORT_MESSAGE);
    if (error == EDMONT_OK)
        error = edmont_sign_stream_rewind(&w->stream);
    if (error == EDMONT_OK)
        error = edmont_sign_stream_update(&w->stream, w->message, SHORT_MESSAGE);
    return error == EDMONT_OK ? edmont_sign_stream_final(w->out, &w->stream) : error;
}

static int verify_stream(void *p)
{
    struct work *w = p;
    int error      = edmont_verify_init(&w->stream, w->sig, &w->verifier, NULL);

    if (error == EDMONT_OK)
        error = edmont_verify_update(&w->stream, w->message, SHORT_MESSAGE);
    return error == EDMONT_OK ? edmont_verify_final(&w->stream) : error;
}

static int ph_sign(void *p)
{
    struct work *w = p;
    int error      = edmont_ph_init(&w->stream, NULL);

    if (error == EDMONT_OK)
        error = edmont_ph_update(&w->stream, w->message, SHORT_MESSAGE);
    return error == EDMONT_OK ? edmont_ph_sign(w->out, &w->stream, &w->key, NULL) : error;
}

static int ph_verify(void *p)
{
    struct work *w = p;
    int error      = edmont_ph_init(&w->stream, NULL);

    if (error == EDMONT_OK)
        error = edmont_ph_update(&w->stream, w->message, SHORT_MESSAGE);
    return error == EDMONT_OK ? edmont_ph_verify(w->ph_sig, &w->stream, &w->verifier, NULL)
                              : error;
}

const struct operation operations_sign[] = {
    { "sign_keypair", 1, 0, sign_keypair },
    { "sign_public", 1, 0, sign_public },
    { "sign", 1, 0, sign },
    { "sign_key_init", 1, 0, sign_key_init },
    { "sign_key_import", 1, 0, sign_key_import },
    { "sign_key_expanded", 1, 0, sign_key_expanded },
    { "sign_with", 1, 0, sign_with },
    { "sign_with/16384", 1, 0, sign_with_long },
    { "sign_many/8", 8, 0, sign_many_8 },
    { "sign_many/64", 64, 0, sign_many_64 },
    { "sign_stream", 1, 0, sign_stream },
    { "sign_public_to_dh", 1, 0, sign_public_to_dh },
    { "sign_seed_to_dh", 1, 0, sign_seed_to_dh },
    { "verify", 1, 0, verify },
    { "verify_rule/cofactorless", 1, 0, verify_cofactorless },
    { "verify_rule/strict", 1, 0, verify_strict },
    { "verify_rule/zip215", 1, 0, verify_zip215 },
    { "verify_key_init", 1, 0, verify_key_init },
    { "verify_with", 1, 0, verify_with },
    { "verify_batch/8", 8, 0, verify_batch_8 },
    { "verify_batch/64", 64, 0, verify_batch_64 },
    { "verify_init", 1, 0, verify_stream },
    { "ph_sign", 1, 0, ph_sign },
    { "ph_verify", 1, 0, ph_verify },
    { "xeddsa_sign", 1, 1, xeddsa_sign },
    { "xeddsa_verify", 1, 1, xeddsa_verify },
    { "blind_tor_expanded", 1, 1, blind_tor_expanded },
    { "blind_tor_public", 1, 0, blind_tor_public },
    { "blind_bip32_expanded", 1, 0, blind_bip32_expanded },
    { "blind_bip32_public", 1, 0, blind_bip32_public },
    { "cosi_commit", 1, 0, cosi_commit },
    { "cosi_sign", 1, 0, cosi_sign },
    { "cosi_combine_publics/8", 8, 0, cosi_combine_publics },
    { NULL, 0, 0, NULL }
};

/* As a provider that has no call for whole messages does it. */
static int digest_streamed(struct work *w, const edmont_hash *hash, size_t len)
{
    int is_good;

    if (hash->init(w->hash_state, hash->env) != 0)
        return EDMONT_ERR_HASH;
    is_good = hash->update(w->hash_state, w->message, len) == 0 &&
              hash->final(w->hash_state, w->out) == 0;
    hash->release(w->hash_state);
    return is_good ? EDMONT_OK : EDMONT_ERR_HASH;
}

static int digest(struct work *w, size_t len)
{
    const edmont_hash *hash = edmont_hash_current();
    edmont_span part        = { w->message, len };

    if (hash->digest == NULL)
        return digest_streamed(w, hash, len);
    return hash->digest(hash->env, w->out, &part, 1) == 0 ? EDMONT_OK : EDMONT_ERR_HASH;
}

RUN(hash_short, digest(w, SHORT_MESSAGE))
RUN(hash_long, digest(w, LONG_MESSAGE))
RUN(random_bytes, edmont_random_bytes(w->out, 32))

const struct operation operations_hash[] = {
    { "hash/64", 1, 0, hash_short },
    { "hash/16384", 1, 0, hash_long },
    { "random_bytes/32", 1, 0, random_bytes },
    { NULL, 0, 0, NULL }
};

static int prepare_items(struct work *w)
{
    size_t i;
    int error = EDMONT_OK;

    for (i = 0; i < ITEMS_MAX && error == EDMONT_OK; i++) {
        error = edmont_sign_keypair(w->pubs + 32 * i, w->seeds + 32 * i);
        if (error == EDMONT_OK)
            error = edmont_sign(w->sigs + 64 * i, w->message, SHORT_MESSAGE, w->seeds + 32 * i);
        w->items[i].sig = w->sigs + 64 * i;
        w->items[i].msg = w->messages[i] = w->message;
        w->items[i].len = w->lens[i] = SHORT_MESSAGE;
        w->items[i].pub = w->pubs + 32 * i;
    }
    return error;
}

static int prepare_keys(struct work *w)
{
    int error = edmont_sign_keypair(w->pub, w->seed);

    memcpy(w->seed_and_pub, w->seed, 32);
    memcpy(w->seed_and_pub + 32, w->pub, 32);
    if (error == EDMONT_OK)
        error = edmont_dh_keypair(w->u, w->k);
    if (error == EDMONT_OK)
        error = edmont_random_bytes(w->expanded, sizeof w->expanded);
    if (error == EDMONT_OK)
        error = edmont_random_bytes(w->param, sizeof w->param);
    w->expanded[31] &= 127; /* room for what is added */
    if (error == EDMONT_OK)
        error = edmont_sign_key_init(&w->key, w->seed, NULL);
    if (error == EDMONT_OK)
        error = edmont_verify_key_init(&w->verifier, w->pub, EDMONT_RULE_STANDARD, NULL);
    if (error == EDMONT_OK)
        error = edmont_cosi_commit(w->commitment, w->nonce);
    return error;
}

static int prepare_signatures(struct work *w)
{
    const edmont_sign_options ph = { .variant = EDMONT_PH };
    int error = edmont_sign_with(w->sig, w->message, SHORT_MESSAGE, &w->key, NULL);

    if (error == EDMONT_OK)
        error = edmont_sign_with(w->ph_sig, w->message, SHORT_MESSAGE, &w->key, &ph);
    if (error == EDMONT_OK && is_ed25519_hash(edmont_hash_current()))
        error = edmont_xeddsa_sign(w->xeddsa_sig, w->message, SHORT_MESSAGE, w->k);
    return error;
}

int operations_prepare(struct work *w)
{
    int error = prepare_keys(w);

    if (error == EDMONT_OK)
        error = prepare_signatures(w);
    if (error == EDMONT_OK)
        error = prepare_items(w);
    if (error == EDMONT_OK)
        error = prepare_group(w);
    return error == EDMONT_OK ? prepare_spake2(w) : error;
}

const struct operation *operation_at(size_t i)
{
    const struct operation *const tables[] = { operations_dh, operations_sign, operations_hash,
                                               operations_spake2, operations_group };
    int has_sha512 = is_ed25519_hash(edmont_hash_current());
    const struct operation *operation;
    size_t table;

    for (table = 0; table < sizeof tables / sizeof tables[0]; table++)
        for (operation = tables[table]; operation->name != NULL; operation++)
            if ((has_sha512 || !operation->needs_sha512) && i-- == 0)
                return operation;
    return NULL;
}

const struct operation *operation_find(const char *name)
{
    const struct operation *operation;
    size_t i;

    for (i = 0; (operation = operation_at(i)) != NULL; i++)
        if (strcmp(operation->name, name) == 0)
            break;
    return operation;
}
