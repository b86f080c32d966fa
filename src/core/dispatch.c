/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * dispatch.c: which target runs. A target fills some slots, the targets below it the rest; the
 * composed tables and the pointer to the one in use are all the state there is.
 */
#include <config.h>

#include "backend.h"
#include "cpu.h"

#include <string.h>

/* IF_HAVE(name, x) is x for a target that configure found this host able to build. */
#define IF_0(...)
#define IF_1(...)          __VA_ARGS__
#define PASTE(a, b)        a##b
#define IF_VALUE(have)     PASTE(IF_, have)
#define IF_HAVE(name, ...) IF_VALUE(EDMONT_HAVE_##name)(__VA_ARGS__)

#define BACKEND(name, host, flags, cpu)                                                            \
    IF_HAVE(name, extern const struct backend edmont_i_backend_##name;)
#include "backends.def"
#undef BACKEND

static const struct row {
    const char *name;
    const struct backend *own;
    uint32_t cpu;
} rows[] = {
#define BACKEND(name, host, flags, cpu) IF_HAVE(name, {#name, &edmont_i_backend_##name, cpu}, )
#include "backends.def"
#undef BACKEND
};

enum { ROWS = sizeof rows / sizeof rows[0] };

static struct core composed[ROWS];
static const struct core *_Atomic current;

static const char *const slot_names[] = {
#define SLOT(name, result, params) #name,
    EDMONT_SLOTS(SLOT)
#undef SLOT
};

enum { SLOTS = sizeof slot_names / sizeof slot_names[0] };

static int is_usable(size_t row)
{
    return (edmont_i_cpu() & rows[row].cpu) == rows[row].cpu;
}

/* The row of usable target i, ROWS past the last. */
static size_t usable_row(size_t i)
{
    for (size_t row = 0; row < ROWS; row++)
        if (is_usable(row) && i-- == 0)
            return row;
    return ROWS;
}

/* Fills one row's table: each slot from the first usable row, from this one down, that has it. */
static const struct core *compose(size_t row)
{
    struct core *c = &composed[row];

#define FILL(member)                                                                               \
    for (size_t i = row; i < ROWS; i++)                                                            \
        if (is_usable(i) && rows[i].own->member != 0) {                                            \
            atomic_store_explicit(&c->member, rows[i].own->member, memory_order_relaxed);          \
            break;                                                                                 \
        }
#define SLOT(name, result, params) FILL(name)
    FILL(sum_from)
    EDMONT_SLOTS(SLOT)
#undef SLOT
#undef FILL
    return c;
}

/* The first caller composes the best target. Who loses the race against edmont_target_select takes
 * what was selected. */
static const struct core *choose_best(void)
{
    const struct core *none = NULL, *best = compose(usable_row(0));

    if (atomic_compare_exchange_strong(&current, &none, best))
        return best;
    return none;
}

const struct core *edmont_i_core(void)
{
    const struct core *c = atomic_load_explicit(&current, memory_order_acquire);

    return c != NULL ? c : choose_best();
}

const struct core *edmont_i_core_of(size_t i)
{
    size_t row = usable_row(i);

    return row < ROWS ? compose(row) : NULL;
}

const struct backend *edmont_i_backend_of(size_t i)
{
    size_t row = usable_row(i);

    return row < ROWS ? rows[row].own : NULL;
}

size_t edmont_target_count(void)
{
    size_t n = 0;

    while (usable_row(n) < ROWS)
        n++;
    return n;
}

const char *edmont_target_name(size_t i)
{
    size_t row = usable_row(i);

    return row < ROWS ? rows[row].name : NULL;
}

const char *edmont_target(void)
{
    return rows[edmont_i_core() - composed].name;
}

int edmont_target_select(const char *name)
{
    size_t row;

    for (row = 0; row < ROWS; row++)
        if (is_usable(row) &&
            (name == NULL || strcmp(name, "auto") == 0 || strcmp(name, rows[row].name) == 0))
            break;
    if (row == ROWS)
        return EDMONT_ERR_TARGET;
    atomic_store_explicit(&current, compose(row), memory_order_release);
    return EDMONT_OK;
}

/* 1 if the table has slot i. */
static int has_slot(const struct backend *b, size_t i)
{
#define SLOT(name, result, params)                                                                 \
    if (i-- == 0)                                                                                  \
        return b->name != NULL;
    EDMONT_SLOTS(SLOT)
#undef SLOT
    return 0;
}

int edmont_target_slot(size_t i, const char **slot, const char **target)
{
    if (slot != NULL)
        *slot = NULL;
    if (target != NULL)
        *target = NULL;
    if (slot == NULL || target == NULL || i >= SLOTS)
        return EDMONT_ERR_ARGUMENT;
    for (size_t row = (size_t)(edmont_i_core() - composed); row < ROWS; row++)
        if (is_usable(row) && has_slot(rows[row].own, i)) {
            *slot   = slot_names[i];
            *target = rows[row].name;
            break;
        }
    return EDMONT_OK;
}
