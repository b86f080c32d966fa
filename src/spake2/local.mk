# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/spake2: password handshakes.

edmont_sources += \
	src/spake2/cpace.c \
	src/spake2/cpace.h \
	src/spake2/masked.c \
	src/spake2/masked.h \
	src/spake2/masks.h \
	src/spake2/masks_boringssl.c \
	src/spake2/masks_python.c \
	src/spake2/masks_rfc9382.c \
	src/spake2/password.c \
	src/spake2/password.h \
	src/spake2/spake2.c \
	src/spake2/state.h \
	src/spake2/suite.h \
	src/spake2/suites.c \
	src/spake2/transcript.c \
	src/spake2/transcript.h

if SPAKE2_LEGACY
edmont_sources += src/spake2/masks_pure25519.c
endif
