# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/group: group.h, the group for programs outside.

edmont_sources += \
	src/group/group.h \
	src/group/hash_to_group.c \
	src/group/point.c \
	src/group/ristretto.c \
	src/group/scalar.c
