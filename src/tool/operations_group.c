/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * operations_group.c: scalars, points, ristretto255, and hashing to them.
 */
#include "operations.h"

RUN(scalar_decode, edmont_scalar_decode(&w->scalar_out, w->scalars[0].edmont_bytes))
RUN_VOID(scalar_encode, edmont_scalar_encode(w->out, &w->a))
RUN_VOID(scalar_reduce32, edmont_scalar_reduce32(&w->scalar_out, w->k))
RUN_VOID(scalar_reduce64, edmont_scalar_reduce64(&w->scalar_out, w->param))
RUN_VOID(scalar_add, edmont_scalar_add(&w->scalar_out, &w->a, &w->b))
RUN_VOID(scalar_sub, edmont_scalar_sub(&w->scalar_out, &w->a, &w->b))
RUN_VOID(scalar_neg, edmont_scalar_neg(&w->scalar_out, &w->a))
RUN_VOID(scalar_mul, edmont_scalar_mul(&w->scalar_out, &w->a, &w->b))
RUN_VOID(scalar_muladd, edmont_scalar_muladd(&w->scalar_out, &w->a, &w->b, &w->a))
RUN_VOID(scalar_invert, edmont_scalar_invert(&w->scalar_out, &w->a))
RUN_VOID(scalar_equal, edmont_scalar_equal(&w->a, &w->b))
RUN_VOID(scalar_is_zero, edmont_scalar_is_zero(&w->a))
RUN(scalar_random, edmont_scalar_random(&w->scalar_out))

RUN(point_decode, edmont_point_decode(&w->point_out, w->pub))
RUN(point_decode_lenient, edmont_point_decode_lenient(&w->point_out, w->pub))
RUN_VOID(point_encode, edmont_point_encode(w->out, &w->p))
RUN_VOID(point_to_u, edmont_point_to_u(w->out, &w->p))
RUN_VOID(point_add, edmont_point_add(&w->point_out, &w->p, &w->q))
RUN_VOID(point_sub, edmont_point_sub(&w->point_out, &w->p, &w->q))
RUN_VOID(point_neg, edmont_point_neg(&w->point_out, &w->p))
RUN_VOID(point_dbl, edmont_point_dbl(&w->point_out, &w->p))
RUN_VOID(point_clear_cofactor, edmont_point_clear_cofactor(&w->point_out, &w->p))
RUN_VOID(point_equal, edmont_point_equal(&w->p, &w->q))
RUN_VOID(point_is_identity, edmont_point_is_identity(&w->p))
RUN_VOID(point_is_small_order, edmont_point_is_small_order(&w->p))
RUN_VOID(point_is_torsion_free, edmont_point_is_torsion_free(&w->p))
RUN_VOID(point_mul, edmont_point_mul(&w->point_out, &w->a, &w->p))
RUN_VOID(point_mul_base, edmont_point_mul_base(&w->point_out, &w->a))
RUN_VOID(point_mul_add_base_var,
         edmont_point_mul_add_base_var(&w->point_out, &w->a, &w->p, &w->b))
RUN_VOID(point_sum_var_8, edmont_point_sum_var(&w->point_out, w->scalars, w->points, 8))
RUN_VOID(point_sum_var_64, edmont_point_sum_var(&w->point_out, w->scalars, w->points, 64))

RUN(ristretto_decode, edmont_ristretto_decode(&w->element_out, w->element))
RUN_VOID(ristretto_encode, edmont_ristretto_encode(w->out, &w->e))
RUN_VOID(ristretto_from_uniform, edmont_ristretto_from_uniform(&w->element_out, w->param))
RUN(ristretto_random, edmont_ristretto_random(&w->element_out))
RUN_VOID(ristretto_equal, edmont_ristretto_equal(&w->e, &w->f))
RUN_VOID(ristretto_is_identity, edmont_ristretto_is_identity(&w->e))
RUN_VOID(ristretto_add, edmont_ristretto_add(&w->element_out, &w->e, &w->f))
RUN_VOID(ristretto_sub, edmont_ristretto_sub(&w->element_out, &w->e, &w->f))
RUN_VOID(ristretto_neg, edmont_ristretto_neg(&w->element_out, &w->e))
RUN_VOID(ristretto_mul, edmont_ristretto_mul(&w->element_out, &w->a, &w->e))
RUN_VOID(ristretto_mul_base, edmont_ristretto_mul_base(&w->element_out, &w->a))
RUN_VOID(ristretto_sum_var_8,
         edmont_ristretto_sum_var(&w->element_out, w->scalars, w->elements, 8))
RUN_VOID(ristretto_sum_var_64,
         edmont_ristretto_sum_var(&w->element_out, w->scalars, w->elements, 64))

static const char tag[] = "edmont bench";

#define MESSAGE_AND_TAG w->message, SHORT_MESSAGE, tag, sizeof tag - 1

RUN(expand_message_xmd, edmont_expand_message_xmd(w->out, 64, MESSAGE_AND_TAG))
RUN(hash_to_point, edmont_hash_to_point(&w->point_out, MESSAGE_AND_TAG))
RUN(encode_to_point, edmont_encode_to_point(&w->point_out, MESSAGE_AND_TAG))
RUN(hash_to_curve25519, edmont_hash_to_curve25519(w->out, w->out_2, MESSAGE_AND_TAG))
RUN(encode_to_curve25519, edmont_encode_to_curve25519(w->out, w->out_2, MESSAGE_AND_TAG))
RUN(hash_to_ristretto, edmont_hash_to_ristretto(&w->element_out, MESSAGE_AND_TAG))
RUN_VOID(elligator2_map, edmont_elligator2_map(w->out, w->out_2, w->k))
RUN(elligator2_reverse, edmont_elligator2_reverse(w->out, w->image_u, w->image_v[0] & 1))

const struct operation operations_group[] = {
    { "scalar_decode", 1, 0, scalar_decode },
    { "scalar_encode", 1, 0, scalar_encode },
    { "scalar_reduce32", 1, 0, scalar_reduce32 },
    { "scalar_reduce64", 1, 0, scalar_reduce64 },
    { "scalar_add", 1, 0, scalar_add },
    { "scalar_sub", 1, 0, scalar_sub },
    { "scalar_neg", 1, 0, scalar_neg },
    { "scalar_mul", 1, 0, scalar_mul },
    { "scalar_muladd", 1, 0, scalar_muladd },
    { "scalar_invert", 1, 0, scalar_invert },
    { "scalar_equal", 1, 0, scalar_equal },
    { "scalar_is_zero", 1, 0, scalar_is_zero },
    { "scalar_random", 1, 0, scalar_random },
    { "point_decode", 1, 0, point_decode },
    { "point_decode_lenient", 1, 0, point_decode_lenient },
    { "point_encode", 1, 0, point_encode },
    { "point_to_u", 1, 0, point_to_u },
    { "point_add", 1, 0, point_add },
    { "point_sub", 1, 0, point_sub },
    { "point_neg", 1, 0, point_neg },
    { "point_dbl", 1, 0, point_dbl },
    { "point_clear_cofactor", 1, 0, point_clear_cofactor },
    { "point_equal", 1, 0, point_equal },
    { "point_is_identity", 1, 0, point_is_identity },
    { "point_is_small_order", 1, 0, point_is_small_order },
    { "point_is_torsion_free", 1, 0, point_is_torsion_free },
    { "point_mul", 1, 0, point_mul },
    { "point_mul_base", 1, 0, point_mul_base },
    { "point_mul_add_base_var", 1, 0, point_mul_add_base_var },
    { "point_sum_var/8", 8, 0, point_sum_var_8 },
    { "point_sum_var/64", 64, 0, point_sum_var_64 },
    { "ristretto_decode", 1, 0, ristretto_decode },
    { "ristretto_encode", 1, 0, ristretto_encode },
    { "ristretto_from_uniform", 1, 0, ristretto_from_uniform },
    { "ristretto_random", 1, 0, ristretto_random },
    { "ristretto_equal", 1, 0, ristretto_equal },
    { "ristretto_is_identity", 1, 0, ristretto_is_identity },
    { "ristretto_add", 1, 0, ristretto_add },
    { "ristretto_sub", 1, 0, ristretto_sub },
    { "ristretto_neg", 1, 0, ristretto_neg },
    { "ristretto_mul", 1, 0, ristretto_mul },
    { "ristretto_mul_base", 1, 0, ristretto_mul_base },
    { "ristretto_sum_var/8", 8, 0, ristretto_sum_var_8 },
    { "ristretto_sum_var/64", 64, 0, ristretto_sum_var_64 },
    { "expand_message_xmd", 1, 1, expand_message_xmd },
    { "hash_to_point", 1, 1, hash_to_point },
    { "encode_to_point", 1, 1, encode_to_point },
    { "hash_to_curve25519", 1, 1, hash_to_curve25519 },
    { "encode_to_curve25519", 1, 1, encode_to_curve25519 },
    { "hash_to_ristretto", 1, 1, hash_to_ristretto },
    { "elligator2_map", 1, 0, elligator2_map },
    { "elligator2_reverse", 1, 0, elligator2_reverse },
    { NULL, 0, 0, NULL }
};

int prepare_group(struct work *w)
{
    size_t i;
    int error = EDMONT_OK;

    for (i = 0; i < ITEMS_MAX && error == EDMONT_OK; i++) {
        error = edmont_scalar_random(&w->scalars[i]);
        edmont_point_mul_base(&w->points[i], &w->scalars[i]);
        edmont_ristretto_mul_base(&w->elements[i], &w->scalars[i]);
    }
    w->a = w->scalars[0];
    w->b = w->scalars[1];
    w->p = w->points[2];
    w->q = w->points[3];
    w->e = w->elements[2];
    w->f = w->elements[3];
    edmont_ristretto_encode(w->element, &w->e);
    edmont_elligator2_map(w->image_u, w->image_v, w->k);
    return error;
}
