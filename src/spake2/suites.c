/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * suites.c: the suites, a row each.
 */
#include <config.h>

#include "suite.h"

#include "cpace.h"
#include "masked.h"
#include "password.h"
#include "transcript.h"

#include <string.h>

#define A_AND_B    (1u << EDMONT_SPAKE2_A | 1u << EDMONT_SPAKE2_B)
#define SYM        (1u << EDMONT_SPAKE2_SYM)
#define AAD_OF_RFC ((size_t)65536 - 128) /* RFC 9382, section 4 */

static const struct suite suites[] = {
    /* RFC 9382. */
    {
        .id           = EDMONT_SPAKE2_RFC9382_V1,
        .name         = "rfc9382",
        .roles        = A_AND_B,
        .names        = 2,
        .aad_max      = AAD_OF_RFC,
        .random_bytes = 64,
        .key_bytes    = 16,
        .cofactor     = IN_KEY,
        .confirmation = BY_RULE,
        .mask_a       = &edmont_i_mask_rfc9382_m,
        .mask_b       = &edmont_i_mask_rfc9382_n,
        .password     = edmont_i_spake2_password_sha512_be,
        .mhf          = edmont_i_spake2_mhf_rfc9382,
        .share        = edmont_i_spake2_masked_share,
        .shared       = edmont_i_spake2_masked_shared,
        .derive       = edmont_i_spake2_derive_rfc9382,
    },
    /* RFC 9383. */
    {
        .id           = EDMONT_SPAKE2_PLUS9383_V1,
        .name         = "plus9383",
        .roles        = A_AND_B,
        .names        = 2,
        .aad_max      = SIZE_MAX,
        .random_bytes = 64,
        .key_bytes    = 32,
        .cofactor     = IN_KEY,
        .confirmation = BY_RULE,
        .mask_a       = &edmont_i_mask_rfc9382_m,
        .mask_b       = &edmont_i_mask_rfc9382_n,
        .mhf          = edmont_i_spake2_mhf_plus9383,
        .share        = edmont_i_spake2_masked_share,
        .shared       = edmont_i_spake2_plus_shared,
        .derive       = edmont_i_spake2_derive_plus9383,
    },
    /* python-spake2. */
    {
        .id           = EDMONT_SPAKE2_PYTHON_AB_V1,
        .name         = "python-ab",
        .roles        = A_AND_B,
        .names        = 2,
        .side_bytes   = 1,
        .random_bytes = 64,
        .key_bytes    = 32,
        .order        = BIG_ENDIAN_SCALAR,
        .confirmation = BY_CHOICE,
        .mask_a       = &edmont_i_mask_python_m,
        .mask_b       = &edmont_i_mask_python_n,
        .password     = edmont_i_spake2_password_python,
        .share        = edmont_i_spake2_masked_share,
        .shared       = edmont_i_spake2_masked_shared,
        .derive       = edmont_i_spake2_derive_python_ab,
    },
    {
        .id           = EDMONT_SPAKE2_PYTHON_SYM_V1,
        .name         = "python-sym",
        .roles        = SYM,
        .names        = 1,
        .side_bytes   = 1,
        .random_bytes = 64,
        .key_bytes    = 32,
        .order        = BIG_ENDIAN_SCALAR,
        .confirmation = BY_CHOICE,
        .mask_a       = &edmont_i_mask_python_s,
        .mask_b       = &edmont_i_mask_python_s,
        .password     = edmont_i_spake2_password_python,
        .share        = edmont_i_spake2_masked_share,
        .shared       = edmont_i_spake2_masked_shared,
        .derive       = edmont_i_spake2_derive_python_sym,
    },
    /* BoringSSL. */
    {
        .id           = EDMONT_SPAKE2_BORINGSSL_V1,
        .name         = "boringssl",
        .roles        = A_AND_B,
        .names        = 2,
        .random_bytes = 64,
        .key_bytes    = 64,
        .cofactor     = IN_SCALAR,
        .confirmation = BY_CHOICE,
        .mask_a       = &edmont_i_mask_boringssl_m,
        .mask_b       = &edmont_i_mask_boringssl_n,
        .password     = edmont_i_spake2_password_boringssl,
        .share        = edmont_i_spake2_masked_share,
        .shared       = edmont_i_spake2_masked_shared,
        .derive       = edmont_i_spake2_derive_boringssl,
    },
    /* RFC 9588. */
    {
        .id           = EDMONT_SPAKE2_KRB5_V1,
        .name         = "krb5",
        .roles        = A_AND_B,
        .random_bytes = 64,
        .key_bytes    = 32,
        .cofactor     = IN_SCALAR,
        .confirmation = BY_NOBODY,
        .mask_a       = &edmont_i_mask_rfc9382_m,
        .mask_b       = &edmont_i_mask_rfc9382_n,
        .mhf          = edmont_i_spake2_mhf_krb5,
        .share        = edmont_i_spake2_masked_share,
        .shared       = edmont_i_spake2_masked_shared,
        .derive       = edmont_i_spake2_derive_krb5,
    },
    /* draft-irtf-cfrg-cpace. */
    {
        .id           = EDMONT_SPAKE2_CPACE_X25519_V1,
        .name         = "cpace-x25519",
        .roles        = A_AND_B | SYM,
        .names        = 2,
        .aad_max      = SIZE_MAX,
        .has_ad       = 1,
        .random_bytes = 32,
        .key_bytes    = 64,
        .confirmation = BY_CHOICE,
        .password     = edmont_i_spake2_password_kept,
        .share        = edmont_i_spake2_cpace_x25519_share,
        .shared       = edmont_i_spake2_cpace_x25519_shared,
        .derive       = edmont_i_spake2_cpace_x25519_derive,
    },
    {
        .id           = EDMONT_SPAKE2_CPACE_RISTRETTO_V1,
        .name         = "cpace-ristretto",
        .roles        = A_AND_B | SYM,
        .names        = 2,
        .aad_max      = SIZE_MAX,
        .has_ad       = 1,
        .random_bytes = 64,
        .key_bytes    = 64,
        .confirmation = BY_CHOICE,
        .password     = edmont_i_spake2_password_kept,
        .share        = edmont_i_spake2_cpace_ristretto_share,
        .shared       = edmont_i_spake2_cpace_ristretto_shared,
        .derive       = edmont_i_spake2_cpace_ristretto_derive,
    },
#if EDMONT_SPAKE2_LEGACY
    /* python-pure25519. */
    {
        .id           = EDMONT_SPAKE2_PURE25519_V1,
        .name         = "pure25519",
        .roles        = A_AND_B,
        .names        = 2,
        .random_bytes = 64,
        .key_bytes    = 32,
        .order        = BIG_ENDIAN_SCALAR,
        .confirmation = BY_CHOICE,
        .mask_a       = &edmont_i_mask_pure25519_u,
        .mask_b       = &edmont_i_mask_pure25519_v,
        .password     = edmont_i_spake2_password_pure25519,
        .share        = edmont_i_spake2_masked_share,
        .shared       = edmont_i_spake2_masked_shared,
        .derive       = edmont_i_spake2_derive_pure25519,
    },
#endif
};

const struct suite *edmont_i_spake2_suite_at(size_t i)
{
    return i < sizeof suites / sizeof suites[0] ? &suites[i] : NULL;
}

const struct suite *edmont_i_spake2_suite(unsigned id)
{
    const struct suite *s;

    for (size_t i = 0; (s = edmont_i_spake2_suite_at(i)) != NULL; i++)
        if (s->id == id)
            return s;
    return NULL;
}

const struct suite *edmont_i_spake2_suite_named(const char *name)
{
    const struct suite *s;

    for (size_t i = 0; (s = edmont_i_spake2_suite_at(i)) != NULL; i++)
        if (strcmp(s->name, name) == 0)
            return s;
    return NULL;
}
