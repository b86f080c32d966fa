# The test programs' own library, and its test.
test_libcheck_la_SOURCES = test/check.c test/check.h
test_libcheck_la_LIBTOOLFLAGS = --tag=disable-shared

check_PROGRAMS += test/check_self
