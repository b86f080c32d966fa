# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# options.m4: what the user of configure may choose.

# EDMONT_CHOICE(NAME, HELP, DEFAULT, VALUES)
# --with-NAME=VALUE, one of VALUES. Sets edmont_NAME, with _ for -.
AC_DEFUN([EDMONT_CHOICE], [
AC_ARG_WITH([$1],
    [AS_HELP_STRING([--with-$1=]m4_join([|], $4), [$2 @<:@default=$3@:>@])],
    [AS_TR_SH([edmont_$1])=$withval], [AS_TR_SH([edmont_$1])=$3])
AS_CASE([$AS_TR_SH([edmont_$1])],
    [m4_join([|], $4)], [],
    [AC_MSG_ERROR([--with-$1=$AS_TR_SH([edmont_$1]): unknown; use one of: m4_join([, ], $4)])])
])

# EDMONT_SWITCH(NAME, VARIABLE, HELP)
# --enable-NAME, off by default. Sets VARIABLE to yes or no.
AC_DEFUN([EDMONT_SWITCH], [
AC_ARG_ENABLE([$1], [AS_HELP_STRING([--enable-$1], [$3 @<:@default=no@:>@])],
    [$2=$enableval], [$2=no])
AS_CASE([$$2], [yes|no], [], [AC_MSG_ERROR([--enable-$1=$$2: unknown; use yes or no])])
])

AC_DEFUN([EDMONT_OPTIONS], [
EDMONT_SWITCH([checks], [edmont_checks],
    [let the library stop the program where a bound that it states does not hold; slow])
EDMONT_SWITCH([werror], [edmont_werror], [let compiler warnings stop the build])
EDMONT_SWITCH([spake2-legacy], [edmont_spake2_legacy],
    [build the SPAKE2 suite of python-pure25519, whose names run together])
AC_DEFINE_UNQUOTED([EDMONT_SPAKE2_LEGACY],
    [`test "$edmont_spake2_legacy" = yes && echo 1 || echo 0`],
    [1 if SPAKE2 suites that are for old peers alone are built, else 0.])
AM_CONDITIONAL([SPAKE2_LEGACY], [test "$edmont_spake2_legacy" = yes])
EDMONT_CHOICE([base-table], [size of the table of multiples of the base point: smaller is slower],
    [48k], [48k, 24k, 12k, 6k])
AS_CASE([$edmont_base_table],
    [48k], [edmont_base_steps=8],
    [24k], [edmont_base_steps=4],
    [12k], [edmont_base_steps=2],
    [edmont_base_steps=1])
AC_DEFINE_UNQUOTED([EDMONT_BASE_STEPS], [$edmont_base_steps],
    [Steps of the table of the base point, of 6 KiB each: 8, 4, 2 or 1.])
])
