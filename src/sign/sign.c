/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sign.c: Ed25519 signing, step by step as in RFC 8032, section 5.1.6.
 */
#include "key.h"
#include "step.h"

#include "../core/compiler.h"
#include "../core/wipe.h"
#include "../providers/provider.h"

/* digest = H(pieces || message). */
static int hash_message(uint8_t digest[64], const edmont_hash *hash, struct pieces *p,
                        edmont_span message)
{
    pieces_add(p, message.data, message.len);
    return edmont_i_hash_parts(hash, digest, p->span, p->n);
}

NOINLINE int edmont_i_sign_dom(uint8_t sig[64], edmont_span message, const edmont_sign_key *key,
                               edmont_span dom, unsigned flags)
{
    struct {
        uint8_t z[32], r[64], R[32], k[64], S[32];
    } s;
    const edmont_hash *hash = key->edmont_hash_used;
    struct pieces p;
    int err;

    /* 1. The secret scalar and the prefix were hashed from the seed when the key was prepared. */
    err = edmont_i_sign_draw(s.z, flags);
    if (err != EDMONT_OK)
        goto done;

    /* 2. r = H(dom2(F, C) || prefix || PH(M)), an integer mod L. */
    edmont_i_sign_nonce_input(&p, key, dom, s.z, flags);
    err = hash_message(s.r, hash, &p, message);
    if (err != EDMONT_OK)
        goto done;

    /* 3. R = [r]B. */
    edmont_i_sign_commit(s.R, s.r);

    /* 4. k = H(dom2(F, C) || R || A || PH(M)), an integer mod L. */
    edmont_i_sign_challenge_input(&p, dom, s.R, key->edmont_pub);
    err = hash_message(s.k, hash, &p, message);
    if (err != EDMONT_OK)
        goto done;

    /* 5. S = (r + k a) mod L. */
    edmont_i_sign_respond(s.S, s.r, s.k, key);

    if (flags & EDMONT_CHECKED) {
        edmont_i_sign_challenge_input(&p, dom, s.R, key->edmont_pub);
        err = hash_message(s.k, hash, &p, message);
        if (err == EDMONT_OK && !edmont_i_sign_is_right(s.R, s.S, s.k, key))
            err = EDMONT_ERR_SIGNATURE;
        if (err != EDMONT_OK)
            goto done;
    }

    /* 6. The signature is R || S. */
    memcpy(sig, s.R, 32);
    memcpy(sig + 32, s.S, 32);

done:
    if (err != EDMONT_OK)
        edmont_wipe(sig, 64);
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_i_sign(uint8_t sig[64], const void *msg, size_t len, const edmont_sign_key *key)
{
    return edmont_i_sign_dom(sig, (edmont_span){msg, len}, key, (edmont_span){NULL, 0}, 0);
}

static int sign_with(uint8_t sig[64], edmont_span message, const edmont_sign_key *key,
                     const edmont_sign_options *opt)
{
    uint8_t dom[DOM_MAX], digest[64];
    size_t dom_len;
    int err = dom2(dom, &dom_len, opt);

    if (err == EDMONT_OK)
        err = edmont_i_sign_check_flags(opt);
    if (err == EDMONT_OK && key->edmont_ready != SIGN_KEY_READY)
        err = EDMONT_ERR_STATE;
    if (err == EDMONT_OK && opt != NULL && opt->variant == EDMONT_PH) {
        err     = edmont_i_hash_parts(key->edmont_hash_used, digest, &message, 1);
        message = (edmont_span){digest, sizeof digest};
    }
    if (err != EDMONT_OK)
        return err;
    return edmont_i_sign_dom(sig, message, key, (edmont_span){dom, dom_len},
                             opt != NULL ? opt->flags : 0);
}

int edmont_sign_with(uint8_t sig[64], const void *msg, size_t len, const edmont_sign_key *key,
                     const edmont_sign_options *opt)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (sig == NULL)
        return err;
    if (key != NULL && (msg != NULL || len == 0))
        err = sign_with(sig, (edmont_span){msg, len}, key, opt);
    if (err != EDMONT_OK)
        edmont_wipe(sig, 64);
    edmont_i_wipe_stack();
    return err;
}

int edmont_sign(uint8_t sig[64], const void *msg, size_t len, const uint8_t seed[32])
{
    edmont_sign_key key;
    int err = EDMONT_ERR_ARGUMENT;

    if (sig == NULL)
        return err;
    if (seed != NULL && (msg != NULL || len == 0))
        err = edmont_i_sign_key_derive(&key, seed, NULL);
    if (err == EDMONT_OK) {
        err = edmont_i_sign(sig, msg, len, &key);
        edmont_sign_key_wipe(&key);
    } else {
        edmont_wipe(sig, 64);
    }
    edmont_i_wipe_stack();
    return err;
}
