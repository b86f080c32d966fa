# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/configure: the choices that configure offers.

EXTRA_DIST += test/configure/cells test/configure/configure.sh test/configure/matrix.sh \
	test/configure/donna_random.h test/configure/header_hash.h test/configure/header_random.h

# `make check-configure`: what configure refuses and where it finds things; a minute.
.PHONY: check-configure
check-configure:
	@$(SHELL) $(srcdir)/test/configure/configure.sh

# `make check-matrix`: every test with every provider as the default; MATRIX=part for those alone
# that providers can break. What is built stays in ./matrix.
.PHONY: check-matrix
check-matrix:
	@$(MKDIR_P) matrix && cd matrix && \
	  $(SHELL) $(abs_srcdir)/test/configure/matrix.sh $(MATRIX)
MATRIX = all

clean-local:
	rm -rf matrix
