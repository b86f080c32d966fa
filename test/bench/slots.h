/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * slots.h: every slot of src/core/backend.h as a call, for the benchmark.
 */
#ifndef EDMONT_TEST_BENCH_SLOTS_H
#define EDMONT_TEST_BENCH_SLOTS_H

#include <stddef.h>

/* Finds the data that the calls are on. */
void slots_prepare(void);

/* A slot's name, "slot." before it, and its run on the target in use, which returns 0. NULL past
 * the last. */
struct slot_row {
    const char *name;
    int (*run)(void *unused);
};
const struct slot_row *slot_at(size_t i);

/* 1 if usable target t fills slot i itself, 0 if one below it does. */
int slot_is_of(size_t i, size_t t);

#endif
