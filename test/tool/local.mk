# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors

check_PROGRAMS += test/tool/encode test/tool/pem test/tool/keyline test/tool/output \
	test/tool/info test/tool/failures test/tool/hexline
test_tool_encode_SOURCES = test/tool/encode.c src/tool/encode.c
test_tool_pem_SOURCES = test/tool/pem.c src/tool/pem.c src/tool/pkcs8.c src/tool/encode.c
test_tool_keyline_SOURCES = test/tool/keyline.c src/tool/keyline.c src/tool/encode.c
test_tool_output_SOURCES = test/tool/output.c src/tool/output.c src/tool/input.c src/tool/report.c
# A library of its own, and not the real one.
test_tool_info_SOURCES = test/tool/info.c src/tool/info.c src/tool/providers.c src/tool/json.c \
	src/tool/report.c
test_tool_info_LDADD = test/libcheck.la
test_tool_hexline_SOURCES = test/tool/hexline.c src/tool/hexline.c src/tool/encode.c \
	src/tool/input.c src/tool/json.c src/tool/output.c src/tool/report.c
test_tool_failures_SOURCES = test/tool/failures.c $(tool_parts)
nodist_test_tool_failures_SOURCES = src/tool/build.c

check_SCRIPTS += \
	test/tool/defaults.sh \
	test/tool/options.sh \
	test/tool/providers.sh \
	test/tool/schemes.sh \
	test/tool/hash.sh \
	test/tool/random.sh \
	test/tool/keys.sh \
	test/tool/files.sh \
	test/tool/sign.sh \
	test/tool/spake2.sh \
	test/tool/variants.sh \
	test/tool/large.sh \
	test/tool/many.sh \
	test/tool/progress.sh \
	test/tool/bench.sh \
	test/tool/json.sh \
	test/tool/demo.sh

EXTRA_DIST += test/tool/cases.sh test/tool/pinned
