/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * adx/field.h: four words an element, products in assembly.
 */
#ifndef EDMONT_CORE_ADX_FIELD_H
#define EDMONT_CORE_ADX_FIELD_H

#define WORDS(name) edmont_i_adx_##name

#include "../generic/words.h"

#endif
