# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/spake2: password handshakes.

spake2_tests = \
	test/spake2/order \
	test/spake2/rejects \
	test/spake2/vectors

check_PROGRAMS += $(spake2_tests)
EXTRA_DIST += test/spake2/handshake.h test/spake2/sides.h
checked_tests += $(spake2_tests)
