# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
check_SCRIPTS += test/link/link.sh
EXTRA_DIST += \
	test/link/first.c \
	test/link/intruder.c \
	test/link/program.c \
	test/link/second.c \
	test/link/wrappers.h
