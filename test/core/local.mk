# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/core: arithmetic.

# The tests of headers, compiled once for each of the forms that a header has: divstep here, field
# and toy in the local.mk of every target that has a field.
check_PROGRAMS += \
	test/core/base \
	test/core/dispatch \
	test/core/half \
	test/core/maps \
	test/core/point \
	test/core/scalar \
	test/core/slots
checked_tests += test/core/maps test/core/scalar test/core/slots
EXTRA_DIST += test/core/big.h test/core/hard.h

# A field in lanes has a test of its own.
if TARGET_ifma
check_PROGRAMS += test/core/ifma test/core/ifma-checks
endif
test_core_ifma_CFLAGS = $(AM_CFLAGS) $(FLAGS_ifma)
test_core_ifma_checks_SOURCES = test/core/ifma.c
test_core_ifma_checks_CFLAGS = $(test_core_ifma_CFLAGS)
test_core_ifma_checks_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS

if TARGET_portable64
check_PROGRAMS += test/core/divstep-62
endif
test_core_divstep_62_SOURCES = test/core/divstep.c
test_core_divstep_62_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS -DDIVSTEP_LIMB_BITS=62
check_PROGRAMS += test/core/divstep-30
test_core_divstep_30_SOURCES = test/core/divstep.c
test_core_divstep_30_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS -DDIVSTEP_LIMB_BITS=30

# The first call of a process, from many threads; check-threads: under ThreadSanitizer.
check_PROGRAMS += test/core/threads
test_core_threads_LDFLAGS = $(AM_LDFLAGS) -pthread
EXTRA_DIST += test/core/race.c test/core/threads.sh
.PHONY: check-threads
check-threads:
	@$(library_environment) $(SHELL) $(srcdir)/test/core/threads.sh

# The verification rules on a toy curve, on the best of the portable targets; check-long: all of it.
if TARGET_portable64
toy_rules_CPPFLAGS = $(test_core_field_portable64_CPPFLAGS)
else
toy_rules_CPPFLAGS = $(test_core_field_portable32_CPPFLAGS)
endif
check_PROGRAMS += test/core/toy_rules
test_core_toy_rules_CPPFLAGS = $(toy_rules_CPPFLAGS)
long_tests += test/core/toy_rules_long
test_core_toy_rules_long_SOURCES = test/core/toy_rules.c
test_core_toy_rules_long_CPPFLAGS = $(toy_rules_CPPFLAGS) -DTOY_STRIDE=1
EXTRA_DIST += test/core/toy.h

# doc/adding-a-target.md, followed in a copy of the tree; half a minute.
EXTRA_DIST += test/core/adding_target.sh
.PHONY: check-adding-target
check-adding-target:
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/test/core/adding_target.sh
