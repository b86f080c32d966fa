/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "field.h"

#include "../generic/slots.h"

const struct backend edmont_i_backend_adx = {GENERIC_SLOTS};
