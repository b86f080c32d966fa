# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/random: sources of random bytes, without providers.

edmont_sources += \
	src/random/system.c \
	src/random/system.h

if RANDOM_ISAAC_TEST
edmont_sources += src/random/isaac.c src/random/isaac.h
endif
