# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/core/adx: x86-64 with BMI2 and ADX, in assembly.

if TARGET_adx
noinst_LTLIBRARIES += libadx.la
check_LTLIBRARIES += libadx-checked.la
target_libs += libadx.la
target_checked_libs += libadx-checked.la
endif

libadx_la_SOURCES = src/core/adx/backend.c src/core/adx/field.h src/core/adx/edwards.S \
	src/core/adx/field.S src/core/adx/inversion.S src/core/adx/ladder.S \
	src/core/adx/products.S src/core/adx/select.S
libadx_la_CFLAGS = $(AM_CFLAGS) $(FLAGS_adx)
libadx_la_CCASFLAGS = $(AM_CCASFLAGS)

libadx_checked_la_SOURCES = $(libadx_la_SOURCES)
libadx_checked_la_CFLAGS = $(libadx_la_CFLAGS)
libadx_checked_la_CCASFLAGS = $(AM_CCASFLAGS)
libadx_checked_la_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS
libadx_checked_la_LIBTOOLFLAGS = --tag=disable-shared

# Its field, and the group code over it.
if TARGET_adx
check_PROGRAMS += \
	test/core/field-adx test/core/field-adx-checked \
	test/core/toy-adx test/core/toy-adx-checked
endif
test_core_toy_adx_SOURCES = test/core/toy.c
test_core_toy_adx_CPPFLAGS = $(test_core_field_adx_CPPFLAGS)
test_core_field_adx_SOURCES = test/core/field.c
test_core_field_adx_CPPFLAGS = $(AM_CPPFLAGS) \
	-DFIELD_HEADER='"../../src/core/adx/field.h"' -DFIELD_CPU=CPU_BMI2_ADX
test_core_toy_adx_checked_SOURCES = test/core/toy.c
test_core_toy_adx_checked_CPPFLAGS = $(test_core_field_adx_checked_CPPFLAGS)
test_core_field_adx_checked_SOURCES = test/core/field.c
test_core_field_adx_checked_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS \
	-DFIELD_HEADER='"../../src/core/adx/field.h"' -DFIELD_CPU=CPU_BMI2_ADX
