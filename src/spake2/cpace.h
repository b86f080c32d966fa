/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * cpace.h: CPace (draft-irtf-cfrg-cpace), for struct suite.
 */
#ifndef EDMONT_SPAKE2_CPACE_H
#define EDMONT_SPAKE2_CPACE_H

#include "suite.h"

int edmont_i_spake2_cpace_x25519_share(edmont_spake2_state *st, const struct suite *s,
                                       const edmont_spake2_params *p);
int edmont_i_spake2_cpace_x25519_shared(edmont_spake2_state *st, const struct suite *s,
                                        const uint8_t peer[32], struct exchange *e);
int edmont_i_spake2_cpace_x25519_derive(edmont_spake2_state *st, const struct exchange *e);

int edmont_i_spake2_cpace_ristretto_share(edmont_spake2_state *st, const struct suite *s,
                                          const edmont_spake2_params *p);
int edmont_i_spake2_cpace_ristretto_shared(edmont_spake2_state *st, const struct suite *s,
                                           const uint8_t peer[32], struct exchange *e);
int edmont_i_spake2_cpace_ristretto_derive(edmont_spake2_state *st, const struct exchange *e);

#endif
