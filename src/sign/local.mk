edmont_sources += \
	src/sign/key.c \
	src/sign/key.h \
	src/sign/sign.c \
	src/sign/verify.c
