/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * wipe.h: how secrets leave memory.
 *
 * Every public function that handles a secret keeps its copies in one local struct and leaves
 * through one exit, the door, where it wipes that struct (edmont_wipe, base.h) and then the stack
 * below itself: the compiler spills words of a secret into the frames of whatever it was handed
 * to, where no assignment in C reaches them.
 */
#ifndef EDMONT_CORE_WIPE_H
#define EDMONT_CORE_WIPE_H

#include "../../include/edmont/base.h"

/* How far below its caller's frame edmont_i_wipe_stack reaches, in bytes: more than any function
 * that is handed a secret uses, in any target, compiled by gcc or clang at -O0 to -O3.
 * test/wiping fails if it is too little. */
#define WIPE_STACK_BYTES 16384

/* Overwrites the dead stack below the caller's frame with zeros. */
void edmont_i_wipe_stack(void);

#endif
