/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * hash.c: `edmont hash`: the digest of a file by the hash provider in use, in memory that does not
 * grow with the file.
 */
#include "commands.h"
#include "input.h"
#include "json.h"
#include "lines.h"
#include "report.h"
#include "secret.h"

#include <edmont.h>

enum { DIGEST_BYTES = LINE_BYTES, PIECE_BYTES = 65536 };

/* A file may be a secret, and then so are its pieces and the state. */
struct hashing {
    _Alignas(EDMONT_HASH_ALIGN_MAX) uint8_t state[EDMONT_HASH_STATE_MAX];
    const edmont_hash *hash;
    uint8_t piece[PIECE_BYTES];
};

static int take_piece(void *context, const uint8_t *piece, size_t n)
{
    struct hashing *h = context;

    return h->hash->update(h->state, piece, n) == 0 ? STATUS_OK
                                                    : fail_library(EDMONT_ERR_HASH, "cannot hash");
}

static int hash_file(uint8_t digest[DIGEST_BYTES], struct hashing *h, const char *path)
{
    int status;

    h->hash = edmont_hash_current();
    if (h->hash == NULL)
        return fail_library(EDMONT_ERR_PROVIDER, "cannot hash");
    if (h->hash->init(h->state, h->hash->env) != 0)
        return fail_library(EDMONT_ERR_HASH, "cannot hash");
    status = read_pieces(path, h->piece, sizeof h->piece, take_piece, h);
    if (status == STATUS_OK && h->hash->final(h->state, digest) != 0)
        status = fail_library(EDMONT_ERR_HASH, "cannot hash");
    h->hash->release(h->state);
    return status;
}

static int show_digest(const char *path, const uint8_t digest[DIGEST_BYTES])
{
    json_string("file", path);
    json_string("hash", edmont_hash_current()->name);
    json_hex("digest", digest, DIGEST_BYTES);
    return print_line(digest, path);
}

int run_hash(const struct options *opt)
{
    uint8_t digest[DIGEST_BYTES];
    struct hashing *h = secret_new(sizeof *h);
    int status;

    if (h == NULL)
        return STATUS_USAGE;
    status = hash_file(digest, h, opt->operand);
    secret_free(h, sizeof *h);
    if (status == STATUS_OK)
        status = show_digest(opt->operand, digest);
    return status;
}
