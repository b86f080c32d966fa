/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the flags of edmont_sign_options: the inputs of the nonce's hash, seen by a hash that
 * records them; that a stuck source of randomness makes no two signatures share a nonce; and that a
 * hash that lies once, or a key that has changed, is noticed by a checked signature.
 * Does not cover: sources and hashes that fail (test/faults), other faults than those of the hash
 * and the key, timing (test/timing), streams (stream.c).
 */
#include <config.h>

#include "../fakes.h"
#include "../targets.h"

#include <edmont/sign.h>

static const uint8_t zeros[1024];
static const char seed_hex[] = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";

/* A hash that keeps what it was asked, and lies once. */
static struct recorder {
    edmont_hash table;
    const edmont_hash *inner;
    int calls, lie_at;
    uint8_t input[8][4096];
    size_t len[8];
} recorder;

static int record(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    struct recorder *r = env;
    int i              = r->calls++ % 8, failed;

    r->len[i] = 0;
    for (size_t j = 0; j < parts; j++) {
        memcpy(r->input[i] + r->len[i], part[j].data, part[j].len);
        r->len[i] += part[j].len;
    }
    failed = r->inner->digest(r->inner->env, out, part, parts);
    if (r->calls == r->lie_at)
        out[5] ^= 4;
    return failed;
}

/* Begins anew with another function and another size of block. */
static void recorder_make(const edmont_hash *inner, size_t block)
{
    recorder.inner             = inner;
    recorder.table             = *inner;
    recorder.table.env         = &recorder;
    recorder.table.name        = "recorder";
    recorder.table.flags       = 0;
    recorder.table.block_size  = block;
    recorder.table.digest      = record;
    recorder.table.digest_many = NULL;
    recorder.lie_at            = 0;
}

static const edmont_hash *sha512(void)
{
    return edmont_hash_by_name("sha512");
}

static void key_make(edmont_sign_key *key, const edmont_hash *hash)
{
    uint8_t seed[32];

    check_hex(seed, 32, seed_hex);
    check_int(edmont_sign_key_init(key, seed, hash), EDMONT_OK);
    recorder.calls = 0;
}

static struct fake_random source;

/* Signs with a source that counts, or that goes wrong in that way at every call. */
static int sign(uint8_t sig[64], const void *msg, size_t len, const edmont_sign_key *key,
                const edmont_sign_options *opt, int fault)
{
    int err;

    fake_random_make(&source, FAKE_COUNTS);
    fake_random_arm(&source, fault >= 0 ? FAKE_EVERY : 0,
                    fault >= 0 ? (enum fake_fault)fault : FAKE_BEFORE);
    check_int(edmont_random_use(&source.table), EDMONT_OK);
    err = edmont_sign_with(sig, msg, len, key, opt);
    check_pin();
    return err;
}

/* Made when the construction was defined, by a reference in plain integers: Z is 0, 1, ..., 31. */
static const struct {
    edmont_sign_options opt;
    const char *sig;
} vectors[] = {
    {{EDMONT_PURE, NULL, 0, EDMONT_HEDGED},
     "ed2dcd8a429d3f1d90248305d9e492065c089c43ae848b34e6fe0fd410a63873"
     "dfd002b9a06efbc1a4115fcab2e59dd491da27712c0581827d289cdc82ec8a0d"},
    {{EDMONT_CTX, "foo", 3, EDMONT_HEDGED},
     "0ed7dc800240d7fdd0074840ca193b4834e32d970695701293cf2fde62b39fcf"
     "cdd655d818381a5885cc6dffd0e6eb56b0451b73210640d5b3bc597bfb407e0a"},
};

static void hedged_vectors(void)
{
    uint8_t want[64], got[64], pub[32];
    edmont_sign_key key;
    edmont_verify_key verifier;

    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(vectors); i++)
            for (unsigned checked = 0; checked <= EDMONT_CHECKED; checked += EDMONT_CHECKED) {
                edmont_sign_options opt = vectors[i].opt;

                check_note("target %s, record %zu, checked %u", edmont_target(), i, checked);
                opt.flags |= checked;
                key_make(&key, NULL);
                check_hex(want, 64, vectors[i].sig);
                check_int(sign(got, "abc", 3, &key, &opt, -1), EDMONT_OK);
                check_bytes(got, want, 64);
                check_int(source.calls, 1);
                check_int(source.asked, 32);
                edmont_sign_key_public(pub, &key);
                check_int(edmont_verify_key_init(&verifier, pub, EDMONT_RULE_STRICT, NULL),
                          EDMONT_OK);
                check_int(edmont_verify_with(got, "abc", 3, &verifier, &opt), EDMONT_OK);
            }
}

static void flags_that_do_not_go_together_are_bad_arguments(void)
{
    static const edmont_sign_options wrong[] = {
        {EDMONT_PURE, NULL, 0, EDMONT_HEDGED | EDMONT_HEDGED_NANO},
        {EDMONT_PURE, NULL, 0, 8},
        {EDMONT_PURE, NULL, 0, 0x80000000u},
        {EDMONT_PURE, NULL, 0, EDMONT_CHECKED | 16},
        {EDMONT_CTX, "c", 1, EDMONT_HEDGED_NANO},
        {EDMONT_PH, NULL, 0, EDMONT_HEDGED_NANO},
    };
    uint8_t got[64];
    edmont_sign_key key;

    key_make(&key, NULL);
    for (size_t i = 0; i < CHECK_COUNT(wrong); i++) {
        check_note("options %zu", i);
        memset(got, 0xa5, 64);
        check_int(sign(got, "m", 1, &key, &wrong[i], -1), EDMONT_ERR_ARGUMENT);
        check_bytes(got, zeros, 64);
        check_int(source.calls, 0);
    }
}

/* Compares the recorded input of the nonce's hash with pieces. */
static void check_input(int call, const edmont_span *part, size_t parts)
{
    size_t at = 0;

    for (size_t i = 0; i < parts; i++) {
        check_bytes(recorder.input[call] + at, part[i].data, part[i].len);
        at += part[i].len;
    }
    check_int(recorder.len[call], at);
}

static void the_nonce_is_hashed_from_what_the_header_says(void)
{
    static const size_t blocks[]          = {1, 7, 64, 65, 98, 100, 101, 128, 136, 1023, 1024};
    static const uint8_t head[]           = "SigEd25519 no Ed25519 collisions\0\3foo";
    static const edmont_sign_options pure = {EDMONT_PURE, NULL, 0, EDMONT_HEDGED},
                                     ctx  = {EDMONT_CTX, "foo", 3, EDMONT_HEDGED},
                                     nano = {EDMONT_PURE, NULL, 0, EDMONT_HEDGED_NANO};
    uint8_t z[32], sig[64];
    edmont_sign_key key;

    for (uint8_t i = 0; i < 32; i++)
        z[i] = i;
    for (size_t i = 0; i < CHECK_COUNT(blocks); i++) {
        const size_t n = blocks[i];
        size_t pad = 0, ctx_pad = 0;

        check_note("blocks of %zu", n);
        recorder_make(sha512(), n);
        key_make(&key, &recorder.table);
        while ((64 + pad) % n != 0)
            pad++;
        while ((37 + 64 + ctx_pad) % n != 0)
            ctx_pad++;
        check_int(sign(sig, "abc", 3, &key, &pure, -1), EDMONT_OK);
        check_int(sign(sig, "abc", 3, &key, &ctx, -1), EDMONT_OK);
        check_int(sign(sig, "abc", 3, &key, &nano, -1), EDMONT_OK);
        check_input(0, (edmont_span[]){{z, 32}, {key.edmont_prefix, 32}, {zeros, pad}, {"abc", 3}},
                    4);
        check_input(2,
                    (edmont_span[]){
                        {head, 37}, {z, 32}, {key.edmont_prefix, 32}, {zeros, ctx_pad}, {"abc", 3}},
                    5);
        check_input(4, (edmont_span[]){{key.edmont_prefix, 32}, {z, 32}, {zeros, 64}, {"abc", 3}},
                    4);
    }
}

/* Messages that a signer may be given to make inputs equal: they begin with Z, and go on as a
 * hedged input does as far as anybody can know it. */
static size_t make_message(uint8_t msg[512], int which, const uint8_t z[32], size_t pad)
{
    memset(msg, 0, 512);
    memcpy(msg, "abc", 3);
    if (which == 0)
        return 3;
    memcpy(msg, z, 32);
    memcpy(msg + 32 + pad, "abc", 3);
    return which == 1 ? 32 : 32 + pad + 3;
}

enum { MESSAGES = 3 };

/* Of each message a deterministic and a hedged signature, in all combinations. */
static void check_nonces_differ(const edmont_sign_key *key, const uint8_t z[32], int fault)
{
    size_t block = key->edmont_hash_used->block_size;
    uint8_t R[2 * MESSAGES][32], msg[512], sig[64];
    size_t n = 0;

    for (int which = 0; which < MESSAGES; which++)
        for (unsigned flags = 0; flags <= EDMONT_HEDGED; flags++) {
            edmont_sign_options opt = {EDMONT_PURE, NULL, 0, flags};
            size_t len = make_message(msg, which, z, (block - 64 % block) % block % 256);

            check_int(sign(sig, msg, len, key, &opt, fault), EDMONT_OK);
            memcpy(R[n++], sig, 32);
        }
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < i; j++)
            check(memcmp(R[i], R[j], 32) != 0);
    for (int i = 0; i < recorder.calls && i < 8; i++)
        for (int j = 0; j < i; j++)
            check(recorder.len[i] != recorder.len[j] ||
                  memcmp(recorder.input[i], recorder.input[j], recorder.len[i]) != 0);
}

static void with_stuck_randomness_no_two_signatures_share_a_nonce(void)
{
    static const size_t blocks[]     = {128, 64, 72, 1024};
    static const char *const names[] = {"sha512", "blake2b"};
    static const int faults[]        = {FAKE_ZEROS, FAKE_STICKS, FAKE_NOTHING, -1};
    edmont_sign_key key;

    for (size_t h = 0; h < CHECK_COUNT(names); h++)
        for (size_t b = 0; b < CHECK_COUNT(blocks); b++)
            for (size_t f = 0; f < CHECK_COUNT(faults); f++) {
                const edmont_hash *inner = edmont_hash_by_name(names[h]);
                uint8_t z[32];

                for (uint8_t i = 0; i < 32; i++)
                    z[i] = faults[f] == -1 ? i : faults[f] == FAKE_STICKS ? 0xff : 0;
                check(inner != NULL);
                check_note("%s, blocks of %zu, fault %d", names[h], blocks[b], faults[f]);
                recorder_make(inner, blocks[b]);
                key_make(&key, &recorder.table);
                check_nonces_differ(&key, z, faults[f]);
            }
}

static void hedged_signatures_of_one_message_differ(void)
{
    static const unsigned hedges[] = {EDMONT_HEDGED, EDMONT_HEDGED_NANO};
    uint8_t first[64], second[64], pub[32];
    edmont_sign_key key;

    key_make(&key, NULL);
    edmont_sign_key_public(pub, &key);
    for (size_t i = 0; i < CHECK_COUNT(hedges); i++) {
        edmont_sign_options opt = {EDMONT_PURE, NULL, 0, hedges[i]};

        check_int(edmont_sign_with(first, "m", 1, &key, &opt), EDMONT_OK);
        check_int(edmont_sign_with(second, "m", 1, &key, &opt), EDMONT_OK);
        check(memcmp(first, second, 32) != 0);
        check_int(edmont_verify(first, "m", 1, pub), EDMONT_OK);
        check_int(edmont_verify(second, "m", 1, pub), EDMONT_OK);
    }
}

static void z_is_asked_for_once_and_only_an_error_is_an_error(void)
{
    uint8_t sig[64];
    edmont_sign_key key;

    key_make(&key, NULL);
    for (unsigned hedge = EDMONT_HEDGED; hedge <= EDMONT_HEDGED_NANO; hedge += 3)
        for (int fault = 0; fault <= FAKE_NOTHING; fault++) {
            edmont_sign_options opt = {EDMONT_PURE, NULL, 0, hedge};

            check_note("hedge %u, fault %d", hedge, fault);
            memset(sig, 0xa5, 64);
            check_int(sign(sig, "m", 1, &key, &opt, fault),
                      fault < FAKE_ERRORS ? EDMONT_ERR_RANDOM : EDMONT_OK);
            check_int(source.calls, 1);
            if (fault < FAKE_ERRORS)
                check_bytes(sig, zeros, 64);
        }
}

/* As a configured default would be: installed, and marked only then. */
static void an_insecure_source_hedges_only_where_configure_allows_it(void)
{
    const int want                = EDMONT_INSECURE_RANDOM ? EDMONT_OK : EDMONT_ERR_RANDOM;
    edmont_sign_options opt       = {EDMONT_PURE, NULL, 0, EDMONT_HEDGED};
    edmont_sign_options plain     = {EDMONT_PURE, NULL, 0, EDMONT_CHECKED};
    edmont_sign_options prehashed = {EDMONT_PH, NULL, 0, EDMONT_HEDGED};
    uint8_t sig[64];
    edmont_sign_key key;
    edmont_stream st;

    key_make(&key, NULL);
    fake_random_make(&source, FAKE_COUNTS);
    check_int(edmont_random_use(&source.table), EDMONT_OK);
    source.table.flags = EDMONT_RANDOM_INSECURE;
    int single         = edmont_sign_with(sig, "m", 1, &key, &opt);
    int in_passes      = edmont_sign_stream_init(&st, &key, &opt);

    edmont_stream_wipe(&st);
    int begun = edmont_ph_init(&st, NULL);
    int in_ph = edmont_ph_sign(sig, &st, &key, &prehashed);

    opt.flags = EDMONT_HEDGED_NANO;
    int nano  = edmont_sign_with(sig, "m", 1, &key, &opt);
    int calls = source.calls, none = edmont_sign_with(sig, "m", 1, &key, &plain);

    check_pin();
    check_int(single, want);
    check_int(in_passes, want);
    check_int(begun, EDMONT_OK);
    check_int(in_ph, want);
    check_int(nano, want);
    check_int(calls, EDMONT_INSECURE_RANDOM ? 4 : 0);
    check_int(none, EDMONT_OK);
}

static void checked_signatures_are_the_same_signatures(void)
{
    static const edmont_sign_options plain[] = {
        {EDMONT_PURE, NULL, 0, 0}, {EDMONT_CTX, "foo", 3, 0}, {EDMONT_PH, NULL, 0, 0}};
    uint8_t want[64], got[64], msg[200];
    edmont_sign_key key;

    check_random_bytes(msg, sizeof msg);
    for (size_t t = 0; use_target(t); t++)
        for (size_t i = 0; i < CHECK_COUNT(plain); i++)
            for (size_t n = 0; n < 200; n += 23) {
                edmont_sign_options opt = plain[i];

                opt.flags = EDMONT_CHECKED;
                key_make(&key, NULL);
                check_int(edmont_sign_with(want, msg, n, &key, &plain[i]), EDMONT_OK);
                check_int(edmont_sign_with(got, msg, n, &key, &opt), EDMONT_OK);
                check_bytes(got, want, 64);
            }
}

/* The hash lies at its n-th call. A lie about r makes another signature, but a good one. */
static void a_hash_that_lies_once_is_noticed_by_a_checked_signature(void)
{
    static const int wants[4] = {EDMONT_OK, EDMONT_OK, EDMONT_ERR_SIGNATURE, EDMONT_ERR_SIGNATURE};
    static const edmont_sign_options checked = {EDMONT_PURE, NULL, 0, EDMONT_CHECKED};
    uint8_t sig[64], pub[32];
    edmont_sign_key key;
    edmont_verify_key verifier;

    for (size_t t = 0; use_target(t); t++)
        for (int n = 0; n < 4; n++) {
            check_note("target %s, a lie at call %d", edmont_target(), n);
            recorder_make(sha512(), 128);
            key_make(&key, &recorder.table);
            recorder.lie_at = n;
            memset(sig, 0xa5, 64);
            check_int(edmont_sign_with(sig, "m", 1, &key, &checked), wants[n]);
            check_int(recorder.calls, 3);
            if (wants[n] != EDMONT_OK)
                check_bytes(sig, zeros, 64);
            recorder.calls = 0;
            check_int(edmont_sign_with(sig, "m", 1, &key, NULL), EDMONT_OK);
            recorder.lie_at = 0;
            edmont_sign_key_public(pub, &key);
            check_int(edmont_verify_key_init(&verifier, pub, EDMONT_RULE_STRICT, &recorder.table),
                      EDMONT_OK);
            check_int(edmont_verify_with(sig, "m", 1, &verifier, NULL),
                      n == 2 ? EDMONT_ERR_SIGNATURE : EDMONT_OK);
        }
}

static void a_key_that_has_changed_is_noticed_by_a_checked_signature(void)
{
    static const edmont_sign_options checked = {EDMONT_PURE, NULL, 0, EDMONT_CHECKED};
    uint8_t sig[64];
    edmont_sign_key key;

    for (size_t t = 0; use_target(t); t++)
        for (int bit = 0; bit < 256; bit += 5) {
            check_note("target %s, bit %d", edmont_target(), bit);
            key_make(&key, NULL);
            key.edmont_pub[bit / 8] ^= (uint8_t)(1 << bit % 8);
            check_int(edmont_sign_with(sig, "m", 1, &key, &checked), EDMONT_ERR_SIGNATURE);
            check_bytes(sig, zeros, 64);
            key_make(&key, NULL);
            key.edmont_scalar[bit / 8] ^= (uint8_t)(1 << bit % 8);
            check_int(edmont_sign_with(sig, "m", 1, &key, &checked), EDMONT_ERR_SIGNATURE);
            check_bytes(sig, zeros, 64);
        }
}

static const struct check_case cases[] = {
    CASE(hedged_vectors),
    CASE(flags_that_do_not_go_together_are_bad_arguments),
    CASE(the_nonce_is_hashed_from_what_the_header_says),
    CASE(with_stuck_randomness_no_two_signatures_share_a_nonce),
    CASE(hedged_signatures_of_one_message_differ),
    CASE(z_is_asked_for_once_and_only_an_error_is_an_error),
    CASE(an_insecure_source_hedges_only_where_configure_allows_it),
    CASE(checked_signatures_are_the_same_signatures),
    CASE(a_hash_that_lies_once_is_noticed_by_a_checked_signature),
    CASE(a_key_that_has_changed_is_noticed_by_a_checked_signature),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
