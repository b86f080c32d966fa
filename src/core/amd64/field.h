/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * amd64/field.h: four words an element, products in assembly.
 */
#ifndef EDMONT_CORE_AMD64_FIELD_H
#define EDMONT_CORE_AMD64_FIELD_H

#define WORDS(name) edmont_i_amd64_##name

#include "../generic/words.h"

#endif
