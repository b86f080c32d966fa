# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/interop: edmont beside other implementations.

check_SCRIPTS += test/interop/openssl.sh

check_PROGRAMS += test/interop/sodium
test_interop_sodium_CPPFLAGS = $(AM_CPPFLAGS) $(SODIUM_CFLAGS) $(sodium_here)
test_interop_sodium_LDADD = $(LDADD) $(SODIUM_LIBS)
if HAVE_SODIUM
sodium_here = -DHAVE_SODIUM
endif
