/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * x25519_loworder.h: x25519_loworder.txt as C, written by make_vectors.py. Do not edit.
 */
#ifndef EDMONT_TEST_X25519_LOWORDER_H
#define EDMONT_TEST_X25519_LOWORDER_H

#include "vectors.h"

static const struct x25519_loworder x25519_loworder[] = {
    {"0000000000000000000000000000000000000000000000000000000000000000",
     "canonical"},
    {"0000000000000000000000000000000000000000000000000000000000000080",
     "canonical+bit255"},
    {"0100000000000000000000000000000000000000000000000000000000000000",
     "canonical"},
    {"0100000000000000000000000000000000000000000000000000000000000080",
     "canonical+bit255"},
    {"5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
     "canonical"},
    {"5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f11d7",
     "canonical+bit255"},
    {"e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
     "canonical"},
    {"e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b880",
     "canonical+bit255"},
    {"ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
     "canonical"},
    {"ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "canonical+bit255"},
    {"edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
     "plus_p"},
    {"edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "plus_p+bit255"},
    {"eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
     "plus_p"},
    {"eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "plus_p+bit255"},
};

#endif
