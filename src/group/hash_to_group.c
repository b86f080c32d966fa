/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * hash_to_group.c: RFC 9380 for edwards25519, curve25519 and ristretto255, with SHA-512; Elligator.
 */
#include "group.h"

#include "../core/compiler.h"
#include "../core/ct.h"
#include "../core/point.h"
#include "../core/wipe.h"
#include "../providers/provider.h"

enum { DIGEST_BYTES = 64, BLOCK_BYTES = 128, DST_MAX = 255, UNIFORM_MAX = 255 * DIGEST_BYTES };
enum { ELEMENT_BYTES = 48 }; /* L of section 5.2: 255 bits and 128 more */

/* What every expansion is made with. */
struct domain {
    const edmont_hash *hash;
    uint8_t tag[DST_MAX + 1]; /* DST_prime: the tag, and its length in a byte */
    size_t n;
};

/* Section 5.3.3. The tag is copied: an output may lie over it. */
static int domain_set(struct domain *d, const void *dst, size_t dst_len)
{
    static const char oversize[] = "H2C-OVERSIZE-DST-";
    const edmont_span parts[]    = {{oversize, sizeof oversize - 1}, {dst, dst_len}};
    int err                      = edmont_i_hash_choose_sha512(&d->hash);

    if (err != EDMONT_OK)
        return err;
    d->n = dst_len;
    if (dst_len > DST_MAX) {
        d->n = DIGEST_BYTES;
        err  = edmont_i_hash_parts(d->hash, d->tag, parts, 2);
    } else {
        memcpy(d->tag, dst, dst_len);
    }
    d->tag[d->n] = (uint8_t)d->n;
    d->n++;
    return err;
}

/* Section 5.3.1, expand_message_xmd. out is written after msg is read. */
static NOINLINE int expand(uint8_t *out, size_t out_len, const void *msg, size_t len,
                           const void *dst, size_t dst_len)
{
    static const uint8_t z_pad[BLOCK_BYTES];
    struct {
        struct domain d;
        uint8_t b0[DIGEST_BYTES], bi[DIGEST_BYTES], mixed[DIGEST_BYTES];
    } s;
    uint8_t length[3]           = {(uint8_t)(out_len >> 8), (uint8_t)out_len, 0}, i = 1;
    const edmont_span first[]   = {{z_pad, BLOCK_BYTES}, {msg, len}, {length, 3}, {s.d.tag, 0}};
    const edmont_span further[] = {{s.mixed, DIGEST_BYTES}, {&i, 1}, {s.d.tag, 0}};
    edmont_span parts[4];
    int err = domain_set(&s.d, dst, dst_len);

    if (err == EDMONT_OK) {
        memcpy(parts, first, sizeof first);
        parts[3].len = s.d.n;
        err          = edmont_i_hash_parts(s.d.hash, s.b0, parts, 4);
        memcpy(s.mixed, s.b0, DIGEST_BYTES);
        memcpy(parts, further, sizeof further);
        parts[2].len = s.d.n;
    }
    for (size_t done = 0; err == EDMONT_OK && done < out_len; done += DIGEST_BYTES, i++) {
        err = edmont_i_hash_parts(s.d.hash, s.bi, parts, 3);
        memcpy(out + done, s.bi, out_len - done < DIGEST_BYTES ? out_len - done : DIGEST_BYTES);
        for (size_t j = 0; j < DIGEST_BYTES; j++)
            s.mixed[j] = s.b0[j] ^ s.bi[j];
    }
    if (err != EDMONT_OK)
        edmont_wipe(out, out_len);
    edmont_wipe(&s, sizeof s);
    return err;
}

static int are_arguments(const void *msg, size_t len, const void *dst, size_t dst_len)
{
    return (msg != NULL || len == 0) && dst != NULL && dst_len != 0;
}

int edmont_expand_message_xmd(void *out, size_t out_len, const void *msg, size_t len,
                              const void *dst, size_t dst_len)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (out == NULL)
        return err;
    if (out_len != 0 && out_len <= UNIFORM_MAX && are_arguments(msg, len, dst, dst_len))
        err = expand(out, out_len, msg, len, dst, dst_len);
    if (err != EDMONT_OK)
        edmont_wipe(out, out_len);
    edmont_i_wipe_stack();
    return err;
}

/* hash_to_curve for count 2, encode_to_curve for count 1 (section 3), with the map of section
 * 6.7.1 carried to the Edwards curve, where the sum is taken and the cofactor cleared. */
static NOINLINE int hash_to_curve(struct point *r, int count, const void *msg, size_t len,
                                  const void *dst, size_t dst_len)
{
    struct {
        uint8_t uniform[2 * ELEMENT_BYTES], u[32];
        struct point q;
    } s;
    int err = EDMONT_ERR_ARGUMENT;

    edmont_i_point_identity(r);
    if (are_arguments(msg, len, dst, dst_len))
        err = expand(s.uniform, (size_t)count * ELEMENT_BYTES, msg, len, dst, dst_len);
    for (int i = 0; err == EDMONT_OK && i < count; i++) {
        edmont_i_point_reduce48(s.u, s.uniform + i * ELEMENT_BYTES);
        core(elligator_map)(&s.q, s.u);
        core(add)(r, r, &s.q);
    }
    edmont_i_point_clear_cofactor(r, r);
    edmont_wipe(&s, sizeof s);
    return err;
}

static NOINLINE int to_point(edmont_point *r, int count, const void *msg, size_t len,
                             const void *dst, size_t dst_len)
{
    struct point t;
    int err = hash_to_curve(&t, count, msg, len, dst, dst_len);

    store_point(r->edmont_words, &t);
    edmont_wipe(&t, sizeof t);
    return err;
}

static NOINLINE int to_curve25519(uint8_t u[32], uint8_t v[32], int count, const void *msg,
                                  size_t len, const void *dst, size_t dst_len)
{
    struct point t;
    int err = hash_to_curve(&t, count, msg, len, dst, dst_len);

    core(encode_uv)(u, v, &t);
    edmont_wipe(&t, sizeof t);
    return err;
}

int edmont_hash_to_point(edmont_point *r, const void *msg, size_t len, const void *dst,
                         size_t dst_len)
{
    int err = r == NULL ? EDMONT_ERR_ARGUMENT : to_point(r, 2, msg, len, dst, dst_len);

    edmont_i_wipe_stack();
    return err;
}

int edmont_encode_to_point(edmont_point *r, const void *msg, size_t len, const void *dst,
                           size_t dst_len)
{
    int err = r == NULL ? EDMONT_ERR_ARGUMENT : to_point(r, 1, msg, len, dst, dst_len);

    edmont_i_wipe_stack();
    return err;
}

/* For one NULL of two outputs. */
static int no_output(uint8_t u[32], uint8_t v[32])
{
    if (u != NULL)
        edmont_wipe(u, 32);
    if (v != NULL)
        edmont_wipe(v, 32);
    return EDMONT_ERR_ARGUMENT;
}

int edmont_hash_to_curve25519(uint8_t u[32], uint8_t v[32], const void *msg, size_t len,
                              const void *dst, size_t dst_len)
{
    int err = u == NULL || v == NULL ? no_output(u, v)
                                     : to_curve25519(u, v, 2, msg, len, dst, dst_len);

    edmont_i_wipe_stack();
    return err;
}

int edmont_encode_to_curve25519(uint8_t u[32], uint8_t v[32], const void *msg, size_t len,
                                const void *dst, size_t dst_len)
{
    int err = u == NULL || v == NULL ? no_output(u, v)
                                     : to_curve25519(u, v, 1, msg, len, dst, dst_len);

    edmont_i_wipe_stack();
    return err;
}

/* Appendix B. */
static NOINLINE int to_ristretto(edmont_ristretto *r, const void *msg, size_t len, const void *dst,
                                 size_t dst_len)
{
    uint8_t uniform[64];
    int err = EDMONT_ERR_ARGUMENT;

    if (are_arguments(msg, len, dst, dst_len))
        err = expand(uniform, sizeof uniform, msg, len, dst, dst_len);
    if (err == EDMONT_OK)
        edmont_ristretto_from_uniform(r, uniform);
    else
        edmont_ristretto_identity(r);
    edmont_wipe(uniform, sizeof uniform);
    return err;
}

int edmont_hash_to_ristretto(edmont_ristretto *r, const void *msg, size_t len, const void *dst,
                             size_t dst_len)
{
    int err = r == NULL ? EDMONT_ERR_ARGUMENT : to_ristretto(r, msg, len, dst, dst_len);

    edmont_i_wipe_stack();
    return err;
}

static NOINLINE void map(uint8_t u[32], uint8_t v[32], const uint8_t in[32])
{
    struct point t;

    core(elligator_map)(&t, in);
    core(encode_uv)(u, v, &t);
    edmont_wipe(&t, sizeof t);
}

void edmont_elligator2_map(uint8_t u[32], uint8_t v[32], const uint8_t in[32])
{
    map(u, v, in);
    edmont_i_wipe_stack();
}

int edmont_elligator2_reverse(uint8_t out[32], const uint8_t u[32], int sign)
{
    int found;

    if (out == NULL || u == NULL)
        return no_output(out, NULL);
    found = core(elligator_reverse)(out, u, sign);
    ct_declassify(&found, sizeof found);
    edmont_i_wipe_stack();
    return found ? EDMONT_OK : EDMONT_ERR_ENCODING;
}
