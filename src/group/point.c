/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * point.c: points of edwards25519, for programs outside.
 */
#include "group.h"

#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/point.h"
#include "../core/wipe.h"

static int decode(edmont_point *p, const uint8_t in[32], int lenient)
{
    struct point t;
    int good;

    if (p == NULL)
        return EDMONT_ERR_ARGUMENT;
    if (in == NULL) {
        edmont_point_identity(p);
        return EDMONT_ERR_ARGUMENT;
    }
    good = (lenient || edmont_i_point_is_canonical(in)) & core(decode)(&t, in);
    ct_declassify(&good, sizeof good);
    if (!good)
        edmont_i_point_identity(&t);
    store_point(p->edmont_words, &t);
    return good ? EDMONT_OK : EDMONT_ERR_ENCODING;
}

int edmont_point_decode(edmont_point *p, const uint8_t in[32])
{
    return decode(p, in, 0);
}

int edmont_point_decode_lenient(edmont_point *p, const uint8_t in[32])
{
    return decode(p, in, 1);
}

void edmont_point_encode(uint8_t out[32], const edmont_point *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    core(encode)(out, &t);
}

void edmont_point_to_u(uint8_t u[32], const edmont_point *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    core(encode_u)(u, &t);
}

void edmont_point_identity(edmont_point *p)
{
    struct point t;

    edmont_i_point_identity(&t);
    store_point(p->edmont_words, &t);
}

void edmont_point_base(edmont_point *p)
{
    static const uint8_t one[32] = {1};
    struct point t;

    core(mul_base)(&t, one);
    store_point(p->edmont_words, &t);
}

void edmont_point_add(edmont_point *r, const edmont_point *p, const edmont_point *q)
{
    struct point s, t;

    load_point(&s, p->edmont_words);
    load_point(&t, q->edmont_words);
    core(add)(&s, &s, &t);
    store_point(r->edmont_words, &s);
}

void edmont_point_sub(edmont_point *r, const edmont_point *p, const edmont_point *q)
{
    struct point s, t;

    load_point(&s, p->edmont_words);
    load_point(&t, q->edmont_words);
    core(sub)(&s, &s, &t);
    store_point(r->edmont_words, &s);
}

void edmont_point_neg(edmont_point *r, const edmont_point *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    edmont_i_point_negate(&t, &t);
    store_point(r->edmont_words, &t);
}

void edmont_point_dbl(edmont_point *r, const edmont_point *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    core(dbl)(&t, &t);
    store_point(r->edmont_words, &t);
}

void edmont_point_clear_cofactor(edmont_point *r, const edmont_point *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    edmont_i_point_clear_cofactor(&t, &t);
    store_point(r->edmont_words, &t);
}

int edmont_point_equal(const edmont_point *p, const edmont_point *q)
{
    struct point s, t;

    load_point(&s, p->edmont_words);
    load_point(&t, q->edmont_words);
    core(sub)(&s, &s, &t);
    return edmont_i_point_is_identity(&s);
}

int edmont_point_is_identity(const edmont_point *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    return edmont_i_point_is_identity(&t);
}

int edmont_point_is_small_order(const edmont_point *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    return edmont_i_point_is_small_order(&t);
}

int edmont_point_is_torsion_free(const edmont_point *p)
{
    struct point t;

    load_point(&t, p->edmont_words);
    return core(is_torsion_free)(&t);
}

/* The product is as secret as k. */
static NOINLINE void multiply(edmont_point *r, const edmont_scalar *k, const edmont_point *p)
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

void edmont_point_mul(edmont_point *r, const edmont_scalar *k, const edmont_point *p)
{
    multiply(r, k, p);
    edmont_i_wipe_stack();
}

void edmont_point_mul_base(edmont_point *r, const edmont_scalar *k)
{
    multiply(r, k, NULL);
    edmont_i_wipe_stack();
}

void edmont_point_mul_add_base_var(edmont_point *r, const edmont_scalar *a, const edmont_point *p,
                                   const edmont_scalar *b)
{
    struct point t;

    load_point(&t, p->edmont_words);
    core(mul_add_var)(&t, a->edmont_bytes, &t, b->edmont_bytes);
    store_point(r->edmont_words, &t);
}

/* In chunks, so that the stack is bounded; of this size, because long sums are cheaper. */
void edmont_i_group_sum_var(uint64_t words[16], const edmont_scalar *k, const uint64_t *points,
                            size_t n)
{
    enum { CHUNK = 256 };
    uint8_t integers[CHUNK][32];
    struct point chunk[CHUNK], sum, t;

    edmont_i_point_identity(&sum);
    for (size_t done = 0; done < n; done += CHUNK) {
        size_t m = n - done < CHUNK ? n - done : CHUNK;

        for (size_t i = 0; i < m; i++) {
            memcpy(integers[i], k[done + i].edmont_bytes, 32);
            load_point(&chunk[i], points + 16 * (done + i));
        }
        core(sum_var)(&t, (const uint8_t(*)[32])integers, chunk, m);
        core(add)(&sum, &sum, &t);
    }
    store_point(words, &sum);
}

void edmont_point_sum_var(edmont_point *r, const edmont_scalar *k, const edmont_point *p, size_t n)
{
    edmont_i_group_sum_var(r->edmont_words, k, n == 0 ? NULL : p->edmont_words, n);
}
