# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# doc: manual pages and essays.

dist_man_MANS += \
	doc/edmont.1 \
	doc/edmont.7 \
	doc/edmont-providers.7 \
	doc/edmont-spake2.7 \
	doc/edmont_dh.3 \
	doc/edmont_group.3 \
	doc/edmont_provider.3 \
	doc/edmont_ristretto.3 \
	doc/edmont_sign.3 \
	doc/edmont_spake2.3

EXTRA_DIST += \
	CONTRIBUTING \
	doc/adding-a-provider.md \
	doc/adding-a-target.md \
	doc/decisions.md \
	doc/maths.md \
	doc/performance.csv \
	doc/performance.md \
	doc/performance.png \
	doc/performance.svg \
	doc/soundness.md

# The computations in doc/maths.md that take minutes.
.PHONY: check-maths-long
check-long: check-maths-long
check-maths-long:
	MATHS_LONG=1 TOP_SRCDIR='$(abs_srcdir)' $(srcdir)/test/style/maths
