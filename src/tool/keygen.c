/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * keygen.c: `edmont keygen` and `edmont public`.
 */
#include "commands.h"
#include "input.h"
#include "json.h"
#include "key.h"
#include "output.h"
#include "report.h"
#include "secret.h"

#include <string.h>

/* The type as the option --type calls it, or the scheme where that is another. */
static const char *type_of(const struct key *key)
{
    if (key->type == KEY_X25519)
        return "x25519";
    return strcmp(key->scheme, SCHEME_ED25519) == 0 ? "ed25519" : key->scheme;
}

static void show_public(const struct key *pub)
{
    json_string("type", type_of(pub));
    json_string("scheme", pub->scheme);
    json_hex("public", pub->bytes, sizeof pub->bytes);
}

static int make_and_write(const struct options *opt, struct key *key)
{
    const char *path   = opt->value[OPT_OUTPUT];
    int word           = options_word(opt, OPT_TYPE);
    enum key_type type = word == 0 ? KEY_ED25519 : (enum key_type)word;
    enum key_format format;
    struct key pub;
    int status;

    status = key_format(&format, options_word(opt, OPT_FORMAT), type, KEY_SECRET);
    if (status == STATUS_OK)
        status = key_make(key, type);
    if (status == STATUS_OK)
        status = key_public(&pub, key);
    if (status == STATUS_OK)
        status = key_write(path, key, format, opt->value[OPT_FORCE] != NULL ? 0 : OUTPUT_NEW);
    if (status != STATUS_OK)
        return status;
    if (!is_dash(path))
        say("%s: a new %s secret key", path, pub.scheme);
    json_string("output", path);
    show_public(&pub);
    return STATUS_OK;
}

int run_keygen(const struct options *opt)
{
    const char *path = opt->value[OPT_OUTPUT];
    struct key *key;
    int status;

    if (is_dash(path) && report_mode() == REPORT_JSON)
        return fail(STATUS_USAGE, "--json prints no secret key: name a file with -o");
    if (opt->value[OPT_FORCE] == NULL && (status = check_new(path)) != STATUS_OK)
        return status;
    key = secret_new(sizeof *key);
    if (key == NULL)
        return STATUS_USAGE;
    status = make_and_write(opt, key);
    secret_free(key, sizeof *key);
    return status;
}

/* Where a public result goes: with --json and without a file the object alone holds it. */
static int write_public(const struct options *opt, const struct key *pub)
{
    const char *path = opt->value[OPT_OUTPUT];
    enum key_format format;
    int status;

    if (path == NULL)
        path = "-";
    status = key_format(&format, options_word(opt, OPT_FORMAT), pub->type, KEY_PUBLIC);
    if (status == STATUS_OK && (!is_dash(path) || report_mode() != REPORT_JSON))
        status = key_write(path, pub, format, 0);
    if (status == STATUS_OK && !is_dash(path)) {
        say("%s: the %s public key of %s", path, pub->scheme,
            input_name(opt->value[OPT_KEY]));
        json_string("output", path);
    }
    return status;
}

int run_public(const struct options *opt)
{
    struct key *key = secret_new(sizeof *key), pub;
    int status;

    if (key == NULL)
        return STATUS_USAGE;
    status = key_read(key, opt->value[OPT_KEY], KEY_SECRET,
                      (enum key_type)options_word(opt, OPT_TYPE));
    if (status == STATUS_OK)
        status = key_public(&pub, key);
    secret_free(key, sizeof *key);
    if (status == STATUS_OK)
        status = write_public(opt, &pub);
    if (status == STATUS_OK)
        show_public(&pub);
    return status;
}
