# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/random: sources of random bytes.

check_PROGRAMS += test/random/isaac test/random/system
test_random_isaac_LDFLAGS = $(AM_LDFLAGS) -pthread
