/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * suite.h: what a suite is. The engine (spake2.c) takes five steps; a suite is a row of suites.c
 * that says how each goes:
 *
 *   password   w of the password, or of what a memory-hard function has made of it (mhf)
 *   share      our share of our random bytes, to be sent
 *   shared     the shared element K of the peer's share, which is refused unless it is good
 *   derive     the key and the tags of the transcript
 *
 * and the fifth, comparing tags, is the same for all.
 */
#ifndef EDMONT_SPAKE2_SUITE_H
#define EDMONT_SPAKE2_SUITE_H

#include "../../include/edmont/spake2.h"
#include "masks.h"

/* Where the factor 8 stands that clears what is not of order L. */
enum cofactor {
    IN_NOTHING, /* share x G + w M, K = x Q */
    IN_KEY,     /* share x G + w M, K = 8 x Q */
    IN_SCALAR   /* share 8 x G + w M, K = 8 x Q */
};

/* What the random bytes, mod L, are in. */
enum byte_order { LITTLE_ENDIAN_SCALAR, BIG_ENDIAN_SCALAR };

/* Who checks that the peer holds the key. */
enum confirmation {
    BY_NOBODY, /* no tags at all */
    BY_CHOICE, /* edmont's own tags, and the key without */
    BY_RULE    /* the suite's tags, and no key without */
};

/* The transcript: what was said, in A's and B's place. In the role SYM our own is A's. */
struct exchange {
    const edmont_spake2_params *params;
    const uint8_t *share_a, *share_b;
    uint8_t K[32], V[32]; /* V: of SPAKE2+ alone */
};

struct suite {
    uint16_t id;
    const char *name;
    unsigned roles;         /* 1 << role, for each role that there is */
    unsigned names;         /* how many of id_a and id_b may be other than empty */
    size_t aad_max;         /* the longest additional data */
    int has_ad;             /* whether messages carry data of their own */
    size_t side_bytes;      /* 1 if the side stands before the share, else 0 */
    size_t random_bytes;    /* drawn for x */
    size_t key_bytes;
    enum byte_order order;
    enum cofactor cofactor;
    enum confirmation confirmation;
    const struct mask *mask_a, *mask_b; /* what A and B add w times */

    /* Each returns EDMONT_OK or an error. The first two are NULL where there is no such thing. */
    int (*password)(edmont_spake2_state *st, edmont_bytes pw);
    int (*mhf)(edmont_spake2_state *st, const uint8_t *out, size_t n);
    int (*share)(edmont_spake2_state *st, const struct suite *s, const edmont_spake2_params *p);
    int (*shared)(edmont_spake2_state *st, const struct suite *s, const uint8_t peer[32],
                  struct exchange *e);
    int (*derive)(edmont_spake2_state *st, const struct exchange *e);
};

/* The suite of a number or a name; NULL if it is unknown or not built in. */
const struct suite *edmont_i_spake2_suite(unsigned id);
const struct suite *edmont_i_spake2_suite_named(const char *name);

/* The i-th suite that is built in, in the order of their numbers; NULL past the last. */
const struct suite *edmont_i_spake2_suite_at(size_t i);

#endif
