# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/providers: providers, good and faulty.

check_PROGRAMS += \
	test/providers/blake2b \
	test/providers/check \
	test/providers/default \
	test/providers/defects \
	test/providers/digest \
	test/providers/fork \
	test/providers/openssl \
	test/providers/provider \
	test/providers/sodium \
	test/providers/threads
test_providers_threads_LDFLAGS = $(AM_LDFLAGS) -pthread
EXTRA_DIST += test/providers/names.h

test_providers_openssl_CPPFLAGS = $(AM_CPPFLAGS) -DOPENSSL_FOUND='"$(have_openssl)"'
test_providers_openssl_LDADD = $(LDADD)
if WITH_OPENSSL
test_providers_openssl_LDADD += $(OPENSSL_LIBS)
endif
test_providers_sodium_CPPFLAGS = $(AM_CPPFLAGS) -DSODIUM_FOUND='"$(have_libsodium)"'
