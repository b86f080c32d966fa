/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * verify_many.c: `edmont verify` of more than one file: the files of the command line, each with
 * its FILE.sig, or those of a list. A file or line that cannot be read is counted, and the others
 * are verified all the same.
 */
#define _DEFAULT_SOURCE
#include "input.h"
#include "json.h"
#include "lines.h"
#include "progress.h"
#include "report.h"
#include "verify.h"

#include <edmont.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH_FILES = 64, BATCH_FILE_MAX = 1 << 20, BATCH_BYTES_MAX = 4 << 20 };

/* A file that was read, and waits for others to be verified with. */
struct waiting {
    char *path;
    struct bytes message;
    uint8_t sig[SIGNATURE_BYTES];
};

struct many {
    struct verifier *verifier;
    const char *list;                       /* NULL: there is none */
    unsigned long long count, bad, unread;  /* of files or lines: all, and those with a mistake */
    struct waiting waiting[BATCH_FILES];
    size_t waiting_files, waiting_bytes;
};

/* Reports a file or line that could not be read. path: NULL for a line that has none. */
static int report_unread(struct many *m, const char *path, const char *complaint)
{
    m->unread++;
    json_object(NULL);
    json_string("file", path);
    json_string("good", NULL);
    json_string("error", complaint);
    json_close();
    progress_file();
    return path == NULL ? STATUS_OK : print_verdict(path, ": FAILED open or read");
}

static int report_verdict(struct many *m, const char *path, int good)
{
    m->bad += !good;
    json_object(NULL);
    json_string("file", path);
    json_bool("good", good);
    json_close();
    progress_file();
    return print_verdict(path, good ? ": OK" : ": FAILED");
}

static void forget_waiting(struct many *m)
{
    size_t i;

    for (i = 0; i < m->waiting_files; i++) {
        bytes_free(&m->waiting[i].message);
        free(m->waiting[i].path);
    }
    m->waiting_files = 0;
    m->waiting_bytes = 0;
}

/* Verifies all that wait at once. The verdicts are those that each would have got alone. */
static int verify_waiting(struct many *m)
{
    edmont_signed items[BATCH_FILES];
    uint8_t good[BATCH_FILES];
    size_t i, n = m->waiting_files;
    int error, status = STATUS_OK;

    if (n == 0)
        return STATUS_OK;
    for (i = 0; i < n; i++)
        items[i] = (edmont_signed){ .sig = m->waiting[i].sig, .msg = m->waiting[i].message.p,
                                    .len = m->waiting[i].message.n,
                                    .pub = m->verifier->pub.bytes };
    error = edmont_verify_batch(good, items, n, m->verifier->rule);
    if (error != EDMONT_OK && error != EDMONT_ERR_SIGNATURE)
        status = fail_library(error, "cannot verify");
    for (i = 0; i < n && status == STATUS_OK; i++)
        status = report_verdict(m, m->waiting[i].path, good[i]);
    forget_waiting(m);
    return status;
}

/* Whether a file may wait: it is small, and there is a batch for it. */
static int may_wait(const struct many *m, const struct input *in)
{
    return m->verifier->how.variant == EDMONT_PURE && in->size >= 0 && in->size <= BATCH_FILE_MAX;
}

static int let_wait(struct many *m, const uint8_t sig[SIGNATURE_BYTES], struct input *in)
{
    struct waiting *w = &m->waiting[m->waiting_files];
    int status        = input_whole(&w->message, in);

    if (status != STATUS_OK)
        return status;
    w->path = strdup(in->path);
    if (w->path == NULL) {
        bytes_free(&w->message);
        return fail(STATUS_USAGE, "there is no memory for a path");
    }
    memcpy(w->sig, sig, SIGNATURE_BYTES);
    m->waiting_files++;
    m->waiting_bytes += w->message.n;
    progress_bytes(w->message.n);
    return STATUS_OK;
}

/* Verifies an open file, or lets it wait. Those before it are reported before it. */
static int take_input(struct many *m, const uint8_t sig[SIGNATURE_BYTES], struct input *in)
{
    int good = 0, wait = may_wait(m, in), status = STATUS_OK;

    if (!wait || m->waiting_files == BATCH_FILES ||
        m->waiting_bytes + (size_t)in->size > BATCH_BYTES_MAX)
        status = verify_waiting(m);
    if (status != STATUS_OK)
        return status;
    if (wait)
        return let_wait(m, sig, in);
    status = verify_input(m->verifier, sig, in, &good);
    return status == STATUS_OK ? report_verdict(m, in->path, good) : status;
}

/* Goes on after a file or line that could not be read, but first reports those before it. */
static int take_unread(struct many *m, const char *path)
{
    char *complaint = strdup(report_last());
    int status      = verify_waiting(m);

    if (status == STATUS_OK)
        status = report_unread(m, path, complaint);
    free(complaint);
    return status;
}

/* Takes a signature that was read with this status. A provider's failure is the end of it all. */
static int take_signature(struct many *m, int status, const uint8_t sig[SIGNATURE_BYTES],
                          const char *path)
{
    struct input in;

    if (status == STATUS_OK)
        status = input_open(&in, path);
    if (status == STATUS_OK) {
        status = take_input(m, sig, &in);
        input_close(&in);
    }
    return status == STATUS_USAGE ? take_unread(m, path) : status;
}

static int take_line(void *context, char *line, size_t n)
{
    struct many *m = context;
    uint8_t sig[SIGNATURE_BYTES];
    const char *path = parse_line(sig, line, n);
    int status       = STATUS_OK;

    m->count++;
    if (path == NULL) {
        (void)fail(STATUS_USAGE, "%s: line %llu is no signature and name of a file",
                   input_name(m->list), m->count);
        return take_unread(m, NULL);
    }
    if (is_dash(path) && is_dash(m->list))
        status = fail(STATUS_USAGE, "line %llu: standard input is the list", m->count);
    return take_signature(m, status, sig, path);
}

static int read_signature_of(uint8_t sig[SIGNATURE_BYTES], const char *path)
{
    size_t n    = strlen(path) + sizeof ".sig";
    char *where = malloc(n);
    int status;

    if (is_dash(path))
        status = fail(STATUS_USAGE, "the signature of standard input needs -s");
    else if (where == NULL)
        status = fail(STATUS_USAGE, "there is no memory for a path");
    else {
        snprintf(where, n, "%s.sig", path);
        status = read_signature(sig, where);
    }
    free(where);
    return status;
}

static int take_operands(struct many *m, const struct options *opt)
{
    uint8_t sig[SIGNATURE_BYTES];
    int i, status = STATUS_OK;

    for (i = 0; i < opt->operand_count && status == STATUS_OK; i++) {
        m->count++;
        status = read_signature_of(sig, opt->operands[i]);
        status = take_signature(m, status, sig, opt->operands[i]);
    }
    return status;
}

static int summary(const struct many *m)
{
    if (m->count == 0)
        return fail(STATUS_USAGE, "%s: there is no line in it", input_name(m->list));
    if (m->bad == 0 && m->unread == 0)
        return STATUS_OK;
    return fail(m->bad > 0 ? STATUS_NO : STATUS_USAGE,
                "%llu signatures: %llu NOT good, %llu could not be checked", m->count, m->bad,
                m->unread);
}

int verify_many(struct verifier *v, const struct options *opt)
{
    struct many m = { .verifier = v, .list = opt->value[OPT_CHECK] };
    int status;

    json_array("files");
    progress_begin(0);
    status = m.list != NULL ? read_lines(m.list, take_line, &m) : take_operands(&m, opt);
    if (status == STATUS_OK)
        status = verify_waiting(&m);
    forget_waiting(&m);
    progress_end();
    json_close();
    return status == STATUS_OK ? summary(&m) : status;
}
