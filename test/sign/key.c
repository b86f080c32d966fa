/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/key.c, Ed25519 keys, on every target: public keys of seeds, key pairs, prepared
 * signing keys, expanded keys, import, names, wiped keys, malformed hashes, and where in memory the
 * arguments may lie. Does not cover: signatures (sign.c), verification keys (verify.c), providers
 * that fail (test/faults), wiping of the stack (test/wiping), timing, and the checks of a hash's
 * table one by one (test/providers).
 */
#define _DEFAULT_SOURCE /* mmap */

#include "../fakes.h"
#include "../fence.h"
#include "../targets.h"
#include "../vectors/ed25519_rfc8032.h"
#include "../vectors/ed25519_signinput.h"

#include <edmont/sign.h>

static const uint8_t zeros[64];

/* The seed of RFC 8032's first test and its public key, one after the other. */
static const char first_key[] = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
                                "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

/* The key is as empty as it can be: all zero, and every use answers STATE. */
static void check_empty(const edmont_sign_key *key)
{
    static const edmont_sign_key empty;
    uint8_t out[64];
    char name[64];

    check_bytes(key, &empty, sizeof empty);
    check_int(edmont_sign_with(out, NULL, 0, key, NULL), EDMONT_ERR_STATE);
    check_int(edmont_sign_name(name, key), EDMONT_ERR_STATE);
    memset(out, 0xa5, 32);
    edmont_sign_key_public(out, key);
    check_bytes(out, zeros, 32);
}

static void check_public(const char *seed, const char *pub)
{
    uint8_t both[64], got[32];
    edmont_sign_key key;

    check_hex(both, 32, seed);
    check_hex(both + 32, 32, pub);
    check_int(edmont_sign_public(got, both), EDMONT_OK);
    check_bytes(got, both + 32, 32);
    check_int(edmont_sign_key_init(&key, both, NULL), EDMONT_OK);
    edmont_sign_key_public(got, &key);
    check_bytes(got, both + 32, 32);
    edmont_sign_key_wipe(&key);
    check_empty(&key);
    check_int(edmont_sign_key_import(&key, both, NULL), EDMONT_OK);
    edmont_sign_key_public(got, &key);
    check_bytes(got, both + 32, 32);
}

static void public_keys_of_rfc8032_and_sign_input(void)
{
    for (size_t t = 0; use_target(t); t++) {
        for (size_t i = 0; i < CHECK_COUNT(ed25519_rfc8032); i++) {
            check_note("target %s, RFC 8032, record %zu", edmont_target(), i);
            check_public(ed25519_rfc8032[i].seed, ed25519_rfc8032[i].pub);
        }
        for (size_t i = 0; i < CHECK_COUNT(ed25519_signinput); i++) {
            check_note("target %s, sign.input, record %zu", edmont_target(), i);
            check_public(ed25519_signinput[i].seed, ed25519_signinput[i].pub);
        }
    }
}

static void import_refuses_a_public_half_with_any_bit_wrong(void)
{
    uint8_t both[64];
    edmont_sign_key key;

    check_hex(both, 64, first_key);
    for (size_t t = 0; use_target(t); t++)
        for (int bit = 0; bit < 256; bit++) {
            check_note("target %s, bit %d", edmont_target(), bit);
            both[32 + bit / 8] ^= (uint8_t)(1 << bit % 8);
            memset(&key, 0xa5, sizeof key);
            check_int(edmont_sign_key_import(&key, both, NULL), EDMONT_ERR_ENCODING);
            check_empty(&key);
            both[32 + bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
}

static void import_refuses_the_public_key_of_another_seed(void)
{
    uint8_t both[64];
    edmont_sign_key key;

    check_hex(both, 32, ed25519_signinput[0].seed);
    check_hex(both + 32, 32, ed25519_signinput[1].pub);
    check_int(edmont_sign_key_import(&key, both, NULL), EDMONT_ERR_ENCODING);
    check_empty(&key);
    memset(both + 32, 0, 32);
    check_int(edmont_sign_key_import(&key, both, NULL), EDMONT_ERR_ENCODING);
    check_empty(&key);
}

/* What a seed expands to gives the same key: the clamped scalar as it is, and mod L. */
static void an_expanded_key_is_the_key_of_its_seed(void)
{
    uint8_t both[64], expanded[64], want[64], got[64];
    edmont_sign_key key, other;

    check_hex(both, 64, first_key);
    for (size_t t = 0; use_target(t); t++) {
        fake_sha512(expanded, &(edmont_span){both, 32}, 1);
        check_int(edmont_sign_key_init(&key, both, NULL), EDMONT_OK);
        check_int(edmont_sign_with(want, "m", 1, &key, NULL), EDMONT_OK);
        expanded[0] &= 248;
        expanded[31] = (uint8_t)((expanded[31] & 127) | 64);
        for (int reduced = 0; reduced < 2; reduced++) {
            check_int(edmont_sign_key_expanded(&other, expanded, NULL), EDMONT_OK);
            check_bytes(&other, &key, sizeof key);
            check_int(edmont_sign_with(got, "m", 1, &other, NULL), EDMONT_OK);
            check_bytes(got, want, 64);
            memcpy(expanded, key.edmont_scalar, 32);
        }
    }
}

/* L, little endian. */
static const uint8_t order[32] = {0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7,
                                  0xa2, 0xde, 0xf9, 0xde, 0x14, 0,    0,    0,    0,    0,    0,
                                  0,    0,    0,    0,    0,    0,    0,    0,    0,    0x10};

/* expanded = n L + add, and a prefix; n up to 15, add below 256. */
static void expand_multiple(uint8_t expanded[64], unsigned n, unsigned add)
{
    unsigned carry = add;

    memset(expanded, 0x5a, 64);
    for (int i = 0; i < 32; i++) {
        carry += n * order[i];
        expanded[i] = (uint8_t)carry;
        carry >>= 8;
    }
    check_int(carry, 0);
}

static void an_expanded_scalar_counts_mod_l_and_0_is_weak(void)
{
    uint8_t expanded[64], pub[32], want[32];
    edmont_sign_key key;

    for (size_t t = 0; use_target(t); t++)
        for (unsigned n = 0; n <= 15; n++) {
            check_note("target %s, %u times L", edmont_target(), n);
            expand_multiple(expanded, n, 0);
            memset(&key, 0xa5, sizeof key);
            check_int(edmont_sign_key_expanded(&key, expanded, NULL), EDMONT_ERR_WEAK);
            check_empty(&key);
            expand_multiple(expanded, n, 1);
            check_int(edmont_sign_key_expanded(&key, expanded, NULL), EDMONT_OK);
            edmont_sign_key_public(pub, &key);
            check_hex(want, 32, "5866666666666666666666666666666666666666666666666666666666666666");
            check_bytes(pub, want, 32);
        }
}

static void signatures_of_unclamped_scalars_are_good(void)
{
    uint8_t expanded[64], sig[64], pub[32];
    edmont_sign_key key;

    for (size_t t = 0; use_target(t); t++)
        for (int i = 0; i < 64; i++) {
            check_random_bytes(expanded, 64);
            expanded[31] = (uint8_t)(expanded[31] | (i % 4) << 6);
            check_int(edmont_sign_key_expanded(&key, expanded, NULL), EDMONT_OK);
            check_int(edmont_sign_with(sig, "m", 1, &key, NULL), EDMONT_OK);
            edmont_sign_key_public(pub, &key);
            check_int(edmont_verify_rule(sig, "m", 1, pub, EDMONT_RULE_STRICT), EDMONT_OK);
        }
}

static void a_key_moves_with_memcpy(void)
{
    uint8_t both[64], sig[64], want[64];
    edmont_sign_key key, moved;

    check_hex(both, 64, first_key);
    check_int(edmont_sign_key_init(&key, both, NULL), EDMONT_OK);
    memcpy(&moved, &key, sizeof key);
    memset(&key, 0xa5, sizeof key);
    check_int(edmont_sign(want, "m", 1, both), EDMONT_OK);
    check_int(edmont_sign_with(sig, "m", 1, &moved, NULL), EDMONT_OK);
    check_bytes(sig, want, 64);
}

static void a_key_that_was_never_initialised_answers_state(void)
{
    uint8_t out[64];
    char name[64];
    edmont_sign_key key;

    for (int fill = 0; fill < 256; fill++) {
        memset(&key, fill, sizeof key);
        memset(out, 0xa5, 64);
        check_int(edmont_sign_with(out, "m", 1, &key, NULL), EDMONT_ERR_STATE);
        check_bytes(out, zeros, 64);
        memset(name, 'x', sizeof name);
        check_int(edmont_sign_name(name, &key), EDMONT_ERR_STATE);
        check_bytes(name, zeros, 64);
    }
}

static void keypairs_are_fresh_and_fit(void)
{
    uint8_t pub[2][32], seed[2][32], want[32];

    for (size_t t = 0; use_target(t); t++) {
        for (int i = 0; i < 2; i++) {
            check_int(edmont_sign_keypair(pub[i], seed[i]), EDMONT_OK);
            check_int(edmont_sign_public(want, seed[i]), EDMONT_OK);
            check_bytes(pub[i], want, 32);
        }
        check(memcmp(seed[0], seed[1], 32) != 0);
    }
}

static void keypair_keeps_the_seed_as_drawn(void)
{
    struct fake_random fake;
    uint8_t pub[32], seed[32];

    fake_random_make(&fake, FAKE_COUNTS);
    check_int(edmont_random_use(&fake.table), EDMONT_OK);
    int answer = edmont_sign_keypair(pub, seed);

    check_pin();
    check_int(answer, EDMONT_OK);
    for (int i = 0; i < 32; i++)
        check_int(seed[i], i);
}

static void a_malformed_hash_answers_provider_and_empties_the_key(void)
{
    struct fake_hash hash;
    uint8_t both[64];
    edmont_sign_key key;

    check_hex(both, 64, first_key);
    for (int wrong = 0; wrong < 3; wrong++) {
        fake_hash_make(&hash, FAKE_STREAMING, 0);
        if (wrong == 0)
            hash.table.abi++;
        else if (wrong == 1)
            hash.table.final = NULL;
        else
            hash.table.state_size = EDMONT_HASH_STATE_MAX + 1;
        memset(&key, 0xa5, sizeof key);
        check_int(edmont_sign_key_init(&key, both, &hash.table), EDMONT_ERR_PROVIDER);
        check_empty(&key);
        memset(&key, 0xa5, sizeof key);
        check_int(edmont_sign_key_import(&key, both, &hash.table), EDMONT_ERR_PROVIDER);
        check_empty(&key);
        memset(&key, 0xa5, sizeof key);
        check_int(edmont_sign_key_expanded(&key, both, &hash.table), EDMONT_ERR_PROVIDER);
        check_empty(&key);
        check_int(hash.calls, 0);
    }
}

static void a_key_keeps_the_hash_it_was_made_with(void)
{
    struct fake_hash other;
    uint8_t both[64], sig[64], want[64];
    edmont_sign_key key, other_key;

    check_hex(both, 64, first_key);
    fake_hash_make(&other, FAKE_STREAMING, 1);
    check_int(edmont_sign(want, "m", 1, both), EDMONT_OK);
    check_int(edmont_sign_key_init(&key, both, NULL), EDMONT_OK);
    check_int(edmont_hash_use(&other.table), EDMONT_OK);
    int by_default = edmont_sign_key_init(&other_key, both, NULL);
    int before     = edmont_sign_with(sig, "m", 1, &key, NULL);

    check_pin();
    check_int(by_default, EDMONT_OK);
    check_int(before, EDMONT_OK);
    check_bytes(sig, want, 64);
    check_int(edmont_sign_with(sig, "m", 1, &other_key, NULL), EDMONT_OK);
    check(memcmp(sig, want, 64) != 0);
}

static void the_name_says_which_hash(void)
{
    static const char longest[] = "a-name-of-forty-characters-0123456789-ab";
    struct fake_hash hash;
    uint8_t both[64];
    char name[64];
    edmont_sign_key key;

    check_hex(both, 64, first_key);
    check_int(edmont_sign_key_init(&key, both, NULL), EDMONT_OK);
    check_int(edmont_sign_name(name, &key), EDMONT_OK);
    check_bytes(name, "Ed25519", sizeof "Ed25519");
    fake_hash_make(&hash, FAKE_STREAMING, 0);
    check_int(edmont_sign_key_init(&key, both, &hash.table), EDMONT_OK);
    check_int(edmont_sign_name(name, &key), EDMONT_OK);
    check_bytes(name, "Ed25519", sizeof "Ed25519");
    fake_hash_make(&hash, FAKE_STREAMING, 1);
    check_int(edmont_sign_key_init(&key, both, &hash.table), EDMONT_OK);
    check_int(edmont_sign_name(name, &key), EDMONT_OK);
    check_bytes(name, "EdDSA-25519/fake-hash", sizeof "EdDSA-25519/fake-hash");
    hash.table.name = longest;
    check_int(edmont_sign_key_init(&key, both, &hash.table), EDMONT_OK);
    check_int(edmont_sign_name(name, &key), EDMONT_OK);
    check_bytes(name, "EdDSA-25519/", 12);
    check_bytes(name + 12, longest, sizeof longest);
}

static void null_is_a_bad_argument(void)
{
    uint8_t both[64], out[32];
    char name[64];
    edmont_sign_key key;

    check_hex(both, 64, first_key);
    check_int(edmont_sign_keypair(NULL, NULL), EDMONT_ERR_ARGUMENT);
    memset(out, 0xa5, 32);
    check_int(edmont_sign_keypair(NULL, out), EDMONT_ERR_ARGUMENT);
    check_bytes(out, zeros, 32);
    memset(out, 0xa5, 32);
    check_int(edmont_sign_keypair(out, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(out, zeros, 32);
    check_int(edmont_sign_public(NULL, both), EDMONT_ERR_ARGUMENT);
    memset(out, 0xa5, 32);
    check_int(edmont_sign_public(out, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(out, zeros, 32);
    check_int(edmont_sign_key_init(NULL, both, NULL), EDMONT_ERR_ARGUMENT);
    memset(&key, 0xa5, sizeof key);
    check_int(edmont_sign_key_init(&key, NULL, NULL), EDMONT_ERR_ARGUMENT);
    check_empty(&key);
    check_int(edmont_sign_key_import(NULL, both, NULL), EDMONT_ERR_ARGUMENT);
    memset(&key, 0xa5, sizeof key);
    check_int(edmont_sign_key_import(&key, NULL, NULL), EDMONT_ERR_ARGUMENT);
    check_empty(&key);
    check_int(edmont_sign_key_expanded(NULL, both, NULL), EDMONT_ERR_ARGUMENT);
    memset(&key, 0xa5, sizeof key);
    check_int(edmont_sign_key_expanded(&key, NULL, NULL), EDMONT_ERR_ARGUMENT);
    check_empty(&key);
    memset(name, 'x', 64);
    check_int(edmont_sign_name(name, NULL), EDMONT_ERR_ARGUMENT);
    check_bytes(name, zeros, 64);
    check_int(edmont_sign_key_init(&key, both, NULL), EDMONT_OK);
    check_int(edmont_sign_name(NULL, &key), EDMONT_ERR_ARGUMENT);
}

/* edmont_sign_public in `space`, whose other bytes must stay as they are. */
static void run_public_at(size_t seed, size_t pub)
{
    uint8_t space[192], want[192], result[32], separate[32];

    check_note("target %s, seed at %zu, pub at %zu", edmont_target(), seed, pub);
    check_random_bytes(space, sizeof space);
    memcpy(want, space, sizeof space);
    memcpy(separate, space + seed, 32);
    check_int(edmont_sign_public(result, separate), EDMONT_OK);
    memcpy(want + pub, result, 32);
    check_int(edmont_sign_public(space + pub, space + seed), EDMONT_OK);
    check_bytes(space, want, sizeof space);
}

static void the_public_key_may_overlap_the_seed_at_any_alignment(void)
{
    for (size_t t = 0; use_target(t); t++) {
        for (size_t pub = 32; pub <= 96; pub++)
            run_public_at(64, pub);
        for (size_t offset = 0; offset < 64; offset++)
            run_public_at(offset, 96 + (offset * 7 + 3) % 64);
    }
}

static void run_fenced(struct fence fences[2], int end)
{
    uint8_t both[64], *pub, *seed;
    edmont_sign_key key;

    check_hex(both, 64, first_key);
    pub = fence_place(&fences[0], end, zeros, 32);
    check_int(edmont_sign_public(pub, fence_input(&fences[1], end, both, 32)), EDMONT_OK);
    check_bytes(pub, both + 32, 32);
    fence_check(&fences[0], pub, 32);
    check_int(edmont_sign_key_init(&key, fence_input(&fences[1], end, both, 32), NULL), EDMONT_OK);
    pub = fence_place(&fences[0], end, zeros, 32);
    edmont_sign_key_public(pub, &key);
    check_bytes(pub, both + 32, 32);
    fence_check(&fences[0], pub, 32);
    check_int(edmont_sign_key_import(&key, fence_input(&fences[1], end, both, 64), NULL),
              EDMONT_OK);
    pub  = fence_place(&fences[0], end, zeros, 32);
    seed = fence_place(&fences[1], end, zeros, 32);
    check_int(edmont_sign_keypair(pub, seed), EDMONT_OK);
    fence_check(&fences[0], pub, 32);
    fence_check(&fences[1], seed, 32);
}

static void no_byte_beside_the_arguments_is_touched(void)
{
    struct fence fences[2];

    fence_open(&fences[0]);
    fence_open(&fences[1]);
    for (size_t t = 0; use_target(t); t++) {
        run_fenced(fences, 0);
        run_fenced(fences, 1);
    }
    fence_close(&fences[0]);
    fence_close(&fences[1]);
}

static const struct check_case cases[] = {
    CASE(public_keys_of_rfc8032_and_sign_input),
    CASE(import_refuses_a_public_half_with_any_bit_wrong),
    CASE(import_refuses_the_public_key_of_another_seed),
    CASE(an_expanded_key_is_the_key_of_its_seed),
    CASE(an_expanded_scalar_counts_mod_l_and_0_is_weak),
    CASE(signatures_of_unclamped_scalars_are_good),
    CASE(a_key_moves_with_memcpy),
    CASE(a_key_that_was_never_initialised_answers_state),
    CASE(keypairs_are_fresh_and_fit),
    CASE(keypair_keeps_the_seed_as_drawn),
    CASE(a_malformed_hash_answers_provider_and_empties_the_key),
    CASE(a_key_keeps_the_hash_it_was_made_with),
    CASE(the_name_says_which_hash),
    CASE(null_is_a_bad_argument),
    CASE(the_public_key_may_overlap_the_seed_at_any_alignment),
    CASE(no_byte_beside_the_arguments_is_touched),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
