/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the public functions that are handed secrets or make them, which are those of test/calls;
 * ways in which they refuse; and the hashes that they call.
 */
#include "ctime.h"

#include "../../src/core/cpu.h"
#include "../../src/hash/blake2b.h"
#include "../../src/hash/hkdf.h"
#include "../../src/hash/hmac.h"
#include "../../src/hash/sha256.h"
#include "../../src/hash/sha512.h"
#include "../../src/providers/provider.h"
#include "../../src/spake2/masks.h"
#include "../calls/calls.h"
#include "../check.h"

#include <string.h>

/* A result code is public: it is what the caller branches on. */
static void expect(int result, int want)
{
    ctime_public(&result, sizeof result);
    ctime_check(result == want, "another result than expected");
}

static int fill_secret(void *env, void *out, size_t len)
{
    (void)env;
    check_random_bytes(out, len);
    ctime_secret(out, len);
    return 0;
}

static const edmont_random secret_random = {.abi         = EDMONT_PROVIDER_ABI,
                                            .struct_size = sizeof secret_random,
                                            .name        = "secret-random",
                                            .fill        = fill_secret};

/* The row of test/calls that is run. */
static const struct call *current;

/* Of a handshake all but what has been or will be sent, and where it stands. */
static void mark_handshake(edmont_spake2_state *st)
{
    ctime_secret(st->edmont_w, sizeof st->edmont_w);
    ctime_secret(st->edmont_w1, sizeof st->edmont_w1);
    ctime_secret(st->edmont_x, sizeof st->edmont_x);
    ctime_secret(st->edmont_secret, sizeof st->edmont_secret);
    ctime_secret(st->edmont_key, sizeof st->edmont_key);
    ctime_secret(st->edmont_tag, sizeof st->edmont_tag);
    ctime_secret(st->edmont_peer_tag, sizeof st->edmont_peer_tag);
}

/* Marks what is secret in prepared data: the seed or scalar, whatever stands beside it, the
 * message, the prepared key and the handshake. A public key that is to be imported stays public. */
static void mark(struct io *io)
{
    mark_handshake(&io->spake2);
    ctime_secret(io->mhf, sizeof io->mhf);
    ctime_secret(io->in, 32);
    ctime_secret(io->other, sizeof io->other);
    ctime_secret(io->expanded, sizeof io->expanded);
    ctime_secret(io->msg, sizeof io->msg);
    ctime_secret(io->key.edmont_scalar, 32);
    ctime_secret(io->key.edmont_prefix, 32);
    ctime_secret(io->key.edmont_pub, 32);
}

/* All that the call wrote depends on the secrets, in every 32 bytes of it, or, of what it wrote
 * first, somewhere; where it wrote nothing, the result does. */
static void expect_secrets(const struct io *io)
{
    if (current->uses & SHOWS_IN_PART) {
        ctime_expect_secret((const char *)io + current->out[0].at, current->out[0].n);
        return;
    }
    if (current->out[0].n == 0)
        ctime_expect_secret(&io->result, sizeof io->result);
    for (size_t i = 0; i < CHECK_COUNT(current->out); i++)
        for (size_t at = 0; at < current->out[i].n; at += 32)
            ctime_expect_secret((const char *)io + current->out[i].at + at, 32);
}

static void run_current(void)
{
    static struct io io;

    ctime_public(&io, sizeof io);
    ctime_pause();
    calls_prepare(current, &io, ctime_seed(), NULL);
    expect(io.result, EDMONT_OK);
    mark(&io);
    expect(edmont_random_use(&secret_random), EDMONT_OK);
    ctime_resume();
    current->run(&io);
    expect(edmont_random_use(NULL), EDMONT_OK);
    if ((current->uses & SHOWS_NOTHING) == 0)
        expect_secrets(&io);
    expect(io.result, EDMONT_OK);
}

const struct call *ctime_call(size_t i, struct ctime_case *c)
{
    current = calls_at(i);
    if (current != NULL)
        *c = (struct ctime_case){current->name, run_current};
    return current;
}

static void dh_shared_with_a_weak_peer(void)
{
    uint8_t out[32], *peer = ctime_make_public(32);

    memset(peer, 0, 32);
    expect(edmont_dh_shared(out, ctime_make_secret(32), peer), EDMONT_ERR_WEAK);
}

static void key_import_of_a_foreign_half(void)
{
    edmont_sign_key key;
    uint8_t *in = ctime_make_public(64);

    expect(edmont_sign_public(in + 32, in), EDMONT_OK);
    in[40] ^= 1;
    ctime_secret(in, 32);
    expect(edmont_sign_key_import(&key, in, NULL), EDMONT_ERR_ENCODING);
}

static void key_expanded_of_zero(void)
{
    edmont_sign_key key;
    uint8_t *in = ctime_make_public(64);

    memset(in, 0, 32);
    ctime_secret(in, 64);
    expect(edmont_sign_key_expanded(&key, in, NULL), EDMONT_ERR_WEAK);
}

static void sign_with_a_foreign_half_is_noticed(void)
{
    static const edmont_sign_options checked = {EDMONT_PURE, NULL, 0, EDMONT_CHECKED};
    edmont_sign_key key;
    uint8_t sig[64];

    expect(edmont_sign_key_init(&key, ctime_make_secret(32), NULL), EDMONT_OK);
    key.edmont_pub[0] ^= 1;
    expect(edmont_sign_with(sig, ctime_make_secret(32), 32, &key, &checked), EDMONT_ERR_SIGNATURE);
}

static void sign_stream_of_two_messages(void)
{
    static edmont_stream st;
    edmont_sign_key key;
    uint8_t sig[64], *msg = ctime_make_secret(32), another[32];

    memcpy(another, msg, 32);
    another[31] ^= 1;
    expect(edmont_sign_key_init(&key, ctime_make_secret(32), NULL), EDMONT_OK);
    expect(edmont_sign_stream_init(&st, &key, NULL), EDMONT_OK);
    expect(edmont_sign_stream_update(&st, msg, 32), EDMONT_OK);
    expect(edmont_sign_stream_rewind(&st), EDMONT_OK);
    expect(edmont_sign_stream_update(&st, another, 32), EDMONT_OK);
    expect(edmont_sign_stream_final(sig, &st), EDMONT_ERR_STATE);
}

/* A row of test/calls whose input is spoilt before it is marked. */
static void refused(const char *name, void (*spoil)(struct io *io), int want)
{
    static struct io io;

    ctime_public(&io, sizeof io);
    ctime_pause();
    calls_prepare(calls_find(name), &io, ctime_seed(), NULL);
    expect(io.result, EDMONT_OK);
    spoil(&io);
    mark(&io);
    ctime_resume();
    calls_find(name)->run(&io);
    expect(io.result, want);
}

static void all_zero(struct io *io)
{
    memset(io->mhf, 0, sizeof io->mhf);
    memset(io->expanded, 0, 32);
}

static void no_point(struct io *io)
{
    memset(io->expanded + 32, 0xff, 32);
}

static void wrong_tag(struct io *io)
{
    io->pub[0] ^= 1;
}

/* The peer's share is what masks it, w N, and no more. */
static void the_mask_alone(struct io *io)
{
    edmont_point N;
    edmont_scalar w;

    expect(edmont_point_decode(&N, edmont_i_mask_rfc9382_n.encoding), EDMONT_OK);
    expect(edmont_scalar_decode(&w, io->before.edmont_w), EDMONT_OK);
    edmont_point_mul(&N, &w, &N);
    edmont_point_encode(io->sig, &N);
}

static void spake2_mhf_of_zero(void)
{
    refused("edmont_spake2_set_mhf, rfc9382", all_zero, EDMONT_ERR_WEAK);
    refused("edmont_spake2_plus_register", all_zero, EDMONT_ERR_WEAK);
}

static void spake2_record_of_no_point(void)
{
    refused("edmont_spake2_set_record", no_point, EDMONT_ERR_ENCODING);
    refused("edmont_spake2_set_record", all_zero, EDMONT_ERR_WEAK);
}

static void spake2_finish_with_a_weak_peer(void)
{
    refused("edmont_spake2_finish, rfc9382", the_mask_alone, EDMONT_ERR_WEAK);
    refused("edmont_spake2_finish, prover of plus9383", the_mask_alone, EDMONT_ERR_WEAK);
}

static void spake2_confirm_check_of_a_wrong_tag(void)
{
    refused("edmont_spake2_confirm_check", wrong_tag, EDMONT_ERR_CONFIRM);
}

/* All of one side's handshake with secrets that come in at its beginning: what it compares of its
 * own share is public by then. The other side has the same password, and nothing to hide. */
static void spake2_from_beginning_to_end(edmont_spake2_suite suite)
{
    static const edmont_spake2_params none;
    static edmont_spake2_state st, peer;
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX], peers_msg[EDMONT_SPAKE2_MSG_MAX], tag[32];
    uint8_t key[EDMONT_SPAKE2_KEY_MAX];
    edmont_bytes pw = {ctime_make_public(32), 32};
    size_t n;

    expect(edmont_spake2_set_password(&peer, suite, EDMONT_SPAKE2_SYM, pw), EDMONT_OK);
    expect(edmont_spake2_start(&peer, &none, peers_msg, &n), EDMONT_OK);
    ctime_secret((void *)pw.p, pw.n);
    expect(edmont_spake2_set_password(&st, suite, EDMONT_SPAKE2_SYM, pw), EDMONT_OK);
    expect(edmont_random_use(&secret_random), EDMONT_OK);
    expect(edmont_spake2_start(&st, &none, msg, &n), EDMONT_OK);
    expect(edmont_random_use(NULL), EDMONT_OK);
    expect(edmont_spake2_finish(&st, &none, peers_msg, n), EDMONT_OK);
    expect(edmont_spake2_finish(&peer, &none, msg, n), EDMONT_OK);
    expect(edmont_spake2_confirm_make(&peer, tag), EDMONT_OK);
    expect(edmont_spake2_confirm_check(&st, tag, 32), EDMONT_OK);
    expect(edmont_spake2_key(&st, key, &n), EDMONT_OK);
    ctime_expect_secret(key, 32);
}

static void spake2_python(void)
{
    spake2_from_beginning_to_end(EDMONT_SPAKE2_PYTHON_SYM_V1);
}

static void spake2_cpace(void)
{
    spake2_from_beginning_to_end(EDMONT_SPAKE2_CPACE_RISTRETTO_V1);
}

static void hash_parts(const edmont_hash *hash)
{
    edmont_span part[3] = {{NULL, 0}, {ctime_make_secret(32), 32}, {ctime_make_secret(300), 300}};
    uint8_t out[64];

    expect(edmont_i_hash_parts(hash, out, part, 3), EDMONT_OK);
    ctime_expect_secret(out, sizeof out);
}

/* In one call, and by streaming. */
static void hash_provider(const char *name)
{
    edmont_hash streaming = *edmont_hash_by_name(name);

    streaming.digest      = NULL;
    streaming.digest_many = NULL;
    hash_parts(edmont_hash_by_name(name));
    hash_parts(&streaming);
}

static void sha512_provider(void)
{
    hash_provider("sha512");
}

static void blake2b_provider(void)
{
    hash_provider("blake2b");
}

static void sha512(void)
{
    struct sha512 s;
    uint8_t out[SHA512_DIGEST];

    edmont_i_sha512_init(&s);
    edmont_i_sha512_update(&s, ctime_make_secret(100), 100);
    edmont_i_sha512_update(&s, ctime_make_secret(300), 300);
    edmont_i_sha512_final(&s, out);
    ctime_expect_secret(out, sizeof out);
}

/* Where the CPU has other compressions. */
static void sha512_avx2(void)
{
    edmont_i_cpu_pretend(~(uint32_t)CPU_ZMM, 0);
    sha512();
    edmont_i_cpu_pretend(UINT32_MAX, 0);
}

static void sha512_portable(void)
{
    edmont_i_cpu_pretend(CPU_ANY, 0);
    sha512();
    edmont_i_cpu_pretend(UINT32_MAX, 0);
}

static void blake2b(void)
{
    struct blake2b s;
    uint8_t out[BLAKE2B_DIGEST];

    edmont_i_blake2b_init(&s, ctime_make_secret(40), 40);
    edmont_i_blake2b_update(&s, ctime_make_secret(100), 100);
    edmont_i_blake2b_update(&s, ctime_make_secret(300), 300);
    edmont_i_blake2b_final(&s, out);
    ctime_expect_secret(out, sizeof out);
}

static void sha256(void)
{
    const edmont_span part[] = {{ctime_make_secret(100), 100}, {ctime_make_secret(300), 300}};
    uint8_t out[SHA256_DIGEST];

    edmont_i_sha256(out, part, 2);
    ctime_expect_secret(out, sizeof out);
}

/* Keys below and above a block. */
static void hmac(void)
{
    const edmont_span part[] = {{ctime_make_secret(100), 100}, {ctime_make_secret(300), 300}};
    uint8_t out[HMAC_TAG];

    edmont_i_hmac(out, ctime_make_secret(32), 32, part, 2);
    ctime_expect_secret(out, sizeof out);
    edmont_i_hmac(out, ctime_make_secret(100), 100, part, 2);
    ctime_expect_secret(out, sizeof out);
}

static void hkdf(void)
{
    const edmont_span info[] = {{ctime_make_secret(10), 10}, {ctime_make_secret(80), 80}};
    uint8_t out[80];

    edmont_i_hkdf(out, sizeof out, ctime_make_secret(32), 32, info, 2);
    ctime_expect_secret(out, sizeof out);
}

const struct ctime_case ctime_api[] = {
    {"edmont_dh_shared with a weak peer", dh_shared_with_a_weak_peer},
    {"edmont_sign_key_import of a foreign half", key_import_of_a_foreign_half},
    {"edmont_sign_key_expanded of zero", key_expanded_of_zero},
    {"edmont_sign_with, checked, of a foreign half", sign_with_a_foreign_half_is_noticed},
    {"edmont_sign_stream_final of two messages", sign_stream_of_two_messages},
    {"edmont_spake2_set_mhf of zero", spake2_mhf_of_zero},
    {"edmont_spake2_set_record of no point", spake2_record_of_no_point},
    {"edmont_spake2_finish with a weak peer", spake2_finish_with_a_weak_peer},
    {"edmont_spake2_confirm_check of a wrong tag", spake2_confirm_check_of_a_wrong_tag},
    {"all of a handshake of python-sym", spake2_python},
    {"all of a handshake of cpace-ristretto", spake2_cpace},
    {"hash provider sha512", sha512_provider},
    {"hash provider blake2b", blake2b_provider},
    {"sha512", sha512},
    {"sha512 on a CPU without AVX-512", sha512_avx2},
    {"sha512 on a CPU without features", sha512_portable},
    {"blake2b", blake2b},
    {"sha256", sha256},
    {"hmac", hmac},
    {"hkdf", hkdf},
};

const size_t ctime_api_n = sizeof ctime_api / sizeof ctime_api[0];
