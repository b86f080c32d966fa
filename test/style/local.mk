check_SCRIPTS += \
	test/style/floors \
	test/style/floors_fail.sh \
	test/style/tables

EXTRA_DIST += test/style/exports

# Used by test scripts of every room.
EXTRA_DIST += test/tap.sh
