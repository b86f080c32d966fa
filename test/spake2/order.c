/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: the order of calls of spake2.h. For every suite in every role, all sequences of calls
 * that the header allows are walked, and at each place every function is called: it answers OK and
 * gives what it should, or STATE, and then outputs and state are zeros and all that follows
 * answers STATE. So do copies of a state at each place, and memory that never was one.
 * Does not cover: arguments (arguments.c); two threads at one state; a state that is copied and
 * put back to where it was, which nothing could notice.
 */
#include "sides.h"

#include "../targets.h"

enum function { START, FINISH, MAKE, CHECK, KEY, UNCONFIRMED, FUNCTIONS };

/* What has happened to a handshake. */
struct place {
    int started, finished, made, checked, taken;
};

static struct pair pair;
static edmont_spake2_state state_set; /* pair.st as it was when its secret was set */
static uint8_t key[EDMONT_SPAKE2_KEY_MAX];
static int places;

/* What a function writes. */
static struct {
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX], mac[32], key[EDMONT_SPAKE2_KEY_MAX];
    size_t len;
} out;

static int call(edmont_spake2_state *st, enum function f)
{
    memset(&out, 0xee, sizeof out);
    switch (f) {
    case START:
        return start(st, &pair.params, 0x51, out.msg, &out.len);
    case FINISH:
        return edmont_spake2_finish(st, &pair.params, pair.peers_msg, pair.k->msg_bytes);
    case MAKE:
        return edmont_spake2_confirm_make(st, out.mac);
    case CHECK:
        return edmont_spake2_confirm_check(st, pair.peers_tag, 32);
    case KEY:
        return edmont_spake2_key(st, out.key, &out.len);
    default:
        return edmont_spake2_key_unconfirmed(st, out.key, &out.len);
    }
}

static int may(const struct place *at, enum function f)
{
    int tags = pair.k->tags != NO_TAGS;

    switch (f) {
    case START:
        return !at->started;
    case FINISH:
        return at->started && !at->finished;
    case MAKE:
        return at->finished && tags && !at->made;
    case CHECK:
        return at->finished && tags && !at->checked;
    case KEY:
        return at->finished && tags && at->checked && !at->taken;
    default:
        return at->finished && pair.k->tags != ITS_TAGS && !at->taken;
    }
}

static struct place after(struct place at, enum function f)
{
    at.started |= f == START;
    at.finished |= f == FINISH;
    at.made |= f == MAKE;
    at.checked |= f == CHECK;
    at.taken |= f == KEY || f == UNCONFIRMED;
    return at;
}

static void check_given(enum function f)
{
    if (f == START) {
        check_bytes(out.msg, pair.msg, sizeof out.msg);
        check_int(out.len, pair.k->msg_bytes);
    }
    if (f == MAKE)
        check_bytes(out.mac, pair.tag, 32);
    if (f == KEY || f == UNCONFIRMED) {
        check_bytes(out.key, key, sizeof out.key);
        check_int(out.len, pair.k->key_bytes);
    }
}

static void check_zeroed(enum function f)
{
    if (f == START)
        check(all_zero(out.msg, sizeof out.msg) && out.len == 0);
    if (f == MAKE)
        check(all_zero(out.mac, sizeof out.mac));
    if (f == KEY || f == UNCONFIRMED)
        check(all_zero(out.key, sizeof out.key) && out.len == 0);
}

/* The call ends what stands in st. */
static void refused(edmont_spake2_state *st, enum function f)
{
    check_int(call(st, f), EDMONT_ERR_STATE);
    check_zeroed(f);
    check_wiped(st);
}

static void check_over(edmont_spake2_state *st)
{
    for (int f = 0; f < FUNCTIONS; f++)
        refused(st, (enum function)f);
}

static void a_copy_is_refused(enum function f)
{
    static edmont_spake2_state elsewhere;

    memcpy(&elsewhere, &pair.st, sizeof elsewhere);
    refused(&elsewhere, f);
}

/* Whatever there was before, a handshake begins, or an error leaves nothing. */
static void a_setter_begins_anew(enum setter setter)
{
    int has = pair.k->setters >> setter & 1;

    if (setter == BY_RECORD && pair.k->suite != EDMONT_SPAKE2_PLUS9383_V1)
        return; /* it begins another suite */
    if (setter == BY_RECORD && pair.k->role == EDMONT_SPAKE2_A)
        return; /* in another role */
    check_int(set_by(&pair.st, pair.k, setter), has ? EDMONT_OK : EDMONT_ERR_ARGUMENT);
    if (!has)
        check_wiped(&pair.st);
    else if (pair.k->setters == 1u << setter)
        check_bytes(&pair.st, &state_set, sizeof state_set);
}

static void wipe_ends_it(void)
{
    edmont_spake2_wipe(&pair.st);
    check_wiped(&pair.st);
    check_over(&pair.st);
}

static void walk(struct place at)
{
    edmont_spake2_state here = pair.st;

    places++;
    if (at.taken && (pair.k->tags == NO_TAGS || (at.made && at.checked)))
        check_wiped(&pair.st);
    for (int f = 0; f < FUNCTIONS; f++) {
        check_note("%s, role %d, place %d%d%d%d%d, function %d", pair.k->name, pair.k->role,
                   at.started, at.finished, at.made, at.checked, at.taken, f);
        pair.st = here;
        a_copy_is_refused((enum function)f);
        if (may(&at, (enum function)f)) {
            check_int(call(&pair.st, (enum function)f), EDMONT_OK);
            check_given((enum function)f);
            walk(after(at, (enum function)f));
        } else {
            refused(&pair.st, (enum function)f);
            check_over(&pair.st);
        }
    }
    for (int s = 0; s < SETTERS; s++) {
        pair.st = here;
        a_setter_begins_anew((enum setter)s);
    }
    pair.st = here;
    wipe_ends_it();
}

/* One honest handshake, whose key and tags are what the walk must give. */
static void run_honestly(const struct kind *k)
{
    uint8_t peers_key[EDMONT_SPAKE2_KEY_MAX];
    size_t len;

    pair_start(&pair, k);
    pair_finish(&pair);
    if (k->tags == NO_TAGS) {
        check_int(edmont_spake2_key_unconfirmed(&pair.st, key, &len), EDMONT_OK);
        check_int(edmont_spake2_key_unconfirmed(&pair.peer, peers_key, &len), EDMONT_OK);
    } else {
        check_int(edmont_spake2_confirm_make(&pair.st, pair.tag), EDMONT_OK);
        check_int(edmont_spake2_confirm_check(&pair.st, pair.peers_tag, 32), EDMONT_OK);
        check_int(edmont_spake2_confirm_check(&pair.peer, pair.tag, 32), EDMONT_OK);
        check_int(edmont_spake2_key(&pair.st, key, &len), EDMONT_OK);
        check_int(edmont_spake2_key(&pair.peer, peers_key, &len), EDMONT_OK);
        check(memcmp(pair.tag, pair.peers_tag, 32) != 0);
    }
    check_int(len, k->key_bytes);
    check_bytes(peers_key, key, sizeof key);
    check(!all_zero(key, len) && all_zero(key + len, sizeof key - len));
    check_wiped(&pair.st);
    check_wiped(&pair.peer);
}

/* How many sequences of calls are allowed: secret set, started, finished, and then: nothing or the
 * key; any of tag made, tag checked and key, each once, the key in two ways once the tag has been
 * checked; the same with the key in that way alone. */
static int sequences(enum tags tags)
{
    return 2 + (tags == NO_TAGS ? 2 : tags == OWN_TAGS ? 20 : 9);
}

static void every_function_in_every_place(void)
{
    static const struct place beginning;
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        run_honestly(k);
        set(&pair.st, k);
        state_set = pair.st;
        places    = 0;
        walk(beginning);
        check_int(places, sequences(k->tags));
    }
}

static void memory_that_is_no_state_answers_state(void)
{
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        run_honestly(k);
        for (int f = 0; f < FUNCTIONS; f++) {
            check_over(&pair.st);
            memset(&pair.st, 0xff, sizeof pair.st);
            refused(&pair.st, (enum function)f);
            for (int n = 0; n < 20; n++) {
                check_random_bytes(&pair.st, sizeof pair.st);
                refused(&pair.st, (enum function)f);
            }
        }
    }
}

/* The same bytes with the address of where they stand, and one other thing that is wrong. */
static void a_state_of_no_suite_or_stage_answers_state(void)
{
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        run_honestly(k);
        for (int f = 0; f < FUNCTIONS; f++) {
            set(&pair.st, k);
            pair.st.edmont_suite = 0x0103;
            refused(&pair.st, (enum function)f);
            for (int stage = 4; stage < 256; stage += 7) {
                set(&pair.st, k);
                pair.st.edmont_stage = (uint8_t)stage;
                refused(&pair.st, (enum function)f);
            }
        }
    }
}

/* Without a peer's tag there is no key where the RFCs demand one, whatever else is called. */
static void the_rfcs_give_no_key_before_the_tag_is_checked(void)
{
    static const edmont_spake2_suite suites[] = {EDMONT_SPAKE2_RFC9382_V1,
                                                 EDMONT_SPAKE2_PLUS9383_V1};

    for (size_t i = 0; i < CHECK_COUNT(suites); i++)
        for (int early = KEY; early <= UNCONFIRMED; early++) {
            run_honestly(kind_of(suites[i], EDMONT_SPAKE2_A));
            pair_start(&pair, pair.k);
            pair_finish(&pair);
            refused(&pair.st, (enum function)early);
            check_over(&pair.st);
        }
}

/* Key and tag are the same whichever field implementation either side runs on. */
static void sides_on_different_targets_agree(void)
{
    const struct kind *k;

    for (size_t i = 0; (k = kind_at(i)) != NULL; i++)
        for (size_t t = 0; t < edmont_target_count(); t++) {
            uint8_t peers_key[EDMONT_SPAKE2_KEY_MAX];
            size_t len = 0;

            check_int(edmont_target_select(NULL), EDMONT_OK);
            run_honestly(k);
            pair_start(&pair, k);
            check_int(edmont_spake2_finish(&pair.peer, &pair.peers_params, pair.msg, k->msg_bytes),
                      EDMONT_OK);
            check_int(edmont_target_select(edmont_target_name(t)), EDMONT_OK);
            set(&pair.st, k);
            check_int(call(&pair.st, START), EDMONT_OK);
            check_given(START);
            check_int(call(&pair.st, FINISH), EDMONT_OK);
            check_bytes(pair.st.edmont_key, key, k->key_bytes);
            if (k->tags != ITS_TAGS) {
                check_int(edmont_spake2_key_unconfirmed(&pair.peer, peers_key, &len), EDMONT_OK);
                check_bytes(peers_key, key, len);
            }
        }
    check_int(edmont_target_select(NULL), EDMONT_OK);
}

static const struct check_case cases[] = {
    CASE(every_function_in_every_place),
    CASE(memory_that_is_no_state_answers_state),
    CASE(a_state_of_no_suite_or_stage_answers_state),
    CASE(the_rfcs_give_no_key_before_the_tag_is_checked),
    CASE(sides_on_different_targets_agree),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
