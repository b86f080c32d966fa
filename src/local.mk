edmont_sources += src/selftest.c
