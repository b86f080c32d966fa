/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sign.h: Ed25519 signatures (RFC 8032, section 5.1).
 *
 * The secret key is a seed of 32 bytes. The hash is SHA-512 unless a provider says otherwise; with
 * another hash the scheme is not Ed25519 and is called EdDSA-25519/<hash> (edmont_sign_name).
 * A message must not change while it is being signed: it is read twice, and two readings that
 * differ give the secret key away.
 */
#ifndef EDMONT_SIGN_H
#define EDMONT_SIGN_H

#include "base.h"
#include "provider.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Which signatures are good. All of them refuse S >= L. A is the public key, R the first half of
 * the signature, k the hash of R, A and the message. */
enum {
    /* A and R canonical, A not of small order, 8SB = 8R + 8kA. RFC 8032 and FIPS 186-5, with the
     * key bound to the message. The default. */
    EDMONT_RULE_STANDARD = 0,
    /* A taken mod p and of any order, SB - kA encodes to the bytes of R. What OpenSSL, BoringSSL
     * and Go do. */
    EDMONT_RULE_COFACTORLESS = 1,
    /* A and R canonical and not of small order, SB = R + kA. dalek's verify_strict. */
    EDMONT_RULE_STRICT = 2,
    /* A and R of any encoding and order, 8SB = 8R + 8kA. ZIP 215, for consensus. */
    EDMONT_RULE_ZIP215 = 3
};

/* Makes a key pair from the random provider.
 *   pub   out: the public key
 *   seed  out, secret: the secret key, as drawn
 * Returns EDMONT_OK; RANDOM; HASH; PROVIDER if a provider is missing; ARGUMENT on a NULL. The two
 * outputs must not overlap. RFC 8032, section 5.1.5. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_keypair(uint8_t pub[32], uint8_t seed[32]);

/* Computes the public key of a seed, which is secret. Returns EDMONT_OK, HASH, PROVIDER, or
 * ARGUMENT on a NULL. RFC 8032, section 5.1.5. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_public(uint8_t pub[32], const uint8_t seed[32]);

/* Signs len bytes at msg. The public key is derived, never taken from the caller. seed is secret,
 * and so is msg as far as the hash provider keeps it. Returns EDMONT_OK, HASH, PROVIDER, or
 * ARGUMENT. To sign more than once with a key, prepare it: edmont_sign_key_init and
 * edmont_sign_with take half the time. RFC 8032, section 5.1.6. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign(uint8_t sig[64], const void *msg, size_t len,
                                             const uint8_t seed[32]);

/* Verifies a signature under EDMONT_RULE_STANDARD, or under the rule given. Everything is public.
 * Returns EDMONT_OK; SIGNATURE for anything wrong in sig, msg or pub; ARGUMENT for a NULL or an
 * unknown rule; HASH; PROVIDER. RFC 8032, section 5.1.7. */
EDMONT_API EDMONT_MUST_CHECK int edmont_verify(const uint8_t sig[64], const void *msg, size_t len,
                                               const uint8_t pub[32]);
EDMONT_API EDMONT_MUST_CHECK int edmont_verify_rule(const uint8_t sig[64], const void *msg,
                                                    size_t len, const uint8_t pub[32], int rule);

/* A prepared signing key in the caller's memory: scalar, prefix, public key and the hash that they
 * belong to. All of it is secret. Members are private; they may be moved with memcpy. */
typedef struct edmont_sign_key {
    uint64_t edmont_ready;
    const edmont_hash *edmont_hash_used;
    uint8_t edmont_scalar[32];
    uint8_t edmont_prefix[32];
    uint8_t edmont_pub[32];
    uint8_t edmont_room[16];
} edmont_sign_key;

/* Prepares a key from a seed. hash: NULL for the process's default, which the key then keeps.
 * Returns EDMONT_OK; HASH; PROVIDER if there is no hash or its table is malformed; ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_key_init(edmont_sign_key *key, const uint8_t seed[32],
                                                      const edmont_hash *hash);

/* Prepares a key from scalar and prefix, one after the other, both secret: what other systems keep
 * in place of a seed. The scalar is any 32 bytes, little endian, used mod L and never clamped; the
 * public key is derived. Returns what edmont_sign_key_init does, and WEAK if the scalar is 0 mod L.
 * RFC 8032, section 5.1.5, from step 2 on. */
EDMONT_API EDMONT_MUST_CHECK int
edmont_sign_key_expanded(edmont_sign_key *key, const uint8_t expanded[64], const edmont_hash *hash);

/* Prepares a key from seed and public key, one after the other, as other libraries store them.
 * Returns what edmont_sign_key_init does, and ENCODING if the second half is not the public key of
 * the first: to sign with a foreign public key gives the secret key away. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_key_import(edmont_sign_key *key,
                                                        const uint8_t seed_and_pub[64],
                                                        const edmont_hash *hash);

/* Copies the public key out of a prepared key; zeros if the key is wiped. */
EDMONT_API void edmont_sign_key_public(uint8_t pub[32], const edmont_sign_key *key);

/* Writes what a signature of this key is: "Ed25519" if its hash is SHA-512, else
 * "EdDSA-25519/<hash>"; ends with a zero byte. Returns EDMONT_OK, STATE, or ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_name(char out[64], const edmont_sign_key *key);

/* Wipes a prepared key. Using it afterwards answers STATE. */
EDMONT_API void edmont_sign_key_wipe(edmont_sign_key *key);

/* Which scheme of RFC 8032, section 5.1. A signature of one is none of another, nor of the same
 * with another context. */
enum {
    EDMONT_PURE = 0, /* Ed25519; no context */
    EDMONT_CTX  = 1, /* Ed25519ctx; a context of 1 to 255 bytes */
    EDMONT_PH   = 2  /* Ed25519ph; a context of 0 to 255 bytes; the message is hashed first, by the
                      * provider, and read once */
};

/* Flags, joined by |. Verification ignores them. */
enum {
    /* The nonce is hashed from 32 random bytes Z too: r = H(dom2 || Z || prefix || 0... || PH(M)),
     * with zeros up to a multiple of the hash's block_size. Two signatures of one message differ,
     * and faults or measurements that need them equal get nowhere. Z is no secret: with randomness
     * that is stuck or known it is still as safe as without. */
    EDMONT_HEDGED = 1,
    /* Before it is written the signature is checked: k is hashed again, and SB = R + kA must hold.
     * A fault on the way answers SIGNATURE. Doubles the time and more. */
    EDMONT_CHECKED = 2,
    /* r = H(prefix || Z || 0^64 || M), as some other implementations hedge; EDMONT_PURE only. A key
     * that is used with it must never sign without: a message that begins with Z and 64 zeros would
     * get the same nonce. */
    EDMONT_HEDGED_NANO = 4
};

/* How to sign or verify. variant: EDMONT_PURE, EDMONT_CTX or EDMONT_PH; context: context_len bytes,
 * public; flags: 0, or some of the above, not both hedges. */
typedef struct {
    int variant;
    const void *context;
    size_t context_len;
    unsigned flags;
} edmont_sign_options;

/* Signs with a prepared key. opt: NULL for EDMONT_PURE without flags. Returns EDMONT_OK; STATE for
 * a key that is not initialised or wiped; ARGUMENT, also for options that do not exist or do not go
 * together; HASH; with a hedge RANDOM or PROVIDER; with EDMONT_CHECKED SIGNATURE. RFC 8032, section
 * 5.1.6. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_with(uint8_t sig[64], const void *msg, size_t len,
                                                  const edmont_sign_key *key,
                                                  const edmont_sign_options *opt);

/* A public key, decoded, with the rule and the hash that it will be used under. Public. Members
 * are private; they may be moved with memcpy. About 3 KiB: there is room for multiples of A. */
typedef struct edmont_verify_key {
    uint64_t edmont_ready;
    const edmont_hash *edmont_hash_used;
    int edmont_rule;
    uint8_t edmont_pub[32];
    uint64_t edmont_point[16];
    uint64_t edmont_room[360];
} edmont_verify_key;

/* Decodes a public key under a rule, EDMONT_RULE_*. hash: NULL for the process's default. Prepares
 * a table too, which takes almost as long as a verification and pays from the third or fourth
 * signature on. Returns EDMONT_OK; ENCODING if pub is no point under the rule; WEAK if it is of
 * small order and the rule refuses that; ARGUMENT; PROVIDER. On error the key is zeroed. */
EDMONT_API EDMONT_MUST_CHECK int edmont_verify_key_init(edmont_verify_key *key,
                                                        const uint8_t pub[32], int rule,
                                                        const edmont_hash *hash);

/* Verifies with a decoded key; opt as in edmont_sign_with, its flags are ignored. Returns
 * EDMONT_OK; SIGNATURE; STATE for a key that is not initialised; ARGUMENT; HASH. */
EDMONT_API EDMONT_MUST_CHECK int edmont_verify_with(const uint8_t sig[64], const void *msg,
                                                    size_t len, const edmont_verify_key *key,
                                                    const edmont_sign_options *opt);

/* A message in pieces, in the caller's memory: up to three states of a hash, and what is needed of
 * the key. It may be secret. Members are private. Unlike a key it must not be moved: at another
 * address it answers STATE. Begin it with one of the three init functions, whatever its memory
 * holds; if a message was begun in it, that is given up. After a final function, whatever that
 * answers, and after HASH, it is wiped; then, or when called out of turn, functions answer STATE.
 * One that was begun and is not finished must be wiped, for the hash provider may hold something
 * for it. About 14 KiB. */
typedef struct edmont_stream {
    uint64_t edmont_ready;
    const edmont_hash *edmont_hash_used;
    int edmont_stage;
    int edmont_rule;
    unsigned edmont_flags;
    unsigned edmont_open;
    size_t edmont_dom_len;
    uint8_t edmont_dom[320];
    edmont_sign_key edmont_key;
    uint64_t edmont_point[16];
    uint8_t edmont_sig[64];
    uint8_t edmont_z[32];
    uint8_t edmont_digest[64];
    uint64_t edmont_room[20];
    uint64_t edmont_states[(3 * EDMONT_HASH_STATE_MAX + EDMONT_HASH_ALIGN_MAX) / 8];
} edmont_stream;

/* Ed25519ph in pieces (RFC 8032, sections 5.1 and 5.1.6): begin, hash the message, then sign or
 * verify it. hash: NULL for the process's default. init returns EDMONT_OK, HASH, PROVIDER, or
 * ARGUMENT; update EDMONT_OK, HASH, STATE, or ARGUMENT, which leaves the stream as it was. */
EDMONT_API EDMONT_MUST_CHECK int edmont_ph_init(edmont_stream *st, const edmont_hash *hash);
EDMONT_API EDMONT_MUST_CHECK int edmont_ph_update(edmont_stream *st, const void *msg, size_t len);

/* Final functions of it. opt: NULL for EDMONT_PH with no context and no flags; another variant is
 * ARGUMENT, and so is a key whose hash is not the stream's. They return what edmont_sign_with and
 * edmont_verify_with do. */
EDMONT_API EDMONT_MUST_CHECK int edmont_ph_sign(uint8_t sig[64], edmont_stream *st,
                                                const edmont_sign_key *key,
                                                const edmont_sign_options *opt);
EDMONT_API EDMONT_MUST_CHECK int edmont_ph_verify(const uint8_t sig[64], edmont_stream *st,
                                                  const edmont_verify_key *key,
                                                  const edmont_sign_options *opt);

/* Verification in pieces, EDMONT_PURE (opt NULL) or EDMONT_CTX; EDMONT_PH is ARGUMENT. Signature,
 * key and context are copied. init returns EDMONT_OK, HASH, STATE, or ARGUMENT, and never
 * SIGNATURE; what was read is not to be believed before final has answered EDMONT_OK. final returns
 * EDMONT_OK, SIGNATURE, HASH, STATE, or ARGUMENT. RFC 8032, section 5.1.7. */
EDMONT_API EDMONT_MUST_CHECK int edmont_verify_init(edmont_stream *st, const uint8_t sig[64],
                                                    const edmont_verify_key *key,
                                                    const edmont_sign_options *opt);
EDMONT_API EDMONT_MUST_CHECK int edmont_verify_update(edmont_stream *st, const void *msg,
                                                      size_t len);
EDMONT_API EDMONT_MUST_CHECK int edmont_verify_final(edmont_stream *st);

/* Signing in pieces, EDMONT_PURE (opt NULL) or EDMONT_CTX, with any flags; EDMONT_PH is ARGUMENT.
 * The message is read twice: init, update ..., rewind, update ... with the same bytes, final. The
 * pieces may be cut otherwise the second time. final answers STATE, and gives nothing away, if the
 * two readings differ; nothing notices a piece that changes during a call, which is as bad as in
 * edmont_sign. Key and context are copied. They return what edmont_sign_with does. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_stream_init(edmont_stream *st,
                                                         const edmont_sign_key *key,
                                                         const edmont_sign_options *opt);
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_stream_update(edmont_stream *st, const void *msg,
                                                           size_t len);
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_stream_rewind(edmont_stream *st);
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_stream_final(uint8_t sig[64], edmont_stream *st);

/* Gives a message up and wipes the stream. */
EDMONT_API void edmont_stream_wipe(edmont_stream *st);

/* Conversions between Ed25519 and X25519 (RFC 7748, section 4.1). A key that does both leaves it to
 * the protocols not to get in each other's way; where there is a choice, use two keys. */

/* Computes the X25519 public key u of an Ed25519 public key; both are public. Points with a torsion
 * part are allowed, as X25519 allows them. Returns EDMONT_OK; ENCODING unless pub is the canonical
 * encoding of a point; WEAK if that is of small order; ARGUMENT on a NULL. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_public_to_dh(uint8_t u[32], const uint8_t pub[32]);

/* Computes the X25519 secret key of an Ed25519 seed: the first half of its hash by the process
 * default, clamped. Both are secret. Returns EDMONT_OK, HASH, PROVIDER, or ARGUMENT on a NULL.
 * RFC 8032, section 5.1.5, steps 1 and 2. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_seed_to_dh(uint8_t sec[32], const uint8_t seed[32]);

/* Computes the Ed25519 public key of an X25519 public key u, whose bit 255 is ignored and which is
 * taken mod p; both are public. sign, 0 or 1, is that of x, which u does not have. Returns
 * EDMONT_OK; ENCODING for u = -1 or u of the twist; WEAK for small order; ARGUMENT for a NULL or
 * another sign. */
EDMONT_API EDMONT_MUST_CHECK int edmont_dh_public_to_sign(uint8_t pub[32], const uint8_t u[32],
                                                          int sign);

/* Key blinding: a key pair and a parameter give another key pair, whose public half follows from
 * the public key and the parameter alone. An expanded key is 64 bytes, scalar and prefix; the
 * scalar is any 32 bytes, little endian, used mod L. Expanded keys are secret, and parameters are
 * treated as if they were. Outputs may overlap inputs; they are zeros after an error. */

/* Tor's: t is param clamped, a' = t a mod L, A' = t A; the prefix is the first half of
 * SHA-512("Derive temporary signing key hash input" || prefix). Who knows t and the blinded scalar
 * knows the first one.
 * Returns EDMONT_OK; WEAK if the scalar is 0 mod L or pub is of small order; ENCODING unless pub
 * is the canonical encoding of a point; HASH, and PROVIDER if there is no hash or it is not SHA-512
 * (_expanded alone); ARGUMENT on a NULL. Tor's rend-spec-v3, appendix A.2. */
EDMONT_API EDMONT_MUST_CHECK int edmont_blind_tor_expanded(uint8_t out[64],
                                                           const uint8_t expanded[64],
                                                           const uint8_t param[32]);
EDMONT_API EDMONT_MUST_CHECK int edmont_blind_tor_public(uint8_t out[32], const uint8_t pub[32],
                                                         const uint8_t param[32]);

/* BIP32-Ed25519's: z is the output of the caller's HMAC. With m = 8 times its first 28 bytes, the
 * scalar is a + m, as an integer of 256 bits that is never reduced, A' = A + mB, and the prefix is
 * prefix + z[32..63] mod 2^256. A scalar below 2^255 has room for 2^28 levels. Who knows z and the
 * child's scalar knows the parent's.
 * Returns EDMONT_OK; ENCODING if a + m does not fit into 256 bits, or unless pub is the canonical
 * encoding of a point; WEAK if the sum is 0 mod L, if pub is of small order, or if A' is; ARGUMENT
 * on a NULL. Khovratovich and Law, "BIP32-Ed25519", section V. */
EDMONT_API EDMONT_MUST_CHECK int edmont_blind_bip32_expanded(uint8_t out[64],
                                                             const uint8_t expanded[64],
                                                             const uint8_t z[64]);
EDMONT_API EDMONT_MUST_CHECK int edmont_blind_bip32_public(uint8_t out[32], const uint8_t pub[32],
                                                           const uint8_t z[64]);

/* XEdDSA (Signal, "The XEdDSA and VXEdDSA Signature Schemes", revision 1): signatures by X25519
 * keys, with SHA-512. They are verified against the X25519 public key. */

/* Signs with an X25519 secret key, which is clamped in use. The nonce is the hash of the key, the
 * message and 64 bytes of one call of the random provider, which need not be good: were they always
 * the same, signatures would be deterministic, and no less safe. sec is secret, and msg as far as
 * the hash provider keeps it.
 * Returns EDMONT_OK; RANDOM if the random provider fails or is an insecure one that configure did
 * not allow; HASH; PROVIDER if one is missing or the hash is not SHA-512; ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_xeddsa_sign(uint8_t sig[64], const void *msg, size_t len,
                                                    const uint8_t sec[32]);

/* Verifies: SB = R + hA without the cofactor, R compared as bytes. Stricter than the paper: S >= L
 * is refused (the paper: S >= 2^253), and so is u of small order. All is public. Returns EDMONT_OK;
 * SIGNATURE for anything wrong in sig, msg or u, u >= p and u of the twist included; HASH;
 * PROVIDER; ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_xeddsa_verify(const uint8_t sig[64], const void *msg,
                                                      size_t len, const uint8_t u[32]);

/* Collective signatures (CoSi): n signers make one Ed25519 signature that edmont_verify accepts
 * under the sum of their keys. These are building blocks. They are safe
 *   - only with proven possession of every key: who may choose a key after the others have been
 *     shown chooses it as a difference, and alone signs for all;
 *   - only one session at a time for each key: with many open sessions, signatures on messages that
 *     no one signed are a few minutes' work (Drijvers and others, "On the Security of Two-Round
 *     Multi-Signatures", 2019).
 * Round 1: everyone commits. All R are combined, by edmont_cosi_combine_publics too. Round 2:
 * everyone signs, and the parts are combined. Who combines should verify the result: a part that is
 * wrong does not show before. */

/* Adds n > 0 public keys, or commitments, n * 32 bytes. Returns EDMONT_OK; ENCODING unless each is
 * the canonical encoding of a point; WEAK if one of them, or their sum, is of small order;
 * ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_cosi_combine_publics(uint8_t pub[32], const uint8_t *pubs,
                                                             size_t n);

/* Draws a nonce, secret and for one signature, and computes its commitment R. They must not
 * overlap. Returns EDMONT_OK; RANDOM; PROVIDER; ARGUMENT on a NULL. */
EDMONT_API EDMONT_MUST_CHECK int edmont_cosi_commit(uint8_t R[32], uint8_t nonce[32]);

/* Computes one signer's part, nonce + H(R || pub || msg) a mod L, with the key's hash.
 *   nonce   in, secret; out, zeros, whatever is returned: a nonce that signs twice gives the key
 *           away, and zeros are refused
 *   R, pub  the combined commitment and the combined key
 * Returns EDMONT_OK; ARGUMENT on a NULL, or for a nonce that is 0 or not below L; STATE for a key
 * that is not initialised or wiped; HASH. */
EDMONT_API EDMONT_MUST_CHECK int edmont_cosi_sign(uint8_t part[32], uint8_t nonce[32],
                                                  const void *msg, size_t len,
                                                  const edmont_sign_key *key, const uint8_t R[32],
                                                  const uint8_t pub[32]);

/* Puts R, the combined commitment, and n > 0 parts, n * 32 bytes, together. All is public. Returns
 * EDMONT_OK; ENCODING unless each part is below L; ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_cosi_combine_signatures(uint8_t sig[64],
                                                                const uint8_t R[32],
                                                                const uint8_t *parts, size_t n);
/* Signs n messages with one key, as edmont_sign_with does with no options.
 *   sig   out: n signatures of 64 bytes, one after the other; overlaps no message
 *   msg   n messages of len[i] bytes
 * Returns EDMONT_OK; ARGUMENT on a NULL and for n = 0; STATE; HASH. On error all are zeros. */
EDMONT_API EDMONT_MUST_CHECK int edmont_sign_many(uint8_t *sig, const void *const *msg,
                                                  const size_t *len, size_t n,
                                                  const edmont_sign_key *key);

/* A message with its signature of 64 bytes and its public key of 32. */
typedef struct {
    const uint8_t *sig;
    const void *msg;
    size_t len;
    const uint8_t *pub;
} edmont_signed;

/* Verifies n signatures (EDMONT_PURE, the process's hash): valid[i] is 1 where edmont_verify_rule
 * answers OK to item i, else 0, always, in whatever company it comes. Under the rules with the
 * factor 8 many good ones cost less together; bad ones at most about twice what they cost singly.
 *   valid   out: n bytes; may be NULL
 * Returns EDMONT_OK if all are good; SIGNATURE if one is not; ARGUMENT for n = 0, a NULL, an
 * unknown rule; HASH; PROVIDER; then valid is zeros. Never RANDOM: random bytes are used if there
 * are any, and no verdict depends on their being good. Takes less than 128 KiB of stack. */
EDMONT_API EDMONT_MUST_CHECK int edmont_verify_batch(uint8_t *valid, const edmont_signed *items,
                                                     size_t n, int rule);

#ifdef __cplusplus
}
#endif
#endif
