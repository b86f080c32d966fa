# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test: the test programs' own library, its test, and what scripts share.

test_libcheck_la_SOURCES = test/check.c test/check.h test/fakes.c test/fakes.h
test_libcheck_la_LIBTOOLFLAGS = --tag=disable-shared

# Every public function as a call, for the tests that walk through them all.
call_tables = \
	test/calls/base.c \
	test/calls/calls.c \
	test/calls/calls.h \
	test/calls/convert.c \
	test/calls/dh.c \
	test/calls/group.c \
	test/calls/provider.c \
	test/calls/secrets.c \
	test/calls/secrets.h \
	test/calls/sign.c \
	test/calls/spake2.c \
	test/calls/stream.c

check_PROGRAMS += test/check_self test/selftest
checked_tests += test/selftest
EXTRA_DIST += test/README test/count test/fence.h test/mutants.sh test/tap.sh \
	test/targets.h

# `make check-long`: what takes minutes.
long_tests =
EXTRA_PROGRAMS = $(long_tests)

.PHONY: check-long
check-long: $(long_tests:=$(EXEEXT))
	@status=0; for test in $(long_tests); do \
	  echo "$$test"; ./$$test$(EXEEXT) || status=1; done; exit $$status

# `make check-mutants`: the breaks of test/README; minutes.
.PHONY: check-mutants
check-mutants:
	@CC='$(CC)' CFLAGS='$(CFLAGS)' MAKE='$(MAKE)' $(SHELL) $(srcdir)/test/mutants.sh
