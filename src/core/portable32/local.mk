if TARGET_portable32
target_libs += libportable32.la
target_checked_libs += libportable32-checked.la
endif
EXTRA_LTLIBRARIES += libportable32.la libportable32-checked.la

libportable32_la_SOURCES = src/core/portable32/backend.c src/core/portable32/field.h
libportable32_la_CFLAGS = $(AM_CFLAGS) $(FLAGS_portable32)

libportable32_checked_la_SOURCES = $(libportable32_la_SOURCES)
libportable32_checked_la_CFLAGS = $(libportable32_la_CFLAGS)
libportable32_checked_la_CPPFLAGS = $(AM_CPPFLAGS) -DEDMONT_CHECKS
libportable32_checked_la_LIBTOOLFLAGS = --tag=disable-shared
