/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing by itself; it is never called. Instructions and operands of every shape that
 * decode.c knows, which step.sh compares with what objdump makes of them.
 */
#if defined(__linux__)
        .section .note.GNU-stack, "", @progbits
#endif
        .section under_test, "ax", @progbits

        /* Every base and index; every kind of displacement. */
        .irp base, rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8, r9, r10, r11, r12, r13, r14, r15
        mov (%\base), %eax
        mov 8(%\base), %rax
        mov -1000(%\base), %r15
        mulx 8(%\base), %r9, %rax
        vmovdqu 96(%\base), %ymm9
        vmovdqu64 128(%\base), %zmm25
        vpmadd52luq -64(%\base), %zmm1, %zmm2
        .irp index, rax, rbp, r12, r13
        mov (%\base, %\index, 1), %eax
        mov -8(%\base, %\index, 8), %r11
        lea 1000(%\base, %\index, 4), %r12
        vpaddq 32(%\base, %\index, 2), %ymm1, %ymm12
        vpaddq 8(%\base, %\index, 2){1to8}, %zmm1, %zmm21
        .endr
        .endr
        mov 8(, %rcx, 8), %rax
        mov %fs:40, %rax
        mov sample(%rip), %rax
        vmovdqu64 sample(%rip), %zmm0

        /* Immediates. */
        add $1, %rax
        add $1000, %rax
        add $1000, %ax
        movw $1000, 8(%rax)
        movl $1000, 8(%rax)
        movq $1000, 8(%rax)
        movb $10, 8(%rax)
        movabs $0x123456789abcdef0, %r9
        mov $1000, %r9d
        imul $1000, 8(%rsp), %rax
        imul $10, %rcx, %rax
        testb $1, 8(%rax)
        testw $1000, 8(%rax)
        testl $1000, 8(%rax)
        testq $1000, (%rax)
        negq 8(%rax)
        mulq 8(%rax)
        imulq %rcx
        divl 8(%rax)
        divq 8(%rax)
        idiv %r9
        push $1000
        push $1
        push %r15
        pop %rbp
        shld $5, %rax, 8(%rsp)
        shrd %cl, %rax, %rdx
        bt $3, %rax
        sar $7, %rdx
        shl %cl, %rdx
        ror $7, %rdx

        /* Two and three bytes of opcode. */
sample: adcx 8(%rsp), %rax
        adox %rax, %r15
        rorx $5, 16(%rsp), %rax
        andn 16(%rsp), %rax, %rcx
        shlx %rax, (%rsp), %rcx
        shrx %rax, %rcx, %rcx
        bzhi %rax, (%rsp), %rcx
        bextr %rax, (%rsp), %rcx
        pdep (%rsp), %rax, %rcx
        pext %rcx, %rax, %rcx
        blsr %rax, %rcx
        popcnt %rax, %rcx
        tzcnt (%rsp), %rcx
        bswap %r10
        movbe (%rsp), %rcx
        movzbl (%rsp), %ecx
        movslq (%rsp), %rcx
        cmovc 8(%rsp), %rcx
        setc 8(%rsp)
        jc sample
        jc 1f
        jmp 1f
        .skip 300, 0x90
1:      call sample
        jmp *8(%rax)
        call *%rax
        xchg %rax, (%rsp)
        lock cmpxchg %rcx, (%rsp)
        lock xadd %rcx, (%rsp)
        cpuid
        xgetbv
        rdtsc
        rep stosq
        rep movsb
        repe cmpsb
        sfence
        prefetcht0 64(%rax)
        endbr64
        leave
        ret

        /* SSE and AVX. */
        movdqu 16(%rsp), %xmm9
        movaps %xmm1, 16(%rsp)
        movq 16(%rsp), %xmm9
        movd %xmm1, 16(%rsp)
        pshufd $0x4e, 16(%rsp), %xmm1
        pshufb 16(%rsp), %xmm1
        palignr $8, 16(%rsp), %xmm1
        psrlq $5, %xmm1
        pextrq $1, %xmm1, 16(%rsp)
        pinsrq $1, 16(%rsp), %xmm1
        pmuludq 16(%rsp), %xmm1
        pclmulqdq $1, 16(%rsp), %xmm1
        sqrtsd 16(%rsp), %xmm1
        divpd 16(%rsp), %xmm1
        sha256rnds2 %xmm0, 16(%rsp), %xmm1
        aesenc 16(%rsp), %xmm1
        vzeroupper
        vzeroall
        vpsrlq $5, %ymm1, %ymm14
        vpsllvq 32(%rsp), %ymm1, %ymm14
        vpblendd $3, 32(%rsp), %ymm1, %ymm14
        vpermq $3, 32(%rsp), %ymm14
        vpermd 32(%rsp), %ymm1, %ymm14
        vperm2i128 $1, 32(%rsp), %ymm1, %ymm14
        vinserti128 $1, 32(%rsp), %ymm1, %ymm14
        vextracti128 $1, %ymm1, 32(%rsp)
        vpbroadcastq 8(%rsp), %ymm14
        vbroadcasti128 16(%rsp), %ymm14
        vpmovzxbq 4(%rsp), %ymm14
        vpmaskmovq 32(%rsp), %ymm1, %ymm14
        vptest 32(%rsp), %ymm14
        vpalignr $8, 32(%rsp), %ymm1, %ymm14
        vdivpd 32(%rsp), %ymm1, %ymm14
        vsqrtpd 32(%rsp), %ymm14
        vpgatherqq %ymm1, 8(%rsp, %ymm2, 8), %ymm14
        vfmadd213pd 32(%rsp), %ymm1, %ymm14

        /* AVX-512, with displacements that are scaled by 1 to 64 bytes, and masks. */
        .irp reg, xmm, ymm, zmm
        vmovdqa64 -64(%rsp), %\reg\()31
        vmovdqu32 -64(%rsp), %\reg\()31{%k1}{z}
        vmovdqu8 %\reg\()31, 64(%rsp)
        vmovups 64(%rsp), %\reg\()31
        vpaddd 64(%rsp), %\reg\()1, %\reg\()31
        vpsubq 64(%rsp), %\reg\()1, %\reg\()31
        vpaddb 64(%rsp), %\reg\()1, %\reg\()31
        vpmullq 64(%rsp), %\reg\()1, %\reg\()31
        vpmuludq 64(%rsp), %\reg\()1, %\reg\()31
        vpmadd52huq 64(%rsp), %\reg\()1, %\reg\()31
        vpmadd52luq 8(%rsp){1to2}, %xmm1, %xmm31
        vpandq 64(%rsp), %\reg\()1, %\reg\()31
        vpternlogq $0x96, 64(%rsp), %\reg\()1, %\reg\()31
        vpermq 64(%rsp), %zmm1, %zmm31
        vpermi2q 64(%rsp), %\reg\()1, %\reg\()31
        vpermt2q 64(%rsp), %\reg\()1, %\reg\()31
        vpermt2b 64(%rsp), %\reg\()1, %\reg\()31
        vpsrlq $51, 64(%rsp), %\reg\()31
        vpsraq $51, 64(%rsp), %\reg\()31
        vprolq $51, 64(%rsp), %\reg\()31
        vpsrlw $5, 64(%rsp), %\reg\()31
        vpsrlvq 64(%rsp), %\reg\()1, %\reg\()31
        vpsrlq 16(%rsp), %\reg\()1, %\reg\()31
        vpcmpeqq 64(%rsp), %\reg\()1, %k2
        vpcmpuq $1, 64(%rsp), %\reg\()1, %k2
        vptestmq 64(%rsp), %\reg\()1, %k2
        vpblendmq 64(%rsp), %\reg\()1, %\reg\()31{%k2}
        valignq $1, 64(%rsp), %\reg\()1, %\reg\()31
        vpalignr $1, 64(%rsp), %\reg\()1, %\reg\()31
        vpshufd $1, 64(%rsp), %\reg\()31
        vpunpcklqdq 64(%rsp), %\reg\()1, %\reg\()31
        vpbroadcastq 8(%rsp), %\reg\()31
        vpbroadcastd 8(%rsp), %\reg\()31
        vpbroadcastb 8(%rsp), %\reg\()31
        vpbroadcastw 8(%rsp), %\reg\()31
        vpbroadcastq %rax, %\reg\()31
        vpshrdq $13, 64(%rsp), %\reg\()1, %\reg\()31
        vpshldvq 64(%rsp), %\reg\()1, %\reg\()31
        vpmultishiftqb 64(%rsp), %\reg\()1, %\reg\()31
        vpcompressq %\reg\()31, 8(%rsp){%k1}
        vpexpandq 8(%rsp), %\reg\()31{%k1}
        .endr
        vpermq $0x4e, 64(%rsp), %zmm31
        vshufi64x2 $0x4e, 64(%rsp), %zmm1, %zmm31
        vbroadcasti32x4 16(%rsp), %zmm31
        vbroadcasti64x2 16(%rsp), %zmm31
        vbroadcasti64x4 32(%rsp), %zmm31
        vinserti64x2 $1, 16(%rsp), %zmm1, %zmm31
        vinserti64x4 $1, 32(%rsp), %zmm1, %zmm31
        vextracti64x2 $1, %zmm31, 16(%rsp)
        vextracti64x4 $1, %zmm31, 32(%rsp)
        vpmovzxbq 8(%rsp), %zmm31
        vpmovzxdq 32(%rsp), %zmm31
        vpmovqd %zmm31, 32(%rsp)
        vpmovqb %zmm31, 8(%rsp)
        vmovq 8(%rsp), %xmm31
        vmovq %xmm31, 8(%rsp)
        vmovd 4(%rsp), %xmm31
        vpextrq $1, %xmm31, 8(%rsp)
        vpinsrq $1, 8(%rsp), %xmm1, %xmm31
        vpgatherqq 8(%rsp, %zmm2, 8), %zmm31{%k1}
        vpscatterqq %zmm31, 8(%rsp, %zmm2, 8){%k1}
        kmovq %rax, %k1
        kmovb 8(%rsp), %k1
        kandb %k1, %k2, %k3
        kxnorw %k1, %k2, %k3
        kshiftrw $1, %k2, %k3
        kortestb %k1, %k2
