/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: what `edmont info` says of builds of the library that this one is not: providers that are
 * insecure, custom or absent. The library that the command talks to is made of a few functions
 * here. Does not cover that the real library behaves as they do: test/providers.
 */
#define _DEFAULT_SOURCE
#include "../../src/tool/commands.h"
#include "../../src/tool/json.h"
#include "../../src/tool/providers.h"
#include "../../src/tool/report.h"
#include "../check.h"

#include <edmont.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The library: what it was configured with, and what is in use. */
static struct {
    edmont_hash hash, custom_hash;
    edmont_random random, custom_random, isaac;
    const edmont_hash *default_hash, *hash_now;
    const edmont_random *default_random, *random_now;
    int insecure_allowed, has_custom, has_isaac;
} library;

const edmont_hash *edmont_hash_current(void)
{
    return library.hash_now != NULL ? library.hash_now : library.default_hash;
}

const edmont_random *edmont_random_current(void)
{
    return library.random_now != NULL ? library.random_now : library.default_random;
}

int edmont_hash_use(const edmont_hash *hash)
{
    library.hash_now = hash;
    return EDMONT_OK;
}

int edmont_random_use(const edmont_random *random)
{
    if (random != NULL && random->flags & EDMONT_RANDOM_INSECURE && !library.insecure_allowed)
        return EDMONT_ERR_PROVIDER;
    library.random_now = random;
    return EDMONT_OK;
}

const edmont_hash *edmont_hash_by_name(const char *name)
{
    if (strcmp(name, "sha512") == 0)
        return &library.hash;
    if (library.has_custom && (strcmp(name, "custom") == 0 || strcmp(name, "hsm-hash") == 0))
        return &library.custom_hash;
    return NULL;
}

const edmont_random *edmont_random_by_name(const char *name)
{
    if (strcmp(name, "system") == 0)
        return &library.random;
    if (library.has_custom && (strcmp(name, "custom") == 0 || strcmp(name, "hsm-dice") == 0))
        return &library.custom_random;
    return library.has_isaac && strcmp(name, "isaac-test") == 0 ? &library.isaac : NULL;
}

const char *edmont_version(void)
{
    return "0";
}

const char *edmont_strerror(int err)
{
    (void)err;
    return "an error";
}

const char *edmont_target(void)
{
    return "abacus";
}

size_t edmont_target_count(void)
{
    return 1;
}

const char *edmont_target_name(size_t i)
{
    return i == 0 ? "abacus" : NULL;
}

int edmont_target_slot(size_t i, const char **slot, const char **target)
{
    (void)i;
    (void)slot;
    (void)target;
    return EDMONT_ERR_ARGUMENT;
}

int edmont_selftest(void)
{
    return EDMONT_OK;
}

/* Configured as usual. */
static void make_library(void)
{
    memset(&library, 0, sizeof library);
    library.hash.name           = "sha512";
    library.hash.flags          = EDMONT_HASH_SHA512 | EDMONT_HASH_THREAD_SAFE;
    library.custom_hash.name    = "hsm-hash";
    library.custom_hash.flags   = EDMONT_HASH_MAY_FAIL;
    library.random.name         = "system";
    library.custom_random.name  = "hsm-dice";
    library.isaac.name          = "isaac-test";
    library.isaac.flags         = EDMONT_RANDOM_INSECURE;
    library.custom_random.flags = EDMONT_RANDOM_INSECURE;
    library.default_hash        = &library.hash;
    library.default_random      = &library.random;
}

static char said[4096];

/* Runs `edmont info`; what it prints is in said. */
static void run(enum report_mode mode, enum option_id option)
{
    struct options opt = { 0 };
    char name[]        = "/tmp/edmont-info-XXXXXX";
    int file = mkstemp(name), standard = dup(STDOUT_FILENO);
    ssize_t n;

    check(file >= 0 && standard >= 0);
    opt.value[option] = "";
    fflush(stdout);
    dup2(file, STDOUT_FILENO);
    (void)report_as(mode);
    json_begin();
    run_info(&opt);
    json_end(STATUS_OK, NULL);
    (void)report_as(REPORT_TEXT);
    fflush(stdout);
    dup2(standard, STDOUT_FILENO);
    n = pread(file, said, sizeof said - 1, 0);
    close(file);
    close(standard);
    unlink(name);
    check(n > 0);
    said[n] = '\0';
    check_note("it said: %.200s", said);
}

static void check_says(const char *text)
{
    check_note("\"%s\" is not in: %.200s", text, said);
    check(strstr(said, text) != NULL);
}

static void check_does_not_say(const char *text)
{
    check_note("\"%s\" is in: %.200s", text, said);
    check(strstr(said, text) == NULL);
}

static void nothing_is_shouted_in_a_usual_build(void)
{
    make_library();
    library.has_isaac = 1; /* there, and neither in use nor allowed */
    run(REPORT_TEXT, OPT_HELP);
    check_says("hash        sha512, SHA-512, thread safe\nsignatures  Ed25519\n");
    check_says("random      system\n--hash takes\n  sha512            SHA-512, thread safe\n");
    check_says("--random takes\n  system\n  isaac-test        INSECURE, for tests alone\n");
    check_does_not_say("\nINSECURE");
    run(REPORT_JSON, OPT_HELP);
    check_says("\"random\": {\"name\": \"system\", \"insecure\": false}");
    check_says("\"insecure_random_allowed\": false");
}

static void an_insecure_provider_in_use_is_shouted(void)
{
    make_library();
    library.has_isaac      = 1;
    library.default_random = &library.isaac;
    run(REPORT_TEXT, OPT_HELP);
    check_says("random      isaac-test, INSECURE, for tests alone\n");
    check_says("\nINSECURE    THE RANDOM PROVIDER IN USE IS PREDICTABLE");
    check_does_not_say("MAKE KEYS");
    run(REPORT_JSON, OPT_HELP);
    check_says("\"random\": {\"name\": \"isaac-test\", \"insecure\": true}");
    check_says("\"insecure_random_allowed\": false");
}

static void a_library_that_allows_insecure_providers_is_shouted(void)
{
    make_library();
    library.insecure_allowed = 1;
    run(REPORT_TEXT, OPT_HELP);
    check_says("\nINSECURE    THIS LIBRARY LETS PREDICTABLE RANDOM PROVIDERS MAKE KEYS");
    check_does_not_say("THE RANDOM PROVIDER IN USE");
    run(REPORT_JSON, OPT_HELP);
    check_says("\"insecure_random_allowed\": true");
}

static void looking_whether_they_are_allowed_leaves_the_provider(void)
{
    const edmont_random *in_use[4];
    size_t i;

    make_library();
    in_use[0] = NULL;
    in_use[1] = &library.random;
    in_use[2] = &library.custom_random;
    in_use[3] = &library.isaac;
    for (i = 0; i < 2 * CHECK_COUNT(in_use); i++) {
        check_note("%zu", i);
        library.insecure_allowed = (int)(i % 2);
        library.random_now       = in_use[i / 2];
        check_int(is_insecure_random_allowed(), i % 2);
        check(edmont_random_current() == (i / 2 == 0 ? &library.random : in_use[i / 2]));
        library.default_random = in_use[i / 2];
        library.random_now     = NULL;
        check_int(is_insecure_random_allowed(), i % 2);
        check(edmont_random_current() == in_use[i / 2]);
        library.default_random = &library.random;
    }
}

static void custom_providers_have_two_names(void)
{
    make_library();
    library.has_custom   = 1;
    library.default_hash = &library.custom_hash;
    run(REPORT_TEXT, OPT_HELP);
    check_says("hash        hsm-hash, may fail\nsignatures  EdDSA-25519/hsm-hash\n");
    check_says("  custom            hsm-hash, may fail\n--random takes\n");
    check_says("  custom            hsm-dice, INSECURE, for tests alone\n");
    run(REPORT_TEXT, OPT_PROVIDERS);
    check(strcmp(said, "hash sha512\nhash custom\nhash hsm-hash\n"
                       "random system\nrandom custom\nrandom hsm-dice\n") == 0);
    run(REPORT_JSON, OPT_PROVIDERS);
    check_says("{\"name\": \"custom\", \"own_name\": \"hsm-hash\", \"sha512\": false, "
               "\"may_fail\": true, \"thread_safe\": false}]");
    check_int(choose_hash("hsm-hash"), STATUS_OK);
    check(edmont_hash_current() == &library.custom_hash);
    (void)report_as(REPORT_SILENT);
    check_int(choose_hash("none-such"), STATUS_USAGE);
    check(strcmp(report_last(), "--hash: this edmont was built without one named none-such, but "
                                "with: sha512 custom hsm-hash") == 0);
}

static void no_provider_at_all_is_said(void)
{
    make_library();
    library.default_hash   = NULL;
    library.default_random = NULL;
    run(REPORT_TEXT, OPT_HELP);
    check_says("hash        none\nsignatures  none\nrandom      none\n--hash takes\n");
    check_does_not_say("\nINSECURE");
    run(REPORT_JSON, OPT_HELP);
    check_says("\"hash\": null, \"signatures\": null, \"random\": null, ");
}

static void an_insecure_provider_is_chosen_only_where_that_is_allowed(void)
{
    make_library();
    library.has_isaac = 1;
    (void)report_as(REPORT_SILENT);
    check_int(choose_random("isaac-test"), STATUS_PROVIDER);
    check(strstr(report_last(), "isaac-test is INSECURE") != NULL);
    check(edmont_random_current() == &library.random);
    /* To choose what is in use already changes nothing. */
    library.default_random = &library.isaac;
    check_int(choose_random("isaac-test"), STATUS_OK);
    library.default_random   = &library.random;
    library.insecure_allowed = 1;
    check_int(choose_random("isaac-test"), STATUS_OK);
    check(edmont_random_current() == &library.isaac);
}

static const struct check_case cases[] = {
    CASE(nothing_is_shouted_in_a_usual_build),
    CASE(an_insecure_provider_in_use_is_shouted),
    CASE(a_library_that_allows_insecure_providers_is_shouted),
    CASE(looking_whether_they_are_allowed_leaves_the_provider),
    CASE(custom_providers_have_two_names),
    CASE(no_provider_at_all_is_said),
    CASE(an_insecure_provider_is_chosen_only_where_that_is_allowed),
};

int main(int argc, char **argv)
{
    return check_run_as_configured(argc, argv, cases, CHECK_COUNT(cases));
}
