check_PROGRAMS += test/dh/dh
checked_tests += test/dh/dh
long_tests += test/dh/long

EXTRA_DIST += test/dh/iterate.h
