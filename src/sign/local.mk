# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/sign: Ed25519.

edmont_sources += \
	src/sign/batch.c \
	src/sign/blind.c \
	src/sign/convert.c \
	src/sign/cosi.c \
	src/sign/dom.h \
	src/sign/key.c \
	src/sign/key.h \
	src/sign/rule.c \
	src/sign/rule.h \
	src/sign/sign.c \
	src/sign/step.c \
	src/sign/step.h \
	src/sign/stream.c \
	src/sign/verify.c \
	src/sign/weak.h \
	src/sign/xeddsa.c
