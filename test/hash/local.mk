# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/hash: hash functions.

check_PROGRAMS += test/hash/blake2b test/hash/hkdf test/hash/hmac test/hash/sha256 \
	test/hash/sha512 test/hash/sha512_portable
checked_tests += test/hash/hkdf
EXTRA_DIST += test/hash/cavp.h test/hash/streaming.h
long_tests += test/hash/long
