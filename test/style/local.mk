check_SCRIPTS += \
	test/style/exports \
	test/style/floors \
	test/style/floors_fail.sh \
	test/style/tables

# Used by test scripts of every room.
EXTRA_DIST += test/tap.sh
