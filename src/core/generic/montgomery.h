/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/montgomery.h: between the Montgomery curve v^2 = u^3 + A u^2 + u, A = 486662, and the
 * Edwards curve: x = c u/v, y = (u - 1)/(u + 1), c = sqrt(-486664) (RFC 7748, section 4.1); the map
 * Elligator 2 (RFC 9380, section 6.7.1) and its inverse; and what tells multiples of B.
 */
#ifndef EDMONT_CORE_GENERIC_MONTGOMERY_H
#define EDMONT_CORE_GENERIC_MONTGOMERY_H

#include "encode.h"

static const uint64_t montgomery_a[4] = {486662};

/* 1 and the point with this u (bit 255 ignored) and this sign of x; else 0 and the identity, for
 * u = -1 and for u of the twist. With a = u - 1 and b = u + 1, x^2 = (a^2 - b^2)/(d a^2 + b^2), and
 * a^2 - b^2 = -4u. For b = 0 that is 1/d, which is no square. */
static inline int montgomery_decode(struct ge *r, const uint8_t in[32], int sign)
{
    struct fe u, a, b, x, t, d;
    int found;

    fe_from_words(&d, constant_edwards_d);
    fe_from_bytes(&u, in);
    fe_sub(&a, &u, &fe_one);
    fe_add(&b, &u, &fe_one);
    fe_square(&t, &a);
    fe_product(&t, &t, &d);
    fe_square(&x, &b);
    fe_add(&d, &t, &x);
    fe_mul_small(&t, &u, 4);
    fe_neg(&t, &t);
    found = fe_sqrt_ratio(&x, &t, &d);
    fe_negate_if(&x, fe_is_odd(&x) ^ (sign & 1));

    fe_product(&r->X, &x, &b);
    fe_carry(&r->Y, &a);
    fe_carry(&r->Z, &b);
    fe_product(&r->T, &x, &a);
    fe_move(&r->X, &fe_zero, ct_mask((uint64_t)(1 ^ found)));
    fe_move(&r->Y, &fe_one, ct_mask((uint64_t)(1 ^ found)));
    fe_move(&r->Z, &fe_one, ct_mask((uint64_t)(1 ^ found)));
    fe_move(&r->T, &fe_zero, ct_mask((uint64_t)(1 ^ found)));
    return found;
}

/* u = (1 + y)/(1 - y) and w = v/u = c/x; zeros for the identity and for (0, -1). */
static inline void montgomery_affine(struct fe *u, struct fe *w, const struct ge *p)
{
    struct fe inverse, t, c;

    fe_from_words(&c, constant_montgomery_c);
    fe_sub(&t, &p->Z, &p->Y);
    fe_product(&inverse, &t, &p->X);
    fe_invert(&inverse, &inverse); /* 1/(X (Z - Y)) */
    fe_product(w, &inverse, &t);
    fe_product(w, w, &p->Z);
    fe_product(w, w, &c);
    fe_add(u, &p->Z, &p->Y);
    fe_product(u, u, &p->X);
    fe_product(u, u, &inverse);
}

static inline void montgomery_encode(uint8_t u_out[32], uint8_t v_out[32], const struct ge *p)
{
    struct fe u, v;

    montgomery_affine(&u, &v, p);
    fe_product(&v, &v, &u);
    fe_to_bytes(u_out, &u);
    fe_to_bytes(v_out, &v);
}

/* u/z and v of Elligator 2's image of r: the curve's equation has a root v either for u = x1 =
 * -A/(1 + 2r^2), and then v is odd, or for u = x2 = -x1 - A = 2r^2 x1, and then v is even. The
 * second root is r sqrt(2/i) times what fe_sqrt_ratio gives for x1, and 2/i = (1 - i)^2. */
static inline void elligator_fraction(struct fe *u, struct fe *z, struct fe *v, const struct fe *r)
{
    struct fe rr2, n, zzz, t, a;
    uint64_t second;
    int first;

    fe_from_words(&a, montgomery_a);
    fe_square(&t, r);
    fe_add(&t, &t, &t);
    fe_carry(&rr2, &t);
    fe_add(&t, &rr2, &fe_one);
    fe_carry(z, &t);
    fe_neg(&t, &a);
    fe_carry(u, &t); /* x1 = u/z */

    fe_square(&zzz, z); /* x1 (x1^2 + A x1 + 1) = u (u^2 + A u z + z^2)/z^3 */
    fe_square(&n, u);
    fe_add(&n, &n, &zzz);
    fe_product(&zzz, &zzz, z);
    fe_product(&t, u, z);
    fe_product(&t, &t, &a);
    fe_carry(&n, &n);
    fe_add(&n, &n, &t);
    fe_product(&n, &n, u);
    first  = fe_sqrt_ratio(v, &n, &zzz);
    second = ct_mask((uint64_t)(1 ^ first));

    fe_product(&t, u, &rr2);
    fe_move(u, &t, second);
    fe_from_words(&t, constant_sqrt_m1);
    fe_sub(&t, &fe_one, &t);
    fe_product(&t, &t, r);
    fe_product(&t, &t, v);
    fe_move(v, &t, second);
    fe_negate_if(v, fe_is_odd(v) ^ first);
}

/* The point of Elligator 2's image, bit 255 ignored. From u/z and v: x = c u/(z v) and
 * y = (u - z)/(u + z), and (0, -1) for u = v = 0; u = -z is not on the curve. */
static inline void elligator_map(struct ge *p, const uint8_t in[32])
{
    struct fe r, u, z, v, minus, plus, zv, cu, c;
    uint64_t order2;

    fe_from_bytes(&r, in);
    elligator_fraction(&u, &z, &v, &r);
    fe_from_words(&c, constant_montgomery_c);
    fe_sub(&minus, &u, &z);
    fe_add(&plus, &u, &z);
    fe_product(&zv, &z, &v);
    fe_product(&cu, &c, &u);
    fe_product(&p->X, &cu, &plus);
    fe_product(&p->Y, &minus, &zv);
    fe_product(&p->Z, &zv, &plus);
    fe_product(&p->T, &cu, &minus);

    order2 = ct_mask((uint64_t)fe_is_zero(&u));
    fe_neg(&minus, &fe_one);
    fe_carry(&minus, &minus);
    fe_move(&p->Y, &minus, order2);
    fe_move(&p->Z, &fe_one, order2);
}

/* 1 and the r in [0, (p - 1)/2] whose image has this u, mod p, and a v of this parity; else 0 and
 * zeros. r^2 = -(u + A)/(2u) for an odd v, -u/(2(u + A)) for an even one. */
static inline int elligator_reverse(uint8_t out[32], const uint8_t in[32], int sign)
{
    struct fe u, ua, n, m, r, t, a;
    uint64_t odd = ct_mask((uint64_t)(sign & 1));
    int found;

    fe_from_words(&a, montgomery_a);
    fe_from_bytes(&u, in);
    fe_add(&t, &u, &a);
    fe_carry(&ua, &t);

    fe_product(&t, &u, &ua); /* on the curve: u (u^2 + A u + 1) is a square */
    fe_add(&t, &t, &fe_one);
    fe_product(&t, &t, &u);
    found = fe_sqrt_ratio(&r, &t, &fe_one);

    n = u;
    m = ua;
    fe_swap(&n, &m, odd);
    fe_negate_if(&n, 1);
    fe_add(&m, &m, &m);
    found &= fe_sqrt_ratio(&r, &n, &m);
    fe_add(&t, &r, &r);
    fe_negate_if(&r, fe_is_odd(&t));
    fe_move(&r, &fe_zero, ct_mask((uint64_t)(1 ^ found)));
    fe_to_bytes(out, &r);
    return found;
}

/* 1 if p is a multiple of B, else 0. The torsion is cyclic of order 8, and p is 8 times a point,
 * and so a multiple of B, if and only if u = s^2 is a square, which says that p is the image of a
 * point (U, V) of the 2-isogenous curve V^2 = U(U - A - 2)(U - A + 2), and the Tate pairing of it
 * with a certain point of order 4 is 1: a power by (p - 1)/4 (doc/maths.md). With V = 2sU,
 *   M = X (U - A - 2) = 2 (s^2 - 1) X + 2 c s Z,
 *   N = X (V - e (U - A - 2)) = (2s - e) M + 2 (A + 2) s X,
 * the pairing is (N^2 (M X)^3)^((p - 1)/4): 0 for points of small order. */
static inline int montgomery_is_torsion_free(const struct ge *p)
{
    struct fe plus, minus, s, M, N, t, e;
    int is_good;

    fe_add(&plus, &p->Z, &p->Y);
    fe_sub(&minus, &p->Z, &p->Y);
    is_good = fe_sqrt_ratio(&s, &plus, &minus);

    fe_square(&t, &s);
    fe_sub(&t, &t, &fe_one);
    fe_product(&M, &t, &p->X);
    fe_from_words(&e, constant_montgomery_c);
    fe_product(&t, &s, &p->Z);
    fe_product(&t, &t, &e);
    fe_add(&M, &M, &t);
    fe_carry(&M, &M);
    fe_add(&M, &M, &M);
    fe_carry(&M, &M);

    fe_add(&s, &s, &s);
    fe_carry(&s, &s);
    fe_from_words(&e, constant_torsion_e);
    fe_sub(&t, &s, &e);
    fe_product(&N, &t, &M);
    fe_product(&t, &s, &p->X);
    fe_mul_small(&t, &t, 486664);
    fe_add(&N, &N, &t);
    fe_carry(&N, &N);

    fe_product(&t, &M, &p->X);
    fe_square(&M, &t);
    fe_product(&M, &M, &t);
    fe_square(&N, &N);
    fe_product(&N, &N, &M);
    fe_pow_p58(&t, &N);
    fe_square(&t, &t);
    fe_product(&t, &t, &N);
    fe_sub_carry(&t, &t, &fe_one);
    is_good &= fe_is_zero(&t);

    fe_sub(&t, &p->Y, &p->Z); /* the identity, whose u is infinite: of the points with x = 0 */
    return is_good | (fe_is_zero(&t) & fe_is_zero(&p->X));
}

#endif
