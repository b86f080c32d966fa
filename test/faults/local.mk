# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/faults: every public function with providers that go wrong.

check_PROGRAMS += test/faults/fakes test/faults/faults
test_faults_faults_SOURCES = test/faults/faults.c $(call_tables)

# The exported names, as the members of an array of strings.
CLEANFILES += test/faults/exports.h
test/faults/faults.$(OBJEXT): test/faults/exports.h
test/faults/exports.h: $(srcdir)/src/edmont.exports
	$(AM_V_GEN)$(MKDIR_P) $(@D) && sed 's/.*/"&",/' $(srcdir)/src/edmont.exports > $@.new && \
	  mv $@.new $@
