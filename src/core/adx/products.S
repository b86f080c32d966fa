/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * src/core/adx/products.S: doubling and addition before the products that end them.
 * Made by src/core/asm/make_asm.py; not to be edited.
 *
 * Elements are four 64-bit words, the least significant first; generic/words.h has their bounds.
 * The functions keep the registers that the System V convention says, and zero the others that they
 * use. None of them branches on a word of an element, or looks anything up by one.
 */
    .text

/* void edmont_i_adx_product_double(struct ge_product *r, int n)
 *   r = 2^n r, n >= 1, as double_times. Members are below 2^256.
 *   In: rdi = r, esi = n, which is public. Stack: 360 bytes. */
    .globl  edmont_i_adx_product_double
    .hidden edmont_i_adx_product_double
    .type   edmont_i_adx_product_double, @function
    .balign 64
edmont_i_adx_product_double:
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
    movq    %rsi, 288(%rsp)
.Lproduct_again:
    movq    96(%rdi), %rdx
    mulxq   64(%rdi), %r8, %r9
    mulxq   72(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   80(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   88(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rdi), %rax, %rcx
    mulxq   72(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   88(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   80(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rdi), %rax, %rcx
    mulxq   72(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   88(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   80(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rdi), %rax, %rcx
    mulxq   72(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   88(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   80(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    %r8, 256(%rsp)
    movq    %r9, 264(%rsp)
    movq    %r10, 272(%rsp)
    movq    %r11, 280(%rsp)
    movq    32(%rdi), %rdx
    mulxq   (%rdi), %r8, %r9
    mulxq   8(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   24(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   24(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   24(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    %r8, 224(%rsp)
    movq    %r9, 232(%rsp)
    movq    %r10, 240(%rsp)
    movq    %r11, 248(%rsp)
    movq    64(%rdi), %rdx
    mulxq   32(%rdi), %r8, %r9
    mulxq   40(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   48(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   56(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rdi), %rax, %rcx
    mulxq   40(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   56(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   48(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rdi), %rax, %rcx
    mulxq   40(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   56(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   48(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rdi), %rax, %rcx
    mulxq   40(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   56(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   48(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    256(%rsp), %rdx
    mulxq   264(%rsp), %r9, %r10
    mulxq   272(%rsp), %rax, %r11
    addq    %rax, %r10
    mulxq   280(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    264(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   272(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   280(%rsp), %rax, %r13
    adcxq   %rax, %r12
    movq    272(%rsp), %rdx
    mulxq   280(%rsp), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    256(%rsp), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    264(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    272(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    280(%rsp), %rdx
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
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
    movq    224(%rsp), %rdx
    mulxq   232(%rsp), %r9, %r10
    mulxq   240(%rsp), %rax, %r11
    addq    %rax, %r10
    mulxq   248(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    232(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   240(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   248(%rsp), %rax, %r13
    adcxq   %rax, %r12
    movq    240(%rsp), %rdx
    mulxq   248(%rsp), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    224(%rsp), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    232(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    240(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    248(%rsp), %rdx
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
    movq    224(%rsp), %r8
    movq    232(%rsp), %r9
    movq    240(%rsp), %r10
    movq    248(%rsp), %r11
    addq    224(%rsp), %r8
    adcq    232(%rsp), %r9
    adcq    240(%rsp), %r10
    adcq    248(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    %rax, %r8
    movq    %r8, (%rdi)
    movq    %r9, 8(%rdi)
    movq    %r10, 16(%rdi)
    movq    %r11, 24(%rdi)
    movq    160(%rsp), %rdx
    mulxq   168(%rsp), %r9, %r10
    mulxq   176(%rsp), %rax, %r11
    addq    %rax, %r10
    mulxq   184(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    168(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   176(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   184(%rsp), %rax, %r13
    adcxq   %rax, %r12
    movq    176(%rsp), %rdx
    mulxq   184(%rsp), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    160(%rsp), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    168(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    176(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    184(%rsp), %rdx
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
    movq    %r8, 128(%rsp)
    movq    %r9, 136(%rsp)
    movq    %r10, 144(%rsp)
    movq    %r11, 152(%rsp)
    movq    64(%rdi), %r8
    movq    72(%rdi), %r9
    movq    80(%rdi), %r10
    movq    88(%rdi), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    32(%rdi), %r8
    sbbq    40(%rdi), %r9
    sbbq    48(%rdi), %r10
    sbbq    56(%rdi), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    32(%rdi), %r12
    adcq    40(%rdi), %r13
    adcq    48(%rdi), %r14
    adcq    56(%rdi), %r15
    sbbq    %rcx, %rcx
    andl    $38, %ecx
    addq    %rcx, %r12
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
    movq    %r12, 96(%rdi)
    movq    %r13, 104(%rdi)
    movq    %r14, 112(%rdi)
    movq    %r15, 120(%rdi)
    movq    256(%rsp), %rdx
    mulxq   (%rdi), %r8, %r9
    mulxq   8(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    264(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   24(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    272(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   24(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    280(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   24(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    subq    64(%rdi), %r8
    sbbq    72(%rdi), %r9
    sbbq    80(%rdi), %r10
    sbbq    88(%rdi), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, 32(%rdi)
    movq    %r9, 40(%rdi)
    movq    %r10, 48(%rdi)
    movq    %r11, 56(%rdi)
    decl    288(%rsp)
    jnz     .Lproduct_again
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
    .size   edmont_i_adx_product_double, . - edmont_i_adx_product_double

/* void edmont_i_adx_product_add(struct ge_product *r, const struct ge_cached *q)
 *   r = r + q, as add. Members are below 2^256.
 *   In: rdi = r, rsi = q. Stack: 360 bytes. */
    .globl  edmont_i_adx_product_add
    .hidden edmont_i_adx_product_add
    .type   edmont_i_adx_product_add, @function
    .balign 64
edmont_i_adx_product_add:
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
    movq    %rsi, 296(%rsp)
    movq    32(%rdi), %rdx
    mulxq   (%rdi), %r8, %r9
    mulxq   8(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   24(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   24(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   24(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    %r8, 224(%rsp)
    movq    %r9, 232(%rsp)
    movq    %r10, 240(%rsp)
    movq    %r11, 248(%rsp)
    movq    96(%rdi), %rdx
    mulxq   64(%rdi), %r8, %r9
    mulxq   72(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   80(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   88(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rdi), %rax, %rcx
    mulxq   72(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   88(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   80(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rdi), %rax, %rcx
    mulxq   72(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   88(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   80(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rdi), %rax, %rcx
    mulxq   72(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   88(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   80(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    %r8, 256(%rsp)
    movq    %r9, 264(%rsp)
    movq    %r10, 272(%rsp)
    movq    %r11, 280(%rsp)
    movq    96(%rdi), %rdx
    mulxq   (%rdi), %r8, %r9
    mulxq   8(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   24(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   24(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   24(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    %r8, 192(%rsp)
    movq    %r9, 200(%rsp)
    movq    %r10, 208(%rsp)
    movq    %r11, 216(%rsp)
    movq    64(%rdi), %rdx
    mulxq   32(%rdi), %r8, %r9
    mulxq   40(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   48(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   56(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rdi), %rax, %rcx
    mulxq   40(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   56(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   48(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rdi), %rax, %rcx
    mulxq   40(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   56(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   48(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rdi), %rax, %rcx
    mulxq   40(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   56(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   48(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    256(%rsp), %r8
    movq    264(%rsp), %r9
    movq    272(%rsp), %r10
    movq    280(%rsp), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    224(%rsp), %r8
    sbbq    232(%rsp), %r9
    sbbq    240(%rsp), %r10
    sbbq    248(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    224(%rsp), %r12
    adcq    232(%rsp), %r13
    adcq    240(%rsp), %r14
    adcq    248(%rsp), %r15
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
    movq    96(%rdi), %rdx
    mulxq   192(%rsp), %r8, %r9
    mulxq   200(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   208(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   216(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   192(%rsp), %rax, %rcx
    mulxq   200(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   216(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   208(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   192(%rsp), %rax, %rcx
    mulxq   200(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   216(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   208(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   192(%rsp), %rax, %rcx
    mulxq   200(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   216(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   208(%rsp), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    64(%rdi), %rdx
    mulxq   160(%rsp), %r8, %r9
    mulxq   168(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   176(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   184(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   160(%rsp), %rax, %rcx
    mulxq   168(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   184(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   176(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   160(%rsp), %rax, %rcx
    mulxq   168(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   184(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   176(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   160(%rsp), %rax, %rcx
    mulxq   168(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   184(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   176(%rsp), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    32(%rdi), %rdx
    mulxq   96(%rsp), %r8, %r9
    mulxq   104(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   112(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   120(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    mulxq   104(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   120(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   112(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    mulxq   104(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   120(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   112(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    mulxq   104(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   120(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   112(%rsp), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    (%rdi), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    8(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    mulxq   8(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   24(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   16(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    16(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    mulxq   8(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   24(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    24(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    mulxq   8(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   24(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    (%rsp), %r8
    movq    8(%rsp), %r9
    movq    16(%rsp), %r10
    movq    24(%rsp), %r11
    movq    %r8, (%rdi)
    movq    %r9, 8(%rdi)
    movq    %r10, 16(%rdi)
    movq    %r11, 24(%rdi)
    movq    32(%rsp), %r8
    movq    40(%rsp), %r9
    movq    48(%rsp), %r10
    movq    56(%rsp), %r11
    movq    %r8, 32(%rdi)
    movq    %r9, 40(%rdi)
    movq    %r10, 48(%rdi)
    movq    %r11, 56(%rdi)
    movq    64(%rsp), %r8
    movq    72(%rsp), %r9
    movq    80(%rsp), %r10
    movq    88(%rsp), %r11
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
    movq    96(%rsp), %r8
    movq    104(%rsp), %r9
    movq    112(%rsp), %r10
    movq    120(%rsp), %r11
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
    .size   edmont_i_adx_product_add, . - edmont_i_adx_product_add

/* void edmont_i_adx_product_add_halved(struct ge_product *r, const struct ge_halved *q)
 *   r = r + q, as add_halved. Members are below 2^256.
 *   In: rdi = r, rsi = q. Stack: 360 bytes. */
    .globl  edmont_i_adx_product_add_halved
    .hidden edmont_i_adx_product_add_halved
    .type   edmont_i_adx_product_add_halved, @function
    .balign 64
edmont_i_adx_product_add_halved:
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
    movq    %rsi, 296(%rsp)
    movq    32(%rdi), %rdx
    mulxq   (%rdi), %r8, %r9
    mulxq   8(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   24(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   24(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   24(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    %r8, 224(%rsp)
    movq    %r9, 232(%rsp)
    movq    %r10, 240(%rsp)
    movq    %r11, 248(%rsp)
    movq    96(%rdi), %rdx
    mulxq   64(%rdi), %r8, %r9
    mulxq   72(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   80(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   88(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rdi), %rax, %rcx
    mulxq   72(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   88(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   80(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rdi), %rax, %rcx
    mulxq   72(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   88(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   80(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rdi), %rax, %rcx
    mulxq   72(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   88(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   80(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    %r8, 256(%rsp)
    movq    %r9, 264(%rsp)
    movq    %r10, 272(%rsp)
    movq    %r11, 280(%rsp)
    movq    96(%rdi), %rdx
    mulxq   (%rdi), %r8, %r9
    mulxq   8(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    104(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   24(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    112(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   24(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    120(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rdi), %rax, %rcx
    mulxq   8(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   24(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   16(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    %r8, 192(%rsp)
    movq    %r9, 200(%rsp)
    movq    %r10, 208(%rsp)
    movq    %r11, 216(%rsp)
    movq    64(%rdi), %rdx
    mulxq   32(%rdi), %r8, %r9
    mulxq   40(%rdi), %rax, %r10
    addq    %rax, %r9
    mulxq   48(%rdi), %rax, %r11
    adcq    %rax, %r10
    mulxq   56(%rdi), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rdi), %rax, %rcx
    mulxq   40(%rdi), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   56(%rdi), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   48(%rdi), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rdi), %rax, %rcx
    mulxq   40(%rdi), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   56(%rdi), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   48(%rdi), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rdi), %rax, %rcx
    mulxq   40(%rdi), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   56(%rdi), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   48(%rdi), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    256(%rsp), %r8
    movq    264(%rsp), %r9
    movq    272(%rsp), %r10
    movq    280(%rsp), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    224(%rsp), %r8
    sbbq    232(%rsp), %r9
    sbbq    240(%rsp), %r10
    sbbq    248(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    224(%rsp), %r12
    adcq    232(%rsp), %r13
    adcq    240(%rsp), %r14
    adcq    248(%rsp), %r15
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
    movq    64(%rdi), %rdx
    mulxq   192(%rsp), %r8, %r9
    mulxq   200(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   208(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   216(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   192(%rsp), %rax, %rcx
    mulxq   200(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   216(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   208(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   192(%rsp), %rax, %rcx
    mulxq   200(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   216(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   208(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   192(%rsp), %rax, %rcx
    mulxq   200(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   216(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   208(%rsp), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    32(%rdi), %rdx
    mulxq   96(%rsp), %r8, %r9
    mulxq   104(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   112(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   120(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    40(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    mulxq   104(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   120(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   112(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    48(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    mulxq   104(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   120(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   112(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    56(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    mulxq   104(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   120(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   112(%rsp), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    (%rdi), %rdx
    mulxq   (%rsp), %r8, %r9
    mulxq   8(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   16(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   24(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    8(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    mulxq   8(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   24(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   16(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    16(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    mulxq   8(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   24(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   16(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    24(%rdi), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    mulxq   8(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   24(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   16(%rsp), %rdx, %rcx
    adcxq   %rsi, %r12
    adoxq   %rbp, %r13
    adcxq   %rdx, %r13
    adoxq   %rcx, %r14
    adcxq   %rax, %r14
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
    movq    (%rsp), %r8
    movq    8(%rsp), %r9
    movq    16(%rsp), %r10
    movq    24(%rsp), %r11
    movq    %r8, (%rdi)
    movq    %r9, 8(%rdi)
    movq    %r10, 16(%rdi)
    movq    %r11, 24(%rdi)
    movq    32(%rsp), %r8
    movq    40(%rsp), %r9
    movq    48(%rsp), %r10
    movq    56(%rsp), %r11
    movq    %r8, 32(%rdi)
    movq    %r9, 40(%rdi)
    movq    %r10, 48(%rdi)
    movq    %r11, 56(%rdi)
    movq    64(%rsp), %r8
    movq    72(%rsp), %r9
    movq    80(%rsp), %r10
    movq    88(%rsp), %r11
    movq    %r8, 64(%rdi)
    movq    %r9, 72(%rdi)
    movq    %r10, 80(%rdi)
    movq    %r11, 88(%rdi)
    movq    96(%rsp), %r8
    movq    104(%rsp), %r9
    movq    112(%rsp), %r10
    movq    120(%rsp), %r11
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
    .size   edmont_i_adx_product_add_halved, . - edmont_i_adx_product_add_halved

    .section .note.GNU-stack,"",@progbits
    .section .note.gnu.property,"a",@note
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
