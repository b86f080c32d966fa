# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/random: sources of random bytes.

check_PROGRAMS += test/random/system
