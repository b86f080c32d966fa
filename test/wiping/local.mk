# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
wiping_stage = \
	$(call_tables) \
	test/wiping/painted.c \
	test/wiping/painted.h \
	test/wiping/trial.c \
	test/wiping/trial.h

check_PROGRAMS += test/wiping/wiping test/wiping/depth
test_wiping_wiping_SOURCES = \
	test/wiping/wiping.c \
	test/wiping/controls.c \
	test/wiping/controls.h \
	$(wiping_stage)
test_wiping_depth_SOURCES = test/wiping/depth.c test/wiping/no_wipe.c $(wiping_stage)
EXTRA_DIST += test/wiping/compilers.sh

# The same two programs, with the library as every compiler makes it; a minute or two.
.PHONY: check-wiping
check-wiping:
	@$(library_environment) $(SHELL) $(srcdir)/test/wiping/compilers.sh
