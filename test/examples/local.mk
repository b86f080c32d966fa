# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/examples: the files of examples/providers and examples/protocols, linked as a user's program
# is: with what the library exports and no more.

check_PROGRAMS += \
	test/examples/counting \
	test/examples/openssl \
	test/examples/oprf \
	test/examples/sodium \
	test/examples/vrf
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

test_examples_oprf_SOURCES = test/examples/oprf.c examples/protocols/oprf.c \
	examples/protocols/oprf_proof.c
test_examples_oprf_LDADD = test/libcheck.la libedmont.la

test_examples_vrf_SOURCES = test/examples/vrf.c examples/protocols/vrf.c
test_examples_vrf_LDADD = test/libcheck.la libedmont.la
