/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * pkcs8.h: Ed25519 and X25519 keys in DER: PKCS#8 for secret keys (RFC 5958), SubjectPublicKeyInfo
 * for public ones (RFC 5280), with the identifiers of RFC 8410.
 */
#ifndef EDMONT_TOOL_PKCS8_H
#define EDMONT_TOOL_PKCS8_H

#include <stddef.h>
#include <stdint.h>

/* After KEY_UNKNOWN in the order of the words of the option --type. */
enum key_type { KEY_UNKNOWN, KEY_ED25519, KEY_X25519 };

/* A key as it stands in DER; the pointers point into what was read. */
struct der_key {
    enum key_type type;
    const uint8_t *key; /* 32 bytes */
    const uint8_t *pub; /* 32 bytes: the public key beside a secret one, NULL if there is none */
};

/* Both read exactly n bytes of strict DER and return NULL, or a phrase that says what is wrong.
 * PKCS#8: version 1, and version 2 with its public key; attributes are skipped. Whether the public
 * key is that of the secret one is the caller's to check. */
const char *pkcs8_read(struct der_key *key, const uint8_t *der, size_t n);
const char *spki_read(struct der_key *key, const uint8_t *der, size_t n);

#define PKCS8_BYTES 48
#define SPKI_BYTES  44

/* Version 1 without attributes, the one form that every reader takes. */
void pkcs8_write(uint8_t der[PKCS8_BYTES], enum key_type type, const uint8_t key[32]);
void spki_write(uint8_t der[SPKI_BYTES], enum key_type type, const uint8_t key[32]);

#endif
