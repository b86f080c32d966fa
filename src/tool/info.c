/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * info.c: `edmont info` and `edmont selftest`.
 */
#include "commands.h"
#include "json.h"
#include "providers.h"
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
static void show_slots(const char *before)
{
    const char *slot, *target;
    size_t i;

    json_object("slots");
    for (i = 0; edmont_target_slot(i, &slot, &target) == EDMONT_OK; i++) {
        say("%s%-18s %s", before, slot, target);
        json_string(slot, target);
    }
    json_close();
}

/* A line of text about a provider, and the members of its JSON object. */
struct description {
    char text[160];
    size_t n;
};

static void describe(struct description *d, const char *words)
{
    size_t room = sizeof d->text - d->n;
    int n       = snprintf(d->text + d->n, room, "%s%s", d->n > 0 ? ", " : "", words);

    if (n > 0)
        d->n += (size_t)n < room ? (size_t)n : room - 1;
}

static void describe_flag(struct description *d, const char *name, const char *words, int value)
{
    if (value)
        describe(d, words);
    json_bool(name, value);
}

static void describe_hash(struct description *d, const edmont_hash *hash)
{
    describe_flag(d, "sha512", "SHA-512", (hash->flags & EDMONT_HASH_SHA512) != 0);
    describe_flag(d, "may_fail", "may fail", (hash->flags & EDMONT_HASH_MAY_FAIL) != 0);
    describe_flag(d, "thread_safe", "thread safe", (hash->flags & EDMONT_HASH_THREAD_SAFE) != 0);
}

static void describe_random(struct description *d, const edmont_random *source)
{
    describe_flag(d, "insecure", "INSECURE, for tests alone", is_insecure_random(source));
}

/* The hash in use, and what it makes of signatures. */
static void show_hash(const edmont_hash *hash)
{
    struct description d = { "", 0 };
    char scheme[SCHEME_BYTES];

    if (hash == NULL) {
        say("hash        none\nsignatures  none");
        json_string("hash", NULL);
        json_string("signatures", NULL);
        return;
    }
    scheme_in_use(scheme);
    describe(&d, hash->name);
    json_object("hash");
    json_string("name", hash->name);
    describe_hash(&d, hash);
    json_close();
    say("hash        %s\nsignatures  %s", d.text, scheme);
    json_string("signatures", scheme);
}

static void show_random(const edmont_random *source)
{
    struct description d = { "", 0 };
    int allowed          = is_insecure_random_allowed();

    if (source == NULL) {
        say("random      none");
        json_string("random", NULL);
    } else {
        describe(&d, source->name);
        json_object("random");
        json_string("name", source->name);
        describe_random(&d, source);
        json_close();
        say("random      %s", d.text);
    }
    if (is_insecure_random(source))
        say("INSECURE    THE RANDOM PROVIDER IN USE IS PREDICTABLE. IT IS FOR TESTS ALONE.");
    if (allowed)
        say("INSECURE    THIS LIBRARY LETS PREDICTABLE RANDOM PROVIDERS MAKE KEYS. DO NOT USE IT.");
    json_bool("insecure_random_allowed", allowed);
}

/* One of the providers that --hash or --random takes. */
static void show_provider(enum provider_kind kind, const struct provider *p)
{
    struct description d = { "", 0 };

    if (strcmp(p->name, p->own_name) != 0)
        describe(&d, p->own_name);
    json_object(NULL);
    json_string("name", p->name);
    json_string("own_name", p->own_name);
    if (kind == PROVIDER_HASH)
        describe_hash(&d, p->hash);
    else
        describe_random(&d, p->random);
    json_close();
    if (d.n > 0)
        say("  %-16s  %s", p->name, d.text);
    else
        say("  %s", p->name);
}

static void show_providers(enum provider_kind kind)
{
    struct provider p;
    size_t i;

    say("--%s takes", provider_words[kind]);
    json_array(kind == PROVIDER_HASH ? "hashes" : "randoms");
    for (i = 0; provider_here(&p, kind, i); i++)
        show_provider(kind, &p);
    json_close();
}

/* Every name that --hash or --random takes, for scripts. */
static void show_names(enum provider_kind kind)
{
    struct provider p;
    size_t i;

    for (i = 0; provider_here(&p, kind, i); i++) {
        say("%s %s", provider_words[kind], p.name);
        if (strcmp(p.name, p.own_name) != 0)
            say("%s %s", provider_words[kind], p.own_name);
    }
}

static void show_all(void)
{
    say("edmont      %s", edmont_version());
    json_string("version", edmont_version());
    say("target      %s", edmont_target());
    json_string("target", edmont_target());
    show_hash(edmont_hash_current());
    show_random(edmont_random_current());
    show_providers(PROVIDER_HASH);
    show_providers(PROVIDER_RANDOM);
    say("targets that this machine can run, best first");
    show_targets("  ");
    say("which target's code runs what");
    show_slots("  ");
}

int run_info(const struct options *opt)
{
    void (*show)(enum provider_kind) = report_mode() == REPORT_JSON ? show_providers : show_names;
    int targets                      = opt->value[OPT_TARGETS] != NULL;
    int providers                    = opt->value[OPT_PROVIDERS] != NULL;
    int slots                        = opt->value[OPT_SLOTS] != NULL;

    if (targets)
        show_targets("");
    if (slots)
        show_slots("");
    if (providers) {
        show(PROVIDER_HASH);
        show(PROVIDER_RANDOM);
    }
    if (!targets && !providers && !slots)
        show_all();
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
