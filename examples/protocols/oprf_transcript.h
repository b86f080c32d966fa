/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * oprf_transcript.h: what is hashed in RFC 9497, shared by oprf.c and oprf_proof.c.
 */
#ifndef EXAMPLES_OPRF_TRANSCRIPT_H
#define EXAMPLES_OPRF_TRANSCRIPT_H

#include "hash.h"
#include "oprf.h"

/* A name and the context string of section 3.1: names are tags for domain separation. */
#define CONTEXT(name, mode)                                                                        \
    ((mode) == OPRF_PLAIN        ? name "OPRFV1-\0-ristretto255-SHA512"                            \
     : (mode) == OPRF_VERIFIABLE ? name "OPRFV1-\1-ristretto255-SHA512"                            \
                                 : name "OPRFV1-\2-ristretto255-SHA512")
#define CONTEXT_BYTES(name) (sizeof name "OPRFV1-m-ristretto255-SHA512" - 1)

/* What is to be hashed: pieces, each after its length in two bytes. */
struct transcript {
    uint8_t bytes[640];
    size_t n;
};

static void put(struct transcript *t, const void *p, size_t n)
{
    if (n != 0)
        memcpy(t->bytes + t->n, p, n);
    t->n += n;
}

static void put_counted(struct transcript *t, const void *p, size_t n)
{
    const uint8_t length[2] = {(uint8_t)(n >> 8), (uint8_t)n};

    put(t, length, 2);
    put(t, p, n);
}

static int hash_to_scalar(edmont_scalar *k, const struct transcript *t, const char *dst,
                          size_t dst_len)
{
    uint8_t wide[64];
    int err = edmont_expand_message_xmd(wide, 64, t->bytes, t->n, dst, dst_len);

    edmont_scalar_reduce64(k, wide);
    edmont_wipe(wide, sizeof wide);
    return err;
}

#endif
