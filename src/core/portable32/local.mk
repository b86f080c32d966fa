# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/core/portable32: a target for every host.

if TARGET_portable32
noinst_LTLIBRARIES += libportable32.la
check_LTLIBRARIES += libportable32-checked.la
target_libs += libportable32.la
target_checked_libs += libportable32-checked.la
endif

libportable32_la_SOURCES = src/core/portable32/backend.c src/core/portable32/field.h
libportable32_la_CFLAGS = $(AM_CFLAGS) $(FLAGS_portable32)

libportable32_checked_la_SOURCES = $(libportable32_la_SOURCES)
libportable32_checked_la_CFLAGS = $(libportable32_la_CFLAGS)
libportable32_checked_la_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS
libportable32_checked_la_LIBTOOLFLAGS = --tag=disable-shared

# Its field, and the group code over it.
check_PROGRAMS += \
	test/core/field-portable32 test/core/field-portable32-checked \
	test/core/toy-portable32 test/core/toy-portable32-checked
test_core_toy_portable32_SOURCES = test/core/toy.c
test_core_toy_portable32_CPPFLAGS = $(test_core_field_portable32_CPPFLAGS)
test_core_field_portable32_SOURCES = test/core/field.c
test_core_field_portable32_CPPFLAGS = $(AM_CPPFLAGS) \
	-DFIELD_HEADER='"../../src/core/portable32/field.h"'
test_core_toy_portable32_checked_SOURCES = test/core/toy.c
test_core_toy_portable32_checked_CPPFLAGS = $(test_core_field_portable32_checked_CPPFLAGS)
test_core_field_portable32_checked_SOURCES = test/core/field.c
test_core_field_portable32_checked_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS \
	-DFIELD_HEADER='"../../src/core/portable32/field.h"'
