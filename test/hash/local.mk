check_PROGRAMS += test/hash/sha512
