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

/* The family of an AMD CPU, 0 for others; version is what leaf 1 has in eax (AMD64 Architecture
 * Programmer's Manual, volume 3, E.3.2). */
static uint32_t amd_family(uint32_t version)
{
    uint32_t highest, b, c, d, family = version >> 8 & 15;

    __cpuid(0, highest, b, c, d);
    if (b != signature_AMD_ebx || c != signature_AMD_ecx || d != signature_AMD_edx)
        return 0;
    return family == 15 ? family + (version >> 20 & 255) : family;
}

static uint32_t probe(void)
{
    uint32_t a, b, c, d, saved = 0, features = 0;

    if (!__get_cpuid(1, &a, &b, &c, &d))
        return 0;
    if (amd_family(a) >= 0x1a)
        features |= CPU_FULL_ZMM;
    if (has(c, bit_OSXSAVE))
        saved = os_saves();
    if (has(saved, 0x06) && has(c, bit_AVX))
        features |= CPU_YMM;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
        return features;
    if (has(b, bit_BMI2 | bit_ADX))
        features |= CPU_BMI2_ADX;
    if (has(b, bit_BMI | bit_BMI2))
        features |= CPU_BMI2;
    if (has(saved, 0x06) && has(b, bit_AVX2))
        features |= CPU_AVX2;
    if (has(saved, 0xe6) && has(b, bit_AVX512F | bit_AVX512VL))
        features |= CPU_ZMM;
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

static _Atomic uint32_t known;

void edmont_i_cpu_pretend(uint32_t keep, uint32_t add)
{
    uint32_t features = (probe() & keep) | add | CPU_PROBED;

    atomic_store_explicit(&known, features, memory_order_relaxed);
}

uint32_t edmont_i_cpu(void)
{
    uint32_t features = atomic_load_explicit(&known, memory_order_relaxed);

    if (features == 0) {
        features = probe() | CPU_PROBED;
        atomic_store_explicit(&known, features, memory_order_relaxed);
    }
    return features;
}

/* Windows wants some of the registers back as they were. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(_WIN32)

static void wipe_xmm(void)
{
    __asm__ __volatile__(".irp i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n\t"
                         "pxor %%xmm\\i, %%xmm\\i\n\t.endr" ::
                             : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
                               "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14",
                               "xmm15");
}

/* The whole of zmm0 to zmm15. */
__attribute__((target("avx"))) static void wipe_ymm(void)
{
    __asm__ __volatile__("vzeroall" ::
                             : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
                               "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14",
                               "xmm15");
}

/* The whole of zmm16 to zmm31: a write to the low part clears the rest, and does not make the CPU
 * slow down for 512-bit work. */
__attribute__((target("avx512vl"))) static void wipe_zmm(void)
{
    __asm__ __volatile__(".irp i, 16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31\n\t"
                         "vpxord %%xmm\\i, %%xmm\\i, %%xmm\\i\n\t.endr" ::
                             : "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
                               "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29",
                               "xmm30", "xmm31");
}

void edmont_i_cpu_wipe_registers(void)
{
    uint32_t features = edmont_i_cpu();

    if (features & CPU_ZMM)
        wipe_zmm();
    if (features & CPU_YMM)
        wipe_ymm();
    else
        wipe_xmm();
}

#else

void edmont_i_cpu_wipe_registers(void)
{
}

#endif
