/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * decode.h: how long an x86-64 instruction is, and what memory it names. Knows the instructions
 * that compilers make of the library, and those of its own assembly; of any other one it says so.
 */
#ifndef EDMONT_TEST_DECODE_H
#define EDMONT_TEST_DECODE_H

#include <stdint.h>

enum decode_kind {
    DECODE_UNKNOWN = '?',
    DECODE_PLAIN   = '-',
    DECODE_ADDRESS = 'A', /* names memory and does not touch it: lea, nop */
    DECODE_STRING  = 'T', /* works at rsi and rdi: movs, cmps */
    DECODE_STORE   = 'W', /* works at rdi: stos, scas */
    DECODE_RETURN  = 'R',
    DECODE_DIVIDE  = 'D', /* of integers; in rdx, rax and, unless it has_memory, base */
    DECODE_SLOW    = 'S', /* its time depends on vectors or, on some CPUs, a mask: pdep, pext */
    DECODE_GATHER  = 'G'  /* addresses out of a vector: gather, scatter */
};

/* Registers are numbered as encoded: rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8 to r15. */
enum { DECODE_RIP = 16, DECODE_NONE = 17 };

struct decoded {
    int length; /* bytes; 0 if unknown */
    enum decode_kind kind;
    int has_memory; /* 1: base + index * scale + displacement */
    int base, index, scale;
    int32_t displacement;
    int displacement_bytes; /* as encoded */
    int is_wide;            /* works on 64 bits */
};

/* Decodes what stands at p; reads at most 15 bytes. */
struct decoded decode(const uint8_t *p);

#endif
