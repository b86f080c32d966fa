/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * src/core/amd64/ladder.S: the Montgomery ladder of X25519.
 * Made by src/core/asm/make_asm.py; not to be edited.
 *
 * Elements are four 64-bit words, the least significant first; generic/words.h has their bounds.
 * The functions keep the registers that the System V convention says, and zero the others that they
 * use. None of them branches on a word of an element, or looks anything up by one.
 */
    .text

/* void edmont_i_amd64_ladder(uint64_t xz[2][4], const uint64_t k[4], const uint64_t x1[4])
 *   xz[0] / xz[1] = u-coordinate of k times a point with u-coordinate x1: RFC 7748, section 5, bits
 *   254 to 0 of k. x1 and the results are below 2^255 + 2^12.
 *   In: rdi = xz, rsi = k, rdx = x1. Stack: 584 bytes. */
    .globl  edmont_i_amd64_ladder
    .hidden edmont_i_amd64_ladder
    .type   edmont_i_amd64_ladder, @function
    .balign 64
edmont_i_amd64_ladder:
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
    shrq    %cl, %rdx
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
    movq    320(%rsp), %rax
    mulq    328(%rsp)
    movq    %rax, %r9
    movq    %rdx, %r10
    movq    320(%rsp), %rax
    mulq    336(%rsp)
    xorl    %r11d, %r11d
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    320(%rsp), %rax
    mulq    344(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    328(%rsp), %rax
    mulq    336(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    328(%rsp), %rax
    mulq    344(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    336(%rsp), %rax
    mulq    344(%rsp)
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
    movq    320(%rsp), %rax
    mulq    %rax
    movq    %rax, %r8
    movq    %rdx, %rcx
    movq    328(%rsp), %rax
    mulq    %rax
    addq    %rcx, %r9
    adcq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    336(%rsp), %rax
    mulq    %rax
    addq    %rcx, %r11
    adcq    %rax, %r12
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    344(%rsp), %rax
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
    movq    %r8, 320(%rsp)
    movq    %r9, 328(%rsp)
    movq    %r10, 336(%rsp)
    movq    %r11, 344(%rsp)
    movq    352(%rsp), %rax
    mulq    360(%rsp)
    movq    %rax, %r9
    movq    %rdx, %r10
    movq    352(%rsp), %rax
    mulq    368(%rsp)
    xorl    %r11d, %r11d
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    352(%rsp), %rax
    mulq    376(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    360(%rsp), %rax
    mulq    368(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    360(%rsp), %rax
    mulq    376(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    368(%rsp), %rax
    mulq    376(%rsp)
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
    movq    352(%rsp), %rax
    mulq    %rax
    movq    %rax, %r8
    movq    %rdx, %rcx
    movq    360(%rsp), %rax
    mulq    %rax
    addq    %rcx, %r9
    adcq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    368(%rsp), %rax
    mulq    %rax
    addq    %rcx, %r11
    adcq    %rax, %r12
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    376(%rsp), %rax
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
    movq    %r8, 352(%rsp)
    movq    %r9, 360(%rsp)
    movq    %r10, 368(%rsp)
    movq    %r11, 376(%rsp)
    movq    192(%rsp), %rax
    mulq    160(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    192(%rsp), %rax
    mulq    168(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    200(%rsp), %rax
    mulq    160(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    192(%rsp), %rax
    mulq    176(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    200(%rsp), %rax
    mulq    168(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    208(%rsp), %rax
    mulq    160(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    192(%rsp), %rax
    mulq    184(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    200(%rsp), %rax
    mulq    176(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    208(%rsp), %rax
    mulq    168(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    216(%rsp), %rax
    mulq    160(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    200(%rsp), %rax
    mulq    184(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    208(%rsp), %rax
    mulq    176(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    216(%rsp), %rax
    mulq    168(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    208(%rsp), %rax
    mulq    184(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    216(%rsp), %rax
    mulq    176(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    216(%rsp), %rax
    mulq    184(%rsp)
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
    movq    224(%rsp), %rax
    mulq    128(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    224(%rsp), %rax
    mulq    136(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    232(%rsp), %rax
    mulq    128(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    224(%rsp), %rax
    mulq    144(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    232(%rsp), %rax
    mulq    136(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    240(%rsp), %rax
    mulq    128(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    224(%rsp), %rax
    mulq    152(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    232(%rsp), %rax
    mulq    144(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    240(%rsp), %rax
    mulq    136(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    248(%rsp), %rax
    mulq    128(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    232(%rsp), %rax
    mulq    152(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    240(%rsp), %rax
    mulq    144(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    248(%rsp), %rax
    mulq    136(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    240(%rsp), %rax
    mulq    152(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    248(%rsp), %rax
    mulq    144(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    248(%rsp), %rax
    mulq    152(%rsp)
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
    movq    320(%rsp), %rax
    mulq    352(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    320(%rsp), %rax
    mulq    360(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    328(%rsp), %rax
    mulq    352(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    320(%rsp), %rax
    mulq    368(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    328(%rsp), %rax
    mulq    360(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    336(%rsp), %rax
    mulq    352(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    320(%rsp), %rax
    mulq    376(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    328(%rsp), %rax
    mulq    368(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    336(%rsp), %rax
    mulq    360(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    344(%rsp), %rax
    mulq    352(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    328(%rsp), %rax
    mulq    376(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    336(%rsp), %rax
    mulq    368(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    344(%rsp), %rax
    mulq    360(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    336(%rsp), %rax
    mulq    376(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    344(%rsp), %rax
    mulq    368(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    344(%rsp), %rax
    mulq    376(%rsp)
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
    movl    $121665, %ebx
    movq    320(%rsp), %r8
    movq    328(%rsp), %r9
    movq    336(%rsp), %r10
    movq    344(%rsp), %r11
    movq    384(%rsp), %rax
    mulq    %rbx
    addq    %rax, %r8
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    392(%rsp), %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r9
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    400(%rsp), %rax
    mulq    %rbx
    addq    %rcx, %rax
    adcq    $0, %rdx
    addq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    408(%rsp), %rax
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
    movq    64(%rsp), %rax
    mulq    72(%rsp)
    movq    %rax, %r9
    movq    %rdx, %r10
    movq    64(%rsp), %rax
    mulq    80(%rsp)
    xorl    %r11d, %r11d
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    64(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    72(%rsp), %rax
    mulq    80(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    72(%rsp), %rax
    mulq    88(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    80(%rsp), %rax
    mulq    88(%rsp)
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
    movq    64(%rsp), %rax
    mulq    %rax
    movq    %rax, %r8
    movq    %rdx, %rcx
    movq    72(%rsp), %rax
    mulq    %rax
    addq    %rcx, %r9
    adcq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    80(%rsp), %rax
    mulq    %rax
    addq    %rcx, %r11
    adcq    %rax, %r12
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    88(%rsp), %rax
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
    movq    416(%rsp), %rax
    mulq    424(%rsp)
    movq    %rax, %r9
    movq    %rdx, %r10
    movq    416(%rsp), %rax
    mulq    432(%rsp)
    xorl    %r11d, %r11d
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    416(%rsp), %rax
    mulq    440(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    424(%rsp), %rax
    mulq    432(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    424(%rsp), %rax
    mulq    440(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    432(%rsp), %rax
    mulq    440(%rsp)
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
    movq    416(%rsp), %rax
    mulq    %rax
    movq    %rax, %r8
    movq    %rdx, %rcx
    movq    424(%rsp), %rax
    mulq    %rax
    addq    %rcx, %r9
    adcq    %rax, %r10
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    432(%rsp), %rax
    mulq    %rax
    addq    %rcx, %r11
    adcq    %rax, %r12
    adcq    $0, %rdx
    movq    %rdx, %rcx
    movq    440(%rsp), %rax
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
    movq    %r8, 416(%rsp)
    movq    %r9, 424(%rsp)
    movq    %r10, 432(%rsp)
    movq    %r11, 440(%rsp)
    movq    32(%rsp), %rax
    mulq    384(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    32(%rsp), %rax
    mulq    392(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    40(%rsp), %rax
    mulq    384(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    32(%rsp), %rax
    mulq    400(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    40(%rsp), %rax
    mulq    392(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    48(%rsp), %rax
    mulq    384(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    32(%rsp), %rax
    mulq    408(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    40(%rsp), %rax
    mulq    400(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    48(%rsp), %rax
    mulq    392(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    56(%rsp), %rax
    mulq    384(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    40(%rsp), %rax
    mulq    408(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    48(%rsp), %rax
    mulq    400(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    56(%rsp), %rax
    mulq    392(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    48(%rsp), %rax
    mulq    408(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    56(%rsp), %rax
    mulq    400(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    56(%rsp), %rax
    mulq    408(%rsp)
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
    movq    %r8, 32(%rsp)
    movq    %r9, 40(%rsp)
    movq    %r10, 48(%rsp)
    movq    %r11, 56(%rsp)
    movq    448(%rsp), %rax
    mulq    416(%rsp)
    movq    %rax, %r8
    movq    %rdx, %r9
    movq    448(%rsp), %rax
    mulq    424(%rsp)
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    456(%rsp), %rax
    mulq    416(%rsp)
    addq    %rax, %r9
    adcq    %rdx, %r10
    adcq    $0, %r11
    movq    448(%rsp), %rax
    mulq    432(%rsp)
    xorl    %r12d, %r12d
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    456(%rsp), %rax
    mulq    424(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    464(%rsp), %rax
    mulq    416(%rsp)
    addq    %rax, %r10
    adcq    %rdx, %r11
    adcq    $0, %r12
    movq    448(%rsp), %rax
    mulq    440(%rsp)
    xorl    %r13d, %r13d
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    456(%rsp), %rax
    mulq    432(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    464(%rsp), %rax
    mulq    424(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    472(%rsp), %rax
    mulq    416(%rsp)
    addq    %rax, %r11
    adcq    %rdx, %r12
    adcq    $0, %r13
    movq    456(%rsp), %rax
    mulq    440(%rsp)
    xorl    %r14d, %r14d
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    464(%rsp), %rax
    mulq    432(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    472(%rsp), %rax
    mulq    424(%rsp)
    addq    %rax, %r12
    adcq    %rdx, %r13
    adcq    $0, %r14
    movq    464(%rsp), %rax
    mulq    440(%rsp)
    xorl    %r15d, %r15d
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    472(%rsp), %rax
    mulq    432(%rsp)
    addq    %rax, %r13
    adcq    %rdx, %r14
    adcq    $0, %r15
    movq    472(%rsp), %rax
    mulq    440(%rsp)
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
    .size   edmont_i_amd64_ladder, . - edmont_i_amd64_ladder

    .section .note.GNU-stack,"",@progbits
    .section .note.gnu.property,"a",@note
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
