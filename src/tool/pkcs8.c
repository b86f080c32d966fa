/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "pkcs8.h"

#include <string.h>

/* DER tags. */
enum {
    INTEGER      = 0x02,
    BIT_STRING   = 0x03,
    OCTET_STRING = 0x04,
    OBJECT_ID    = 0x06,
    SEQUENCE     = 0x30,
    ATTRIBUTES   = 0xA0, /* [0], constructed */
    PUBLIC_KEY   = 0x81  /* [1] in place of BIT STRING's own tag */
};

enum { KEY_BYTES = 32 };

/* What is left of an encoding. */
struct der {
    const uint8_t *p;
    size_t n;
};

static int next_is(const struct der *d, uint8_t tag)
{
    return d->n > 0 && d->p[0] == tag;
}

/* Reads the length after a tag: definite, in as few bytes as possible, below 2^16. */
static int take_length(struct der *d, size_t *length)
{
    size_t bytes, i;

    if (d->n == 0)
        return 0;
    *length = *d->p++;
    d->n--;
    if (*length < 0x80)
        return 1;
    bytes = *length - 0x80;
    if (bytes < 1 || bytes > 2 || bytes > d->n)
        return 0;
    for (*length = 0, i = 0; i < bytes; i++)
        *length = *length << 8 | d->p[i];
    d->p += bytes;
    d->n -= bytes;
    return *length >= (bytes == 1 ? 0x80u : 0x100u);
}

/* Takes one element with this tag off d and gives its contents. Returns 1, or 0 if there is no such
 * element. */
static int take(struct der *d, uint8_t tag, struct der *contents)
{
    size_t length;

    if (!next_is(d, tag))
        return 0;
    d->p++;
    d->n--;
    if (!take_length(d, &length) || length > d->n)
        return 0;
    contents->p = d->p;
    contents->n = length;
    d->p += length;
    d->n -= length;
    return 1;
}

/* 1.3.101.112 is Ed25519 and 1.3.101.110 is X25519; parameters must be absent (RFC 8410, 3). */
static const char *take_algorithm(struct der *d, enum key_type *type)
{
    static const uint8_t x25519[] = { 0x2B, 0x65, 0x6E }, ed25519[] = { 0x2B, 0x65, 0x70 };
    struct der algorithm, id;

    if (!take(d, SEQUENCE, &algorithm) || !take(&algorithm, OBJECT_ID, &id))
        return "it holds no key in the DER encoding";
    if (id.n == sizeof ed25519 && memcmp(id.p, ed25519, id.n) == 0)
        *type = KEY_ED25519;
    else if (id.n == sizeof x25519 && memcmp(id.p, x25519, id.n) == 0)
        *type = KEY_X25519;
    else
        return "it is a key of another kind, neither Ed25519 nor X25519";
    if (algorithm.n != 0)
        return "its algorithm has parameters, and Ed25519 and X25519 have none";
    return NULL;
}

/* The contents of a BIT STRING with a public key: no unused bits, then the key. */
static int is_public_key(struct der bits)
{
    return bits.n == 1 + KEY_BYTES && bits.p[0] == 0;
}

/* What may follow the secret key: attributes, and in version 2 the public key. */
static int take_rest(struct der *d, int version, const uint8_t **pub)
{
    struct der contents, attribute;

    *pub = NULL;
    if (next_is(d, ATTRIBUTES)) {
        if (!take(d, ATTRIBUTES, &contents))
            return 0;
        while (contents.n > 0)
            if (!take(&contents, SEQUENCE, &attribute))
                return 0;
    }
    if (version == 2 && next_is(d, PUBLIC_KEY)) {
        if (!take(d, PUBLIC_KEY, &contents) || !is_public_key(contents))
            return 0;
        *pub = contents.p + 1;
    }
    return d->n == 0;
}

const char *pkcs8_read(struct der_key *key, const uint8_t *der, size_t n)
{
    struct der d = { der, n }, all, version, wrapped, bytes;
    const char *why;

    if (!take(&d, SEQUENCE, &all) || d.n != 0 || !take(&all, INTEGER, &version))
        return "it holds no PKCS#8 secret key";
    if (version.n != 1 || version.p[0] > 1)
        return "its PKCS#8 version is neither 1 nor 2";
    why = take_algorithm(&all, &key->type);
    if (why != NULL)
        return why;
    if (!take(&all, OCTET_STRING, &wrapped) || !take(&wrapped, OCTET_STRING, &bytes) ||
        wrapped.n != 0 || bytes.n != KEY_BYTES)
        return "its secret key is not 32 bytes long";
    if (!take_rest(&all, version.p[0] + 1, &key->pub))
        return "what follows its secret key is not correct PKCS#8";
    key->key = bytes.p;
    return NULL;
}

const char *spki_read(struct der_key *key, const uint8_t *der, size_t n)
{
    struct der d = { der, n }, all, bits;
    const char *why;

    if (!take(&d, SEQUENCE, &all) || d.n != 0)
        return "it holds no public key in the DER encoding";
    why = take_algorithm(&all, &key->type);
    if (why != NULL)
        return why;
    if (!take(&all, BIT_STRING, &bits) || all.n != 0 || !is_public_key(bits))
        return "its public key is not 32 bytes long";
    key->key = bits.p + 1;
    key->pub = NULL;
    return NULL;
}

static uint8_t id_end(enum key_type type)
{
    return type == KEY_X25519 ? 0x6E : 0x70;
}

void pkcs8_write(uint8_t der[PKCS8_BYTES], enum key_type type, const uint8_t key[32])
{
    const uint8_t prefix[PKCS8_BYTES - KEY_BYTES] = {
        SEQUENCE,     46,                              /* all */
        INTEGER,      1,  0,                           /* version 1 */
        SEQUENCE,     5,                               /* algorithm */
        OBJECT_ID,    3,  0x2B, 0x65, id_end(type),    /* 1.3.101.x */
        OCTET_STRING, 34, OCTET_STRING, KEY_BYTES,     /* the key, wrapped twice */
    };

    memcpy(der, prefix, sizeof prefix);
    memcpy(der + sizeof prefix, key, KEY_BYTES);
}

void spki_write(uint8_t der[SPKI_BYTES], enum key_type type, const uint8_t key[32])
{
    const uint8_t prefix[SPKI_BYTES - KEY_BYTES] = {
        SEQUENCE,   42,                           /* all */
        SEQUENCE,   5,                            /* algorithm */
        OBJECT_ID,  3, 0x2B, 0x65, id_end(type),  /* 1.3.101.x */
        BIT_STRING, 1 + KEY_BYTES, 0,             /* the key, no unused bits */
    };

    memcpy(der, prefix, sizeof prefix);
    memcpy(der + sizeof prefix, key, KEY_BYTES);
}
