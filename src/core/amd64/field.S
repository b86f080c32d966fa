/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * src/core/amd64/field.S: products and squares mod p = 2^255 - 19.
 * Made by src/core/asm/make_asm.py; not to be edited.
 *
 * Elements are four 64-bit words, the least significant first; generic/words.h has their bounds.
 * The functions keep the registers that the System V convention says, and zero the others that they
 * use. None of them branches on a word of an element, or looks anything up by one.
 */
    .text

/* void edmont_i_amd64_mul(uint64_t r[4], const uint64_t a[4], const uint64_t b[4])
 *   r = a b mod p; a, b below 2^256, r below 2^255 + 2^12. r may be a or b.
 *   In: rdi = r, rsi = a, rdx = b. Stack: 48 bytes. */
    .globl  edmont_i_amd64_mul
    .hidden edmont_i_amd64_mul
    .type   edmont_i_amd64_mul, @function
    .balign 64
edmont_i_amd64_mul:
    .cfi_startproc
    endbr64
    pushq   %rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbx, 0
    pushq   %rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbp, 0
    pushq   %r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r12, 0
    pushq   %r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r13, 0
    pushq   %r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r14, 0
    pushq   %r15
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r15, 0
    movq    %rdx, %rbp
    movq    (%rsi), %rax
    mulq    (%rbp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    (%rsi), %rax
    mulq    8(%rbp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    8(%rsi), %rax
    mulq    (%rbp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    (%rsi), %rax
    mulq    16(%rbp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    8(%rsi), %rax
    mulq    8(%rbp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    16(%rsi), %rax
    mulq    (%rbp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rsi), %rax
    mulq    24(%rbp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsi), %rax
    mulq    16(%rbp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    16(%rsi), %rax
    mulq    8(%rbp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    24(%rsi), %rax
    mulq    (%rbp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsi), %rax
    mulq    24(%rbp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsi), %rax
    mulq    16(%rbp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    24(%rsi), %rax
    mulq    8(%rbp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsi), %rax
    mulq    24(%rbp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsi), %rax
    mulq    16(%rbp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsi), %rax
    mulq    24(%rbp)
    addq    %rax, %r14
    adcq    %rdx, %r15
    movl    $38, %ebx
    movq    %r12, %rax
    mulq    %rbx
    addq    %rax, %r8
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r13, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r9
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r14, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r15, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r11
    adcq    $0, %rdx
    movq    %rdx, %r12
    movq    %r11, %rax
    addq    %rax, %rax
    adcq    %r12, %r12
    leaq    (%r12,%r12,8), %rax
    leaq    (%r12,%rax,2), %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, (%rdi)
    movq    %r9, 8(%rdi)
    movq    %r10, 16(%rdi)
    movq    %r11, 24(%rdi)
    popq    %r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r15
    popq    %r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r14
    popq    %r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r13
    popq    %r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r12
    popq    %rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbp
    popq    %rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbx
    xorl    %eax, %eax
    xorl    %ecx, %ecx
    xorl    %edx, %edx
    xorl    %esi, %esi
    xorl    %edi, %edi
    xorl    %r8d, %r8d
    xorl    %r9d, %r9d
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    ret
    .cfi_endproc
    .size   edmont_i_amd64_mul, . - edmont_i_amd64_mul

/* void edmont_i_amd64_sqr_times(uint64_t r[4], const uint64_t a[4], int n)
 *   r = a^(2^n) mod p, n >= 1; a below 2^256, r below 2^255 + 2^12. r may be a.
 *   In: rdi = r, rsi = a, edx = n, which is public. Stack: 56 bytes. */
    .globl  edmont_i_amd64_sqr_times
    .hidden edmont_i_amd64_sqr_times
    .type   edmont_i_amd64_sqr_times, @function
    .balign 64
edmont_i_amd64_sqr_times:
    .cfi_startproc
    endbr64
    pushq   %rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbx, 0
    pushq   %rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbp, 0
    pushq   %r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r12, 0
    pushq   %r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r13, 0
    pushq   %r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r14, 0
    pushq   %r15
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r15, 0
    subq    $8, %rsp
    .cfi_adjust_cfa_offset 8
    movq    (%rsi), %r8
    movq    8(%rsi), %r9
    movq    16(%rsi), %r10
    movq    24(%rsi), %r11
    movq    %r8, (%rdi)
    movq    %r9, 8(%rdi)
    movq    %r10, 16(%rdi)
    movq    %r11, 24(%rdi)
    movq    %rdx, (%rsp)
.Ledmont_i_amd64_sqr_times:
    movq    (%rdi), %rax
    mulq    8(%rdi)
    movq    %rax, %r9
    movq    %rdx, %r10
    movq    (%rdi), %rax
    mulq    16(%rdi)
    xorl    %r11d, %r11d
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rdi), %rax
    mulq    24(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rdi), %rax
    mulq    16(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rdi), %rax
    mulq    24(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rdi), %rax
    mulq    24(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    addq    %r9, %r9
    adcq    %r10, %r10
    adcq    %r11, %r11
    adcq    %r12, %r12
    adcq    %r13, %r13
    adcq    %r14, %r14
    adcq    %r15, %r15
    movq    (%rdi), %rax
    mulq    %rax
    movq    %rax, %r8
    movq    %rdx, %rcx
    movq    8(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r9
    adcq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    16(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r11
    adcq    %rax, %r12
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    24(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r13
    adcq    %rax, %r14
    adcq    $0, %rdx
    movq    %rdx, %rcx
    addq    %rcx, %r15
    movl    $38, %ebx
    movq    %r12, %rax
    mulq    %rbx
    addq    %rax, %r8
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r13, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r9
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r14, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r15, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r11
    adcq    $0, %rdx
    movq    %rdx, %r12
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, (%rdi)
    movq    %r9, 8(%rdi)
    movq    %r10, 16(%rdi)
    movq    %r11, 24(%rdi)
    decl    (%rsp)
    jnz     .Ledmont_i_amd64_sqr_times
    addq    $8, %rsp
    .cfi_adjust_cfa_offset -8
    popq    %r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r15
    popq    %r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r14
    popq    %r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r13
    popq    %r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r12
    popq    %rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbp
    popq    %rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbx
    xorl    %eax, %eax
    xorl    %ecx, %ecx
    xorl    %edx, %edx
    xorl    %esi, %esi
    xorl    %edi, %edi
    xorl    %r8d, %r8d
    xorl    %r9d, %r9d
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    ret
    .cfi_endproc
    .size   edmont_i_amd64_sqr_times, . - edmont_i_amd64_sqr_times

/* void edmont_i_amd64_sqr_times_two(uint64_t r[8], const uint64_t a[8], int n)
 *   r = a^(2^n) mod p, n >= 1, for both elements; a below 2^256, r below 2^255 + 2^12. r may be a.
 *   In: rdi = r, rsi = a, edx = n, which is public. Stack: 56 bytes. */
    .globl  edmont_i_amd64_sqr_times_two
    .hidden edmont_i_amd64_sqr_times_two
    .type   edmont_i_amd64_sqr_times_two, @function
    .balign 64
edmont_i_amd64_sqr_times_two:
    .cfi_startproc
    endbr64
    pushq   %rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbx, 0
    pushq   %rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbp, 0
    pushq   %r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r12, 0
    pushq   %r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r13, 0
    pushq   %r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r14, 0
    pushq   %r15
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r15, 0
    subq    $8, %rsp
    .cfi_adjust_cfa_offset 8
    movq    (%rsi), %r8
    movq    8(%rsi), %r9
    movq    16(%rsi), %r10
    movq    24(%rsi), %r11
    movq    %r8, (%rdi)
    movq    %r9, 8(%rdi)
    movq    %r10, 16(%rdi)
    movq    %r11, 24(%rdi)
    movq    32(%rsi), %r8
    movq    40(%rsi), %r9
    movq    48(%rsi), %r10
    movq    56(%rsi), %r11
    movq    %r8, 32(%rdi)
    movq    %r9, 40(%rdi)
    movq    %r10, 48(%rdi)
    movq    %r11, 56(%rdi)
    movq    %rdx, (%rsp)
.Ledmont_i_amd64_sqr_times_two:
    movq    (%rdi), %rax
    mulq    8(%rdi)
    movq    %rax, %r9
    movq    %rdx, %r10
    movq    (%rdi), %rax
    mulq    16(%rdi)
    xorl    %r11d, %r11d
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rdi), %rax
    mulq    24(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rdi), %rax
    mulq    16(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rdi), %rax
    mulq    24(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rdi), %rax
    mulq    24(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    addq    %r9, %r9
    adcq    %r10, %r10
    adcq    %r11, %r11
    adcq    %r12, %r12
    adcq    %r13, %r13
    adcq    %r14, %r14
    adcq    %r15, %r15
    movq    (%rdi), %rax
    mulq    %rax
    movq    %rax, %r8
    movq    %rdx, %rcx
    movq    8(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r9
    adcq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    16(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r11
    adcq    %rax, %r12
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    24(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r13
    adcq    %rax, %r14
    adcq    $0, %rdx
    movq    %rdx, %rcx
    addq    %rcx, %r15
    movl    $38, %ebx
    movq    %r12, %rax
    mulq    %rbx
    addq    %rax, %r8
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r13, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r9
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r14, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r15, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r11
    adcq    $0, %rdx
    movq    %rdx, %r12
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, (%rdi)
    movq    %r9, 8(%rdi)
    movq    %r10, 16(%rdi)
    movq    %r11, 24(%rdi)
    movq    32(%rdi), %rax
    mulq    40(%rdi)
    movq    %rax, %r9
    movq    %rdx, %r10
    movq    32(%rdi), %rax
    mulq    48(%rdi)
    xorl    %r11d, %r11d
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    32(%rdi), %rax
    mulq    56(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    40(%rdi), %rax
    mulq    48(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    40(%rdi), %rax
    mulq    56(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    48(%rdi), %rax
    mulq    56(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    addq    %r9, %r9
    adcq    %r10, %r10
    adcq    %r11, %r11
    adcq    %r12, %r12
    adcq    %r13, %r13
    adcq    %r14, %r14
    adcq    %r15, %r15
    movq    32(%rdi), %rax
    mulq    %rax
    movq    %rax, %r8
    movq    %rdx, %rcx
    movq    40(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r9
    adcq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    48(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r11
    adcq    %rax, %r12
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    56(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r13
    adcq    %rax, %r14
    adcq    $0, %rdx
    movq    %rdx, %rcx
    addq    %rcx, %r15
    movl    $38, %ebx
    movq    %r12, %rax
    mulq    %rbx
    addq    %rax, %r8
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r13, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r9
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r14, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    %r15, %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r11
    adcq    $0, %rdx
    movq    %rdx, %r12
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 32(%rdi)
    movq    %r9, 40(%rdi)
    movq    %r10, 48(%rdi)
    movq    %r11, 56(%rdi)
    decl    (%rsp)
    jnz     .Ledmont_i_amd64_sqr_times_two
    addq    $8, %rsp
    .cfi_adjust_cfa_offset -8
    popq    %r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r15
    popq    %r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r14
    popq    %r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r13
    popq    %r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r12
    popq    %rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbp
    popq    %rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbx
    xorl    %eax, %eax
    xorl    %ecx, %ecx
    xorl    %edx, %edx
    xorl    %esi, %esi
    xorl    %edi, %edi
    xorl    %r8d, %r8d
    xorl    %r9d, %r9d
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    ret
    .cfi_endproc
    .size   edmont_i_amd64_sqr_times_two, . - edmont_i_amd64_sqr_times_two

    .section .note.GNU-stack,"",@progbits
    .section .note.gnu.property,"a",@note
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
