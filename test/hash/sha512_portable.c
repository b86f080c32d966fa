/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the cases of test/hash/sha512, on a CPU that has no feature of cpu.h.
 *
 * Not covered: what that file does not cover.
 */
#define SHA512_CPU CPU_ANY
#include "sha512.c"
