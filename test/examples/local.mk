# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/examples: the providers of examples/providers, linked as a user's program is: with what the
# library exports and no more.

check_PROGRAMS += \
	test/examples/counting \
	test/examples/openssl \
	test/examples/sodium
EXTRA_DIST += test/examples/uses.h

test_examples_counting_SOURCES = test/examples/counting.c examples/providers/counting.c \
	examples/providers/providers.h
test_examples_counting_LDFLAGS = $(AM_LDFLAGS) -pthread
test_examples_counting_LDADD = test/libcheck.la libedmont.la

test_examples_openssl_SOURCES = test/examples/openssl.c
test_examples_openssl_CPPFLAGS = $(AM_CPPFLAGS) -DOPENSSL_FOUND='"$(have_openssl)"'
test_examples_openssl_LDADD = test/libcheck.la libedmont.la
if HAVE_OPENSSL
test_examples_openssl_SOURCES += examples/providers/openssl.c examples/providers/providers.h
test_examples_openssl_CPPFLAGS += -DHAVE_OPENSSL $(OPENSSL_CFLAGS)
test_examples_openssl_LDADD += $(OPENSSL_LIBS)
endif

test_examples_sodium_SOURCES = test/examples/sodium.c
test_examples_sodium_CPPFLAGS = $(AM_CPPFLAGS) -DSODIUM_FOUND='"$(have_libsodium)"'
test_examples_sodium_LDADD = test/libcheck.la libedmont.la
if HAVE_SODIUM
test_examples_sodium_SOURCES += examples/providers/sodium.c examples/providers/providers.h
test_examples_sodium_CPPFLAGS += -DHAVE_SODIUM $(SODIUM_CFLAGS)
test_examples_sodium_LDADD += $(SODIUM_LIBS)
endif
