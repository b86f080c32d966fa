/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * edmont.h: all of edmont.
 */
#ifndef EDMONT_H
#define EDMONT_H

#include "edmont/base.h"
#include "edmont/dh.h"
#include "edmont/group.h"
#include "edmont/provider.h"
#include "edmont/sign.h"
#include "edmont/spake2.h"

#endif
