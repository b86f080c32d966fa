# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/bench: measurements, and a test that they can be made.

# `make bench`: edmont beside what Debian has; BENCH takes options, --help says which.
EXTRA_PROGRAMS += test/bench/bench
test_bench_bench_SOURCES = \
	test/bench/bench.c \
	test/bench/boringssl.c \
	test/bench/peers.h \
	test/bench/slots.c \
	test/bench/slots.h \
	src/tool/contest.c \
	src/tool/figures.c \
	src/tool/filter.c \
	src/tool/json.c \
	src/tool/labels.c \
	src/tool/operations.c \
	src/tool/operations_group.c \
	src/tool/operations_spake2.c \
	src/tool/providers.c \
	src/tool/report.c \
	src/tool/stopwatch.c
nodist_test_bench_bench_SOURCES = src/tool/build.c
test_bench_bench_CPPFLAGS = $(AM_CPPFLAGS)
test_bench_bench_LDADD = libedmont-private.la $(DL_LIBS)
EXTRA_DIST += test/bench/openssl.c test/bench/sodium.c
if HAVE_SODIUM
test_bench_bench_SOURCES += test/bench/sodium.c
test_bench_bench_CPPFLAGS += -DHAVE_SODIUM $(SODIUM_CFLAGS)
test_bench_bench_LDADD += $(SODIUM_LIBS)
endif
if HAVE_OPENSSL
test_bench_bench_SOURCES += test/bench/openssl.c
test_bench_bench_CPPFLAGS += -DHAVE_OPENSSL $(OPENSSL_CFLAGS)
test_bench_bench_LDADD += $(OPENSSL_LIBS)
endif
CLEANFILES += $(EXTRA_PROGRAMS)

.PHONY: bench
bench: test/bench/bench$(EXEEXT)
	@test/bench/bench$(EXEEXT) $(BENCH)

# `make figures` writes the tables in README and doc/performance.md and draws the chart, all of them
# out of doc/performance.csv; `make measure` measures that anew before, in three runs, since a
# machine may be busy with other things for seconds.
EXTRA_DIST += test/bench/chart.gnuplot test/bench/report.py
.PHONY: figures measure
figures:
	@python3 -B $(srcdir)/test/bench/report.py $(srcdir)
	@python3 -B $(srcdir)/test/bench/report.py $(srcdir) --chart > chart.data
	@title=`sed -n 's/^# cpu: //p' $(srcdir)/doc/performance.csv`; \
	title="$$title, commit `sed -n 's/^# commit: //p' $(srcdir)/doc/performance.csv`"; \
	for as in svg png; do \
	  gnuplot -e "data='chart.data'; title='$$title'; as='$$as'" \
	    -e "out='$(srcdir)/doc/performance.$$as'" $(srcdir)/test/bench/chart.gnuplot || exit 1; \
	done; rm -f chart.data

measure: test/bench/bench$(EXEEXT)
	@for run in 1 2 3; do test/bench/bench$(EXEEXT) --csv --seconds 0.4 || exit 1; done \
	  > performance.csv
	@mv performance.csv $(srcdir)/doc/performance.csv
	@$(MAKE) figures

check_SCRIPTS += test/bench/bench.sh
check_DATA = test/bench/bench$(EXEEXT)
