# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/hash: hash functions, without providers.

edmont_sources += \
	src/hash/blake2b.c \
	src/hash/blake2b.h \
	src/hash/sha512.c \
	src/hash/sha512.h
