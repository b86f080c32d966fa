/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/sign/stream.c: that streams give the signatures and verdicts of the single calls
 * however a message is cut, two passes that differ, a hash that lies once, calls out of turn, and
 * streams that are given up, moved, begun again or in memory that holds anything. Does not cover: a
 * hash or randomness that fail at each call (test/faults), messages beyond 4 GiB (long.c), timing
 * (test/timing), what is left on the stack (test/wiping).
 */
#include "../fakes.h"
#include "../targets.h"

#include <edmont/sign.h>

static const edmont_stream empty;
static const uint8_t zeros[64];

static struct fake_hash hash;
static struct fake_random source;

/* A key pair with a hash of its own, and a message. */
static struct pair {
    uint8_t seed[32], pub[32], msg[700];
    edmont_sign_key key;
    edmont_verify_key verifier;
} pair;

static void pair_make(const edmont_hash *table)
{
    check_random_bytes(pair.seed, 32);
    check_random_bytes(pair.msg, sizeof pair.msg);
    check_int(edmont_sign_key_init(&pair.key, pair.seed, table), EDMONT_OK);
    edmont_sign_key_public(pair.pub, &pair.key);
    check_int(edmont_verify_key_init(&pair.verifier, pair.pub, EDMONT_RULE_STANDARD, table),
              EDMONT_OK);
}

static void shape_make(enum fake_shape shape)
{
    fake_hash_make(&hash, shape, 0);
    pair_make(&hash.table);
}

/* The stream is wiped, nothing is open, and every function but the inits answers STATE. */
static void check_over(edmont_stream *st)
{
    uint8_t sig[64];

    check_fake_use();
    check_int(hash.open, 0);
    check_bytes(st, &empty, sizeof empty);
    check_int(edmont_ph_update(st, "m", 1), EDMONT_ERR_STATE);
    check_int(edmont_verify_update(st, "m", 1), EDMONT_ERR_STATE);
    check_int(edmont_sign_stream_update(st, "m", 1), EDMONT_ERR_STATE);
    check_int(edmont_sign_stream_rewind(st), EDMONT_ERR_STATE);
    check_int(edmont_verify_final(st), EDMONT_ERR_STATE);
    check_int(edmont_ph_verify(zeros, st, &pair.verifier, NULL), EDMONT_ERR_STATE);
    memset(sig, 0xa5, 64);
    check_int(edmont_ph_sign(sig, st, &pair.key, NULL), EDMONT_ERR_STATE);
    check_bytes(sig, zeros, 64);
    memset(sig, 0xa5, 64);
    check_int(edmont_sign_stream_final(sig, st), EDMONT_ERR_STATE);
    check_bytes(sig, zeros, 64);
    edmont_stream_wipe(st);
    check_bytes(st, &empty, sizeof empty);
}

typedef int edmont_update(edmont_stream *, const void *, size_t);

/* The message in pieces of random length, some of them empty. */
static void feed(edmont_stream *st, edmont_update *update, const uint8_t *msg, size_t len)
{
    size_t at = 0;

    while (at < len) {
        size_t n = (size_t)(check_random() % 4 == 0 ? check_random() % 3 : check_random() % 200);

        if (n > len - at)
            n = len - at;
        check_int(update(st, n == 0 ? NULL : msg + at, n), EDMONT_OK);
        at += n;
    }
}

static void sign_in_pieces(uint8_t sig[64], edmont_stream *st, size_t len,
                           const edmont_sign_options *opt)
{
    if (opt != NULL && opt->variant == EDMONT_PH) {
        check_int(edmont_ph_init(st, pair.key.edmont_hash_used), EDMONT_OK);
        feed(st, edmont_ph_update, pair.msg, len);
        check_int(edmont_ph_sign(sig, st, &pair.key, opt), EDMONT_OK);
        return;
    }
    check_int(edmont_sign_stream_init(st, &pair.key, opt), EDMONT_OK);
    feed(st, edmont_sign_stream_update, pair.msg, len);
    check_int(edmont_sign_stream_rewind(st), EDMONT_OK);
    feed(st, edmont_sign_stream_update, pair.msg, len);
    check_int(edmont_sign_stream_final(sig, st), EDMONT_OK);
}

static int verify_in_pieces(const uint8_t sig[64], edmont_stream *st, size_t len,
                            const edmont_sign_options *opt)
{
    if (opt != NULL && opt->variant == EDMONT_PH) {
        check_int(edmont_ph_init(st, pair.key.edmont_hash_used), EDMONT_OK);
        feed(st, edmont_ph_update, pair.msg, len);
        return edmont_ph_verify(sig, st, &pair.verifier, opt);
    }
    check_int(edmont_verify_init(st, sig, &pair.verifier, opt), EDMONT_OK);
    feed(st, edmont_verify_update, pair.msg, len);
    return edmont_verify_final(st);
}

static const edmont_sign_options all[] = {
    {EDMONT_PURE, NULL, 0, 0},
    {EDMONT_PURE, NULL, 0, EDMONT_HEDGED},
    {EDMONT_PURE, NULL, 0, EDMONT_HEDGED_NANO | EDMONT_CHECKED},
    {EDMONT_CTX, "context", 7, 0},
    {EDMONT_CTX, "context", 7, EDMONT_HEDGED | EDMONT_CHECKED},
    {EDMONT_PH, NULL, 0, 0},
    {EDMONT_PH, "context", 7, EDMONT_HEDGED | EDMONT_CHECKED},
};

/* With the same randomness for both. */
static void compare(edmont_stream *st, size_t len, const edmont_sign_options *opt)
{
    uint8_t want[64], got[64];

    fake_random_arm(&source, 0, FAKE_BEFORE);
    check_int(edmont_sign_with(want, pair.msg, len, &pair.key, opt), EDMONT_OK);
    fake_random_arm(&source, 0, FAKE_BEFORE);
    sign_in_pieces(got, st, len, opt);
    check_bytes(got, want, 64);
    check_bytes(st, &empty, sizeof empty);
    check_int(verify_in_pieces(got, st, len, opt), EDMONT_OK);
    check_bytes(st, &empty, sizeof empty);
    got[check_random() % 64] ^= (uint8_t)(1 << check_random() % 8);
    check_int(verify_in_pieces(got, st, len, opt), EDMONT_ERR_SIGNATURE);
    check_bytes(st, &empty, sizeof empty);
    check_int(verify_in_pieces(want, st, len ^ 1, opt), EDMONT_ERR_SIGNATURE);
    check_bytes(st, &empty, sizeof empty);
    check_int(hash.open, 0);
}

static void a_stream_gives_what_the_single_call_gives(void)
{
    edmont_stream st;

    fake_random_make(&source, FAKE_COUNTS);
    check_int(edmont_random_use(&source.table), EDMONT_OK);
    memset(&st, 0xa5, sizeof st);
    for (size_t t = 0; use_target(t); t++)
        for (int shape = 0; shape < FAKE_SHAPES; shape++)
            for (size_t i = 0; i < CHECK_COUNT(all); i++) {
                shape_make((enum fake_shape)shape);
                for (int round = 0; round < 4; round++) {
                    size_t len =
                        round == 0 ? 0 : (size_t)(check_random() % (sizeof pair.msg - 1));

                    check_note("target %s, shape %d, options %zu, %zu bytes", edmont_target(),
                               shape, i, len);
                    compare(&st, len, &all[i]);
                }
            }
    check_fake_use();
    check_pin();
}

static void no_options_are_pure_and_prehashed(void)
{
    uint8_t sig[64];
    edmont_stream st;

    pair_make(NULL);
    sign_in_pieces(sig, &st, 99, NULL);
    check_int(edmont_verify(sig, pair.msg, 99, pair.pub), EDMONT_OK);
    check_int(verify_in_pieces(sig, &st, 99, NULL), EDMONT_OK);
    check_int(edmont_ph_init(&st, NULL), EDMONT_OK);
    feed(&st, edmont_ph_update, pair.msg, 99);
    check_int(edmont_ph_sign(sig, &st, &pair.key, NULL), EDMONT_OK);
    check_int(edmont_verify_with(sig, pair.msg, 99, &pair.verifier, &all[5]), EDMONT_OK);
    check_int(edmont_ph_init(&st, NULL), EDMONT_OK);
    feed(&st, edmont_ph_update, pair.msg, 99);
    check_int(edmont_ph_verify(sig, &st, &pair.verifier, NULL), EDMONT_OK);
}

/* What is sent in the two passes. */
static void two_passes(const char *first, const char *second, unsigned flags)
{
    const edmont_sign_options opt = {EDMONT_PURE, NULL, 0, flags};
    uint8_t sig[64];
    edmont_stream st;

    check_note("%s, then %s", first, second);
    check_int(edmont_sign_stream_init(&st, &pair.key, &opt), EDMONT_OK);
    check_int(edmont_sign_stream_update(&st, first, strlen(first)), EDMONT_OK);
    check_int(edmont_sign_stream_rewind(&st), EDMONT_OK);
    check_int(edmont_sign_stream_update(&st, second, strlen(second)), EDMONT_OK);
    memset(sig, 0xa5, 64);
    check_int(edmont_sign_stream_final(sig, &st), EDMONT_ERR_STATE);
    check_bytes(sig, zeros, 64);
    check_over(&st);
}

static void two_passes_that_differ_give_nothing(void)
{
    for (int shape = 0; shape < FAKE_SHAPES; shape++)
        for (unsigned flags = 0; flags <= (EDMONT_HEDGED | EDMONT_CHECKED); flags++) {
            shape_make((enum fake_shape)shape);
            two_passes("message", "messagf", flags);
            two_passes("message", "messag", flags);
            two_passes("message", "messages", flags);
            two_passes("message", "", flags);
            two_passes("", "message", flags);
        }
}

/* SHA-512 whose n-th digest is wrong. */
static struct liar {
    edmont_hash table;
    int finals, lie_at;
} liar;

static int liar_final(void *state, uint8_t out[64])
{
    int failed = edmont_hash_by_name("sha512")->final(state, out);

    if (++liar.finals == liar.lie_at)
        out[9] ^= 0x10;
    return failed;
}

static void a_hash_that_lies_once_is_noticed(void)
{
    static const int wants[] = {EDMONT_OK, EDMONT_ERR_STATE, EDMONT_ERR_STATE, EDMONT_ERR_SIGNATURE,
                                EDMONT_ERR_SIGNATURE};
    static const edmont_sign_options checked = {EDMONT_CTX, "c", 1, EDMONT_CHECKED};
    uint8_t sig[64];
    edmont_stream st;

    liar.table             = *edmont_hash_by_name("sha512");
    liar.table.final       = liar_final;
    liar.table.digest      = NULL;
    liar.table.digest_many = NULL;
    for (int n = 0; n <= 4; n++) {
        check_note("a lie at digest %d", n);
        pair_make(&liar.table);
        liar.finals = 0;
        liar.lie_at = n;
        check_int(edmont_sign_stream_init(&st, &pair.key, &checked), EDMONT_OK);
        check_int(edmont_sign_stream_update(&st, "m", 1), EDMONT_OK);
        check_int(edmont_sign_stream_rewind(&st), EDMONT_OK);
        check_int(edmont_sign_stream_update(&st, "m", 1), EDMONT_OK);
        memset(sig, 0xa5, 64);
        check_int(edmont_sign_stream_final(sig, &st), wants[n]);
        check(n == 0 || memcmp(sig, zeros, 64) == 0);
        check_bytes(&st, &empty, sizeof st);
    }
}

/* Begins a stream of each kind and stage. */
enum { PREHASH, VERIFY, FIRST, SECOND, STAGES };

static void begin(edmont_stream *st, int stage)
{
    static const edmont_sign_options checked = {EDMONT_PURE, NULL, 0, EDMONT_CHECKED};

    if (stage == PREHASH)
        check_int(edmont_ph_init(st, &hash.table), EDMONT_OK);
    else if (stage == VERIFY)
        check_int(edmont_verify_init(st, zeros, &pair.verifier, NULL), EDMONT_OK);
    else
        check_int(edmont_sign_stream_init(st, &pair.key, &checked), EDMONT_OK);
    if (stage == SECOND)
        check_int(edmont_sign_stream_rewind(st), EDMONT_OK);
}

static void updates_and_rewind_of_another_kind_answer_state_and_change_nothing(void)
{
    edmont_stream st, copy;

    shape_make(FAKE_STREAMING);
    for (int stage = 0; stage < STAGES; stage++) {
        check_note("stage %d", stage);
        begin(&st, stage);
        copy = st;
        if (stage != PREHASH)
            check_int(edmont_ph_update(&st, "m", 1), EDMONT_ERR_STATE);
        if (stage != VERIFY)
            check_int(edmont_verify_update(&st, "m", 1), EDMONT_ERR_STATE);
        if (stage < FIRST)
            check_int(edmont_sign_stream_update(&st, "m", 1), EDMONT_ERR_STATE);
        if (stage != FIRST)
            check_int(edmont_sign_stream_rewind(&st), EDMONT_ERR_STATE);
        check_int(edmont_ph_update(&st, NULL, 1), EDMONT_ERR_ARGUMENT);
        check_int(edmont_verify_update(&st, NULL, 1), EDMONT_ERR_ARGUMENT);
        check_int(edmont_sign_stream_update(&st, NULL, 1), EDMONT_ERR_ARGUMENT);
        check_bytes(&st, &copy, sizeof st);
        edmont_stream_wipe(&st);
        check_over(&st);
    }
}

/* Calls final function i. */
enum { FINALS = 4 };

static int finish(edmont_stream *st, int i, uint8_t sig[64])
{
    memset(sig, 0xa5, 64);
    if (i == PREHASH)
        return edmont_ph_sign(sig, st, &pair.key, NULL);
    if (i == VERIFY)
        return edmont_verify_final(st);
    return i == FIRST ? edmont_ph_verify(zeros, st, &pair.verifier, NULL)
                      : edmont_sign_stream_final(sig, st);
}

static void a_final_call_of_another_kind_answers_state_and_ends_the_stream(void)
{
    uint8_t sig[64];
    edmont_stream st;

    for (int shape = 0; shape < FAKE_SHAPES; shape++)
        for (int stage = 0; stage < STAGES; stage++)
            for (int i = 0; i < FINALS; i++) {
                int fits = stage == i ? i != FIRST : stage == PREHASH && i == FIRST;

                check_note("shape %d, stage %d, final function %d", shape, stage, i);
                if (fits)
                    continue;
                shape_make((enum fake_shape)shape);
                begin(&st, stage);
                check_int(finish(&st, i, sig), EDMONT_ERR_STATE);
                if (i == PREHASH || i == SECOND)
                    check_bytes(sig, zeros, 64);
                check_over(&st);
            }
}

static void the_hash_of_the_stream_must_be_the_keys(void)
{
    uint8_t sig[64];
    edmont_stream st;

    shape_make(FAKE_STREAMING);
    for (int i = 0; i < 2; i++) {
        check_int(edmont_ph_init(&st, NULL), EDMONT_OK);
        check_int(finish(&st, i == 0 ? PREHASH : FIRST, sig), EDMONT_ERR_ARGUMENT);
        check_over(&st);
    }
}

static void options_that_do_not_fit_are_bad_arguments(void)
{
    static const edmont_sign_options ph = {EDMONT_PH, NULL, 0, 0}, pure = {EDMONT_PURE, NULL, 0, 0},
                                     ctx      = {EDMONT_CTX, "c", 1, 0},
                                     long_ph  = {EDMONT_PH, "", 256, 0},
                                     long_ctx = {EDMONT_CTX, "", 256, 0}, none = {9, NULL, 0, 0},
                                     flags           = {EDMONT_PURE, NULL, 0, 8},
                                     ph_flags        = {EDMONT_PH, NULL, 0, EDMONT_HEDGED_NANO};
    static const edmont_sign_options *const not_ph[] = {&pure, &ctx, &long_ph, &none},
                                            *const not_here[] = {&ph, &long_ctx, &none};
    uint8_t sig[64];
    edmont_stream st;

    shape_make(FAKE_STREAMING);
    for (size_t i = 0; i < CHECK_COUNT(not_ph); i++) {
        begin(&st, PREHASH);
        check_int(edmont_ph_sign(sig, &st, &pair.key, not_ph[i]), EDMONT_ERR_ARGUMENT);
        check_over(&st);
        begin(&st, PREHASH);
        check_int(edmont_ph_verify(sig, &st, &pair.verifier, not_ph[i]), EDMONT_ERR_ARGUMENT);
        check_over(&st);
    }
    begin(&st, PREHASH);
    check_int(edmont_ph_sign(sig, &st, &pair.key, &ph_flags), EDMONT_ERR_ARGUMENT);
    check_over(&st);
    for (size_t i = 0; i < CHECK_COUNT(not_here); i++) {
        check_int(edmont_verify_init(&st, sig, &pair.verifier, not_here[i]), EDMONT_ERR_ARGUMENT);
        check_over(&st);
        check_int(edmont_sign_stream_init(&st, &pair.key, not_here[i]), EDMONT_ERR_ARGUMENT);
        check_over(&st);
    }
    check_int(edmont_sign_stream_init(&st, &pair.key, &flags), EDMONT_ERR_ARGUMENT);
    check_over(&st);
}

static void verify_init_never_says_that_a_signature_is_bad(void)
{
    uint8_t sig[64];
    edmont_stream st;

    shape_make(FAKE_STREAMING);
    memset(sig, 0xff, 64);
    check_int(edmont_verify_init(&st, sig, &pair.verifier, NULL), EDMONT_OK);
    check_int(edmont_verify_final(&st), EDMONT_ERR_SIGNATURE);
    check_over(&st);
}

static void memory_may_hold_anything_before_init(void)
{
    uint8_t sig[64];
    edmont_stream st;

    shape_make(FAKE_HANDLE);
    for (int stage = 0; stage < STAGES; stage++)
        for (int fill = 0; fill < 256; fill += 5) {
            memset(&st, fill, sizeof st);
            begin(&st, stage);
            edmont_stream_wipe(&st);
            check_over(&st);
            memset(&st, fill, sizeof st);
            check_int(finish(&st, stage, sig), EDMONT_ERR_STATE);
            check_over(&st);
        }
}

static void init_gives_up_what_was_begun(void)
{
    edmont_stream st;

    for (int shape = 0; shape < FAKE_SHAPES; shape++) {
        shape_make((enum fake_shape)shape);
        memset(&st, 0, sizeof st);
        for (int first = 0; first < STAGES; first++)
            for (int second = 0; second < STAGES; second++) {
                check_note("shape %d, stage %d, then %d", shape, first, second);
                begin(&st, first);
                begin(&st, second);
                check_int(hash.open, second == SECOND ? 3 : 1);
                check_fake_use();
            }
        edmont_stream_wipe(&st);
        check_over(&st);
    }
}

static void a_stream_that_was_moved_answers_state_and_releases_nothing(void)
{
    edmont_stream st, moved;
    uint8_t sig[64];

    shape_make(FAKE_LARGE);
    for (int stage = 0; stage < STAGES; stage++) {
        begin(&st, stage);
        moved = st;
        check_int(edmont_ph_update(&moved, "m", 1), EDMONT_ERR_STATE);
        check_int(edmont_verify_update(&moved, "m", 1), EDMONT_ERR_STATE);
        check_int(edmont_sign_stream_update(&moved, "m", 1), EDMONT_ERR_STATE);
        check_int(edmont_sign_stream_rewind(&moved), EDMONT_ERR_STATE);
        check_int(finish(&moved, stage, sig), EDMONT_ERR_STATE);
        check_bytes(&moved, &empty, sizeof empty);
        check_int(hash.open, stage == SECOND ? 3 : 1);
        edmont_stream_wipe(&st);
        check_over(&st);
    }
}

/* At every offset of a word, so that states have to be aligned in them. */
static void a_stream_may_be_anywhere(void)
{
    static uint64_t memory[sizeof(edmont_stream) / 8 + 8];
    uint8_t sig[64], want[64];

    for (size_t at = 0; at < 8; at++) {
        edmont_stream *st = (edmont_stream *)(void *)(memory + at);

        check_note("word %zu", at);
        shape_make(FAKE_LARGE);
        check_int(edmont_sign(want, pair.msg, 300, pair.seed), EDMONT_OK);
        memset(memory, 0xa5, sizeof memory);
        sign_in_pieces(sig, st, 300, &(edmont_sign_options){EDMONT_PURE, NULL, 0, EDMONT_CHECKED});
        check_bytes(sig, want, 64);
        for (size_t i = 0; i < sizeof memory; i++)
            check_int(((uint8_t *)memory)[i], i - 8 * at < sizeof *st ? 0 : 0xa5);
        check_fake_use();
    }
}

static void a_hash_that_fails_ends_the_stream(void)
{
    edmont_stream st;

    for (int shape = 0; shape < FAKE_SHAPES; shape++)
        for (int stage = 0; stage < STAGES; stage++)
            for (int n = 1; n <= (stage == SECOND ? 3 : 1); n++) {
                check_note("shape %d, stage %d, call %d", shape, stage, n);
                shape_make((enum fake_shape)shape);
                begin(&st, stage);
                fake_hash_arm(&hash, n, FAKE_SHORT);
                check_int(stage == PREHASH  ? edmont_ph_update(&st, "m", 1)
                          : stage == VERIFY ? edmont_verify_update(&st, "m", 1)
                                            : edmont_sign_stream_update(&st, "m", 1),
                          EDMONT_ERR_HASH);
                check_over(&st);
            }
}

static void a_key_that_is_not_ready_answers_state(void)
{
    edmont_sign_key key        = {0};
    edmont_verify_key verifier = {0};
    edmont_stream st;
    uint8_t sig[64];

    shape_make(FAKE_STREAMING);
    check_int(edmont_sign_stream_init(&st, &key, NULL), EDMONT_ERR_STATE);
    check_over(&st);
    check_int(edmont_verify_init(&st, zeros, &verifier, NULL), EDMONT_ERR_STATE);
    check_over(&st);
    begin(&st, PREHASH);
    check_int(edmont_ph_sign(sig, &st, &key, NULL), EDMONT_ERR_STATE);
    check_over(&st);
    begin(&st, PREHASH);
    check_int(edmont_ph_verify(zeros, &st, &verifier, NULL), EDMONT_ERR_STATE);
    check_over(&st);
}

static void null_is_a_bad_argument(void)
{
    edmont_stream st;
    uint8_t sig[64];

    shape_make(FAKE_STREAMING);
    check_int(edmont_ph_init(NULL, NULL), EDMONT_ERR_ARGUMENT);
    check_int(edmont_verify_init(NULL, zeros, &pair.verifier, NULL), EDMONT_ERR_ARGUMENT);
    check_int(edmont_sign_stream_init(NULL, &pair.key, NULL), EDMONT_ERR_ARGUMENT);
    check_int(edmont_ph_update(NULL, "m", 1), EDMONT_ERR_ARGUMENT);
    check_int(edmont_verify_update(NULL, "m", 1), EDMONT_ERR_ARGUMENT);
    check_int(edmont_sign_stream_update(NULL, "m", 1), EDMONT_ERR_ARGUMENT);
    check_int(edmont_sign_stream_rewind(NULL), EDMONT_ERR_ARGUMENT);
    edmont_stream_wipe(NULL);
    for (int i = 0; i < FINALS; i++) {
        check_int(finish(NULL, i, sig), EDMONT_ERR_ARGUMENT);
        if (i == PREHASH || i == SECOND)
            check_bytes(sig, zeros, 64);
    }
    check_int(edmont_verify_init(&st, NULL, &pair.verifier, NULL), EDMONT_ERR_ARGUMENT);
    check_over(&st);
    check_int(edmont_verify_init(&st, zeros, NULL, NULL), EDMONT_ERR_ARGUMENT);
    check_over(&st);
    check_int(edmont_sign_stream_init(&st, NULL, NULL), EDMONT_ERR_ARGUMENT);
    check_over(&st);
    for (int i = 0; i < 4; i++) {
        begin(&st, PREHASH);
        check_int(i == 0   ? edmont_ph_sign(NULL, &st, &pair.key, NULL)
                  : i == 1 ? edmont_ph_sign(sig, &st, NULL, NULL)
                  : i == 2 ? edmont_ph_verify(NULL, &st, &pair.verifier, NULL)
                           : edmont_ph_verify(zeros, &st, NULL, NULL),
                  EDMONT_ERR_ARGUMENT);
        check_over(&st);
    }
    begin(&st, SECOND);
    check_int(edmont_sign_stream_final(NULL, &st), EDMONT_ERR_ARGUMENT);
    check_over(&st);
}

static const struct check_case cases[] = {
    CASE(a_stream_gives_what_the_single_call_gives),
    CASE(no_options_are_pure_and_prehashed),
    CASE(two_passes_that_differ_give_nothing),
    CASE(a_hash_that_lies_once_is_noticed),
    CASE(updates_and_rewind_of_another_kind_answer_state_and_change_nothing),
    CASE(a_final_call_of_another_kind_answers_state_and_ends_the_stream),
    CASE(the_hash_of_the_stream_must_be_the_keys),
    CASE(options_that_do_not_fit_are_bad_arguments),
    CASE(verify_init_never_says_that_a_signature_is_bad),
    CASE(memory_may_hold_anything_before_init),
    CASE(init_gives_up_what_was_begun),
    CASE(a_stream_that_was_moved_answers_state_and_releases_nothing),
    CASE(a_stream_may_be_anywhere),
    CASE(a_hash_that_fails_ends_the_stream),
    CASE(a_key_that_is_not_ready_answers_state),
    CASE(null_is_a_bad_argument),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
