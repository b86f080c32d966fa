/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "suites.h"

#include "json.h"
#include "report.h"

#include <string.h>

#define ROLE     OPTION(OPT_ROLE)
#define NAMES    (OPTION(OPT_ID) | OPTION(OPT_PEER))
#define AAD      OPTION(OPT_AAD)
#define PASSWORD OPTION(OPT_PASSWORD_FD)
#define MHF      OPTION(OPT_MHF_FD)
#define RECORD   OPTION(OPT_RECORD)

static const struct suite suites[] = {
    { "rfc9382", "RFC 9382: for new applications",
      ROLE | NAMES, AAD, PASSWORD | MHF, PASSWORD | MHF, 1, EDMONT_SPAKE2_RFC9382_V1 },
    { "plus9383", "RFC 9383, SPAKE2+: for servers that store what they know of passwords",
      ROLE | NAMES, AAD, MHF, RECORD, 1, EDMONT_SPAKE2_PLUS9383_V1 },
    { "python-ab", "SPAKE2_A and SPAKE2_B of python-spake2",
      ROLE | NAMES, 0, PASSWORD, PASSWORD, 0, EDMONT_SPAKE2_PYTHON_AB_V1 },
    { "python-sym", "SPAKE2_Symmetric of python-spake2: magic-wormhole",
      OPTION(OPT_ID), 0, PASSWORD, PASSWORD, 0, EDMONT_SPAKE2_PYTHON_SYM_V1 },
    { "boringssl", "SPAKE2_CTX of BoringSSL: adb pairing, Chrome Remote Desktop",
      ROLE | NAMES, 0, PASSWORD, PASSWORD, 0, EDMONT_SPAKE2_BORINGSSL_V1 },
    { "krb5", "the group step of RFC 9588: Kerberos",
      ROLE, 0, MHF, MHF, 0, EDMONT_SPAKE2_KRB5_V1 },
    { "cpace-x25519", "CPace over X25519",
      NAMES, ROLE | AAD, PASSWORD, PASSWORD, 0, EDMONT_SPAKE2_CPACE_X25519_V1 },
    { "cpace-ristretto", "CPace over ristretto255",
      NAMES, ROLE | AAD, PASSWORD, PASSWORD, 0, EDMONT_SPAKE2_CPACE_RISTRETTO_V1 },
    { "pure25519", "python-pure25519: for old peers only",
      ROLE | NAMES, 0, PASSWORD, PASSWORD, 0, EDMONT_SPAKE2_PURE25519_V1 },
};

static int is_built_in(const struct suite *suite)
{
    edmont_spake2_suite number;

    return edmont_spake2_suite_by_name(suite->name, &number) == EDMONT_OK;
}

/* The other form of an option, -1 if it has none. */
static int hex_form(int id)
{
    return id == OPT_ID     ? OPT_ID_HEX
           : id == OPT_PEER ? OPT_PEER_HEX
           : id == OPT_AAD  ? OPT_AAD_HEX
                            : -1;
}

static option_set given_options(const struct options *opt)
{
    option_set given = 0;
    int id;

    for (id = 0; id < OPT_COUNT; id++)
        if (opt->value[id] != NULL || (hex_form(id) >= 0 && opt->value[hex_form(id)] != NULL))
            given |= OPTION(id);
    return given;
}

/* Some option of a set that is not empty. */
static const char *name_of(option_set set)
{
    int id = 0;

    while ((set & OPTION(id)) == 0)
        id++;
    return option_rows[id].name;
}

static int check_options(const struct suite *suite, option_set secrets, option_set given)
{
    const option_set all = ROLE | NAMES | AAD | PASSWORD | MHF | RECORD;
    option_set foreign   = given & all & ~(suite->needs | suite->takes | secrets);
    option_set missing   = suite->needs & ~given;

    if (missing != 0)
        return fail(STATUS_USAGE, "the suite %s needs --%s", suite->name, name_of(missing));
    if (foreign != 0)
        return fail(STATUS_USAGE, "the suite %s takes no --%s%s", suite->name, name_of(foreign),
                    suite->a != suite->b ? " in this role" : "");
    given &= secrets;
    if (given == 0)
        return fail(STATUS_USAGE, "it needs --%s%s%s", name_of(secrets),
                    secrets & (secrets - 1) ? " or --" : "",
                    secrets & (secrets - 1) ? name_of(secrets & (secrets - 1)) : "");
    if (given & (given - 1))
        return fail(STATUS_USAGE, "--%s does not go with --%s", name_of(given),
                    name_of(given & (given - 1)));
    return STATUS_OK;
}

int suite_choose(struct suite *suite, edmont_spake2_role *role, const struct options *opt)
{
    const char *name = opt->value[OPT_SUITE];
    size_t i;

    if (name == NULL)
        return fail(STATUS_USAGE, "it needs a --suite; `edmont spake2 list` names them");
    *role = opt->value[OPT_ROLE] == NULL ? EDMONT_SPAKE2_SYM
                                         : (edmont_spake2_role)options_word(opt, OPT_ROLE);
    for (i = 0; i < sizeof suites / sizeof suites[0]; i++) {
        *suite = suites[i];
        if (strcmp(suite->name, name) == 0 && is_built_in(suite))
            return check_options(suite, *role == EDMONT_SPAKE2_B ? suite->b : suite->a,
                                 given_options(opt));
    }
    return fail(STATUS_USAGE, "this edmont was built without a suite named %s; "
                "`edmont spake2 list` names those that it has", name);
}

void suites_print(void)
{
    size_t i;

    json_array("suites");
    for (i = 0; i < sizeof suites / sizeof suites[0]; i++) {
        if (!is_built_in(&suites[i]))
            continue;
        say("%-16s %s", suites[i].name, suites[i].use);
        json_object(NULL);
        json_string("name", suites[i].name);
        json_string("use", suites[i].use);
        json_number("message_bytes", (long long)edmont_spake2_msg_bytes(suites[i].number));
        json_number("key_bytes", (long long)edmont_spake2_key_bytes(suites[i].number));
        json_bool("confirms", suites[i].confirms);
        json_close();
    }
    json_close();
}
