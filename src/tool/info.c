/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * info.c: `edmont info` and `edmont selftest`.
 */
#include "commands.h"
#include "json.h"
#include "report.h"

#include <edmont.h>

#include <stdio.h>
#include <string.h>

static void show_targets(const char *before)
{
    size_t i;

    json_array("targets");
    for (i = 0; i < edmont_target_count(); i++) {
        say("%s%s", before, edmont_target_name(i));
        json_string(NULL, edmont_target_name(i));
    }
    json_close();
}

/* Which target's code runs which operation of the target in use. */
static void show_slots(void)
{
    const char *slot, *target;
    size_t i;

    say("operations");
    json_object("slots");
    for (i = 0; edmont_target_slot(i, &slot, &target) == EDMONT_OK; i++) {
        say("  %-16s %s", slot, target);
        json_string(slot, target);
    }
    json_close();
}

static void show_flag(char *text, size_t room, const char *name, const char *words, int value)
{
    size_t n = strlen(text);

    if (value)
        snprintf(text + n, room - n, ", %s", words);
    json_bool(name, value);
}

static void show_hash(const edmont_hash *hash)
{
    char text[160];

    if (hash == NULL) {
        say("hash      none");
        json_string("hash", NULL);
        return;
    }
    snprintf(text, sizeof text, "%s", hash->name);
    json_object("hash");
    json_string("name", hash->name);
    show_flag(text, sizeof text, "sha512", "SHA-512", (hash->flags & EDMONT_HASH_SHA512) != 0);
    show_flag(text, sizeof text, "may_fail", "may fail", (hash->flags & EDMONT_HASH_MAY_FAIL) != 0);
    show_flag(text, sizeof text, "thread_safe", "thread safe",
              (hash->flags & EDMONT_HASH_THREAD_SAFE) != 0);
    json_close();
    say("hash      %s", text);
}

static void show_random(const edmont_random *source)
{
    char text[160];

    if (source == NULL) {
        say("random    none");
        json_string("random", NULL);
        return;
    }
    snprintf(text, sizeof text, "%s", source->name);
    json_object("random");
    json_string("name", source->name);
    show_flag(text, sizeof text, "insecure", "INSECURE, for tests alone",
              (source->flags & EDMONT_RANDOM_INSECURE) != 0);
    json_close();
    say("random    %s", text);
}

int run_info(const struct options *opt)
{
    if (opt->value[OPT_TARGETS] != NULL) {
        show_targets("");
        return STATUS_OK;
    }
    say("edmont    %s", edmont_version());
    json_string("version", edmont_version());
    say("target    %s", edmont_target());
    json_string("target", edmont_target());
    show_hash(edmont_hash_current());
    show_random(edmont_random_current());
    say("targets that this machine can run, best first");
    show_targets("  ");
    show_slots();
    return STATUS_OK;
}

int run_selftest(const struct options *opt)
{
    int error = edmont_selftest();

    (void)opt;
    if (error == EDMONT_ERR_TARGET)
        return fail(STATUS_SELFTEST, "a target computes wrongly; do not use edmont here");
    if (error != EDMONT_OK)
        return fail_library(error, "the self-test failed");
    say("every known answer is right: hash %s, random %s, targets", edmont_hash_current()->name,
        edmont_random_current()->name);
    show_targets("  ");
    return STATUS_OK;
}
