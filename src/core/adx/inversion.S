/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * src/core/adx/inversion.S: inversion mod p = 2^255 - 19.
 * Made by src/core/asm/make_asm.py; not to be edited.
 *
 * Elements are four 64-bit words, the least significant first; generic/words.h has their bounds.
 * The functions keep the registers that the System V convention says, and zero the others that they
 * use. None of them branches on a word of an element, or looks anything up by one.
 */
    .text

/* void edmont_i_adx_invert(uint64_t r[4], const uint64_t x[4])
 *   r = 1/x mod p, and 0 for 0; x below p, r below 2^255 + 2^12. r may be x.
 *   10 rounds of 3 batches of 20 steps, after which g = 0, f = 1, -1 or, for x = 0, p; f = d x and
 *   g = e x up to a power of 2.
 *   In: rdi = r, rsi = x. Stack: 312 bytes. */
    .globl  edmont_i_adx_invert
    .hidden edmont_i_adx_invert
    .type   edmont_i_adx_invert, @function
    .balign 64
edmont_i_adx_invert:
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
    subq    $264, %rsp
    .cfi_adjust_cfa_offset 264
    movq    %rdi, 216(%rsp)
    movq    (%rsi), %r8
    movq    8(%rsi), %r9
    movq    16(%rsi), %r10
    movq    24(%rsi), %r11
    movq    %r8, 32(%rsp)
    movq    %r9, 40(%rsp)
    movq    %r10, 48(%rsp)
    movq    %r11, 56(%rsp)
    xorl    %eax, %eax
    movabsq $-19, %rcx
    movq    %rcx, (%rsp)
    movq    %rax, 64(%rsp)
    movq    %rax, 96(%rsp)
    movabsq $-1, %rcx
    movq    %rcx, 8(%rsp)
    movq    %rax, 72(%rsp)
    movq    %rax, 104(%rsp)
    movabsq $-1, %rcx
    movq    %rcx, 16(%rsp)
    movq    %rax, 80(%rsp)
    movq    %rax, 112(%rsp)
    movabsq $9223372036854775807, %rcx
    movq    %rcx, 24(%rsp)
    movq    %rax, 88(%rsp)
    movq    %rax, 120(%rsp)
    incl    %eax
    movq    %rax, 96(%rsp)
    movq    $-1, 192(%rsp)
    movl    $10, %eax
    movq    %rax, 208(%rsp)
.Linvert_round:
    /* the matrix of 60 steps */
    movq    (%rsp), %r9
    movq    32(%rsp), %r10
    movq    192(%rsp), %rbp
    movabsq $-2199023255552, %rdx
    movl    %r9d, %eax
    andl    $1048575, %eax
    addq    %rdx, %rax
    movabsq $-4611686018427387904, %rdx
    movl    %r10d, %ecx
    andl    $1048575, %ecx
    addq    %rdx, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movabsq $2199024304128, %rdi
    leaq    (%rax,%rdi), %rdx
    sarq    $42, %rdx
    addq    $1048576, %rax
    shlq    $22, %rax
    sarq    $43, %rax
    leaq    (%rcx,%rdi), %rbx
    sarq    $42, %rbx
    addq    $1048576, %rcx
    shlq    $22, %rcx
    sarq    $43, %rcx
    movq    %r9, %rdi
    imulq   %rax, %rdi
    movq    %r10, %rsi
    imulq   %rdx, %rsi
    addq    %rsi, %rdi
    imulq   %rcx, %r9
    imulq   %rbx, %r10
    addq    %r9, %r10
    movq    %rdi, %r9
    sarq    $20, %r9
    sarq    $20, %r10
    movq    %rax, %r11
    movq    %rdx, %r12
    movq    %rcx, %r13
    movq    %rbx, %r14
    movabsq $-2199023255552, %rdx
    movl    %r9d, %eax
    andl    $1048575, %eax
    addq    %rdx, %rax
    movabsq $-4611686018427387904, %rdx
    movl    %r10d, %ecx
    andl    $1048575, %ecx
    addq    %rdx, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movabsq $2199024304128, %rdi
    leaq    (%rax,%rdi), %rdx
    sarq    $42, %rdx
    addq    $1048576, %rax
    shlq    $22, %rax
    sarq    $43, %rax
    leaq    (%rcx,%rdi), %rbx
    sarq    $42, %rbx
    addq    $1048576, %rcx
    shlq    $22, %rcx
    sarq    $43, %rcx
    movq    %r9, %rdi
    imulq   %rax, %rdi
    movq    %r10, %rsi
    imulq   %rdx, %rsi
    addq    %rsi, %rdi
    imulq   %rcx, %r9
    imulq   %rbx, %r10
    addq    %r9, %r10
    movq    %rdi, %r9
    sarq    $20, %r9
    sarq    $20, %r10
    movq    %r11, %rdi
    imulq   %rax, %rdi
    movq    %r13, %rsi
    imulq   %rdx, %rsi
    addq    %rsi, %rdi
    imulq   %rcx, %r11
    imulq   %rbx, %r13
    addq    %r11, %r13
    movq    %rdi, %r11
    movq    %r12, %rdi
    imulq   %rax, %rdi
    movq    %r14, %rsi
    imulq   %rdx, %rsi
    addq    %rsi, %rdi
    imulq   %rcx, %r12
    imulq   %rbx, %r14
    addq    %r12, %r14
    movq    %rdi, %r12
    movabsq $-2199023255552, %rdx
    movl    %r9d, %eax
    andl    $1048575, %eax
    addq    %rdx, %rax
    movabsq $-4611686018427387904, %rdx
    movl    %r10d, %ecx
    andl    $1048575, %ecx
    addq    %rdx, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movq    %rcx, %rdx
    subq    %rax, %rdx
    leaq    (%rcx,%rax), %rbx
    cmpq    $0, %rbp
    cmovsq  %rdx, %rbx
    leaq    -1(%rbp), %r8
    leaq    1(%rbp), %rdi
    notq    %rdi
    movq    %rcx, %rdx
    shlq    $63, %rdx
    btl     $0, %ecx
    cmovncq %rcx, %rbx
    addq    %rbp, %rdx
    cmovcq  %rcx, %rax
    cmovcq  %rdi, %r8
    sarq    $1, %rbx
    movq    %rbx, %rdx
    subq    %rax, %rdx
    leaq    (%rbx,%rax), %rcx
    cmpq    $0, %r8
    cmovsq  %rdx, %rcx
    leaq    -1(%r8), %rbp
    leaq    1(%r8), %rdi
    notq    %rdi
    movq    %rbx, %rdx
    shlq    $63, %rdx
    btl     $0, %ebx
    cmovncq %rbx, %rcx
    addq    %r8, %rdx
    cmovcq  %rbx, %rax
    cmovcq  %rdi, %rbp
    sarq    $1, %rcx
    movabsq $2199024304128, %rdi
    leaq    (%rax,%rdi), %rdx
    sarq    $42, %rdx
    addq    $1048576, %rax
    shlq    $22, %rax
    sarq    $43, %rax
    leaq    (%rcx,%rdi), %rbx
    sarq    $42, %rbx
    addq    $1048576, %rcx
    shlq    $22, %rcx
    sarq    $43, %rcx
    movq    %r11, %rdi
    imulq   %rax, %rdi
    movq    %r13, %rsi
    imulq   %rdx, %rsi
    addq    %rsi, %rdi
    imulq   %rcx, %r11
    imulq   %rbx, %r13
    addq    %r11, %r13
    movq    %rdi, %r11
    movq    %r12, %rdi
    imulq   %rax, %rdi
    movq    %r14, %rsi
    imulq   %rdx, %rsi
    addq    %rsi, %rdi
    imulq   %rcx, %r12
    imulq   %rbx, %r14
    addq    %r12, %r14
    movq    %rdi, %r12
    movq    %r11, 224(%rsp)
    movq    %r12, 232(%rsp)
    movq    %r13, 240(%rsp)
    movq    %r14, 248(%rsp)
    movq    %rbp, 192(%rsp)
    /* f and g */
    xorl    %r8d, %r8d
    xorl    %r9d, %r9d
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    movq    224(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r8
    adoxq   %rcx, %r9
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   24(%rsp), %rax, %r12
    adcxq   %rax, %r11
    adoxq   %rbx, %r12
    adcxq   %rbx, %r12
    movq    224(%rsp), %rdi
    sarq    $63, %rdi
    movq    (%rsp), %rax
    andq    %rdi, %rax
    movq    8(%rsp), %r13
    andq    %rdi, %r13
    movq    16(%rsp), %r14
    andq    %rdi, %r14
    movq    24(%rsp), %r15
    andq    %rdi, %r15
    subq    %rax, %r9
    sbbq    %r13, %r10
    sbbq    %r14, %r11
    sbbq    %r15, %r12
    movq    24(%rsp), %rax
    sarq    $63, %rax
    andq    224(%rsp), %rax
    subq    %rax, %r12
    movq    232(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r8
    adoxq   %rcx, %r9
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   56(%rsp), %rax, %r13
    adcxq   %rax, %r11
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    addq    %r13, %r12
    movq    232(%rsp), %rdi
    sarq    $63, %rdi
    movq    32(%rsp), %rax
    andq    %rdi, %rax
    movq    40(%rsp), %r13
    andq    %rdi, %r13
    movq    48(%rsp), %r14
    andq    %rdi, %r14
    movq    56(%rsp), %r15
    andq    %rdi, %r15
    subq    %rax, %r9
    sbbq    %r13, %r10
    sbbq    %r14, %r11
    sbbq    %r15, %r12
    movq    56(%rsp), %rax
    sarq    $63, %rax
    andq    232(%rsp), %rax
    subq    %rax, %r12
    shldq   $4, %r11, %r12
    shldq   $4, %r10, %r11
    shldq   $4, %r9, %r10
    shldq   $4, %r8, %r9
    movq    %r9, 128(%rsp)
    movq    %r10, 136(%rsp)
    movq    %r11, 144(%rsp)
    movq    %r12, 152(%rsp)
    xorl    %r8d, %r8d
    xorl    %r9d, %r9d
    xorl    %r10d, %r10d
    xorl    %r11d, %r11d
    movq    240(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   (%rsp), %rax, %rcx
    adcxq   %rax, %r8
    adoxq   %rcx, %r9
    mulxq   8(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   16(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   24(%rsp), %rax, %r12
    adcxq   %rax, %r11
    adoxq   %rbx, %r12
    adcxq   %rbx, %r12
    movq    240(%rsp), %rdi
    sarq    $63, %rdi
    movq    (%rsp), %rax
    andq    %rdi, %rax
    movq    8(%rsp), %r13
    andq    %rdi, %r13
    movq    16(%rsp), %r14
    andq    %rdi, %r14
    movq    24(%rsp), %r15
    andq    %rdi, %r15
    subq    %rax, %r9
    sbbq    %r13, %r10
    sbbq    %r14, %r11
    sbbq    %r15, %r12
    movq    24(%rsp), %rax
    sarq    $63, %rax
    andq    240(%rsp), %rax
    subq    %rax, %r12
    movq    248(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   32(%rsp), %rax, %rcx
    adcxq   %rax, %r8
    adoxq   %rcx, %r9
    mulxq   40(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   48(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   56(%rsp), %rax, %r13
    adcxq   %rax, %r11
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    addq    %r13, %r12
    movq    248(%rsp), %rdi
    sarq    $63, %rdi
    movq    32(%rsp), %rax
    andq    %rdi, %rax
    movq    40(%rsp), %r13
    andq    %rdi, %r13
    movq    48(%rsp), %r14
    andq    %rdi, %r14
    movq    56(%rsp), %r15
    andq    %rdi, %r15
    subq    %rax, %r9
    sbbq    %r13, %r10
    sbbq    %r14, %r11
    sbbq    %r15, %r12
    movq    56(%rsp), %rax
    sarq    $63, %rax
    andq    248(%rsp), %rax
    subq    %rax, %r12
    shldq   $4, %r11, %r12
    shldq   $4, %r10, %r11
    shldq   $4, %r9, %r10
    shldq   $4, %r8, %r9
    movq    %r9, 32(%rsp)
    movq    %r10, 40(%rsp)
    movq    %r11, 48(%rsp)
    movq    %r12, 56(%rsp)
    movq    128(%rsp), %r8
    movq    136(%rsp), %r9
    movq    144(%rsp), %r10
    movq    152(%rsp), %r11
    movq    %r8, (%rsp)
    movq    %r9, 8(%rsp)
    movq    %r10, 16(%rsp)
    movq    %r11, 24(%rsp)
    /* d and e */
    movabsq $-9223372036854775808, %r8
    movabsq $-10, %r9
    movabsq $-1, %r10
    movabsq $-1, %r11
    movq    224(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r8
    adoxq   %rcx, %r9
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   88(%rsp), %rax, %r12
    adcxq   %rax, %r11
    adoxq   %rbx, %r12
    adcxq   %rbx, %r12
    movq    224(%rsp), %rdi
    sarq    $63, %rdi
    movq    64(%rsp), %rax
    andq    %rdi, %rax
    movq    72(%rsp), %r13
    andq    %rdi, %r13
    movq    80(%rsp), %r14
    andq    %rdi, %r14
    movq    88(%rsp), %r15
    andq    %rdi, %r15
    subq    %rax, %r9
    sbbq    %r13, %r10
    sbbq    %r14, %r11
    sbbq    %r15, %r12
    movq    232(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    adcxq   %rax, %r8
    adoxq   %rcx, %r9
    mulxq   104(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   112(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   120(%rsp), %rax, %r13
    adcxq   %rax, %r11
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    addq    %r13, %r12
    movq    232(%rsp), %rdi
    sarq    $63, %rdi
    movq    96(%rsp), %rax
    andq    %rdi, %rax
    movq    104(%rsp), %r13
    andq    %rdi, %r13
    movq    112(%rsp), %r14
    andq    %rdi, %r14
    movq    120(%rsp), %r15
    andq    %rdi, %r15
    subq    %rax, %r9
    sbbq    %r13, %r10
    sbbq    %r14, %r11
    sbbq    %r15, %r12
    movabsq $4611686018427387903, %rax
    addq    %rax, %r12
    shldq   $1, %r11, %r12
    btrq    $63, %r11
    movl    $19, %eax
    mulq    %r12
    addq    %rax, %r8
    adcq    %rdx, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 128(%rsp)
    movq    %r9, 136(%rsp)
    movq    %r10, 144(%rsp)
    movq    %r11, 152(%rsp)
    movabsq $-9223372036854775808, %r8
    movabsq $-10, %r9
    movabsq $-1, %r10
    movabsq $-1, %r11
    movq    240(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   64(%rsp), %rax, %rcx
    adcxq   %rax, %r8
    adoxq   %rcx, %r9
    mulxq   72(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   80(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   88(%rsp), %rax, %r12
    adcxq   %rax, %r11
    adoxq   %rbx, %r12
    adcxq   %rbx, %r12
    movq    240(%rsp), %rdi
    sarq    $63, %rdi
    movq    64(%rsp), %rax
    andq    %rdi, %rax
    movq    72(%rsp), %r13
    andq    %rdi, %r13
    movq    80(%rsp), %r14
    andq    %rdi, %r14
    movq    88(%rsp), %r15
    andq    %rdi, %r15
    subq    %rax, %r9
    sbbq    %r13, %r10
    sbbq    %r14, %r11
    sbbq    %r15, %r12
    movq    248(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   96(%rsp), %rax, %rcx
    adcxq   %rax, %r8
    adoxq   %rcx, %r9
    mulxq   104(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   112(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   120(%rsp), %rax, %r13
    adcxq   %rax, %r11
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    addq    %r13, %r12
    movq    248(%rsp), %rdi
    sarq    $63, %rdi
    movq    96(%rsp), %rax
    andq    %rdi, %rax
    movq    104(%rsp), %r13
    andq    %rdi, %r13
    movq    112(%rsp), %r14
    andq    %rdi, %r14
    movq    120(%rsp), %r15
    andq    %rdi, %r15
    subq    %rax, %r9
    sbbq    %r13, %r10
    sbbq    %r14, %r11
    sbbq    %r15, %r12
    movabsq $4611686018427387903, %rax
    addq    %rax, %r12
    shldq   $1, %r11, %r12
    btrq    $63, %r11
    movl    $19, %eax
    mulq    %r12
    addq    %rax, %r8
    adcq    %rdx, %r9
    adcq    $0, %r10
    adcq    $0, %r11
    movq    %r8, 96(%rsp)
    movq    %r9, 104(%rsp)
    movq    %r10, 112(%rsp)
    movq    %r11, 120(%rsp)
    movq    128(%rsp), %r8
    movq    136(%rsp), %r9
    movq    144(%rsp), %r10
    movq    152(%rsp), %r11
    movq    %r8, 64(%rsp)
    movq    %r9, 72(%rsp)
    movq    %r10, 80(%rsp)
    movq    %r11, 88(%rsp)
    decl    208(%rsp)
    jnz     .Linvert_round
    /* the power of 2, and the sign of f */
    movq    24(%rsp), %rdi
    movabsq $7307159009807384702, %rax
    movabsq $-7307159009807384721, %rcx
    testq   %rdi, %rdi
    cmovsq  %rcx, %rax
    movq    %rax, 128(%rsp)
    movabsq $-8022545206571744055, %rax
    movabsq $8022545206571744054, %rcx
    testq   %rdi, %rdi
    cmovsq  %rcx, %rax
    movq    %rax, 136(%rsp)
    movabsq $-8837440009632912620, %rax
    movabsq $8837440009632912619, %rcx
    testq   %rdi, %rdi
    cmovsq  %rcx, %rax
    movq    %rax, 144(%rsp)
    movabsq $4929710145372446145, %rax
    movabsq $4293661891482329662, %rcx
    testq   %rdi, %rdi
    cmovsq  %rcx, %rax
    movq    %rax, 152(%rsp)
    movq    216(%rsp), %rdi
    movq    64(%rsp), %rdx
    mulxq   128(%rsp), %r8, %r9
    mulxq   136(%rsp), %rax, %r10
    addq    %rax, %r9
    mulxq   144(%rsp), %rax, %r11
    adcq    %rax, %r10
    mulxq   152(%rsp), %rax, %r12
    adcq    %rax, %r11
    adcq    $0, %r12
    movq    72(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   128(%rsp), %rax, %rcx
    adcxq   %rax, %r9
    adoxq   %rcx, %r10
    mulxq   136(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   144(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   152(%rsp), %rax, %r13
    adcxq   %rax, %r12
    adoxq   %rbx, %r13
    adcxq   %rbx, %r13
    movq    80(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   128(%rsp), %rax, %rcx
    adcxq   %rax, %r10
    adoxq   %rcx, %r11
    mulxq   136(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   144(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   152(%rsp), %rax, %r14
    adcxq   %rax, %r13
    adoxq   %rbx, %r14
    adcxq   %rbx, %r14
    movq    88(%rsp), %rdx
    xorl    %ebx, %ebx
    mulxq   128(%rsp), %rax, %rcx
    adcxq   %rax, %r11
    adoxq   %rcx, %r12
    mulxq   136(%rsp), %rax, %rcx
    adcxq   %rax, %r12
    adoxq   %rcx, %r13
    mulxq   144(%rsp), %rax, %rcx
    adcxq   %rax, %r13
    adoxq   %rcx, %r14
    mulxq   152(%rsp), %rax, %r15
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
    addq    $264, %rsp
    .cfi_adjust_cfa_offset -264
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
    .size   edmont_i_adx_invert, . - edmont_i_adx_invert

    .section .note.GNU-stack,"",@progbits
    .section .note.gnu.property,"a",@note
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
