/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * verify_many.c: `edmont verify` of more than one file: the files of the command line, each with
 * its FILE.sig, or those of a list. A file or line that cannot be read is counted, and the others
 * are verified all the same.
 */
#include "input.h"
#include "json.h"
#include "lines.h"
#include "progress.h"
#include "report.h"
#include "verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct many {
    struct verifier *verifier;
    const char *list;                       /* NULL: there is none */
    unsigned long long count, bad, unread;  /* of files or lines: all, and those with a mistake */
};

/* Reports a file or line that could not be read, whatever the complaint was. path: NULL for a line
 * that has none. */
static int report_unread(struct many *m, const char *path)
{
    m->unread++;
    json_object(NULL);
    json_string("file", path);
    json_string("good", NULL);
    json_string("error", report_last());
    json_close();
    return path == NULL ? STATUS_OK : print_verdict(path, ": FAILED open or read");
}

static int report_verdict(struct many *m, const char *path, int good)
{
    m->bad += !good;
    json_object(NULL);
    json_string("file", path);
    json_bool("good", good);
    json_close();
    return print_verdict(path, good ? ": OK" : ": FAILED");
}

/* Takes a signature that was read with this status. A provider's failure is the end of it all. */
static int take_signature(struct many *m, int status, const uint8_t sig[SIGNATURE_BYTES],
                          const char *path)
{
    int good = 0;

    if (status == STATUS_OK)
        status = verify_file(m->verifier, sig, path, &good);
    if (status == STATUS_USAGE)
        status = report_unread(m, path);
    else if (status == STATUS_OK)
        status = report_verdict(m, path, good);
    progress_file();
    return status;
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
        return report_unread(m, NULL);
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
    progress_end();
    json_close();
    return status == STATUS_OK ? summary(&m) : status;
}
