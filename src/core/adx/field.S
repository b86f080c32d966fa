/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * src/core/adx/field.S: products and squares mod p = 2^255 - 19.
 * Made by src/core/asm/make_asm.py; not to be edited.
 *
 * Elements are four 64-bit words, the least significant first; generic/words.h has their bounds.
 * The functions keep the registers that the System V convention says, and zero the others that they
 * use. None of them branches on a word of an element, or looks anything up by one.
 */
    .text

/* void edmont_i_adx_mul(uint64_t r[4], const uint64_t a[4], const uint64_t b[4])
 *   r = a b mod p; a, b below 2^256, r below 2^255 + 2^12. r may be a or b.
 *   In: rdi = r, rsi = a, rdx = b. Stack: 48 bytes. */
    .globl  edmont_i_adx_mul
    .hidden edmont_i_adx_mul
    .type   edmont_i_adx_mul, @function
    .balign 64
edmont_i_adx_mul:
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
    movq    (%rbp), %rdx
    mulxq   (%rsi), %r8, %r9
    mulxq   8(%rsi), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsi), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    8(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsi), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   8(%rsi), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   16(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsi), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    16(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsi), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   8(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   16(%rsi), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   24(%rsi), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    24(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   8(%rsi), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   16(%rsi), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   24(%rsi), %rax, %r15
    adcxq   %rax, %r14
    adoxq   %rbx, %r15
    adcxq   %rbx, %r15
    movl    $38, %edx
    xorl    %ebx, %ebx
    mulxq   %r12, %rax, %rcx
    adcxq   %rax, %r8
    adoxq   %rcx, %r9
    mulxq   %r13, %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   %r14, %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   %r15, %rax, %r12
    adcxq   %rax, %r11
    adoxq   %rbx, %r12
    adcxq   %rbx, %r12
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
    .size   edmont_i_adx_mul, . - edmont_i_adx_mul

/* void edmont_i_adx_sqr_times(uint64_t r[4], const uint64_t a[4], int n)
 *   r = a^(2^n) mod p, n >= 1; a below 2^256, r below 2^255 + 2^12. r may be a.
 *   In: rdi = r, rsi = a, edx = n, which is public. Stack: 56 bytes. */
    .globl  edmont_i_adx_sqr_times
    .hidden edmont_i_adx_sqr_times
    .type   edmont_i_adx_sqr_times, @function
    .balign 64
edmont_i_adx_sqr_times:
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
.Ledmont_i_adx_sqr_times:
    movq    (%rdi), %rdx
    mulxq   8(%rdi), %r9, %r10
    mulxq   16(%rdi), %rax, %r11
    addq    %rax, %r10
    mulxq   24(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    8(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   16(%rdi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rdi), %rax, %r13
    adcxq   %rax, %r12
    movq    16(%rdi), %rdx
    mulxq   24(%rdi), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    (%rdi), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    8(%rdi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    16(%rdi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    24(%rdi), %rdx
    mulxq   %rdx, %rax, %r15
    adcxq   %r14, %r14
    adoxq   %rax, %r14
    adoxq   %rbx, %r15
    adcxq   %rbx, %r15
    movl    $38, %edx
    xorl    %ebx, %ebx
    mulxq   %r12, %rax, %rcx
    adcxq   %rax, %r8
    adoxq   %rcx, %r9
    mulxq   %r13, %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   %r14, %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   %r15, %rax, %r12
    adcxq   %rax, %r11
    adoxq   %rbx, %r12
    adcxq   %rbx, %r12
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
    jnz     .Ledmont_i_adx_sqr_times
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
    .size   edmont_i_adx_sqr_times, . - edmont_i_adx_sqr_times

/* void edmont_i_adx_sqr_times_two(uint64_t r[8], const uint64_t a[8], int n)
 *   r = a^(2^n) mod p, n >= 1, for both elements; a below 2^256, r below 2^255 + 2^12. r may be a.
 *   In: rdi = r, rsi = a, edx = n, which is public. Stack: 56 bytes. */
    .globl  edmont_i_adx_sqr_times_two
    .hidden edmont_i_adx_sqr_times_two
    .type   edmont_i_adx_sqr_times_two, @function
    .balign 64
edmont_i_adx_sqr_times_two:
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
.Ledmont_i_adx_sqr_times_two:
    movq    (%rdi), %rdx
    mulxq   8(%rdi), %r9, %r10
    mulxq   16(%rdi), %rax, %r11
    addq    %rax, %r10
    mulxq   24(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    8(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   16(%rdi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rdi), %rax, %r13
    adcxq   %rax, %r12
    movq    16(%rdi), %rdx
    mulxq   24(%rdi), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    (%rdi), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    8(%rdi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    16(%rdi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    24(%rdi), %rdx
    mulxq   %rdx, %rax, %r15
    adcxq   %r14, %r14
    adoxq   %rax, %r14
    adoxq   %rbx, %r15
    adcxq   %rbx, %r15
    movl    $38, %edx
    xorl    %ebx, %ebx
    mulxq   %r12, %rax, %rcx
    mulxq   %r13, %rsi, %rbp
    adcxq   %rax, %r8
    mulxq   %r15, %rax, %r12
    adoxq   %rcx, %r9
    mulxq   %r14, %rdx, %rcx
    adcxq   %rsi, %r9
    adoxq   %rbp, %r10
    adcxq   %rdx, %r10
    adoxq   %rcx, %r11
    adcxq   %rax, %r11
    adoxq   %rbx, %r12
    adcxq   %rbx, %r12
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
    movq    32(%rdi), %rdx
    mulxq   40(%rdi), %r9, %r10
    mulxq   48(%rdi), %rax, %r11
    addq    %rax, %r10
    mulxq   56(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   48(%rdi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   56(%rdi), %rax, %r13
    adcxq   %rax, %r12
    movq    48(%rdi), %rdx
    mulxq   56(%rdi), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    32(%rdi), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    40(%rdi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    48(%rdi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    56(%rdi), %rdx
    mulxq   %rdx, %rax, %r15
    adcxq   %r14, %r14
    adoxq   %rax, %r14
    adoxq   %rbx, %r15
    adcxq   %rbx, %r15
    movl    $38, %edx
    xorl    %ebx, %ebx
    mulxq   %r12, %rax, %rcx
    mulxq   %r13, %rsi, %rbp
    adcxq   %rax, %r8
    mulxq   %r15, %rax, %r12
    adoxq   %rcx, %r9
    mulxq   %r14, %rdx, %rcx
    adcxq   %rsi, %r9
    adoxq   %rbp, %r10
    adcxq   %rdx, %r10
    adoxq   %rcx, %r11
    adcxq   %rax, %r11
    adoxq   %rbx, %r12
    adcxq   %rbx, %r12
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
    jnz     .Ledmont_i_adx_sqr_times_two
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
    .size   edmont_i_adx_sqr_times_two, . - edmont_i_adx_sqr_times_two

    .section .note.GNU-stack,"",@progbits
    .section .note.gnu.property,"a",@note
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
