/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * weak.h: which keys are refused where keys are made of keys.
 */
#ifndef EDMONT_SIGN_WEAK_H
#define EDMONT_SIGN_WEAK_H

#include "../../include/edmont/sign.h"
#include "../core/weak.h"
#include "rule.h"

/* Decodes a public key as EDMONT_RULE_STANDARD does. Returns EDMONT_OK; ENCODING unless it is the
 * canonical encoding of a point; WEAK if that is of small order. */
static inline int weak_decode(struct point *A, const uint8_t pub[32])
{
    return edmont_i_rule_decode_key(A, edmont_i_rule(EDMONT_RULE_STANDARD), pub);
}

#endif
