# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/bench: measurements; nothing here is a test.

# `make bench`: edmont beside what Debian has.
EXTRA_PROGRAMS += test/bench/compare
test_bench_compare_CPPFLAGS = $(AM_CPPFLAGS) $(SODIUM_CFLAGS) -DBENCH_CFLAGS='"$(CFLAGS)"'
test_bench_compare_LDADD = libedmont-private.la $(SODIUM_LIBS)
CLEANFILES += $(EXTRA_PROGRAMS)

.PHONY: bench
if HAVE_SODIUM
bench: test/bench/compare$(EXEEXT)
	BENCH_COMMIT=`cd $(srcdir) && git describe --always --dirty 2>/dev/null` test/bench/compare
else
bench:
	@echo 'make bench needs libsodium. Debian: apt-get install libsodium-dev' >&2; exit 1
endif
