/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: examples/protocols/vrf.c, linked with what the library exports: the vectors of RFC 9381,
 * appendices B.3 and B.4, and that nothing else is taken for a proof. Does not cover: the
 * intermediate values of the vectors, and an alpha that needs more than a few attempts.
 */
#include "../../examples/protocols/vrf.h"

#include "../check.h"
#include "../vectors/ecvrf.h"

#include <edmont.h>

struct row {
    enum vrf_suite suite;
    uint8_t seed[32], pub[32], alpha[16], pi[80], beta[64];
    size_t len;
};

static void read_row(struct row *r, const struct ecvrf *v)
{
    r->suite = strcmp(v->suite, "tai") == 0 ? VRF_TAI : VRF_ELL2;
    r->len   = vector_bytes(r->alpha, sizeof r->alpha, v->alpha);
    check_hex(r->seed, 32, v->seed);
    check_hex(r->pub, 32, v->pub);
    check_hex(r->pi, 80, v->pi);
    check_hex(r->beta, 64, v->beta);
}

static int verify(const struct row *r)
{
    uint8_t beta[64], zeros[64] = {0};
    int err = vrf_verify(beta, r->suite, r->pi, r->pub, r->alpha, r->len);

    check_bytes(beta, err == EDMONT_OK ? r->beta : zeros, 64);
    return err;
}

static void rfc9381_vectors(void)
{
    check_int(CHECK_COUNT(ecvrf), 6);
    for (size_t i = 0; i < CHECK_COUNT(ecvrf); i++) {
        uint8_t pi[80], pub[32];
        struct row r;

        check_note("row %zu", i);
        read_row(&r, &ecvrf[i]);
        check_int(edmont_sign_public(pub, r.seed), EDMONT_OK);
        check_bytes(pub, r.pub, 32);
        check_int(vrf_prove(pi, r.suite, r.seed, r.alpha, r.len), EDMONT_OK);
        check_bytes(pi, r.pi, 80);
        check_int(verify(&r), EDMONT_OK);
    }
}

static void a_changed_proof_key_or_input_is_refused(void)
{
    for (size_t i = 0; i < CHECK_COUNT(ecvrf); i++) {
        struct row r;

        check_note("row %zu", i);
        read_row(&r, &ecvrf[i]);
        for (size_t byte = 0; byte < 80; byte += 5) {
            r.pi[byte] ^= 4;
            check_int(verify(&r), EDMONT_ERR_SIGNATURE);
            r.pi[byte] ^= 4;
        }
        r.pub[7] ^= 1;
        check_int(verify(&r), EDMONT_ERR_SIGNATURE);
        r.pub[7] ^= 1;
        r.alpha[0] ^= 1;
        r.len = r.len == 0 ? 1 : r.len;
        check_int(verify(&r), EDMONT_ERR_SIGNATURE);
    }
}

static void a_key_of_small_order_is_refused(void)
{
    struct row r;

    read_row(&r, &ecvrf[0]);
    memset(r.pub, 0, 32);
    r.pub[0] = 1;
    check_int(verify(&r), EDMONT_ERR_SIGNATURE);
}

static void another_hash_is_no_sha512(void)
{
    uint8_t pi[80], zeros[80] = {0};
    struct row r;

    read_row(&r, &ecvrf[0]);
    check_int(edmont_hash_use(edmont_hash_by_name("blake2b")), EDMONT_OK);
    check_int(vrf_prove(pi, r.suite, r.seed, r.alpha, r.len), EDMONT_ERR_PROVIDER);
    check_bytes(pi, zeros, 80);
    check_int(verify(&r), EDMONT_ERR_PROVIDER);
}

static const struct check_case cases[] = {
    CASE(rfc9381_vectors),
    CASE(a_changed_proof_key_or_input_is_refused),
    CASE(a_key_of_small_order_is_refused),
    CASE(another_hash_is_no_sha512),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
