/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * targets.h: a test's loop over the targets.
 *
 *   for (size_t t = 0; use_target(t); t++)
 *       check_int(edmont_dh_shared(out, sec, peer), EDMONT_OK);
 *
 * With EDMONT_TARGET in the environment that target alone.
 */
#ifndef EDMONT_TEST_TARGETS_H
#define EDMONT_TEST_TARGETS_H

#include "check.h"

#include <edmont/base.h>

#include <stdlib.h>

/* Selects target i and returns 1; past the last one, the best again, and 0. */
static inline int use_target(size_t i)
{
    const char *only = getenv("EDMONT_TARGET");
    const char *name = only == NULL ? edmont_target_name(i) : i == 0 ? only : NULL;

    check_note("target %s", name == NULL ? "auto" : name);
    check_int(edmont_target_select(name), EDMONT_OK);
    return name != NULL;
}

#endif
