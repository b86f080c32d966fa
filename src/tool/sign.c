/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * sign.c: `edmont sign`.
 */
#include "commands.h"
#include "input.h"
#include "json.h"
#include "key.h"
#include "lines.h"
#include "output.h"
#include "progress.h"
#include "report.h"
#include "secret.h"
#include "variant.h"
#include "verify.h"

#include <edmont.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE_BYTES = 65536 };

/* Secret, and so may be the message. */
struct signing {
    struct key key;
    edmont_sign_key prepared;
    edmont_sign_options how;
    edmont_stream stream;
    int (*update)(edmont_stream *stream, const void *msg, size_t len);
    uint8_t piece[PIECE_BYTES];
};

/* What a signature is of, and what it is. */
struct signature {
    char scheme[SCHEME_BYTES];
    int variant;
    uint8_t bytes[SIGNATURE_BYTES];
};

/* Reads the key and prepares it; s is secret. */
static int prepare(struct signing *s, const struct options *opt)
{
    int error, status = read_variant(&s->how, opt);

    if (status == STATUS_OK)
        status = key_read(&s->key, opt->value[OPT_KEY], KEY_SECRET, KEY_ED25519);
    if (status != STATUS_OK)
        return status;
    error = edmont_sign_key_init(&s->prepared, s->key.bytes, NULL);
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "cannot sign");
}

static int cannot_sign(int error)
{
    if (error == EDMONT_ERR_SIGNATURE)
        return fail(STATUS_SELFTEST, "cannot sign: the signature that was computed is not good");
    return fail_library(error, "cannot sign");
}

static int take_piece(void *context, const uint8_t *piece, size_t n)
{
    struct signing *s = context;
    int error         = s->update(&s->stream, piece, n);

    progress_bytes(n);
    return error == EDMONT_OK ? STATUS_OK : cannot_sign(error);
}

/* Reads the message once more, from its beginning. */
static int pass(struct signing *s, struct input *in)
{
    return input_pieces(in, s->piece, sizeof s->piece, take_piece, s);
}

/* Signs what can be read once, and is: its hash is what is signed. */
static int sign_prehashed(uint8_t sig[SIGNATURE_BYTES], struct signing *s, struct input *in)
{
    int error = edmont_ph_init(&s->stream, NULL), status;

    if (error != EDMONT_OK)
        return cannot_sign(error);
    s->update = edmont_ph_update;
    status    = pass(s, in);
    if (status != STATUS_OK)
        return status;
    error = edmont_ph_sign(sig, &s->stream, &s->prepared, &s->how);
    return error == EDMONT_OK ? STATUS_OK : cannot_sign(error);
}

/* Signs what can be read twice. */
static int sign_twice_read(uint8_t sig[SIGNATURE_BYTES], struct signing *s, struct input *in)
{
    int error = edmont_sign_stream_init(&s->stream, &s->prepared, &s->how), status;

    if (error != EDMONT_OK)
        return cannot_sign(error);
    s->update = edmont_sign_stream_update;
    status    = pass(s, in);
    if (status != STATUS_OK)
        return status;
    error = edmont_sign_stream_rewind(&s->stream);
    if (error != EDMONT_OK)
        return cannot_sign(error);
    status = pass(s, in);
    if (status != STATUS_OK)
        return status;
    error = edmont_sign_stream_final(sig, &s->stream);
    if (error == EDMONT_ERR_STATE)
        return fail(STATUS_USAGE, "%s changed while it was read, which is done twice; wait until "
                    "nothing writes to it, or use a copy", input_name(in->path));
    return error == EDMONT_OK ? STATUS_OK : cannot_sign(error);
}

/* Signs what can be read once but is needed twice. */
static int sign_in_memory(uint8_t sig[SIGNATURE_BYTES], struct signing *s, struct input *in)
{
    struct bytes message;
    int error, status = input_whole(&message, in);

    if (status != STATUS_OK)
        return status;
    error = edmont_sign_with(sig, message.p, message.n, &s->prepared, &s->how);
    bytes_free(&message);
    return error == EDMONT_OK ? STATUS_OK : cannot_sign(error);
}

static int sign_input(struct signature *sig, struct signing *s, struct input *in)
{
    int error = edmont_sign_name(sig->scheme, &s->prepared), status;

    if (error != EDMONT_OK)
        return cannot_sign(error);
    sig->variant = s->how.variant;
    if (s->how.variant == EDMONT_PH)
        status = sign_prehashed(sig->bytes, s, in);
    else if (in->size >= 0)
        status = sign_twice_read(sig->bytes, s, in);
    else
        return sign_in_memory(sig->bytes, s, in);
    edmont_stream_wipe(&s->stream); /* it is still open after an error */
    return status;
}

/* How many bytes will be read; 0 if that is not known. */
static unsigned long long work(const struct signing *s, const struct input *in)
{
    if (in->size < 0)
        return 0;
    return (s->how.variant == EDMONT_PH ? 1 : 2) * (unsigned long long)in->size;
}

static int sign_file(struct signature *sig, struct signing *s, const char *path)
{
    struct input in;
    int status = input_open(&in, path);

    if (status != STATUS_OK)
        return status;
    progress_begin(work(s, &in));
    status = sign_input(sig, s, &in);
    progress_end();
    input_close(&in);
    return status;
}

/* The path of the signature: -o, or FILE.sig, or "-" for a message from standard input. The caller
 * frees it. */
static char *signature_path(const struct options *opt, const char *file)
{
    const char *path = opt->value[OPT_OUTPUT];
    const char *end  = "";
    char *copy;
    size_t n;

    if (path == NULL) {
        path = file;
        end  = is_dash(path) ? "" : ".sig";
    }
    n    = strlen(path) + strlen(end) + 1;
    copy = malloc(n);
    if (copy != NULL)
        snprintf(copy, n, "%s%s", path, end);
    return copy;
}

static int write_to(const char *path, const struct options *opt, const char *file,
                    const struct signature *sig)
{
    char name[VARIANT_BYTES];
    int status = STATUS_OK;

    if (is_dash(path) && opt->operand_count > 1)
        return fail(STATUS_USAGE, "among other files standard input needs --list");
    if (same_file(path, opt->value[OPT_KEY]))
        return fail(STATUS_USAGE, "%s would replace the key", path);
    if (!is_dash(path) || report_mode() != REPORT_JSON)
        status = write_output(path, sig->bytes, SIGNATURE_BYTES, 0);
    if (status != STATUS_OK || is_dash(path))
        return status;
    variant_name(name, sig->scheme, sig->variant);
    say("%s: the %s signature of %s", path, name, input_name(file));
    json_string("output", path);
    return STATUS_OK;
}

static int write_signature(const struct options *opt, const char *file, const struct signature *sig)
{
    char *path = signature_path(opt, file);
    int status;

    if (path == NULL)
        return fail(STATUS_USAGE, "there is no memory for a path");
    status = write_to(path, opt, file, sig);
    free(path);
    return status;
}

/* Signs a file, and hands the signature out as the options want it. */
static int sign_one(struct signing *s, const struct options *opt, const char *file)
{
    struct signature sig;
    int status = sign_file(&sig, s, file);

    if (status != STATUS_OK)
        return status;
    status = opt->value[OPT_LIST] != NULL ? print_line(sig.bytes, file)
                                          : write_signature(opt, file, &sig);
    if (status != STATUS_OK)
        return status;
    json_string("file", file);
    json_string("scheme", sig.scheme);
    json_hex("signature", sig.bytes, SIGNATURE_BYTES);
    return STATUS_OK;
}

/* Signs one file after the other. One that cannot be read does not keep the others from it. */
static int sign_many(struct signing *s, const struct options *opt)
{
    int i, status = STATUS_OK, worst = STATUS_OK;

    json_array("files");
    for (i = 0; i < opt->operand_count && worst <= STATUS_USAGE; i++) {
        json_object(NULL);
        status = sign_one(s, opt, opt->operands[i]);
        if (status != STATUS_OK) {
            json_string("file", opt->operands[i]);
            json_string("error", report_last());
            worst = status > worst ? status : worst;
        }
        json_close();
    }
    json_close();
    return worst;
}

int run_sign(const struct options *opt)
{
    struct signing *s = secret_new(sizeof *s);
    int status;

    if (s == NULL)
        return STATUS_USAGE;
    status = prepare(s, opt);
    if (status == STATUS_OK && opt->value[OPT_LIST] == NULL && opt->operand_count == 1)
        status = sign_one(s, opt, opt->operand);
    else if (status == STATUS_OK)
        status = sign_many(s, opt);
    secret_free(s, sizeof *s);
    return status;
}
