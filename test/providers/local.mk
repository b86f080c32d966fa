# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/providers: providers, good and faulty.

check_PROGRAMS += \
	test/providers/check \
	test/providers/digest \
	test/providers/provider
