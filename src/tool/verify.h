/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * verify.h: what verifying one file and many have in common.
 */
#ifndef EDMONT_TOOL_VERIFY_H
#define EDMONT_TOOL_VERIFY_H

#include "input.h"
#include "key.h"
#include "options.h"

#include <edmont/sign.h>

#include <stdint.h>

enum { SIGNATURE_BYTES = 64 };

struct verifier {
    struct key pub;
    edmont_verify_key key;
    int rule;
    int refused; /* the rule refuses the key, and with it every signature */
    edmont_sign_options how;
    edmont_stream stream;
    uint8_t piece[65536];
};

/* All return STATUS_OK, or complain and return another status. */

int read_signature(uint8_t sig[SIGNATURE_BYTES], const char *path);

/* Say in *good whether a signature of a file is. */
int verify_input(struct verifier *v, const uint8_t sig[SIGNATURE_BYTES], struct input *in,
                 int *good);
int verify_file(struct verifier *v, const uint8_t sig[SIGNATURE_BYTES], const char *path,
                int *good);

/* Verifies the files of opt, each with its FILE.sig, or those of its list, and prints a line for
 * each. */
int verify_many(struct verifier *v, const struct options *opt);

#endif
