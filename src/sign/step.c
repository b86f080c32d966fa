/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * step.c: the steps of signing between one hash and the next.
 */
#include "step.h"

#include "../core/backend.h"
#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/scalar.h"
#include "../core/wipe.h"
#include "../providers/provider.h"

#define HEDGES (EDMONT_HEDGED | EDMONT_HEDGED_NANO)

int edmont_i_sign_check_flags(const edmont_sign_options *opt)
{
    unsigned flags = opt != NULL ? opt->flags : 0;

    if ((flags & ~(unsigned)(HEDGES | EDMONT_CHECKED)) != 0 || (flags & HEDGES) == HEDGES)
        return EDMONT_ERR_ARGUMENT;
    if ((flags & EDMONT_HEDGED_NANO) != 0 && opt->variant != EDMONT_PURE)
        return EDMONT_ERR_ARGUMENT;
    return EDMONT_OK;
}

int edmont_i_sign_draw(uint8_t z[32], unsigned flags)
{
    memset(z, 0, 32);
    return flags & HEDGES ? edmont_i_random_hedge(z, 32) : EDMONT_OK;
}

/* Z stands before the prefix, so that an input with Z equals one without only if Z is the prefix,
 * which nobody knows. The zeros then fill a block of the hash: Z and prefix are in no block with
 * the message. */
void edmont_i_sign_nonce_input(struct pieces *p, const edmont_sign_key *key, edmont_span dom,
                               const uint8_t z[32], unsigned flags)
{
    static const uint8_t zeros[1024];
    size_t block = key->edmont_hash_used->block_size;

    p->n = 0;
    pieces_add(p, dom.data, dom.len);
    if (flags & EDMONT_HEDGED)
        pieces_add(p, z, 32);
    pieces_add(p, key->edmont_prefix, 32);
    if (flags & EDMONT_HEDGED)
        pieces_add(p, zeros, (block - (dom.len + 64) % block) % block);
    if (flags & EDMONT_HEDGED_NANO) {
        pieces_add(p, z, 32);
        pieces_add(p, zeros, 64);
    }
}

void edmont_i_sign_challenge_input(struct pieces *p, edmont_span dom, const uint8_t R[32],
                                   const uint8_t pub[32])
{
    p->n = 0;
    pieces_add(p, dom.data, dom.len);
    pieces_add(p, R, 32);
    pieces_add(p, pub, 32);
}

NOINLINE void edmont_i_sign_commit(uint8_t R[32], const uint8_t r_digest[64])
{
    struct {
        struct scalar r;
        uint8_t nonce[32];
        struct point rB;
    } s;

    edmont_i_scalar_reduce64(&s.r, r_digest);
    edmont_i_scalar_encode(s.nonce, &s.r);
    core(mul_base)(&s.rB, s.nonce);
    core(encode)(R, &s.rB);
    edmont_wipe(&s, sizeof s);
}

NOINLINE void edmont_i_sign_respond(uint8_t S[32], const uint8_t r_digest[64],
                                    const uint8_t k_digest[64], const edmont_sign_key *key)
{
    struct {
        struct scalar r, k, a;
    } s;

    edmont_i_scalar_reduce32(&s.a, key->edmont_scalar);
    edmont_i_scalar_reduce64(&s.r, r_digest);
    edmont_i_scalar_reduce64(&s.k, k_digest);
    edmont_i_scalar_muladd(&s.r, &s.k, &s.a, &s.r);
    edmont_i_scalar_encode(S, &s.r);
    edmont_wipe(&s, sizeof s);
}

NOINLINE int edmont_i_sign_is_right(const uint8_t R[32], const uint8_t S[32],
                                    const uint8_t k_digest[64], const edmont_sign_key *key)
{
    struct {
        struct scalar k;
        struct point A, sB;
        uint8_t challenge[32], R[32];
    } s;
    int right;

    edmont_i_scalar_reduce64(&s.k, k_digest);
    edmont_i_scalar_encode(s.challenge, &s.k);
    right = core(decode)(&s.A, key->edmont_pub);
    core(mul)(&s.A, s.challenge, &s.A);
    core(mul_base)(&s.sB, S);
    core(sub)(&s.sB, &s.sB, &s.A);
    core(encode)(s.R, &s.sB);
    right &= ct_equal(s.R, R, 32);
    ct_declassify(&right, sizeof right);
    edmont_wipe(&s, sizeof s);
    return right;
}
