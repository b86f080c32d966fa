/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sha512_x86.c: SHA-512's compression for x86-64 with AVX2 and BMI2, and once more with AVX-512VL,
 * in the words of FIPS 180-4. The message schedule is made in vectors, two words of each of two
 * blocks at a time, beside the rounds of the first block; the rounds are a chain and stay in
 * ordinary registers.
 */
#include "sha512_blocks.h"

#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/cpu.h"
#include "../core/wipe.h"

#if defined(__x86_64__) && defined(__AVX2__) && defined(__BMI__) && defined(__BMI2__)

#include <immintrin.h>

/* Word t of a message schedule plus constant t, of two blocks: t even, pair[t / 2] has words t and
 * t + 1 of the first block, then those of the second. */
struct schedule {
    uint64_t pair[40][4];
};

static ALWAYS_INLINE __m256i rotr(__m256i x, int n)
{
    return _mm256_or_si256(_mm256_srli_epi64(x, n), _mm256_slli_epi64(x, 64 - n));
}

static ALWAYS_INLINE __m256i xor3(__m256i a, __m256i b, __m256i c)
{
    return _mm256_xor_si256(_mm256_xor_si256(a, b), c);
}

/* FIPS 180-4, 4.1.3, (4.12) and (4.13). */
static ALWAYS_INLINE __m256i sigma0(__m256i x)
{
    return xor3(rotr(x, 1), rotr(x, 8), _mm256_srli_epi64(x, 7));
}

static ALWAYS_INLINE __m256i sigma1(__m256i x)
{
    return xor3(rotr(x, 19), rotr(x, 61), _mm256_srli_epi64(x, 6));
}

/* Words 2i and 2i + 1 of both blocks, 6.4.2 step 1. */
static ALWAYS_INLINE __m256i load_pairs(const uint8_t *first, const uint8_t *second, unsigned i)
{
    const __m256i swap = _mm256_broadcastsi128_si256(
        _mm_set_epi64x(0x08090a0b0c0d0e0f, 0x0001020304050607));
    __m128i a = _mm_loadu_si128((const __m128i *)(const void *)(first + 16 * i));
    __m128i b = _mm_loadu_si128((const __m128i *)(const void *)(second + 16 * i));

    return _mm256_shuffle_epi8(_mm256_inserti128_si256(_mm256_castsi128_si256(a), b, 1), swap);
}

/* The next two words take the place of pair i, of the eight pairs that are kept. */
static ALWAYS_INLINE void next_words(__m256i w[8], unsigned i)
{
    __m256i w15 = _mm256_alignr_epi8(w[(i + 1) & 7], w[i], 8);
    __m256i w7  = _mm256_alignr_epi8(w[(i + 5) & 7], w[(i + 4) & 7], 8);

    w[i] = _mm256_add_epi64(_mm256_add_epi64(w[i], w7), sigma0(w15));
    w[i] = _mm256_add_epi64(w[i], sigma1(w[(i + 7) & 7]));
}

/* Leaves words 2i and 2i + 1 plus their constants for the rounds. */
static ALWAYS_INLINE void add_constants(uint64_t pair[4], __m256i w, const uint64_t k[2])
{
    __m256i both = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)k));

    _mm256_storeu_si256((__m256i *)(void *)pair, _mm256_add_epi64(w, both));
}

static ALWAYS_INLINE uint64_t sum(uint64_t x, int r, int s, int t)
{
    return rotr64(x, r) ^ rotr64(x, s) ^ rotr64(x, t);
}

/* One round, step 3, with the places of a to h as in sha512.c; kw is a word plus its constant. Here
 * a rotation leaves its operand alone, so the sums of three are not nested. */
static ALWAYS_INLINE void do_round(uint64_t v[8], unsigned i, uint64_t kw)
{
    uint64_t a = v[(0 - i) & 7], b = v[(1 - i) & 7], c = v[(2 - i) & 7];
    uint64_t e = v[(4 - i) & 7], f = v[(5 - i) & 7], g = v[(6 - i) & 7];
    uint64_t *d = &v[(3 - i) & 7], *h = &v[(7 - i) & 7];
    uint64_t t1 = *h + kw + (e & f) + (~e & g) + sum(e, 14, 18, 41);

    *d += t1;
    *h = t1 + sum(a, 28, 34, 39) + (b ^ ((a ^ b) & (b ^ c)));
}

static ALWAYS_INLINE void two_rounds(uint64_t v[8], unsigned i, const uint64_t words[2])
{
    do_round(v, 2 * i, words[0]);
    do_round(v, 2 * i + 1, words[1]);
}

/* Step 4; the next block begins with the sums. */
static ALWAYS_INLINE void add_to(uint64_t h[8], uint64_t v[8])
{
    UNROLL
    for (int i = 0; i < 8; i++) {
        h[i] += v[i];
        v[i] = h[i];
    }
}

/* The rounds of the first block, while the schedule of both is made. */
static ALWAYS_INLINE void first_block(struct schedule *s, uint64_t v[8], const uint8_t *first,
                                      const uint8_t *second)
{
    const uint64_t *k = edmont_i_sha512_constants;
    uint64_t(*pair)[4] = s->pair;
    __m256i w[8];

    UNROLL
    for (unsigned i = 0; i < 8; i++) {
        w[i] = load_pairs(first, second, i);
        add_constants(pair[i], w[i], k + 2 * i);
    }
    for (int j = 0; j < 4; j++, pair += 8) {
        k += 16;
        UNROLL
        for (unsigned i = 0; i < 8; i++) {
            two_rounds(v, i, pair[i]);
            next_words(w, i);
            add_constants(pair[i + 8], w[i], k + 2 * i);
        }
    }
    UNROLL
    for (unsigned i = 0; i < 8; i++)
        two_rounds(v, i, pair[i]);
}

/* The rounds of the second block. */
static ALWAYS_INLINE void second_block(const struct schedule *s, uint64_t v[8])
{
    for (unsigned j = 0; j < 40; j += 8) {
        UNROLL
        for (unsigned i = 0; i < 8; i++)
            two_rounds(v, i, s->pair[j + i] + 2);
    }
}

static ALWAYS_INLINE void compress(uint64_t h[8], const uint8_t *in, size_t blocks)
{
    struct schedule s;
    uint64_t v[8];

    memcpy(v, h, sizeof v);
    for (; blocks >= 2; blocks -= 2, in += 2 * SHA512_BLOCK) {
        first_block(&s, v, in, in + SHA512_BLOCK);
        add_to(h, v);
        second_block(&s, v);
        add_to(h, v);
    }
    if (blocks == 1) {
        first_block(&s, v, in, in);
        add_to(h, v);
    }
    edmont_wipe(&s, sizeof s);
}

static void compress_avx2(uint64_t h[8], const uint8_t *in, size_t blocks)
{
    compress(h, in, blocks);
}

/* Here the compiler makes one instruction of a rotation, and one of two exclusive ors. */
__attribute__((target("avx512f,avx512vl"))) static void
compress_avx512(uint64_t h[8], const uint8_t *in, size_t blocks)
{
    compress(h, in, blocks);
}

const struct sha512_compression edmont_i_sha512_x86[] = {
    {CPU_ZMM | CPU_AVX2 | CPU_BMI2, compress_avx512},
    {CPU_AVX2 | CPU_BMI2, compress_avx2},
    {CPU_ANY, NULL},
};

#else

const struct sha512_compression edmont_i_sha512_x86[] = {{CPU_ANY, NULL}};

#endif
