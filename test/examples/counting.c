/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: examples/providers/counting.c around edmont's own hash and randomness, and around hashes
 * with other states: what it counts is what the operations ask for, call by call, in threads, too;
 * what it logs is that, and nothing of the bytes; failures pass through. So it also tests how many
 * hash calls a signature takes, which is what an HSM is waited for. Does not cover: whether the
 * times are right.
 */
#define _POSIX_C_SOURCE 200809L

#include "../../examples/providers/providers.h"
#include "uses.h"

#include <pthread.h>
#include <stdlib.h>

static const uint8_t seed[32] = {9, 8, 7};

static void check_calls(const struct counts *c, unsigned long init, unsigned long update,
                        unsigned long final, unsigned long digest)
{
    check_int(c->init, init);
    check_int(c->update, update);
    check_int(c->final, final);
    check_int(c->release, init);
    check_int(c->digest, digest);
    check_int(c->digest_many, 0);
    check_int(c->failed, 0);
}

static void forget(struct counts *c)
{
    memset(c, 0, sizeof *c);
}

/* --- A hash with the call for a whole message: SHA-512 by streaming is given it here ---------- */

static int whole(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    const edmont_hash *hash                                              = env;
    _Alignas(EDMONT_HASH_ALIGN_MAX) uint8_t state[EDMONT_HASH_STATE_MAX] = {0};
    int failed = hash->init(state, hash->env);

    if (failed)
        return failed;
    for (size_t i = 0; failed == 0 && i < parts; i++)
        failed = hash->update(state, part[i].data, part[i].len);
    if (failed == 0)
        failed = hash->final(state, out);
    hash->release(state);
    return failed;
}

static int each_whole(void *env, uint8_t (*out)[64], const edmont_span *part, size_t parts,
                      size_t n)
{
    int failed = 0;

    for (size_t i = 0; failed == 0 && i < n; i++)
        failed = whole(env, out[i], part + i * parts, parts);
    return failed;
}

/* SHA-512 whose env is the built-in table, with or without the calls for whole messages. */
static edmont_hash sha512_with(int with_digest)
{
    const edmont_hash *sha512 = edmont_hash_by_name("sha512");
    edmont_hash hash          = *sha512;

    hash.env         = (void *)sha512;
    hash.digest      = with_digest ? whole : NULL;
    hash.digest_many = with_digest ? each_whole : NULL;
    return hash;
}

/* --- The cases -------------------------------------------------------------------------------- */

static void a_signature_takes_three_digests_with_a_prepared_key_two(void)
{
    edmont_hash hash = sha512_with(1);
    struct counting_hash c;
    edmont_sign_key key;
    edmont_verify_key verify_key;
    uint8_t pub[32], sig[64];

    check_int(counting_hash_make(&c, &hash, NULL), 0);
    check_int(edmont_hash_use(&c.table), EDMONT_OK);
    forget(&c.counts);
    check_int(edmont_sign_public(pub, seed), EDMONT_OK);
    check_calls(&c.counts, 0, 0, 0, 1);
    check_int(c.counts.bytes, 32);

    /* The seed; the prefix and the message; R, the public key and the message. */
    forget(&c.counts);
    check_int(edmont_sign(sig, "0123456789", 10, seed), EDMONT_OK);
    check_calls(&c.counts, 0, 0, 0, 3);
    check_int(c.counts.bytes, 32 + 42 + 74);

    forget(&c.counts);
    check_int(edmont_verify(sig, "0123456789", 10, pub), EDMONT_OK);
    check_calls(&c.counts, 0, 0, 0, 1);
    check_pin();

    forget(&c.counts);
    check_int(edmont_sign_key_init(&key, seed, &c.table), EDMONT_OK);
    check_calls(&c.counts, 0, 0, 0, 1);
    forget(&c.counts);
    check_int(edmont_sign_with(sig, "0123456789", 10, &key, NULL), EDMONT_OK);
    check_calls(&c.counts, 0, 0, 0, 2);
    check_int(c.counts.bytes, 42 + 74);
    edmont_sign_key_wipe(&key);

    forget(&c.counts);
    check_int(edmont_verify_key_init(&verify_key, pub, EDMONT_RULE_STANDARD, &c.table), EDMONT_OK);
    check_calls(&c.counts, 0, 0, 0, 0);
    check_int(edmont_verify_with(sig, "0123456789", 10, &verify_key, NULL), EDMONT_OK);
    check_calls(&c.counts, 0, 0, 0, 1);
}

static void without_digest_a_signature_takes_three_streams(void)
{
    edmont_hash hash = sha512_with(0);
    struct counting_hash c;
    edmont_sign_key key;
    uint8_t sig[64];

    check_int(counting_hash_make(&c, &hash, NULL), 0);
    check(c.table.digest == NULL && c.table.digest_many == NULL);
    check_int(edmont_hash_use(&c.table), EDMONT_OK);
    forget(&c.counts);
    check_int(edmont_sign(sig, "0123456789", 10, seed), EDMONT_OK);
    check_calls(&c.counts, 3, 1 + 2 + 3, 3, 0);
    check_int(c.counts.bytes, 32 + 42 + 74);
    check_pin();

    check_int(edmont_sign_key_init(&key, seed, &c.table), EDMONT_OK);
    forget(&c.counts);
    check_int(edmont_sign_with(sig, "0123456789", 10, &key, NULL), EDMONT_OK);
    check_calls(&c.counts, 2, 2 + 3, 2, 0);
    edmont_sign_key_wipe(&key);
}

static void what_is_counted_signs_as_rfc8032_says(void)
{
    for (int with_digest = 0; with_digest < 2; with_digest++) {
        edmont_hash hash = sha512_with(with_digest);
        struct counting_hash c, twice;

        check_int(counting_hash_make(&c, &hash, NULL), 0);
        check_use_of_sha512(&c.table);
        check((c.counts.digest > 0) == with_digest && (c.counts.digest_many > 0) == with_digest);
        check(c.counts.nanoseconds > 0);
        check_int(counting_hash_make(&twice, &c.table, NULL), 0);
        check_use_of_sha512(&twice.table);
    }
}

/* A state that is as large and as strictly aligned as one may be, less the room for the pointer,
 * and one that is a handle. */
static edmont_hash sha512_with_state(size_t size, size_t align)
{
    edmont_hash hash = *edmont_hash_by_name("sha512");

    hash.state_size  = size;
    hash.state_align = align;
    return hash;
}

static void states_of_any_size_are_counted(void)
{
    static const struct {
        size_t size, align;
        int fits;
    } states[] = {{EDMONT_HASH_STATE_MAX, 1, 0},
                  {EDMONT_HASH_STATE_MAX, 64, 0},
                  {EDMONT_HASH_STATE_MAX - sizeof(void *), sizeof(void *), 1},
                  {EDMONT_HASH_STATE_MAX - 64, 64, 1},
                  {EDMONT_HASH_STATE_MAX - 63, 64, 0}};

    for (size_t i = 0; i < CHECK_COUNT(states); i++) {
        edmont_hash hash = sha512_with_state(states[i].size, states[i].align);
        struct counting_hash c;

        check_note("state %zu", i);
        check_int(counting_hash_make(&c, &hash, NULL), states[i].fits ? 0 : -1);
        check_int(edmont_hash_check(&c.table), states[i].fits ? EDMONT_OK : EDMONT_ERR_PROVIDER);
    }
}

/* SHA-512's state on the heap. */
static int handle_init(void *state, void *env)
{
    const edmont_hash *sha512 = edmont_hash_by_name("sha512");
    void **handle             = state;

    (void)env;
    check(*handle == NULL);
    *handle = calloc(1, EDMONT_HASH_STATE_MAX);
    return *handle != NULL ? sha512->init(*handle, sha512->env) : -1;
}

static int handle_update(void *state, const void *in, size_t len)
{
    return edmont_hash_by_name("sha512")->update(*(void **)state, in, len);
}

static int handle_final(void *state, uint8_t out[64])
{
    return edmont_hash_by_name("sha512")->final(*(void **)state, out);
}

static void handle_release(void *state)
{
    free(*(void **)state);
}

static void a_state_that_is_a_handle_is_counted(void)
{
    edmont_hash hash = *edmont_hash_by_name("sha512");
    struct counting_hash c;

    hash.state_size  = 0;
    hash.state_align = 1;
    hash.init        = handle_init;
    hash.update      = handle_update;
    hash.final       = handle_final;
    hash.release     = handle_release;
    hash.digest      = NULL;
    hash.digest_many = NULL;
    check_int(counting_hash_make(&c, &hash, NULL), 0);
    check_use_of_sha512(&c.table);
    check(c.counts.init > 0 && c.counts.init == c.counts.release);
}

static int fails(void *env, uint8_t out[64], const edmont_span *part, size_t parts)
{
    (void)env, (void)out, (void)part, (void)parts;
    return 7;
}

static void failures_pass_through_and_are_counted(void)
{
    static const uint8_t zeros[64];
    edmont_hash hash = sha512_with(1);
    struct counting_hash c;
    edmont_sign_key key;
    uint8_t sig[64];

    check_int(counting_hash_make(&c, &hash, NULL), 0);
    check_int(edmont_sign_key_init(&key, seed, &c.table), EDMONT_OK);
    forget(&c.counts);
    hash.digest = fails;
    memset(sig, 0xa5, sizeof sig);
    check_int(edmont_sign_with(sig, "abc", 3, &key, NULL), EDMONT_ERR_HASH);
    check_bytes(sig, zeros, 64);
    check_int(c.counts.digest, 1);
    check_int(c.counts.failed, 1);
    check_int(edmont_hash_use(&c.table), EDMONT_ERR_HASH);
    edmont_sign_key_wipe(&key);
}

static void the_name_is_that_of_the_scheme(void)
{
    edmont_hash hash = sha512_with(1);
    struct counting_hash c;

    hash.flags = 0;
    hash.name  = "another";
    check_int(counting_hash_make(&c, &hash, NULL), 0);
    check_scheme(&c.table, "EdDSA-25519/another");
}

static void a_key_pair_takes_two_fills(void)
{
    struct counting_random c;
    uint8_t pub[32], secret[32];

    check_int(counting_random_make(&c, edmont_random_by_name("system"), NULL), 0);
    check_use_of_random(&c.table);
    forget(&c.counts);
    check_int(edmont_random_use(&c.table), EDMONT_OK);
    check_int(edmont_dh_keypair(pub, secret), EDMONT_OK);
    check_int(c.counts.fill, 2);
    check_int(c.counts.bytes, 64);
    check_int(edmont_random_bytes(pub, 7), EDMONT_OK);
    check_int(c.counts.fill, 3);
    check_int(c.counts.bytes, 71);
    check_int(c.counts.failed, 0);
    check_pin();
}

static void what_is_not_there_is_not_counted(void)
{
    struct counting_hash hash;
    struct counting_random random;

    check_int(counting_hash_make(&hash, NULL, NULL), -1);
    check_int(counting_random_make(&random, NULL, NULL), -1);
    check_int(edmont_hash_use(&hash.table), EDMONT_ERR_PROVIDER);
    check_int(edmont_random_use(&random.table), EDMONT_ERR_PROVIDER);
}

/* A line for each call, and in it the result but no time, which is another one each time. */
static void the_log_has_a_line_for_each_call(void)
{
    static const char *const want[] = {"sha512: digest, 42 bytes: 0, ",
                                       "sha512: digest, 74 bytes: 0, "};
    edmont_hash hash                = sha512_with(1);
    struct counting_hash c;
    edmont_sign_key key;
    char line[200];
    uint8_t sig[64];
    FILE *log = tmpfile();

    check(log != NULL);
    check_int(counting_hash_make(&c, &hash, NULL), 0);
    check_int(edmont_sign_key_init(&key, seed, &c.table), EDMONT_OK);
    c.log = log;
    check_int(edmont_sign_with(sig, "0123456789", 10, &key, NULL), EDMONT_OK);
    edmont_sign_key_wipe(&key);
    rewind(log);
    for (size_t i = 0; i < CHECK_COUNT(want); i++) {
        check(fgets(line, sizeof line, log) != NULL);
        check_note("line %s", line);
        check(strncmp(line, want[i], strlen(want[i])) == 0);
        check(strspn(line + strlen(want[i]), "0123456789") > 0);
        check(strcmp(strrchr(line, ' '), " ns\n") == 0);
    }
    check(fgets(line, sizeof line, log) == NULL);
    fclose(log);
}

static void the_sums_stand_in_one_line(void)
{
    struct counts counts = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    char line[200];
    FILE *file = tmpfile();

    check(file != NULL);
    counting_print(&counts, "name", file);
    rewind(file);
    check(fgets(line, sizeof line, file) != NULL);
    check(strcmp(line, "name: init 1, update 2, final 3, release 4, digest 5, digest_many 6, "
                       "fill 7, of which 8 failed; 9 bytes, 10 ns\n") == 0);
    fclose(file);
}

enum { THREADS = 8, SIGNATURES = 25 };

static void *sign_often(void *key)
{
    uint8_t sig[64];

    for (int i = 0; i < SIGNATURES; i++)
        if (edmont_sign_with(sig, "0123456789", 10, key, NULL) != EDMONT_OK)
            return key;
    return NULL;
}

static void threads_are_counted_together(void)
{
    edmont_hash hash = sha512_with(0);
    struct counting_hash c;
    edmont_sign_key key;
    pthread_t thread[THREADS];
    void *failed;

    check_int(counting_hash_make(&c, &hash, NULL), 0);
    check_int(edmont_sign_key_init(&key, seed, &c.table), EDMONT_OK);
    forget(&c.counts);
    for (int i = 0; i < THREADS; i++)
        check_int(pthread_create(&thread[i], NULL, sign_often, &key), 0);
    for (int i = 0; i < THREADS; i++) {
        check_int(pthread_join(thread[i], &failed), 0);
        check(failed == NULL);
    }
    check_calls(&c.counts, 2 * THREADS * SIGNATURES, 5 * THREADS * SIGNATURES,
                2 * THREADS * SIGNATURES, 0);
    check_int(c.counts.bytes, (42 + 74) * THREADS * SIGNATURES);
    edmont_sign_key_wipe(&key);
}

static const struct check_case cases[] = {
    CASE(a_signature_takes_three_digests_with_a_prepared_key_two),
    CASE(without_digest_a_signature_takes_three_streams),
    CASE(what_is_counted_signs_as_rfc8032_says),
    CASE(states_of_any_size_are_counted),
    CASE(a_state_that_is_a_handle_is_counted),
    CASE(failures_pass_through_and_are_counted),
    CASE(the_name_is_that_of_the_scheme),
    CASE(a_key_pair_takes_two_fills),
    CASE(what_is_not_there_is_not_counted),
    CASE(the_log_has_a_line_for_each_call),
    CASE(the_sums_stand_in_one_line),
    CASE(threads_are_counted_together),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
