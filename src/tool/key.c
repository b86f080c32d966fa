/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "key.h"

#include "encode.h"
#include "input.h"
#include "keyline.h"
#include "output.h"
#include "pem.h"
#include "report.h"
#include "secret.h"

#include <edmont.h>

#include <stdio.h>
#include <string.h>

enum { KEY_BYTES = 32, KEY_DIGITS = 2 * KEY_BYTES, FILE_MAX = 4096 };

/* What reading a file needs: secret where the key is. */
struct reading {
    uint8_t file[FILE_MAX + 1];
    size_t n;
    struct pem pem;
    struct der_key der;
    uint8_t pub[KEY_BYTES];
};

/* What a key is called that is in PEM, raw or hexadecimal. */
static const char *type_name(enum key_type type)
{
    return type == KEY_X25519 ? "X25519" : SCHEME_ED25519;
}

static const char *half_name(enum key_half half)
{
    return half == KEY_SECRET ? "secret" : "public";
}

/* What a key of this type is called with the hash in use. */
static void scheme_of(char scheme[SCHEME_BYTES], enum key_type type)
{
    if (type == KEY_X25519)
        snprintf(scheme, SCHEME_BYTES, "%s", type_name(type));
    else
        scheme_in_use(scheme);
}

/* Why a key of this half is not the one that is wanted. */
static const char *wrong_half(enum key_half half)
{
    return half == KEY_PUBLIC
               ? "it is a public key, and a secret key is needed here"
               : "it is a secret key, and a public key is needed here: `edmont public` makes it";
}

/* Why a PEM text with this label is no key of the half that is wanted; NULL if it may be one. */
static const char *wrong_label(const char *label, enum key_half half)
{
    if (strcmp(label, half == KEY_SECRET ? PEM_LABEL_SECRET : PEM_LABEL_PUBLIC) == 0)
        return NULL;
    if (strcmp(label, PEM_LABEL_PUBLIC) == 0)
        return wrong_half(KEY_PUBLIC);
    if (strcmp(label, PEM_LABEL_SECRET) == 0)
        return wrong_half(KEY_SECRET);
    if (strcmp(label, "ENCRYPTED " PEM_LABEL_SECRET) == 0)
        return "it is encrypted, which edmont does not read: `openssl pkey` can decrypt it";
    return "its PEM label is neither " PEM_LABEL_SECRET " nor " PEM_LABEL_PUBLIC;
}

/* Reads a PEM key; NULL, or why there is none. */
static const char *read_pem(struct key *key, struct reading *r)
{
    const char *why = pem_read(&r->pem, (const char *)r->file, r->n);

    if (why == NULL)
        why = wrong_label(r->pem.label, key->half);
    if (why == NULL && key->half == KEY_SECRET)
        why = pkcs8_read(&r->der, r->pem.bytes, r->pem.len);
    else if (why == NULL)
        why = spki_read(&r->der, r->pem.bytes, r->pem.len);
    if (why != NULL)
        return why;
    key->type = r->der.type;
    memcpy(key->bytes, r->der.key, KEY_BYTES);
    return NULL;
}

/* Reads a line of text; NULL, or why there is no key. */
static const char *read_line(struct key *key, struct reading *r)
{
    enum key_half wanted = key->half;
    const char *why      = keyline_read(key, (const char *)r->file, r->n);

    return why == NULL && key->half != wanted ? wrong_half(key->half) : why;
}

/* Whether the file is 64 characters and perhaps a line end. */
static int may_be_hex(const struct reading *r)
{
    const uint8_t *end = r->file + KEY_DIGITS;

    return r->n == KEY_DIGITS || (r->n == KEY_DIGITS + 1 && end[0] == '\n') ||
           (r->n == KEY_DIGITS + 2 && end[0] == '\r' && end[1] == '\n');
}

/* Reads a key of any format; NULL, or why there is none. A raw or hex key has no type. */
static const char *read_any(struct key *key, struct reading *r)
{
    if (r->n > FILE_MAX)
        return "it is longer than any key";
    if (pem_begins((const char *)r->file, r->n))
        return read_pem(key, r);
    if (keyline_begins((const char *)r->file, r->n))
        return read_line(key, r);
    if (r->n == KEY_BYTES) {
        memcpy(key->bytes, r->file, KEY_BYTES);
        return NULL;
    }
    if (may_be_hex(r) && hex_decode(key->bytes, (const char *)r->file, KEY_BYTES))
        return NULL;
    return "it is no key: neither PEM, nor 32 raw bytes, nor 64 hexadecimal digits, nor a line "
           "that begins with " SCHEME_PREFIX;
}

/* Gives the key the type that is wanted, or complains that it has another or none. */
static int settle_type(struct key *key, const char *name, enum key_type type)
{
    char wanted[SCHEME_BYTES];

    if (key->type == KEY_UNKNOWN)
        key->type = type;
    if (key->type == KEY_UNKNOWN)
        return fail(STATUS_USAGE, "%s: a raw or hexadecimal key does not say what it is; add "
                    "--type ed25519 or --type x25519", name);
    if (key->scheme[0] == '\0')
        snprintf(key->scheme, sizeof key->scheme, "%s", type_name(key->type));
    if (type == KEY_UNKNOWN || key->type == type)
        return STATUS_OK;
    scheme_of(wanted, type);
    return fail(STATUS_USAGE, "%s: it is an %s key, and an %s key is needed here", name,
                key->scheme, wanted);
}

/* Complains about a key that stands in a line of text, and is not for the hash in use. */
static int other_line(const struct key *key, const char *name)
{
    const char *hash_name   = key->scheme + strlen(SCHEME_PREFIX);
    const edmont_hash *hash = edmont_hash_by_name(hash_name);

    if (hash == NULL || strcmp(hash->name, hash_name) != 0)
        return fail(STATUS_USAGE, "%s: it is an %s key, which needs --hash %s, and this edmont has "
                    "no hash that calls itself so", name, key->scheme, hash_name);
    if (is_ed25519_hash(hash))
        return fail(STATUS_USAGE, "%s: it says %s, but %s is SHA-512, and keys for that are "
                    "Ed25519 keys: PEM, raw or hexadecimal", name, key->scheme, hash_name);
    return fail(STATUS_USAGE, "%s: it is an %s key; add --hash %s", name, key->scheme, hash_name);
}

/* Complains about a signing key that is not for the hash in use. */
static int check_hash(const struct key *key, const char *name)
{
    char scheme[SCHEME_BYTES];

    scheme_of(scheme, key->type);
    if (strcmp(key->scheme, scheme) == 0)
        return STATUS_OK;
    if (strcmp(key->scheme, SCHEME_ED25519) != 0)
        return other_line(key, name);
    return fail(STATUS_USAGE, "%s: in PEM, raw or hexadecimal it is an Ed25519 key, which needs "
                "--hash sha512; a key for the hash in use is one line of text: %s %s HEX", name,
                scheme, half_name(key->half));
}

static int public_of(uint8_t pub[32], enum key_type type, const uint8_t secret[32])
{
    int error;

    if (type == KEY_X25519) {
        edmont_dh_public(pub, secret);
        return STATUS_OK;
    }
    error = edmont_sign_public(pub, secret);
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "cannot compute the public key");
}

/* Refuses a secret key with somebody else's public key beside it: whoever signs with both gives the
 * secret key away, so such a file is an accident or an attack. */
static int check_public_half(const struct key *key, struct reading *r, const char *name)
{
    int status;

    if (r->der.pub == NULL)
        return STATUS_OK;
    status = public_of(r->pub, key->type, key->bytes);
    if (status == STATUS_OK && !edmont_equal(r->pub, r->der.pub, KEY_BYTES))
        status = fail(STATUS_USAGE, "%s: the public key inside is not that of the secret key; do "
                      "not use this file", name);
    return status;
}

int key_read(struct key *key, const char *path, enum key_half half, enum key_type type)
{
    struct reading *r = secret_new(sizeof *r);
    const char *name = input_name(path), *why;
    int status;

    if (r == NULL)
        return STATUS_USAGE;
    memset(key, 0, sizeof *key);
    key->half = half;
    status = read_small(r->file, sizeof r->file, &r->n, path);
    if (status == STATUS_OK) {
        why = read_any(key, r);
        if (why != NULL)
            status = fail(STATUS_USAGE, "%s: %s", name, why);
    }
    if (status == STATUS_OK)
        status = settle_type(key, name, type);
    if (status == STATUS_OK)
        status = check_hash(key, name);
    if (status == STATUS_OK)
        status = check_public_half(key, r, name);
    secret_free(r, sizeof *r);
    if (status != STATUS_OK)
        edmont_wipe(key, sizeof *key);
    return status;
}

int key_make(struct key *key, enum key_type type)
{
    uint8_t pub[KEY_BYTES];
    int error;

    key->type = type;
    key->half = KEY_SECRET;
    scheme_of(key->scheme, type);
    error = type == KEY_X25519 ? edmont_dh_keypair(pub, key->bytes)
                               : edmont_sign_keypair(pub, key->bytes);
    if (error == EDMONT_ERR_RANDOM && is_insecure_random(edmont_random_current()) &&
        !is_insecure_random_allowed())
        return fail(STATUS_PROVIDER, "cannot make a key: the random provider %s is INSECURE; "
                    "--random chooses another", edmont_random_current()->name);
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "cannot make a key");
}

int key_public(struct key *pub, const struct key *secret)
{
    *pub      = (struct key){ .type = secret->type, .half = KEY_PUBLIC };
    memcpy(pub->scheme, secret->scheme, sizeof pub->scheme);
    return public_of(pub->bytes, secret->type, secret->bytes);
}

int key_format(enum key_format *format, int word, enum key_type type, enum key_half half)
{
    char scheme[SCHEME_BYTES];

    scheme_of(scheme, type);
    *format = word == 0 ? FORMAT_PEM : (enum key_format)(word - 1);
    if (type == KEY_X25519 || strcmp(scheme, SCHEME_ED25519) == 0)
        return STATUS_OK;
    *format = FORMAT_LINE;
    if (word == 0)
        return STATUS_OK;
    return fail(STATUS_USAGE, "--format: PEM, raw and hexadecimal keys do not name their hash, and "
                "are taken for Ed25519; without it the key is the line %s %s HEX", scheme,
                half_name(half));
}

/* What writing a key needs. */
struct writing {
    uint8_t der[PKCS8_BYTES];
    char text[PEM_TEXT_MAX(PKCS8_BYTES)];
};

_Static_assert(PEM_TEXT_MAX(PKCS8_BYTES) >= KEYLINE_MAX, "a line of text has room, too");

static size_t pem_text(struct writing *w, const struct key *key)
{
    if (key->half == KEY_SECRET) {
        pkcs8_write(w->der, key->type, key->bytes);
        return pem_write(w->text, PEM_LABEL_SECRET, w->der, PKCS8_BYTES);
    }
    spki_write(w->der, key->type, key->bytes);
    return pem_write(w->text, PEM_LABEL_PUBLIC, w->der, SPKI_BYTES);
}

int key_write(const char *path, const struct key *key, enum key_format format, unsigned flags)
{
    struct writing *w;
    size_t n;
    int status;

    if (key->half == KEY_SECRET)
        flags |= OUTPUT_SECRET;
    if (format == FORMAT_RAW)
        return write_output(path, key->bytes, KEY_BYTES, flags);
    w = secret_new(sizeof *w);
    if (w == NULL)
        return STATUS_USAGE;
    if (format == FORMAT_PEM) {
        n = pem_text(w, key);
    } else if (format == FORMAT_LINE) {
        n = keyline_write(w->text, key);
    } else {
        hex_encode(w->text, key->bytes, KEY_BYTES);
        w->text[KEY_DIGITS] = '\n';
        n = KEY_DIGITS + 1;
    }
    status = write_output(path, w->text, n, flags);
    secret_free(w, sizeof *w);
    return status;
}
