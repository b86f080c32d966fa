# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/core/ifma: a target for x86-64 with AVX-512 IFMA.

if TARGET_ifma
noinst_LTLIBRARIES += libifma.la
check_LTLIBRARIES += libifma-checked.la
target_libs += libifma.la
target_checked_libs += libifma-checked.la
endif

libifma_la_SOURCES = \
	src/core/ifma/backend.c \
	src/core/ifma/decode.c \
	src/core/ifma/decode.h \
	src/core/ifma/field.h \
	src/core/ifma/fixed_base.c \
	src/core/ifma/fixed_base.h \
	src/core/ifma/finish.c \
	src/core/ifma/finish.h \
	src/core/ifma/half_var.c \
	src/core/ifma/half_var.h \
	src/core/ifma/ladder.h \
	src/core/ifma/ladder_ymm.c \
	src/core/ifma/ladder_zmm.c \
	src/core/ifma/lanes.h \
	src/core/ifma/points.h \
	src/core/ifma/quads.h \
	src/core/ifma/width.h \
	src/core/ifma/window.c \
	src/core/ifma/window.h
libifma_la_CFLAGS = $(AM_CFLAGS) $(FLAGS_ifma)

libifma_checked_la_SOURCES = $(libifma_la_SOURCES)
libifma_checked_la_CFLAGS = $(libifma_la_CFLAGS)
libifma_checked_la_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS
libifma_checked_la_LIBTOOLFLAGS = --tag=disable-shared
