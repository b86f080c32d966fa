# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# examples: programs that use the library as it was installed.

EXTRA_DIST += \
	examples/installcheck.sh \
	examples/letter.c \
	examples/protocols/hash.h \
	examples/protocols/oprf.c \
	examples/protocols/oprf.h \
	examples/protocols/oprf_proof.c \
	examples/protocols/oprf_transcript.h \
	examples/protocols/vrf.c \
	examples/protocols/vrf.h \
	examples/providers/counting.c \
	examples/providers/donna_blake2b.h \
	examples/providers/openssl.c \
	examples/providers/pkcs11.c \
	examples/providers/pkcs11.h \
	examples/providers/pkcs11_custom.h \
	examples/providers/pkcs11_custom_hash.h \
	examples/providers/pkcs11_custom_random.h \
	examples/providers/providers.h \
	examples/providers/sodium.c \
	examples/python/edmont_spake2.py

installcheck-local:
	DESTDIR='$(DESTDIR)' bindir='$(bindir)' libdir='$(libdir)' srcdir='$(srcdir)' CC='$(CC)' \
	  CFLAGS='$(CFLAGS)' PKG_CONFIG='$(PKG_CONFIG)' EXEEXT='$(EXEEXT)' EMULATOR='$(EMULATOR)' \
	  $(SHELL) $(srcdir)/examples/installcheck.sh
