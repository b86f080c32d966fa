# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/group: scalars, points, ristretto255, hashing to them.

check_PROGRAMS += \
	test/group/hash_to_group \
	test/group/overlap \
	test/group/point \
	test/group/ristretto \
	test/group/scalar
