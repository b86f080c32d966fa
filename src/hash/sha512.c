/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sha512.c: SHA-512, in the words of FIPS 180-4, sections 4.1.3, 5.1.2 and 6.4.
 */
#include "sha512_blocks.h"

#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/cpu.h"
#include "../core/wipe.h"

const uint64_t edmont_i_sha512_constants[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

static const uint64_t initial_hash[8] = {SHA512_INITIAL_HASH};

/* One round, 6.4.2 step 3. Instead of moving the eight working variables on by one place, round i
 * finds a to h i places further back; i must be a constant, or they do not stay in registers. The
 * nested rotations are the standard's sums of three, and b stands out of the majority, because that
 * is fastest. */
static ALWAYS_INLINE void do_round(uint64_t v[8], unsigned i, uint64_t k, uint64_t w)
{
    uint64_t a = v[(0 - i) & 7], b = v[(1 - i) & 7], c = v[(2 - i) & 7];
    uint64_t e = v[(4 - i) & 7], f = v[(5 - i) & 7], g = v[(6 - i) & 7];
    uint64_t *d = &v[(3 - i) & 7], *h = &v[(7 - i) & 7];
    uint64_t sum0     = rotr64(a ^ rotr64(a ^ rotr64(a, 5), 6), 28);
    uint64_t sum1     = rotr64(e ^ rotr64(e ^ rotr64(e, 23), 4), 14);
    uint64_t choice   = g ^ (e & (f ^ g));
    uint64_t majority = b ^ ((a ^ b) & (b ^ c));
    uint64_t t1       = *h + sum1 + choice + k + w;

    *d += t1;
    *h = t1 + sum0 + majority;
}

/* The message schedule, 6.4.2 step 1, of which the last 16 words are kept: its next word takes the
 * place of word i. */
static ALWAYS_INLINE uint64_t next_word(uint64_t w[16], unsigned i)
{
    uint64_t w15 = w[(i + 1) & 15], w7 = w[(i + 9) & 15], w2 = w[(i + 14) & 15];
    uint64_t sigma0 = rotr64(w15, 1) ^ rotr64(w15, 8) ^ w15 >> 7;
    uint64_t sigma1 = rotr64(w2, 19) ^ rotr64(w2, 61) ^ w2 >> 6;

    w[i] += sigma1 + w7 + sigma0;
    return w[i];
}

/* Takes whole blocks into the hash value, 6.4.2, on any CPU. */
static void compress_portable(uint64_t h[8], const uint8_t *in, size_t blocks)
{
    const uint64_t *const constants = edmont_i_sha512_constants;
    uint64_t v[8], w[16];

    for (; blocks > 0; blocks--, in += SHA512_BLOCK) {
        UNROLL
        for (int i = 0; i < 8; i++)
            v[i] = h[i];
        UNROLL
        for (unsigned i = 0; i < 16; i++) {
            w[i] = load_be64(in + 8 * i);
            do_round(v, i, constants[i], w[i]);
        }
        for (const uint64_t *k = constants + 16; k < constants + 80; k += 16) {
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

static void compress(uint64_t h[8], const uint8_t *in, size_t blocks)
{
    const struct sha512_compression *best = edmont_i_sha512_x86;

    while ((edmont_i_cpu() & best->needs) != best->needs)
        best++;
    if (best->compress != NULL)
        best->compress(h, in, blocks);
    else
        compress_portable(h, in, blocks);
}

void edmont_i_sha512_init(struct sha512 *s)
{
    memcpy(s->h, initial_hash, sizeof s->h);
    s->count[0] = 0;
    s->count[1] = 0;
}

void edmont_i_sha512_update(struct sha512 *s, const void *in, size_t len)
{
    const uint8_t *p = in;
    size_t have = s->count[0] % SHA512_BLOCK, room = SHA512_BLOCK - have;

    s->count[0] += len;
    s->count[1] += s->count[0] < len;
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
    compress(s->h, p, len / SHA512_BLOCK);
    memcpy(s->block, p + (len - len % SHA512_BLOCK), len % SHA512_BLOCK);
}

/* The message, a one bit, zeros, and the message's length in bits as 128-bit integer; 5.1.2. */
static void pad(struct sha512 *s)
{
    const size_t end = SHA512_BLOCK - 16;
    size_t have      = s->count[0] % SHA512_BLOCK;

    s->block[have++] = 0x80;
    if (have > end) {
        memset(s->block + have, 0, SHA512_BLOCK - have);
        compress(s->h, s->block, 1);
        have = 0;
    }
    memset(s->block + have, 0, end - have);
    store_be64(s->block + end, s->count[1] << 3 | s->count[0] >> 61);
    store_be64(s->block + end + 8, s->count[0] << 3);
    compress(s->h, s->block, 1);
}

void edmont_i_sha512_final(struct sha512 *s, uint8_t out[SHA512_DIGEST])
{
    pad(s);
    for (int i = 0; i < 8; i++)
        store_be64(out + 8 * i, s->h[i]);
    edmont_wipe(s, sizeof *s);
}
