/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * adversary.h: signatures that somebody made with the secret key at hand to set single and batch
 * verification apart: with parts of small order in A and R, with errors in S that cancel each other
 * in a plain sum, with S >= L, with keys and points of small order in every encoding.
 */
#ifndef EDMONT_TEST_SIGN_ADVERSARY_H
#define EDMONT_TEST_SIGN_ADVERSARY_H

#include "../../src/core/backend.h"
#include "../../src/core/bytes.h"
#include "../../src/core/scalar.h"
#include "../../src/hash/sha512.h"
#include "../check.h"
#include "../core/big.h"
#include "../vectors/edwards_loworder.h"

#include <edmont/sign.h>

#include <string.h>

/* One of them; the message is one byte. */
struct forged {
    uint8_t sig[64], pub[32], msg[1];
};

static inline void adversary_point(uint8_t out[32], const struct scalar *k, size_t torsion)
{
    uint8_t bytes[32];
    struct point p, t;

    edmont_i_scalar_encode(bytes, k);
    core(mul_base)(&p, bytes);
    check_hex(bytes, 32, edwards_loworder[torsion].encoding);
    check(core(decode)(&t, bytes));
    core(add)(&p, &p, &t);
    core(encode)(out, &p);
}

/* k = H(R || A || M) mod L. */
static inline void adversary_challenge(struct scalar *k, const struct forged *f)
{
    uint8_t digest[64];
    struct sha512 h;

    edmont_i_sha512_init(&h);
    edmont_i_sha512_update(&h, f->sig, 32);
    edmont_i_sha512_update(&h, f->pub, 32);
    edmont_i_sha512_update(&h, f->msg, 1);
    edmont_i_sha512_final(&h, digest);
    edmont_i_scalar_reduce64(k, digest);
}

static inline void adversary_scalar(struct scalar *k)
{
    uint8_t bytes[64];

    check_random_bytes(bytes, 64);
    edmont_i_scalar_reduce64(k, bytes);
}

/* A and R with parts of small order (row 0 of the list is not the identity; torsion is a row), or
 * nothing but such a part where a or r is 0. S = r + k a + error. */
static inline void adversary_sign(struct forged *f, const struct scalar *a, size_t torsion_a,
                                  const struct scalar *r, size_t torsion_r,
                                  const struct scalar *error)
{
    struct scalar k, s;

    adversary_point(f->pub, a, torsion_a);
    adversary_point(f->sig, r, torsion_r);
    adversary_challenge(&k, f);
    edmont_i_scalar_muladd(&s, &k, a, r);
    edmont_i_scalar_add(&s, &s, error);
    edmont_i_scalar_encode(f->sig + 32, &s);
}

/* S + L, which is the same mod L. */
static inline void adversary_add_order(uint8_t S[32])
{
    uint64_t w[4], carry = 0;

    load_words(w, S);
    for (int i = 0; i < 4; i++) {
        uint64_t t = w[i] + carry;

        carry = t < carry;
        w[i]  = t + big_l.w[i];
        carry |= w[i] < t;
    }
    store_words(S, w);
}

/* The row of the identity. */
static inline size_t adversary_identity(void)
{
    for (size_t i = 0; i < CHECK_COUNT(edwards_loworder); i++)
        if (strncmp(edwards_loworder[i].encoding, "0100", 4) == 0 &&
            edwards_loworder[i].canonical)
            return i;
    return 0;
}

/* Fills n of them; each pair 2i, 2i + 1 has errors that cancel. */
static inline void adversary_fill(struct forged *f, size_t n)
{
    static const struct scalar zero = {{0}};
    size_t one                      = adversary_identity();

    for (size_t i = 0; i < n; i++) {
        struct scalar a, r, error = {{i % 2 + 5}};
        size_t torsion = (size_t)check_random() % CHECK_COUNT(edwards_loworder);

        adversary_scalar(&a);
        adversary_scalar(&r);
        f[i].msg[0] = (uint8_t)i;
        if (i % 2)
            edmont_i_scalar_neg(&error, &(struct scalar){{5}});
        else
            error = (struct scalar){{5}};
        switch (i / 2 % 8) {
        case 0: /* honest */
        case 1: adversary_sign(&f[i], &a, one, &r, one, &zero); break;
        case 2: adversary_sign(&f[i], &a, torsion, &r, one, &zero); break;
        case 3: adversary_sign(&f[i], &a, one, &r, torsion, &zero); break;
        case 4: adversary_sign(&f[i], &a, torsion, &r, (torsion + i) % 14, &zero); break;
        case 5: adversary_sign(&f[i], &a, one, &r, one, &error); break;
        case 6: /* nothing but small order, in any encoding */
            adversary_sign(&f[i], i % 2 ? &zero : &a, torsion, &zero, (torsion + i) % 14, &zero);
            check_hex(f[i].sig, 32, edwards_loworder[torsion].encoding);
            if (i % 2)
                check_hex(f[i].pub, 32, edwards_loworder[(torsion + 3) % 14].encoding);
            break;
        default:
            adversary_sign(&f[i], &a, one, &r, one, &zero);
            adversary_add_order(f[i].sig + 32);
        }
    }
}

#endif
