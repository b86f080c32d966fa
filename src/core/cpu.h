/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * cpu.h: what this CPU can do, with the operating system's consent.
 */
#ifndef EDMONT_CORE_CPU_H
#define EDMONT_CORE_CPU_H

#include <stdint.h>

/* Feature bits. A target's row in backends.def names the ones that it needs, all of them. */
enum {
    CPU_ANY         = 0,
    CPU_BMI2_ADX    = 1 << 0, /* mulx, adcx, adox */
    CPU_AVX2        = 1 << 1, /* and the OS keeps the ymm registers */
    CPU_AVX512_IFMA = 1 << 2, /* F, VL, DQ, BW and IFMA, and the OS keeps the zmm registers */
    CPU_YMM         = 1 << 3, /* AVX, and the OS keeps the ymm registers */
    CPU_ZMM         = 1 << 4, /* AVX-512F and VL, and the OS keeps the zmm registers */
    CPU_BMI2        = 1 << 5, /* BMI1 and BMI2: andn, rorx */
    CPU_FULL_ZMM    = 1 << 6, /* runs zmm instructions as fast as ymm: AMD from family 1Ah on */
    CPU_PROBED      = 1 << 30 /* set once the others are known */
};

/* The features of this CPU. Asked of the hardware once: in a virtual machine cpuid traps and costs
 * some 65,000 cycles. */
uint32_t edmont_i_cpu(void);

/* For tests: from now on the CPU has of its features those in `keep`, and besides those in `add`,
 * which must be no more than it can do. A target that is in use stays so until the next
 * edmont_target_select. */
void edmont_i_cpu_pretend(uint32_t keep, uint32_t add);

/* Zeroes the vector registers that a function may change, on x86-64; elsewhere it does nothing.
 * Code that uses none itself has them used by the C library's memcpy. */
void edmont_i_cpu_wipe_registers(void);

#endif
