/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the arguments of spake2.h once there is a secret, for every suite in every role: which are
 * refused, each on its own; params that change between start and finish; messages of any length,
 * tags with any bit changed; sources of randomness that give zero; hashes that are not SHA-512. An
 * error leaves zeros.
 * Does not cover: the secret (secrets.c), the peer's share (rejects.c), the order of calls
 * (order.c), providers that fail (test/faults).
 */
#include "sides.h"

#include "../fakes.h"
#include "../targets.h"
#include "zeros.h"

static struct pair pair;
static uint8_t long_text[65409];

static void start_is(const edmont_spake2_params *p, int want)
{
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX];
    size_t len = 77;

    set(&pair.st, pair.k);
    memset(msg, 0xee, sizeof msg);
    check_int(start(&pair.st, p, 0x51, msg, &len), want);
    if (want == EDMONT_OK)
        return;
    check(all_zero(msg, sizeof msg) && len == 0);
    check_wiped(&pair.st);
}

/* After a start with `before`. */
static void finish_is(const edmont_spake2_params *before, const edmont_spake2_params *p, int want)
{
    start_is(before, EDMONT_OK);
    check_int(edmont_spake2_finish(&pair.st, p, pair.peers_msg, pair.k->msg_bytes), want);
    if (want != EDMONT_OK)
        check_wiped(&pair.st);
}

static edmont_bytes *member(edmont_spake2_params *p, size_t i)
{
    edmont_bytes *const members[] = {&p->id_a, &p->id_b, &p->aad, &p->ad_a, &p->ad_b};

    return members[i];
}

/* Whether a suite has member i of the params; the order is that of the struct. */
static int has_member(const struct kind *k, size_t i)
{
    return i < 2 ? k->names > (int)i : i == 2 ? k->aad : k->ad;
}

static int is_peers(const struct kind *k, size_t i)
{
    return i == (k->role == EDMONT_SPAKE2_B ? 3 : 4);
}

enum { MEMBERS = 5 };

static void a_suite_takes_the_params_that_it_has_and_no_others(void)
{
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        pair_start(&pair, k);
        for (size_t m = 0; m < MEMBERS; m++) {
            int want               = has_member(k, m) ? EDMONT_OK : EDMONT_ERR_ARGUMENT;
            edmont_spake2_params p = pair.params;

            check_note("%s, role %d, member %zu", k->name, k->role, m);
            *member(&p, m) = (edmont_bytes){extra, 1};
            start_is(&p, want);
            *member(&p, m) = (edmont_bytes){NULL, 0};
            start_is(&p, EDMONT_OK);
            *member(&p, m) = (edmont_bytes){NULL, 1};
            start_is(&p, EDMONT_ERR_ARGUMENT);
            finish_is(&pair.params, &p, EDMONT_ERR_ARGUMENT);
        }
    }
}

/* Other bytes, fewer, more, none; only the peer's own data come with its message. */
static void params_are_the_same_at_start_and_finish(void)
{
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        pair_start(&pair, k);
        finish_is(&pair.params, &pair.params, EDMONT_OK);
        for (size_t m = 0; m < MEMBERS; m++) {
            edmont_spake2_params p = pair.params;
            edmont_bytes *changed  = member(&p, m);
            const edmont_bytes was = *changed, others[] = {{was.p, was.n - 1},
                                                           {long_text, was.n},
                                                           {was.p, 0},
                                                           {NULL, 0},
                                                           {long_text, sizeof long_text / 2}};

            check_note("%s, role %d, member %zu", k->name, k->role, m);
            for (size_t o = 0; has_member(k, m) && o < CHECK_COUNT(others); o++) {
                *changed = others[o];
                finish_is(&pair.params, &p, is_peers(k, m) ? EDMONT_OK : EDMONT_ERR_ARGUMENT);
            }
        }
    }
}

/* What one name loses and the other gains is a change too. */
static void names_have_a_boundary(void)
{
    static const uint8_t names[] = "abcdef";
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        edmont_spake2_params p, q;

        if (k->names < 2)
            continue;
        pair_start(&pair, k);
        p = q  = pair.params;
        p.id_a = (edmont_bytes){names, 3};
        p.id_b = (edmont_bytes){names + 3, 3};
        q.id_a = (edmont_bytes){names, 2};
        q.id_b = (edmont_bytes){names + 2, 4};
        finish_is(&p, &q, EDMONT_ERR_ARGUMENT);
        finish_is(&p, &p, EDMONT_OK);
    }
}

static void additional_data_of_65408_bytes(void)
{
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        int is_limited         = k->suite == EDMONT_SPAKE2_RFC9382_V1;
        edmont_spake2_params p = params_of(k);

        if (!k->aad)
            continue;
        pair_start(&pair, k);
        p.aad = (edmont_bytes){long_text, 65408};
        finish_is(&p, &p, EDMONT_OK);
        p.aad.n++;
        start_is(&p, is_limited ? EDMONT_ERR_ARGUMENT : EDMONT_OK);
        finish_is(&pair.params, &p, EDMONT_ERR_ARGUMENT);
    }
}

/* Both sides to where they have keys, once more. */
static void finished(void)
{
    pair_start(&pair, pair.k);
    pair_finish(&pair);
    memset(pair.msg, 0xee, sizeof pair.msg);
}

static void start_with_null(edmont_spake2_params *p, uint8_t *msg, size_t *len)
{
    set(&pair.st, pair.k);
    check_int(edmont_spake2_start(&pair.st, p, msg, len), EDMONT_ERR_ARGUMENT);
    check_wiped(&pair.st);
}

static void a_null_is_refused_at_start_and_finish(void)
{
    const struct kind *k;
    size_t len;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        pair_start(&pair, k);
        start_with_null(NULL, pair.msg, &len);
        check(all_zero(pair.msg, sizeof pair.msg) && len == 0);
        len = 7;
        start_with_null(&pair.params, NULL, &len);
        check_int(len, 0);
        memset(pair.msg, 0xee, sizeof pair.msg);
        start_with_null(&pair.params, pair.msg, NULL);
        check(all_zero(pair.msg, sizeof pair.msg));
        memset(pair.msg, 0xee, sizeof pair.msg);
        check_int(edmont_spake2_start(NULL, &pair.params, pair.msg, &len), EDMONT_ERR_ARGUMENT);
        check(all_zero(pair.msg, sizeof pair.msg));

        pair_start(&pair, k);
        check_int(edmont_spake2_finish(&pair.st, NULL, pair.peers_msg, k->msg_bytes),
                  EDMONT_ERR_ARGUMENT);
        check_wiped(&pair.st);
        pair_start(&pair, k);
        check_int(edmont_spake2_finish(&pair.st, &pair.params, NULL, k->msg_bytes),
                  EDMONT_ERR_ARGUMENT);
        check_wiped(&pair.st);
        check_int(edmont_spake2_finish(NULL, &pair.params, pair.peers_msg, k->msg_bytes),
                  EDMONT_ERR_ARGUMENT);
    }
}

typedef int give(edmont_spake2_state *st, uint8_t key[EDMONT_SPAKE2_KEY_MAX], size_t *len);

static void a_null_is_refused_where_a_key_is_given(give *give_key)
{
    uint8_t key[EDMONT_SPAKE2_KEY_MAX];
    size_t len = 7;

    finished();
    check_int(give_key(&pair.st, NULL, &len), EDMONT_ERR_ARGUMENT);
    check_int(len, 0);
    check_wiped(&pair.st);
    finished();
    memset(key, 0xee, sizeof key);
    check_int(give_key(&pair.st, key, NULL), EDMONT_ERR_ARGUMENT);
    check(all_zero(key, sizeof key));
    check_wiped(&pair.st);
    memset(key, 0xee, sizeof key);
    check_int(give_key(NULL, key, &len), EDMONT_ERR_ARGUMENT);
    check(all_zero(key, sizeof key));
}

static void a_null_is_refused_at_the_end_and_by_the_setters(void)
{
    const struct kind *k;
    uint8_t mac[32];

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        pair.k = k;
        a_null_is_refused_where_a_key_is_given(edmont_spake2_key);
        a_null_is_refused_where_a_key_is_given(edmont_spake2_key_unconfirmed);
        finished();
        check_int(edmont_spake2_confirm_make(&pair.st, NULL), EDMONT_ERR_ARGUMENT);
        check_wiped(&pair.st);
        memset(mac, 0xee, sizeof mac);
        check_int(edmont_spake2_confirm_make(NULL, mac), EDMONT_ERR_ARGUMENT);
        check(all_zero(mac, sizeof mac));
        finished();
        check_int(edmont_spake2_confirm_check(&pair.st, NULL, 32), EDMONT_ERR_ARGUMENT);
        check_wiped(&pair.st);
        check_int(edmont_spake2_confirm_check(NULL, mac, 32), EDMONT_ERR_ARGUMENT);
        check_int(edmont_spake2_set_password(NULL, k->suite, k->role, BYTES(password)),
                  EDMONT_ERR_ARGUMENT);
        check_int(edmont_spake2_set_mhf(NULL, k->suite, k->role, stretched, 80),
                  EDMONT_ERR_ARGUMENT);
        check_int(edmont_spake2_set_record(NULL, stretched), EDMONT_ERR_ARGUMENT);
    }
    edmont_spake2_wipe(NULL);
}

/* Of any length but the message's, its own beginning included; and, in python-spake2, of any side
 * but the peer's. */
static void messages_have_one_length_and_one_side(void)
{
    uint8_t peers[80] = {0};
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        pair_start(&pair, k);
        memcpy(peers, pair.peers_msg, sizeof pair.peers_msg);
        for (size_t n = 0; n <= sizeof peers; n++) {
            pair_start(&pair, k);
            check_int(edmont_spake2_finish(&pair.st, &pair.params, n == 0 ? NULL : peers, n),
                      n == k->msg_bytes ? EDMONT_OK : EDMONT_ERR_ENCODING);
            if (n != k->msg_bytes)
                check_wiped(&pair.st);
        }
        for (int c = 0; c < 256 && k->msg_bytes == 33; c++) {
            pair_start(&pair, k);
            peers[0] = (uint8_t)c;
            check_int(edmont_spake2_finish(&pair.st, &pair.params, peers, 33),
                      c == pair.peers_msg[0] ? EDMONT_OK : EDMONT_ERR_ENCODING);
        }
    }
}

static void tag_is(edmont_spake2_state from, const uint8_t *tag, size_t n, int want)
{
    pair.st = from;
    check_int(edmont_spake2_confirm_check(&pair.st, tag, n), want);
    if (want != EDMONT_OK)
        check_wiped(&pair.st);
}

/* Each bit, each length, and our own. */
static void a_tag_is_the_peers_or_refused(void)
{
    uint8_t tag[40] = {0};
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        edmont_spake2_state here;

        if (k->tags == NO_TAGS)
            continue;
        pair.k = k;
        finished();
        here = pair.st;
        memcpy(tag, pair.peers_tag, 32);
        for (size_t n = 0; n <= sizeof tag; n++)
            tag_is(here, n == 0 ? NULL : tag, n, n == 32 ? EDMONT_OK : EDMONT_ERR_CONFIRM);
        for (size_t bit = 0; bit < 256; bit++) {
            tag[bit / 8] ^= (uint8_t)(1 << bit % 8);
            tag_is(here, tag, 32, EDMONT_ERR_CONFIRM);
            tag[bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
        pair.st = here;
        check_int(edmont_spake2_confirm_make(&pair.st, tag), EDMONT_OK);
        check_int(edmont_spake2_confirm_check(&pair.st, tag, 32), EDMONT_ERR_CONFIRM);
        check_wiped(&pair.st);
    }
}

/* A source whose first draws are L and 2 L, of which neither is all zero bytes and both are 0. */
static struct {
    int zeros, big_endian, calls;
} source;

static int fill(void *env, void *out, size_t n)
{
    const uint8_t *zero = source.calls % 2 ? twice_order : order;
    uint8_t *bytes      = out;

    (void)env;
    if (source.calls++ >= 2 * source.zeros) {
        check_random_bytes(out, n);
        return 0;
    }
    memset(bytes, 0, n);
    if (source.big_endian)
        big_endian(bytes, n, zero);
    else
        memcpy(bytes, zero, 32);
    return 0;
}

static void draw_is(int zeros, int want)
{
    static const edmont_random table = {
        EDMONT_PROVIDER_ABI, sizeof(edmont_random), "zeros", 0, NULL, fill};
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX];
    size_t len;

    set(&pair.st, pair.k);
    source.zeros = zeros;
    source.calls = 0;
    check_int(edmont_random_use(&table), EDMONT_OK);
    check_int(edmont_spake2_start(&pair.st, &pair.params, msg, &len), want);
    check_int(edmont_random_use(NULL), EDMONT_OK);
    check_int(source.calls, 2 * (zeros < 8 ? zeros + 1 : 8));
    if (want == EDMONT_OK)
        return;
    check_wiped(&pair.st);
    check(all_zero(msg, sizeof msg) && len == 0);
}

/* X25519's scalars are clamped: none is 0. */
static void a_scalar_of_zero_is_drawn_again_eight_times_at_most(void)
{
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        int is_be = k->msg_bytes == 33 || k->suite == EDMONT_SPAKE2_PURE25519_V1;

        if (k->suite == EDMONT_SPAKE2_CPACE_X25519_V1)
            continue;
        pair.k            = k;
        pair.params       = params_of(k);
        source.big_endian = is_be;
        draw_is(0, EDMONT_OK);
        draw_is(1, EDMONT_OK);
        draw_is(7, EDMONT_OK);
        draw_is(8, EDMONT_ERR_RANDOM);
        draw_is(9, EDMONT_ERR_RANDOM);
    }
}

/* Which step needs SHA-512; the others do without. */
struct needs {
    int set, start, finish;
};

static struct needs needs_of(const struct kind *k)
{
    struct needs n = {0, 0, 0};

    n.set = k->suite == EDMONT_SPAKE2_RFC9382_V1 || k->suite == EDMONT_SPAKE2_BORINGSSL_V1 ||
            k->suite == EDMONT_SPAKE2_PURE25519_V1;
    n.start  = k->ad;
    n.finish = k->ad || k->suite == EDMONT_SPAKE2_BORINGSSL_V1;
    return n;
}

static void a_hash_that_is_not_sha512_serves_no_suite_that_needs_it(void)
{
    static struct fake_hash other;
    struct pair want;
    const struct kind *k;
    size_t len;

    fake_hash_make(&other, FAKE_STREAMING, 9);
    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        struct needs needs = needs_of(k);

        pair_start(&pair, k);
        want = pair;
        pair_finish(&pair);
        memcpy(want.st.edmont_key, pair.st.edmont_key, 64);

        check_int(edmont_hash_use(&other.table), EDMONT_OK);
        check_int(set_by(&pair.st, k,
                         k->setters & 1   ? BY_PASSWORD
                         : k->setters & 2 ? BY_MHF
                                          : BY_RECORD),
                  needs.set ? EDMONT_ERR_PROVIDER : EDMONT_OK);
        check_pin();
        set(&pair.st, k);
        check_int(edmont_hash_use(&other.table), EDMONT_OK);
        memset(pair.msg, 0xee, sizeof pair.msg);
        check_int(start(&pair.st, &pair.params, 0x51, pair.msg, &len),
                  needs.start ? EDMONT_ERR_PROVIDER : EDMONT_OK);
        if (needs.start) {
            check_wiped(&pair.st);
            check(all_zero(pair.msg, sizeof pair.msg) && len == 0);
        } else {
            check_bytes(pair.msg, want.msg, sizeof pair.msg);
        }
        check_pin();
        start_is(&pair.params, EDMONT_OK);
        check_int(edmont_hash_use(&other.table), EDMONT_OK);
        check_int(edmont_spake2_finish(&pair.st, &pair.params, want.peers_msg, k->msg_bytes),
                  needs.finish ? EDMONT_ERR_PROVIDER : EDMONT_OK);
        if (needs.finish)
            check_wiped(&pair.st);
        else
            check_bytes(pair.st.edmont_key, want.st.edmont_key, 64);
        check_pin();
    }
}

/* In RFC 9382 what was stretched does without a hash provider from beginning to end. */
static void what_was_stretched_needs_no_sha512(void)
{
    static struct fake_hash other;

    fake_hash_make(&other, FAKE_STREAMING, 9);
    check_int(edmont_hash_use(&other.table), EDMONT_OK);
    check_int(
        edmont_spake2_set_mhf(&pair.st, EDMONT_SPAKE2_RFC9382_V1, EDMONT_SPAKE2_A, stretched, 64),
        EDMONT_OK);
    check_pin();
}

static const struct check_case cases[] = {
    CASE(a_suite_takes_the_params_that_it_has_and_no_others),
    CASE(params_are_the_same_at_start_and_finish),
    CASE(names_have_a_boundary),
    CASE(additional_data_of_65408_bytes),
    CASE(a_null_is_refused_at_start_and_finish),
    CASE(a_null_is_refused_at_the_end_and_by_the_setters),
    CASE(messages_have_one_length_and_one_side),
    CASE(a_tag_is_the_peers_or_refused),
    CASE(a_scalar_of_zero_is_drawn_again_eight_times_at_most),
    CASE(a_hash_that_is_not_sha512_serves_no_suite_that_needs_it),
    CASE(what_was_stretched_needs_no_sha512),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
