/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * dom.h: what is hashed besides the message: dom2 of RFC 8032, section 5.1, and lists of pieces.
 */
#ifndef EDMONT_SIGN_DOM_H
#define EDMONT_SIGN_DOM_H

#include "../../include/edmont/sign.h"
#include "../core/bytes.h"

/* "SigEd25519 no Ed25519 collisions", F, the length of the context, the context. */
#define DOM_MAX (32 + 1 + 1 + 255)

/* Writes dom2(F, C) and its length, which is 0 for EDMONT_PURE; opt NULL is EDMONT_PURE. F is 0 for
 * Ed25519ctx and 1 for Ed25519ph. Returns EDMONT_OK, or ARGUMENT for an unknown variant and for a
 * context that the variant does not take. */
static inline int dom2(uint8_t out[DOM_MAX], size_t *len, const edmont_sign_options *opt)
{
    static const char text[] = "SigEd25519 no Ed25519 collisions";

    *len = 0;
    if (opt == NULL)
        return EDMONT_OK;
    if (opt->variant == EDMONT_PURE)
        return opt->context_len == 0 ? EDMONT_OK : EDMONT_ERR_ARGUMENT;
    if (opt->variant != EDMONT_CTX && opt->variant != EDMONT_PH)
        return EDMONT_ERR_ARGUMENT;
    if (opt->context_len > 255 || (opt->context == NULL && opt->context_len != 0) ||
        (opt->variant == EDMONT_CTX && opt->context_len == 0))
        return EDMONT_ERR_ARGUMENT;
    memcpy(out, text, 32);
    out[32] = opt->variant == EDMONT_PH;
    out[33] = (uint8_t)opt->context_len;
    copy_bytes(out + 34, opt->context, opt->context_len);
    *len = 34 + opt->context_len;
    return EDMONT_OK;
}

/* What a hash is to be of, one piece after the other. */
struct pieces {
    edmont_span span[5];
    size_t n;
};

static inline void pieces_add(struct pieces *p, const void *data, size_t len)
{
    if (len != 0)
        p->span[p->n++] = (edmont_span){data, len};
}

#endif
