/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: group.h's sentence that any argument may be the same object as any other. Each function
 * runs with its inputs apart, and with any two of one kind in one object; then with its output over
 * each of them, where it has to answer and write the same. Does not cover: objects that overlap in
 * part, but for edmont_expand_message_xmd (hash_to_group.c); outputs over one another.
 */
#include "../check.h"

#include <edmont/group.h>

#include <string.h>

enum { INPUTS = 3 };

/* What an input has to be. */
enum kind { NONE, SCALAR, POINT, ELEMENT, BYTES, POINT_BYTES, ELEMENT_BYTES };

union object {
    edmont_scalar scalar;
    edmont_point point;
    edmont_ristretto element;
    uint8_t bytes[128];
};

struct row {
    const char *name;
    int (*run)(union object *r, const union object *a, const union object *b,
               const union object *c);
    enum kind in[INPUTS];
    size_t out; /* bytes written */
};

#define RUN(name, call)                                                                            \
    static int run_##name(union object *r, const union object *a, const union object *b,           \
                          const union object *c)                                                   \
    {                                                                                              \
        (void)r, (void)a, (void)b, (void)c;                                                        \
        return call;                                                                               \
    }
#define VOID(name, arguments) RUN(name, (edmont_##name arguments, 0))
#define INT(name, arguments)  RUN(name, edmont_##name arguments)

INT(scalar_decode, (&r->scalar, a->bytes))
VOID(scalar_encode, (r->bytes, &a->scalar))
VOID(scalar_reduce32, (&r->scalar, a->bytes))
VOID(scalar_reduce64, (&r->scalar, a->bytes))
VOID(scalar_add, (&r->scalar, &a->scalar, &b->scalar))
VOID(scalar_sub, (&r->scalar, &a->scalar, &b->scalar))
VOID(scalar_neg, (&r->scalar, &a->scalar))
VOID(scalar_mul, (&r->scalar, &a->scalar, &b->scalar))
VOID(scalar_muladd, (&r->scalar, &a->scalar, &b->scalar, &c->scalar))
VOID(scalar_invert, (&r->scalar, &a->scalar))
INT(scalar_equal, (&a->scalar, &b->scalar))

INT(point_decode, (&r->point, a->bytes))
INT(point_decode_lenient, (&r->point, a->bytes))
VOID(point_encode, (r->bytes, &a->point))
VOID(point_to_u, (r->bytes, &a->point))
VOID(point_add, (&r->point, &a->point, &b->point))
VOID(point_sub, (&r->point, &a->point, &b->point))
VOID(point_neg, (&r->point, &a->point))
VOID(point_dbl, (&r->point, &a->point))
VOID(point_clear_cofactor, (&r->point, &a->point))
INT(point_equal, (&a->point, &b->point))
VOID(point_mul, (&r->point, &a->scalar, &b->point))
VOID(point_mul_base, (&r->point, &a->scalar))
VOID(point_mul_add_base_var, (&r->point, &a->scalar, &b->point, &c->scalar))
VOID(point_sum_var, (&r->point, &a->scalar, &b->point, 1))

INT(ristretto_decode, (&r->element, a->bytes))
VOID(ristretto_encode, (r->bytes, &a->element))
VOID(ristretto_from_uniform, (&r->element, a->bytes))
INT(ristretto_equal, (&a->element, &b->element))
VOID(ristretto_add, (&r->element, &a->element, &b->element))
VOID(ristretto_sub, (&r->element, &a->element, &b->element))
VOID(ristretto_neg, (&r->element, &a->element))
VOID(ristretto_mul, (&r->element, &a->scalar, &b->element))
VOID(ristretto_mul_base, (&r->element, &a->scalar))
VOID(ristretto_sum_var, (&r->element, &a->scalar, &b->element, 1))

/* The message, and the tag. Of two outputs u lies over an input, and then v. */
static uint8_t apart[32];
INT(expand_message_xmd, (r->bytes, 64, a->bytes, 64, b->bytes, 64))
INT(hash_to_point, (&r->point, a->bytes, 64, b->bytes, 64))
INT(encode_to_point, (&r->point, a->bytes, 64, b->bytes, 64))
INT(hash_to_ristretto, (&r->element, a->bytes, 64, b->bytes, 64))
INT(hash_to_curve25519, (r->bytes, r->bytes + 32, a->bytes, 64, b->bytes, 64))
INT(encode_to_curve25519, (r->bytes, r->bytes + 32, a->bytes, 64, b->bytes, 64))
VOID(elligator2_map, (r->bytes, apart, a->bytes))
RUN(elligator2_map_v, (edmont_elligator2_map(apart, r->bytes, a->bytes), 0))
INT(elligator2_reverse, (r->bytes, a->bytes, 1))

#define ROW(name, out, ...)                                                                        \
    {                                                                                              \
        "edmont_" #name, run_##name, {__VA_ARGS__}, out                                            \
    }

static const struct row rows[] = {
    ROW(scalar_decode, 32, SCALAR),
    ROW(scalar_encode, 32, SCALAR),
    ROW(scalar_reduce32, 32, BYTES),
    ROW(scalar_reduce64, 32, BYTES),
    ROW(scalar_add, 32, SCALAR, SCALAR),
    ROW(scalar_sub, 32, SCALAR, SCALAR),
    ROW(scalar_neg, 32, SCALAR),
    ROW(scalar_mul, 32, SCALAR, SCALAR),
    ROW(scalar_muladd, 32, SCALAR, SCALAR, SCALAR),
    ROW(scalar_invert, 32, SCALAR),
    ROW(scalar_equal, 0, SCALAR, SCALAR),

    ROW(point_decode, 128, POINT_BYTES),
    ROW(point_decode_lenient, 128, POINT_BYTES),
    ROW(point_encode, 32, POINT),
    ROW(point_to_u, 32, POINT),
    ROW(point_add, 128, POINT, POINT),
    ROW(point_sub, 128, POINT, POINT),
    ROW(point_neg, 128, POINT),
    ROW(point_dbl, 128, POINT),
    ROW(point_clear_cofactor, 128, POINT),
    ROW(point_equal, 0, POINT, POINT),
    ROW(point_mul, 128, SCALAR, POINT),
    ROW(point_mul_base, 128, SCALAR),
    ROW(point_mul_add_base_var, 128, SCALAR, POINT, SCALAR),
    ROW(point_sum_var, 128, SCALAR, POINT),

    ROW(ristretto_decode, 128, ELEMENT_BYTES),
    ROW(ristretto_encode, 32, ELEMENT),
    ROW(ristretto_from_uniform, 128, BYTES),
    ROW(ristretto_equal, 0, ELEMENT, ELEMENT),
    ROW(ristretto_add, 128, ELEMENT, ELEMENT),
    ROW(ristretto_sub, 128, ELEMENT, ELEMENT),
    ROW(ristretto_neg, 128, ELEMENT),
    ROW(ristretto_mul, 128, SCALAR, ELEMENT),
    ROW(ristretto_mul_base, 128, SCALAR),
    ROW(ristretto_sum_var, 128, SCALAR, ELEMENT),

    ROW(expand_message_xmd, 64, BYTES, BYTES),
    ROW(hash_to_point, 128, BYTES, BYTES),
    ROW(encode_to_point, 128, BYTES, BYTES),
    ROW(hash_to_ristretto, 128, BYTES, BYTES),
    ROW(hash_to_curve25519, 64, BYTES, BYTES),
    ROW(encode_to_curve25519, 64, BYTES, BYTES),
    ROW(elligator2_map, 32, BYTES),
    ROW(elligator2_map_v, 32, BYTES),
    ROW(elligator2_reverse, 32, BYTES),
};

static void make(union object *o, enum kind kind)
{
    union object t;
    edmont_scalar k;

    check_random_bytes(o, sizeof *o);
    check_random_bytes(&t, sizeof t);
    edmont_scalar_reduce64(&k, t.bytes);
    edmont_point_mul_base(&t.point, &k);
    switch (kind) {
    case NONE:
    case BYTES:
        break;
    case SCALAR:
        o->scalar = k;
        break;
    case POINT:
        o->point = t.point;
        break;
    case POINT_BYTES:
        edmont_point_encode(o->bytes, &t.point);
        break;
    case ELEMENT:
        edmont_ristretto_mul_base(&o->element, &k);
        break;
    case ELEMENT_BYTES:
        edmont_ristretto_mul_base(&t.element, &k);
        edmont_ristretto_encode(o->bytes, &t.element);
        break;
    }
}

/* Input i is objects[at[i]]. The output lies apart, and then over each input. */
static void check_placement(const struct row *row, const union object objects[INPUTS],
                            const size_t at[INPUTS])
{
    union object want, o[INPUTS];
    int answer;

    memcpy(o, objects, sizeof o);
    answer = row->run(&want, &o[at[0]], &o[at[1]], &o[at[2]]);
    check_bytes(o, objects, sizeof o);
    for (size_t i = 0; i < INPUTS && row->out > 0; i++) {
        memcpy(o, objects, sizeof o);
        check_note("%s, inputs at %zu %zu %zu, output over %zu", row->name, at[0], at[1], at[2], i);
        check_int(row->run(&o[at[i]], &o[at[0]], &o[at[1]], &o[at[2]]), answer);
        check_bytes(o[at[i]].bytes, want.bytes, row->out);
    }
}

static void any_argument_may_be_any_other(void)
{
    for (size_t n = 0; n < CHECK_COUNT(rows); n++) {
        const struct row *row = &rows[n];
        union object objects[INPUTS];
        size_t at[INPUTS];

        for (size_t i = 0; i < INPUTS; i++)
            make(&objects[i], row->in[i]);
        for (at[0] = 0; at[0] < INPUTS; at[0]++)
            for (at[1] = 0; at[1] < INPUTS; at[1]++)
                for (at[2] = 0; at[2] < INPUTS; at[2]++)
                    if (row->in[at[0]] == row->in[0] && row->in[at[1]] == row->in[1] &&
                        row->in[at[2]] == row->in[2])
                        check_placement(row, objects, at);
    }
}

static void what_is_one_object_is_equal(void)
{
    union object o;

    make(&o, SCALAR);
    check_int(edmont_scalar_equal(&o.scalar, &o.scalar), 1);
    make(&o, POINT);
    check_int(edmont_point_equal(&o.point, &o.point), 1);
    make(&o, ELEMENT);
    check_int(edmont_ristretto_equal(&o.element, &o.element), 1);
}

static const struct check_case cases[] = {
    CASE(any_argument_may_be_any_other),
    CASE(what_is_one_object_is_equal),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
