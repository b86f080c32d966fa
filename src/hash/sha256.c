/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sha256.c: SHA-256, in the words of FIPS 180-4, sections 4.1.2, 5.1.1 and 6.2.
 */
#include "sha256.h"

#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/wipe.h"

/* The first 32 bits after the point of the cube roots of the first 64 primes; 4.2.2. */
static const uint32_t round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/* The first 32 bits after the point of the square roots of the first 8 primes; 5.3.3. */
static const uint32_t initial_hash[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

/* One round, 6.2.2 step 3, written as SHA-512's: round i finds a to h i places further back, the
 * nested rotations are the standard's sums of three, and b stands out of the majority. */
static ALWAYS_INLINE void do_round(uint32_t v[8], unsigned i, uint32_t k, uint32_t w)
{
    uint32_t a = v[(0 - i) & 7], b = v[(1 - i) & 7], c = v[(2 - i) & 7];
    uint32_t e = v[(4 - i) & 7], f = v[(5 - i) & 7], g = v[(6 - i) & 7];
    uint32_t *d = &v[(3 - i) & 7], *h = &v[(7 - i) & 7];
    uint32_t sum0     = rotr32(a ^ rotr32(a ^ rotr32(a, 9), 11), 2);
    uint32_t sum1     = rotr32(e ^ rotr32(e ^ rotr32(e, 14), 5), 6);
    uint32_t choice   = g ^ (e & (f ^ g));
    uint32_t majority = b ^ ((a ^ b) & (b ^ c));
    uint32_t t1       = *h + sum1 + choice + k + w;

    *d += t1;
    *h = t1 + sum0 + majority;
}

/* The message schedule, 6.2.2 step 1, of which the last 16 words are kept: its next word takes the
 * place of word i. */
static ALWAYS_INLINE uint32_t next_word(uint32_t w[16], unsigned i)
{
    uint32_t w15 = w[(i + 1) & 15], w7 = w[(i + 9) & 15], w2 = w[(i + 14) & 15];
    uint32_t sigma0 = rotr32(w15, 7) ^ rotr32(w15, 18) ^ w15 >> 3;
    uint32_t sigma1 = rotr32(w2, 17) ^ rotr32(w2, 19) ^ w2 >> 10;

    w[i] += sigma1 + w7 + sigma0;
    return w[i];
}

/* Takes whole blocks into the hash value, 6.2.2. */
static void compress(uint32_t h[8], const uint8_t *in, size_t blocks)
{
    uint32_t v[8], w[16];

    for (; blocks > 0; blocks--, in += SHA256_BLOCK) {
        UNROLL
        for (int i = 0; i < 8; i++)
            v[i] = h[i];
        UNROLL
        for (unsigned i = 0; i < 16; i++) {
            w[i] = load_be32(in + 4 * i);
            do_round(v, i, round_constants[i], w[i]);
        }
        for (const uint32_t *k = round_constants + 16; k < round_constants + 64; k += 16) {
            UNROLL
            for (unsigned i = 0; i < 16; i++)
                do_round(v, i, k[i], next_word(w, i));
        }
        UNROLL
        for (int i = 0; i < 8; i++)
            h[i] += v[i];
    }
    edmont_wipe(w, sizeof w);
}

void edmont_i_sha256_init(struct sha256 *s)
{
    memcpy(s->h, initial_hash, sizeof s->h);
    s->count = 0;
}

void edmont_i_sha256_update(struct sha256 *s, const void *in, size_t len)
{
    const uint8_t *p = in;
    size_t have = s->count % SHA256_BLOCK, room = SHA256_BLOCK - have;

    s->count += len;
    if (len < room) {
        copy_bytes(s->block + have, p, len);
        return;
    }
    if (have != 0) {
        memcpy(s->block + have, p, room);
        compress(s->h, s->block, 1);
        p += room;
        len -= room;
    }
    compress(s->h, p, len / SHA256_BLOCK);
    memcpy(s->block, p + (len - len % SHA256_BLOCK), len % SHA256_BLOCK);
}

/* The message, a one bit, zeros, and the message's length in bits as 64-bit integer; 5.1.1. */
static void pad(struct sha256 *s)
{
    const size_t end = SHA256_BLOCK - 8;
    size_t have      = s->count % SHA256_BLOCK;

    s->block[have++] = 0x80;
    if (have > end) {
        memset(s->block + have, 0, SHA256_BLOCK - have);
        compress(s->h, s->block, 1);
        have = 0;
    }
    memset(s->block + have, 0, end - have);
    store_be64(s->block + end, s->count << 3);
    compress(s->h, s->block, 1);
}

void edmont_i_sha256_final(struct sha256 *s, uint8_t out[SHA256_DIGEST])
{
    pad(s);
    for (int i = 0; i < 8; i++)
        store_be32(out + 4 * i, s->h[i]);
    edmont_wipe(s, sizeof *s);
}

void edmont_i_sha256(uint8_t out[SHA256_DIGEST], const edmont_span *part, size_t parts)
{
    struct sha256 s;

    edmont_i_sha256_init(&s);
    for (size_t i = 0; i < parts; i++)
        edmont_i_sha256_update(&s, part[i].data, part[i].len);
    edmont_i_sha256_final(&s, out);
}
