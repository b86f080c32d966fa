edmont_sources += \
	src/random/system.c \
	src/random/system.h
