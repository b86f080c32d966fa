/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * step.h: what step_controls.c has for step.c.
 */
#ifndef EDMONT_TEST_STEP_H
#define EDMONT_TEST_STEP_H

#include "ctime.h"
#include "decode.h"

/* Instructions that must be reported, as what they are. */
struct step_control {
    struct ctime_case c;
    int kind;
};
extern const struct step_control step_controls[];
extern const size_t step_controls_n;

#endif
