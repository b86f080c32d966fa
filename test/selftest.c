/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/selftest.c: that the self-test is good on every target, that an operation of any
 * target that does not work is found out, and that a provider that gives wrong answers is.
 * Does not cover: operations that are wrong on some inputs only, and mul_table, for which the
 * self-test has no table (test/core is there for both); a provider that fails (test/faults).
 */
#include "../src/core/backend.h"
#include "fakes.h"
#include "targets.h"

#include <edmont/base.h>
#include <edmont/provider.h>

/* The self-test once more, over tables that this file can break. */
const struct core *broken_core_of(size_t i);
int broken_selftest(void);
#define edmont_i_core_of broken_core_of
#define edmont_selftest  broken_selftest
#include "../src/selftest.c"
#undef edmont_i_core_of
#undef edmont_selftest

static void every_target_is_good(void)
{
    size_t targets = 0;

    for (size_t t = 0; use_target(t); t++) {
        check_int(edmont_selftest(), EDMONT_OK);
        targets++;
    }
    check(targets > 0);
}

/* Operations that do not work. */

static void no_x25519(uint8_t out[32], const uint8_t k[32], const uint8_t u[32])
{
    (void)k;
    (void)u;
    memset(out, 1, 32);
}

static void no_x25519_base(uint8_t out[32], const uint8_t k[32])
{
    (void)k;
    memset(out, 1, 32);
}

static const struct point identity = {{{0}}, {{1}}, {{1}}, {{0}}};

static int no_decode(struct point *r, const uint8_t in[32])
{
    (void)in;
    *r = identity;
    return 1;
}

static int no_decode_two(struct point *p, struct point *q, const uint8_t a[32], const uint8_t b[32])
{
    return no_decode(p, a) | no_decode(q, b) << 1;
}

static void no_encode(uint8_t out[32], const struct point *p)
{
    (void)p;
    memset(out, 1, 32);
}

static void no_add(struct point *r, const struct point *p, const struct point *q)
{
    (void)p;
    (void)q;
    *r = identity;
}

static void no_dbl(struct point *r, const struct point *p)
{
    *r = *p;
}

static void no_mul(struct point *r, const uint8_t k[32], const struct point *p)
{
    (void)k;
    *r = *p;
}

static void no_mul_base(struct point *r, const uint8_t k[32])
{
    (void)k;
    *r = identity;
}

static void no_mul_add_var(struct point *r, const uint8_t a[32], const struct point *p,
                           const uint8_t b[32])
{
    (void)a;
    (void)b;
    *r = *p;
}

static void no_public_table_var(struct public_table *t, const struct point *p)
{
    memset(t, 0, sizeof *t);
    t->point[0] = *p;
}

static void no_mul_add_table_var(struct point *r, const uint8_t a[32], const struct public_table *t,
                                 const uint8_t b[32])
{
    no_mul_add_var(r, a, &t->point[0], b);
}

static void no_sum_half_var(struct point *r, const uint8_t a[32], const struct point *p,
                            const uint8_t c[32], const struct point *q, const uint8_t b[32])
{
    (void)c;
    (void)p;
    no_mul_add_var(r, a, q, b);
}

static void no_sum_var(struct point *r, const uint8_t (*k)[32], const struct point *p, size_t n)
{
    (void)k;
    (void)p;
    (void)n;
    *r = identity;
}

static void no_sub(struct point *r, const struct point *p, const struct point *q)
{
    (void)q;
    *r = *p;
}

static int no_decode_u(struct point *r, const uint8_t u[32], int sign)
{
    (void)sign;
    return no_decode(r, u);
}

static void no_encode_uv(uint8_t u[32], uint8_t v[32], const struct point *p)
{
    no_encode(u, p);
    no_encode(v, p);
}

static int no_is_torsion_free(const struct point *p)
{
    (void)p;
    return 1;
}

static void no_map(struct point *r, const uint8_t in[32])
{
    (void)in;
    *r = identity;
}

static int no_elligator_reverse(uint8_t out[32], const uint8_t u[32], int sign)
{
    (void)u;
    memset(out, sign, 32);
    return 1;
}

/* The other slots, by name. */
#define no_encode_u         no_encode
#define no_elligator_map    no_map
#define no_ristretto_decode no_decode
#define no_ristretto_encode no_encode
#define no_ristretto_map    no_map
#define no_mul_table        good->mul_table /* stays as it is */

static struct {
    struct core table; /* that of target `target`, with slot `which` broken */
    size_t target, which;
} broken;

/* Every target's own table but for the one that is broken. */
const struct core *broken_core_of(size_t i)
{
    return i == broken.target ? &broken.table : edmont_i_core_of(i);
}

/* Fills `broken.table`; the name of the slot that is broken, NULL past the last. */
static const char *break_slot(void)
{
    const struct core *good = edmont_i_core_of(broken.target);
    const char *name        = NULL;
    size_t i                = 0;

#define SLOT(member, result, params)                                                               \
    if (i++ == broken.which) {                                                                     \
        atomic_store(&broken.table.member, no_##member);                                           \
        name = #member;                                                                            \
    } else {                                                                                       \
        atomic_store(&broken.table.member, good->member);                                          \
    }
    EDMONT_SLOTS(SLOT)
#undef SLOT
    return name;
}

static void an_operation_that_does_not_work_is_found_out(void)
{
    const char *name;

    for (broken.target = 0; edmont_i_core_of(broken.target) != NULL; broken.target++) {
        for (broken.which = 0; (name = break_slot()) != NULL; broken.which++) {
            check_note("target %s, slot %s", edmont_target_name(broken.target), name);
            check_int(broken_selftest(),
                      strcmp(name, "mul_table") == 0 ? EDMONT_OK : EDMONT_ERR_TARGET);
        }
        check_int(broken_selftest(), EDMONT_OK);
    }
}

/* What the self-test answers with a hash whose digest is twisted once it is installed. */
static int with_hash(enum fake_shape shape, unsigned made, unsigned later)
{
    struct fake_hash hash;
    int answer;

    fake_hash_make(&hash, shape, made);
    check_int(edmont_hash_use(&hash.table), EDMONT_OK);
    hash.twist = later;
    answer     = edmont_selftest();
    check_pin();
    return answer;
}

static void a_hash_that_is_not_the_sha512_it_claims_to_be_is_found_out(void)
{
    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        check_int(with_hash((enum fake_shape)shape, 0, 0), EDMONT_OK);
        check_int(with_hash((enum fake_shape)shape, 0, 1), EDMONT_ERR_PROVIDER);
    }
}

static void another_hash_that_makes_no_such_claim_is_good(void)
{
    for (int shape = 0; shape < FAKE_SHAPES; shape++)
        check_int(with_hash((enum fake_shape)shape, 1, 1), EDMONT_OK);
}

static void randomness_that_sticks_is_found_out(void)
{
    static const enum fake_fault faults[] = {FAKE_ZEROS, FAKE_STICKS, FAKE_REPEATS};
    struct fake_random fake;

    fake_random_make(&fake, FAKE_COUNTS);
    for (size_t i = 0; i < CHECK_COUNT(faults); i++) {
        check_note("fault %d", faults[i]);
        fake_random_arm(&fake, FAKE_EVERY, faults[i]);
        check_int(edmont_random_use(&fake.table), EDMONT_OK);
        int answer = edmont_selftest();

        check_pin();
        check_int(answer, EDMONT_ERR_RANDOM);
    }
}

static const struct check_case cases[] = {
    CASE(every_target_is_good),
    CASE(an_operation_that_does_not_work_is_found_out),
    CASE(a_hash_that_is_not_the_sha512_it_claims_to_be_is_found_out),
    CASE(another_hash_that_makes_no_such_claim_is_good),
    CASE(randomness_that_sticks_is_found_out),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
