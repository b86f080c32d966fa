/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * controls.h: calls that leave something behind on purpose, and must be found out.
 */
#ifndef EDMONT_TEST_CONTROLS_H
#define EDMONT_TEST_CONTROLS_H

#include "trial.h"

struct control {
    struct call call;
    enum trace trace; /* what they leave */
    int possible;     /* 0 where the machine offers no way to see it */
};

extern const struct control controls[];
extern const size_t controls_n;

#endif
