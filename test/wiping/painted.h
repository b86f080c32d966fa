/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * painted.h: a stack of its own for one call, painted beforehand, so that what the call leaves
 * behind can be read afterwards.
 */
#ifndef EDMONT_TEST_PAINTED_H
#define EDMONT_TEST_PAINTED_H

#include <stddef.h>

#define PAINTED_GUARD     65536 /* below the stack, without access: an overflow is a crash */
#define PAINTED_BYTES     65536
#define PAINTED_REGISTERS 16384 /* room for what xsave writes */
#define PAINT             0xa5

/* In shared memory, so that a child process runs the call and its parent reads the traces. */
struct painted {
    unsigned char guard[PAINTED_GUARD];
    _Alignas(64) unsigned char stack[PAINTED_BYTES];
    _Alignas(64) unsigned char registers[PAINTED_REGISTERS];
};

/* Takes size bytes of shared zeroed memory that begin with a struct painted; NULL if there are
 * none. */
void *painted_new(size_t size);

/* Paints the stack and the register image. Calls no library function: the first call of one goes
 * through the dynamic linker, which saves every vector register on the stack, and that shall
 * happen on the painted stack. */
void painted_paint(struct painted *p);

/* Runs call(argument) on the painted stack, then copies the vector registers to p->registers
 * where the machine has an instruction for it. */
void painted_run(struct painted *p, void (*call)(void *), void *argument);

/* How many bytes of the stack were in use at most: from its top to the lowest byte written. */
size_t painted_depth(const struct painted *p);

#endif
