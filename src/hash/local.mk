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
	src/hash/sha512.h \
	src/hash/sha512_blocks.h

# The compression for x86-64 has flags of its own, as a target has. Elsewhere it is empty.
noinst_LTLIBRARIES += libsha512_x86.la
target_libs += libsha512_x86.la
target_checked_libs += libsha512_x86.la
libsha512_x86_la_SOURCES = src/hash/sha512_x86.c
libsha512_x86_la_CFLAGS = $(AM_CFLAGS) $(FLAGS_sha512_x86)
