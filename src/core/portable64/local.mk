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

# Its field, and the group code over it.
if TARGET_portable64
check_PROGRAMS += \
	test/core/field-portable64 test/core/field-portable64-checked \
	test/core/toy-portable64 test/core/toy-portable64-checked
endif
test_core_toy_portable64_SOURCES = test/core/toy.c
test_core_toy_portable64_CPPFLAGS = $(test_core_field_portable64_CPPFLAGS)
test_core_field_portable64_SOURCES = test/core/field.c
test_core_field_portable64_CPPFLAGS = $(AM_CPPFLAGS) \
	-DFIELD_HEADER='"../../src/core/portable64/field.h"'
test_core_toy_portable64_checked_SOURCES = test/core/toy.c
test_core_toy_portable64_checked_CPPFLAGS = $(test_core_field_portable64_checked_CPPFLAGS)
test_core_field_portable64_checked_SOURCES = test/core/field.c
test_core_field_portable64_checked_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS \
	-DFIELD_HEADER='"../../src/core/portable64/field.h"'
