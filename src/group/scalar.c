/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * scalar.c: integers mod L, for programs outside. The arithmetic is core's; here are the doors.
 */
#include "group.h"

#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/wipe.h"
#include "../providers/provider.h"

typedef void binary(struct scalar *r, const struct scalar *a, const struct scalar *b);

static NOINLINE void apply(edmont_scalar *r, binary *operation, const edmont_scalar *a,
                           const edmont_scalar *b)
{
    struct {
        struct scalar a, b;
    } s;

    load_scalar(&s.a, a);
    load_scalar(&s.b, b);
    operation(&s.a, &s.a, &s.b);
    store_scalar(r, &s.a);
    edmont_wipe(&s, sizeof s);
}

static NOINLINE void reduce(edmont_scalar *r, const uint8_t *in, int wide)
{
    struct scalar t;

    if (wide)
        edmont_i_scalar_reduce64(&t, in);
    else
        edmont_i_scalar_reduce32(&t, in);
    store_scalar(r, &t);
    edmont_wipe(&t, sizeof t);
}

int edmont_scalar_decode(edmont_scalar *k, const uint8_t in[32])
{
    int canonical;

    if (k == NULL || in == NULL) {
        if (k != NULL)
            edmont_wipe(k, sizeof *k);
        return EDMONT_ERR_ARGUMENT;
    }
    canonical = edmont_i_scalar_is_canonical(in);
    ct_declassify(&canonical, sizeof canonical);
    memmove(k->edmont_bytes, in, 32);
    if (!canonical)
        edmont_wipe(k, sizeof *k);
    edmont_i_wipe_stack();
    return canonical ? EDMONT_OK : EDMONT_ERR_ENCODING;
}

void edmont_scalar_encode(uint8_t out[32], const edmont_scalar *k)
{
    memmove(out, k->edmont_bytes, 32);
    edmont_i_wipe_stack();
}

void edmont_scalar_reduce32(edmont_scalar *r, const uint8_t in[32])
{
    reduce(r, in, 0);
    edmont_i_wipe_stack();
}

void edmont_scalar_reduce64(edmont_scalar *r, const uint8_t in[64])
{
    reduce(r, in, 1);
    edmont_i_wipe_stack();
}

void edmont_scalar_add(edmont_scalar *r, const edmont_scalar *a, const edmont_scalar *b)
{
    apply(r, edmont_i_scalar_add, a, b);
    edmont_i_wipe_stack();
}

void edmont_scalar_sub(edmont_scalar *r, const edmont_scalar *a, const edmont_scalar *b)
{
    apply(r, edmont_i_scalar_sub, a, b);
    edmont_i_wipe_stack();
}

void edmont_scalar_neg(edmont_scalar *r, const edmont_scalar *a)
{
    static const edmont_scalar zero;

    apply(r, edmont_i_scalar_sub, &zero, a);
    edmont_i_wipe_stack();
}

void edmont_scalar_mul(edmont_scalar *r, const edmont_scalar *a, const edmont_scalar *b)
{
    apply(r, edmont_i_scalar_mul, a, b);
    edmont_i_wipe_stack();
}

static NOINLINE void muladd(edmont_scalar *r, const edmont_scalar *a, const edmont_scalar *b,
                            const edmont_scalar *c)
{
    struct {
        struct scalar a, b, c;
    } s;

    load_scalar(&s.a, a);
    load_scalar(&s.b, b);
    load_scalar(&s.c, c);
    edmont_i_scalar_muladd(&s.a, &s.a, &s.b, &s.c);
    store_scalar(r, &s.a);
    edmont_wipe(&s, sizeof s);
}

void edmont_scalar_muladd(edmont_scalar *r, const edmont_scalar *a, const edmont_scalar *b,
                          const edmont_scalar *c)
{
    muladd(r, a, b, c);
    edmont_i_wipe_stack();
}

static NOINLINE void invert(edmont_scalar *r, const edmont_scalar *a)
{
    struct scalar t;

    load_scalar(&t, a);
    edmont_i_scalar_invert(&t, &t);
    store_scalar(r, &t);
    edmont_wipe(&t, sizeof t);
}

void edmont_scalar_invert(edmont_scalar *r, const edmont_scalar *a)
{
    invert(r, a);
    edmont_i_wipe_stack();
}

int edmont_scalar_equal(const edmont_scalar *a, const edmont_scalar *b)
{
    return edmont_equal(a->edmont_bytes, b->edmont_bytes, 32);
}

int edmont_scalar_is_zero(const edmont_scalar *a)
{
    static const edmont_scalar zero;

    return edmont_scalar_equal(a, &zero);
}

/* Zero comes out once in 2^252 times: as likely as that somebody guesses a key. */
static NOINLINE int draw(edmont_scalar *r)
{
    uint8_t wide[64];
    int err = edmont_i_random_secret(wide, 64), zero;

    reduce(r, wide, 1);
    edmont_wipe(wide, sizeof wide);
    zero = ct_all_zero(r->edmont_bytes, 32);
    ct_declassify(&zero, sizeof zero);
    return err == EDMONT_OK && zero ? EDMONT_ERR_RANDOM : err;
}

int edmont_scalar_random(edmont_scalar *r)
{
    int err = r == NULL ? EDMONT_ERR_ARGUMENT : draw(r);

    edmont_i_wipe_stack();
    return err;
}
