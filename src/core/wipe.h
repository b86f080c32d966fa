/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * wipe.h: how secrets leave memory.
 *
 * Every public function that handles a secret keeps its copies in one local struct and leaves
 * through one exit, the door, where it wipes that struct (edmont_wipe, base.h) and then the stack
 * below itself: the compiler spills words of a secret into the frames of whatever it was handed
 * to, where no assignment in C reaches them. Its own frame it does not wipe: whatever reads a
 * secret stays out of line.
 */
#ifndef EDMONT_CORE_WIPE_H
#define EDMONT_CORE_WIPE_H

#include "../../include/edmont/base.h"
#include "compiler.h"

/* How far below its caller's frame edmont_i_wipe_stack reaches, in bytes: more than any function
 * that is handed a secret uses, in any target. Of what it uses some 8,200 are the states that hash
 * providers are given, and 3,300 the dynamic linker's, which saves every vector register at the
 * first call of a function. Without optimisation each inlined product has a frame of its own.
 * test/wiping measures it again and fails if this is too little. */
#define WIPE_STACK_BYTES (IS_OPTIMIZED ? 16384 : 32768)

/* Overwrites the dead stack below the caller's frame and the vector registers with zeros. It is the
 * last thing that a function does. */
void edmont_i_wipe_stack(void);

#endif
