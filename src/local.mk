# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src: what belongs to no room.

edmont_sources += src/selftest.c
