# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/core/amd64: any x86-64, in assembly.

if TARGET_amd64
noinst_LTLIBRARIES += libamd64.la
check_LTLIBRARIES += libamd64-checked.la
target_libs += libamd64.la
target_checked_libs += libamd64-checked.la
endif

libamd64_la_SOURCES = src/core/amd64/backend.c src/core/amd64/field.h src/core/amd64/edwards.S \
	src/core/amd64/field.S src/core/amd64/inversion.S src/core/amd64/ladder.S \
	src/core/amd64/products.S src/core/amd64/select.S
libamd64_la_CFLAGS = $(AM_CFLAGS) $(FLAGS_amd64)
libamd64_la_CCASFLAGS = $(AM_CCASFLAGS)

libamd64_checked_la_SOURCES = $(libamd64_la_SOURCES)
libamd64_checked_la_CFLAGS = $(libamd64_la_CFLAGS)
libamd64_checked_la_CCASFLAGS = $(AM_CCASFLAGS)
libamd64_checked_la_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS
libamd64_checked_la_LIBTOOLFLAGS = --tag=disable-shared

# Its field, and the group code over it.
if TARGET_amd64
check_PROGRAMS += \
	test/core/field-amd64 test/core/field-amd64-checked \
	test/core/toy-amd64 test/core/toy-amd64-checked
endif
test_core_toy_amd64_SOURCES = test/core/toy.c
test_core_toy_amd64_CPPFLAGS = $(test_core_field_amd64_CPPFLAGS)
test_core_field_amd64_SOURCES = test/core/field.c
test_core_field_amd64_CPPFLAGS = $(AM_CPPFLAGS) \
	-DFIELD_HEADER='"../../src/core/amd64/field.h"'
test_core_toy_amd64_checked_SOURCES = test/core/toy.c
test_core_toy_amd64_checked_CPPFLAGS = $(test_core_field_amd64_checked_CPPFLAGS)
test_core_field_amd64_checked_SOURCES = test/core/field.c
test_core_field_amd64_checked_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS \
	-DFIELD_HEADER='"../../src/core/amd64/field.h"'
