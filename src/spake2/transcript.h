/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * transcript.h: what is hashed in the end, and the suites' ways to derive key and tags of it.
 */
#ifndef EDMONT_SPAKE2_TRANSCRIPT_H
#define EDMONT_SPAKE2_TRANSCRIPT_H

#include "../../include/edmont/provider.h"
#include "suite.h"

#include <stddef.h>
#include <stdint.h>

/* Pieces to be hashed one after the other, and the lengths that stand before some of them. Holds
 * pointers into itself: it is not to be copied. */
struct transcript {
    edmont_span part[20];
    uint8_t length[10][10];
    size_t parts, lengths;
};

static inline void transcript_put(struct transcript *t, const void *data, size_t len)
{
    t->part[t->parts++] = (edmont_span){data, len};
}

/* The length in 8 bytes, little endian, then the bytes: RFC 9382, section 4. */
static inline void transcript_put_lp(struct transcript *t, const void *data, size_t len)
{
    uint8_t *length = t->length[t->lengths++];

    for (int i = 0; i < 8; i++)
        length[i] = (uint8_t)((uint64_t)len >> 8 * i);
    transcript_put(t, length, 8);
    transcript_put(t, data, len);
}

/* The length in LEB128: seven bits a byte, the lowest first, bit 7 set in all bytes but the last.
 * CPace, section "prepend_len". Returns how many bytes it takes. */
static inline size_t transcript_put_leb128(struct transcript *t, size_t len)
{
    uint8_t *length = t->length[t->lengths++];
    size_t n        = 0;

    for (; len > 127; len >>= 7)
        length[n++] = (uint8_t)(len | 128);
    length[n++] = (uint8_t)len;
    transcript_put(t, length, n);
    return n;
}

static inline void transcript_put_lv(struct transcript *t, const void *data, size_t len)
{
    transcript_put_leb128(t, len);
    transcript_put(t, data, len);
}

/* struct suite's derive. They fill edmont_key and, unless the suite has none, edmont_tag and
 * edmont_peer_tag. */
int edmont_i_spake2_derive_rfc9382(edmont_spake2_state *st, const struct exchange *e);
int edmont_i_spake2_derive_plus9383(edmont_spake2_state *st, const struct exchange *e);
int edmont_i_spake2_derive_python_ab(edmont_spake2_state *st, const struct exchange *e);
int edmont_i_spake2_derive_python_sym(edmont_spake2_state *st, const struct exchange *e);
int edmont_i_spake2_derive_boringssl(edmont_spake2_state *st, const struct exchange *e);
int edmont_i_spake2_derive_krb5(edmont_spake2_state *st, const struct exchange *e);
int edmont_i_spake2_derive_pure25519(edmont_spake2_state *st, const struct exchange *e);

/* Key schedule of RFC 9382, section 4, of a transcript in pieces. */
struct rfc9382_keys {
    uint8_t Ke[16], Ka[16];
    uint8_t KcA[16], KcB[16];
    uint8_t cA[32], cB[32];
};
void edmont_i_spake2_rfc9382_schedule(struct rfc9382_keys *k, const edmont_span *TT, size_t parts,
                                      edmont_bytes aad);

/* edmont's own tags of the key, for suites that have none. */
void edmont_i_spake2_own_tags(edmont_spake2_state *st, size_t key_bytes, const struct exchange *e);

#endif
