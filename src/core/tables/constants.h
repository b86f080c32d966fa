/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Made by make_tables.py; not to be edited.
 */
#ifndef EDMONT_CORE_TABLES_CONSTANTS_H
#define EDMONT_CORE_TABLES_CONSTANTS_H

#include <stdint.h>

/* d = -121665/121666. */
static const uint64_t constant_edwards_d[4] = {
    0x75eb4dca135978a3, 0x00700a4d4141d8ab, 0x8cc740797779e898, 0x52036cee2b6ffe73
};

/* 2d. */
static const uint64_t constant_edwards_d2[4] = {
    0xebd69b9426b2f159, 0x00e0149a8283b156, 0x198e80f2eef3d130, 0x2406d9dc56dffce7
};

/* A square root of -1: 2^((p - 1)/4). */
static const uint64_t constant_sqrt_m1[4] = {
    0xc4ee1b274a0ea0b0, 0x2f431806ad2fe478, 0x2b4d00993dfbd7a7, 0x2b8324804fc1df0b
};

/* The even square root of -486664. */
static const uint64_t constant_montgomery_c[4] = {
    0xcc6e04aaff457e06, 0xc5a1d3d14b7d1a82, 0xd27b08dc03fc4f7e, 0x0f26edf460a006bb
};

/* 2 + the even square root of 486664. */
static const uint64_t constant_torsion_e[4] = {
    0x165db7106377bbda, 0x9ca5ee38d7b56c9c, 0x3de05885280b5910, 0x141b0b6806563d50
};

/* 1 - d^2. */
static const uint64_t constant_ristretto_one_minus_dd[4] = {
    0xe27c09c1945fc176, 0x2c81a138cd5e350f, 0x9994abddbe70dfe4, 0x029072a8b2b3e0d7
};

/* (d - 1)^2. */
static const uint64_t constant_ristretto_dd[4] = {
    0x31ad5aaa44ed4d20, 0xd29e4a2cb01e1999, 0x4cdcd32f529b4eeb, 0x5968b37af66c2241
};

/* The odd square root of -d - 1. */
static const uint64_t constant_ristretto_sqrt_ad[4] = {
    0x7e97f6a0497b2e1b, 0xaf9d8e0c1b7854bd, 0x0f3cfcc931f5d1fd, 0x376931bf2b8348ac
};

/* The even square root of 1/(-1 - d). */
static const uint64_t constant_ristretto_invsqrt_ad[4] = {
    0x99c8fdaa805d40ea, 0x9d2f16175a4172be, 0x16c27b91fe01d840, 0x786c8905cfaffca2
};

#endif
