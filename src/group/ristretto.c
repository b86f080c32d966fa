/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ristretto.c: ristretto255 (RFC 9496), for programs outside. An element is held as one of its
 * points, so sums and multiples are those of points.
 */
#include "group.h"

#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/point.h"
#include "../core/wipe.h"
#include "../providers/provider.h"

int edmont_ristretto_decode(edmont_ristretto *r, const uint8_t in[32])
{
    struct point t;
    int good;

    if (r == NULL)
        return EDMONT_ERR_ARGUMENT;
    if (in == NULL) {
        edmont_ristretto_identity(r);
        return EDMONT_ERR_ARGUMENT;
    }
    good = core(ristretto_decode)(&t, in);
    ct_declassify(&good, sizeof good);
    store_point(r->edmont_words, &t);
    return good ? EDMONT_OK : EDMONT_ERR_ENCODING;
}

void edmont_ristretto_encode(uint8_t out[32], const edmont_ristretto *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    core(ristretto_encode)(out, &t);
}

static NOINLINE void from_uniform(edmont_ristretto *r, const uint8_t in[64])
{
    struct {
        struct point p, q;
    } s;

    core(ristretto_map)(&s.p, in);
    core(ristretto_map)(&s.q, in + 32);
    core(add)(&s.p, &s.p, &s.q);
    store_point(r->edmont_words, &s.p);
    edmont_wipe(&s, sizeof s);
}

void edmont_ristretto_from_uniform(edmont_ristretto *r, const uint8_t in[64])
{
    from_uniform(r, in);
    edmont_i_wipe_stack();
}

static NOINLINE int draw(edmont_ristretto *r)
{
    uint8_t uniform[64];
    int err = edmont_i_random_secret(uniform, 64);

    if (err == EDMONT_OK)
        from_uniform(r, uniform);
    else
        edmont_ristretto_identity(r);
    edmont_wipe(uniform, sizeof uniform);
    return err;
}

int edmont_ristretto_random(edmont_ristretto *r)
{
    int err = r == NULL ? EDMONT_ERR_ARGUMENT : draw(r);

    edmont_i_wipe_stack();
    return err;
}

void edmont_ristretto_identity(edmont_ristretto *r)
{
    struct point t;

    edmont_i_point_identity(&t);
    store_point(r->edmont_words, &t);
}

void edmont_ristretto_base(edmont_ristretto *r)
{
    static const uint8_t one[32] = {1};
    struct point t;

    core(mul_base)(&t, one);
    store_point(r->edmont_words, &t);
}

int edmont_ristretto_equal(const edmont_ristretto *p, const edmont_ristretto *q)
{
    struct point s, t;

    load_point(&s, p->edmont_words);
    load_point(&t, q->edmont_words);
    core(sub)(&s, &s, &t);
    return edmont_i_point_is_4_torsion(&s);
}

int edmont_ristretto_is_identity(const edmont_ristretto *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    return edmont_i_point_is_4_torsion(&t);
}

void edmont_ristretto_add(edmont_ristretto *r, const edmont_ristretto *p, const edmont_ristretto *q)
{
    struct point s, t;

    load_point(&s, p->edmont_words);
    load_point(&t, q->edmont_words);
    core(add)(&s, &s, &t);
    store_point(r->edmont_words, &s);
}

void edmont_ristretto_sub(edmont_ristretto *r, const edmont_ristretto *p, const edmont_ristretto *q)
{
    struct point s, t;

    load_point(&s, p->edmont_words);
    load_point(&t, q->edmont_words);
    core(sub)(&s, &s, &t);
    store_point(r->edmont_words, &s);
}

void edmont_ristretto_neg(edmont_ristretto *r, const edmont_ristretto *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    edmont_i_point_negate(&t, &t);
    store_point(r->edmont_words, &t);
}

static NOINLINE void multiply(edmont_ristretto *r, const edmont_scalar *k,
                              const edmont_ristretto *p)
{
    struct point t;

    if (p == NULL) {
        core(mul_base)(&t, k->edmont_bytes);
    } else {
        load_point(&t, p->edmont_words);
        core(mul)(&t, k->edmont_bytes, &t);
    }
    store_point(r->edmont_words, &t);
    edmont_wipe(&t, sizeof t);
}

void edmont_ristretto_mul(edmont_ristretto *r, const edmont_scalar *k, const edmont_ristretto *p)
{
    multiply(r, k, p);
    edmont_i_wipe_stack();
}

void edmont_ristretto_mul_base(edmont_ristretto *r, const edmont_scalar *k)
{
    multiply(r, k, NULL);
    edmont_i_wipe_stack();
}

void edmont_ristretto_sum_var(edmont_ristretto *r, const edmont_scalar *k,
                              const edmont_ristretto *p, size_t n)
{
    edmont_i_group_sum_var(r->edmont_words, k, n == 0 ? NULL : p->edmont_words, n);
}
