# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/sign: Ed25519.

sign_tests = \
	test/sign/blind \
	test/sign/context \
	test/sign/convert \
	test/sign/cosi \
	test/sign/equation \
	test/sign/hedged \
	test/sign/key \
	test/sign/rules \
	test/sign/sign \
	test/sign/stream \
	test/sign/verify \
	test/sign/xeddsa

check_PROGRAMS += $(sign_tests) test/sign/batch
test_sign_batch_LDFLAGS = $(AM_LDFLAGS) -pthread
EXTRA_DIST += test/sign/adversary.h test/sign/batch.h
checked_tests += $(sign_tests)
check_SCRIPTS += test/sign/table.sh
long_tests += test/sign/batch_long test/sign/long
