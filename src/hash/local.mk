# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/hash: hash functions, without providers.

edmont_sources += \
	src/hash/sha512.c \
	src/hash/sha512.h
