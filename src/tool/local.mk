# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/tool: the `edmont` command, a client of the library like any other.

bin_PROGRAMS += edmont
edmont_LDADD = libedmont.la
edmont_SOURCES = src/tool/main.c $(tool_parts)
nodist_edmont_SOURCES = src/tool/build.c

# All but main, for tests that run commands inside of themselves.
tool_parts = \
	src/tool/bench.c \
	src/tool/commands.c \
	src/tool/commands.h \
	src/tool/completion.c \
	src/tool/contest.c \
	src/tool/contest.h \
	src/tool/demo.c \
	src/tool/dh.c \
	src/tool/encode.c \
	src/tool/encode.h \
	src/tool/figures.c \
	src/tool/figures.h \
	src/tool/filter.c \
	src/tool/filter.h \
	src/tool/hash.c \
	src/tool/help.c \
	src/tool/help.h \
	src/tool/hexline.c \
	src/tool/hexline.h \
	src/tool/info.c \
	src/tool/input.c \
	src/tool/input.h \
	src/tool/json.c \
	src/tool/json.h \
	src/tool/key.c \
	src/tool/key.h \
	src/tool/keygen.c \
	src/tool/keyline.c \
	src/tool/keyline.h \
	src/tool/labels.c \
	src/tool/labels.h \
	src/tool/lines.c \
	src/tool/lines.h \
	src/tool/operations.c \
	src/tool/operations.h \
	src/tool/operations_group.c \
	src/tool/operations_spake2.c \
	src/tool/options.c \
	src/tool/options.h \
	src/tool/output.c \
	src/tool/output.h \
	src/tool/pair.c \
	src/tool/pair.h \
	src/tool/password.c \
	src/tool/password.h \
	src/tool/pem.c \
	src/tool/pem.h \
	src/tool/pkcs8.c \
	src/tool/pkcs8.h \
	src/tool/progress.c \
	src/tool/progress.h \
	src/tool/providers.c \
	src/tool/providers.h \
	src/tool/random.c \
	src/tool/report.c \
	src/tool/report.h \
	src/tool/secret.c \
	src/tool/secret.h \
	src/tool/sign.c \
	src/tool/spake2.c \
	src/tool/speed.c \
	src/tool/speed.h \
	src/tool/stopwatch.c \
	src/tool/stopwatch.h \
	src/tool/suites.c \
	src/tool/suites.h \
	src/tool/variant.c \
	src/tool/variant.h \
	src/tool/verify.c \
	src/tool/verify.h \
	src/tool/verify_many.c

# What `edmont bench` says of the build. Written by every make, and compiled again if it differs.
.PHONY: always
always:
CLEANFILES += src/tool/build.c
src/tool/build.c: always
	@$(MKDIR_P) src/tool; \
	commit=`cd $(srcdir) && test -e .git && git describe --always --dirty 2> /dev/null`; \
	flags=`echo '$(CFLAGS)' | sed 's/["\\]/\\&/g'`; \
	{ echo '/* Written by make. */'; \
	  echo '#include "src/tool/labels.h"'; \
	  echo "const char build_commit[] = \"$${commit:-unknown}\";"; \
	  echo "const char build_flags[] = \"$$flags\";"; } > $@.new; \
	if cmp -s $@.new $@; then rm -f $@.new; else mv $@.new $@; fi

# What `edmont --completion` prints, checked in: the tool may be built for another machine.
# test/tool/options.sh compares the two.
completiondir = $(datadir)/bash-completion/completions
dist_completion_DATA = src/tool/completion/edmont
