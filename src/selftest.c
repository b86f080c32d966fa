/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * selftest.c: known answers for every target that this CPU can run and for the providers in use.
 */
#include "../include/edmont/base.h"
#include "../include/edmont/provider.h"
#include "../include/edmont/sign.h"
#include "core/backend.h"

#include <string.h>

/* RFC 7748, section 6.1: Alice's secret key (clamped), her public key, Bob's, and their secret. */
static const uint8_t alice[32] = {0x70, 0x07, 0x6d, 0x0a, 0x73, 0x18, 0xa5, 0x7d, 0x3c, 0x16, 0xc1,
                                  0x72, 0x51, 0xb2, 0x66, 0x45, 0xdf, 0x4c, 0x2f, 0x87, 0xeb, 0xc0,
                                  0x99, 0x2a, 0xb1, 0x77, 0xfb, 0xa5, 0x1d, 0xb9, 0x2c, 0x6a};
static const uint8_t alice_u[32] = {
    0x85, 0x20, 0xf0, 0x09, 0x89, 0x30, 0xa7, 0x54, 0x74, 0x8b, 0x7d, 0xdc, 0xb4, 0x3e, 0xf7, 0x5a,
    0x0d, 0xbf, 0x3a, 0x0d, 0x26, 0x38, 0x1a, 0xf4, 0xeb, 0xa4, 0xa9, 0x8e, 0xaa, 0x9b, 0x4e, 0x6a};
static const uint8_t bob_u[32]  = {0xde, 0x9e, 0xdb, 0x7d, 0x7b, 0x7d, 0xc1, 0xb4, 0xd3, 0x5b, 0x61,
                                   0xc2, 0xec, 0xe4, 0x35, 0x37, 0x3f, 0x83, 0x43, 0xc8, 0x5b, 0x78,
                                   0x67, 0x4d, 0xad, 0xfc, 0x7e, 0x14, 0x6f, 0x88, 0x2b, 0x4f};
static const uint8_t shared[32] = {0x4a, 0x5d, 0x9d, 0x5b, 0xa4, 0xce, 0x2d, 0xe1, 0x72, 0x8e, 0x3b,
                                   0xf4, 0x80, 0x35, 0x0f, 0x25, 0xe0, 0x7e, 0x21, 0xc9, 0x47, 0xd1,
                                   0x9e, 0x33, 0x76, 0xf0, 0x9b, 0x3c, 0x1e, 0x16, 0x17, 0x42};

/* RFC 8032, section 7.1, test 2: seed, public key, the message 0x72, signature. */
static const uint8_t seed[32] = {0x4c, 0xcd, 0x08, 0x9b, 0x28, 0xff, 0x96, 0xda, 0x9d, 0xb6, 0xc3,
                                 0x46, 0xec, 0x11, 0x4e, 0x0f, 0x5b, 0x8a, 0x31, 0x9f, 0x35, 0xab,
                                 0xa6, 0x24, 0xda, 0x8c, 0xf6, 0xed, 0x4f, 0xb8, 0xa6, 0xfb};
static const uint8_t public_key[32] = {
    0x3d, 0x40, 0x17, 0xc3, 0xe8, 0x43, 0x89, 0x5a, 0x92, 0xb7, 0x0a, 0xa7, 0x4d, 0x1b, 0x7e, 0xbc,
    0x9c, 0x98, 0x2c, 0xcf, 0x2e, 0xc4, 0x96, 0x8c, 0xc0, 0xcd, 0x55, 0xf1, 0x2a, 0xf4, 0x66, 0x0c};
static const uint8_t message[1]    = {0x72};
static const uint8_t signature[64] = {
    0x92, 0xa0, 0x09, 0xa9, 0xf0, 0xd4, 0xca, 0xb8, 0x72, 0x0e, 0x82, 0x0b, 0x5f, 0x64, 0x25, 0x40,
    0xa2, 0xb2, 0x7b, 0x54, 0x16, 0x50, 0x3f, 0x8f, 0xb3, 0x76, 0x22, 0x23, 0xeb, 0xdb, 0x69, 0xda,
    0x08, 0x5a, 0xc1, 0xe4, 0x3e, 0x15, 0x99, 0x6e, 0x45, 0x8f, 0x36, 0x13, 0xd0, 0xf1, 0x1d, 0x8c,
    0x38, 0x7b, 0x2e, 0xae, 0xb4, 0x30, 0x2a, 0xee, 0xb0, 0x0d, 0x29, 0x16, 0x12, 0xbb, 0x0c, 0x00};

/* Elligator 2 of 2, both coordinates; 2B and the map of 2 in ristretto255. Computed from RFC 9380
 * and RFC 9496. */
static const uint8_t elligator_u[32] = {
    0xb3, 0x49, 0x32, 0x8e, 0xe3, 0x38, 0x8e, 0xe3, 0x38, 0x8e, 0xe3, 0x38, 0x8e, 0xe3, 0x38, 0x8e,
    0xe3, 0x38, 0x8e, 0xe3, 0x38, 0x8e, 0xe3, 0x38, 0x8e, 0xe3, 0x38, 0x8e, 0xe3, 0x38, 0x8e, 0x63};
static const uint8_t elligator_v[32] = {
    0xe4, 0xcd, 0xd2, 0x38, 0xd4, 0xe7, 0x9d, 0xce, 0x96, 0xbb, 0x0b, 0xca, 0xda, 0xee, 0x6c, 0x5a,
    0x56, 0xe9, 0x0b, 0xdf, 0xb1, 0x7e, 0x89, 0x69, 0x31, 0xe5, 0xbf, 0x69, 0xb9, 0xfa, 0x7c, 0x51};
static const uint8_t ristretto_2b[32] = {
    0x6a, 0x49, 0x32, 0x10, 0xf7, 0x49, 0x9c, 0xd1, 0x7f, 0xec, 0xb5, 0x10, 0xae, 0x0c, 0xea, 0x23,
    0xa1, 0x10, 0xe8, 0xd5, 0xb9, 0x01, 0xf8, 0xac, 0xad, 0xd3, 0x09, 0x5c, 0x73, 0xa3, 0xb9, 0x19};
static const uint8_t ristretto_of_2[32] = {
    0x5a, 0x60, 0x3c, 0xec, 0xfa, 0x16, 0x08, 0x3c, 0x74, 0xfa, 0x07, 0xf0, 0x66, 0x94, 0x06, 0xe5,
    0x76, 0x6f, 0x13, 0x4a, 0x48, 0x40, 0xcd, 0xc4, 0x91, 0x21, 0x75, 0xeb, 0xb4, 0xfd, 0xe6, 0x73};

/* Loads a slot of table c. */
#define slot(name) atomic_load_explicit(&c->name, memory_order_relaxed)

static int encodes_to(const struct core *c, const struct point *p, const uint8_t want[32])
{
    uint8_t out[32];

    slot(encode)(out, p);
    return memcmp(out, want, 32) == 0;
}

static int is_dh_right(const struct core *c)
{
    uint8_t out[32];
    int right;

    slot(x25519)(out, alice, bob_u);
    right = memcmp(out, shared, 32) == 0;
    slot(x25519_base)(out, alice);
    return right && memcmp(out, alice_u, 32) == 0;
}

static int is_encoding_right(const struct core *c)
{
    static const uint8_t off_curve[32] = {2};
    struct point P;
    uint8_t u[32];
    struct point Q;
    int right = slot(decode)(&P, public_key) && encodes_to(c, &P, public_key);

    right = right && slot(decode_two)(&P, &Q, off_curve, public_key) == 2 &&
            encodes_to(c, &Q, public_key);
    slot(mul_base)(&P, alice);
    slot(encode_u)(u, &P);
    return right && memcmp(u, alice_u, 32) == 0 && !slot(decode)(&P, off_curve);
}

/* 3P = 2P + P, and 3P + 2B comes out the same by every way there is. */
static int is_group_right(const struct core *c)
{
    static const uint8_t one[32] = {1}, two[32] = {2}, three[32] = {3};
    uint8_t k[2][32], want[32], high[32], identity[32] = {1};
    struct point P, Q, R, terms[2];
    struct public_table table;
    int right = slot(decode)(&P, public_key);

    slot(dbl)(&Q, &P);
    slot(add)(&Q, &Q, &P);
    slot(mul)(&R, three, &P);
    slot(sub)(&R, &R, &Q);
    right = right && encodes_to(c, &R, identity);
    slot(sub)(&R, &Q, &P);
    slot(sub)(&R, &R, &P);
    right = right && encodes_to(c, &R, public_key);

    slot(mul_base)(&R, two);
    slot(add)(&Q, &Q, &R);
    slot(encode)(want, &Q);
    slot(mul_add_var)(&R, three, &P, two);
    right = right && encodes_to(c, &R, want);
    slot(sum_half_var)(&R, one, &P, two, &P, two);
    right = right && encodes_to(c, &R, want);
    slot(mul_add_var)(&R, three, &P, alice);
    slot(encode)(high, &R);
    slot(sum_half_var)(&R, two, &P, one, &P, alice);
    right = right && encodes_to(c, &R, high);

    slot(public_table_var)(&table, &P);
    slot(mul_add_table_var)(&R, alice, &table, three);
    slot(mul)(&Q, alice, &P);
    slot(sub)(&R, &R, &Q);
    slot(mul_base)(&Q, three);
    slot(encode)(high, &Q);
    right = right && encodes_to(c, &R, high);

    memcpy(k[0], three, 32);
    memcpy(k[1], two, 32);
    terms[0] = P;
    slot(mul_base)(&terms[1], one);
    slot(sum_var)(&R, (const uint8_t(*)[32])k, terms, 2);
    return right && encodes_to(c, &R, want);
}

static int are_coordinates_right(const struct core *c)
{
    static const uint8_t two[32] = {2}, order2_u[32] = {0};
    uint8_t u[32], v[32], r[32];
    struct point P;
    int right = slot(decode_u)(&P, alice_u, 1);

    slot(encode_u)(u, &P);
    right = right && memcmp(u, alice_u, 32) == 0;
    slot(mul_base)(&P, alice);
    right = right && slot(is_torsion_free)(&P);
    right = right && slot(decode_u)(&P, order2_u, 0) && !slot(is_torsion_free)(&P);

    slot(elligator_map)(&P, two);
    slot(encode_uv)(u, v, &P);
    right = right && memcmp(u, elligator_u, 32) == 0 && memcmp(v, elligator_v, 32) == 0;
    return right && slot(elligator_reverse)(r, elligator_u, elligator_v[0] & 1) &&
           memcmp(r, two, 32) == 0;
}

static int is_ristretto_right(const struct core *c)
{
    static const uint8_t one[32] = {1}, two[32] = {2};
    uint8_t out[32];
    struct point P, Q;
    int right = slot(ristretto_decode)(&P, ristretto_2b) && !slot(ristretto_decode)(&Q, one);

    slot(ristretto_encode)(out, &P);
    right = right && memcmp(out, ristretto_2b, 32) == 0;
    slot(mul_base)(&P, two);
    slot(ristretto_encode)(out, &P);
    right = right && memcmp(out, ristretto_2b, 32) == 0;
    slot(ristretto_map)(&P, two);
    slot(ristretto_encode)(out, &P);
    return right && memcmp(out, ristretto_of_2, 32) == 0;
}

/* The hash against its own claims, and signatures through it where it is SHA-512. */
static int check_hash(void)
{
    const edmont_hash *hash = edmont_hash_current();
    uint8_t sig[64], pub[32];
    int err;

    if (hash == NULL)
        return EDMONT_ERR_PROVIDER;
    err = edmont_hash_check(hash);
    if (err == EDMONT_OK)
        err = edmont_sign_public(pub, seed);
    if (err == EDMONT_OK)
        err = edmont_sign(sig, message, sizeof message, seed);
    if (err == EDMONT_OK)
        err = edmont_verify(sig, message, sizeof message, pub);
    if (err == EDMONT_OK && hash->flags & EDMONT_HASH_SHA512 &&
        (memcmp(pub, public_key, 32) != 0 || memcmp(sig, signature, 64) != 0))
        err = EDMONT_ERR_PROVIDER;
    return err;
}

int edmont_selftest(void)
{
    const struct core *c;
    uint8_t drawn[2][32];
    int err;

    for (size_t i = 0; (c = edmont_i_core_of(i)) != NULL; i++)
        if (!is_dh_right(c) || !is_encoding_right(c) || !is_group_right(c) ||
            !are_coordinates_right(c) || !is_ristretto_right(c))
            return EDMONT_ERR_TARGET;
    err = check_hash();
    if (err != EDMONT_OK)
        return err;
    for (int i = 0; i < 2; i++) {
        err = edmont_random_bytes(drawn[i], 32);
        if (err != EDMONT_OK)
            return err;
    }
    return memcmp(drawn[0], drawn[1], 32) == 0 ? EDMONT_ERR_RANDOM : EDMONT_OK;
}
