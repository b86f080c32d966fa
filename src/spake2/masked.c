/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * masked.c: the group steps of SPAKE2 (RFC 9382, section 3.3) and SPAKE2+ (RFC 9383, section 3.3).
 * A masks its share with w M, B with w N; x is whoever's own scalar.
 */
#include "masked.h"

#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/weak.h"
#include "../core/wipe.h"

/* M or N: what is added to the share of the side that is, or is not, B. */
static const struct mask *mask_of(const struct suite *s, int is_b)
{
    return is_b ? s->mask_b : s->mask_a;
}

/* X = x B + w M, with 8 x in place of x where the suite says so. */
NOINLINE int edmont_i_spake2_masked_share(edmont_spake2_state *st, const struct suite *s,
                                          const edmont_spake2_params *p)
{
    struct {
        struct scalar x;
        uint8_t k[32];
        struct point X, wM;
    } t;

    (void)p;
    edmont_i_scalar_reduce32(&t.x, st->edmont_x);
    for (int i = 0; i < 3 && s->cofactor == IN_SCALAR; i++)
        edmont_i_scalar_add(&t.x, &t.x, &t.x);
    edmont_i_scalar_encode(t.k, &t.x);
    core(mul_base)(&t.X, t.k);
    core(mul_table)(&t.wM, st->edmont_w, &mask_of(s, st->edmont_role == EDMONT_SPAKE2_B)->table);
    core(add)(&t.X, &t.X, &t.wM);
    core(encode)(st->edmont_share, &t.X);
    edmont_wipe(&t, sizeof t);
    return EDMONT_OK;
}

int edmont_i_spake2_decode(struct point *P, const uint8_t in[32])
{
    int is_good = edmont_i_point_is_canonical(in) & core(decode)(P, in);

    return is_good & core(is_torsion_free)(P) & (1 ^ edmont_i_point_is_identity(P));
}

/* Q = Y - w N for the peer's share Y, or 8 Q. Y is of order L, and so is N, so that the factor 8
 * changes nothing but the key; that Q is tested times 8 costs little and holds even if Y were
 * not. */
static NOINLINE int unmask(struct point *Q, const edmont_spake2_state *st, const struct suite *s,
                           const uint8_t peer[32])
{
    struct {
        struct point Q, Q8;
    } t;
    struct point Y;
    int err = EDMONT_OK;

    if (!edmont_i_spake2_decode(&Y, peer) || ct_equal(peer, st->edmont_share, 32))
        return EDMONT_ERR_ENCODING;
    core(mul_table)(&t.Q, st->edmont_w, &mask_of(s, st->edmont_role == EDMONT_SPAKE2_A)->table);
    core(sub)(&t.Q, &Y, &t.Q);
    edmont_i_point_clear_cofactor(&t.Q8, &t.Q);
    if (weak_point(&t.Q8))
        err = EDMONT_ERR_WEAK;
    *Q = s->cofactor == IN_NOTHING ? t.Q : t.Q8;
    edmont_wipe(&t, sizeof t);
    return err;
}

/* K = x Q, with the cofactor where the suite says so: 8 x Q is x (8 Q), never (8 x mod L) Q. */
NOINLINE int edmont_i_spake2_masked_shared(edmont_spake2_state *st, const struct suite *s,
                                           const uint8_t peer[32], struct exchange *e)
{
    struct point K;
    int err = unmask(&K, st, s, peer);

    if (err == EDMONT_OK) {
        core(mul)(&K, st->edmont_x, &K);
        core(encode)(e->K, &K);
    }
    edmont_wipe(&K, sizeof K);
    return err;
}

/* Z = 8 x Q, in K; V = 8 w1 Q for the prover, 8 x (w1 B) for the verifier, whose record has w1 B in
 * place of w1. Neither is the identity: x, w1, Q and w1 B are not. */
NOINLINE int edmont_i_spake2_plus_shared(edmont_spake2_state *st, const struct suite *s,
                                         const uint8_t peer[32], struct exchange *e)
{
    struct {
        struct point Q, Z, V;
    } t;
    int err = unmask(&t.Q, st, s, peer);

    if (err == EDMONT_OK) {
        core(mul)(&t.Z, st->edmont_x, &t.Q);
        core(encode)(e->K, &t.Z);
        if (st->edmont_role == EDMONT_SPAKE2_A) {
            core(mul)(&t.V, st->edmont_w1, &t.Q);
        } else {
            (void)core(decode)(&t.V, st->edmont_w1);
            edmont_i_point_clear_cofactor(&t.V, &t.V);
            core(mul)(&t.V, st->edmont_x, &t.V);
        }
        core(encode)(e->V, &t.V);
    }
    edmont_wipe(&t, sizeof t);
    return err;
}
