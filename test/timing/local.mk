# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
EXTRA_DIST += \
	test/timing/calls.c \
	test/timing/controls.c \
	test/timing/ctime.c \
	test/timing/ctime.h \
	test/timing/ctime.sh \
	test/timing/decode.c \
	test/timing/decode.h \
	test/timing/library.sh \
	test/timing/slots.c \
	test/timing/step.c \
	test/timing/step.h \
	test/timing/step.sh \
	test/timing/step_controls.c \
	test/timing/step_sample.S

# What the library consists of, for scripts that compile it by themselves (library.sh): the common
# files, then after a slash each target's options and files.
library_environment = $(AM_TESTS_ENVIRONMENT) \
	LIBRARY_SOURCES='$(filter %.c,$(edmont_sources)) \
	  $(foreach lib,$(target_libs),/ $(FLAGS_$(lib:lib%.la=%)) \
	  $(filter %.c %.S,$($(lib:%.la=%_la_SOURCES))))'; export LIBRARY_SOURCES; \
	LIBRARY_CPPFLAGS='$(DEFS) -I$(abs_builddir) -I$(abs_srcdir)/include \
	  $(EDMONT_PROVIDER_CFLAGS)'; \
	export LIBRARY_CPPFLAGS; \
	CALL_TABLES='$(filter %.c,$(call_tables))'; export CALL_TABLES;

# Branches and addresses that depend on secrets: with valgrind, in the library as many options make
# it; and one instruction at a time, in the library as it is here. Half an hour; CTIME_SUBSET=1: two
# minutes.
.PHONY: check-ctime check-step
check-ctime: check-step
	@$(library_environment) $(SHELL) $(srcdir)/test/timing/ctime.sh

check-step: libedmont-private.la
	@$(library_environment) $(SHELL) $(srcdir)/test/timing/step.sh
