/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "cpu.h"

#include <stdatomic.h>

#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__)

#include <cpuid.h>

/* The registers that the operating system saves, XCR0 (Intel SDM, volume 1, 13.3): bits 1 and 2
 * for ymm, 5 to 7 besides for zmm. Only to be asked where cpuid says OSXSAVE. */
static uint32_t os_saves(void)
{
    uint32_t low, high;

    __asm__ __volatile__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

static int has(uint32_t word, uint32_t bits)
{
    return (word & bits) == bits;
}

static uint32_t probe(void)
{
    uint32_t a, b, c, d, saved = 0, features = 0;

    if (!__get_cpuid(1, &a, &b, &c, &d))
        return 0;
    if (has(c, bit_OSXSAVE))
        saved = os_saves();
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
        return 0;
    if (has(b, bit_BMI2 | bit_ADX))
        features |= CPU_BMI2_ADX;
    if (has(saved, 0x06) && has(b, bit_AVX2))
        features |= CPU_AVX2;
    if (has(saved, 0xe6) &&
        has(b, bit_AVX512F | bit_AVX512VL | bit_AVX512DQ | bit_AVX512BW | bit_AVX512IFMA))
        features |= CPU_AVX512_IFMA;
    return features;
}

#else

static uint32_t probe(void)
{
    return 0;
}

#endif

uint32_t edmont_i_cpu(void)
{
    static _Atomic uint32_t known;
    uint32_t features = atomic_load_explicit(&known, memory_order_relaxed);

    if (features == 0) {
        features = probe() | CPU_PROBED;
        atomic_store_explicit(&known, features, memory_order_relaxed);
    }
    return features;
}
