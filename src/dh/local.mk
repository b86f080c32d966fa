# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# src/dh: X25519.

edmont_sources += src/dh/dh.c
