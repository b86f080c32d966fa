# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/bench: measurements; nothing here is a test.

# `make bench`: edmont beside what Debian has.
EXTRA_PROGRAMS += test/bench/compare test/bench/handshake
EXTRA_DIST += test/bench/rounds.h
bench_flags = $(AM_CPPFLAGS) -DBENCH_CFLAGS='"$(CFLAGS)"'
test_bench_compare_CPPFLAGS = $(bench_flags) $(SODIUM_CFLAGS)
test_bench_compare_LDADD = libedmont-private.la $(SODIUM_LIBS)
test_bench_handshake_CPPFLAGS = $(bench_flags)
test_bench_handshake_LDADD = libedmont-private.la $(DL_LIBS)
CLEANFILES += $(EXTRA_PROGRAMS)

.PHONY: bench
if HAVE_SODIUM
bench: test/bench/compare$(EXEEXT) test/bench/handshake$(EXEEXT)
	@commit=`cd $(srcdir) && git describe --always --dirty 2>/dev/null`; \
	BENCH_COMMIT=$$commit test/bench/compare && echo && \
	BENCH_COMMIT=$$commit test/bench/handshake
else
bench:
	@echo 'make bench needs libsodium. Debian: apt-get install libsodium-dev' >&2; exit 1
endif
