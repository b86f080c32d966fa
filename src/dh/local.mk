edmont_sources += src/dh/dh.c
