/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ifma/width.h: the names by which lanes.h and quads.h are written once for both widths: LANES 4,
 * ymm registers, and LANES 8, zmm registers. LANES 0 takes the names back.
 */

#ifdef FE
#undef FE
#undef F
#undef V
#undef I
#undef AND
#undef PERM
#undef PAIRS
#undef SPLAT
#undef LOAD
#undef STORE
#undef ADD
#undef SUB
#undef TWICE
#undef SHL
#undef SHR
#undef LO
#undef HI
#endif

#if LANES != 0
#define FE                       JOIN(struct fe, LANES, )
#define F(name)                  JOIN(fe, LANES, _##name)

#if LANES == 4
#define V        __m256i
#define I(name)  _mm256_##name
#define AND      _mm256_and_si256
#define PERM     _mm256_permute4x64_epi64
#define PAIRS(m) (m)
#define SPLAT(x) _mm256_set1_epi64x(x)
#define LOAD(p)  _mm256_loadu_si256((const __m256i *)(const void *)(p))
#define STORE(p) _mm256_storeu_si256((__m256i *)(void *)(p), x)
#else
#define V        __m512i
#define I(name)  _mm512_##name
#define AND      _mm512_and_si512
#define PERM     _mm512_permutex_epi64
#define PAIRS(m) ((m) * 0x11)
#define SPLAT(x) _mm512_set1_epi64(x)
#define LOAD(p)  _mm512_loadu_si512(p)
#define STORE(p) _mm512_storeu_si512(p, x)
#endif

#define ADD(a, b)   I(add_epi64)(a, b)
#define SUB(a, b)   I(sub_epi64)(a, b)
#define TWICE(a)    I(add_epi64)(a, a)
#define SHL(a, n)   I(slli_epi64)(a, n)
#define SHR(a, n)   I(srli_epi64)(a, n)
#define LO(c, a, b) c = I(madd52lo_epu64)(c, a, b)
#define HI(c, a, b) c = I(madd52hi_epu64)(c, a, b)
#endif
