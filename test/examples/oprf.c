/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: examples/protocols/oprf.c and oprf_proof.c, linked with what the library exports: the
 * vectors of RFC 9497, appendix A.1, in its three modes, and that wrong elements and proofs are
 * refused. Does not cover: batches of more than two.
 */
#include "../../examples/protocols/oprf.h"

#include "../check.h"
#include "../vectors/oprf.h"

#include <edmont.h>

enum { BATCH_MAX = 2 };

struct row {
    enum oprf_mode mode;
    uint8_t sec[32], pub[32], info[16], input[32], blind[32], blinded[32], evaluated[32];
    uint8_t output[64];
    size_t info_len, len;
};

static void read_row(struct row *r, const struct oprf *v)
{
    r->mode     = (enum oprf_mode)v->mode;
    r->info_len = vector_bytes(r->info, sizeof r->info, v->info);
    r->len      = vector_bytes(r->input, sizeof r->input, v->input);
    check_hex(r->sec, 32, v->sec);
    check_hex(r->blind, 32, v->blind);
    check_hex(r->blinded, 32, v->blinded);
    check_hex(r->evaluated, 32, v->evaluated);
    check_hex(r->output, 64, v->output);
    if (v->mode != OPRF_PLAIN)
        check_hex(r->pub, 32, v->pub);
}

static void keys_come_from_seed_and_info(void)
{
    uint8_t seed[32], sec[32], pub[32];
    struct row r;

    memset(seed, 0xa3, 32);
    for (size_t i = 0; i < CHECK_COUNT(oprf); i++) {
        check_note("row %zu", i);
        read_row(&r, &oprf[i]);
        check_int(oprf_key(sec, pub, r.mode, seed, "test key", 8), EDMONT_OK);
        check_bytes(sec, r.sec, 32);
        if (r.mode != OPRF_PLAIN)
            check_bytes(pub, r.pub, 32);
    }
}

/* The key that evaluates, and the one it is known by. */
static void use_info(struct row *r)
{
    if (r->mode != OPRF_PARTIAL)
        return;
    check_int(oprf_tweak_public(r->pub, r->pub, r->info, r->info_len), EDMONT_OK);
    check_int(oprf_tweak_secret(r->sec, r->sec, r->info, r->info_len), EDMONT_OK);
}

static void values_are_those_of_rfc9497(void)
{
    check_int(CHECK_COUNT(oprf), 10);
    for (size_t i = 0; i < CHECK_COUNT(oprf); i++) {
        uint8_t out[64];
        struct row r;

        check_note("row %zu", i);
        read_row(&r, &oprf[i]);
        use_info(&r);
        check_int(oprf_blind(out, r.mode, r.blind, r.input, r.len), EDMONT_OK);
        check_bytes(out, r.blinded, 32);
        check_int(oprf_evaluate(out, r.mode, r.sec, r.blinded), EDMONT_OK);
        check_bytes(out, r.evaluated, 32);
        check_int(oprf_finalize(out, r.mode, r.blind, r.evaluated, r.input, r.len, r.info,
                                r.info_len),
                  EDMONT_OK);
        check_bytes(out, r.output, 64);
    }
}

/* The records that the proof of record i covers, and the proof with its scalar. */
struct proved {
    struct row row;
    uint8_t blinded[BATCH_MAX][32], evaluated[BATCH_MAX][32], r[32], proof[64];
    size_t n;
};

/* 0 if record i has none. */
static int read_proof(struct proved *p, size_t i)
{
    if (oprf[i].proof[0] == 0)
        return 0;
    p->n = (size_t)oprf[i].batch;
    check(p->n <= BATCH_MAX);
    for (size_t j = 0; j < p->n; j++) {
        read_row(&p->row, &oprf[i + 1 - p->n + j]);
        memcpy(p->blinded[j], p->row.blinded, 32);
        memcpy(p->evaluated[j], p->row.evaluated, 32);
    }
    use_info(&p->row);
    check_hex(p->r, 32, oprf[i].r);
    check_hex(p->proof, 64, oprf[i].proof);
    return 1;
}

static int check_proof(const struct proved *p)
{
    return oprf_check(p->proof, p->row.mode, p->row.pub, (const uint8_t(*)[32])p->blinded,
                      (const uint8_t(*)[32])p->evaluated, p->n);
}

static void proofs_are_those_of_rfc9497(void)
{
    int proofs = 0;

    for (size_t i = 0; i < CHECK_COUNT(oprf); i++) {
        struct proved p;
        uint8_t proof[64];

        check_note("row %zu", i);
        if (!read_proof(&p, i))
            continue;
        check_int(oprf_prove(proof, p.row.mode, p.row.sec, p.r, (const uint8_t(*)[32])p.blinded,
                             (const uint8_t(*)[32])p.evaluated, p.n),
                  EDMONT_OK);
        check_bytes(proof, p.proof, 64);
        check_int(check_proof(&p), EDMONT_OK);
        proofs++;
    }
    check_int(proofs, 6);
}

static void a_proof_is_for_its_key_and_its_elements(void)
{
    for (size_t i = 0; i < CHECK_COUNT(oprf); i++) {
        struct proved p;

        check_note("row %zu", i);
        if (!read_proof(&p, i))
            continue;
        p.proof[40] ^= 1;
        check_int(check_proof(&p), EDMONT_ERR_SIGNATURE);
        p.proof[40] ^= 1;
        memcpy(p.evaluated[0], p.blinded[0], 32);
        check_int(check_proof(&p), EDMONT_ERR_SIGNATURE);
        read_proof(&p, i);
        memcpy(p.row.pub, p.blinded[0], 32);
        check_int(check_proof(&p), EDMONT_ERR_SIGNATURE);
        read_proof(&p, i);
        p.row.pub[31] ^= 0x80;
        check_int(check_proof(&p), EDMONT_ERR_ENCODING);
    }
}

static void identities_and_bad_encodings_are_refused(void)
{
    uint8_t identity[32] = {0}, bad[32], out[32];
    struct row r;

    read_row(&r, &oprf[0]);
    memset(bad, 0xff, 32);
    check_int(oprf_evaluate(out, OPRF_PLAIN, r.sec, identity), EDMONT_ERR_WEAK);
    check_int(oprf_evaluate(out, OPRF_PLAIN, r.sec, bad), EDMONT_ERR_ENCODING);
    check_int(oprf_evaluate(out, OPRF_PLAIN, bad, r.blinded), EDMONT_ERR_ENCODING);
    check_int(oprf_evaluate(out, OPRF_PLAIN, identity, r.blinded), EDMONT_ERR_WEAK);
}

static const struct check_case cases[] = {
    CASE(keys_come_from_seed_and_info),
    CASE(values_are_those_of_rfc9497),
    CASE(proofs_are_those_of_rfc9497),
    CASE(a_proof_is_for_its_key_and_its_elements),
    CASE(identities_and_bad_encodings_are_refused),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
