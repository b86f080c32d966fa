# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/providers: where hashes and random bytes come from.

edmont_sources += \
	src/providers/blake2b.c \
	src/providers/builtin.c \
	src/providers/check.c \
	src/providers/digest.c \
	src/providers/provider.c \
	src/providers/provider.h \
	src/providers/tables.h

if WITH_OPENSSL
edmont_sources += src/providers/openssl.c
endif
if WITH_SODIUM
edmont_sources += src/providers/sodium.c
endif
if WITH_CUSTOM
edmont_sources += src/providers/custom.c src/providers/donna.h src/providers/foreign.h
endif
if RANDOM_ISAAC_TEST
edmont_sources += src/providers/isaac.c
endif
