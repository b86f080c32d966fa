# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/interop: edmont beside other implementations.

check_SCRIPTS += test/interop/openssl.sh

check_PROGRAMS += test/interop/sodium
test_interop_sodium_CPPFLAGS = $(AM_CPPFLAGS) -DSODIUM_FOUND='"$(have_libsodium)"' $(sodium_flags)
test_interop_sodium_LDADD = $(LDADD) $(sodium_libs)
if HAVE_SODIUM
sodium_flags = -DHAVE_SODIUM $(SODIUM_CFLAGS)
sodium_libs = $(SODIUM_LIBS)
endif
