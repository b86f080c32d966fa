/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: every slot of every target against the same slot of the next one, on inputs that are hard
 * for some of them, and the group's laws between slots. Walks the list of slots, so a slot without
 * a comparison does not compile.
 * Does not cover: the field below (field.c), vectors from elsewhere (test/dh, test/sign).
 */
#include "../../src/core/backend.h"

#include "../../src/core/bytes.h"
#include "../../src/core/point.h"
#include "../check.h"
#include "../vectors/edwards_noncanonical.h"
#include "hard.h"

#define slot(c, name) atomic_load_explicit(&(c)->name, memory_order_relaxed)

enum { ROUNDS = 60, SUM_TERMS = 1000 };

static void compare_x25519(const struct core *a, const struct core *b)
{
    for (int i = 0; i < ROUNDS; i++) {
        uint8_t k[32], u[32], x[32], y[32];

        check_note("round %d", i);
        hard_integer(k, (int)(check_random() % 40));
        hard_element(u, i);
        slot(a, x25519)(x, k, u);
        slot(b, x25519)(y, k, u);
        check_bytes(x, y, 32);
    }
}

static void compare_x25519_base(const struct core *a, const struct core *b)
{
    static const uint8_t nine[32] = {9};

    for (int i = 0; i < ROUNDS; i++) {
        uint8_t k[32], x[32], y[32];

        check_note("round %d", i);
        hard_integer(k, i);
        slot(a, x25519_base)(x, k);
        slot(b, x25519)(y, k, nine);
        check_bytes(x, y, 32);
    }
}

static void compare_decode(const struct core *a, const struct core *b)
{
    for (int i = 0; i < ROUNDS + (int)CHECK_COUNT(edwards_noncanonical); i++) {
        uint8_t in[32];
        struct point p, q;
        int found;

        check_note("round %d", i);
        if (i < ROUNDS)
            hard_element(in, i);
        else
            check_hex(in, 32, edwards_noncanonical[i - ROUNDS].encoding);
        found = slot(a, decode)(&p, in);
        check_int(slot(b, decode)(&q, in), found);
        check(is_same(&p, &q));
        check(found || edmont_i_point_is_identity(&p));
    }
}

static void compare_decode_two(const struct core *a, const struct core *b)
{
    for (int i = 0; i < 3 * ROUNDS; i++) {
        uint8_t in[2][32];
        struct point p, q, r, s;
        int found;

        check_note("round %d", i);
        hard_element(in[0], i % 29);
        hard_element(in[1], i);
        found = slot(a, decode_two)(&p, &q, in[0], in[1]);
        check_int(slot(b, decode)(&r, in[0]), found & 1);
        check_int(slot(b, decode)(&s, in[1]), found >> 1);
        check(is_same(&p, &r));
        check(is_same(&q, &s));
    }
}

static void compare_encode(const struct core *a, const struct core *b)
{
    for (int i = 0; i < ROUNDS; i++) {
        uint8_t x[32], y[32];
        struct point p, q;

        check_note("round %d", i);
        hard_point(&p, i);
        slot(a, encode)(x, &p);
        slot(b, encode)(y, &p);
        check_bytes(x, y, 32);
        check(slot(b, decode)(&q, x));
        check(is_same(&p, &q));
    }
}

static void compare_encode_u(const struct core *a, const struct core *b)
{
    for (int i = 0; i < ROUNDS; i++) {
        uint8_t x[32], y[32];
        struct point p;

        check_note("round %d", i);
        hard_point(&p, i);
        slot(a, encode_u)(x, &p);
        slot(b, encode_u)(y, &p);
        check_bytes(x, y, 32);
    }
}

static void compare_add(const struct core *a, const struct core *b)
{
    for (int i = 0; i < 4 * ROUNDS; i++) {
        struct point p, q, r, s;

        check_note("round %d", i);
        hard_point(&p, i);
        hard_point(&q, i % 4 ? (int)(check_random() % 64) : i);
        slot(a, add)(&r, &p, &q);
        slot(b, add)(&s, &q, &p);
        check(is_same(&r, &s));
        slot(b, add)(&p, &p, &q);
        check(is_same(&r, &p));
    }
}

static void compare_sub(const struct core *a, const struct core *b)
{
    for (int i = 0; i < 2 * ROUNDS; i++) {
        struct point p, q, r, s;

        check_note("round %d", i);
        hard_point(&p, i);
        hard_point(&q, i % 4 ? (int)(check_random() % 64) : i);
        slot(a, sub)(&r, &p, &q);
        slot(b, sub)(&s, &p, &q);
        check(is_same(&r, &s));
        edmont_i_point_negate(&s, &q);
        slot(b, add)(&s, &s, &p);
        check(is_same(&r, &s));
    }
}

static void compare_dbl(const struct core *a, const struct core *b)
{
    for (int i = 0; i < ROUNDS; i++) {
        struct point p, r, s;

        check_note("round %d", i);
        hard_point(&p, i);
        slot(a, dbl)(&r, &p);
        slot(b, dbl)(&s, &p);
        check(is_same(&r, &s));
        slot(b, add)(&s, &p, &p);
        check(is_same(&r, &s));
    }
}

/* k p by doubling and adding one bit at a time. */
static void plain_mul(struct point *r, const uint8_t k[32], const struct point *p)
{
    struct point t = *p;

    edmont_i_point_identity(r);
    for (int bit = 254; bit >= 0; bit--) {
        core(dbl)(r, r);
        if (k[bit / 8] >> (bit % 8) & 1)
            core(add)(r, r, &t);
    }
}

static void compare_mul(const struct core *a, const struct core *b)
{
    for (int i = 0; i < ROUNDS; i++) {
        uint8_t k[32];
        struct point p, r, s;

        check_note("round %d", i);
        hard_integer(k, i);
        hard_point(&p, (int)(check_random() % 64));
        slot(a, mul)(&r, k, &p);
        slot(b, mul)(&s, k, &p);
        check(is_same(&r, &s));
        plain_mul(&s, k, &p);
        check(is_same(&r, &s));
    }
}

static void compare_mul_base(const struct core *a, const struct core *b)
{
    static const uint8_t one[32] = {1};
    struct point base;

    slot(b, mul_base)(&base, one);
    for (int i = 0; i < ROUNDS; i++) {
        uint8_t k[32];
        struct point r, s;

        check_note("round %d", i);
        hard_integer(k, i);
        slot(a, mul_base)(&r, k);
        slot(b, mul)(&s, k, &base);
        check(is_same(&r, &s));
    }
}

/* The table of any point, entry by entry as backend.h describes it. */
static void make_table(struct table_step *step, int gap, const struct point *p)
{
    struct point power = *p;

    for (int position = 0; position < 64; position++) {
        struct point multiple = power;

        for (int e = 0; e < 8 && position % 8 % gap == 0; e++) {
            uint64_t words[TABLE_WORDS];

            halved_words(words, &multiple);
            for (int w = 0; w < TABLE_WORDS; w++)
                step[position % 8 / gap].w[e][w][position / 8] = words[w];
            core(add)(&multiple, &multiple, &power);
        }
        for (int i = 0; i < 4; i++)
            core(dbl)(&power, &power);
    }
}

static void compare_mul_table(const struct core *a, const struct core *b)
{
    static struct table_step step[TABLE_STEPS];
    struct point p;

    hard_point(&p, 61);
    for (int i = 0; i < ROUNDS; i++) {
        struct fixed_table table = {TABLE_STEPS >> i / (ROUNDS / 4), step};
        uint8_t k[32];
        struct point r, s;

        check_note("round %d", i);
        if (i % (ROUNDS / 4) == 0)
            make_table(step, TABLE_STEPS / table.steps, &p);
        hard_integer(k, i);
        slot(a, mul_table)(&r, k, &table);
        slot(b, mul)(&s, k, &p);
        check(is_same(&r, &s));
    }
}

static void compare_mul_add_var(const struct core *a, const struct core *b)
{
    for (int i = 0; i < ROUNDS; i++) {
        uint8_t k[32], l[32];
        struct point p, r, s, t;

        check_note("round %d", i);
        hard_integer(k, i);
        hard_integer(l, (int)(check_random() % 40));
        hard_point(&p, (int)(check_random() % 64));
        slot(a, mul_add_var)(&r, k, &p, l);
        slot(b, mul)(&s, k, &p);
        slot(b, mul_base)(&t, l);
        slot(b, add)(&s, &s, &t);
        check(is_same(&r, &s));
    }
}

/* The odd multiples of p and of 2^128 p, one after the other. */
static void compare_public_table_var(const struct core *a, const struct core *b)
{
    for (int i = 0; i < 12; i++) {
        struct public_table t;
        struct point p, power, twice;

        check_note("round %d", i);
        hard_point(&p, i < 6 ? i : 50 + i);
        power = p;
        slot(a, public_table_var)(&t, &p);
        for (int half = 0; half < 2; half++) {
            struct point multiple = power;

            check(is_same(&t.point[half], &power));
            slot(b, dbl)(&twice, &power);
            for (int e = 0; e < PUBLIC_ENTRIES; e++) {
                uint64_t words[TABLE_WORDS];

                halved_words(words, &multiple);
                check_bytes(t.odd[half][e], words, sizeof words);
                slot(b, add)(&multiple, &multiple, &twice);
            }
            for (int bit = 0; bit < 128; bit++)
                slot(b, dbl)(&power, &power);
        }
    }
}

static void compare_mul_add_table_var(const struct core *a, const struct core *b)
{
    for (int i = 0; i < ROUNDS; i++) {
        uint8_t k[32], l[32];
        struct public_table t;
        struct point p, r, s;

        check_note("round %d", i);
        hard_integer(k, i);
        hard_integer(l, (int)(check_random() % 40));
        hard_point(&p, (int)(check_random() % 64));
        slot(b, public_table_var)(&t, &p);
        slot(a, mul_add_table_var)(&r, k, &t, l);
        slot(b, mul_add_var)(&s, k, &p, l);
        check(is_same(&r, &s));
    }
}

/* An integer below 2^135. */
static void hard_half(uint8_t k[32], int i)
{
    hard_integer(k, i);
    memset(k + 17, 0, 15);
    k[16] &= 127;
}

static void compare_sum_half_var(const struct core *a, const struct core *b)
{
    for (int i = 0; i < 2 * ROUNDS; i++) {
        uint8_t k[2][32], l[32];
        struct point p, q, r, s, t;

        check_note("round %d", i);
        hard_half(k[0], i / 2);
        hard_half(k[1], (int)(check_random() % 40));
        hard_integer(l, i % 2 ? i / 2 : (int)(check_random() % 40));
        hard_point(&p, (int)(check_random() % 64));
        hard_point(&q, (int)(check_random() % 64));
        slot(a, sum_half_var)(&r, k[0], &p, k[1], &q, l);
        slot(b, mul)(&s, k[0], &p);
        slot(b, mul)(&t, k[1], &q);
        slot(b, add)(&s, &s, &t);
        slot(b, mul_base)(&t, l);
        slot(b, add)(&s, &s, &t);
        check(is_same(&r, &s));
    }
}

/* Sums of 0 to 1000 terms, against adding them one at a time. */
static void compare_sum_var(const struct core *a, const struct core *b)
{
    static const size_t sizes[] = {0, 1, 2, 3, 31, 32, 33, 64, 65, 189, 190, 191, 399, 400, 1000};
    static uint8_t k[SUM_TERMS][32];
    static struct point p[SUM_TERMS];
    struct point sum, r, t;
    size_t n = 0;

    edmont_i_point_identity(&sum);
    for (size_t i = 0; i < CHECK_COUNT(sizes); i++) {
        check_note("%zu terms", sizes[i]);
        for (; n < sizes[i]; n++) {
            hard_integer(k[n], (int)(check_random() % 50));
            hard_point(&p[n], (int)n);
            slot(b, mul)(&t, k[n], &p[n]);
            slot(b, add)(&sum, &sum, &t);
        }
        slot(a, sum_var)(&r, (const uint8_t(*)[32])k, p, n);
        check(is_same(&r, &sum));
    }
}

static void compare_decode_u(const struct core *a, const struct core *b)
{
    for (int i = 0; i < 2 * ROUNDS; i++) {
        uint8_t in[32];
        struct point p, q;
        int found;

        check_note("round %d", i);
        hard_element(in, i / 2);
        found = slot(a, decode_u)(&p, in, i % 2);
        check_int(slot(b, decode_u)(&q, in, i % 2), found);
        check(is_same(&p, &q));
        check(found || edmont_i_point_is_identity(&p));
    }
}

static void compare_encode_uv(const struct core *a, const struct core *b)
{
    for (int i = 0; i < ROUNDS; i++) {
        uint8_t u[32], v[32], x[32], y[32];
        struct point p;

        check_note("round %d", i);
        hard_point(&p, i);
        slot(a, encode_uv)(u, v, &p);
        slot(b, encode_uv)(x, y, &p);
        check_bytes(u, x, 32);
        check_bytes(v, y, 32);
        slot(b, encode_u)(x, &p);
        check_bytes(u, x, 32);
    }
}

static void compare_is_torsion_free(const struct core *a, const struct core *b)
{
    for (int i = 0; i < 3 * ROUNDS; i++) {
        uint8_t k[32];
        struct point p, q;
        int answer = (hard_point(&p, i), slot(a, is_torsion_free)(&p));

        check_note("round %d", i);
        check_int(slot(b, is_torsion_free)(&p), answer);
        store_words(k, big_l.w);
        slot(b, mul)(&q, k, &p);
        check_int(edmont_i_point_is_identity(&q), answer);
    }
}

static void compare_maps(void (*map_a)(struct point *, const uint8_t *),
                         void (*map_b)(struct point *, const uint8_t *))
{
    for (int i = 0; i < ROUNDS; i++) {
        uint8_t in[32];
        struct point p, q;

        check_note("round %d", i);
        hard_element(in, i);
        map_a(&p, in);
        map_b(&q, in);
        check(is_same(&p, &q));
    }
}

static void compare_elligator_map(const struct core *a, const struct core *b)
{
    compare_maps(slot(a, elligator_map), slot(b, elligator_map));
}

static void compare_ristretto_map(const struct core *a, const struct core *b)
{
    compare_maps(slot(a, ristretto_map), slot(b, ristretto_map));
}

static void compare_elligator_reverse(const struct core *a, const struct core *b)
{
    for (int i = 0; i < 2 * ROUNDS; i++) {
        uint8_t in[32], x[32], y[32];

        check_note("round %d", i);
        hard_element(in, i / 2);
        check_int(slot(a, elligator_reverse)(x, in, i % 2),
                  slot(b, elligator_reverse)(y, in, i % 2));
        check_bytes(x, y, 32);
    }
}

static void compare_ristretto_decode(const struct core *a, const struct core *b)
{
    for (int i = 0; i < 2 * ROUNDS; i++) {
        uint8_t in[32];
        struct point p, q;
        int found;

        check_note("round %d", i);
        hard_element(in, i);
        if (i % 2) {
            hard_point(&p, 3 * i + 2); /* a multiple of B: its element has an encoding */
            slot(b, ristretto_encode)(in, &p);
        }
        found = slot(a, ristretto_decode)(&p, in);
        check(i % 2 == 0 || found);
        check_int(slot(b, ristretto_decode)(&q, in), found);
        check(is_same(&p, &q));
        check(found || edmont_i_point_is_identity(&p));
    }
}

/* Points that differ by 4-torsion are one element. */
static void compare_ristretto_encode(const struct core *a, const struct core *b)
{
    struct point p, order4;
    uint8_t x[32] = {0}, y[32];

    check(slot(b, decode)(&order4, x)); /* y = 0 */
    for (int i = 0; i < ROUNDS; i++) {
        check_note("round %d", i);
        hard_point(&p, i);
        slot(b, dbl)(&p, &p);
        slot(a, ristretto_encode)(x, &p);
        for (int j = 0; j < 4; j++) {
            slot(b, add)(&p, &p, &order4);
            slot(b, ristretto_encode)(y, &p);
            check_bytes(y, x, 32);
        }
    }
}

/* Calls one comparison for each target and the next one down, both ways round: so all are equal. */
static void for_neighbours(void (*compare)(const struct core *, const struct core *))
{
    const struct core *a = edmont_i_core_of(0), *b;

    if (edmont_target_count() == 1)
        compare(a, a);
    for (size_t i = 1; (b = edmont_i_core_of(i)) != NULL; i++) {
        compare(a, b);
        compare(b, a);
        a = b;
    }
}

#define SLOT(name, result, params)                                                                 \
    static void name##_agrees_between_targets(void)                                                \
    {                                                                                              \
        for_neighbours(compare_##name);                                                            \
    }
EDMONT_SLOTS(SLOT)
#undef SLOT

/* Writing a result over an argument, in part or whole, gives what it gives elsewhere. */
static void results_may_lie_over_arguments(void)
{
    for (int i = 0; i < 20; i++) {
        uint8_t k[32], buffer[96], want[32];
        struct point p, q, r, s;

        hard_integer(k, 20 + i);
        hard_element(want, 30);
        memcpy(buffer + 32, want, 32);
        core(x25519)(want, k, buffer + 32);
        core(x25519)(buffer + 32 - i, k, buffer + 32);
        check_bytes(buffer + 32 - i, want, 32);
        hard_point(&p, i);
        hard_point(&q, i + 1);
        core(sub)(&r, &p, &q);
        s = q;
        core(sub)(&s, &p, &s);
        check(is_same(&r, &s));
        core(mul_add_var)(&r, k, &p, k);
        s = p;
        core(mul_add_var)(&s, k, &s, k);
        check(is_same(&r, &s));
        hard_half(k, 20 + i);
        core(sum_half_var)(&r, k, &p, k, &q, k);
        s = p;
        core(sum_half_var)(&s, k, &s, k, &q, k);
        check(is_same(&r, &s));
        s = q;
        core(sum_half_var)(&s, k, &p, k, &s, k);
        check(is_same(&r, &s));
    }
}

static void every_target_has_its_last_slot_filled(void)
{
    const struct core *c;

    for (size_t i = 0; (c = edmont_i_core_of(i)) != NULL; i++) {
#define SLOT(name, result, params) check(slot(c, name) != NULL);
        EDMONT_SLOTS(SLOT)
#undef SLOT
    }
}

static const struct check_case cases[] = {
#define SLOT(name, result, params) CASE(name##_agrees_between_targets),
    EDMONT_SLOTS(SLOT)
#undef SLOT
        CASE(results_may_lie_over_arguments),
    CASE(every_target_has_its_last_slot_filled),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
