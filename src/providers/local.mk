edmont_sources += \
	src/providers/builtin.c \
	src/providers/check.c \
	src/providers/digest.c \
	src/providers/provider.c \
	src/providers/provider.h \
	src/providers/tables.h
