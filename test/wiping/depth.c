/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: that edmont_i_wipe_stack reaches below the deepest call, and that test/wiping would see
 * it if nothing were wiped. Linked with no_wipe.c in place of src/core/wipe.c.
 *
 * Does not cover: the stack that foreign hash and random providers use.
 */
#include "../../src/core/wipe.h"
#include "../check.h"
#include "trial.h"

#include <stdio.h>

static size_t deepest;

static void measure(struct trial *t, size_t *depth)
{
    for (t->warm = 0; t->warm <= 1; t->warm++) {
        check_note("%s on %s", t->call->name, edmont_target_name(t->target));
        check(trial_look(t) != TRACE_CRASH);
        if (trial_depth() > *depth)
            *depth = trial_depth();
    }
}

static size_t depth_of(const struct call *call)
{
    size_t depth = 0;

    for (size_t i = 0; i < edmont_target_count(); i++) {
        struct trial t = {.call = call, .target = i};

        measure(&t, &depth);
        for (int shape = 0; shape < FAKE_SHAPES && calls_hash(call); shape++) {
            t.fake_hash = 1;
            t.shape     = (enum fake_shape)shape;
            measure(&t, &depth);
        }
    }
    return depth;
}

static void the_wipe_reaches_below_every_call(void)
{
    const struct call *call;

    for (size_t i = 0; (call = calls_at(i)) != NULL; i++) {
        size_t depth = call->know != NULL ? depth_of(call) : 0;

        if (call->know != NULL)
            printf("# %-28s %5zu bytes of stack\n", call->name, depth);
        if (depth > deepest)
            deepest = depth;
    }
    printf("# deepest: %zu of %d bytes\n", deepest, WIPE_STACK_BYTES);
    check(deepest <= WIPE_STACK_BYTES);
}

static void without_the_wipe_secrets_are_found(void)
{
    static const char *const names[] = {"edmont_sign", "edmont_sign_public", "edmont_dh_shared"};

    for (size_t i = 0; i < CHECK_COUNT(names); i++) {
        struct trial t = {.call = calls_find(names[i])};

        check_note("%s", names[i]);
        check_int(trial_look(&t), TRACE_STACK);
    }
}

static const struct check_case cases[] = {
    CASE(the_wipe_reaches_below_every_call),
    CASE(without_the_wipe_secrets_are_found),
};

int main(int argc, char **argv)
{
    trial_begin();
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
