/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * edwards_loworder.h: edwards_loworder.txt as C, written by make_vectors.py. Do not edit.
 */
#ifndef EDMONT_TEST_EDWARDS_LOWORDER_H
#define EDMONT_TEST_EDWARDS_LOWORDER_H

#include "vectors.h"

static const struct edwards_loworder edwards_loworder[] = {
    {"0000000000000000000000000000000000000000000000000000000000000000",
     4,
     1},
    {"0000000000000000000000000000000000000000000000000000000000000080",
     4,
     1},
    {"0100000000000000000000000000000000000000000000000000000000000000",
     1,
     1},
    {"0100000000000000000000000000000000000000000000000000000000000080",
     1,
     0},
    {"26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
     8,
     1},
    {"26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
     8,
     1},
    {"c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
     8,
     1},
    {"c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
     8,
     1},
    {"ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
     2,
     1},
    {"ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     2,
     0},
    {"edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
     4,
     0},
    {"edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     4,
     0},
    {"eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
     1,
     0},
    {"eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     1,
     0},
};

#endif
