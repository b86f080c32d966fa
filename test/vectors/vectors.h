/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * vectors.h: the records of this folder's files, which make_vectors.py writes out as C, NAME.txt
 * becoming an array called NAME in NAME.h.
 *
 * Byte strings are hexadecimal text, "" is the empty one; check_hex and vector_bytes make bytes of
 * them. Fields that a kind of record does not have are 0 or "". PROVENANCE says where the numbers
 * are from.
 */
#ifndef EDMONT_TEST_VECTORS_H
#define EDMONT_TEST_VECTORS_H

#include "../check.h"

#include <string.h>

struct x25519_rfc7748 {
    const char *kind; /* mul: out = X25519(scalar, u); base: u = 9; dh; iter: n iterations */
    const char *scalar, *u, *out;
    long n;
};

struct x25519_wycheproof {
    const char *number, *result, *flags, *scalar, *u, *shared;
};

struct x25519_loworder {
    const char *u, *kind;
};

struct x25519_unclamped {
    const char *k, *u, *out;
};

struct edwards_loworder {
    const char *encoding;
    int order, canonical;
};

struct edwards_noncanonical {
    const char *encoding;
    const char *kind; /* invalid, highorder, order1, order4 */
};

struct ed25519_rfc8032 {
    const char *kind; /* pure, ctx, ph */
    const char *seed, *pub, *msg, *context, *sig;
};

struct ed25519_signinput {
    const char *seed, *pub, *msg, *sig;
};

/* ed25519_lengths: byte i of the message is (151 n + 7 i) mod 256; ed25519_long: it is 0. */
struct ed25519_message {
    uint64_t n;
    const char *seed, *pub, *sig;
};

/* Byte i of the message is 0. */
struct ed25519_dom_message {
    const char *kind; /* ctx, ph */
    uint64_t n;
    const char *seed, *pub, *context, *sig;
};

/* The places of the policies in `verdicts`, a string of eight digits, 1 for accepted. */
enum {
    POLICY_RFC8032,
    POLICY_RFC8032COF,
    POLICY_ZIP215,
    POLICY_REF10S,
    POLICY_DONNA,
    POLICY_DALEKSTRICT,
    POLICY_SODIUM1018,
    POLICY_SODIUM1023
};

/* A row of ed25519_wycheproof, _speccheck, _cctv, _zip215, _srange or _torsion. */
struct signature_vector {
    const char *name, *flags, *pub, *msg, *sig, *verdicts;
};

struct sha512_cavp {
    const char *kind; /* Short, LongM, monteseed (msg is the seed), monte (number j) */
    int number;
    const char *const *msg; /* in pieces of at most 2,000 bytes, after the last a NULL */
    const char *digest;
};

/* The message is len bytes 0, 1, 2, ..., 255, 0, ..., the key key_len of them. */
struct blake2b_kat {
    size_t len, key_len;
    const char *digest;
};

/* The same without a key, the count of bytes beginning not at 0 but at `before`. */
struct blake2b_count {
    uint64_t before_high, before_low;
    size_t len;
    const char *digest;
};

/* Eight results of ISAAC, from number `first` on, each as a number of eight digits. */
struct isaac_words {
    uint64_t step, start; /* word i of the seed is (step i + start) mod 2^32 */
    size_t first;
    const char *words;
};

/* kind map: in and out, out2 = u, v; reverse and decode: in = u, sign, out or ""; both: out, out2 =
 * u, v of the point in. */
struct curve_map {
    const char *kind, *in;
    int sign;
    const char *out, *out2;
};

struct expand_message_xmd {
    const char *msg, *out;
};

/* kind: edwards25519 or curve25519, then -ro, -nu, or -map, where msg is u. A point of edwards25519
 * is out, its encoding, and of curve25519 out = u, out2 = v. */
struct hash_to_curve {
    const char *kind, *msg, *out, *out2;
};

/* kind mul: a small scalar and its product with B; bad, bad+: no encoding; map: 64 bytes, and the
 * element made of them; sqrt: u, v, a byte whether u/v is a square, root; smul: scalar, in, out. */
struct ristretto255 {
    const char *kind, *a, *b, *c, *d;
};

struct ecvrf {
    const char *suite, *seed, *pub, *alpha, *pi, *beta;
};

/* A proof of a batch stands with the last record of the batch. */
struct oprf {
    int mode;
    const char *sec, *pub, *info, *input, *blind, *blinded, *evaluated, *output;
    int batch;
    const char *r, *proof;
};

/* u: the X25519 public key; sig: the key's signature of pub. */
struct tor_blinding {
    const char *seed, *expanded, *pub, *u, *param, *blinded, *blinded_pub, *sig;
};

struct bip32_blinding {
    const char *expanded, *pub, *z;
    const char *result; /* of the expanded key: ok, encoding, weak */
    const char *out, *out_pub; /* "" where there is none */
};

/* Byte i of the message is (151 n + 7 i) mod 256; Z counts from 0. */
struct xeddsa {
    size_t n;
    const char *sec, *u;
    int sign; /* of the point before it is made 0 */
    const char *sig;
};

struct toy_curve {
    const char *d;
    int r;
    const char *base_x, *base_y, *torsion_x, *torsion_y;
    const char *n; /* decimal */
};

/* out = the bytes that hex stands for; their number, which must not exceed room. */
static inline size_t vector_bytes(uint8_t *out, size_t room, const char *hex)
{
    size_t n = strlen(hex) / 2;

    check_true(n <= room, "the vector fits", __FILE__, __LINE__);
    check_hex(out, n, hex);
    return n;
}

#endif
