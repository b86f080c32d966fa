/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * password.h: what a password becomes, for struct suite: the scalar w, and what the transcript
 * wants of it in the end.
 */
#ifndef EDMONT_SPAKE2_PASSWORD_H
#define EDMONT_SPAKE2_PASSWORD_H

#include "suite.h"

int edmont_i_spake2_password_sha512_be(edmont_spake2_state *st, edmont_bytes pw);
int edmont_i_spake2_password_python(edmont_spake2_state *st, edmont_bytes pw);
int edmont_i_spake2_password_boringssl(edmont_spake2_state *st, edmont_bytes pw);
int edmont_i_spake2_password_pure25519(edmont_spake2_state *st, edmont_bytes pw);
int edmont_i_spake2_password_kept(edmont_spake2_state *st, edmont_bytes pw);

int edmont_i_spake2_mhf_rfc9382(edmont_spake2_state *st, const uint8_t *mhf, size_t n);
int edmont_i_spake2_mhf_plus9383(edmont_spake2_state *st, const uint8_t *mhf, size_t n);
int edmont_i_spake2_mhf_krb5(edmont_spake2_state *st, const uint8_t *mhf, size_t n);

#endif
