# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/core/portable64: a target for hosts with 128-bit integers.

if TARGET_portable64
noinst_LTLIBRARIES += libportable64.la
check_LTLIBRARIES += libportable64-checked.la
target_libs += libportable64.la
target_checked_libs += libportable64-checked.la
endif

libportable64_la_SOURCES = src/core/portable64/backend.c src/core/portable64/field.h
libportable64_la_CFLAGS = $(AM_CFLAGS) $(FLAGS_portable64)

libportable64_checked_la_SOURCES = $(libportable64_la_SOURCES)
libportable64_checked_la_CFLAGS = $(libportable64_la_CFLAGS)
libportable64_checked_la_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS
libportable64_checked_la_LIBTOOLFLAGS = --tag=disable-shared
