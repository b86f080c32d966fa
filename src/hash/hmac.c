/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * hmac.c: HMAC, in the words of RFC 2104, section 2.
 */
#include "hmac.h"

#include "../core/bytes.h"
#include "../core/wipe.h"

#define IPAD 0x36
#define OPAD 0x5c

/* B bytes of K, followed by zeros; a key of more than B bytes is hashed first. */
static void take_key(uint8_t block[SHA256_BLOCK], const uint8_t *key, size_t len)
{
    const edmont_span whole = {key, len};

    memset(block, 0, SHA256_BLOCK);
    if (len > SHA256_BLOCK)
        edmont_i_sha256(block, &whole, 1);
    else
        copy_bytes(block, key, len);
}

/* H begins with K XOR pad. */
static void begin(struct sha256 *h, const uint8_t key[SHA256_BLOCK], uint8_t pad)
{
    uint8_t block[SHA256_BLOCK];

    for (int i = 0; i < SHA256_BLOCK; i++)
        block[i] = key[i] ^ pad;
    edmont_i_sha256_init(h);
    edmont_i_sha256_update(h, block, sizeof block);
    edmont_wipe(block, sizeof block);
}

void edmont_i_hmac_init(struct hmac *s, const uint8_t *key, size_t len)
{
    uint8_t block[SHA256_BLOCK];

    take_key(block, key, len);
    begin(&s->inner, block, IPAD);
    begin(&s->outer, block, OPAD);
    edmont_wipe(block, sizeof block);
}

void edmont_i_hmac_update(struct hmac *s, const void *in, size_t len)
{
    edmont_i_sha256_update(&s->inner, in, len);
}

/* H(K XOR opad, H(K XOR ipad, text)). */
void edmont_i_hmac_final(struct hmac *s, uint8_t out[HMAC_TAG])
{
    uint8_t inner[SHA256_DIGEST];

    edmont_i_sha256_final(&s->inner, inner);
    edmont_i_sha256_update(&s->outer, inner, sizeof inner);
    edmont_i_sha256_final(&s->outer, out);
    edmont_wipe(inner, sizeof inner);
}

void edmont_i_hmac(uint8_t out[HMAC_TAG], const uint8_t *key, size_t key_len,
                   const edmont_span *part, size_t parts)
{
    struct hmac s;

    edmont_i_hmac_init(&s, key, key_len);
    for (size_t i = 0; i < parts; i++)
        edmont_i_hmac_update(&s, part[i].data, part[i].len);
    edmont_i_hmac_final(&s, out);
}
