/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * tables/base.h: the tables of the base point B, made by make_tables.py into base.c.
 */
#ifndef EDMONT_CORE_TABLES_BASE_H
#define EDMONT_CORE_TABLES_BASE_H

#include "../backend.h"
#include "constants.h"

/* Multiples of B for constant-time multiplication: of as many steps as configure has chosen. */
extern const struct fixed_table edmont_i_base_table;

/* (2i + 1) B for i < 64, in the three halved elements of fixed_table, for public scalars. */
extern const uint64_t edmont_i_base_odd[64][TABLE_WORDS];

/* The same of 2^128 B. */
extern const uint64_t edmont_i_base_high_odd[64][TABLE_WORDS];

/* The curve that generic/slots.h is about, and its base point; a test brings another one over the
 * same field. */
#ifndef SLOTS_D
#define SLOTS_D             constant_edwards_d
#define SLOTS_D2            constant_edwards_d2
#define SLOTS_BASE          edmont_i_base_table
#define SLOTS_BASE_ODD      edmont_i_base_odd
#define SLOTS_BASE_HIGH_ODD edmont_i_base_high_odd
#endif

#endif
