/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; test/wiping runs calls on what is made here, and its controls test it.
 */
#define _GNU_SOURCE

#include "painted.h"

#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

/* Every call starts from the same registers, those of the beginning: what the test itself keeps in
 * one would be found on the stack. */
static ucontext_t beginning, home, stage;
static struct painted *painted;
static void (*performed)(void *);
static void *performed_argument;

void *painted_new(size_t size)
{
    void *volatile p = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (p == MAP_FAILED || mprotect(p, PAINTED_GUARD, PROT_NONE) != 0)
        return NULL;
    getcontext(&beginning);
    return p;
}

void painted_paint(struct painted *p)
{
    volatile unsigned char *stack = p->stack, *registers = p->registers;

    for (size_t i = 0; i < PAINTED_BYTES; i++)
        stack[i] = PAINT;
    for (size_t i = 0; i < PAINTED_REGISTERS; i++)
        registers[i] = 0;
}

/* xsave writes every vector register that the operating system knows. */
static inline void save_registers(unsigned char *image, int can_xsave)
{
#if defined(__x86_64__)
    if (can_xsave)
        __asm__ __volatile__("xsave (%0)" : : "r"(image), "a"(-1), "d"(-1) : "memory");
#else
    (void)image;
    (void)can_xsave;
#endif
}

static int has_xsave(void)
{
#if defined(__x86_64__)
    unsigned a, b, c, d;

    if (!__get_cpuid(1, &a, &b, &c, &d) || (c & bit_OSXSAVE) == 0)
        return 0;
    return __get_cpuid_count(0xd, 0, &a, &b, &c, &d) && b <= PAINTED_REGISTERS;
#else
    return 0;
#endif
}

/* Leaves without returning: what would come after a return would run on the painted stack. */
static void perform(void)
{
    int can_xsave = has_xsave();

    performed(performed_argument);
    save_registers(painted->registers, can_xsave);
    swapcontext(&stage, &home);
}

void painted_run(struct painted *p, void (*call)(void *), void *argument)
{
    painted                = p;
    performed              = call;
    performed_argument     = argument;
    stage                  = beginning;
    stage.uc_stack.ss_sp   = p->stack;
    stage.uc_stack.ss_size = PAINTED_BYTES;
    stage.uc_link          = NULL;
    makecontext(&stage, perform, 0);
    swapcontext(&home, &stage);
}

size_t painted_depth(const struct painted *p)
{
    size_t untouched = 0;

    while (untouched < PAINTED_BYTES && p->stack[untouched] == PAINT)
        untouched++;
    return PAINTED_BYTES - untouched;
}
