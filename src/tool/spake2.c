/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * spake2.c: `edmont spake2`: one side of a handshake, a line each way over standard input and
 * output.
 */
#include "commands.h"
#include "encode.h"
#include "hexline.h"
#include "input.h"
#include "json.h"
#include "output.h"
#include "password.h"
#include "report.h"
#include "secret.h"
#include "suites.h"

#include <edmont.h>

#include <signal.h>
#include <stdlib.h>
#include <string.h>

static const char key_word[] = "key ";

enum { KEY_WORD = sizeof key_word - 1, KEY_DIGITS = 2 * EDMONT_SPAKE2_KEY_MAX };

/* All that is secret in it is where secret.h puts it. */
struct handshake {
    edmont_spake2_state state;
    struct suite suite;
    edmont_spake2_role role;
    edmont_spake2_params params;
    struct bytes decoded[3]; /* names and data that the command line has in hexadecimal */
    union {
        struct password password;
        struct hexline hex;
    } secret;
    struct hexline line; /* the peer's */
    uint8_t key[EDMONT_SPAKE2_KEY_MAX];
    size_t key_len;
    char key_line[KEY_WORD + KEY_DIGITS + 1];
};

/* Takes a name or other data from the option that has it as text or the one that has it in
 * hexadecimal, if one of them is there. */
static int take_data(edmont_bytes *out, struct bytes *decoded, const struct options *opt,
                     enum option_id text_id, enum option_id hex_id)
{
    const char *text = opt->value[text_id], *hex = opt->value[hex_id];
    size_t digits;

    if (text != NULL && hex != NULL)
        return fail(STATUS_USAGE, "--%s does not go with --%s", option_rows[text_id].name,
                    option_rows[hex_id].name);
    if (hex == NULL) {
        *out = (edmont_bytes){ (const uint8_t *)text, text != NULL ? strlen(text) : 0 };
        return STATUS_OK;
    }
    digits     = strlen(hex);
    decoded->p = malloc(digits / 2 + 1);
    if (decoded->p == NULL)
        return fail(STATUS_USAGE, "there is no memory for --%s", option_rows[hex_id].name);
    if (digits % 2 != 0 || !hex_decode(decoded->p, hex, digits / 2))
        return fail(STATUS_USAGE, "--%s: it is no even number of hexadecimal digits",
                    option_rows[hex_id].name);
    *out = (edmont_bytes){ decoded->p, digits / 2 };
    return STATUS_OK;
}

/* Less than, equal to or greater than 0 as a stands before b, is b, or stands behind it. */
static int compare(edmont_bytes a, edmont_bytes b)
{
    size_t n  = a.n < b.n ? a.n : b.n;
    int order = n > 0 ? memcmp(a.p, b.p, n) : 0;

    return order != 0 ? order : (a.n > b.n) - (a.n < b.n);
}

/* The names go to A and B. Where there is no role both sides put them into the same order. */
static int take_params(struct handshake *h, const struct options *opt)
{
    edmont_spake2_params *p = &h->params;
    edmont_bytes own, peer;
    int swap, status;

    status = take_data(&own, &h->decoded[0], opt, OPT_ID, OPT_ID_HEX);
    if (status == STATUS_OK)
        status = take_data(&peer, &h->decoded[1], opt, OPT_PEER, OPT_PEER_HEX);
    if (status == STATUS_OK)
        status = take_data(&p->aad, &h->decoded[2], opt, OPT_AAD, OPT_AAD_HEX);
    if (status != STATUS_OK)
        return status;
    swap = h->role == EDMONT_SPAKE2_B;
    if (h->role == EDMONT_SPAKE2_SYM && h->suite.needs & OPTION(OPT_PEER))
        swap = compare(own, peer) > 0;
    p->id_a = swap ? peer : own;
    p->id_b = swap ? own : peer;
    return STATUS_OK;
}

/* Complains about what set_* did not take. WEAK and ENCODING speak of our own secret, not of the
 * peer. */
static int refuse_secret(int error, const char *option)
{
    switch (error) {
    case EDMONT_ERR_ARGUMENT:
        return fail(STATUS_USAGE, "--%s: the suite does not take that many bytes", option);
    case EDMONT_ERR_ENCODING:
    case EDMONT_ERR_WEAK:
        return fail(STATUS_USAGE, "--%s: %s", option, edmont_strerror(error));
    default:
        return fail_library(error, "cannot begin");
    }
}

static int set_password(struct handshake *h, const struct options *opt)
{
    struct password *pw = &h->secret.password;
    int error, status   = password_read(pw, opt);

    if (status != STATUS_OK)
        return status;
    error = edmont_spake2_set_password(&h->state, h->suite.number, h->role,
                                       (edmont_bytes){ pw->bytes, pw->n });
    return error == EDMONT_OK ? STATUS_OK : refuse_secret(error, "password-fd");
}

static int set_mhf(struct handshake *h, const struct options *opt)
{
    struct hexline *hex = &h->secret.hex;
    int error, status   = password_read_hex(hex, opt, OPT_MHF_FD);

    if (status != STATUS_OK)
        return status;
    error = edmont_spake2_set_mhf(&h->state, h->suite.number, h->role, hex->bytes, hex->n);
    return error == EDMONT_OK ? STATUS_OK : refuse_secret(error, "mhf-fd");
}

static int set_record(struct handshake *h, const struct options *opt)
{
    struct hexline *hex = &h->secret.hex;
    int error, status   = password_read_hex(hex, opt, OPT_RECORD);

    if (status != STATUS_OK)
        return status;
    if (hex->n != EDMONT_SPAKE2_RECORD_BYTES)
        return refuse_secret(EDMONT_ERR_ENCODING, "record");
    error = edmont_spake2_set_record(&h->state, hex->bytes);
    return error == EDMONT_OK ? STATUS_OK : refuse_secret(error, "record");
}

/* Afterwards only the state holds it, however long the peer takes. */
static int set_secret(struct handshake *h, const struct options *opt)
{
    int status;

    if (opt->value[OPT_PASSWORD_FD] != NULL)
        status = set_password(h, opt);
    else if (opt->value[OPT_MHF_FD] != NULL)
        status = set_mhf(h, opt);
    else
        status = set_record(h, opt);
    edmont_wipe(&h->secret, sizeof h->secret);
    return status;
}

/* Our message, and the peer's. */
static int exchange_messages(struct handshake *h)
{
    uint8_t message[EDMONT_SPAKE2_MSG_MAX];
    size_t n;
    int error = edmont_spake2_start(&h->state, &h->params, message, &n), status;

    if (error == EDMONT_ERR_ARGUMENT)
        return fail(STATUS_USAGE, "the names or --aad are too long for the suite");
    if (error != EDMONT_OK)
        return fail_library(error, "cannot make the message");
    status = hexline_print("message", message, n);
    if (status == STATUS_OK)
        status = hexline_read(&h->line, "the peer's message");
    if (status != STATUS_OK)
        return status;
    error = edmont_spake2_finish(&h->state, &h->params, h->line.bytes, h->line.n);
    if (error == EDMONT_ERR_ENCODING || error == EDMONT_ERR_WEAK)
        return fail(STATUS_NO, "the peer's message is refused: %s", edmont_strerror(error));
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "cannot compute the key");
}

static int send_tag(struct handshake *h)
{
    uint8_t tag[EDMONT_SPAKE2_MAC_BYTES];
    int error = edmont_spake2_confirm_make(&h->state, tag);

    if (error != EDMONT_OK)
        return fail_library(error, "cannot make the tag");
    return hexline_print("mac", tag, sizeof tag);
}

static int check_tag(struct handshake *h)
{
    int error, status = hexline_read(&h->line, "the peer's tag");

    if (status != STATUS_OK)
        return status;
    error = edmont_spake2_confirm_check(&h->state, h->line.bytes, h->line.n);
    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "the peer's tag is not right");
}

/* The prover of RFC 9383 sends its tag to nobody who has not sent the right one. Elsewhere both
 * sides send first, and none waits for the other. */
static int exchange_tags(struct handshake *h)
{
    int check_first = h->suite.number == EDMONT_SPAKE2_PLUS9383_V1 && h->role == EDMONT_SPAKE2_A;
    int status      = check_first ? check_tag(h) : send_tag(h);

    if (status != STATUS_OK)
        return status;
    return check_first ? send_tag(h) : check_tag(h);
}

static int take_key(struct handshake *h)
{
    int error = h->suite.confirms ? edmont_spake2_key(&h->state, h->key, &h->key_len)
                                  : edmont_spake2_key_unconfirmed(&h->state, h->key, &h->key_len);

    return error == EDMONT_OK ? STATUS_OK : fail_library(error, "there is no key");
}

/* Nothing is said where the key went: standard output is the peer's. */
static int write_key(struct handshake *h, const char *path)
{
    size_t end = KEY_WORD + 2 * h->key_len;

    json_bool("confirmed", h->suite.confirms);
    if (path != NULL) {
        json_string("output", path);
        return write_output(path, h->key, h->key_len, OUTPUT_SECRET);
    }
    if (report_mode() == REPORT_JSON) {
        json_hex("key", h->key, h->key_len);
        return STATUS_OK;
    }
    memcpy(h->key_line, key_word, KEY_WORD);
    hex_encode(h->key_line + KEY_WORD, h->key, h->key_len);
    h->key_line[end] = '\n';
    return write_output("-", h->key_line, end + 1, 0);
}

static int shake_hands(struct handshake *h, const struct options *opt)
{
    int status = suite_choose(&h->suite, &h->role, opt);

    if (status == STATUS_OK)
        status = take_params(h, opt);
    if (status == STATUS_OK)
        status = set_secret(h, opt);
    if (status != STATUS_OK)
        return status;
    json_string("suite", h->suite.name);
    json_string("role", opt->value[OPT_ROLE]);
    status = exchange_messages(h);
    if (status == STATUS_OK && h->suite.confirms)
        status = exchange_tags(h);
    if (status == STATUS_OK)
        status = take_key(h);
    return status == STATUS_OK ? write_key(h, opt->value[OPT_KEY_FILE]) : status;
}

static int run_handshake(const struct options *opt)
{
    struct handshake *h;
    size_t i;
    int status;

    if (opt->value[OPT_OUTPUT] != NULL)
        return fail(STATUS_USAGE, "-o goes with `edmont spake2 register`; the key goes to a "
                    "--key-file");
    if (opt->value[OPT_KEY_FILE] != NULL && is_dash(opt->value[OPT_KEY_FILE]))
        return fail(STATUS_USAGE, "--key-file: standard output is the peer's; without it the key "
                    "is printed");
    if (opt->value[OPT_RECORD] != NULL && is_dash(opt->value[OPT_RECORD]))
        return fail(STATUS_USAGE, "--record: standard input is the peer's");
    h = secret_new(sizeof *h);
    if (h == NULL)
        return STATUS_USAGE;
    (void)signal(SIGPIPE, SIG_IGN); /* a peer that is gone is to be reported */
    status = shake_hands(h, opt);
    for (i = 0; i < sizeof h->decoded / sizeof h->decoded[0]; i++)
        bytes_free(&h->decoded[i]);
    secret_free(h, sizeof *h);
    return status;
}

/* Complains about options besides those that an action has. */
static int check_action(const struct options *opt, option_set has)
{
    int id;

    for (id = 0; id < OPT_COUNT; id++)
        if (opt->value[id] != NULL && (opt->command->takes & ~has & OPTION(id)) != 0)
            return fail(STATUS_USAGE, "%s takes no --%s", opt->operand, option_rows[id].name);
        else if (opt->value[id] == NULL && (has & OPTION(id)) != 0)
            return fail(STATUS_USAGE, "%s needs --%s", opt->operand, option_rows[id].name);
    return STATUS_OK;
}

static int list_suites(const struct options *opt)
{
    int status = check_action(opt, 0);

    if (status == STATUS_OK)
        suites_print();
    return status;
}

struct registration {
    struct hexline mhf;
    uint8_t record[EDMONT_SPAKE2_RECORD_BYTES];
    char text[2 * EDMONT_SPAKE2_RECORD_BYTES + 1];
};

static int write_record(struct registration *r, const struct options *opt)
{
    const char *path = opt->value[OPT_OUTPUT];
    int error, status = password_read_hex(&r->mhf, opt, OPT_MHF_FD);

    if (status != STATUS_OK)
        return status;
    error = edmont_spake2_plus_register(r->mhf.bytes, r->mhf.n, r->record);
    if (error != EDMONT_OK)
        return refuse_secret(error, "mhf-fd");
    hex_encode(r->text, r->record, sizeof r->record);
    r->text[sizeof r->text - 1] = '\n';
    status = write_output(path, r->text, sizeof r->text, OUTPUT_SECRET);
    if (status == STATUS_OK && !is_dash(path)) {
        say("%s: a record for --suite plus9383 --role B", path);
        json_string("output", path);
    }
    return status;
}

static int make_record(const struct options *opt)
{
    int status = check_action(opt, OPTION(OPT_MHF_FD) | OPTION(OPT_OUTPUT));
    struct registration *r;

    if (status != STATUS_OK)
        return status;
    if (is_dash(opt->value[OPT_OUTPUT]) && report_mode() == REPORT_JSON)
        return fail(STATUS_USAGE, "--json prints no record: name a file with -o");
    r = secret_new(sizeof *r);
    if (r == NULL)
        return STATUS_USAGE;
    status = write_record(r, opt);
    secret_free(r, sizeof *r);
    return status;
}

int run_spake2(const struct options *opt)
{
    if (opt->operand == NULL)
        return run_handshake(opt);
    if (strcmp(opt->operand, "list") == 0)
        return list_suites(opt);
    if (strcmp(opt->operand, "register") == 0)
        return make_record(opt);
    return fail(STATUS_USAGE, "it does not take %s, but list or register", opt->operand);
}
