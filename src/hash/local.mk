edmont_sources += \
	src/hash/sha512.c \
	src/hash/sha512.h
