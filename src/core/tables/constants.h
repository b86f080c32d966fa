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

#endif
