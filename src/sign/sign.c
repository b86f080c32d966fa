/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sign.c: Ed25519 signing, step by step as in RFC 8032, section 5.1.6.
 */
#include "key.h"

#include "../core/backend.h"
#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/scalar.h"
#include "../core/wipe.h"
#include "../providers/provider.h"

NOINLINE int edmont_i_sign(uint8_t sig[64], const void *msg, size_t len, const edmont_sign_key *key)
{
    struct {
        uint8_t digest[64], nonce[32], R[32];
        struct scalar r, k, a;
        struct point rB;
    } s;
    const edmont_hash *hash     = key->edmont_hash_used;
    const edmont_span r_parts[] = {{key->edmont_prefix, 32}, {msg, len}};
    const edmont_span k_parts[] = {{s.R, 32}, {key->edmont_pub, 32}, {msg, len}};
    int err;

    /* 1. The secret scalar and the prefix were hashed from the seed when the key was prepared. */
    edmont_i_scalar_reduce32(&s.a, key->edmont_scalar);

    /* 2. r = H(prefix || M), an integer mod L. */
    err = edmont_i_hash_parts(hash, s.digest, r_parts, 2);
    if (err != EDMONT_OK)
        goto done;
    edmont_i_scalar_reduce64(&s.r, s.digest);

    /* 3. R = [r]B. */
    edmont_i_scalar_encode(s.nonce, &s.r);
    core(mul_base)(&s.rB, s.nonce);
    core(encode)(s.R, &s.rB);

    /* 4. k = H(R || A || M), an integer mod L. */
    err = edmont_i_hash_parts(hash, s.digest, k_parts, 3);
    if (err != EDMONT_OK)
        goto done;
    edmont_i_scalar_reduce64(&s.k, s.digest);

    /* 5. S = (r + k a) mod L. */
    edmont_i_scalar_muladd(&s.r, &s.k, &s.a, &s.r);

    /* 6. The signature is R || S. */
    memcpy(sig, s.R, 32);
    edmont_i_scalar_encode(sig + 32, &s.r);

done:
    if (err != EDMONT_OK)
        edmont_wipe(sig, 64);
    edmont_wipe(&s, sizeof s);
    return err;
}

static int is_pure(const edmont_sign_options *opt)
{
    return opt == NULL || (opt->variant == EDMONT_PURE && opt->context_len == 0 && opt->flags == 0);
}

int edmont_sign_with(uint8_t sig[64], const void *msg, size_t len, const edmont_sign_key *key,
                     const edmont_sign_options *opt)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (sig == NULL)
        return err;
    if (key != NULL && (msg != NULL || len == 0) && is_pure(opt))
        err = key->edmont_ready == SIGN_KEY_READY ? edmont_i_sign(sig, msg, len, key)
                                                  : EDMONT_ERR_STATE;
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
