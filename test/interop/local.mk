# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/interop: edmont beside other implementations.

check_SCRIPTS += test/interop/openssl.sh

# The examples, compiled and run by scripts as their readers would.
check_SCRIPTS += test/interop/pkcs11.sh test/interop/pkcs11_custom.sh
EXTRA_DIST += \
	test/interop/interposer.c \
	test/interop/interposer.h \
	test/interop/pkcs11.c \
	test/interop/pkcs11.h \
	test/interop/pkcs11_faults.c \
	test/interop/pkcs11_server.c \
	test/interop/softhsm.sh

check_PROGRAMS += test/interop/sodium
test_interop_sodium_CPPFLAGS = $(AM_CPPFLAGS) -DSODIUM_FOUND='"$(have_libsodium)"' $(sodium_flags)
test_interop_sodium_LDADD = $(LDADD) $(sodium_libs)
if HAVE_SODIUM
sodium_flags = -DHAVE_SODIUM $(SODIUM_CFLAGS)
sodium_libs = $(SODIUM_LIBS)
endif

check_PROGRAMS += test/interop/xeddsa
test_interop_xeddsa_CPPFLAGS = $(AM_CPPFLAGS) -DXEDDSA_FOUND='"$(have_xeddsa)"'
test_interop_xeddsa_LDADD = $(LDADD)
if HAVE_XEDDSA
test_interop_xeddsa_CPPFLAGS += -DHAVE_XEDDSA
test_interop_xeddsa_LDADD += -lxeddsa
endif

# SPAKE2 against those who speak it.
check_PROGRAMS += test/interop/spake2_boringssl
test_interop_spake2_boringssl_LDADD = $(LDADD) $(DL_LIBS)
check_SCRIPTS += \
	test/interop/spake2_krb5.sh \
	test/interop/spake2_python.sh \
	test/interop/spake2_wormhole.sh
EXTRA_DIST += \
	test/interop/boringssl.h \
	test/interop/loopback.sh \
	test/interop/spake2_krb5.c \
	test/interop/spake2_krb5_shim.c \
	test/interop/spake2_python.py
