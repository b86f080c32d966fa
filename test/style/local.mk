# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/style: the sources, documents and objects, by their form.

check_SCRIPTS += \
	test/style/documents \
	test/style/examples \
	test/style/exports \
	test/style/floors \
	test/style/floors_fail.sh \
	test/style/man \
	test/style/maths \
	test/style/own_hash \
	test/style/readme \
	test/style/tables \
	test/style/two_terminals

EXTRA_DIST += test/style/build_tree.sh
