/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * src/core/amd64/edwards.S: points of edwards25519: doubling and addition.
 * Made by src/core/asm/make_asm.py; not to be edited.
 *
 * Elements are four 64-bit words, the least significant first; generic/words.h has their bounds.
 * The functions keep the registers that the System V convention says, and zero the others that they
 * use. None of them branches on a word of an element, or looks anything up by one.
 */
    .text

/* void edmont_i_amd64_double_times(struct ge *r, const struct ge *p, int n)
 *   r = 2^n p, n >= 1: E = 2XY, G = Y^2 - X^2, H = Y^2 + X^2, F = 2Z^2 - G; X = EF, Y = GH, Z = FG,
 *   T = EH, that of the last alone. Coordinates are below 2^255 + 2^12. r may be p.
 *   In: rdi = r, rsi = p, edx = n, which is public. Stack: 360 bytes. */
    .globl  edmont_i_amd64_double_times
    .hidden edmont_i_amd64_double_times
    .type   edmont_i_amd64_double_times, @function
    .balign 64
edmont_i_amd64_double_times:
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
    subq    $312, %rsp
    .cfi_adjust_cfa_offset 312
    movq    %rdx, 288(%rsp)
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
    movq    64(%rsi), %r8
    movq    72(%rsi), %r9
    movq    80(%rsi), %r10
    movq    88(%rsi), %r11
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
.Ldouble_again:
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
    movq    %r8, 64(%rsp)
    movq    %r9, 72(%rsp)
    movq    %r10, 80(%rsp)
    movq    %r11, 88(%rsp)
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
    movq    %r8, 32(%rsp)
    movq    %r9, 40(%rsp)
    movq    %r10, 48(%rsp)
    movq    %r11, 56(%rsp)
    movq    (%rdi), %r8
    movq    8(%rdi), %r9
    movq    16(%rdi), %r10
    movq    24(%rdi), %r11
    addq    (%rdi), %r8
    adcq    8(%rdi), %r9
    adcq    16(%rdi), %r10
    adcq    24(%rdi), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    %rax, %r8
    movq    %r8, (%rsp)
    movq    %r9, 8(%rsp)
    movq    %r10, 16(%rsp)
    movq    %r11, 24(%rsp)
    movq    64(%rdi), %rax
    mulq    72(%rdi)
    movq    %rax, %r9
    movq    %rdx, %r10
    movq    64(%rdi), %rax
    mulq    80(%rdi)
    xorl    %r11d, %r11d
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    64(%rdi), %rax
    mulq    88(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    72(%rdi), %rax
    mulq    80(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    72(%rdi), %rax
    mulq    88(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    80(%rdi), %rax
    mulq    88(%rdi)
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
    movq    64(%rdi), %rax
    mulq    %rax
    movq    %rax, %r8
    movq    %rdx, %rcx
    movq    72(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r9
    adcq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    80(%rdi), %rax
    mulq    %rax
    addq    %rcx, %r11
    adcq    %rax, %r12
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    88(%rdi), %rax
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
    movq    %r8, 128(%rsp)
    movq    %r9, 136(%rsp)
    movq    %r10, 144(%rsp)
    movq    %r11, 152(%rsp)
    movq    64(%rsp), %r8
    movq    72(%rsp), %r9
    movq    80(%rsp), %r10
    movq    88(%rsp), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    32(%rsp), %r8
    sbbq    40(%rsp), %r9
    sbbq    48(%rsp), %r10
    sbbq    56(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    32(%rsp), %r12
    adcq    40(%rsp), %r13
    adcq    48(%rsp), %r14
    adcq    56(%rsp), %r15
    sbbq    %rcx, %rcx
    andl    $38, %ecx
    addq    %rcx, %r12
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, 64(%rsp)
    movq    %r9, 72(%rsp)
    movq    %r10, 80(%rsp)
    movq    %r11, 88(%rsp)
    movq    %r12, 96(%rsp)
    movq    %r13, 104(%rsp)
    movq    %r14, 112(%rsp)
    movq    %r15, 120(%rsp)
    movq    (%rsp), %rax
    mulq    32(%rdi)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    (%rsp), %rax
    mulq    40(%rdi)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    8(%rsp), %rax
    mulq    32(%rdi)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    (%rsp), %rax
    mulq    48(%rdi)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    8(%rsp), %rax
    mulq    40(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    16(%rsp), %rax
    mulq    32(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rsp), %rax
    mulq    56(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    48(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    16(%rsp), %rax
    mulq    40(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    24(%rsp), %rax
    mulq    32(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    56(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    48(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    24(%rsp), %rax
    mulq    40(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    56(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    48(%rdi)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    56(%rdi)
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
    movq    %r8, (%rsp)
    movq    %r9, 8(%rsp)
    movq    %r10, 16(%rsp)
    movq    %r11, 24(%rsp)
    movq    128(%rsp), %r8
    movq    136(%rsp), %r9
    movq    144(%rsp), %r10
    movq    152(%rsp), %r11
    addq    128(%rsp), %r8
    adcq    136(%rsp), %r9
    adcq    144(%rsp), %r10
    adcq    152(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    %rax, %r8
    movq    %r8, 128(%rsp)
    movq    %r9, 136(%rsp)
    movq    %r10, 144(%rsp)
    movq    %r11, 152(%rsp)
    movq    128(%rsp), %r8
    movq    136(%rsp), %r9
    movq    144(%rsp), %r10
    movq    152(%rsp), %r11
    subq    64(%rsp), %r8
    sbbq    72(%rsp), %r9
    sbbq    80(%rsp), %r10
    sbbq    88(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, 32(%rsp)
    movq    %r9, 40(%rsp)
    movq    %r10, 48(%rsp)
    movq    %r11, 56(%rsp)
    movq    64(%rsp), %rax
    mulq    96(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    64(%rsp), %rax
    mulq    104(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    72(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    64(%rsp), %rax
    mulq    112(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    72(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    80(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    64(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    72(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    80(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    88(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    72(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    80(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    88(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    80(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    88(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    88(%rsp), %rax
    mulq    120(%rsp)
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
    movq    %r8, 32(%rdi)
    movq    %r9, 40(%rdi)
    movq    %r10, 48(%rdi)
    movq    %r11, 56(%rdi)
    movq    (%rsp), %rax
    mulq    32(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    (%rsp), %rax
    mulq    40(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    8(%rsp), %rax
    mulq    32(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    (%rsp), %rax
    mulq    48(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    8(%rsp), %rax
    mulq    40(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    16(%rsp), %rax
    mulq    32(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rsp), %rax
    mulq    56(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    48(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    16(%rsp), %rax
    mulq    40(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    24(%rsp), %rax
    mulq    32(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    56(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    48(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    24(%rsp), %rax
    mulq    40(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    56(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    48(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    56(%rsp)
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
    movq    32(%rsp), %rax
    mulq    64(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    32(%rsp), %rax
    mulq    72(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    40(%rsp), %rax
    mulq    64(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    32(%rsp), %rax
    mulq    80(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    40(%rsp), %rax
    mulq    72(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    48(%rsp), %rax
    mulq    64(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    32(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    40(%rsp), %rax
    mulq    80(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    48(%rsp), %rax
    mulq    72(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    56(%rsp), %rax
    mulq    64(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    40(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    48(%rsp), %rax
    mulq    80(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    56(%rsp), %rax
    mulq    72(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    48(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    56(%rsp), %rax
    mulq    80(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    56(%rsp), %rax
    mulq    88(%rsp)
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
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
    decl    288(%rsp)
    jnz     .Ldouble_again
    movq    (%rsp), %rax
    mulq    96(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    (%rsp), %rax
    mulq    104(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    8(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    (%rsp), %rax
    mulq    112(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    8(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    16(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rsp), %rax
    mulq    120(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    16(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    24(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    24(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    120(%rsp)
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
    movq    %r8, 96(%rdi)
    movq    %r9, 104(%rdi)
    movq    %r10, 112(%rdi)
    movq    %r11, 120(%rdi)
    addq    $312, %rsp
    .cfi_adjust_cfa_offset -312
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
    .size   edmont_i_amd64_double_times, . - edmont_i_amd64_double_times

/* void edmont_i_amd64_add(struct ge *r, const struct ge *p, const struct ge_cached *q)
 *   r = p + q: A = (Y - X) YmX, B = (Y + X) YpX, C = T T2d, D = Z Z2;
 *   E = B - A, F = D - C, G = D + C, H = B + A; X = EF, Y = GH, Z = FG, T = EH.
 *   Coordinates of p and r are below 2^255 + 2^12,
 *   members of q below 2^256. r may be p.
 *   In: rdi = r, rsi = p, rdx = q. Stack: 360 bytes. */
    .globl  edmont_i_amd64_add
    .hidden edmont_i_amd64_add
    .type   edmont_i_amd64_add, @function
    .balign 64
edmont_i_amd64_add:
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
    subq    $312, %rsp
    .cfi_adjust_cfa_offset 312
    movq    %rdi, 288(%rsp)
    movq    %rdx, 296(%rsp)
    movq    %rsi, %rdi
    movq    96(%rdi), %r8
    movq    104(%rdi), %r9
    movq    112(%rdi), %r10
    movq    120(%rdi), %r11
    movq    %r8, 192(%rsp)
    movq    %r9, 200(%rsp)
    movq    %r10, 208(%rsp)
    movq    %r11, 216(%rsp)
    movq    64(%rdi), %r8
    movq    72(%rdi), %r9
    movq    80(%rdi), %r10
    movq    88(%rdi), %r11
    movq    %r8, 160(%rsp)
    movq    %r9, 168(%rsp)
    movq    %r10, 176(%rsp)
    movq    %r11, 184(%rsp)
    movq    32(%rdi), %r8
    movq    40(%rdi), %r9
    movq    48(%rdi), %r10
    movq    56(%rdi), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    (%rdi), %r8
    sbbq    8(%rdi), %r9
    sbbq    16(%rdi), %r10
    sbbq    24(%rdi), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    (%rdi), %r12
    adcq    8(%rdi), %r13
    adcq    16(%rdi), %r14
    adcq    24(%rdi), %r15
    sbbq    %rcx, %rcx
    andl    $38, %ecx
    addq    %rcx, %r12
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, 96(%rsp)
    movq    %r9, 104(%rsp)
    movq    %r10, 112(%rsp)
    movq    %r11, 120(%rsp)
    movq    %r12, (%rsp)
    movq    %r13, 8(%rsp)
    movq    %r14, 16(%rsp)
    movq    %r15, 24(%rsp)
    movq    296(%rsp), %rdi
    movq    192(%rsp), %rax
    mulq    96(%rdi)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    192(%rsp), %rax
    mulq    104(%rdi)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    200(%rsp), %rax
    mulq    96(%rdi)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    192(%rsp), %rax
    mulq    112(%rdi)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    200(%rsp), %rax
    mulq    104(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    208(%rsp), %rax
    mulq    96(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    192(%rsp), %rax
    mulq    120(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    200(%rsp), %rax
    mulq    112(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    208(%rsp), %rax
    mulq    104(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    216(%rsp), %rax
    mulq    96(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    200(%rsp), %rax
    mulq    120(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    208(%rsp), %rax
    mulq    112(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    216(%rsp), %rax
    mulq    104(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    208(%rsp), %rax
    mulq    120(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    216(%rsp), %rax
    mulq    112(%rdi)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    216(%rsp), %rax
    mulq    120(%rdi)
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
    movq    %r8, 64(%rsp)
    movq    %r9, 72(%rsp)
    movq    %r10, 80(%rsp)
    movq    %r11, 88(%rsp)
    movq    160(%rsp), %rax
    mulq    64(%rdi)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    160(%rsp), %rax
    mulq    72(%rdi)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    168(%rsp), %rax
    mulq    64(%rdi)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    160(%rsp), %rax
    mulq    80(%rdi)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    168(%rsp), %rax
    mulq    72(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    176(%rsp), %rax
    mulq    64(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    160(%rsp), %rax
    mulq    88(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    168(%rsp), %rax
    mulq    80(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    176(%rsp), %rax
    mulq    72(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    184(%rsp), %rax
    mulq    64(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    168(%rsp), %rax
    mulq    88(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    176(%rsp), %rax
    mulq    80(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    184(%rsp), %rax
    mulq    72(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    176(%rsp), %rax
    mulq    88(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    184(%rsp), %rax
    mulq    80(%rdi)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    184(%rsp), %rax
    mulq    88(%rdi)
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
    movq    %r8, 160(%rsp)
    movq    %r9, 168(%rsp)
    movq    %r10, 176(%rsp)
    movq    %r11, 184(%rsp)
    movq    96(%rsp), %rax
    mulq    32(%rdi)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    96(%rsp), %rax
    mulq    40(%rdi)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    104(%rsp), %rax
    mulq    32(%rdi)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    96(%rsp), %rax
    mulq    48(%rdi)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    104(%rsp), %rax
    mulq    40(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    112(%rsp), %rax
    mulq    32(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    96(%rsp), %rax
    mulq    56(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    104(%rsp), %rax
    mulq    48(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    112(%rsp), %rax
    mulq    40(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    120(%rsp), %rax
    mulq    32(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    104(%rsp), %rax
    mulq    56(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    112(%rsp), %rax
    mulq    48(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    120(%rsp), %rax
    mulq    40(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    112(%rsp), %rax
    mulq    56(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    120(%rsp), %rax
    mulq    48(%rdi)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    120(%rsp), %rax
    mulq    56(%rdi)
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
    movq    %r8, 96(%rsp)
    movq    %r9, 104(%rsp)
    movq    %r10, 112(%rsp)
    movq    %r11, 120(%rsp)
    movq    160(%rsp), %r8
    movq    168(%rsp), %r9
    movq    176(%rsp), %r10
    movq    184(%rsp), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    64(%rsp), %r8
    sbbq    72(%rsp), %r9
    sbbq    80(%rsp), %r10
    sbbq    88(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    64(%rsp), %r12
    adcq    72(%rsp), %r13
    adcq    80(%rsp), %r14
    adcq    88(%rsp), %r15
    sbbq    %rcx, %rcx
    andl    $38, %ecx
    addq    %rcx, %r12
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, 32(%rsp)
    movq    %r9, 40(%rsp)
    movq    %r10, 48(%rsp)
    movq    %r11, 56(%rsp)
    movq    %r12, 64(%rsp)
    movq    %r13, 72(%rsp)
    movq    %r14, 80(%rsp)
    movq    %r15, 88(%rsp)
    movq    (%rsp), %rax
    mulq    (%rdi)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    (%rsp), %rax
    mulq    8(%rdi)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    8(%rsp), %rax
    mulq    (%rdi)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    (%rsp), %rax
    mulq    16(%rdi)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    8(%rsp), %rax
    mulq    8(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    16(%rsp), %rax
    mulq    (%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rsp), %rax
    mulq    24(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    16(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    16(%rsp), %rax
    mulq    8(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    24(%rsp), %rax
    mulq    (%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    24(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    16(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    24(%rsp), %rax
    mulq    8(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    24(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    16(%rdi)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    24(%rdi)
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
    movq    %r8, (%rsp)
    movq    %r9, 8(%rsp)
    movq    %r10, 16(%rsp)
    movq    %r11, 24(%rsp)
    movq    (%rsp), %r8
    movq    8(%rsp), %r9
    movq    16(%rsp), %r10
    movq    24(%rsp), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    96(%rsp), %r8
    sbbq    104(%rsp), %r9
    sbbq    112(%rsp), %r10
    sbbq    120(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    96(%rsp), %r12
    adcq    104(%rsp), %r13
    adcq    112(%rsp), %r14
    adcq    120(%rsp), %r15
    sbbq    %rcx, %rcx
    andl    $38, %ecx
    addq    %rcx, %r12
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, (%rsp)
    movq    %r9, 8(%rsp)
    movq    %r10, 16(%rsp)
    movq    %r11, 24(%rsp)
    movq    %r12, 96(%rsp)
    movq    %r13, 104(%rsp)
    movq    %r14, 112(%rsp)
    movq    %r15, 120(%rsp)
    movq    288(%rsp), %rdi
    movq    32(%rsp), %rax
    mulq    64(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    32(%rsp), %rax
    mulq    72(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    40(%rsp), %rax
    mulq    64(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    32(%rsp), %rax
    mulq    80(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    40(%rsp), %rax
    mulq    72(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    48(%rsp), %rax
    mulq    64(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    32(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    40(%rsp), %rax
    mulq    80(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    48(%rsp), %rax
    mulq    72(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    56(%rsp), %rax
    mulq    64(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    40(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    48(%rsp), %rax
    mulq    80(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    56(%rsp), %rax
    mulq    72(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    48(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    56(%rsp), %rax
    mulq    80(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    56(%rsp), %rax
    mulq    88(%rsp)
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
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
    movq    64(%rsp), %rax
    mulq    96(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    64(%rsp), %rax
    mulq    104(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    72(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    64(%rsp), %rax
    mulq    112(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    72(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    80(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    64(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    72(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    80(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    88(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    72(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    80(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    88(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    80(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    88(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    88(%rsp), %rax
    mulq    120(%rsp)
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
    movq    %r8, 32(%rdi)
    movq    %r9, 40(%rdi)
    movq    %r10, 48(%rdi)
    movq    %r11, 56(%rdi)
    movq    (%rsp), %rax
    mulq    96(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    (%rsp), %rax
    mulq    104(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    8(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    (%rsp), %rax
    mulq    112(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    8(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    16(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rsp), %rax
    mulq    120(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    16(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    24(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    24(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    120(%rsp)
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
    movq    %r8, 96(%rdi)
    movq    %r9, 104(%rdi)
    movq    %r10, 112(%rdi)
    movq    %r11, 120(%rdi)
    movq    (%rsp), %rax
    mulq    32(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    (%rsp), %rax
    mulq    40(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    8(%rsp), %rax
    mulq    32(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    (%rsp), %rax
    mulq    48(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    8(%rsp), %rax
    mulq    40(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    16(%rsp), %rax
    mulq    32(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rsp), %rax
    mulq    56(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    48(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    16(%rsp), %rax
    mulq    40(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    24(%rsp), %rax
    mulq    32(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    56(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    48(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    24(%rsp), %rax
    mulq    40(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    56(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    48(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    56(%rsp)
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
    addq    $312, %rsp
    .cfi_adjust_cfa_offset -312
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
    .size   edmont_i_amd64_add, . - edmont_i_amd64_add

/* void edmont_i_amd64_add_halved(struct ge *r, const struct ge *p, const struct ge_halved *q)
 *   r = p + q: A = (Y - X) ymx, B = (Y + X) ypx, C = T dxy, D = Z;
 *   E = B - A, F = D - C, G = D + C, H = B + A; X = EF, Y = GH, Z = FG, T = EH.
 *   Coordinates of p and r are below 2^255 + 2^12,
 *   members of q below 2^256. r may be p.
 *   In: rdi = r, rsi = p, rdx = q. Stack: 360 bytes. */
    .globl  edmont_i_amd64_add_halved
    .hidden edmont_i_amd64_add_halved
    .type   edmont_i_amd64_add_halved, @function
    .balign 64
edmont_i_amd64_add_halved:
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
    subq    $312, %rsp
    .cfi_adjust_cfa_offset 312
    movq    %rdi, 288(%rsp)
    movq    %rdx, 296(%rsp)
    movq    %rsi, %rdi
    movq    96(%rdi), %r8
    movq    104(%rdi), %r9
    movq    112(%rdi), %r10
    movq    120(%rdi), %r11
    movq    %r8, 192(%rsp)
    movq    %r9, 200(%rsp)
    movq    %r10, 208(%rsp)
    movq    %r11, 216(%rsp)
    movq    64(%rdi), %r8
    movq    72(%rdi), %r9
    movq    80(%rdi), %r10
    movq    88(%rdi), %r11
    movq    %r8, 160(%rsp)
    movq    %r9, 168(%rsp)
    movq    %r10, 176(%rsp)
    movq    %r11, 184(%rsp)
    movq    32(%rdi), %r8
    movq    40(%rdi), %r9
    movq    48(%rdi), %r10
    movq    56(%rdi), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    (%rdi), %r8
    sbbq    8(%rdi), %r9
    sbbq    16(%rdi), %r10
    sbbq    24(%rdi), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    (%rdi), %r12
    adcq    8(%rdi), %r13
    adcq    16(%rdi), %r14
    adcq    24(%rdi), %r15
    sbbq    %rcx, %rcx
    andl    $38, %ecx
    addq    %rcx, %r12
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, 96(%rsp)
    movq    %r9, 104(%rsp)
    movq    %r10, 112(%rsp)
    movq    %r11, 120(%rsp)
    movq    %r12, (%rsp)
    movq    %r13, 8(%rsp)
    movq    %r14, 16(%rsp)
    movq    %r15, 24(%rsp)
    movq    296(%rsp), %rdi
    movq    192(%rsp), %rax
    mulq    64(%rdi)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    192(%rsp), %rax
    mulq    72(%rdi)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    200(%rsp), %rax
    mulq    64(%rdi)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    192(%rsp), %rax
    mulq    80(%rdi)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    200(%rsp), %rax
    mulq    72(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    208(%rsp), %rax
    mulq    64(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    192(%rsp), %rax
    mulq    88(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    200(%rsp), %rax
    mulq    80(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    208(%rsp), %rax
    mulq    72(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    216(%rsp), %rax
    mulq    64(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    200(%rsp), %rax
    mulq    88(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    208(%rsp), %rax
    mulq    80(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    216(%rsp), %rax
    mulq    72(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    208(%rsp), %rax
    mulq    88(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    216(%rsp), %rax
    mulq    80(%rdi)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    216(%rsp), %rax
    mulq    88(%rdi)
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
    movq    %r8, 64(%rsp)
    movq    %r9, 72(%rsp)
    movq    %r10, 80(%rsp)
    movq    %r11, 88(%rsp)
    movq    96(%rsp), %rax
    mulq    32(%rdi)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    96(%rsp), %rax
    mulq    40(%rdi)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    104(%rsp), %rax
    mulq    32(%rdi)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    96(%rsp), %rax
    mulq    48(%rdi)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    104(%rsp), %rax
    mulq    40(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    112(%rsp), %rax
    mulq    32(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    96(%rsp), %rax
    mulq    56(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    104(%rsp), %rax
    mulq    48(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    112(%rsp), %rax
    mulq    40(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    120(%rsp), %rax
    mulq    32(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    104(%rsp), %rax
    mulq    56(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    112(%rsp), %rax
    mulq    48(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    120(%rsp), %rax
    mulq    40(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    112(%rsp), %rax
    mulq    56(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    120(%rsp), %rax
    mulq    48(%rdi)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    120(%rsp), %rax
    mulq    56(%rdi)
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
    movq    %r8, 96(%rsp)
    movq    %r9, 104(%rsp)
    movq    %r10, 112(%rsp)
    movq    %r11, 120(%rsp)
    movq    160(%rsp), %r8
    movq    168(%rsp), %r9
    movq    176(%rsp), %r10
    movq    184(%rsp), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    64(%rsp), %r8
    sbbq    72(%rsp), %r9
    sbbq    80(%rsp), %r10
    sbbq    88(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    64(%rsp), %r12
    adcq    72(%rsp), %r13
    adcq    80(%rsp), %r14
    adcq    88(%rsp), %r15
    sbbq    %rcx, %rcx
    andl    $38, %ecx
    addq    %rcx, %r12
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, 32(%rsp)
    movq    %r9, 40(%rsp)
    movq    %r10, 48(%rsp)
    movq    %r11, 56(%rsp)
    movq    %r12, 64(%rsp)
    movq    %r13, 72(%rsp)
    movq    %r14, 80(%rsp)
    movq    %r15, 88(%rsp)
    movq    (%rsp), %rax
    mulq    (%rdi)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    (%rsp), %rax
    mulq    8(%rdi)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    8(%rsp), %rax
    mulq    (%rdi)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    (%rsp), %rax
    mulq    16(%rdi)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    8(%rsp), %rax
    mulq    8(%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    16(%rsp), %rax
    mulq    (%rdi)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rsp), %rax
    mulq    24(%rdi)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    16(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    16(%rsp), %rax
    mulq    8(%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    24(%rsp), %rax
    mulq    (%rdi)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    24(%rdi)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    16(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    24(%rsp), %rax
    mulq    8(%rdi)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    24(%rdi)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    16(%rdi)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    24(%rdi)
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
    movq    %r8, (%rsp)
    movq    %r9, 8(%rsp)
    movq    %r10, 16(%rsp)
    movq    %r11, 24(%rsp)
    movq    (%rsp), %r8
    movq    8(%rsp), %r9
    movq    16(%rsp), %r10
    movq    24(%rsp), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    96(%rsp), %r8
    sbbq    104(%rsp), %r9
    sbbq    112(%rsp), %r10
    sbbq    120(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    96(%rsp), %r12
    adcq    104(%rsp), %r13
    adcq    112(%rsp), %r14
    adcq    120(%rsp), %r15
    sbbq    %rcx, %rcx
    andl    $38, %ecx
    addq    %rcx, %r12
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, (%rsp)
    movq    %r9, 8(%rsp)
    movq    %r10, 16(%rsp)
    movq    %r11, 24(%rsp)
    movq    %r12, 96(%rsp)
    movq    %r13, 104(%rsp)
    movq    %r14, 112(%rsp)
    movq    %r15, 120(%rsp)
    movq    288(%rsp), %rdi
    movq    32(%rsp), %rax
    mulq    64(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    32(%rsp), %rax
    mulq    72(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    40(%rsp), %rax
    mulq    64(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    32(%rsp), %rax
    mulq    80(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    40(%rsp), %rax
    mulq    72(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    48(%rsp), %rax
    mulq    64(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    32(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    40(%rsp), %rax
    mulq    80(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    48(%rsp), %rax
    mulq    72(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    56(%rsp), %rax
    mulq    64(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    40(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    48(%rsp), %rax
    mulq    80(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    56(%rsp), %rax
    mulq    72(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    48(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    56(%rsp), %rax
    mulq    80(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    56(%rsp), %rax
    mulq    88(%rsp)
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
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
    movq    64(%rsp), %rax
    mulq    96(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    64(%rsp), %rax
    mulq    104(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    72(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    64(%rsp), %rax
    mulq    112(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    72(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    80(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    64(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    72(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    80(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    88(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    72(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    80(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    88(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    80(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    88(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    88(%rsp), %rax
    mulq    120(%rsp)
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
    movq    %r8, 32(%rdi)
    movq    %r9, 40(%rdi)
    movq    %r10, 48(%rdi)
    movq    %r11, 56(%rdi)
    movq    (%rsp), %rax
    mulq    96(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    (%rsp), %rax
    mulq    104(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    8(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    (%rsp), %rax
    mulq    112(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    8(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    16(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rsp), %rax
    mulq    120(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    16(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    24(%rsp), %rax
    mulq    96(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    24(%rsp), %rax
    mulq    104(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    120(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    112(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    120(%rsp)
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
    movq    %r8, 96(%rdi)
    movq    %r9, 104(%rdi)
    movq    %r10, 112(%rdi)
    movq    %r11, 120(%rdi)
    movq    (%rsp), %rax
    mulq    32(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    (%rsp), %rax
    mulq    40(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    8(%rsp), %rax
    mulq    32(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    (%rsp), %rax
    mulq    48(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    8(%rsp), %rax
    mulq    40(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    16(%rsp), %rax
    mulq    32(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    (%rsp), %rax
    mulq    56(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    48(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    16(%rsp), %rax
    mulq    40(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    24(%rsp), %rax
    mulq    32(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    8(%rsp), %rax
    mulq    56(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    48(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    24(%rsp), %rax
    mulq    40(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    16(%rsp), %rax
    mulq    56(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    48(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    24(%rsp), %rax
    mulq    56(%rsp)
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
    addq    $312, %rsp
    .cfi_adjust_cfa_offset -312
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
    .size   edmont_i_amd64_add_halved, . - edmont_i_amd64_add_halved

    .section .note.GNU-stack,"",@progbits
    .section .note.gnu.property,"a",@note
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
