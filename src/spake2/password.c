/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * password.c: the secret that both sides share, as it comes in: a password, what a memory-hard
 * function made of one, or a verifier's record.
 */
#include "password.h"

#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/weak.h"
#include "../core/wipe.h"
#include "../hash/hkdf.h"
#include "../hash/sha256.h"
#include "../providers/provider.h"
#include "masked.h"
#include "state.h"

enum { MHF_LEAST = 48, MHF_MOST = 128, KRB5_BYTES = 32, HALF_LEAST = 40, SCALAR_BYTES = 32 };

/* A scalar that must not be 0. */
static int store(uint8_t out[32], const struct scalar *w)
{
    edmont_i_scalar_encode(out, w);
    return weak_scalar(w) ? EDMONT_ERR_WEAK : EDMONT_OK;
}

static int store_be(uint8_t out[32], const uint8_t *in, size_t n)
{
    struct scalar w;
    int err;

    edmont_i_scalar_reduce_be(&w, in, n);
    err = store(out, &w);
    edmont_wipe(&w, sizeof w);
    return err;
}

static int sha512(uint8_t out[64], edmont_bytes pw)
{
    const edmont_span part = {pw.p, pw.n};
    const edmont_hash *hash;
    int err = edmont_i_hash_choose_sha512(&hash);

    return err == EDMONT_OK ? edmont_i_hash_parts(hash, out, &part, 1) : err;
}

/* w = SHA-512(pw), big endian. */
int edmont_i_spake2_password_sha512_be(edmont_spake2_state *st, edmont_bytes pw)
{
    uint8_t digest[64];
    int err = sha512(digest, pw);

    if (err == EDMONT_OK)
        err = store_be(st->edmont_w, digest, 64);
    edmont_wipe(digest, sizeof digest);
    return err;
}

/* w = HKDF(pw, "SPAKE2 pw", 48), big endian; the transcript has SHA-256(pw). */
int edmont_i_spake2_password_python(edmont_spake2_state *st, edmont_bytes pw)
{
    static const char label[] = "SPAKE2 pw";
    const edmont_span info = {label, sizeof label - 1}, part = {pw.p, pw.n};
    uint8_t wide[48];
    int err;

    edmont_i_hkdf(wide, sizeof wide, pw.p, pw.n, &info, 1);
    err = store_be(st->edmont_w, wide, sizeof wide);
    edmont_i_sha256(st->edmont_secret, &part, 1);
    edmont_wipe(wide, sizeof wide);
    return err;
}

/* h = SHA-512(pw), which the transcript has too; w = h, little endian. BoringSSL adds multiples of
 * L until w is 0 mod 8, which changes no product with a point of order L. */
int edmont_i_spake2_password_boringssl(edmont_spake2_state *st, edmont_bytes pw)
{
    struct scalar w;
    int err = sha512(st->edmont_secret, pw);

    if (err != EDMONT_OK)
        return err;
    edmont_i_scalar_reduce64(&w, st->edmont_secret);
    err = store(st->edmont_w, &w);
    edmont_wipe(&w, sizeof w);
    return err;
}

/* The password itself, which is wanted later. */
int edmont_i_spake2_password_kept(edmont_spake2_state *st, edmont_bytes pw)
{
    if (pw.n > sizeof st->edmont_secret)
        return EDMONT_ERR_ARGUMENT;
    copy_bytes(st->edmont_secret, pw.p, pw.n);
    st->edmont_secret_len = (uint8_t)pw.n;
    return EDMONT_OK;
}

/* w = SHA-512(pw), big endian; the transcript has the password. */
int edmont_i_spake2_password_pure25519(edmont_spake2_state *st, edmont_bytes pw)
{
    int err = edmont_i_spake2_password_kept(st, pw);

    return err == EDMONT_OK ? edmont_i_spake2_password_sha512_be(st, pw) : err;
}

static NOINLINE int set_password(edmont_spake2_state *st, unsigned id, unsigned role,
                                 edmont_bytes pw)
{
    const struct suite *s = state_begin(st, id, role);

    if (s == NULL || s->password == NULL || !is_bytes(pw))
        return EDMONT_ERR_ARGUMENT;
    return s->password(st, pw);
}

int edmont_spake2_set_password(edmont_spake2_state *st, edmont_spake2_suite s,
                               edmont_spake2_role r, edmont_bytes pw)
{
    return state_leave(st, st == NULL ? EDMONT_ERR_ARGUMENT : set_password(st, s, r, pw));
}

/* w0 and w1 of w0s || w1s (RFC 9383, section 3.2), big endian. */
static int store_halves(uint8_t w0[32], uint8_t w1[32], const uint8_t *mhf, size_t n)
{
    int err = EDMONT_ERR_ARGUMENT;

    if (n >= 2 * HALF_LEAST && n <= MHF_MOST && n % 2 == 0)
        err = store_be(w0, mhf, n / 2);
    if (err == EDMONT_OK)
        err = store_be(w1, mhf + n / 2, n / 2);
    return err;
}

/* w, big endian, wide enough to be uniform mod L. */
int edmont_i_spake2_mhf_rfc9382(edmont_spake2_state *st, const uint8_t *mhf, size_t n)
{
    return n >= MHF_LEAST && n <= MHF_MOST ? store_be(st->edmont_w, mhf, n) : EDMONT_ERR_ARGUMENT;
}

/* The prover's; the verifier has a record. */
int edmont_i_spake2_mhf_plus9383(edmont_spake2_state *st, const uint8_t *mhf, size_t n)
{
    return st->edmont_role == EDMONT_SPAKE2_A ? store_halves(st->edmont_w, st->edmont_w1, mhf, n)
                                              : EDMONT_ERR_ARGUMENT;
}

/* w as Kerberos derives it, little endian (RFC 9588, section 7). */
int edmont_i_spake2_mhf_krb5(edmont_spake2_state *st, const uint8_t *mhf, size_t n)
{
    struct scalar w;
    int err;

    if (n != KRB5_BYTES)
        return EDMONT_ERR_ARGUMENT;
    edmont_i_scalar_reduce32(&w, mhf);
    err = store(st->edmont_w, &w);
    edmont_wipe(&w, sizeof w);
    return err;
}

static NOINLINE int set_mhf(edmont_spake2_state *st, unsigned id, unsigned role, const uint8_t *out,
                            size_t n)
{
    const struct suite *s = state_begin(st, id, role);

    if (s == NULL || s->mhf == NULL || out == NULL)
        return EDMONT_ERR_ARGUMENT;
    return s->mhf(st, out, n);
}

int edmont_spake2_set_mhf(edmont_spake2_state *st, edmont_spake2_suite s, edmont_spake2_role r,
                          const uint8_t *out, size_t n)
{
    return state_leave(st, st == NULL ? EDMONT_ERR_ARGUMENT : set_mhf(st, s, r, out, n));
}

/* w0, then w1 B. */
static NOINLINE int set_record(edmont_spake2_state *st,
                               const uint8_t rec[EDMONT_SPAKE2_RECORD_BYTES])
{
    struct scalar w0;
    struct point L;
    int is_good, err = EDMONT_ERR_ENCODING;

    (void)state_begin(st, EDMONT_SPAKE2_PLUS9383_V1, EDMONT_SPAKE2_B);
    if (rec == NULL)
        return EDMONT_ERR_ARGUMENT;
    reverse_bytes(st->edmont_w, rec);
    memcpy(st->edmont_w1, rec + SCALAR_BYTES, 32);
    is_good = edmont_i_scalar_is_canonical(st->edmont_w) &
              edmont_i_spake2_decode(&L, st->edmont_w1);
    ct_declassify(&is_good, sizeof is_good);
    edmont_i_scalar_reduce32(&w0, st->edmont_w);
    if (is_good)
        err = store(st->edmont_w, &w0);
    edmont_wipe(&w0, sizeof w0);
    edmont_wipe(&L, sizeof L);
    return err;
}

int edmont_spake2_set_record(edmont_spake2_state *st,
                             const uint8_t rec[EDMONT_SPAKE2_RECORD_BYTES])
{
    return state_leave(st, st == NULL ? EDMONT_ERR_ARGUMENT : set_record(st, rec));
}

static NOINLINE int plus_register(const uint8_t *mhf, size_t n,
                                  uint8_t rec[EDMONT_SPAKE2_RECORD_BYTES])
{
    struct {
        uint8_t w0[32], w1[32];
        struct point L;
    } s;
    int err = store_halves(s.w0, s.w1, mhf, n);

    if (err == EDMONT_OK) {
        core(mul_base)(&s.L, s.w1);
        reverse_bytes(rec, s.w0);
        core(encode)(rec + SCALAR_BYTES, &s.L);
    }
    edmont_wipe(&s, sizeof s);
    return err;
}

int edmont_spake2_plus_register(const uint8_t *mhf, size_t n,
                                uint8_t rec[EDMONT_SPAKE2_RECORD_BYTES])
{
    int err = EDMONT_ERR_ARGUMENT;

    if (rec == NULL)
        return err;
    if (mhf != NULL)
        err = plus_register(mhf, n, rec);
    if (err != EDMONT_OK)
        edmont_wipe(rec, EDMONT_SPAKE2_RECORD_BYTES);
    edmont_i_wipe_stack();
    return err;
}
