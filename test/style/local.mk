check_SCRIPTS += \
	test/style/documents \
	test/style/exports \
	test/style/floors \
	test/style/floors_fail.sh \
	test/style/man \
	test/style/maths \
	test/style/readme \
	test/style/tables

EXTRA_DIST += test/style/build_tree.sh

# Used by test scripts of every room.
EXTRA_DIST += test/tap.sh
