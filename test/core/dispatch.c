/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: src/core/dispatch.c and cpu.c: names, selection, who fills a slot.
 * Does not cover: many threads at the first call (threads.c), CPUs other than this one.
 */
#include "../../src/core/backend.h"
#include "../../src/core/cpu.h"
#include "../check.h"

#include <string.h>

/* Runs first: no call that needs a target has been made. */
static void the_best_target_is_chosen_without_being_asked(void)
{
    check(edmont_target_count() >= 1);
    check(strcmp(edmont_target(), edmont_target_name(0)) == 0);
}

static void names_end_after_the_last_target(void)
{
    size_t n = edmont_target_count();

    for (size_t i = 0; i < n; i++) {
        check(edmont_target_name(i) != NULL);
        for (size_t j = 0; j < i; j++)
            check(strcmp(edmont_target_name(i), edmont_target_name(j)) != 0);
    }
    check(edmont_target_name(n) == NULL);
    check(edmont_target_name((size_t)-1) == NULL);
    check(edmont_i_core_of(n) == NULL);
    check(edmont_i_backend_of(n) == NULL);
    check(strcmp(edmont_target_name(n - 1), "portable32") == 0);
}

static void every_name_can_be_selected(void)
{
    for (size_t i = edmont_target_count(); i-- > 0;) {
        check_int(edmont_target_select(edmont_target_name(i)), EDMONT_OK);
        check(strcmp(edmont_target(), edmont_target_name(i)) == 0);
        check(edmont_i_core() == edmont_i_core_of(i));
    }
    check_int(edmont_target_select("portable32"), EDMONT_OK);
    check_int(edmont_target_select("auto"), EDMONT_OK);
    check(strcmp(edmont_target(), edmont_target_name(0)) == 0);
    check_int(edmont_target_select("portable32"), EDMONT_OK);
    check_int(edmont_target_select(NULL), EDMONT_OK);
    check(strcmp(edmont_target(), edmont_target_name(0)) == 0);
}

static void an_unknown_name_changes_nothing(void)
{
    check_int(edmont_target_select("portable32"), EDMONT_OK);
    check_int(edmont_target_select("portable3"), EDMONT_ERR_TARGET);
    check_int(edmont_target_select("portable322"), EDMONT_ERR_TARGET);
    check_int(edmont_target_select(""), EDMONT_ERR_TARGET);
    check(strcmp(edmont_target(), "portable32") == 0);
    check_int(edmont_target_select(NULL), EDMONT_OK);
}

static void slots_are_named_with_who_fills_them(void)
{
    const char *slot, *target;
    size_t i = 0;

    check_int(edmont_target_select("portable32"), EDMONT_OK);
#define SLOT(name, result, params)                                                                 \
    check_int(edmont_target_slot(i++, &slot, &target), EDMONT_OK);                                 \
    check(strcmp(slot, #name) == 0);                                                               \
    check(strcmp(target, "portable32") == 0);
    EDMONT_SLOTS(SLOT)
#undef SLOT
    check_int(edmont_target_slot(i, &slot, &target), EDMONT_ERR_ARGUMENT);
    check(slot == NULL && target == NULL);
    check_int(edmont_target_slot(0, NULL, &target), EDMONT_ERR_ARGUMENT);
    check_int(edmont_target_slot(0, &slot, NULL), EDMONT_ERR_ARGUMENT);
    check_int(edmont_target_select(NULL), EDMONT_OK);
}

static void the_cpu_answers_the_same_twice(void)
{
    uint32_t features = edmont_i_cpu();

    check(features & CPU_PROBED);
    check_int(edmont_i_cpu(), features);
    check(!(features & CPU_AVX512_IFMA) || features & CPU_AVX2);
}

static const struct check_case cases[] = {
    CASE(the_best_target_is_chosen_without_being_asked),
    CASE(names_end_after_the_last_target),
    CASE(every_name_can_be_selected),
    CASE(an_unknown_name_changes_nothing),
    CASE(slots_are_named_with_who_fills_them),
    CASE(the_cpu_answers_the_same_twice),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
