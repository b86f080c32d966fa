check_PROGRAMS += test/random/system
