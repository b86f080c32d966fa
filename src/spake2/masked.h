/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * masked.h: the group steps of SPAKE2 and SPAKE2+, for struct suite.
 */
#ifndef EDMONT_SPAKE2_MASKED_H
#define EDMONT_SPAKE2_MASKED_H

#include "suite.h"

int edmont_i_spake2_masked_share(edmont_spake2_state *st, const struct suite *s,
                                 const edmont_spake2_params *p);
int edmont_i_spake2_masked_shared(edmont_spake2_state *st, const struct suite *s,
                                  const uint8_t peer[32], struct exchange *e);
int edmont_i_spake2_plus_shared(edmont_spake2_state *st, const struct suite *s,
                                const uint8_t peer[32], struct exchange *e);

/* 1 and the point if the bytes are the canonical encoding of one of order L, else 0. */
int edmont_i_spake2_decode(struct point *P, const uint8_t in[32]);

#endif
