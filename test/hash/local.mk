# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/hash: hash functions.

check_PROGRAMS += test/hash/blake2b test/hash/sha512
EXTRA_DIST += test/hash/cavp.h test/hash/streaming.h
long_tests += test/hash/long
