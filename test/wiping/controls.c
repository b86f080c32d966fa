/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the means of test/wiping themselves.
 */
#include "controls.h"

#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__)
#define SEES_REGISTERS 1
#else
#define SEES_REGISTERS 0
#endif

static void know_in(struct secrets *s, const struct io *io)
{
    secrets_add(s, "the input", io->in, 32);
}

static void leave_nothing(void *p)
{
    struct io *io = p;

    io->result = 0;
}

/* Twelve bytes at an odd place. The volatile pointer keeps the compiler from cutting the frame into
 * variables of one byte. */
static void leave_words(void *p)
{
    uint8_t frame[1024];
    volatile uint8_t *volatile at = frame + 501;
    struct io *io                 = p;

    for (size_t i = 0; i < 12; i++)
        at[i] = io->in[7 + i];
    io->result = 0;
}

static void leave_reversed_words(void *p)
{
    uint8_t frame[1024];
    volatile uint8_t *volatile at = frame + 500;
    struct io *io                 = p;

    for (size_t i = 0; i < 8; i++)
        at[i] = io->in[15 - i];
    io->result = 0;
}

static void leave_a_disguise(void *p)
{
    uint8_t frame[64];
    volatile uint8_t *volatile at = frame + 32;
    struct io *io                 = p;

    *at        = io->in[3] ^ 0x55;
    io->result = 0;
}

static void leave_a_register(void *p)
{
    struct io *io = p;

#if SEES_REGISTERS
    __asm__ __volatile__("movdqu %0, %%xmm13" : : "m"(io->in) : "xmm13");
#endif
    io->result = 0;
}

static void leave_output(void *p)
{
    struct io *io = p;

    memset(io->public, 0, 31);
    io->result = -1;
}

static void overflow(void *p)
{
    uint8_t frame[70000];
    volatile uint8_t *volatile at = frame;
    struct io *io                 = p;

    for (size_t i = sizeof frame; i-- > 0;)
        at[i] = 0;
    io->result = at[0];
}

const struct control controls[] = {
    {{.name = "leave_nothing", .run = leave_nothing, .know = know_in, .out = {OUT(public, 32)}},
     TRACE_NONE,
     1},
    {{.name = "leave_words", .run = leave_words, .know = know_in, .out = {OUT(public, 32)}},
     TRACE_STACK,
     1},
    {{.name = "leave_reversed_words",
      .run  = leave_reversed_words,
      .know = know_in,
      .out  = {OUT(public, 32)}},
     TRACE_STACK,
     1},
    {{.name = "leave_a_disguise",
      .run  = leave_a_disguise,
      .know = know_in,
      .out  = {OUT(public, 32)}},
     TRACE_DIFFERENCE,
     1},
    {{.name = "leave_a_register",
      .run  = leave_a_register,
      .know = know_in,
      .out  = {OUT(public, 32)}},
     TRACE_REGISTER,
     SEES_REGISTERS},
    {{.name = "leave_output", .run = leave_output, .know = know_in, .out = {OUT(public, 32)}},
     TRACE_OUTPUT,
     1},
    {{.name = "overflow", .run = overflow, .know = know_in, .out = {OUT(public, 32)}},
     TRACE_CRASH,
     1},
};

const size_t controls_n = sizeof controls / sizeof controls[0];
