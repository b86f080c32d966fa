edmont_sources += src/random/system.h
