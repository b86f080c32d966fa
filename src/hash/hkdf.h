/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * hkdf.h: HKDF (RFC 5869) with SHA-256 and without salt.
 */
#ifndef EDMONT_HASH_HKDF_H
#define EDMONT_HASH_HKDF_H

#include "../../include/edmont/provider.h" /* edmont_span */

#include <stddef.h>
#include <stdint.h>

#define HKDF_LONGEST (255 * 32) /* bytes of output */

/* out = n <= HKDF_LONGEST bytes made of the input keying material and of the pieces of info, one
 * after the other, which out does not overlap. All contents are secret, their lengths are not; a
 * pointer may be NULL where its length is 0. */
void edmont_i_hkdf(uint8_t *out, size_t n, const uint8_t *ikm, size_t ikm_len,
                   const edmont_span *info, size_t parts);

/* Its two halves, for several outputs of one input. */
void edmont_i_hkdf_extract(uint8_t PRK[32], const uint8_t *ikm, size_t ikm_len);
void edmont_i_hkdf_expand(uint8_t *out, size_t n, const uint8_t PRK[32], const edmont_span *info,
                          size_t parts);

#endif
