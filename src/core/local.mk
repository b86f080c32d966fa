# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/core: arithmetic, and the choice of the target that does it.

edmont_sources += \
	src/core/base.c \
	src/core/backend.h \
	src/core/backends.def \
	src/core/bytes.h \
	src/core/compiler.h \
	src/core/cpu.c \
	src/core/cpu.h \
	src/core/ct.h \
	src/core/dispatch.c \
	src/core/divstep.h \
	src/core/half.c \
	src/core/half.h \
	src/core/point.c \
	src/core/point.h \
	src/core/scalar.c \
	src/core/scalar.h \
	src/core/weak.h \
	src/core/wipe.c \
	src/core/wipe.h

# For the targets to include.
edmont_sources += \
	src/core/generic/digits.h \
	src/core/generic/edwards.h \
	src/core/generic/encode.h \
	src/core/generic/field.h \
	src/core/generic/fixed_base.h \
	src/core/generic/ladder.h \
	src/core/generic/montgomery.h \
	src/core/generic/pippenger.h \
	src/core/generic/points.h \
	src/core/generic/power.h \
	src/core/generic/public_table.h \
	src/core/generic/ristretto.h \
	src/core/generic/slots.h \
	src/core/generic/straus.h \
	src/core/generic/window.h \
	src/core/generic/words.h \
	src/core/tables/base.c \
	src/core/tables/base.h \
	src/core/tables/constants.h

EXTRA_DIST += \
	src/core/asm/divstep.py \
	src/core/asm/emit.py \
	src/core/asm/field.py \
	src/core/asm/functions.py \
	src/core/asm/make_asm.py \
	src/core/asm/select_lanes.py \
	src/core/tables/make_tables.py
