/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * src/core/adx/ladder.S: the Montgomery ladder of X25519.
 * Made by src/core/asm/make_asm.py; not to be edited.
 *
 * Elements are four 64-bit words, the least significant first; generic/words.h has their bounds.
 * The functions keep the registers that the System V convention says, and zero the others that they
 * use. None of them branches on a word of an element, or looks anything up by one.
 */
    .text

/* void edmont_i_adx_ladder(uint64_t xz[2][4], const uint64_t k[4], const uint64_t x1[4])
 *   xz[0] / xz[1] = u-coordinate of k times a point with u-coordinate x1: RFC 7748, section 5, bits
 *   254 to 0 of k. x1 and the results are below 2^255 + 2^12.
 *   In: rdi = xz, rsi = k, rdx = x1. Stack: 584 bytes. */
    .globl  edmont_i_adx_ladder
    .hidden edmont_i_adx_ladder
    .type   edmont_i_adx_ladder, @function
    .balign 64
edmont_i_adx_ladder:
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
    subq    $536, %rsp
    .cfi_adjust_cfa_offset 536
    movq    %rdi, 520(%rsp)
    movq    (%rsi), %r8
    movq    8(%rsi), %r9
    movq    16(%rsi), %r10
    movq    24(%rsi), %r11
    movq    %r8, 480(%rsp)
    movq    %r9, 488(%rsp)
    movq    %r10, 496(%rsp)
    movq    %r11, 504(%rsp)
    movq    (%rdx), %r8
    movq    8(%rdx), %r9
    movq    16(%rdx), %r10
    movq    24(%rdx), %r11
    movq    %r8, 448(%rsp)
    movq    %r9, 456(%rsp)
    movq    %r10, 464(%rsp)
    movq    %r11, 472(%rsp)
    movq    %r8, 64(%rsp)
    movq    %r9, 72(%rsp)
    movq    %r10, 80(%rsp)
    movq    %r11, 88(%rsp)
    xorl    %eax, %eax
    movq    %rax, (%rsp)
    movq    %rax, 8(%rsp)
    movq    %rax, 16(%rsp)
    movq    %rax, 24(%rsp)
    movq    %rax, 32(%rsp)
    movq    %rax, 40(%rsp)
    movq    %rax, 48(%rsp)
    movq    %rax, 56(%rsp)
    movq    %rax, 96(%rsp)
    movq    %rax, 104(%rsp)
    movq    %rax, 112(%rsp)
    movq    %rax, 120(%rsp)
    incl    %eax
    movq    %rax, (%rsp)
    movq    %rax, 96(%rsp)
    movq    $0, 512(%rsp)
    movl    $254, %edi
.Lladder_step:
    /* A = x2 + z2, B = x2 - z2, C = x3 + z3, D = x3 - z3 */
    movq    (%rsp), %r8
    movq    8(%rsp), %r9
    movq    16(%rsp), %r10
    movq    24(%rsp), %r11
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
    movq    %r8, 160(%rsp)
    movq    %r9, 168(%rsp)
    movq    %r10, 176(%rsp)
    movq    %r11, 184(%rsp)
    movq    %r12, 128(%rsp)
    movq    %r13, 136(%rsp)
    movq    %r14, 144(%rsp)
    movq    %r15, 152(%rsp)
    movq    64(%rsp), %r8
    movq    72(%rsp), %r9
    movq    80(%rsp), %r10
    movq    88(%rsp), %r11
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
    movq    %r8, 224(%rsp)
    movq    %r9, 232(%rsp)
    movq    %r10, 240(%rsp)
    movq    %r11, 248(%rsp)
    movq    %r12, 192(%rsp)
    movq    %r13, 200(%rsp)
    movq    %r14, 208(%rsp)
    movq    %r15, 216(%rsp)
    /* AA and BB: A and B, or C and D if this bit of k differs from the one before */
    movl    %edi, %eax
    shrl    $6, %eax
    movq    480(%rsp,%rax,8), %rdx
    movl    %edi, %ecx
    shrxq   %rcx, %rdx, %rdx
    andl    $1, %edx
    movq    512(%rsp), %rax
    movq    %rdx, 512(%rsp)
    cmpq    %rdx, %rax
    movq    128(%rsp), %r8
    cmovnzq 192(%rsp), %r8
    movq    136(%rsp), %r9
    cmovnzq 200(%rsp), %r9
    movq    144(%rsp), %r10
    cmovnzq 208(%rsp), %r10
    movq    152(%rsp), %r11
    cmovnzq 216(%rsp), %r11
    movq    %r8, 320(%rsp)
    movq    %r9, 328(%rsp)
    movq    %r10, 336(%rsp)
    movq    %r11, 344(%rsp)
    movq    160(%rsp), %r8
    cmovnzq 224(%rsp), %r8
    movq    168(%rsp), %r9
    cmovnzq 232(%rsp), %r9
    movq    176(%rsp), %r10
    cmovnzq 240(%rsp), %r10
    movq    184(%rsp), %r11
    cmovnzq 248(%rsp), %r11
    movq    %r8, 352(%rsp)
    movq    %r9, 360(%rsp)
    movq    %r10, 368(%rsp)
    movq    %r11, 376(%rsp)
    /* AA = A^2, BB = B^2, CB = C B, E = AA - BB, DA = D A */
    movq    320(%rsp), %rdx
    mulxq   328(%rsp), %r9, %r10
    mulxq   336(%rsp), %rax, %r11
    addq    %rax, %r10
    mulxq   344(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    328(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   336(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   344(%rsp), %rax, %r13
    adcxq   %rax, %r12
    movq    336(%rsp), %rdx
    mulxq   344(%rsp), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    320(%rsp), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    328(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    336(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    344(%rsp), %rdx
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
    movq    %r8, 320(%rsp)
    movq    %r9, 328(%rsp)
    movq    %r10, 336(%rsp)
    movq    %r11, 344(%rsp)
    movq    352(%rsp), %rdx
    mulxq   360(%rsp), %r9, %r10
    mulxq   368(%rsp), %rax, %r11
    addq    %rax, %r10
    mulxq   376(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    360(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   368(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   376(%rsp), %rax, %r13
    adcxq   %rax, %r12
    movq    368(%rsp), %rdx
    mulxq   376(%rsp), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    352(%rsp), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    360(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    368(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    376(%rsp), %rdx
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
    movq    %r8, 352(%rsp)
    movq    %r9, 360(%rsp)
    movq    %r10, 368(%rsp)
    movq    %r11, 376(%rsp)
    movq    160(%rsp), %rdx
    mulxq   192(%rsp), %r8, %r9
    mulxq   200(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   208(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   216(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    168(%rsp), %rdx
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
    movq    176(%rsp), %rdx
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
    movq    184(%rsp), %rdx
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
    movq    %r8, 288(%rsp)
    movq    %r9, 296(%rsp)
    movq    %r10, 304(%rsp)
    movq    %r11, 312(%rsp)
    movq    320(%rsp), %r8
    movq    328(%rsp), %r9
    movq    336(%rsp), %r10
    movq    344(%rsp), %r11
    subq    352(%rsp), %r8
    sbbq    360(%rsp), %r9
    sbbq    368(%rsp), %r10
    sbbq    376(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, 384(%rsp)
    movq    %r9, 392(%rsp)
    movq    %r10, 400(%rsp)
    movq    %r11, 408(%rsp)
    movq    128(%rsp), %rdx
    mulxq   224(%rsp), %r8, %r9
    mulxq   232(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   240(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   248(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    136(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   224(%rsp), %rax, %rcx
    mulxq   232(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   248(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   240(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    144(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   224(%rsp), %rax, %rcx
    mulxq   232(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   248(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   240(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    152(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   224(%rsp), %rax, %rcx
    mulxq   232(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   248(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   240(%rsp), %rdx, %rcx
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
    /* S = (DA - CB)^2, x3 = (DA + CB)^2, x2 = AA BB, z2 = E (AA + 121665 E), z3 = x1 S */
    movq    256(%rsp), %r8
    movq    264(%rsp), %r9
    movq    272(%rsp), %r10
    movq    280(%rsp), %r11
    movq    %r8, %r12
    movq    %r9, %r13
    movq    %r10, %r14
    movq    %r11, %r15
    subq    288(%rsp), %r8
    sbbq    296(%rsp), %r9
    sbbq    304(%rsp), %r10
    sbbq    312(%rsp), %r11
    sbbq    %rax, %rax
    andl    $38, %eax
    addq    288(%rsp), %r12
    adcq    296(%rsp), %r13
    adcq    304(%rsp), %r14
    adcq    312(%rsp), %r15
    sbbq    %rcx, %rcx
    andl    $38, %ecx
    addq    %rcx, %r12
    subq    %rax, %r8
    sbbq    $0, %r9
    sbbq    $0, %r10
    sbbq    $0, %r11
    movq    %r8, 416(%rsp)
    movq    %r9, 424(%rsp)
    movq    %r10, 432(%rsp)
    movq    %r11, 440(%rsp)
    movq    %r12, 64(%rsp)
    movq    %r13, 72(%rsp)
    movq    %r14, 80(%rsp)
    movq    %r15, 88(%rsp)
    movq    352(%rsp), %rdx
    mulxq   320(%rsp), %r8, %r9
    mulxq   328(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   336(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   344(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    360(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   320(%rsp), %rax, %rcx
    mulxq   328(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   344(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   336(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    368(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   320(%rsp), %rax, %rcx
    mulxq   328(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   344(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   336(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    376(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   320(%rsp), %rax, %rcx
    mulxq   328(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   344(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   336(%rsp), %rdx, %rcx
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
    movl    $121665, %edx
    movq    320(%rsp), %r8
    movq    328(%rsp), %r9
    movq    336(%rsp), %r10
    movq    344(%rsp), %r11
    xorl    %ebx, %ebx
    mulxq   384(%rsp), %rax, %rcx
    mulxq   392(%rsp), %rsi, %rbp
    adcxq   %rax, %r8
    mulxq   408(%rsp), %rax, %r12
    adoxq   %rcx, %r9
    mulxq   400(%rsp), %rdx, %rcx
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
    movq    %r8, 32(%rsp)
    movq    %r9, 40(%rsp)
    movq    %r10, 48(%rsp)
    movq    %r11, 56(%rsp)
    movq    64(%rsp), %rdx
    mulxq   72(%rsp), %r9, %r10
    mulxq   80(%rsp), %rax, %r11
    addq    %rax, %r10
    mulxq   88(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   88(%rsp), %rax, %r13
    adcxq   %rax, %r12
    movq    80(%rsp), %rdx
    mulxq   88(%rsp), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    64(%rsp), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    72(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    80(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    88(%rsp), %rdx
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
    movq    %r8, 64(%rsp)
    movq    %r9, 72(%rsp)
    movq    %r10, 80(%rsp)
    movq    %r11, 88(%rsp)
    movq    416(%rsp), %rdx
    mulxq   424(%rsp), %r9, %r10
    mulxq   432(%rsp), %rax, %r11
    addq    %rax, %r10
    mulxq   440(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    424(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   432(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   440(%rsp), %rax, %r13
    adcxq   %rax, %r12
    movq    432(%rsp), %rdx
    mulxq   440(%rsp), %rax, %r14
    adoxq   %rax, %r13
    adcxq   %rbx, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    xorl    %ebx, %ebx
    movq    416(%rsp), %rdx
    mulxq   %rdx, %r8, %rax
    adcxq   %r9, %r9
    adoxq   %rax, %r9
    movq    424(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r10, %r10
    adoxq   %rax, %r10
    adcxq   %r11, %r11
    adoxq   %rcx, %r11
    movq    432(%rsp), %rdx
    mulxq   %rdx, %rax, %rcx
    adcxq   %r12, %r12
    adoxq   %rax, %r12
    adcxq   %r13, %r13
    adoxq   %rcx, %r13
    movq    440(%rsp), %rdx
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
    movq    %r8, 416(%rsp)
    movq    %r9, 424(%rsp)
    movq    %r10, 432(%rsp)
    movq    %r11, 440(%rsp)
    movq    384(%rsp), %rdx
    mulxq   32(%rsp), %r8, %r9
    mulxq   40(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   48(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   56(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    392(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    mulxq   40(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   56(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   48(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    400(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    mulxq   40(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   56(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   48(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    408(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    mulxq   40(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   56(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   48(%rsp), %rdx, %rcx
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
    movq    %r8, 32(%rsp)
    movq    %r9, 40(%rsp)
    movq    %r10, 48(%rsp)
    movq    %r11, 56(%rsp)
    movq    416(%rsp), %rdx
    mulxq   448(%rsp), %r8, %r9
    mulxq   456(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   464(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   472(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    424(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   448(%rsp), %rax, %rcx
    mulxq   456(%rsp), %rsi, %rbp
    adcxq   %rax, %r9
    mulxq   472(%rsp), %rax, %r13
    adoxq   %rcx, %r10
    mulxq   464(%rsp), %rdx, %rcx
    adcxq   %rsi, %r10
    adoxq   %rbp, %r11
    adcxq   %rdx, %r11
    adoxq   %rcx, %r12
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    432(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   448(%rsp), %rax, %rcx
    mulxq   456(%rsp), %rsi, %rbp
    adcxq   %rax, %r10
    mulxq   472(%rsp), %rax, %r14
    adoxq   %rcx, %r11
    mulxq   464(%rsp), %rdx, %rcx
    adcxq   %rsi, %r11
    adoxq   %rbp, %r12
    adcxq   %rdx, %r12
    adoxq   %rcx, %r13
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    440(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   448(%rsp), %rax, %rcx
    mulxq   456(%rsp), %rsi, %rbp
    adcxq   %rax, %r11
    mulxq   472(%rsp), %rax, %r15
    adoxq   %rcx, %r12
    mulxq   464(%rsp), %rdx, %rcx
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
    decl    %edi
    jns     .Lladder_step
    /* the results are x3 and z3, if bit 0 of k is 1 */
    movq    520(%rsp), %rdi
    movq    512(%rsp), %rax
    testq   %rax, %rax
    movq    (%rsp), %r8
    cmovnzq 64(%rsp), %r8
    movq    8(%rsp), %r9
    cmovnzq 72(%rsp), %r9
    movq    16(%rsp), %r10
    cmovnzq 80(%rsp), %r10
    movq    24(%rsp), %r11
    cmovnzq 88(%rsp), %r11
    movq    %r8, (%rdi)
    movq    %r9, 8(%rdi)
    movq    %r10, 16(%rdi)
    movq    %r11, 24(%rdi)
    movq    32(%rsp), %r8
    cmovnzq 96(%rsp), %r8
    movq    40(%rsp), %r9
    cmovnzq 104(%rsp), %r9
    movq    48(%rsp), %r10
    cmovnzq 112(%rsp), %r10
    movq    56(%rsp), %r11
    cmovnzq 120(%rsp), %r11
    movq    %r8, 32(%rdi)
    movq    %r9, 40(%rdi)
    movq    %r10, 48(%rdi)
    movq    %r11, 56(%rdi)
    addq    $536, %rsp
    .cfi_adjust_cfa_offset -536
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
    .size   edmont_i_adx_ladder, . - edmont_i_adx_ladder

    .section .note.GNU-stack,"",@progbits
    .section .note.gnu.property,"a",@note
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
