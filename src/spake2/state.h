/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * state.h: where a handshake stands, and how functions on one begin and end.
 */
#ifndef EDMONT_SPAKE2_STATE_H
#define EDMONT_SPAKE2_STATE_H

#include "../core/compiler.h"
#include "../core/wipe.h"
#include "suite.h"

_Static_assert(sizeof(edmont_spake2_state) == EDMONT_SPAKE2_STATE_BYTES, "as spake2.h says");

/* A wiped state is at none of them. */
enum stage { SECRET_SET = 1, STARTED, FINISHED };

/* What has been done once FINISHED; after all three the state is wiped. */
enum done { TAG_MADE = 1, TAG_CHECKED = 2, KEY_TAKEN = 4 };

/* Clears the state and begins a handshake; NULL and a cleared state if there is no such suite or it
 * has no such role. */
static inline const struct suite *state_begin(edmont_spake2_state *st, unsigned id, unsigned role)
{
    const struct suite *s = edmont_i_spake2_suite(id);

    edmont_wipe(st, sizeof *st);
    if (s == NULL || role > EDMONT_SPAKE2_SYM || (s->roles >> role & 1) == 0)
        return NULL;
    st->edmont_self  = (uintptr_t)st;
    st->edmont_suite = id;
    st->edmont_role  = (uint8_t)role;
    st->edmont_stage = SECRET_SET;
    return s;
}

/* The suite of a handshake that stands at this stage, in the state that it began in; else NULL. */
static inline const struct suite *state_at(const edmont_spake2_state *st, enum stage stage)
{
    if (st->edmont_self != (uintptr_t)st || st->edmont_stage != stage)
        return NULL;
    return edmont_i_spake2_suite(st->edmont_suite);
}

/* The door of every function on a state: an error ends the handshake. Inline: it must leave no
 * frame where secrets were. */
static ALWAYS_INLINE int state_leave(edmont_spake2_state *st, int err)
{
    if (err != EDMONT_OK && st != NULL)
        edmont_wipe(st, sizeof *st);
    edmont_i_wipe_stack();
    return err;
}

static inline int is_bytes(edmont_bytes b)
{
    return b.p != NULL || b.n == 0;
}

#endif
