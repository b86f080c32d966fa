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

/* A row of sha512_cavp or sha256_cavp. */
struct hash_cavp {
    const char *kind; /* Short, LongM, monteseed (msg is the seed), monte (number j) */
    int number;
    const char *const *msg; /* in pieces of at most 2,000 bytes, after the last a NULL */
    const char *digest;
};

/* The message is `piece`, repeated. */
struct sha256_example {
    const char *piece;
    int times;
    const char *digest;
};

/* The message is vector_pattern's, as key and message are of hmac_message. */
struct sha256_message {
    size_t n;
    const char *digest;
};

struct hmac_rfc4231 {
    const char *key, *msg, *tag;
};

struct hmac_message {
    size_t key_len, len;
    const char *tag;
};

struct hkdf_vector {
    const char *ikm, *info;
    const char *const *okm; /* in pieces of at most 2,000 bytes, after the last a NULL */
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

/* SPAKE2. Scalars are 32 bytes, little endian (le) or big endian (be), and less than L unless
 * something else is said; points are 32 bytes of RFC 8032; names, passwords and other strings are
 * of any length. A is the side called A, alice, U, client, prover or initiator.
 *
 * One side's inputs and results: 64 bytes of entropy, for boringssl le, and 8 times their remainder
 * mod L is the secret, else be, and their remainder is it; the message as it is sent, python's side
 * byte included; the key (boringssl 64 bytes, else 32). The name of python-sym is id_a, except that
 * of one row it is id_a || id_b, being 2,048 bytes long. */
struct spake2_side {
    const char *password, *id_a, *id_b, *entropy, *msg, *key;
};

/* A row of spake2_python, _boringssl or _pure25519. expected:
 *   agree                         messages and keys are these, the two keys equal
 *   differ                        the same, but the passwords or names differ and so do the keys
 *   zero-a                        A's entropy gives the scalar 0: A must not send a.msg, B must
 *                                 refuse it; b.msg stands, the keys must not come out
 *   legacy-a, legacy-b, legacy-ab the sides named made a message with torsion (BoringSSL without
 *                                 its fix-up of w), which the other side must refuse; the message
 *                                 of a side not named stands, the keys must not come out */
struct spake2_handshake {
    const char *suite; /* python-ab, python-sym, boringssl, pure25519 */
    const char *name, *expected;
    struct spake2_side a, b;
    const char *k; /* the shared element K, or "": the source does not say */
};

/* w, x, y: be, w = mhf (64 bytes, be) mod L where mhf is not "", and w after 32 bytes 0 is an
 * mhf that gives it; k: K; key: Ke; ka: Ka. Keys and MAC keys are 16 bytes, MACs 32. */
struct spake2_rfc9382 {
    const char *name, *id_a, *id_b, *aad, *mhf, *w, *x, *y, *share_a, *share_b, *k;
    const char *key, *ka, *mac_key_a, *mac_key_b, *mac_a, *mac_b;
};

/* What RFC 9382 makes of a whole transcript (of P-256), the AAD being empty. */
struct spake2_schedule {
    const char *transcript, *key, *ka, *mac_key_a, *mac_key_b, *mac_a, *mac_b;
};

/* A key that must not come out of the inputs of a row of the suite's file. */
struct spake2_mistake {
    const char *suite, *vector, *mistake, *key;
};

/* w0, w1, x, y: be, of the first and second half of mhf (80 bytes, each half be) mod L where mhf is
 * not "", and each after 8 bytes 0 is a half that gives it; l = w1 * G; key: K_shared. Keys, MAC
 * keys and MACs are 32 bytes. */
struct spake2_plus9383 {
    const char *name, *context, *id_a, *id_b, *mhf, *w0, *w1, *l, *x, *y, *share_a, *share_b;
    const char *z, *v, *k_main, *mac_key_a, *mac_key_b, *mac_a, *mac_b, *key;
};

/* w: le, 32 bytes, to be reduced mod L; x, y: le, 8 times a scalar, not reduced. A masks with M. */
struct spake2_krb5 {
    const char *w, *x, *y, *share_a, *share_b, *k;
};

/* w, x, y: be. Of these inputs RFC 9382 makes these shares, but not this key and these MACs. */
struct spake2_draft08 {
    const char *id_a, *id_b, *aad, *w, *x, *y, *share_a, *share_b, *key, *mac_a, *mac_b;
};

/* ci = each of id_a and id_b after its length in a byte. x, y: le, 32 bytes, that of ristretto255
 * less than L. The shares and g are u (le), or encodings of ristretto255; so is k. key: ISK of the
 * initiator-responder order; key_sym: ISK of the symmetric mode; sid_out: the session identifiers
 * that the draft makes of the shares in these two modes. */
struct spake2_cpace {
    const char *suite; /* cpace-x25519, cpace-ristretto */
    const char *id_a, *id_b, *prs, *ci, *sid, *g, *x, *ad_a, *share_a, *y, *ad_b, *share_b, *k;
    const char *key, *key_sym, *sid_out, *sid_out_sym;
};

/* expected: ACCEPT, and product = scalar * point; else a policy word as in spake2_reject. */
struct spake2_cpace_point {
    const char *suite, *name, *scalar, *point, *expected, *product;
};

/* A message that the receiver must refuse, who plays `role` with the inputs and the entropy (or
 * scalar) that this role has in the row `vector` of the suite's file; role S is python-sym, with
 * the inputs of that row's a.
 *   kind share: REJECT_ LENGTH, SIDE, NONCANONICAL, OFF_CURVE, IDENTITY, SMALL_ORDER, MIXED_ORDER,
 *               REFLECTION (our own share), SHARED_IDENTITY (the shared element would be 0)
 *   kind confirm, msg a MAC after that row's good shares: ERR_CONFIRM, ERR_LENGTH */
struct spake2_reject {
    const char *suite, *vector, *name, *role, *kind, *msg, *expected;
};

/* order: 1, 2, 4, 8, 2L, 4L, 8L or off-curve, y taken mod p and a sign on x = 0 ignored. */
struct spake2_point {
    const char *encoding, *order;
    int canonical;
};

/* out = the bytes that hex stands for; their number, which must not exceed room. */
static inline size_t vector_bytes(uint8_t *out, size_t room, const char *hex)
{
    size_t n = strlen(hex) / 2;

    check_true(n <= room, "the vector fits", __FILE__, __LINE__);
    check_hex(out, n, hex);
    return n;
}

/* out = the n bytes of which byte i is (151 n + 7 i) mod 256. */
static inline void vector_pattern(uint8_t *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = (uint8_t)(151 * n + 7 * i);
}

#endif
