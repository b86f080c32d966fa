/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the readers of PEM and of keys in DER: what they write comes back; no cut and no changed
 * byte of an encoding makes them read another key or read beyond the end. Does not cover reading
 * from files, nor whether a public key fits its secret one: keys.sh.
 */
#include "../../src/tool/pem.h"
#include "../../src/tool/pkcs8.h"
#include "../check.h"

#include <stdlib.h>
#include <string.h>

typedef const char *(*reader)(struct der_key *, const uint8_t *, size_t);

/* RFC 8410, section 10.3: version 2, one attribute, public key. */
static const char v2_hex[] = "3072020101300506032b657004220420"
                             "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842"
                             "a01f301d060a2a864886f70d01090914310f0c0d437572646c65204368616972"
                             "7381210019bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad"
                             "703166e1";
enum { VERSION = 4, V2_BYTES = 116, V2_KEY = 16, V2_PUB = V2_BYTES - 32 };

/* Reads n bytes from memory that ends where they end, so that a sanitizer sees a step beyond. */
static const char *read_exactly(reader read, struct der_key *key, const uint8_t *der, size_t n)
{
    uint8_t *copy = malloc(n + (n == 0));
    const char *why;

    check(copy != NULL);
    memcpy(copy, der, n);
    why = read(key, copy, n);
    if (why == NULL) { /* the pointers go with the copy */
        key->key = der + (key->key - copy);
        key->pub = key->pub == NULL ? NULL : der + (key->pub - copy);
    }
    free(copy);
    return why;
}

static void written_keys_come_back(void)
{
    uint8_t bytes[32], secret[PKCS8_BYTES], public[SPKI_BYTES];
    struct der_key key;
    int type;

    check_random_bytes(bytes, sizeof bytes);
    for (type = KEY_ED25519; type <= KEY_X25519; type++) {
        pkcs8_write(secret, (enum key_type)type, bytes);
        check(read_exactly(pkcs8_read, &key, secret, sizeof secret) == NULL);
        check(key.type == (enum key_type)type && key.pub == NULL);
        check_bytes(key.key, bytes, 32);
        spki_write(public, (enum key_type)type, bytes);
        check(read_exactly(spki_read, &key, public, sizeof public) == NULL);
        check(key.type == (enum key_type)type && key.pub == NULL);
        check_bytes(key.key, bytes, 32);
        check(read_exactly(spki_read, &key, secret, sizeof secret) != NULL);
        check(read_exactly(pkcs8_read, &key, public, sizeof public) != NULL);
    }
}

static void version_2_gives_both_keys(void)
{
    uint8_t der[V2_BYTES];
    struct der_key key;

    check_hex(der, sizeof der, v2_hex);
    check(read_exactly(pkcs8_read, &key, der, sizeof der) == NULL);
    check(key.type == KEY_ED25519);
    check(key.key == der + V2_KEY && key.pub == der + V2_PUB);
}

static void optional_parts_may_be_missing(void)
{
    /* Version 1 with an attribute; version 2 without attribute or public key. */
    static const char *const good[] = {
        "304f020100300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842"
        "a01f301d060a2a864886f70d01090914310f0c0d437572646c652043686169727"
        "3",
        "302e020101300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842",
        "3030020101300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842"
        "a000",
    };
    uint8_t der[128];
    struct der_key key;
    size_t i, n;

    for (i = 0; i < CHECK_COUNT(good); i++) {
        n = strlen(good[i]) / 2;
        check_hex(der, n, good[i]);
        check_note("%zu", i);
        check(read_exactly(pkcs8_read, &key, der, n) == NULL);
        check(key.key == der + V2_KEY && key.pub == NULL);
    }
}

static void der_that_is_not_strict_is_refused(void)
{
    static const char *const bad[] = {
        /* a length in more bytes than it needs: 81 2e, 82 00 2e, indefinite */
        "30812e020100300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842",
        "3082002e020100300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842",
        "3080020100300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f447558420000",
        /* version 0 in two bytes; version 3 */
        "302f02020000300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842",
        "302e020102300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842",
        /* a public key in version 1; with unused bits; wrapped as [1] { BIT STRING } */
        "3051020100300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842"
        "81210019bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1",
        "3051020101300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842"
        "81210119bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1",
        "3053020101300506032b657004220420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842"
        "a12303210019bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1",
        /* the key wrapped once; a byte behind it inside of the wrapping */
        "302c020100300506032b65700420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842",
        "302f020100300506032b657004230420"
        "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f4475584200",
    };
    uint8_t der[128];
    struct der_key key;
    size_t i, n;

    for (i = 0; i < CHECK_COUNT(bad); i++) {
        n = strlen(bad[i]) / 2;
        check_hex(der, n, bad[i]);
        check_note("%zu", i);
        check(read_exactly(pkcs8_read, &key, der, n) != NULL);
    }
}

/* Every cut of a good encoding, and one byte more, is refused. */
static void check_cuts(reader read, const uint8_t *der, size_t n)
{
    uint8_t longer[V2_BYTES + 1];
    struct der_key key;
    size_t cut;

    for (cut = 0; cut < n; cut++) {
        check_note("%zu of %zu bytes", cut, n);
        check(read_exactly(read, &key, der, cut) != NULL);
    }
    memcpy(longer, der, n);
    longer[n] = 0;
    check(read_exactly(read, &key, longer, n + 1) != NULL);
}

/* With any one byte changed the encoding is refused, or it is a change of what it carries: version,
 * type, key, public key, or the inside of an attribute, which nobody reads. */
static void check_changes(reader read, const uint8_t *der, size_t n, size_t attributes,
                          size_t attributes_end)
{
    uint8_t changed[V2_BYTES];
    struct der_key good, key;
    size_t i, at;
    int by;

    check(read_exactly(read, &good, der, n) == NULL);
    at = (size_t)(good.key - der);
    for (i = 0; i < n; i++)
        for (by = 1; by < 256; by++) {
            memcpy(changed, der, n);
            changed[i] = (uint8_t)(changed[i] ^ by);
            if (read_exactly(read, &key, changed, n) != NULL)
                continue;
            check_note("byte %zu changed by %02x", i, by);
            check(key.key == changed + at);
            check(key.type != good.type || i == VERSION || i >= at);
            if (i < at)
                check_bytes(key.key, good.key, 32);
            else
                check(i < at + 32 || (i >= attributes && i < attributes_end) ||
                      (good.pub != NULL && i >= n - 32));
        }
}

static void cut_and_changed_encodings_are_refused(void)
{
    uint8_t bytes[32], der[V2_BYTES];

    check_hex(der, sizeof der, v2_hex);
    check_cuts(pkcs8_read, der, sizeof der);
    check_changes(pkcs8_read, der, sizeof der, V2_KEY + 32 + 4, V2_PUB - 3);
    check_random_bytes(bytes, sizeof bytes);
    pkcs8_write(der, KEY_X25519, bytes);
    check_cuts(pkcs8_read, der, PKCS8_BYTES);
    check_changes(pkcs8_read, der, PKCS8_BYTES, 0, 0);
    spki_write(der, KEY_ED25519, bytes);
    check_cuts(spki_read, der, SPKI_BYTES);
    check_changes(spki_read, der, SPKI_BYTES, 0, 0);
}

static void pem_comes_back_for_every_length(void)
{
    static struct pem pem;
    uint8_t bytes[200];
    char text[PEM_TEXT_MAX(200)];
    size_t n, len;

    for (n = 0; n <= sizeof bytes; n++) {
        check_note("%zu bytes", n);
        check_random_bytes(bytes, sizeof bytes);
        len = pem_write(text, "SOME LABEL", bytes, n);
        check_int(len, strlen(text));
        check(len < sizeof text);
        check(pem_begins(text, len));
        check(pem_read(&pem, text, len) == NULL);
        check(strcmp(pem.label, "SOME LABEL") == 0);
        check_int(pem.len, n);
        check_bytes(pem.bytes, bytes, n);
    }
}

static int is_zero(const void *p, size_t n)
{
    const uint8_t *bytes = p;
    uint8_t sum = 0;

    while (n > 0)
        sum |= bytes[--n];
    return sum == 0;
}

static void pem_that_is_refused_leaves_zeros(void)
{
    static const char *const bad[] = {
        "", "-----BEGIN ", "-----BEGIN -----", "-----BEGIN A----\n-----END A-----\n",
        "-----BEGIN A-----\nAAAA\n", "-----BEGIN A-----\nAAAA\n-----END B-----\n",
        "-----BEGIN A-----\nAAA\n-----END A-----\n", "-----BEGIN A-----\nAAAA\n-----BEGIN A-----\n",
        "-----BEGIN A-----\nAAAA-----END A-----\n", "-----BEGIN A-----\nAAAA\n-----END A-----\n?",
        "-----BEGIN A-----\n\n-----END A-----\n-----END A-----\n",
        "-----BEGIN A LABEL THAT IS LONGER THAN THAT OF ANY KEY-----\n",
    };
    static struct pem pem;
    size_t i;

    for (i = 0; i < CHECK_COUNT(bad); i++) {
        check_note("%zu", i);
        memset(&pem, 0xAA, sizeof pem);
        check(pem_read(&pem, bad[i], strlen(bad[i])) != NULL);
        check(is_zero(&pem, sizeof pem));
    }
}

static void pem_that_is_too_long_is_refused(void)
{
    static struct pem pem;
    static uint8_t bytes[PEM_BYTES_MAX + 1];
    static char text[PEM_TEXT_MAX(PEM_BYTES_MAX + 1)];
    size_t len = pem_write(text, "A", bytes, PEM_BYTES_MAX);

    check(pem_read(&pem, text, len) == NULL);
    check_int(pem.len, PEM_BYTES_MAX);
    len = pem_write(text, "A", bytes, PEM_BYTES_MAX + 1);
    check(pem_read(&pem, text, len) != NULL);
}

static void changed_pem_never_reads_beyond_its_room(void)
{
    static struct pem pem;
    uint8_t der[V2_BYTES];
    char text[PEM_TEXT_MAX(V2_BYTES)], *copy;
    size_t n, i, cut;
    long round;

    check_hex(der, sizeof der, v2_hex);
    n    = pem_write(text, PEM_LABEL_SECRET, der, sizeof der);
    copy = malloc(n);
    check(copy != NULL);
    for (round = 0; round < 20000; round++) {
        memcpy(copy, text, n);
        for (i = (size_t)(check_random() % 4); i > 0; i--)
            copy[(size_t)(check_random() % n)] = (char)check_random();
        cut = check_random() % 2 ? n : (size_t)(check_random() % n);
        if (pem_read(&pem, copy + n - cut, cut) == NULL)
            check(pem.len <= n / 4 * 3);
    }
    free(copy);
}

static const struct check_case cases[] = {
    CASE(written_keys_come_back),
    CASE(version_2_gives_both_keys),
    CASE(optional_parts_may_be_missing),
    CASE(der_that_is_not_strict_is_refused),
    CASE(cut_and_changed_encodings_are_refused),
    CASE(pem_comes_back_for_every_length),
    CASE(pem_that_is_refused_leaves_zeros),
    CASE(pem_that_is_too_long_is_refused),
    CASE(changed_pem_never_reads_beyond_its_room),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
