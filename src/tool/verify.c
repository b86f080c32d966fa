/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * verify.c: `edmont verify`.
 */
#include "verify.h"

#include "commands.h"
#include "input.h"
#include "json.h"
#include "progress.h"
#include "report.h"
#include "variant.h"

#include <edmont.h>

#include <string.h>

int read_signature(uint8_t sig[SIGNATURE_BYTES], const char *path)
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

static int take_piece(void *context, const uint8_t *piece, size_t n)
{
    struct verifier *v = context;
    int error          = EDMONT_OK;

    progress_bytes(n);
    if (v->how.variant == EDMONT_PH)
        error = edmont_ph_update(&v->stream, piece, n);
    else if (!v->refused)
        error = edmont_verify_update(&v->stream, piece, n);
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "cannot verify");
}

/* Begins and ends a stream; errors of the library. */
static int stream_init(struct verifier *v, const uint8_t sig[SIGNATURE_BYTES])
{
    if (v->how.variant == EDMONT_PH)
        return edmont_ph_init(&v->stream, NULL);
    return v->refused ? EDMONT_OK : edmont_verify_init(&v->stream, sig, &v->key, &v->how);
}

static int stream_final(struct verifier *v, const uint8_t sig[SIGNATURE_BYTES])
{
    if (v->refused)
        return EDMONT_ERR_SIGNATURE;
    if (v->how.variant == EDMONT_PH)
        return edmont_ph_verify(sig, &v->stream, &v->key, &v->how);
    return edmont_verify_final(&v->stream);
}

/* Also with a key that is refused the file is read: whether it can be does not depend on that. */
int verify_input(struct verifier *v, const uint8_t sig[SIGNATURE_BYTES], struct input *in,
                 int *good)
{
    int error = stream_init(v, sig), status;

    *good = 0;
    if (error != EDMONT_OK)
        return fail_library(error, input_name(in->path));
    status = input_pieces(in, v->piece, sizeof v->piece, take_piece, v);
    if (status == STATUS_OK) {
        error = stream_final(v, sig);
        *good = error == EDMONT_OK;
        if (error != EDMONT_OK && error != EDMONT_ERR_SIGNATURE)
            status = fail_library(error, input_name(in->path));
    }
    edmont_stream_wipe(&v->stream); /* it is still open after an error */
    return status;
}

int verify_file(struct verifier *v, const uint8_t sig[SIGNATURE_BYTES], const char *path, int *good)
{
    struct input in;
    int status = input_open(&in, path);

    if (status != STATUS_OK)
        return status;
    status = verify_input(v, sig, &in, good);
    input_close(&in);
    return status;
}

static int verify_one(struct verifier *v, const struct options *opt)
{
    const char *name = input_name(opt->operand), *space;
    char kind[VARIANT_BYTES] = "";
    uint8_t sig[SIGNATURE_BYTES];
    int good = 0, status = read_signature(sig, opt->value[OPT_SIGNATURE]);

    if (status == STATUS_OK)
        status = verify_file(v, sig, opt->operand, &good);
    if (status != STATUS_OK)
        return status;
    variant_name(kind, v->pub.scheme, v->how.variant);
    if (strcmp(kind, SCHEME_ED25519) == 0)
        kind[0] = '\0';
    json_string("file", opt->operand);
    json_bool("good", good);
    space = kind[0] != '\0' ? " " : "";
    if (!good)
        return fail(STATUS_NO, "%s: the %s%ssignature is NOT good", name, kind, space);
    say("%s: the %s%ssignature is good", name, kind, space);
    return STATUS_OK;
}

/* The rule's number is its place among the words of --rule. */
static int prepare(struct verifier *v, const struct options *opt)
{
    int word = options_word(opt, OPT_RULE), error, status;

    v->rule = word == 0 ? EDMONT_RULE_STANDARD : word - 1;
    status  = read_variant(&v->how, opt);
    if (status == STATUS_OK)
        status = key_read(&v->pub, opt->value[OPT_PUBLIC], KEY_PUBLIC, KEY_ED25519);
    if (status != STATUS_OK)
        return status;
    json_string("scheme", v->pub.scheme);
    json_string("rule", word == 0 ? "standard" : opt->value[OPT_RULE]);
    error      = edmont_verify_key_init(&v->key, v->pub.bytes, v->rule, NULL);
    v->refused = error == EDMONT_ERR_ENCODING || error == EDMONT_ERR_WEAK;
    return error == EDMONT_OK || v->refused ? STATUS_OK : fail_library(error, "cannot verify");
}

int run_verify(const struct options *opt)
{
    static struct verifier v;
    int status = prepare(&v, opt);

    if (status != STATUS_OK)
        return status;
    return opt->value[OPT_SIGNATURE] != NULL ? verify_one(&v, opt) : verify_many(&v, opt);
}
