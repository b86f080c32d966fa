# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# options.m4: what the user of configure may choose.

# EDMONT_CHOICE(NAME, HELP, DEFAULT, VALUES)
# --with-NAME=VALUE, one of VALUES. Sets edmont_NAME, and in config.h EDMONT_<NAME>_<VALUE> to 1
# for the value chosen and to 0 for the others.
AC_DEFUN([EDMONT_CHOICE], [
AC_ARG_WITH([$1],
    [AS_HELP_STRING([--with-$1=]m4_join([|], $4), [$2 @<:@default=$3@:>@])],
    [edmont_$1=$withval], [edmont_$1=$3])
AS_CASE([$edmont_$1],
    [m4_join([|], $4)], [],
    [AC_MSG_ERROR([--with-$1=$edmont_$1: unknown; use one of: m4_join([, ], $4)])])
m4_foreach([value], [$4], [
AC_DEFINE_UNQUOTED(m4_toupper([EDMONT_$1_]m4_defn([value])),
    [`test "$edmont_$1" = value && echo 1 || echo 0`],
    [1 if the default of --with-$1 is ]m4_defn([value])[, else 0.])])
])

# EDMONT_SWITCH(NAME, VARIABLE, HELP)
# --enable-NAME, off by default. Sets VARIABLE to yes or no.
AC_DEFUN([EDMONT_SWITCH], [
AC_ARG_ENABLE([$1], [AS_HELP_STRING([--enable-$1], [$3 @<:@default=no@:>@])],
    [$2=$enableval], [$2=no])
AS_CASE([$$2], [yes|no], [], [AC_MSG_ERROR([--enable-$1=$$2: unknown; use yes or no])])
])

AC_DEFUN([EDMONT_OPTIONS], [
EDMONT_CHOICE([hash], [where SHA-512 comes from by default; with none, signing answers
    EDMONT_ERR_PROVIDER until the program calls edmont_hash_use], [builtin], [[builtin], [none]])
EDMONT_CHOICE([random], [where random bytes come from by default; with none, making keys answers
    EDMONT_ERR_PROVIDER until the program calls edmont_random_use], [system], [[system], [none]])

# The names that edmont_hash_by_name and edmont_random_by_name know them by, for edmont.pc.
AS_CASE([$edmont_hash], [builtin], [EDMONT_HASH_NAME=sha512], [EDMONT_HASH_NAME=$edmont_hash])
EDMONT_RANDOM_NAME=$edmont_random
AC_SUBST([EDMONT_HASH_NAME])
AC_SUBST([EDMONT_RANDOM_NAME])

EDMONT_SWITCH([insecure-random], [edmont_insecure_random],
    [let predictable random providers make keys: for tests, never for production])
AC_DEFINE_UNQUOTED([EDMONT_INSECURE_RANDOM],
    [`test "$edmont_insecure_random" = yes && echo 1 || echo 0`],
    [1 if predictable random providers may make secrets, else 0.])

EDMONT_SWITCH([checks], [edmont_checks],
    [let the library stop the program where a bound that it states does not hold; slow])
EDMONT_SWITCH([werror], [edmont_werror], [let compiler warnings stop the build])
])
