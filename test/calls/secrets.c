/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; it tells test/wiping what to look for. Reduces mod L by itself, bit by bit.
 */
#include "secrets.h"

#include "../../src/hash/sha512.h"

#include <string.h>

#define WORDS_MAX (SECRETS_MAX * 2 * 57)

/* L = 2^252 + 27742317777372353535851937790883648493, least significant word first. */
static const uint64_t order[4] = {0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0, 0x1000000000000000};

void secrets_add(struct secrets *s, const char *name, const uint8_t *bytes, size_t n)
{
    struct secret *t = &s->list[s->n++];

    t->name = name;
    t->n    = n;
    memcpy(t->bytes, bytes, n);
}

void secrets_add_drawn(struct secrets *s, const uint8_t *drawn, size_t n)
{
    for (size_t i = 0; i + 32 <= n; i += 32)
        secrets_add(s, "what the random provider gave", drawn + i, 32);
}

static int below_order(const uint64_t r[4])
{
    for (int i = 3; i >= 0; i--)
        if (r[i] != order[i])
            return r[i] < order[i];
    return 0;
}

/* r = 2r + bit mod L. */
static void shift_in(uint64_t r[4], unsigned bit)
{
    uint64_t borrow = 0;

    for (int i = 3; i > 0; i--)
        r[i] = r[i] << 1 | r[i - 1] >> 63;
    r[0] = r[0] << 1 | bit;
    if (below_order(r))
        return;
    for (int i = 0; i < 4; i++) {
        uint64_t d = r[i] - order[i] - borrow;

        borrow = borrow ? r[i] <= order[i] : r[i] < order[i];
        r[i]   = d;
    }
}

static void mod_order(uint8_t out[32], const uint8_t *k, size_t n)
{
    uint64_t r[4] = {0, 0, 0, 0};

    for (size_t i = 8 * n; i-- > 0;)
        shift_in(r, (k[i / 8] >> (i % 8)) & 1);
    for (size_t i = 0; i < 32; i++)
        out[i] = (uint8_t)(r[i / 8] >> (8 * (i % 8)));
}

void secrets_add_scalar(struct secrets *s, const char *name, const char *reduced, const uint8_t *k,
                        size_t n)
{
    uint8_t r[32];

    mod_order(r, k, n);
    secrets_add(s, name, k, n);
    secrets_add(s, reduced, r, sizeof r);
}

static void clamp(uint8_t k[32])
{
    k[0] &= 248;
    k[31] = (uint8_t)((k[31] & 127) | 64);
}

void secrets_add_x25519_scalar(struct secrets *s, const uint8_t k[32])
{
    uint8_t t[32];

    secrets_add_scalar(s, "the scalar", "the scalar mod L", k, 32);
    memcpy(t, k, 32);
    t[31] &= 127;
    secrets_add_scalar(s, "the masked scalar", "the masked scalar mod L", t, 32);
    clamp(t);
    secrets_add_scalar(s, "the clamped scalar", "the clamped scalar mod L", t, 32);
}

static void expand(uint8_t h[64], const uint8_t seed[32])
{
    struct sha512 state;

    edmont_i_sha512_init(&state);
    edmont_i_sha512_update(&state, seed, 32);
    edmont_i_sha512_final(&state, h);
}

void secrets_add_seed(struct secrets *s, const uint8_t seed[32])
{
    uint8_t h[64];

    expand(h, seed);
    secrets_add(s, "the seed", seed, 32);
    secrets_add(s, "the hash of the seed", h, 64);
    secrets_add(s, "the prefix", h + 32, 32);
    clamp(h);
    secrets_add_scalar(s, "the clamped scalar", "the clamped scalar mod L", h, 32);
}

void secrets_add_nonce_after(struct secrets *s, const void *head, size_t n, const uint8_t seed[32],
                             const void *msg, size_t len)
{
    uint8_t h[64];
    struct sha512 state;

    expand(h, seed);
    edmont_i_sha512_init(&state);
    edmont_i_sha512_update(&state, head, n);
    edmont_i_sha512_update(&state, h + 32, 32);
    edmont_i_sha512_update(&state, msg, len);
    edmont_i_sha512_final(&state, h);
    secrets_add_scalar(s, "the nonce's hash", "the nonce mod L", h, 64);
}

void secrets_add_nonce(struct secrets *s, const uint8_t seed[32], const void *msg, size_t len)
{
    secrets_add_nonce_after(s, NULL, 0, seed, msg, len);
}

static void add_xeddsa_nonce(struct secrets *s, const uint8_t a[32], const void *msg, size_t len,
                             const uint8_t *Z)
{
    uint8_t first[32], h[64];
    struct sha512 state;

    memset(first, 0xff, sizeof first);
    first[0] = 0xfe;
    edmont_i_sha512_init(&state);
    edmont_i_sha512_update(&state, first, 32);
    edmont_i_sha512_update(&state, a, 32);
    edmont_i_sha512_update(&state, msg, len);
    edmont_i_sha512_update(&state, Z, 64);
    edmont_i_sha512_final(&state, h);
    secrets_add_scalar(s, "the nonce's hash", "the nonce mod L", h, 64);
}

void secrets_add_xeddsa(struct secrets *s, const uint8_t sec[32], const void *msg, size_t len,
                        const uint8_t *Z)
{
    uint8_t a[2][32], t[32];
    int borrow = 0;

    secrets_add_x25519_scalar(s, sec);
    memcpy(t, sec, 32);
    clamp(t);
    mod_order(a[0], t, 32);
    for (int i = 0; i < 32; i++) {
        int d = (int)(order[i / 8] >> 8 * (i % 8) & 255) - a[0][i] - borrow;

        a[1][i] = (uint8_t)d;
        borrow  = d < 0;
    }
    secrets_add(s, "the scalar with the other sign", a[1], 32);
    for (int i = 0; Z != NULL && i < 2; i++)
        add_xeddsa_nonce(s, a[i], msg, len, Z);
}

/* The words to look for, and a filter on their first two bytes. */
struct index {
    uint8_t word[WORDS_MAX][8];
    struct finding origin[WORDS_MAX];
    size_t n;
    uint8_t filter[65536 / 8];
};

static void index_word(struct index *x, const struct secret *t, size_t offset, int reversed)
{
    uint8_t *word = x->word[x->n];

    for (size_t i = 0; i < 8; i++)
        word[i] = t->bytes[offset + (reversed ? 7 - i : i)];
    x->origin[x->n].name     = t->name;
    x->origin[x->n].word     = offset;
    x->origin[x->n].reversed = reversed;
    x->n++;
    x->filter[word[0] << 5 | word[1] >> 3] |= (uint8_t)(1 << (word[1] & 7));
}

/* Eight equal bytes say nothing: zeros stand everywhere. */
static int is_plain(const uint8_t *word)
{
    return memcmp(word, word + 1, 7) == 0;
}

static void index_secrets(struct index *x, const struct secrets *s)
{
    memset(x, 0, sizeof *x);
    for (size_t i = 0; i < s->n; i++)
        for (size_t j = 0; j + 8 <= s->list[i].n; j++)
            if (!is_plain(s->list[i].bytes + j)) {
                index_word(x, &s->list[i], j, 0);
                index_word(x, &s->list[i], j, 1);
            }
}

static int look_up(struct finding *f, const struct index *x, const unsigned char *p, size_t at)
{
    if ((x->filter[p[0] << 5 | p[1] >> 3] >> (p[1] & 7) & 1) == 0)
        return 0;
    for (size_t i = 0; i < x->n; i++)
        if (memcmp(x->word[i], p, 8) == 0) {
            *f    = x->origin[i];
            f->at = at;
            return 1;
        }
    return 0;
}

int secrets_find(struct finding *f, const struct secrets *s, const unsigned char *memory, size_t n)
{
    static struct index x;

    index_secrets(&x, s);
    for (size_t at = 0; at + 8 <= n; at++)
        if (look_up(f, &x, memory + at, at))
            return 1;
    return 0;
}
