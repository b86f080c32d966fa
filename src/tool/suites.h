/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * suites.h: the suites of `edmont spake2`: what each is for, and which options it takes.
 */
#ifndef EDMONT_TOOL_SUITES_H
#define EDMONT_TOOL_SUITES_H

#include "options.h"

#include <edmont.h>

/* The options are named by their first form, OPT_ID for OPT_ID_HEX too. */
struct suite {
    const char *name;
    const char *use;
    option_set needs;   /* --role, --id, --peer */
    option_set takes;   /* those that it takes besides */
    option_set a, b;    /* of which each side needs one: what it knows of the password; a in SYM */
    int confirms;       /* both sides send a tag before they have the key */
    edmont_spake2_suite number;
};

/* Finds the suite of opt and what side of it this is, or complains: about a suite that there is
 * not, and options that it does not take or cannot do without. Returns a status. */
int suite_choose(struct suite *suite, edmont_spake2_role *role, const struct options *opt);

/* Prints those that are built in. */
void suites_print(void);

#endif
