/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * spake2_mistakes.h: spake2_mistakes.txt as C, written by make_vectors.py. Do not edit.
 */
#ifndef EDMONT_TEST_SPAKE2_MISTAKES_H
#define EDMONT_TEST_SPAKE2_MISTAKES_H

#include "vectors.h"

static const struct spake2_mistake spake2_mistakes[] = {
    {"rfc9382",
     "basic",
     "no-cofactor",
     "5e3bb043398727f3860600f2c4fc99e9"},
    {"rfc9382",
     "basic",
     "w-little-endian",
     "33ee439e687f0487283081950bac1fd5"},
};

#endif
