check_PROGRAMS += \
	test/providers/check \
	test/providers/digest \
	test/providers/provider

EXTRA_DIST += test/providers/faulty.h
