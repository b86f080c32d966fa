/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/group/hash_to_group.c on every target: the vectors of RFC 9380, appendices J.4, J.5
 * and K.3, with the maps of their intermediate values; tags of 0, 1, 255, 256 bytes; outputs over
 * inputs; another hash, none that works; Elligator 2 there and back. Does not cover: constant time
 * (test/timing), each failing call of the hash (test/faults). ristretto255 has no vectors there:
 * its function is compared with the two steps that it is made of, and examples/protocols/oprf.c
 * has RFC 9497's.
 */
#include "../../src/core/backend.h"
#include "../fakes.h"
#include "../targets.h"
#include "../vectors/expand_message_xmd.h"
#include "../vectors/hash_to_curve.h"

#include <edmont/group.h>
#include <edmont/provider.h>

#include <stdio.h>
#include <string.h>

static void expansions_are_rfc9380s(void)
{
    static const char tag[] = "QUUX-V01-CS02-with-expander-SHA512-256";

    check_int(CHECK_COUNT(expand_message_xmd), 10);
    for (size_t i = 0; i < CHECK_COUNT(expand_message_xmd); i++) {
        uint8_t msg[600], want[128], out[128];
        size_t len = vector_bytes(msg, sizeof msg, expand_message_xmd[i].msg);
        size_t n   = vector_bytes(want, sizeof want, expand_message_xmd[i].out);

        check_note("row %zu", i);
        check_int(edmont_expand_message_xmd(out, n, msg, len, tag, strlen(tag)), EDMONT_OK);
        check_bytes(out, want, n);
    }
}

/* The tag of a row's suite. */
static size_t tag_of(char tag[80], const char *kind)
{
    return (size_t)snprintf(tag, 80, "QUUX-V01-CS02-with-%.*s_XMD:SHA-512_ELL2_%s_",
                            (int)(strlen(kind) - 3), kind,
                            strcmp(kind + strlen(kind) - 2, "ro") == 0 ? "RO" : "NU");
}

static void check_point(const struct hash_to_curve *v, const uint8_t *msg, size_t len)
{
    uint8_t out[32], want[32];
    edmont_point p;
    char tag[80];
    size_t n = tag_of(tag, v->kind);
    int ro   = strcmp(v->kind, "edwards25519-ro") == 0;

    check_int(ro ? edmont_hash_to_point(&p, msg, len, tag, n)
                 : edmont_encode_to_point(&p, msg, len, tag, n),
              EDMONT_OK);
    edmont_point_encode(out, &p);
    check_hex(want, 32, v->out);
    check_bytes(out, want, 32);
    check(edmont_point_is_torsion_free(&p));
}

static void check_coordinates(const struct hash_to_curve *v, const uint8_t *msg, size_t len)
{
    uint8_t a[32], b[32], want[32];
    char tag[80];
    size_t n = tag_of(tag, v->kind);
    int ro   = strcmp(v->kind, "curve25519-ro") == 0;

    check_int(ro ? edmont_hash_to_curve25519(a, b, msg, len, tag, n)
                 : edmont_encode_to_curve25519(a, b, msg, len, tag, n),
              EDMONT_OK);
    check_hex(want, 32, v->out);
    check_bytes(a, want, 32);
    check_hex(want, 32, v->out2);
    check_bytes(b, want, 32);
}

/* The map of an intermediate u. */
static void check_map(const struct hash_to_curve *v, const uint8_t in[32])
{
    uint8_t a[32], b[32], want[32];

    edmont_elligator2_map(a, b, in);
    check_hex(want, 32, v->out);
    check_bytes(a, want, 32);
    check_hex(want, 32, v->out2);
    check_bytes(b, want, 32);
}

static void check_edwards_map(const struct hash_to_curve *v, const uint8_t in[32])
{
    uint8_t out[32], want[32];
    struct point p;

    core(elligator_map)(&p, in);
    core(encode)(out, &p);
    check_hex(want, 32, v->out);
    check_bytes(out, want, 32);
}

static void messages_hash_to_rfc9380s_points(void)
{
    int seen = 0;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(hash_to_curve); i++) {
            const struct hash_to_curve *v = &hash_to_curve[i];
            uint8_t msg[600];
            size_t len = vector_bytes(msg, sizeof msg, v->msg);

            check_note("target %s, row %zu", edmont_target(), i);
            if (strcmp(v->kind, "curve25519-map") == 0)
                check_map(v, msg);
            else if (strcmp(v->kind, "edwards25519-map") == 0)
                check_edwards_map(v, msg);
            else if (v->kind[0] == 'e')
                check_point(v, msg, len);
            else
                check_coordinates(v, msg, len);
            seen++;
        }
    check_int(seen % (int)CHECK_COUNT(hash_to_curve), 0);
    check(seen > 0);
}

static void a_long_tag_is_hashed(void)
{
    static const char front[] = "H2C-OVERSIZE-DST-";
    uint8_t tag[300], joined[400], digest[64], a[96], b[96];
    const edmont_hash *hash = edmont_hash_current();
    edmont_span part        = {joined, 0};

    check_random_bytes(tag, sizeof tag);
    for (size_t n = 256; n <= 300; n += 44) {
        memcpy(joined, front, strlen(front));
        memcpy(joined + strlen(front), tag, n);
        part.len = strlen(front) + n;
        check_int(hash->digest(hash->env, digest, &part, 1), 0);
        check_int(edmont_expand_message_xmd(a, 96, "m", 1, tag, n), EDMONT_OK);
        check_int(edmont_expand_message_xmd(b, 96, "m", 1, digest, 64), EDMONT_OK);
        check_bytes(a, b, 96);
    }
    check_int(edmont_expand_message_xmd(a, 96, "m", 1, tag, 255), EDMONT_OK);
    check_int(edmont_expand_message_xmd(b, 96, "m", 1, tag, 256), EDMONT_OK);
    check(memcmp(a, b, 96) != 0);
    check_int(edmont_expand_message_xmd(a, 96, "m", 1, tag, 1), EDMONT_OK);
}

static void lengths_and_nulls_are_checked(void)
{
    static uint8_t out[16321], zeros[16321];
    edmont_point p;
    edmont_ristretto e;

    check_int(edmont_expand_message_xmd(out, 16320, NULL, 0, "t", 1), EDMONT_OK);
    check(memcmp(out + 16300, zeros, 20) != 0);
    check_int(edmont_expand_message_xmd(out, 16321, NULL, 0, "t", 1), EDMONT_ERR_ARGUMENT);
    check_bytes(out, zeros, 16321);
    check_int(edmont_expand_message_xmd(out, 0, NULL, 0, "t", 1), EDMONT_ERR_ARGUMENT);
    check_int(edmont_expand_message_xmd(out, 32, NULL, 1, "t", 1), EDMONT_ERR_ARGUMENT);
    check_int(edmont_expand_message_xmd(out, 32, NULL, 0, "t", 0), EDMONT_ERR_ARGUMENT);
    check_int(edmont_expand_message_xmd(out, 32, NULL, 0, NULL, 1), EDMONT_ERR_ARGUMENT);
    check_int(edmont_expand_message_xmd(NULL, 32, NULL, 0, "t", 1), EDMONT_ERR_ARGUMENT);
    edmont_point_base(&p);
    check_int(edmont_hash_to_point(&p, "m", 1, "t", 0), EDMONT_ERR_ARGUMENT);
    check(edmont_point_is_identity(&p));
    check_int(edmont_encode_to_point(NULL, "m", 1, "t", 1), EDMONT_ERR_ARGUMENT);
    edmont_ristretto_base(&e);
    check_int(edmont_hash_to_ristretto(&e, NULL, 1, "t", 1), EDMONT_ERR_ARGUMENT);
    check(edmont_ristretto_is_identity(&e));
    memset(out, 1, 64);
    check_int(edmont_hash_to_curve25519(out, NULL, "m", 1, "t", 1), EDMONT_ERR_ARGUMENT);
    check_bytes(out, zeros, 32);
    check_int(edmont_encode_to_curve25519(out, out + 32, "m", 1, "t", 0), EDMONT_ERR_ARGUMENT);
    check_bytes(out, zeros, 64);
    check_int(edmont_elligator2_reverse(out, NULL, 0), EDMONT_ERR_ARGUMENT);
}

static void an_output_may_lie_over_an_input(void)
{
    uint8_t want[100], buffer[300];

    for (size_t at = 0; at <= 200; at += 25) {
        check_seed(7);
        check_random_bytes(buffer, sizeof buffer);
        check_int(edmont_expand_message_xmd(want, 100, buffer + 100, 60, buffer + 160, 40),
                  EDMONT_OK);
        check_int(edmont_expand_message_xmd(buffer + at, 100, buffer + 100, 60, buffer + 160, 40),
                  EDMONT_OK);
        check_bytes(buffer + at, want, 100);
    }
}

static void an_element_is_made_of_an_expansion(void)
{
    for (size_t t = 0; use_target(t); t++) {
        uint8_t uniform[64];
        edmont_ristretto p, q;

        check_int(edmont_expand_message_xmd(uniform, 64, "message", 7, "tag", 3), EDMONT_OK);
        edmont_ristretto_from_uniform(&p, uniform);
        check_int(edmont_hash_to_ristretto(&q, "message", 7, "tag", 3), EDMONT_OK);
        check(edmont_ristretto_equal(&p, &q));
    }
}

/* Each function with the hash in use; it fails at its first call each time, if it is a fake. */
static void check_all(int want, struct fake_hash *fake)
{
    uint8_t out[2][64], zeros[64] = {0};
    edmont_point p, q;
    edmont_ristretto e;
    int err[6];

    for (int i = 0; i < 6; i++) {
        if (fake != NULL)
            fake_hash_arm(fake, 1, FAKE_BEFORE);
        switch (i) {
        case 0: err[i] = edmont_expand_message_xmd(out[0], 64, "m", 1, "t", 1); break;
        case 1: err[i] = edmont_hash_to_curve25519(out[1], out[1] + 32, "m", 1, "t", 1); break;
        case 2: err[i] = edmont_encode_to_curve25519(out[1], out[1] + 32, "m", 1, "t", 1); break;
        case 3: err[i] = edmont_hash_to_point(&p, "m", 1, "t", 1); break;
        case 4: err[i] = edmont_encode_to_point(&q, "m", 1, "t", 1); break;
        case 5: err[i] = edmont_hash_to_ristretto(&e, "m", 1, "t", 1); break;
        }
        check_int(err[i], want);
    }
    check_bytes(out[0], zeros, 64);
    check_bytes(out[1], zeros, 64);
    check(edmont_point_is_identity(&p));
    check(edmont_point_is_identity(&q));
    check(edmont_ristretto_is_identity(&e));
}

static void another_hash_is_never_used(void)
{
    check_int(edmont_hash_use(edmont_hash_by_name("blake2b")), EDMONT_OK);
    check_all(EDMONT_ERR_PROVIDER, NULL);
    check_pin();
}

static void a_hash_that_fails_leaves_the_identity(void)
{
    struct fake_hash hash;

    fake_hash_make(&hash, FAKE_STREAMING, 0);
    check_int(edmont_hash_use(&hash.table), EDMONT_OK);
    check_all(EDMONT_ERR_HASH, &hash);
    check_pin();
}

static void elligator_goes_back_to_where_it_came_from(void)
{
    int found = 0;

    for (int i = 0; i < 60; i++) {
        uint8_t r[32], a[32], b[32], back[32], u[32], zeros[32] = {0};
        int sign = i & 1, err;

        check_random_bytes(r, 32);
        r[31] &= 0x3f;
        edmont_elligator2_map(a, b, r);
        check_int(edmont_elligator2_reverse(back, a, b[0] & 1), EDMONT_OK);
        edmont_elligator2_map(u, b, back);
        check_bytes(u, a, 32);

        check_random_bytes(a, 32);
        err = edmont_elligator2_reverse(back, a, sign);
        check(err == EDMONT_OK || err == EDMONT_ERR_ENCODING);
        if (err == EDMONT_OK) {
            found++;
            edmont_elligator2_map(u, b, back);
            a[31] &= 127;
            check_bytes(u, a, 32);
            check_int(b[0] & 1, sign);
            check((back[31] & 0xc0) == 0);
        } else {
            check_bytes(back, zeros, 32);
        }
    }
    check(found > 5 && found < 30); /* half of the points, and half of all u are of points */
}

static const struct check_case cases[] = {
    CASE(expansions_are_rfc9380s),
    CASE(messages_hash_to_rfc9380s_points),
    CASE(a_long_tag_is_hashed),
    CASE(lengths_and_nulls_are_checked),
    CASE(an_output_may_lie_over_an_input),
    CASE(an_element_is_made_of_an_expansion),
    CASE(another_hash_is_never_used),
    CASE(a_hash_that_fails_leaves_the_identity),
    CASE(elligator_goes_back_to_where_it_came_from),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
