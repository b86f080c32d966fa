/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ed25519_long_dom.h: ed25519_long_dom.txt as C, written by make_vectors.py. Do not edit.
 */
#ifndef EDMONT_TEST_ED25519_LONG_DOM_H
#define EDMONT_TEST_ED25519_LONG_DOM_H

#include "vectors.h"

static const struct ed25519_dom_message ed25519_long_dom[] = {
    {"ctx",
     UINT64_C(4294967409),
     "8c99d50a948fa62e1f5b7230544f5fb2e67a87edf0a624997d099ce69c10065e",
     "9a71fe7daee1830e5c84f85734bca719eb2e1d680b793e09ec6ee5a3aabdfe82",
     "65646d6f6e74",
     "bd20c4a52a29a11716a0e112c3c2fc3148fd1dce3d0d8cd117091a6c6da7797acfb596b1c9f14425c872766d"
     "5ec39662806359bff0f41d7c6aa2d29124376f09"},
    {"ph",
     UINT64_C(4294967409),
     "03f96e063e028db13b7ae67842a4531ed617ad5171f280ef2a677c121ec0346a",
     "79c444b8feec7fabaa0894cbac6c4c608377258a4c0275ef5b69e42c07bcf64f",
     "65646d6f6e74",
     "adf60b65d60b2cce42fac2ee04baa28051f89b1ffe349cea5597f546ae162718d8b39ee76177b3d7c4c554fb"
     "75ac37ca34d9ff61f5b23864229a0431e0514802"},
};

#endif
