/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "variant.h"

#include "json.h"
#include "report.h"

#include <stdio.h>
#include <string.h>

enum { CONTEXT_MAX = 255 };

static int check_context(int variant, const char *context)
{
    if (context == NULL)
        return variant == EDMONT_CTX ? fail(STATUS_USAGE, "--variant ctx needs a --context")
                                     : STATUS_OK;
    if (variant == EDMONT_PURE)
        return fail(STATUS_USAGE, "--context goes with --variant ctx or --variant ph alone");
    if (variant == EDMONT_CTX && context[0] == '\0')
        return fail(STATUS_USAGE, "--context must not be empty with --variant ctx");
    if (strlen(context) > CONTEXT_MAX)
        return fail(STATUS_USAGE, "--context has %zu bytes, and may have %d", strlen(context),
                    CONTEXT_MAX);
    return STATUS_OK;
}

/* The variant's number is its place among the words of --variant. */
int read_variant(edmont_sign_options *how, const struct options *opt)
{
    int word            = options_word(opt, OPT_VARIANT);
    const char *context = opt->value[OPT_CONTEXT];

    memset(how, 0, sizeof *how);
    how->variant = word == 0 ? EDMONT_PURE : word - 1;
    if (opt->value[OPT_HEDGED] != NULL)
        how->flags |= EDMONT_HEDGED;
    if (opt->value[OPT_CHECKED] != NULL)
        how->flags |= EDMONT_CHECKED;
    json_string("variant", word == 0 ? "pure" : opt->value[OPT_VARIANT]);
    if (context != NULL) {
        how->context     = context;
        how->context_len = strlen(context);
        json_string("context", context);
    }
    return check_context(how->variant, context);
}

void variant_name(char name[VARIANT_BYTES], const char *scheme, int variant)
{
    static const char *const words[] = { [EDMONT_PURE] = "", [EDMONT_CTX] = "ctx",
                                         [EDMONT_PH] = "ph" };
    const char *space = variant != EDMONT_PURE && strcmp(scheme, SCHEME_ED25519) != 0 ? " " : "";

    snprintf(name, VARIANT_BYTES, "%s%s%s", scheme, space, words[variant]);
}
