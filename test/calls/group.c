/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; these are the calls of include/edmont/group.h. Scalars are in and other; a point
 * and an element are multiples of B by a public number. What a point is after an error, the
 * identity, test/group looks at; so the rows of functions that can fail name no such output.
 */
#include "calls.h"

#define K ((const edmont_scalar *)(const void *)io->in)
#define J ((const edmont_scalar *)(const void *)io->other)
#define R ((edmont_scalar *)(void *)io->made)

#define VOID(name, call) RUN(name, (call, EDMONT_OK))

RUN(run_scalar_decode, edmont_scalar_decode(R, io->in))
VOID(run_scalar_encode, edmont_scalar_encode(io->made, K))
VOID(run_scalar_reduce32, edmont_scalar_reduce32(R, io->in))
VOID(run_scalar_reduce64, edmont_scalar_reduce64(R, io->in))
VOID(run_scalar_add, edmont_scalar_add(R, K, J))
VOID(run_scalar_sub, edmont_scalar_sub(R, K, J))
VOID(run_scalar_neg, edmont_scalar_neg(R, K))
VOID(run_scalar_mul, edmont_scalar_mul(R, K, J))
VOID(run_scalar_muladd, edmont_scalar_muladd(R, K, J, K))
VOID(run_scalar_invert, edmont_scalar_invert(R, K))
RUN(run_scalar_equal, edmont_scalar_equal(K, J))
RUN(run_scalar_is_zero, edmont_scalar_is_zero(K))
RUN(run_scalar_random, edmont_scalar_random(R))

RUN(run_point_decode, edmont_point_decode(&io->p, io->public))
RUN(run_point_decode_lenient, edmont_point_decode_lenient(&io->p, io->public))
VOID(run_point_encode, edmont_point_encode(io->public, &io->p))
VOID(run_point_to_u, edmont_point_to_u(io->public, &io->p))
VOID(run_point_identity, edmont_point_identity(&io->p))
VOID(run_point_base, edmont_point_base(&io->p))
VOID(run_point_add, edmont_point_add(&io->p, &io->p, &io->p))
VOID(run_point_sub, edmont_point_sub(&io->p, &io->p, &io->p))
VOID(run_point_neg, edmont_point_neg(&io->p, &io->p))
VOID(run_point_dbl, edmont_point_dbl(&io->p, &io->p))
VOID(run_point_clear_cofactor, edmont_point_clear_cofactor(&io->p, &io->p))
RUN(run_point_equal, !edmont_point_equal(&io->p, &io->p))
RUN(run_point_is_identity, edmont_point_is_identity(&io->p))
RUN(run_point_is_small_order, edmont_point_is_small_order(&io->p))
RUN(run_point_is_torsion_free, !edmont_point_is_torsion_free(&io->p))
VOID(run_point_mul, edmont_point_mul(&io->p, K, &io->p))
VOID(run_point_mul_base, edmont_point_mul_base(&io->p, K))
VOID(run_point_mul_add, edmont_point_mul_add_base_var(&io->p, K, &io->p, K))
VOID(run_point_sum, edmont_point_sum_var(&io->p, K, &io->p, 1))

RUN(run_ristretto_decode, edmont_ristretto_decode(&io->e, io->public))
VOID(run_ristretto_encode, edmont_ristretto_encode(io->public, &io->e))
VOID(run_ristretto_from_uniform, edmont_ristretto_from_uniform(&io->e, io->in))
RUN(run_ristretto_random, edmont_ristretto_random(&io->e))
VOID(run_ristretto_identity, edmont_ristretto_identity(&io->e))
VOID(run_ristretto_base, edmont_ristretto_base(&io->e))
RUN(run_ristretto_equal, !edmont_ristretto_equal(&io->e, &io->e))
RUN(run_ristretto_is_identity, edmont_ristretto_is_identity(&io->e))
VOID(run_ristretto_add, edmont_ristretto_add(&io->e, &io->e, &io->e))
VOID(run_ristretto_sub, edmont_ristretto_sub(&io->e, &io->e, &io->e))
VOID(run_ristretto_neg, edmont_ristretto_neg(&io->e, &io->e))
VOID(run_ristretto_mul, edmont_ristretto_mul(&io->e, K, &io->e))
VOID(run_ristretto_mul_base, edmont_ristretto_mul_base(&io->e, K))
VOID(run_ristretto_sum, edmont_ristretto_sum_var(&io->e, K, &io->e, 1))

RUN(run_expand, edmont_expand_message_xmd(io->made, 64, io->in, 32, "tag", 3))
RUN(run_hash_to_point, edmont_hash_to_point(&io->p, io->in, 32, "tag", 3))
RUN(run_encode_to_point, edmont_encode_to_point(&io->p, io->in, 32, "tag", 3))
RUN(run_hash_to_curve25519,
    edmont_hash_to_curve25519(io->made, io->made + 32, io->in, 32, "tag", 3))
RUN(run_encode_to_curve25519,
    edmont_encode_to_curve25519(io->made, io->made + 32, io->in, 32, "tag", 3))
RUN(run_hash_to_ristretto, edmont_hash_to_ristretto(&io->e, io->in, 32, "tag", 3))
VOID(run_elligator2_map, edmont_elligator2_map(io->made, io->made + 32, io->in))
RUN(run_elligator2_reverse, edmont_elligator2_reverse(io->made, io->public, io->public[32]))

/* Below 2^252, and so below L; other than each other. */
static void prepare_scalars(struct io *io)
{
    io->in[31] &= 15;
    io->other[31] &= 15;
}

static void prepare_points(struct io *io)
{
    static const uint8_t five[32] = {5};
    edmont_scalar k;

    prepare_scalars(io);
    edmont_scalar_reduce32(&k, five);
    edmont_point_mul_base(&io->p, &k);
    edmont_ristretto_mul_base(&io->e, &k);
}

static void prepare_encoding(struct io *io)
{
    prepare_points(io);
    edmont_point_encode(io->public, &io->p);
}

static void prepare_element(struct io *io)
{
    prepare_points(io);
    edmont_ristretto_encode(io->public, &io->e);
}

/* The u of a point that has a preimage. */
static void prepare_image(struct io *io)
{
    static const uint8_t seven[32] = {7};
    uint8_t v[32];

    edmont_elligator2_map(io->public, v, seven);
    io->public[32] = v[0] & 1;
}

static void know_scalars(struct secrets *s, const struct io *io)
{
    secrets_add(s, "a scalar", io->in, 32);
    secrets_add(s, "another scalar", io->other, 32);
}

static void know_input(struct secrets *s, const struct io *io)
{
    secrets_add(s, "what goes in", io->in, 32);
}

static void know_drawn(struct secrets *s, const struct io *io)
{
    secrets_add_drawn(s, io->drawn, io->drawn_n);
}

/* A function of scalars, of points, and of a scalar and points. */
#define SCALARS(function, run_it)                                                                  \
    {                                                                                              \
        .name = function, .prepare = prepare_scalars, .run = run_it, .know = know_scalars,         \
        .out  = {OUT(made, 32)}                                                                    \
    }
#define POINTS(function, run_it)                                                                   \
    {                                                                                              \
        .name = function, .prepare = prepare_points, .run = run_it                                 \
    }
#define MULTIPLE(function, run_it)                                                                 \
    {                                                                                              \
        .name = function, .prepare = prepare_points, .run = run_it, .know = know_scalars,          \
        .uses = SHOWS_NOTHING                                                                      \
    }
#define HASHES(function, run_it, messages_, pieces_)                                               \
    {                                                                                              \
        .name = function, .run = run_it, .know = know_input, .uses = SHOWS_NOTHING,                \
        .messages = messages_, .pieces = pieces_                                                   \
    }

const struct call calls_group[] = {
    SCALARS("edmont_scalar_decode", run_scalar_decode),
    SCALARS("edmont_scalar_encode", run_scalar_encode),
    SCALARS("edmont_scalar_reduce32", run_scalar_reduce32),
    SCALARS("edmont_scalar_reduce64", run_scalar_reduce64),
    SCALARS("edmont_scalar_add", run_scalar_add),
    SCALARS("edmont_scalar_sub", run_scalar_sub),
    SCALARS("edmont_scalar_neg", run_scalar_neg),
    SCALARS("edmont_scalar_mul", run_scalar_mul),
    SCALARS("edmont_scalar_muladd", run_scalar_muladd),
    SCALARS("edmont_scalar_invert", run_scalar_invert),
    MULTIPLE("edmont_scalar_equal", run_scalar_equal),
    MULTIPLE("edmont_scalar_is_zero", run_scalar_is_zero),
    {.name = "edmont_scalar_random",
     .run  = run_scalar_random,
     .know = know_drawn,
     .uses = DRAWS_SECRET,
     .out  = {OUT(made, 32)}},

    {.name = "edmont_point_decode", .prepare = prepare_encoding, .run = run_point_decode},
    {.name    = "edmont_point_decode_lenient",
     .prepare = prepare_encoding,
     .run     = run_point_decode_lenient},
    POINTS("edmont_point_encode", run_point_encode),
    POINTS("edmont_point_to_u", run_point_to_u),
    POINTS("edmont_point_identity", run_point_identity),
    POINTS("edmont_point_base", run_point_base),
    POINTS("edmont_point_add", run_point_add),
    POINTS("edmont_point_sub", run_point_sub),
    POINTS("edmont_point_neg", run_point_neg),
    POINTS("edmont_point_dbl", run_point_dbl),
    POINTS("edmont_point_clear_cofactor", run_point_clear_cofactor),
    POINTS("edmont_point_equal", run_point_equal),
    POINTS("edmont_point_is_identity", run_point_is_identity),
    POINTS("edmont_point_is_small_order", run_point_is_small_order),
    POINTS("edmont_point_is_torsion_free", run_point_is_torsion_free),
    MULTIPLE("edmont_point_mul", run_point_mul),
    MULTIPLE("edmont_point_mul_base", run_point_mul_base),
    POINTS("edmont_point_mul_add_base_var", run_point_mul_add),
    POINTS("edmont_point_sum_var", run_point_sum),

    {.name = "edmont_ristretto_decode", .prepare = prepare_element, .run = run_ristretto_decode},
    POINTS("edmont_ristretto_encode", run_ristretto_encode),
    MULTIPLE("edmont_ristretto_from_uniform", run_ristretto_from_uniform),
    {.name = "edmont_ristretto_random",
     .run  = run_ristretto_random,
     .know = know_drawn,
     .uses = DRAWS_SECRET | SHOWS_NOTHING},
    POINTS("edmont_ristretto_identity", run_ristretto_identity),
    POINTS("edmont_ristretto_base", run_ristretto_base),
    POINTS("edmont_ristretto_equal", run_ristretto_equal),
    POINTS("edmont_ristretto_is_identity", run_ristretto_is_identity),
    POINTS("edmont_ristretto_add", run_ristretto_add),
    POINTS("edmont_ristretto_sub", run_ristretto_sub),
    POINTS("edmont_ristretto_neg", run_ristretto_neg),
    MULTIPLE("edmont_ristretto_mul", run_ristretto_mul),
    MULTIPLE("edmont_ristretto_mul_base", run_ristretto_mul_base),
    POINTS("edmont_ristretto_sum_var", run_ristretto_sum),

    {.name     = "edmont_expand_message_xmd",
     .run      = run_expand,
     .know     = know_input,
     .messages = 2,
     .pieces   = 4 + 3,
     .out      = {OUT(made, 64)}},
    HASHES("edmont_hash_to_point", run_hash_to_point, 3, 4 + 2 * 3),
    HASHES("edmont_encode_to_point", run_encode_to_point, 2, 4 + 3),
    {.name     = "edmont_hash_to_curve25519",
     .run      = run_hash_to_curve25519,
     .know     = know_input,
     .messages = 3,
     .pieces   = 4 + 2 * 3,
     .out      = {OUT(made, 64)}},
    {.name     = "edmont_encode_to_curve25519",
     .run      = run_encode_to_curve25519,
     .know     = know_input,
     .messages = 2,
     .pieces   = 4 + 3,
     .out      = {OUT(made, 64)}},
    HASHES("edmont_hash_to_ristretto", run_hash_to_ristretto, 2, 4 + 3),
    {.name = "edmont_elligator2_map",
     .run  = run_elligator2_map,
     .know = know_input,
     .out  = {OUT(made, 64)}},
    {.name    = "edmont_elligator2_reverse",
     .prepare = prepare_image,
     .run     = run_elligator2_reverse},
    {.name = NULL},
};
