/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * fuzz.h: what takes bytes from outside, as a target for a fuzzer. Each file here that defines
 * these two is one: `make fuzz` gives it to clang's libFuzzer, `make check` to driver.c.
 */
#ifndef EDMONT_TEST_FUZZ_H
#define EDMONT_TEST_FUZZ_H

#include <stddef.h>
#include <stdint.h>

enum { FUZZ_BYTES = 1024 };

/* Takes any n bytes and checks what comes of them; a check that fails ends the program, or in
 * driver.c the case. Returns 0. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

/* Writes the i-th input to begin with and returns its length, which is not 0; 0 past the last. */
size_t fuzz_seed(size_t i, uint8_t out[FUZZ_BYTES]);

#endif
