# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/fuzz: what takes bytes from outside. A target is a file with a line in fuzz_targets.

fuzz_targets = confirm finish hexline
fuzz_hexline = src/tool/hexline.c src/tool/encode.c src/tool/input.c src/tool/json.c \
	src/tool/output.c src/tool/report.c

check_PROGRAMS += test/fuzz/confirm test/fuzz/finish test/fuzz/hexline
test_fuzz_confirm_SOURCES = test/fuzz/confirm.c test/fuzz/driver.c test/fuzz/fuzz.h
test_fuzz_finish_SOURCES = test/fuzz/finish.c test/fuzz/driver.c
test_fuzz_hexline_SOURCES = test/fuzz/hexline.c test/fuzz/driver.c $(fuzz_hexline)
EXTRA_DIST += test/fuzz/fuzz.sh

# `make fuzz SECONDS=600`: each target for so long under libFuzzer, which is clang's.
.PHONY: fuzz
fuzz: $(fuzz_targets:%=test/fuzz/%$(EXEEXT))
	@$(library_environment) FUZZ_TARGETS='$(fuzz_targets)' FUZZ_PARTS='$(fuzz_hexline)' \
	  SECONDS_EACH='$(SECONDS)' $(SHELL) $(srcdir)/test/fuzz/fuzz.sh
