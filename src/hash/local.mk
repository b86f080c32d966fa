# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/hash: hash functions, without providers.

edmont_sources += \
	src/hash/blake2b.c \
	src/hash/blake2b.h \
	src/hash/hkdf.c \
	src/hash/hkdf.h \
	src/hash/hmac.c \
	src/hash/hmac.h \
	src/hash/sha256.c \
	src/hash/sha256.h \
	src/hash/sha512.c \
	src/hash/sha512.h
