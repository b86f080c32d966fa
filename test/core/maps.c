/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the slots between the shapes of the curve and those of ristretto255, on every target,
 * against facts computed by plain integers and those of RFC 9496, appendix A; and that halving
 * tells the multiples of B. Does not cover: RFC 9380's vectors (test/group/hash_to_group.c), and a
 * map of one half alone against RFC 9496, which has facts for sums of two.
 */
#include "../../src/core/backend.h"
#include "../../src/core/point.h"
#include "../targets.h"
#include "../vectors/curve_maps.h"
#include "../vectors/edwards_loworder.h"
#include "../vectors/ristretto255.h"

#include <string.h>

/* u and v alone would not tell (0, -1) from the identity. */
static void check_map(const struct curve_map *m, const uint8_t in[32])
{
    uint8_t want[32], u[32], v[32], out[32];
    struct point p;

    core(elligator_map)(&p, in);
    core(encode_uv)(u, v, &p);
    check_hex(want, 32, m->out);
    check_bytes(u, want, 32);
    check_hex(want, 32, m->out2);
    check_bytes(v, want, 32);

    core(encode)(out, &p);
    check(core(decode_u)(&p, u, out[31] >> 7));
    core(encode)(want, &p);
    check_bytes(out, want, 32);
}

static void check_reverse(const struct curve_map *m, const uint8_t in[32])
{
    uint8_t want[32] = {0}, out[32];
    int found = m->out[0] != 0;

    if (found)
        check_hex(want, 32, m->out);
    check_int(core(elligator_reverse)(out, in, m->sign), found);
    check_bytes(out, want, 32);
}

static void check_decode(const struct curve_map *m, const uint8_t in[32])
{
    uint8_t want[32] = {1}, out[32];
    struct point p;
    int found = m->out[0] != 0;

    if (found)
        check_hex(want, 32, m->out);
    check_int(core(decode_u)(&p, in, m->sign), found);
    core(encode)(out, &p);
    check_bytes(out, want, 32);
}

static void check_both(const struct curve_map *m, const uint8_t in[32])
{
    uint8_t want[32], u[32], v[32];
    struct point p;

    check(core(decode)(&p, in));
    core(encode_uv)(u, v, &p);
    check_hex(want, 32, m->out);
    check_bytes(u, want, 32);
    check_hex(want, 32, m->out2);
    check_bytes(v, want, 32);
}

static void run_kind(const char *kind, void (*run)(const struct curve_map *, const uint8_t *))
{
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(curve_maps); i++) {
            uint8_t in[32];

            if (strcmp(curve_maps[i].kind, kind) != 0)
                continue;
            check_note("target %s, row %zu", edmont_target(), i);
            check_hex(in, 32, curve_maps[i].in);
            run(&curve_maps[i], in);
        }
}

static void elligator_maps_as_computed(void)
{
    run_kind("map", check_map);
}

static void elligator_is_reversed_where_it_can_be(void)
{
    run_kind("reverse", check_reverse);
}

static void u_coordinates_decode_as_computed(void)
{
    run_kind("decode", check_decode);
}

static void points_have_both_coordinates(void)
{
    run_kind("both", check_both);
}

static void a_reversed_map_is_the_map(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < 40; i++) {
            uint8_t r[32], u[32], v[32], back[32], again[32];
            struct point p;

            check_random_bytes(r, 32);
            r[31] &= 0x3f;
            core(elligator_map)(&p, r);
            core(encode_uv)(u, v, &p);
            check(core(elligator_reverse)(back, u, v[0] & 1));
            core(elligator_map)(&p, back);
            core(encode_uv)(again, v, &p);
            check_bytes(again, u, 32);
            check(r[31] >= 0x3f || memcmp(back, r, 32) == 0);
        }
}

/* nB + T for n = 0, 1, 2, 3 and 20 others, and all eight T. */
static void multiples_of_b_are_told_from_all_else(void)
{
    for (size_t t = 0; use_target(t); t++)
        for (int n = 0; n < 24; n++)
            for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++) {
                uint8_t k[32] = {(uint8_t)n}, bytes[32];
                struct point p, torsion;

                if (!edwards_loworder[i].canonical)
                    continue;
                if (n > 3)
                    check_random_bytes(k, 31);
                check_hex(bytes, 32, edwards_loworder[i].encoding);
                check(core(decode)(&torsion, bytes));
                core(mul_base)(&p, k);
                core(add)(&p, &p, &torsion);
                check_note("target %s, n %d, torsion %zu", edmont_target(), n, i);
                check_int(core(is_torsion_free)(&p), edmont_i_point_is_identity(&torsion));
            }
}

static void check_product(const struct ristretto255 *v)
{
    uint8_t k[32], want[32], out[32];
    struct point p;

    check_hex(k, 32, v->a);
    if (strcmp(v->kind, "smul") == 0) {
        check_hex(out, 32, v->b);
        check(core(ristretto_decode)(&p, out));
        core(mul)(&p, k, &p);
        check_hex(want, 32, v->c);
    } else {
        core(mul_base)(&p, k);
        check_hex(want, 32, v->b);
    }
    core(ristretto_encode)(out, &p);
    check_bytes(out, want, 32);
    check(core(ristretto_decode)(&p, out));
    core(ristretto_encode)(out, &p);
    check_bytes(out, want, 32);
}

static void check_bad(const struct ristretto255 *v)
{
    uint8_t in[32];
    struct point p;

    check_hex(in, 32, v->a);
    check(!core(ristretto_decode)(&p, in));
    check(edmont_i_point_is_identity(&p));
}

static void check_uniform(const struct ristretto255 *v)
{
    uint8_t in[64], out[32], want[32];
    struct point p, q;

    check_hex(in, 64, v->a);
    check_hex(want, 32, v->b);
    core(ristretto_map)(&p, in);
    core(ristretto_map)(&q, in + 32);
    core(add)(&p, &p, &q);
    core(ristretto_encode)(out, &p);
    check_bytes(out, want, 32);
}

static void rfc9496_vectors(void)
{
    static const struct {
        const char *kind;
        void (*run)(const struct ristretto255 *);
        int rows;
    } kinds[] = {{"mul", check_product, 16},
                 {"smul", check_product, 32},
                 {"bad", check_bad, 29},
                 {"bad+", check_bad, 1},
                 {"map", check_uniform, 11}};

    for (size_t t = 0; use_target(t); t++)
        for (size_t j = 0; j < CHECK_COUNT(kinds); j++) {
            int rows = 0;

            for (size_t i = 0; i < CHECK_COUNT(ristretto255); i++) {
                check_note("target %s, row %zu", edmont_target(), i);
                if (strcmp(ristretto255[i].kind, kinds[j].kind) != 0)
                    continue;
                kinds[j].run(&ristretto255[i]);
                rows++;
            }
            check_int(rows, kinds[j].rows);
        }
}

static const struct check_case cases[] = {
    CASE(elligator_maps_as_computed),
    CASE(elligator_is_reversed_where_it_can_be),
    CASE(u_coordinates_decode_as_computed),
    CASE(points_have_both_coordinates),
    CASE(a_reversed_map_is_the_map),
    CASE(multiples_of_b_are_told_from_all_else),
    CASE(rfc9496_vectors),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
