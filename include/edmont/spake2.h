/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * spake2.h: handshakes by which two programs that share a password agree on a key: SPAKE2 in the
 * forms that real peers speak, SPAKE2+, and CPace. Whoever listens, or takes one side's place, has
 * one guess at the password a handshake and learns nothing else.
 *
 * The order of calls, for both sides:
 *
 *   edmont_spake2_set_password    or _set_mhf, or _set_record
 *   edmont_spake2_start           the message to send
 *   edmont_spake2_finish          the peer's message
 *   edmont_spake2_confirm_make    the tag to send, and
 *   edmont_spake2_confirm_check   the peer's tag, in either order
 *   edmont_spake2_key             the key
 *
 * Each is called once. Any error, a refused message of the peer included, wipes the state and ends
 * the handshake; so does a call out of turn, which answers STATE. The state remembers where it is:
 * a copy answers STATE. A handshake costs one guess: limit how many may fail.
 *
 * Passwords that are stored or used again must be stretched by the application first, with Argon2id
 * or scrypt (edmont_spake2_set_mhf); a server should store a record of PLUS9383_V1.
 * edmont-spake2(7) says which suite a peer speaks.
 */
#ifndef EDMONT_SPAKE2_H
#define EDMONT_SPAKE2_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The suites. The numbers may be stored and sent; none will ever mean something else. No suite
 * understands another: never fall back from one to the other. */
typedef enum edmont_spake2_suite {
    /* RFC 9382, edwards25519-SHA256-HKDF-HMAC: the one for new applications. Confirmation is
     * mandatory. Message 32 bytes, key 16. */
    EDMONT_SPAKE2_RFC9382_V1 = 0x0101,
    /* RFC 9383, SPAKE2+ with edwards25519, SHA-256, HKDF and HMAC: what the server stores does not
     * let it pass for the client. Confirmation is mandatory. Message 32 bytes, key 32. */
    EDMONT_SPAKE2_PLUS9383_V1 = 0x0102,
    /* SPAKE2_A and SPAKE2_B of python-spake2 0.7 and later. Message 33 bytes, key 32. */
    EDMONT_SPAKE2_PYTHON_AB_V1 = 0x0201,
    /* SPAKE2_Symmetric of python-spake2 0.7 and later: magic-wormhole. Message 33 bytes, key 32. */
    EDMONT_SPAKE2_PYTHON_SYM_V1 = 0x0202,
    /* SPAKE2_CTX of BoringSSL: adb pairing, Chrome Remote Desktop. Message 32 bytes, key 64. Needs
     * a SHA-512 hash provider. */
    EDMONT_SPAKE2_BORINGSSL_V1 = 0x0301,
    /* The group step of RFC 9588 (Kerberos): the key is the shared element, of which Kerberos
     * derives its keys. Message 32 bytes, key 32. */
    EDMONT_SPAKE2_KRB5_V1 = 0x0401,
    /* CPace (draft-irtf-cfrg-cpace) over X25519 and over ristretto255, with SHA-512. Message 32
     * bytes, key 64. Need a SHA-512 hash provider. */
    EDMONT_SPAKE2_CPACE_X25519_V1    = 0x0501,
    EDMONT_SPAKE2_CPACE_RISTRETTO_V1 = 0x0502,
    /* python-pure25519. Message 32 bytes, key 32. Names are joined without their lengths: "ab" and
     * "c" are "a" and "bc". For old peers only; built in with --enable-spake2-legacy. Needs a
     * SHA-512 hash provider. */
    EDMONT_SPAKE2_PURE25519_V1 = 0x0901
} edmont_spake2_suite;

/* Who is who: A is client, alice, prover, initiator; B is server, bob, verifier, responder; but in
 * KRB5_V1 A is the KDC, B the client. In PYTHON_SYM_V1 both sides are SYM, in CPace they may be;
 * elsewhere one is A, the other B. */
typedef enum edmont_spake2_role {
    EDMONT_SPAKE2_A   = 1,
    EDMONT_SPAKE2_B   = 2,
    EDMONT_SPAKE2_SYM = 3
} edmont_spake2_role;

#define EDMONT_SPAKE2_STATE_BYTES  512
#define EDMONT_SPAKE2_MSG_MAX      33
#define EDMONT_SPAKE2_KEY_MAX      64
#define EDMONT_SPAKE2_MAC_BYTES    32
#define EDMONT_SPAKE2_RECORD_BYTES 64

/* One side of one handshake, in the caller's memory. All of it is secret; it must stay where it is.
 * Members are private. */
typedef struct edmont_spake2_state {
    uint64_t edmont_self;
    uint32_t edmont_suite;
    uint8_t edmont_role, edmont_stage, edmont_done, edmont_secret_len;
    uint8_t edmont_w[32], edmont_w1[32], edmont_x[32];
    uint8_t edmont_secret[128];
    uint8_t edmont_share[32], edmont_params[32];
    uint8_t edmont_key[64], edmont_tag[32], edmont_peer_tag[32];
    uint8_t edmont_room[80];
} edmont_spake2_state;

/* n bytes at p, which may be NULL if n is 0. They may be any bytes, zeros included. */
typedef struct edmont_bytes {
    const uint8_t *p;
    size_t n;
} edmont_bytes;

/* What both sides know beforehand and the key is bound to; all public. The same values are given to
 * start and finish, of which only a digest is kept in between. Set unused members to zeros.
 *
 *   id_a, id_b  the names of A and B: best who they are for the application, such as role and
 *               address or the fingerprint of a key. Without names a handshake may be passed on to
 *               another service with the same password. PYTHON_SYM_V1 has one name for both sides,
 *               in id_a, and CPace's two stand in the same order on both; KRB5_V1 has none
 *   aad         RFC9382_V1: additional data, at most 65,408 bytes; PLUS9383_V1: the context; CPace:
 *               the session id. Elsewhere empty
 *   ad_a, ad_b  CPace: what A and B send along with their messages; in the role SYM ad_a is one's
 *               own. The peer's counts at finish alone. Elsewhere empty */
typedef struct edmont_spake2_params {
    edmont_bytes id_a, id_b;
    edmont_bytes aad;
    edmont_bytes ad_a, ad_b;
} edmont_spake2_params;

/* The sizes of a suite's messages and of its key; 0 for a suite that is unknown or not built in. */
EDMONT_API size_t edmont_spake2_msg_bytes(edmont_spake2_suite s);
EDMONT_API size_t edmont_spake2_key_bytes(edmont_spake2_suite s);

/* The suite of a name: rfc9382, plus9383, python-ab, python-sym, boringssl, krb5, cpace-x25519,
 * cpace-ristretto, pure25519. Returns EDMONT_OK; ARGUMENT if it is unknown or not built in. */
EDMONT_API EDMONT_MUST_CHECK int edmont_spake2_suite_by_name(const char *name,
                                                             edmont_spake2_suite *out);

/* Begins a handshake in any memory with a password, which is secret but for its length.
 *   pw   at most 128 bytes in CPace and PURE25519_V1, else any number: hash longer ones first
 * It is not stretched. In RFC9382_V1 w = SHA-512(pw) mod L, big endian, for codes that are used
 * once; that needs a SHA-512 hash provider. PLUS9383_V1 and KRB5_V1 take no password.
 * Returns EDMONT_OK; ARGUMENT for a suite that is not built in, a role that it does not have, a
 * password that it does not take; WEAK if w is 0; PROVIDER; HASH. */
EDMONT_API EDMONT_MUST_CHECK int edmont_spake2_set_password(edmont_spake2_state *st,
                                                            edmont_spake2_suite s,
                                                            edmont_spake2_role r, edmont_bytes pw);

/* Begins a handshake in any memory with what a memory-hard function has made of a password, which
 * is secret.
 *   out, n  RFC9382_V1: 48 to 128 bytes, w big endian, taken mod L
 *           PLUS9383_V1, role A: 80 to 128 bytes, an even number, w0s and w1s, big endian, mod L
 *           KRB5_V1: 32 bytes, w little endian, taken mod L
 * Returns EDMONT_OK; ARGUMENT for another suite, role or length; WEAK if w, w0 or w1 is 0. */
EDMONT_API EDMONT_MUST_CHECK int edmont_spake2_set_mhf(edmont_spake2_state *st,
                                                       edmont_spake2_suite s,
                                                       edmont_spake2_role r, const uint8_t *out,
                                                       size_t n);

/* Begins a handshake in any memory as the verifier, role B, of PLUS9383_V1, with the record that
 * edmont_spake2_plus_register made; it is secret. Returns EDMONT_OK; ENCODING for bytes that are no
 * such record; WEAK if its w0 is 0; ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int
edmont_spake2_set_record(edmont_spake2_state *st, const uint8_t rec[EDMONT_SPAKE2_RECORD_BYTES]);

/* Makes the record that a verifier of PLUS9383_V1 stores (RFC 9383, section 3.2), of the bytes that
 * edmont_spake2_set_mhf takes: w0, big endian, and the point w1 B. Both are secret. Returns
 * EDMONT_OK; WEAK if w0 or w1 is 0; ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int
edmont_spake2_plus_register(const uint8_t *mhf, size_t n, uint8_t rec[EDMONT_SPAKE2_RECORD_BYTES]);

/* Draws this side's secret scalar from the random provider and computes the message for the peer.
 *   msg      out: the message
 *   msg_len  out: its length, edmont_spake2_msg_bytes
 * Returns EDMONT_OK; STATE; ARGUMENT for params that the suite does not take; RANDOM; HASH;
 * PROVIDER. */
EDMONT_API EDMONT_MUST_CHECK int edmont_spake2_start(edmont_spake2_state *st,
                                                     const edmont_spake2_params *p,
                                                     uint8_t msg[EDMONT_SPAKE2_MSG_MAX],
                                                     size_t *msg_len);

/* Takes the peer's message, all of it, and computes the key, without giving it out. The message is
 * public. Returns EDMONT_OK; STATE; ARGUMENT if p is not what start was given; ENCODING for any
 * other length, a wrong first byte (python-spake2), bytes that are not the canonical encoding of an
 * element of the group of order L other than the identity, and our own message; WEAK if the shared
 * element is the identity; HASH; PROVIDER. That the peer holds another password does not show
 * here. */
EDMONT_API EDMONT_MUST_CHECK int edmont_spake2_finish(edmont_spake2_state *st,
                                                      const edmont_spake2_params *p,
                                                      const uint8_t *peer, size_t peer_len);

/* Makes the tag by which the peer knows that we hold the key. In RFC9382_V1 and PLUS9383_V1 it is
 * the RFC's; A of PLUS9383_V1, the prover, sends its own only after it has checked the
 * verifier's. The other suites have none: the tag is HKDF-SHA256 of the key with the info
 * "confirm_A" or "confirm_B", or in the role SYM "confirm_S" and the last 32 bytes of our message;
 * use it if both sides are edmont's. Returns EDMONT_OK; STATE, in KRB5_V1 always; ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_spake2_confirm_make(edmont_spake2_state *st,
                                                            uint8_t mac[EDMONT_SPAKE2_MAC_BYTES]);

/* Checks the peer's tag, in constant time. Returns EDMONT_OK; CONFIRM if it is not the one, its
 * length included: another password, other params, or an attack; STATE, in KRB5_V1 always;
 * ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_spake2_confirm_check(edmont_spake2_state *st,
                                                             const uint8_t *mac, size_t mac_len);

/* Gives out the key, which is secret, once the peer's tag has been checked, and wipes it here; our
 * own tag may still be made.
 *   key      out: the key
 *   key_len  out: its length, edmont_spake2_key_bytes
 * Returns EDMONT_OK, STATE, or ARGUMENT. */
EDMONT_API EDMONT_MUST_CHECK int edmont_spake2_key(edmont_spake2_state *st,
                                                   uint8_t key[EDMONT_SPAKE2_KEY_MAX],
                                                   size_t *key_len);

/* Gives out the key, which is secret, although nobody knows whether the peer holds it too, for
 * peers that send no tag: the first message that authenticates under a key derived from it is the
 * confirmation. Never send the key or a hash of it, and count a failure as a guess. Returns what
 * edmont_spake2_key does; in RFC9382_V1 and PLUS9383_V1 always STATE. */
EDMONT_API EDMONT_MUST_CHECK int edmont_spake2_key_unconfirmed(edmont_spake2_state *st,
                                                               uint8_t key[EDMONT_SPAKE2_KEY_MAX],
                                                               size_t *key_len);

/* Ends a handshake at any stage. Afterwards every call but set_* answers STATE. */
EDMONT_API void edmont_spake2_wipe(edmont_spake2_state *st);

#ifdef __cplusplus
}
#endif

#endif
