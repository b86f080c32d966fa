# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/providers: where hashes and random bytes come from.

edmont_sources += \
	src/providers/builtin.c \
	src/providers/check.c \
	src/providers/digest.c \
	src/providers/provider.c \
	src/providers/provider.h \
	src/providers/tables.h
