edmont_sources += src/providers/provider.h
