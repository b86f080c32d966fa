/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * src/core/adx/edwards.S: points of edwards25519: doubling and addition.
 * Made by src/core/asm/make_asm.py; not to be edited.
 *
 * Elements are four 64-bit words, the least significant first; generic/words.h has their bounds.
 * The functions keep the registers that the System V convention says, and zero the others that they
 * use. None of them branches on a word of an element, or looks anything up by one.
 */
    .text

/* void edmont_i_adx_double_times(struct ge *r, const struct ge *p, int n)
 *   r = 2^n p, n >= 1: E = 2XY, G = Y^2 - X^2, H = Y^2 + X^2, F = 2Z^2 - G; X = EF, Y = GH, Z = FG,
 *   T = EH, that of the last alone. Coordinates are below 2^255 + 2^12. r may be p.
 *   In: rdi = r, rsi = p, edx = n, which is public. Stack: 216 bytes. */
    .globl  edmont_i_adx_double_times
    .hidden edmont_i_adx_double_times
    .type   edmont_i_adx_double_times, @function
    .balign 64
edmont_i_adx_double_times:
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
    subq    $168, %rsp
    .cfi_adjust_cfa_offset 168
    movl    %edx, %ebp
.Ldouble_again:
    movq    32(%rsi), %rdx
    mulxq   40(%rsi), %r9, %r10
    mulxq   48(%rsi), %rax, %r11
    addq    %rax, %r10
    mulxq   56(%rsi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rsi), %rdx
    xorl    %ebx, %ebx
    mulxq   48(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   56(%rsi), %rax, %r13
    adcxq   %rax, %r12
    movq    48(%rsi), %rdx
    mulxq   56(%rsi), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    32(%rsi), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    40(%rsi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    48(%rsi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    56(%rsi), %rdx
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
    movq    %r8, 64(%rsp)
    movq    %r9, 72(%rsp)
    movq    %r10, 80(%rsp)
    movq    %r11, 88(%rsp)
    movq    (%rsi), %rdx
    mulxq   8(%rsi), %r9, %r10
    mulxq   16(%rsi), %rax, %r11
    addq    %rax, %r10
    mulxq   24(%rsi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    8(%rsi), %rdx
    xorl    %ebx, %ebx
    mulxq   16(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsi), %rax, %r13
    adcxq   %rax, %r12
    movq    16(%rsi), %rdx
    mulxq   24(%rsi), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    (%rsi), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    8(%rsi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    16(%rsi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    24(%rsi), %rdx
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
    movq    %r8, 32(%rsp)
    movq    %r9, 40(%rsp)
    movq    %r10, 48(%rsp)
    movq    %r11, 56(%rsp)
    movq    (%rsi), %r8
    movq    8(%rsi), %r9
    movq    16(%rsi), %r10
    movq    24(%rsi), %r11
    addq    (%rsi), %r8
    adcq    8(%rsi), %r9
    adcq    16(%rsi), %r10
    adcq    24(%rsi), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    %rax, %r8
    movq    %r8, (%rsp)
    movq    %r9, 8(%rsp)
    movq    %r10, 16(%rsp)
    movq    %r11, 24(%rsp)
    movq    64(%rsi), %rdx
    mulxq   72(%rsi), %r9, %r10
    mulxq   80(%rsi), %rax, %r11
    addq    %rax, %r10
    mulxq   88(%rsi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rsi), %rdx
    xorl    %ebx, %ebx
    mulxq   80(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   88(%rsi), %rax, %r13
    adcxq   %rax, %r12
    movq    80(%rsi), %rdx
    mulxq   88(%rsi), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    64(%rsi), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    72(%rsi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    80(%rsi), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    88(%rsi), %rdx
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
    movq    32(%rsi), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rsi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rsi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   24(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rsi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   24(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
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
    movq    96(%rsp), %rdx
    mulxq   64(%rsp), %r8, %r9
    mulxq   72(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   80(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   88(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   88(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   88(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   88(%rsp), %rax, %r15
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
    movq    32(%rsp), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   24(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   24(%rsp), %rax, %r15
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
    movq    64(%rsp), %rdx
    mulxq   32(%rsp), %r8, %r9
    mulxq   40(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   48(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   56(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   56(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   56(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   56(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
    movq    %rdi, %rsi
    decl    %ebp
    jnz     .Ldouble_again
    movq    96(%rsp), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   24(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   24(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 96(%rdi)
    movq    %r9, 104(%rdi)
    movq    %r10, 112(%rdi)
    movq    %r11, 120(%rdi)
    addq    $168, %rsp
    .cfi_adjust_cfa_offset -168
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
    .size   edmont_i_adx_double_times, . - edmont_i_adx_double_times

/* void edmont_i_adx_add(struct ge *r, const struct ge *p, const struct ge_cached *q)
 *   r = p + q: A = (Y - X) YmX, B = (Y + X) YpX, C = T T2d, D = Z Z2; E = B - A, F = D - C,
 *   G = D + C, H = B + A; X = EF, Y = GH, Z = FG, T = EH. Coordinates of p and r are below
 *   2^255 + 2^12, those of q below 2^256. r may be p.
 *   In: rdi = r, rsi = p, rdx = q. Stack: 216 bytes. */
    .globl  edmont_i_adx_add
    .hidden edmont_i_adx_add
    .type   edmont_i_adx_add, @function
    .balign 64
edmont_i_adx_add:
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
    subq    $168, %rsp
    .cfi_adjust_cfa_offset 168
    movq    %rdx, %rbp
    movq    32(%rsi), %r8
    movq    40(%rsi), %r9
    movq    48(%rsi), %r10
    movq    56(%rsi), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    (%rsi), %r8
    sbbq    8(%rsi), %r9
    sbbq    16(%rsi), %r10
    sbbq    24(%rsi), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    (%rsi), %r12
    adcq    8(%rsi), %r13
    adcq    16(%rsi), %r14
    adcq    24(%rsi), %r15
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
    movq    (%rbp), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    8(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    16(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   24(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    24(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   24(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, (%rsp)
    movq    %r9, 8(%rsp)
    movq    %r10, 16(%rsp)
    movq    %r11, 24(%rsp)
    movq    32(%rbp), %rdx
    mulxq   96(%rsp), %r8, %r9
    mulxq   104(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   112(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   120(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   104(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   112(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   120(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   104(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   112(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   120(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   104(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   112(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   120(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 96(%rsp)
    movq    %r9, 104(%rsp)
    movq    %r10, 112(%rsp)
    movq    %r11, 120(%rsp)
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
    movq    96(%rbp), %rdx
    mulxq   96(%rsi), %r8, %r9
    mulxq   104(%rsi), %rax, %r10
    addq    %rax, %r9
    mulxq   112(%rsi), %rax, %r11
    adcq    %rax, %r10
    mulxq   120(%rsi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsi), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   104(%rsi), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   112(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   120(%rsi), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsi), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   104(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   112(%rsi), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   120(%rsi), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   104(%rsi), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   112(%rsi), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   120(%rsi), %rax, %r15
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
    movq    64(%rbp), %rdx
    mulxq   64(%rsi), %r8, %r9
    mulxq   72(%rsi), %rax, %r10
    addq    %rax, %r9
    mulxq   80(%rsi), %rax, %r11
    adcq    %rax, %r10
    mulxq   88(%rsi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsi), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   72(%rsi), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   80(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   88(%rsi), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsi), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   72(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   80(%rsi), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   88(%rsi), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   72(%rsi), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   80(%rsi), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   88(%rsi), %rax, %r15
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
    movq    96(%rsp), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   24(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   24(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 96(%rdi)
    movq    %r9, 104(%rdi)
    movq    %r10, 112(%rdi)
    movq    %r11, 120(%rdi)
    movq    32(%rsp), %r8
    movq    40(%rsp), %r9
    movq    48(%rsp), %r10
    movq    56(%rsp), %r11
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
    movq    32(%rsp), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   24(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   24(%rsp), %rax, %r15
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
    movq    96(%rsp), %rdx
    mulxq   64(%rsp), %r8, %r9
    mulxq   72(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   80(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   88(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   88(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   88(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   88(%rsp), %rax, %r15
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
    movq    64(%rsp), %rdx
    mulxq   32(%rsp), %r8, %r9
    mulxq   40(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   48(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   56(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   56(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   56(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   56(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
    addq    $168, %rsp
    .cfi_adjust_cfa_offset -168
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
    .size   edmont_i_adx_add, . - edmont_i_adx_add

/* void edmont_i_adx_add_halved(struct ge *r, const struct ge *p, const struct ge_halved *q)
 *   r = p + q: A = (Y - X) ymx, B = (Y + X) ypx, C = T dxy; E = B - A, F = Z - C, G = Z + C,
 *   H = B + A; X = EF, Y = GH, Z = FG, T = EH. Coordinates of p and r are below 2^255 + 2^12, those
 *   of q below 2^256. r may be p.
 *   In: rdi = r, rsi = p, rdx = q. Stack: 216 bytes. */
    .globl  edmont_i_adx_add_halved
    .hidden edmont_i_adx_add_halved
    .type   edmont_i_adx_add_halved, @function
    .balign 64
edmont_i_adx_add_halved:
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
    subq    $168, %rsp
    .cfi_adjust_cfa_offset 168
    movq    %rdx, %rbp
    movq    32(%rsi), %r8
    movq    40(%rsi), %r9
    movq    48(%rsi), %r10
    movq    56(%rsi), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    (%rsi), %r8
    sbbq    8(%rsi), %r9
    sbbq    16(%rsi), %r10
    sbbq    24(%rsi), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    (%rsi), %r12
    adcq    8(%rsi), %r13
    adcq    16(%rsi), %r14
    adcq    24(%rsi), %r15
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
    movq    (%rbp), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    8(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    16(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   24(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    24(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   24(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, (%rsp)
    movq    %r9, 8(%rsp)
    movq    %r10, 16(%rsp)
    movq    %r11, 24(%rsp)
    movq    32(%rbp), %rdx
    mulxq   96(%rsp), %r8, %r9
    mulxq   104(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   112(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   120(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   104(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   112(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   120(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   104(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   112(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   120(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   104(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   112(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   120(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 96(%rsp)
    movq    %r9, 104(%rsp)
    movq    %r10, 112(%rsp)
    movq    %r11, 120(%rsp)
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
    movq    64(%rbp), %rdx
    mulxq   96(%rsi), %r8, %r9
    mulxq   104(%rsi), %rax, %r10
    addq    %rax, %r9
    mulxq   112(%rsi), %rax, %r11
    adcq    %rax, %r10
    mulxq   120(%rsi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsi), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   104(%rsi), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   112(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   120(%rsi), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsi), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   104(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   112(%rsi), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   120(%rsi), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rbp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsi), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   104(%rsi), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   112(%rsi), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   120(%rsi), %rax, %r15
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
    movq    96(%rsp), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   24(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   24(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 96(%rdi)
    movq    %r9, 104(%rdi)
    movq    %r10, 112(%rdi)
    movq    %r11, 120(%rdi)
    movq    64(%rsi), %r8
    movq    72(%rsi), %r9
    movq    80(%rsi), %r10
    movq    88(%rsi), %r11
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
    movq    32(%rsp), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   24(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   24(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   24(%rsp), %rax, %r15
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
    movq    96(%rsp), %rdx
    mulxq   64(%rsp), %r8, %r9
    mulxq   72(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   80(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   88(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   88(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   88(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   88(%rsp), %rax, %r15
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
    movq    64(%rsp), %rdx
    mulxq   32(%rsp), %r8, %r9
    mulxq   40(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   48(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   56(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   56(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   56(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   56(%rsp), %rax, %r15
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
    shldq   $1, %r11, %r12
    imulq   $19, %r12, %r12
    btrq    $63, %r11
    addq    %r12, %r8
    adcq    $0, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
    addq    $168, %rsp
    .cfi_adjust_cfa_offset -168
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
    .size   edmont_i_adx_add_halved, . - edmont_i_adx_add_halved

    .section .note.GNU-stack,"",@progbits
    .section .note.gnu.property,"a",@note
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
