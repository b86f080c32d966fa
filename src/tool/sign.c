/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sign.c: `edmont sign` and `edmont verify`.
 */
#include "commands.h"
#include "input.h"
#include "json.h"
#include "key.h"
#include "output.h"
#include "report.h"
#include "secret.h"

#include <edmont.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIGNATURE_BYTES = 64 };

struct signing {
    struct key key;
    edmont_sign_key prepared;
};

/* Signs a message; s is secret. */
static int make_signature(uint8_t sig[64], char name[SCHEME_BYTES], struct signing *s,
                          const struct bytes *message)
{
    int error = edmont_sign_key_init(&s->prepared, s->key.bytes, NULL);

    if (error == EDMONT_OK)
        error = edmont_sign_name(name, &s->prepared);
    if (error == EDMONT_OK)
        error = edmont_sign_with(sig, message->p, message->n, &s->prepared, NULL);
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "cannot sign");
}

static int sign_with_file(uint8_t sig[64], char name[SCHEME_BYTES], const struct options *opt)
{
    struct signing *s = secret_new(sizeof *s);
    struct bytes message;
    int status;

    if (s == NULL)
        return STATUS_USAGE;
    status = key_read(&s->key, opt->value[OPT_KEY], KEY_SECRET, KEY_ED25519);
    if (status == STATUS_OK)
        status = read_file(&message, opt->operand);
    if (status == STATUS_OK) {
        status = make_signature(sig, name, s, &message);
        bytes_free(&message);
    }
    secret_free(s, sizeof *s);
    return status;
}

/* The path of the signature: -o, or FILE.sig, or "-" for a message from standard input. The caller
 * frees it. */
static char *signature_path(const struct options *opt)
{
    const char *path = opt->value[OPT_OUTPUT];
    const char *end  = "";
    char *copy;
    size_t n;

    if (path == NULL) {
        path = opt->operand;
        end  = is_dash(path) ? "" : ".sig";
    }
    n    = strlen(path) + strlen(end) + 1;
    copy = malloc(n);
    if (copy != NULL)
        snprintf(copy, n, "%s%s", path, end);
    return copy;
}

static int write_signature(const char *path, const char *file, const uint8_t sig[64],
                           const char *name)
{
    int status = STATUS_OK;

    if (!is_dash(path) || report_mode() != REPORT_JSON)
        status = write_output(path, sig, SIGNATURE_BYTES, 0);
    if (status != STATUS_OK)
        return status;
    if (!is_dash(path)) {
        say("%s: the %s signature of %s", path, name, input_name(file));
        json_string("output", path);
    }
    json_string("file", file);
    json_string("scheme", name);
    json_hex("signature", sig, SIGNATURE_BYTES);
    return STATUS_OK;
}

int run_sign(const struct options *opt)
{
    uint8_t sig[SIGNATURE_BYTES];
    char name[SCHEME_BYTES];
    char *path = signature_path(opt);
    int status;

    if (path == NULL)
        return fail(STATUS_USAGE, "there is no memory for a path");
    status = sign_with_file(sig, name, opt);
    if (status == STATUS_OK)
        status = write_signature(path, opt->operand, sig, name);
    free(path);
    return status;
}

static int read_signature(uint8_t sig[64], const char *path)
{
    uint8_t file[SIGNATURE_BYTES + 1];
    size_t n;
    int status = read_small(file, sizeof file, &n, path);

    if (status != STATUS_OK)
        return status;
    if (n != SIGNATURE_BYTES)
        return fail(STATUS_USAGE, "%s: it is no signature: it has %s%zu bytes, and a signature has "
                    "64", input_name(path), n > SIGNATURE_BYTES ? "more than " : "",
                    n > SIGNATURE_BYTES ? (size_t)SIGNATURE_BYTES : n);
    memcpy(sig, file, SIGNATURE_BYTES);
    return STATUS_OK;
}

/* The rule's number is its place among the words of --rule. */
static int verify_message(const struct options *opt, const uint8_t sig[64], const struct key *pub,
                          const struct bytes *message)
{
    int word  = options_word(opt, OPT_RULE);
    int rule  = word == 0 ? EDMONT_RULE_STANDARD : word - 1;
    int error = edmont_verify_rule(sig, message->p, message->n, pub->bytes, rule);
    const char *name = input_name(opt->operand);
    char kind[SCHEME_BYTES + 1] = "";

    if (strcmp(pub->scheme, SCHEME_ED25519) != 0)
        snprintf(kind, sizeof kind, "%s ", pub->scheme);
    json_string("file", opt->operand);
    json_string("scheme", pub->scheme);
    json_string("rule", word == 0 ? "standard" : opt->value[OPT_RULE]);
    if (error != EDMONT_OK && error != EDMONT_ERR_SIGNATURE)
        return fail_library(error, name);
    json_bool("good", error == EDMONT_OK);
    if (error != EDMONT_OK)
        return fail(STATUS_NO, "%s: the %ssignature is NOT good", name, kind);
    say("%s: the %ssignature is good", name, kind);
    return STATUS_OK;
}

int run_verify(const struct options *opt)
{
    uint8_t sig[SIGNATURE_BYTES];
    struct bytes message;
    struct key pub;
    int status;

    status = key_read(&pub, opt->value[OPT_PUBLIC], KEY_PUBLIC, KEY_ED25519);
    if (status == STATUS_OK)
        status = read_signature(sig, opt->value[OPT_SIGNATURE]);
    if (status == STATUS_OK)
        status = read_file(&message, opt->operand);
    if (status == STATUS_OK) {
        status = verify_message(opt, sig, &pub, &message);
        bytes_free(&message);
    }
    return status;
}
