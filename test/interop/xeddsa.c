/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: XEdDSA against libxeddsa on random keys and messages: each verifies what the other signs
 * and refuses it with a bit changed, the same Z gives the same signature, and the same keys convert
 * to the same. Does not cover signatures and keys that nobody makes honestly; test/sign does.
 */
#include "../check.h"

#include <edmont.h>

#include <stdio.h>
#include <string.h>

#ifdef HAVE_XEDDSA

#include "../../src/core/scalar.h"

#include <stdbool.h>

/* Of <xeddsa.h>, which Debian installs without a header that it includes. */
int xeddsa_init(void);
void ed25519_priv_sign(uint8_t *sig, const uint8_t *priv, const uint8_t *msg, uint32_t len,
                       const uint8_t *nonce);
int ed25519_verify(const uint8_t *sig, const uint8_t *pub, const uint8_t *msg, uint32_t len);
void curve25519_pub_to_ed25519_pub(uint8_t *pub, const uint8_t *u, bool sign);
int ed25519_pub_to_curve25519_pub(uint8_t *u, const uint8_t *pub);
void priv_force_sign(uint8_t *out, const uint8_t *priv, bool sign);

enum { ROUNDS = 100, MESSAGE_MAX = 300 };

/* A key, a message, and the 64 random bytes of its signature. */
struct round {
    uint8_t sec[32], u[32], pub[32], msg[MESSAGE_MAX], Z[64];
    uint32_t n;
};

static void begin(struct round *r)
{
    check(xeddsa_init() >= 0);
    check_random_bytes(r->sec, sizeof r->sec);
    check_random_bytes(r->msg, sizeof r->msg);
    check_random_bytes(r->Z, sizeof r->Z);
    r->n = (uint32_t)(check_random() % (MESSAGE_MAX + 1));
    edmont_dh_public(r->u, r->sec);
    curve25519_pub_to_ed25519_pub(r->pub, r->u, false);
    check_note("%u bytes", (unsigned)r->n);
}

static int give_z(void *env, void *out, size_t len)
{
    if (len != 64)
        return -1;
    memcpy(out, env, len);
    return 0;
}

static void sign_with_z(uint8_t sig[64], struct round *r)
{
    const edmont_random z = {.abi         = EDMONT_PROVIDER_ABI,
                             .struct_size = sizeof z,
                             .name        = "z",
                             .env         = r->Z,
                             .fill        = give_z};
    int answer;

    check_int(edmont_random_use(&z), EDMONT_OK);
    answer = edmont_xeddsa_sign(sig, r->msg, r->n, r->sec);
    check_pin();
    check_int(answer, EDMONT_OK);
}

static void they_sign(uint8_t sig[64], const struct round *r)
{
    uint8_t priv[32];

    priv_force_sign(priv, r->sec, false);
    ed25519_priv_sign(sig, priv, r->msg, r->n, r->Z);
}

static void public_keys_convert_to_the_same(void)
{
    struct round r;
    uint8_t pub[32], theirs[32], u[32];

    for (int i = 0; i < ROUNDS; i++)
        for (int sign = 0; sign < 2; sign++) {
            begin(&r);
            check_int(edmont_dh_public_to_sign(pub, r.u, sign), EDMONT_OK);
            curve25519_pub_to_ed25519_pub(theirs, r.u, sign == 1);
            check_bytes(pub, theirs, 32);
            check_int(edmont_sign_public_to_dh(u, pub), EDMONT_OK);
            check_int(ed25519_pub_to_curve25519_pub(theirs, pub), 0);
            check_bytes(u, theirs, 32);
        }
}

static void they_verify_what_we_sign(void)
{
    struct round r;
    uint8_t sig[64];

    for (int i = 0; i < ROUNDS; i++) {
        begin(&r);
        check_int(edmont_xeddsa_sign(sig, r.msg, r.n, r.sec), EDMONT_OK);
        check_int(ed25519_verify(sig, r.pub, r.msg, r.n), 0);
        sig[i % 64] ^= 4;
        check(ed25519_verify(sig, r.pub, r.msg, r.n) != 0);
    }
}

static void we_verify_what_they_sign(void)
{
    struct round r;
    uint8_t sig[64];

    for (int i = 0; i < ROUNDS; i++) {
        begin(&r);
        they_sign(sig, &r);
        check_int(edmont_xeddsa_verify(sig, r.msg, r.n, r.u), EDMONT_OK);
        sig[i % 64] ^= 4;
        check_int(edmont_xeddsa_verify(sig, r.msg, r.n, r.u), EDMONT_ERR_SIGNATURE);
    }
}

/* Where the sign is 0 as it is, priv_force_sign gives k itself, and not k mod q, as the
 * specification says; the nonce is hashed from those bytes. So it is reduced first. */
static void the_same_z_gives_the_same_signature(void)
{
    struct round r;
    struct scalar a;
    uint8_t priv[32], ours[64], theirs[64];
    int reduced = 0;

    for (int i = 0; i < ROUNDS; i++) {
        begin(&r);
        sign_with_z(ours, &r);
        priv_force_sign(priv, r.sec, false);
        reduced += edmont_i_scalar_is_canonical(priv);
        edmont_i_scalar_reduce32(&a, priv);
        edmont_i_scalar_encode(priv, &a);
        ed25519_priv_sign(theirs, priv, r.msg, r.n, r.Z);
        check_bytes(ours, theirs, 64);
    }
    check(reduced > 0 && reduced < ROUNDS);
}

static const struct check_case cases[] = {
    CASE(public_keys_convert_to_the_same),
    CASE(they_verify_what_we_sign),
    CASE(we_verify_what_they_sign),
    CASE(the_same_z_gives_the_same_signature),
};

#else

static void agrees_with_libxeddsa(void)
{
    check_skip("libxeddsa is missing");
}

static const struct check_case cases[] = {CASE(agrees_with_libxeddsa)};

#endif

int main(int argc, char **argv)
{
    /* Not missing, so no failure under REQUIRE_REAL=1: Debian has no other one to install. */
    if (strcmp(XEDDSA_FOUND, "foreign") == 0) {
        puts("1..0 # SKIP libxeddsa is here, but not for the machine that this is built for");
        return 0;
    }
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
