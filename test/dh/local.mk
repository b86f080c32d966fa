# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/dh: X25519.

check_PROGRAMS += test/dh/dh
checked_tests += test/dh/dh
long_tests += test/dh/long

EXTRA_DIST += test/dh/iterate.h
