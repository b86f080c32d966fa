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

/* Decodes a public key. rule: EDMONT_RULE_*. hash: NULL for the process's default. Returns
 * EDMONT_OK; ENCODING if pub is no point under the rule; WEAK if it is of small order and the rule
 * refuses that; ARGUMENT; PROVIDER. On error the key is zeroed. */
EDMONT_API EDMONT_MUST_CHECK int edmont_verify_key_init(edmont_verify_key *key,
                                                        const uint8_t pub[32], int rule,
                                                        const edmont_hash *hash);

/* Verifies with a decoded key; opt as in edmont_sign_with, its flags are ignored. Returns
 * EDMONT_OK; SIGNATURE; STATE for a key that is not initialised; ARGUMENT; HASH. */
EDMONT_API EDMONT_MUST_CHECK int edmont_verify_with(const uint8_t sig[64], const void *msg,
                                                    size_t len, const edmont_verify_key *key,
                                                    const edmont_sign_options *opt);

#ifdef __cplusplus
}
#endif
#endif
