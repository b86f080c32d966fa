# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/spake2: password handshakes.

check_PROGRAMS += \
	test/spake2/arguments \
	test/spake2/order \
	test/spake2/rejects \
	test/spake2/secrets \
	test/spake2/vectors
checked_tests += test/spake2/rejects test/spake2/vectors
EXTRA_DIST += test/spake2/handshake.h test/spake2/sides.h test/spake2/zeros.h
