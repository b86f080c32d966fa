/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * ed25519_long.h: ed25519_long.txt as C, written by make_vectors.py. Do not edit.
 */
#ifndef EDMONT_TEST_ED25519_LONG_H
#define EDMONT_TEST_ED25519_LONG_H

#include "vectors.h"

static const struct ed25519_message ed25519_long[] = {
    {UINT64_C(4294967295),
     "1d8bb28a901ff2c02b75d28b837232abe26d78584bff75cc7cee7027abd999c6",
     "bc139a444ad4b6e99beeb4dce460d5b4a253c5c299b9c9d9da3400014626f1fa",
     "e493f02bc54d39b26a3b8e0a65030d778555041b17a618946095ffb9958b035c4e603405ceee17f93716811a"
     "8db66e933ed2ca5196e579be7c08e43b8d02b60f"},
    {UINT64_C(4294967296),
     "5b2198f72cb2957b10233e85534f56754669875bada0f8a25faece873d0c1c2d",
     "1d620a49b9c23af165a7ad9133b9595dbe77b90ad3aa6c8af0bb6fd0bae72d3a",
     "723ad1b41c5ff3f7f8bf8a07e947e7168fdec599083f09ff1c920d457ffe6d9db42a712e740739dc5615ce22"
     "0995b1828cce6322772f60d2f1255b3b09a15d06"},
    {UINT64_C(4294967409),
     "adf39bf11130ac098941f84e058d1fed6c34fdddf32ca22236baa202fbc20a18",
     "26dbfc452915fce5fd7de29abe837fbb360faae13f750cbe650e704de138b791",
     "fcd5c666947523f0dbfb635d3da03c1204f8a07f242782ff4af3750723a4b6c50cdf90431bb722ba812f2e5e"
     "2055d37e4c45bb6e211520d5d59dd8734c888609"},
};

#endif
