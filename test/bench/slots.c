/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * slots.c: a run of each slot, made from the list of slots and the arguments below: a slot without
 * arguments here does not compile.
 */
#include "slots.h"

#include "../../include/edmont.h"
#include "../../src/core/backend.h"
#include "../../src/core/tables/base.h"

#include <stdlib.h>
#include <string.h>

enum { TERMS = 64 };

/* in is at the same time an integer, a u-coordinate of the curve, one that Elligator 2 reaches, and
 * a point's and an element's encoding. */
static struct {
    uint8_t in[32], out[32], out_2[32];
    uint8_t k[TERMS][32], half[2][32]; /* 128 bits */
    struct point p, q, r, points[TERMS];
    struct public_table table, table_out;
} b;

#define ARGUMENTS_x25519            (b.out, b.in, b.in)
#define ARGUMENTS_x25519_base       (b.out, b.in)
#define ARGUMENTS_decode            (&b.r, b.in)
#define ARGUMENTS_decode_two        (&b.r, &b.q, b.in, b.in)
#define ARGUMENTS_encode            (b.out, &b.p)
#define ARGUMENTS_decode_u          (&b.r, b.in, 0)
#define ARGUMENTS_encode_u          (b.out, &b.p)
#define ARGUMENTS_encode_uv         (b.out, b.out_2, &b.p)
#define ARGUMENTS_add               (&b.r, &b.p, &b.q)
#define ARGUMENTS_sub               (&b.r, &b.p, &b.q)
#define ARGUMENTS_dbl               (&b.r, &b.p)
#define ARGUMENTS_mul               (&b.r, b.in, &b.p)
#define ARGUMENTS_mul_base          (&b.r, b.in)
#define ARGUMENTS_mul_table         (&b.r, b.in, &edmont_i_base_table)
#define ARGUMENTS_mul_add_var       (&b.r, b.in, &b.p, b.k[0])
#define ARGUMENTS_public_table_var  (&b.table_out, &b.p)
#define ARGUMENTS_mul_add_table_var (&b.r, b.in, &b.table, b.k[0])
#define ARGUMENTS_sum_half_var      (&b.r, b.half[0], &b.p, b.half[1], &b.q, b.k[0])
#define ARGUMENTS_sum_var           (&b.r, (const uint8_t(*)[32])b.k, b.points, TERMS)
#define ARGUMENTS_is_torsion_free   (&b.p)
#define ARGUMENTS_elligator_map     (&b.r, b.in)
#define ARGUMENTS_elligator_reverse (b.out, b.in, 0)
#define ARGUMENTS_ristretto_decode  (&b.r, b.in)
#define ARGUMENTS_ristretto_encode  (b.out, &b.p)
#define ARGUMENTS_ristretto_map     (&b.r, b.in)

#define SLOT(name, result, params)                                                                 \
    static int run_##name(void *unused)                                                            \
    {                                                                                              \
        (void)unused;                                                                              \
        (void)core(name) ARGUMENTS_##name;                                                         \
        return 0;                                                                                  \
    }
EDMONT_SLOTS(SLOT)
#undef SLOT

static const struct slot_row rows[] = {
#define SLOT(name, result, params) {"slot." #name, run_##name},
    EDMONT_SLOTS(SLOT)
#undef SLOT
};

const struct slot_row *slot_at(size_t i)
{
    return i < sizeof rows / sizeof rows[0] ? &rows[i] : NULL;
}

int slot_is_of(size_t i, size_t t)
{
    const struct backend *own = edmont_i_backend_of(t);

#define SLOT(name, result, params)                                                                 \
    if (i-- == 0)                                                                                  \
        return own->name != NULL;
    EDMONT_SLOTS(SLOT)
#undef SLOT
    return 0;
}

static void draw(uint8_t k[32])
{
    if (edmont_random_bytes(k, 32) != EDMONT_OK)
        abort();
    k[31] &= 127;
}

void slots_prepare(void)
{
    do
        draw(b.in);
    while (!core(decode)(&b.q, b.in) || !core(decode_u)(&b.p, b.in, 0) ||
           !core(elligator_reverse)(b.out, b.in, 0) || !core(ristretto_decode)(&b.r, b.in));
    for (int i = 0; i < TERMS; i++) {
        draw(b.k[i]);
        core(mul_base)(&b.points[i], b.k[i]);
    }
    core(public_table_var)(&b.table, &b.p);
    memcpy(b.half[0], b.k[0], 16);
    memcpy(b.half[1], b.k[1], 16);
}
