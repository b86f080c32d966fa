check_PROGRAMS += test/hash/sha512
long_tests += test/hash/long
