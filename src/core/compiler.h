/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * compiler.h: the one place, with cpu.[hc], that looks at the compiler.
 */
#ifndef EDMONT_CORE_COMPILER_H
#define EDMONT_CORE_COMPILER_H

#include <stdint.h>

#if defined(__GNUC__)
#define ALWAYS_INLINE inline __attribute__((always_inline))
#define NOINLINE      __attribute__((noinline))
#else
#define ALWAYS_INLINE inline
#define NOINLINE
#endif

/* Before a loop with a constant count: unroll it whole. */
#if defined(__clang__)
#define UNROLL _Pragma("clang loop unroll(full)")
#elif defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

/* 128-bit integers, where the machine has them. */
#if defined(__SIZEOF_INT128__)
#define HAVE_INT128 1
__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;
#else
#define HAVE_INT128 0
#endif

/* Signed numbers shift right arithmetically on every compiler that edmont knows; C leaves it
 * open. */
_Static_assert((-3 >> 1) == -2, "edmont needs arithmetic right shifts");

/* The value barrier: returns x, but the compiler no longer knows what it is. Without it clang
 * recognises that a mask is 0 or all ones and turns the select into a branch. */
static ALWAYS_INLINE uint32_t hide_u32(uint32_t x)
{
#if defined(__GNUC__)
    __asm__("" : "+r"(x));
    return x;
#else
    volatile uint32_t y = x;
    return y;
#endif
}

static ALWAYS_INLINE uint64_t hide_u64(uint64_t x)
{
#if defined(__GNUC__)
    __asm__("" : "+r"(x));
    return x;
#else
    volatile uint64_t y = x;
    return y;
#endif
}

/* The value barrier for an array: afterwards the compiler knows nothing of what p points to, and
 * nothing written to it may be left out. */
static ALWAYS_INLINE void hide_memory(void *p)
{
#if defined(__GNUC__)
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    *(volatile unsigned char *)p = *(volatile unsigned char *)p;
#endif
}

/* The full product of two 64-bit words: returns the low half. */
static ALWAYS_INLINE uint64_t mul_u64(uint64_t *high, uint64_t a, uint64_t b)
{
#if HAVE_INT128
    u128 r = (u128)a * b;

    *high = (uint64_t)(r >> 64);
    return (uint64_t)r;
#else
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0, mid = a1 * b0 + (low >> 32), mid2 = a0 * b1 + (uint32_t)mid;

    *high = a1 * b1 + (mid >> 32) + (mid2 >> 32);
    return (mid2 << 32) | (uint32_t)low;
#endif
}

/* CHECK(condition): stops the program if it does not hold, in a build with --enable-checks; in any
 * other build it is nothing. For bounds that the code promises itself. */
#if defined(EDMONT_CHECKS)
#if defined(__GNUC__)
#define CHECK(condition) ((condition) ? (void)0 : __builtin_trap())
#else
#define CHECK(condition) ((condition) ? (void)0 : (void)(*(volatile int *)0 = 0))
#endif
#else
#define CHECK(condition) ((void)0)
#endif

/* Whether the compiler optimises: frames are small then. */
#if defined(__OPTIMIZE__)
#define IS_OPTIMIZED 1
#else
#define IS_OPTIMIZED 0
#endif

#endif
